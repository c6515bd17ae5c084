# What the core of rp2040py reads and writes most, without Python: memory, the divider and the
# time. tests/emulated/faster.py includes it there; what is left goes the long way.

cdef unsigned int read_chip(RP2040 chip, unsigned int address) except? 0:
    cdef CortexM0Core core = chip.core
    cdef double micros
    if address == 0x40054024U or address == 0x40054028U:
        micros = (chip.clock._nanos_counter - core.timer_epoch) / 1000
        return <unsigned int> (<unsigned long long> micros >> (32 if address & 4 else 0))
    if address == 0xD0000000U:
        return 0
    if address == 0xD0000070U:
        core.div_csr &= ~2U
        return core.quotient
    if address == 0xD0000074U:
        return core.remainder
    if address == 0xD0000078U:
        return core.div_csr
    if 0xD0000060U <= address < 0xD0000070U:
        return core.divisor if address & 4 else core.dividend
    return chip.read_uint32(address)


cdef void write_divider(CortexM0Core core, unsigned int address, unsigned int value) noexcept:
    cdef long long dividend, divisor
    core.div_csr = 3
    if address == 0xD0000070U:
        core.quotient = value
        return
    if address == 0xD0000074U:
        core.remainder = value
        return
    if address & 4:
        core.divisor = value
    else:
        core.dividend = value
    core.cycles += 8
    dividend, divisor = core.dividend, core.divisor
    if divisor == 0:
        core.quotient, core.remainder = 0xFFFFFFFFU if dividend else 1, core.dividend
        return
    if address & 8:
        dividend, divisor = <int> core.dividend, <int> core.divisor
    core.quotient = <unsigned int> (dividend / divisor)
    core.remainder = <unsigned int> (dividend % divisor)


cdef inline unsigned int read32(RP2040 chip, unsigned int address) except? 0:
    cdef unsigned int at = address - 0x20000000U
    if not address & 3:
        if at < chip.ram_byte_size:
            return (<unsigned int *> &chip._sram[at])[0]
        at = address - 0x10000000U
        if at < chip.flash_byte_size:
            return (<unsigned int *> &chip._flash[at])[0]
    return read_chip(chip, address)


cdef inline unsigned int read16(RP2040 chip, unsigned int address) except? 0:
    cdef unsigned int at = address - 0x10000000U
    if not address & 1:
        if at < chip.flash_byte_size:
            return (<unsigned short *> &chip._flash[at])[0]
        at = address - 0x20000000U
        if at < chip.ram_byte_size:
            return (<unsigned short *> &chip._sram[at])[0]
    return chip.read_uint16(address)


cdef inline unsigned int read8(RP2040 chip, unsigned int address) except? 0:
    cdef unsigned int at = address - 0x20000000U
    if at < chip.ram_byte_size:
        return chip._sram[at]
    at = address - 0x10000000U
    if at < chip.flash_byte_size:
        return chip._flash[at]
    return chip.read_uint8(address)


cdef inline int write32(RP2040 chip, unsigned int address, long long value) except -1:
    cdef unsigned int at = address - 0x20000000U
    if at < chip.ram_byte_size and not address & 3:
        (<unsigned int *> &chip._sram[at])[0] = <unsigned int> (value & 0xFFFFFFFFU)
    elif 0xD0000060U <= address < 0xD0000078U:
        write_divider(chip.core, address, <unsigned int> (value & 0xFFFFFFFFU))
    else:
        chip.write_uint32(address, value)
    return 0


cdef inline int write16(RP2040 chip, unsigned int address, long long value) except -1:
    cdef unsigned int at = address - 0x20000000U
    if at < chip.ram_byte_size and not address & 1:
        (<unsigned short *> &chip._sram[at])[0] = <unsigned short> (value & 0xFFFF)
    else:
        chip.write_uint16(address, value)
    return 0


cdef inline int write8(RP2040 chip, unsigned int address, long long value) except -1:
    cdef unsigned int at = address - 0x20000000U
    if at < chip.ram_byte_size:
        chip._sram[at] = <unsigned char> (value & 0xFF)
    else:
        chip.write_uint8(address, value)
    return 0
