"""How frames come to a PN532 and back (NXP user manual UM0701-02, section 6.2): SPI or I2C.

    SpiLink(spi, cs)   machine.SPI, mode 0, up to 5 MHz; the chip speaks LSB first
    I2cLink(i2c)       machine.I2C, up to 400 kHz

What calls into an empty field send, and what then comes back, lies ready as the bus carries it: so
they make no garbage, which would be collected between a tap and its yes.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any
else:
    Any = object

ACK = b"\x00\x00\xff\x00\xff\x00"  # 6.2.1.3
FRAMING = 9  # bytes of a frame beside what its answer carries


class SpiLink:
    """6.2.5: one byte says what follows; the chip is asked whether it is ready."""

    STATUS, WRITE, READ = 0x40, 0x80, 0xC0  # 02, 01 and 03, bits turned round

    def __init__(self, spi: Any, cs: Any) -> None:
        self.spi = spi
        self.cs = cs
        self.status = bytes((self.STATUS, 0))
        self.said = bytearray(2)
        cs(1)

    def wake(self) -> None:
        """Being selected wakes it (7.2.11); what is sent before it is awake is lost."""
        self.send(self.packed(b""))

    def ready(self) -> bool:
        self.cs(0)
        self.spi.write_readinto(self.status, self.said)
        self.cs(1)
        return bool(self.said[1] & 0x80)

    def packed(self, frame: bytes) -> bytes:
        """A frame as `send` has it."""
        return bytes((self.WRITE,)) + self.coded(frame)

    def coded(self, data: bytes) -> bytes:
        """As the bus carries it, and back."""
        return turned(data)

    def send(self, packed: bytes) -> None:
        self.cs(0)
        self.spi.write(packed)
        self.cs(1)

    def room(self, size: int) -> tuple:
        """What `fetch` needs for so many bytes."""
        return bytes((self.READ,)) + bytes(size), bytearray(size + 1)

    def fetch(self, room: tuple) -> Any:
        """The chip's answer, as the bus carries it, behind one other byte."""
        self.cs(0)
        self.spi.write_readinto(room[0], room[1])
        self.cs(1)
        return room[1]


class I2cLink:
    """6.2.4: every read begins with the byte that says whether the chip is ready."""

    ADDRESS = 0x24

    def __init__(self, i2c: Any) -> None:
        self.i2c = i2c
        self.said = bytearray(1)

    def wake(self) -> None:
        try:
            self.i2c.writeto(self.ADDRESS, b"\x00")
        except OSError:  # it was asleep, and now is not
            pass

    def ready(self) -> bool:
        try:
            self.i2c.readfrom_into(self.ADDRESS, self.said)
        except OSError:  # busy; whether it is gone is a matter of time
            return False
        return bool(self.said[0] & 1)

    def packed(self, frame: bytes) -> bytes:
        return frame

    def coded(self, data: bytes) -> bytes:
        return data

    def send(self, packed: bytes) -> None:
        self.i2c.writeto(self.ADDRESS, packed)

    def room(self, size: int) -> tuple:
        return b"", bytearray(size + 1)

    def fetch(self, room: tuple) -> Any:
        self.i2c.readfrom_into(self.ADDRESS, room[1])
        return room[1]


class Often:
    """A command that is sent all the time, its answer of up to `size` bytes, and the usual one.

    All that these need is made once.
    """

    def __init__(self, link: Any, code: int, data: bytes, size: int, usual: bytes) -> None:
        self.link = link
        self.call = link.packed(frame(code, data))
        self.acked = link.room(len(ACK))
        self.answer = link.room(size + FRAMING)
        whole = framed(bytes((0xD5, code + 1)) + usual)
        self.ack, self.usual = link.coded(ACK), link.coded(whole)
        self.head = memoryview(self.acked[1])[1:]
        self.begun = memoryview(self.answer[1])[1 : 1 + len(whole)]

    def acknowledged(self) -> bool:
        self.link.fetch(self.acked)
        return bool(self.head == self.ack)

    def as_usual(self) -> bool:
        """Fetch the answer; whether it is the usual one."""
        self.link.fetch(self.answer)
        return bool(self.begun == self.usual)

    def got(self) -> bytes:
        """The answer that was fetched."""
        got: bytes = self.link.coded(bytes(self.answer[1][1:]))
        return got


def turned(data: Any) -> bytes:
    """Every byte with its bits the other way round: machine.SPI of the RP2040 sends MSB first."""
    out = bytearray(data)
    for i in range(len(out)):
        byte = out[i]
        byte = byte >> 4 | (byte & 0x0F) << 4
        byte = (byte & 0xCC) >> 2 | (byte & 0x33) << 2
        out[i] = (byte & 0xAA) >> 1 | (byte & 0x55) << 1
    return bytes(out)


def frame(code: int, data: bytes) -> bytes:
    """A command as a normal information frame (6.2.1.1)."""
    return framed(bytes((0xD4, code)) + data)


def framed(body: bytes) -> bytes:
    """Length and data, each with their checksum."""
    size = len(body)
    return bytes((0, 0, 0xFF, size, -size & 0xFF)) + body + bytes((-sum(body) & 0xFF, 0))


def unpacked(got: bytes, code: int) -> "bytes | None":
    """What the answer to a command carries, or None where a checksum or the command is wrong."""
    start = got.find(b"\x00\xff")
    if start < 0 or len(got) < start + 6:
        return None
    size = got[start + 2]
    body = got[start + 4 : start + 5 + size]
    if (size + got[start + 3]) & 0xFF or len(body) != size + 1 or sum(body) & 0xFF:
        return None
    return body[2:-1] if size >= 2 and body[0] == 0xD5 and body[1] == code + 1 else None
