"""PN5180: frames with the BUSY handshake, registers, interrupt flags, and two radios.

It bites where its sheet does: a frame begun while BUSY is high, NSS raised before BUSY has come,
two frames under one NSS, a read with other bytes than FF, data sent when no transceive waits for
it. What happens on the air is worked out when a frame is sent, and told when the clock gets there.
"""

from tests.both.models.icode import BYTE_NS, EOF_NS, SOF_NS, Air, crc, request_ns
from tests.both.models.rf import Field, air_ns, crc_a, to_bytes

SYSTEM_CONFIG, IRQ_STATUS, IRQ_CLEAR, RX_CONFIG, RX_STATUS, TX_CONFIG, CRC_TX, RF_STATUS = (
    0x00, 0x02, 0x03, 0x12, 0x13, 0x18, 0x19, 0x1D,
)  # fmt: skip
RX_IRQ, TX_IRQ, IDLE_IRQ, FIELD_IRQ, SOF_IRQ, ERROR_IRQ = 1, 2, 4, 0x200, 0x4000, 0x20000
HIGH_NS = 2000  # until BUSY rises after a frame
SPENT_NS = {0x11: 900000, 0x16: 250000, 0x17: 60000}  # commands that take long
COMMAND_NS = 15000
BOOT_NS = 2300000
LOOK_NS = 4000  # what reading a pin costs
ALL = 0xFFFFFFFF


class BusyPin:
    """The line, as an input of the board."""

    def __init__(self, chip) -> None:
        self.chip = chip

    def __call__(self):
        self.chip.clock.now += LOOK_NS
        return int(self.chip.is_busy())


class Pn5180:
    """One chip and its two fields.

    dead       it answers nothing and BUSY stays low;  `stuck` BUSY stays high
    five_volts without, its registers answer and no field comes
    resets     by its wire;  `loads` of radio configurations
    """

    def __init__(self, clock, field=None, air=None) -> None:
        self.clock = clock
        self.field = field or Field()
        self.air = air or Air()
        self.dead = self.stuck = False
        self.five_volts = True
        self.resets = self.loads = 0
        self.nss = 1
        self.boot()

    def boot(self) -> None:
        self.regs = dict.fromkeys(range(0x20), 0)
        self.regs[TX_CONFIG] = 0x4C0
        self.irq = 0
        self.events: list = [(self.clock.now + BOOT_NS, "irq", IDLE_IRQ)]
        self.answer: "bytes | None" = None
        self.got = b""
        self.standard: tuple = ()
        self.waits = False  # a transceive, for data to send
        self.frame: "bytes | None" = None
        self.high_at = self.low_at = 0
        self.powered = False
        self._power(False)

    def reset_pin(self, level: int) -> None:
        """The wire RST has changed."""
        if level:
            self.resets += 1
            self.boot()

    # The bus

    def is_busy(self) -> bool:
        if self.dead:
            return False
        if self.stuck:
            return True
        if not self.nss:
            return self.frame is not None and self.clock.now >= self.high_at
        return self.clock.now < self.low_at

    def select(self, level: int) -> None:
        self.nss = level
        if self.dead or self.stuck:
            self.frame = None
        elif not level:
            assert self.clock.now >= self.low_at, "a frame while BUSY is high"
            self.frame = None
        elif self.frame is not None:
            assert self.clock.now >= self.high_at, "NSS high before BUSY"
            self._work_off(self.frame)
            self.frame = None

    def swap(self, data: bytes) -> bytes:
        if self.dead or self.stuck:
            return bytes((0xFF,)) * len(data)
        assert self.frame is None, "two frames under one NSS"
        self.frame = data
        self.high_at = self.clock.now + HIGH_NS
        if self.answer is None:
            return bytes((0xFF,)) * len(data)
        assert data == b"\xff" * len(data), "a read sends FF"
        return (self.answer + bytes(len(data)))[: len(data)]

    def _work_off(self, frame: bytes) -> None:
        spent = COMMAND_NS
        if self.answer is not None:
            self.answer = None
        else:
            self._advance()
            spent = SPENT_NS.get(frame[0], COMMAND_NS)
            self._command(frame[0], frame[1:])
        self.low_at = self.clock.now + spent

    # Commands

    def _command(self, code: int, rest: bytes) -> None:
        if code == 0x00:
            self._write(rest[0], 1, int.from_bytes(rest[1:5], "little"))
        elif code == 0x03:
            assert len(rest) % 6 == 0 and len(rest) <= 42 * 6
            for at in range(0, len(rest), 6):
                self._write(rest[at], rest[at + 1], int.from_bytes(rest[at + 2 : at + 6], "little"))
        elif code == 0x04:
            self.answer = self._read(rest[0])
        elif code == 0x05:
            assert len(rest) <= 18
            self.answer = b"".join([self._read(register) for register in rest])
        elif code == 0x07:
            self.answer = self._eeprom()[rest[0] : rest[0] + rest[1]]
        elif code == 0x0A:
            self.answer = self.got
        elif code == 0x09:
            self._send(rest[0], rest[1:])
        elif code == 0x11:
            self._load((rest[0], rest[1]))
        elif code in (0x16, 0x17):
            self._power(code == 0x16)
        else:
            self.irq |= ERROR_IRQ

    def _eeprom(self) -> bytes:
        return bytes(0x10) + b"\x00\x04" + b"\x05\x03" + bytes(200)

    def _read(self, register: int) -> bytes:
        self._advance()
        value = self.irq if register == IRQ_STATUS else self.regs[register]
        return value.to_bytes(4, "little")

    def _write(self, register: int, action: int, value: int) -> None:
        if register == IRQ_CLEAR:
            self.irq &= ~value & ALL
            return
        old = self.regs[register]
        self.regs[register] = {1: value, 2: old | value, 3: old & value}[action]
        if register == SYSTEM_CONFIG:
            command = self.regs[register] & 7
            if command == 0:
                self.events = [event for event in self.events if event[1] == "irq"]
            self.waits = command == 3

    def _load(self, standard: tuple) -> None:
        assert standard in ((0x0D, 0x8D), (0x00, 0x80)), "a standard nobody here speaks"
        self.loads += 1
        self.standard = standard
        self.regs[TX_CONFIG] = 0x4C0
        crc_on = int(standard[0] == 0x0D)
        self.regs[CRC_TX] = self.regs[RX_CONFIG] = crc_on

    def _power(self, on: bool) -> None:
        self.powered = on and self.five_volts
        vicinity = self.powered and self.standard == (0x0D, 0x8D)
        self.air.power(vicinity, self.clock.now)
        self.field.power(self.powered and not vicinity, self.clock.now)
        if self.powered:
            self.events.append((self.clock.now + 200000, "irq", FIELD_IRQ))

    # The air

    def _send(self, bits: int, data: bytes) -> None:
        if not self.waits:
            self.irq |= ERROR_IRQ
            return
        self.waits = False
        if not self.powered:
            return
        if self.standard[0] == 0x0D:
            self._send_vicinity(data)
        else:
            self._send_proximity(data, bits)

    def _send_vicinity(self, data: bytes) -> None:
        bare = not self.regs[TX_CONFIG] & 0x4C0
        assert bare == (not data), "a slot is a bare end of frame, and nothing else is"
        if data:
            data += crc(data)
        end = self.clock.now + request_ns(len(data))
        reply, collided, delay = self.air.send(data, self.clock.now)
        self.events.append((end, "irq", TX_IRQ))
        if reply is None:
            return
        whole = crc(reply[:-2]) == reply[-2:]
        start = end + delay + SOF_NS
        status = (len(reply) - 2) | (0 if whole else 0x10000) | (0x40000 if collided else 0)
        self.events.append((start, "irq", SOF_IRQ))
        received = start + len(reply) * BYTE_NS + EOF_NS
        self.events.append((received, "reply", (reply[:-2], status)))

    def _send_proximity(self, data: bytes, last: int) -> None:
        if self.regs[CRC_TX] & 1:
            data += crc_a(data)
        bits = 8 * len(data) - (8 - last if last else 0)
        end = self.clock.now + air_ns(bits)
        reply, collision, delay = self.field.send(data, bits, self.clock.now)
        self.events.append((end, "irq", TX_IRQ))
        if reply is not None:
            start = end + delay
            self.events.append((start, "irq", SOF_IRQ))
            got = self._decoded(reply, collision)
            self.events.append((start + air_ns(len(reply)), "reply", got))

    def _decoded(self, bits, collision) -> tuple:
        """(bytes, RX_STATUS) of a reply; cleared after a collision, as RX_CONFIG has it."""
        config = self.regs[RX_CONFIG]
        align = config >> 6 & 7
        bits = bytearray(bits)
        status = 0
        if collision is not None:
            for i in range(collision, len(bits)):
                bits[i] = 0
            status = 0x40000 | ((collision + align) & 0x7F) << 19
        data = to_bytes(bits, align)
        if config & 1 and collision is None:
            if len(bits) % 8 or crc_a(data[:-2]) != data[-2:]:
                status |= 0x10000
            else:
                data = data[:-2]
        return data, status | len(data) | ((len(bits) + align) % 8) << 13

    def _advance(self) -> None:
        """Everything that has happened by now."""
        due = [event for event in self.events if event[0] <= self.clock.now]
        self.events = [event for event in self.events if event[0] > self.clock.now]
        for _, what, value in due:
            if what == "irq":
                self.irq |= value
            else:
                self.got, self.regs[RX_STATUS] = value
                self.irq |= RX_IRQ
