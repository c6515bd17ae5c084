"""ICODE SLIX tags (NXP SL2S2002, SL2S2602; ISO/IEC 15693-3) and the air between them and a reader.

Frames are bytes, since all slots of an inventory answer in step: what matters is who answers in
which slot, who is quiet, and when. Several answers at once are a collision unless they are alike.
"""

BYTE_NS = 302080  # four times two bits of 37.76 us
SOF_NS, EOF_NS = 151000, 38000
REQUEST_SOF_NS = 76000
WAIT_NS = 320000  # a tag waits so long before it answers
WAKE_NS = 1000000
WRITE_NS = 4200000
READY, QUIET = range(2)


def crc(data) -> bytes:
    """ISO/IEC 13239, as annex C has it: begun with ones, turned round at the end."""
    value = 0xFFFF
    for byte in data:
        value ^= byte
        for _ in range(8):
            value = value >> 1 ^ 0x8408 if value & 1 else value >> 1
    value ^= 0xFFFF
    return bytes((value & 0xFF, value >> 8))


def request_ns(size: int) -> int:
    """Of a request with so many bytes, its CRC among them; an end of frame alone where 0."""
    return REQUEST_SOF_NS + size * BYTE_NS + EOF_NS if size else EOF_NS


class Icode:
    """One tag. `late_ns` is how much later than usual it answers; `writes` counts blocks written.

    afi, dsfid  as GET SYSTEM INFORMATION tells them
    """

    def __init__(self, uid: bytes, blocks: int = 28, late_ns: int = 0) -> None:
        assert len(uid) == 8 and uid[0] == 0xE0
        self.uid = uid
        self.turned = bytes(reversed(uid))
        self.blocks = blocks
        self.late_ns = late_ns
        self.memory = bytearray(4 * blocks)
        self.locked: set = set()
        self.writes = 0
        self.worn = False
        self.wake()

    def wake(self) -> None:
        """It comes into a field."""
        self.state = READY
        self.slot: "int | None" = None  # in which it answers

    def hear(self, data: bytes, slot: int):
        """(reply, delay in ns), or None. `data` is a request with its CRC, or b"" for a slot."""
        if not data:
            return self._inventoried() if self.slot == slot else None
        self.slot = None
        if crc(data[:-2]) != data[-2:] or not data[0] & 2:  # damaged, or the low data rate
            return None
        if data[0] & 4:
            return self._inventory(data[0], data[1:-2])
        if data[0] & 0x20 and data[2:10] != self.turned:
            return None
        if data[0] & 0x20:
            return self.command(data[1], data[10:-2])
        return None

    def _inventory(self, flags: int, rest: bytes):
        assert not flags & 0x10, "no AFI"
        size = rest[1]
        mask = int.from_bytes(rest[2:], "little")
        assert len(rest) == 2 + (size + 7) // 8, "a mask has whole bytes"
        number = int.from_bytes(self.turned, "little")
        if rest[0] != 1 or self.state == QUIET or number & ((1 << size) - 1) != mask:
            return None
        if not flags & 0x20:
            self.slot = number >> size & 15
            if self.slot:
                return None
        return self._inventoried()

    def _inventoried(self):
        return self.framed(b"\x00\x00" + self.turned)

    def framed(self, data: bytes, more_ns: int = 0) -> tuple:
        return data + crc(data), WAIT_NS + self.late_ns + more_ns

    def command(self, code: int, rest: bytes):
        if code == 0x02:
            self.state = QUIET
            return None
        if code == 0x20:
            return self._read(rest[0], 1)
        if code == 0x23:
            return self._read(rest[0], rest[1] + 1)
        if code == 0x21:
            return self._write(rest[0], rest[1:])
        if code == 0x2B:
            facts = bytes((0x0F,)) + self.turned + bytes((0, 0, self.blocks - 1, 3, 1))
            return self.framed(b"\x00" + facts)
        return self.framed(b"\x01\x01")  # not supported

    def _read(self, first: int, count: int):
        if first + count > self.blocks:
            return self.framed(b"\x01\x10")  # no such block
        return self.framed(b"\x00" + bytes(self.memory[4 * first : 4 * (first + count)]))

    def _write(self, block: int, data: bytes):
        if block >= self.blocks or block in self.locked:
            return self.framed(b"\x01\x12")
        self.writes += 1
        if not self.worn:
            self.memory[4 * block : 4 * block + 4] = data
        return self.framed(b"\x00", WRITE_NS)

    def write_ndef(self, message: bytes) -> None:
        """As a phone leaves it: a Type 5 container, the message, the end."""
        size = self.blocks // 2
        data = bytes((0xE1, 0x40, size, 1, 3, len(message))) + message + b"\xfe"
        self.memory[: len(data)] = data


class Air:
    """The tags in a field of ISO 15693, and its faults.

    lose, flip  out of 1000: frames either way that are lost, replies with a bit turned
    on_frame    called with the frame's number before it is sent, to take or lay tags in between
    """

    def __init__(self, seed: int = 1) -> None:
        self.tags: list = []
        self.lose = self.flip = 0
        self.on_frame = None
        self.frames = 0
        self.log: list = []
        self.slot = 0
        self.started: "int | None" = None
        self.too_early = 0
        self.seed = seed

    def chance(self, of: int) -> int:
        """The same numbers on both Pythons."""
        self.seed = (self.seed * 1103515245 + 12345) & 0x7FFFFFFF
        return (self.seed >> 8) % of

    def lay(self, tag: Icode) -> Icode:
        tag.wake()
        self.tags.append(tag)
        return tag

    def lift(self, tag: Icode) -> None:
        self.tags.remove(tag)

    def power(self, on: bool, now: int) -> None:
        if on and self.started is None:
            self.started = now
            for tag in self.tags:
                tag.wake()
        if not on:
            self.started = None

    def send(self, data: bytes, now: int) -> tuple:
        """(reply, whether several collided, delay in ns) of a request, or of the next slot."""
        self.frames += 1
        self.log = self.log[-63:] + [data]
        if self.on_frame:
            self.on_frame(self.frames)
        self.slot = self.slot + 1 if not data else 0
        assert self.slot < 16, "an inventory has sixteen slots"
        if self.started is None or self._lost():
            return None, False, 0
        if now - self.started < WAKE_NS:
            self.too_early += 1
            return None, False, 0
        replies = [reply for reply in [tag.hear(data, self.slot) for tag in self.tags] if reply]
        if not replies or self._lost():
            return None, False, 0
        heard = bytearray(replies[0][0])
        collided = False
        for other, _ in replies[1:]:
            collided = collided or other != replies[0][0]
            for i in range(min(len(heard), len(other))):
                heard[i] |= other[i]
        if self.chance(1000) < self.flip:
            at = self.chance(8 * len(heard))
            heard[at // 8] ^= 1 << at % 8
        return bytes(heard), collided, min([delay for _, delay in replies])

    def _lost(self) -> bool:
        return self.chance(1000) < self.lose
