"""The radio between a reader and the tags in its field: frames of bits, and what disturbs them."""

BIT_NS = 9440  # 128 / 13.56 MHz
DELAY_NS = 91000
START_NS = 5000000  # a tag may take so long to wake after the field comes on


def crc_a(data) -> bytes:
    """ISO 14443-3, annex B."""
    crc = 0x6363
    for byte in data:
        byte ^= crc & 0xFF
        byte = (byte ^ byte << 4) & 0xFF
        crc = (crc >> 8) ^ (byte << 8) ^ (byte << 3) ^ (byte >> 4)
    return bytes((crc & 0xFF, crc >> 8))


def to_bits(data, skip: int = 0) -> bytearray:
    """Least significant bit first, as they go over the air; a list would be eight times as big."""
    bits = bytearray(8 * len(data) - skip)
    for i in range(len(bits)):
        bits[i] = data[(i + skip) // 8] >> (i + skip) % 8 & 1
    return bits


def to_bytes(bits, align: int = 0) -> bytes:
    data = bytearray((len(bits) + align + 7) // 8)
    for i in range(len(bits)):
        data[(i + align) // 8] |= bits[i] << (i + align) % 8
    return bytes(data)


def air_ns(bits: int) -> int:
    """Of a frame with so many bits: a parity for every eight, and start and end."""
    return (bits + bits // 8 + 2) * BIT_NS


class Field:
    """The tags in it, the faults of the radio, and a count of frames.

    lose, flip  out of 1000: frames either way that are lost, replies with a bit turned
    on_frame    called with the frame's number before it is sent, to take tags away in between
    """

    def __init__(self, seed: int = 1) -> None:
        self.tags: list = []
        self.lose = self.flip = 0
        self.on_frame = None
        self.frames = 0
        self.log: list = []
        self.too_early = 0  # frames sent before tags can have woken
        self.started = None
        self.seed = seed

    def chance(self, of: int) -> int:
        """The same numbers on both Pythons."""
        self.seed = (self.seed * 1103515245 + 12345) & 0x7FFFFFFF
        return (self.seed >> 8) % of

    def lay(self, tag):
        tag.wake()
        self.tags.append(tag)
        return tag

    def lift(self, tag) -> None:
        self.tags.remove(tag)

    def power(self, on: bool, now: int) -> None:
        if not on or self.started is None:
            for tag in self.tags:
                tag.wake()
        if not on:
            self.started = None
        elif self.started is None:
            self.started = now

    def send(self, data, bits: int, now: int) -> tuple:
        """A frame of so many bits: (reply bits, where they collide, delay in ns), or None each."""
        self.frames += 1
        self.log = self.log[-63:] + [bytes(data)]
        if self.on_frame:
            self.on_frame(self.frames)
        if self.started is not None and now - self.started < START_NS:
            self.too_early += 1
            return None, None, 0
        if self.started is None or self._lost():
            return None, None, 0
        replies = [reply for reply in [tag.hear(data, bits) for tag in self.tags] if reply]
        if not replies or self._lost():
            return None, None, 0
        reply, collision = overlay([bits_of for bits_of, _ in replies])
        if self.chance(1000) < self.flip:
            reply[self.chance(len(reply))] ^= 1
        return reply, collision, replies[0][1]

    def _lost(self) -> bool:
        return self.chance(1000) < self.lose


def overlay(replies: list) -> tuple:
    """What a reader hears of several at once, and the first bit they disagree in."""
    longest = max([len(reply) for reply in replies])
    heard = bytearray(longest)
    collision = None
    for i in range(longest):
        here = [reply[i] for reply in replies if i < len(reply)]
        heard[i] = max(here)
        if collision is None and min(here) != max(here):
            collision = i
    return heard, collision
