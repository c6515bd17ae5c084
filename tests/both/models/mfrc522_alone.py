"""An MFRC522 in an empty field, with its bus and its pin IRQ, that makes no garbage of its own.

So that a test may forbid the heap altogether while a driver calls for tags. It keeps its registers,
sends what the FIFO holds, and its timer runs out; no tag ever answers.
"""

COMMAND, COM_IEN, COM_IRQ, LEVEL, FRAMING, T_MODE, PRESCALER, RELOAD, VERSION = (
    0x01, 0x02, 0x04, 0x0A, 0x0D, 0x2A, 0x2B, 0x2D, 0x37,
)  # fmt: skip
RESET, TRANSCEIVE, TIMER = 0x0F, 0x0C, 0x01
CALL_US = 20  # what the interpreter of a Pico takes for a transfer, or a look at a pin
AIR_US = 85  # of WUPA


class Alone:
    """The clock, machine.SPI, and `irq` the pin; `calls` counts the frames that were sent."""

    def __init__(self) -> None:
        self.now = 0
        self.regs = bytearray(64)
        self.regs[VERSION] = 0x92
        self.fifo = self.calls = 0
        self.ends_at = -1

    # The clock

    def ticks_us(self) -> int:
        return self.now

    def ticks_diff(self, a: int, b: int) -> int:
        return a - b

    def sleep_us(self, us: int) -> None:
        self.now += us

    # The bus

    def select(self, level: int) -> None:
        """The only chip there is."""

    def write(self, data) -> None:
        self.now += CALL_US
        register, value = data[0] >> 1, data[1]
        if register == 0x09:
            self.fifo += len(data) - 1
        elif register == COM_IRQ:
            self._flags(value)
        else:
            self.regs[register] = value
        if register == LEVEL and value & 0x80:
            self.fifo = 0
        elif register == COMMAND and value == RESET:
            self.regs[COMMAND] = 0
        elif register == FRAMING and value & 0x80:
            self._send()

    def write_readinto(self, data, into) -> None:
        self.now += CALL_US
        self._advance()
        for at in range(len(data) - 1):
            register = data[at] >> 1 & 0x3F
            into[at + 1] = self.fifo if register == LEVEL else self.regs[register]

    def irq(self) -> int:
        """Low while an interrupt stands that is let through (9.3.1.3: inverted)."""
        self.now += CALL_US
        self._advance()
        return int(not self.regs[COM_IRQ] & self.regs[COM_IEN] & 0x7F)

    def _flags(self, value: int) -> None:
        kept = self.regs[COM_IRQ]
        self.regs[COM_IRQ] = kept | value & 0x7F if value & 0x80 else kept & ~value & 0x7F

    def _send(self) -> None:
        assert self.regs[COMMAND] == TRANSCEIVE and self.fifo == 1, "nothing to send"
        self.calls += 1
        self.fifo = 0
        prescaler = (self.regs[T_MODE] & 0x0F) << 8 | self.regs[PRESCALER]
        timer = (self.regs[RELOAD] + 1) * (2 * prescaler + 1) * 100 // 1356
        self.ends_at = self.now + AIR_US + timer

    def _advance(self) -> None:
        if 0 <= self.ends_at <= self.now:
            self.regs[COM_IRQ] |= TIMER
            self.ends_at = -1
