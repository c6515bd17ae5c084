"""MFRC522: registers, FIFO, timer, interrupt bits, CRC and collisions, as its data sheet has them.

What happens on the air is worked out when a frame is sent, and told when the clock gets there.
"""

from tests.both.models.rf import Field, air_ns, crc_a, to_bytes

COMMAND, COM_IRQ, DIV_IRQ, ERROR, FIFO, LEVEL, CONTROL, FRAMING, COLL = (
    0x01, 0x04, 0x05, 0x06, 0x09, 0x0A, 0x0C, 0x0D, 0x0E,
)  # fmt: skip
COM_IEN, DIV_IEN = 0x02, 0x03
TX_MODE, RX_MODE, TX_CONTROL, TX_ASK, T_MODE, PRESCALER, RELOAD_H, RELOAD_L = (
    0x12, 0x13, 0x14, 0x15, 0x2A, 0x2B, 0x2C, 0x2D,
)  # fmt: skip
CRC_HIGH, CRC_LOW, VERSION = 0x21, 0x22, 0x37
TRANSCEIVE, CALC_CRC, RESET = 0x0C, 0x03, 0x0F
TX_IRQ, RX_IRQ, ERR_IRQ, TIMER_IRQ = 0x40, 0x20, 0x02, 0x01
STARTS_NS = 40000  # after a reset
DEFAULTS = {
    COMMAND: 0x20, COM_IEN: 0x80, COM_IRQ: 0x14, CONTROL: 0x10, COLL: 0x80, 0x11: 0x3F,
    TX_CONTROL: 0x80, 0x24: 0x26, 0x26: 0x48, CRC_HIGH: 0xFF, CRC_LOW: 0xFF,
}  # fmt: skip


class Mfrc522:
    """One chip in a field.

    version   of a clone, or 0x92;  `reads` and `writes` per register
    dead      None, or what the bus reads while the chip does not answer
    relative  whether CollPos counts from the byte a partial reply begins in: readings differ
    forgets   writes do not reach it: a loose wire
    hung      it keeps its registers, but finishes nothing
    """

    def __init__(self, clock, field=None, version: int = 0x92) -> None:
        self.clock = clock
        self.field = field or Field()
        self.version = version
        self.dead = None
        self.hung = self.forgets = False
        self.relative = True
        self.resets = 0
        self.reads: dict = {}
        self.writes: dict = {}
        self.reset()
        self.resets = 0

    def reset(self) -> None:
        """By command, by wire, or because the supply dipped."""
        self.resets += 1
        self.regs = bytearray(64)
        for register in DEFAULTS:
            self.regs[register] = DEFAULTS[register]
        self.fifo = bytearray()
        self.events: list = []
        self.asleep = False
        self.ready_at = self.clock.now + STARTS_NS
        self.field.power(False, self.clock.now)

    def select(self, level: int) -> None:
        """Chip select has changed."""

    def swap(self, data: bytes) -> bytes:
        if self.dead is not None:
            return bytes((self.dead,)) * len(data)
        register = data[0] >> 1 & 0x3F
        if data[0] & 0x80:
            assert data[-1] == 0, "8.1.2.1: the last byte of a read is zero"
            return b"\x00" + bytes([self.read(byte >> 1 & 0x3F) for byte in data[:-1]])
        for byte in data[1:]:
            self.write(register, byte)
        return bytes(len(data))

    def irq(self) -> "int | None":
        """What the pin IRQ drives: high, low, or None where it lets go (9.3.1.3, 9.3.1.4)."""
        if self.dead is not None or self.clock.now < self.ready_at:
            return None
        self._advance()
        stands = self.regs[COM_IRQ] & self.regs[COM_IEN] & 0x7F
        stands |= self.regs[DIV_IRQ] & self.regs[DIV_IEN] & 0x14
        level = int(bool(stands) != bool(self.regs[COM_IEN] & 0x80))
        return level if level == 0 or self.regs[DIV_IEN] & 0x80 else None

    def accesses(self) -> int:
        return sum(self.reads.values()) + sum(self.writes.values())

    # Registers

    def read(self, register: int) -> int:
        self.reads[register] = self.reads.get(register, 0) + 1
        self._advance()
        if register == VERSION:
            return self.version
        if register == FIFO:
            return self._pop()
        if register == LEVEL:
            return len(self.fifo)
        if register == COMMAND and self.clock.now < self.ready_at:
            return self.regs[COMMAND] | 0x10
        return self.regs[register]

    def write(self, register: int, value: int) -> None:
        self.writes[register] = self.writes.get(register, 0) + 1
        if self.forgets:
            return
        self._advance()
        if register == COMMAND:
            self._command(value)
        elif register in (COM_IRQ, DIV_IRQ):
            kept = self.regs[register]
            self.regs[register] = kept | value & 0x7F if value & 0x80 else kept & ~value & 0x7F
        elif register == FIFO:
            self._push(bytes((value,)))
        elif register == LEVEL:
            if value & 0x80:
                self.fifo = bytearray()
                self.regs[ERROR] &= ~0x10 & 0xFF
        elif register == FRAMING:
            self.regs[FRAMING] = value
            self._maybe_send()
        elif register not in (VERSION, ERROR):
            self.regs[register] = value
            if register == TX_CONTROL:
                self.field.power(value & 3 == 3, self.clock.now)

    def _pop(self) -> int:
        first = self.fifo[0] if self.fifo else 0
        self.fifo = self.fifo[1:]
        return first

    def _push(self, data: bytes) -> None:
        for byte in data:
            if len(self.fifo) < 64:
                self.fifo.append(byte)
            else:
                self.regs[ERROR] |= 0x10

    def _command(self, value: int) -> None:
        command = value & 0x0F
        if command == RESET:
            self.reset()
            return
        self.down(value & 0x10)
        self.regs[COMMAND] = value & 0x2F
        if command == 0:
            self.events = [event for event in self.events if event[1] == "timer"]
        elif command == CALC_CRC:
            self.regs[CRC_LOW], self.regs[CRC_HIGH] = crc_a(self.fifo)
            self.regs[DIV_IRQ] |= 0x04
        self._maybe_send()

    def down(self, asked: int) -> None:
        """Soft power-down: no oscillator, no field; after it the chip takes time to start."""
        if bool(asked) != self.asleep:
            self.asleep = bool(asked)
            self.ready_at = self.clock.now + (1 << 62 if asked else STARTS_NS)
            self.field.power(not asked and self.regs[TX_CONTROL] & 3 == 3, self.clock.now)

    # The air

    def _maybe_send(self) -> None:
        """Sending begins as soon as both the command and StartSend say so."""
        sends = self.regs[COMMAND] & 0x0F == TRANSCEIVE and self.regs[FRAMING] & 0x80
        if sends and self.fifo and not self.hung and self.clock.now >= self.ready_at:
            self._send()

    def _send(self) -> None:
        data = bytes(self.fifo)
        self.fifo = bytearray()
        if self.regs[TX_MODE] & 0x80:
            data += crc_a(data)
        last = self.regs[FRAMING] & 7
        bits = 8 * len(data) - (8 - last if last else 0)
        end = self.clock.now + air_ns(bits)
        self.regs[ERROR] = 0
        self.events = [(end, "sent", None)]
        reply, collision, delay = None, None, 0
        if self.regs[TX_ASK] & 0x40:
            reply, collision, delay = self.field.send(data, bits, self.clock.now)
        starts = end + delay + 5 * 9440
        if self.regs[T_MODE] & 0x80:
            out = end + self._timer_ns()
            if reply is None or starts > out:
                self.events.append((out, "timer", None))
        if reply is not None:
            self.events.append((end + delay + air_ns(len(reply)), "reply", (reply, collision)))

    def _timer_ns(self) -> int:
        prescaler = (self.regs[T_MODE] & 0x0F) << 8 | self.regs[PRESCALER]
        reload = self.regs[RELOAD_H] << 8 | self.regs[RELOAD_L]
        return (reload + 1) * (2 * prescaler + 1) * 100000 // 1356

    def _advance(self) -> None:
        """Everything that has happened by now."""
        if not self.events:
            return
        due = [event for event in self.events if event[0] <= self.clock.now]
        self.events = [event for event in self.events if event[0] > self.clock.now]
        for _, what, got in due:
            if what == "sent":
                self.regs[COM_IRQ] |= TX_IRQ
            elif what == "timer":
                self.regs[COM_IRQ] |= TIMER_IRQ
            else:
                self._receive(got[0], got[1])

    def _receive(self, bits: list, collision) -> None:
        align = self.regs[FRAMING] >> 4 & 7
        bits = list(bits)
        if collision is not None:
            self._collided(bits, collision, align)
        data = to_bytes(bits, align)
        if self.regs[RX_MODE] & 0x80 and collision is None:
            if len(bits) % 8 or crc_a(data[:-2]) != data[-2:]:
                self.regs[ERROR] |= 0x04
            else:
                data = data[:-2]
        self.regs[CONTROL] = self.regs[CONTROL] & ~7 & 0xFF | (len(bits) + align) % 8
        self._push(data)
        self.regs[COM_IRQ] |= RX_IRQ | (ERR_IRQ if self.regs[ERROR] else 0)

    def _collided(self, bits: list, collision: int, align: int) -> None:
        """CollPos, and zeros after it where ValuesAfterColl is clear."""
        self.regs[ERROR] |= 0x08
        position = collision + 1 + (align if self.relative else 0)
        kept = self.regs[COLL] & 0x80
        self.regs[COLL] = kept | (position & 0x1F if position <= 32 else 0x20)
        if not kept:
            for i in range(collision, len(bits)):
                bits[i] = 0
