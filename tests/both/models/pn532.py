"""PN532: frames with checksums, ACK, ready timing, sleep after power-on, its own anticollision.

It works with a field of tags as a whole, not bit by bit: those that can be activated are listed.
"""

from tests.both.models.rf import crc_a, to_bytes
from tests.both.models.tags import ACTIVE, HALT

ACK = b"\x00\x00\xff\x00\xff\x00"
NACK = b"\x00\x00\xff\xff\x00\x00"
WAKE_NS, ACK_NS, ANSWER_NS = 1000000, 500000, 1000000
TRY_NS, FOUND_NS, EXCHANGE_NS, WRITE_NS = 3000000, 6000000, 3000000, 8000000
USUAL_TIMEOUT = 0x0A  # 51.2 ms, of an answer in what goes through
TX_MODE, RX_MODE, BIT_FRAMING = 0x6302, 0x6303, 0x633D
CRC = 0x80


def turn(byte: int) -> int:
    return sum([(byte >> i & 1) << (7 - i) for i in range(8)])


class Pn532:
    """Behind `select`/`swap` for SPI, `take`/`give` for I2C.

    dead      answers nothing;  `garble`, `no_ack` how many of the next answers, or
              acknowledgements, are damaged on the wire
    commands  codes of the commands it has taken, the oldest first
    """

    def __init__(self, clock, field) -> None:
        self.clock = clock
        self.field = field
        field.started = 0
        self.dead = False
        self.garble = self.no_ack = 0
        self.commands = bytearray()
        self.reset()

    def reset(self) -> None:
        """By power: it sleeps, and would try to activate tags for ever."""
        self.asleep = True
        self.awake_at = 0
        self.sam = False
        self.retries = 0xFF
        self.timeout = USUAL_TIMEOUT
        self.registers = {TX_MODE: CRC, RX_MODE: CRC, BIT_FRAMING: 0}
        self.out: list = []  # (ready at, bytes)
        self.last = b""
        self.selected = None
        self.targets: list = []

    # Buses

    def awake(self) -> bool:
        """Whether it answers its I2C address; being addressed wakes it."""
        if self.dead:
            return False
        self.select(0)
        return self.clock.now >= self.awake_at

    def select(self, level: int) -> None:
        if self.asleep and not level and not self.dead:
            self.asleep = False
            self.awake_at = self.clock.now + WAKE_NS

    def swap(self, data: bytes) -> bytes:
        said = [turn(byte) for byte in data]
        if self.dead or self.clock.now < self.awake_at:
            return b"\xff" * len(data) if not self.dead else bytes(len(data))
        if said[0] == 0x01:
            self.take(bytes(said[1:]))
            return bytes(len(data))
        if said[0] == 0x02:
            return bytes([turn(self._is_ready())] * len(data))
        assert said[0] == 0x03, "no such operation"
        return b"\x00" + bytes([turn(byte) for byte in self._fetch(len(data) - 1)])

    def give(self, size: int) -> bytes:
        if not self._is_ready():
            return bytes(size)
        return b"\x01" + (self._fetch(size - 1) if size > 1 else b"")

    def _is_ready(self) -> int:
        return int(bool(self.out) and self.clock.now >= self.out[0][0])

    def _fetch(self, size: int) -> bytes:
        assert self._is_ready(), "read before it was ready"
        data = self.out.pop(0)[1]
        if data == ACK and self.no_ack:
            self.no_ack -= 1
            return bytes(size)
        if data != ACK:
            self.last = data
            if self.garble:
                self.garble -= 1
                data = data[:-3] + bytes((data[-3] ^ 4,)) + data[-2:]
        return (data + bytes(size))[:size]

    # Frames

    def take(self, frame: bytes) -> None:
        if frame == ACK:
            self.out = []
        elif frame == NACK:
            self._answer(self.last, ANSWER_NS)
        elif len(frame) > 8:
            self._command(frame)

    def _command(self, frame: bytes) -> None:
        size = frame[3]
        body = frame[5 : 5 + size]
        right = frame[:3] == b"\x00\x00\xff" and not (size + frame[4]) & 0xFF
        if not right or len(frame) != size + 7 or (sum(body) + frame[5 + size]) & 0xFF:
            return
        self.commands.append(body[1])
        self.out = [(self.clock.now + ACK_NS, ACK)]
        answer, spent = self._done(body[1], body[2:])
        if answer is not None:
            self._answer(packed(body[1], answer), ACK_NS + spent)

    def _answer(self, data: bytes, spent: int) -> None:
        self.out.append((self.clock.now + spent, data))

    def _done(self, code: int, data: bytes) -> tuple:
        if code == 0x02:
            return b"\x32\x01\x06\x07", ANSWER_NS
        if code == 0x14:
            self.sam = True
            return b"", ANSWER_NS
        if code == 0x32:
            if data[0] == 5:
                self.retries = data[3]
            if data[0] == 2:
                self.timeout = data[3]
            return b"", ANSWER_NS
        if code == 0x08:
            for at in range(0, len(data), 3):
                self.registers[data[at] << 8 | data[at + 1]] = data[at + 2]
            return b"", ANSWER_NS
        if code == 0x4A:
            return self._list(data[0])
        if code == 0x54:
            self._choose(data[0])
            return (b"\x00" if self.selected else b"\x27"), EXCHANGE_NS
        return self._exchange(code, data)

    def _list(self, most: int) -> tuple:
        """None while it goes on trying: a new chip tries for ever."""
        assert self.whole(), "a listing begins with the frames it needs"
        if not self.sam:
            return None, 0
        if self.retries == 0xFF and not self.field.tags:
            return None, 0
        found = [tag for tag in self.field.tags if self._activates(tag)][:most]
        self.targets = found
        self._choose(len(found))
        answer = bytes((len(found),))
        for i in range(len(found)):
            uid = found[i].uid
            answer += bytes((i + 1, 0, found[i].atqa[0], found[i].sak, len(uid))) + uid
        return answer, FOUND_NS * len(found) + TRY_NS * (self.retries + 1) * (len(found) < most)

    def _choose(self, number: int) -> None:
        """One target is active at a time; the chip wakes another when it is asked for."""
        self.selected = self.targets[number - 1] if 0 < number <= len(self.targets) else None
        for tag in self.targets:
            tag.halted = True
            tag.state = ACTIVE if tag is self.selected else HALT

    def _activates(self, tag) -> bool:
        """Six frames each way, with the chip's own retries; where one fails the tag does not know
        of the next word but WUPA.
        """
        for _ in range(self.retries + 1):
            self.field.frames += 1
            lost = [1 for _ in range(12) if self.field._lost()]
            if not lost and not [1 for _ in range(6) if self.field.chance(1000) < self.field.flip]:
                return True
        tag.sleep()
        return False

    def whole(self) -> bool:
        """Whether frames are whole bytes with CRC."""
        sound = self.registers[TX_MODE] & self.registers[RX_MODE] & CRC
        return bool(sound) and not self.registers[BIT_FRAMING]

    def waited_ns(self) -> int:
        """How long an answer that does not come is waited for: 100 us, doubled at every step."""
        return 100000 << self.timeout - 1

    def _short(self, data: bytes) -> tuple:
        """Seven bits to all that lie there, and what one says or several say together."""
        assert self.registers[BIT_FRAMING] == 7 and len(data) == 1
        bits, collision, _ = self.field.send(data, 7, self.clock.now)
        if bits is None:
            return b"\x01", self.waited_ns()
        said = b"\x06" if collision is not None else b"\x00"
        return said + to_bytes(bits), EXCHANGE_NS

    def _exchange(self, code: int, data: bytes) -> tuple:
        if code == 0x42 and not self.whole():
            return self._short(data)
        if code == 0x40:
            self._choose(data[0])
            data = data[1:]
            if data[0] not in (0x30, 0xA0, 0xA2):  # 60h is an authentication here
                return b"\x27", EXCHANGE_NS
        spent = WRITE_NS if data[0] == 0xA2 else EXCHANGE_NS
        if self.selected not in self.field.tags:
            return b"\x01", self.waited_ns()
        data += crc_a(data)
        bits, _, _ = self.field.send(data, 8 * len(data), self.clock.now + 10000000)
        if bits is None:
            return b"\x01", self.waited_ns()
        if len(bits) == 4:
            return (b"\x00" if code == 0x40 and to_bytes(bits) == b"\x0a" else b"\x02"), spent
        reply = to_bytes(bits)
        right = crc_a(reply[:-2]) == reply[-2:]
        return (b"\x00" + reply[:-2] if right else b"\x02"), spent


def packed(code: int, answer: bytes) -> bytes:
    body = bytes((0xD5, code + 1)) + answer
    size = len(body)
    return bytes((0, 0, 0xFF, size, -size & 0xFF)) + body + bytes((-sum(body) & 0xFF, 0))
