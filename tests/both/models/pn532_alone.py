"""A PN532 in an empty field, with its bus, that makes no garbage of its own.

So that a test may forbid the heap altogether while a driver calls for tags. It acknowledges each
command, and answers as long after as the chip does; no tag is ever listed.
"""

from firmware.drivers.pn532_link import ACK, framed, turned

WRITE, STATUS, READ = 0x80, 0x40, 0xC0  # on SPI, whose bits are turned round
LIST, LIST_TURNED = 0x4A, 0x52
CODE_AT = 6  # in a frame
BUS_US = 100  # what the interpreter of a Pico and the bus take for a transfer, at the least
ACK_US, ANSWER_US = 500, 9000
ANSWERS = {
    0x02: b"\x32\x01\x06\x07", 0x08: b"", 0x14: b"", 0x32: b"", 0x42: b"\x01", LIST: b"\x00",
}  # fmt: skip


def answer(code: int) -> bytes:
    return framed(bytes((0xD5, code + 1)) + ANSWERS[code])


class Alone:
    """The clock, and machine.SPI or machine.I2C; `calls` counts how often tags were called."""

    def __init__(self) -> None:
        self.now = self.calls = self.ready_at = 0
        self.given = 0  # 1: the acknowledgement has been fetched
        self.code = 0
        self.ack = ACK
        self.answers = {code: answer(code) for code in ANSWERS}
        self.turn()

    # The clock

    def ticks_us(self) -> int:
        return self.now

    def ticks_diff(self, a: int, b: int) -> int:
        return a - b

    # SPI

    def select(self, level: int) -> None:
        """The only chip there is."""

    def turn(self) -> None:
        """As SPI has it, whose bits come the other way round; once more, and as I2C has it."""
        self.ack = turned(self.ack)
        codes = list(self.answers)
        self.answers = {turned(bytes((c,)))[0]: turned(self.answers[c]) for c in codes}

    def write(self, data) -> None:
        if data[0] == WRITE and len(data) > len(ACK) + 1:
            self.sent(data[1 + CODE_AT])

    def write_readinto(self, data, into) -> None:
        self.now += BUS_US
        if data[0] == STATUS:
            into[1] = 0x80 if self.now >= self.ready_at else 0
        else:
            assert data[0] == READ and not data[1], "one byte says what follows"
            self.give(into)

    # I2C

    def writeto(self, address: int, data) -> None:
        if len(data) > len(ACK):
            self.sent(data[CODE_AT])

    def readfrom_into(self, address: int, into) -> None:
        self.now += BUS_US
        into[0] = int(self.now >= self.ready_at)
        if len(into) > 1:
            self.give(into)

    # Both

    def sent(self, code: int) -> None:
        self.now += BUS_US
        self.code = code
        self.calls += code in (LIST, LIST_TURNED)
        self.given = 0
        self.ready_at = self.now + ACK_US

    def give(self, into) -> None:
        assert self.now >= self.ready_at, "read before it was ready"
        said = self.answers[self.code] if self.given else self.ack
        for at in range(len(into) - 1):
            into[1 + at] = said[at] if at < len(said) else 0
        self.given = 1
        self.ready_at = self.now + ANSWER_US
