"""PN532 over SPI or I2C (NXP user manual UM0701-02; section numbers below are its own).

    reader = PN532(SpiLink(spi, cs))     machine.SPI, mode 0, up to 5 MHz; it speaks LSB first
    reader = PN532(I2cLink(i2c))         machine.I2C, up to 400 kHz

On I2C the chip holds the clock, 440 us were seen: give machine.I2C a timeout of a millisecond or
more, and prefer SPI where other chips share the bus. A command is sent in one look and its answer
fetched in a later one, when the chip says that it is ready: no look waits for the radio.
"""

from firmware.drivers.reader import REST, WAIT, Reader
from firmware.drivers.type2 import READ

try:
    from typing import Any
except ImportError:  # MicroPython has none, and reads no annotations
    Any = object  # type: ignore

ACK = b"\x00\x00\xff\x00\xff\x00"  # 6.2.1.3
NACK = b"\x00\x00\xff\xff\x00\x00"

GET_FIRMWARE = 0x02  # 7.2.2
SAM_CONFIGURATION = 0x14  # 7.2.10
RF_CONFIGURATION = 0x32  # 7.3.1
IN_DATA_EXCHANGE = 0x40  # 7.3.8
IN_COMMUNICATE_THRU = 0x42  # 7.3.9
IN_LIST_PASSIVE = 0x4A  # 7.3.5
IN_SELECT = 0x54  # 7.3.12

RETRIES = 2  # of an activation; by default the chip tries for ever
WAKE_US = 2000
ACK_US = 30000
ANSWER_US = 250000
LIST_SIZE = 1 + 2 * (5 + 7)  # two tags with identifiers of 7 bytes: what is usual here
LONG_SIZE = 1 + 2 * (5 + 10 + 20)  # and with ATS, as phones and bank cards have
SAK_ATS = 0x20


class Silent(Exception):
    """The chip does not acknowledge, or does not answer what it has acknowledged."""


class SpiLink:
    """6.2.5: one byte says what follows; the chip is asked whether it is ready."""

    STATUS, WRITE, READ = 0x40, 0x80, 0xC0  # 02, 01 and 03, bits turned round

    def __init__(self, spi: Any, cs: Any) -> None:
        self.spi = spi
        self.cs = cs
        self.two = bytearray(2)
        cs(1)

    def wake(self) -> None:
        """Being selected wakes it (7.2.11); what is sent before it is awake is lost."""
        self.send(b"")

    def ready(self) -> bool:
        self.two[0], self.two[1] = self.STATUS, 0
        self.cs(0)
        self.spi.write_readinto(self.two, self.two)
        self.cs(1)
        return bool(self.two[1] & 0x80)

    def send(self, frame: bytes) -> None:
        self.cs(0)
        self.spi.write(bytes((self.WRITE,)) + turned(frame))
        self.cs(1)

    def receive(self, size: int) -> bytes:
        got = bytearray(size + 1)
        got[0] = self.READ
        self.cs(0)
        self.spi.write_readinto(got, got)
        self.cs(1)
        return turned(got[1:])


class I2cLink:
    """6.2.4: every read begins with the byte that says whether the chip is ready."""

    ADDRESS = 0x24

    def __init__(self, i2c: Any) -> None:
        self.i2c = i2c

    def wake(self) -> None:
        try:
            self.i2c.writeto(self.ADDRESS, b"\x00")
        except OSError:  # it was asleep, and now is not
            pass

    def ready(self) -> bool:
        try:
            return bool(self.i2c.readfrom(self.ADDRESS, 1)[0] & 1)
        except OSError:  # busy; whether it is gone is a matter of time
            return False

    def send(self, frame: bytes) -> None:
        self.i2c.writeto(self.ADDRESS, frame)

    def receive(self, size: int) -> bytes:
        return self.i2c.readfrom(self.ADDRESS, size + 1)[1:]


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
    """A normal information frame (6.2.1.1): length and data each with their checksum."""
    body = bytes((0xD4, code)) + data
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


def targets(answer: bytes) -> list:
    """Identifiers in the answer to InListPassiveTarget, type A at 106 kbit/s."""
    found = []
    at = 1
    for _ in range(answer[0] if answer else 0):
        if at + 5 > len(answer):
            break
        sak, size = answer[at + 3], answer[at + 4]
        found.append(answer[at + 5 : at + 5 + size])
        at += 5 + size
        if sak & SAK_ATS and at < len(answer):
            at += answer[at]
    return found


class PN532(Reader):
    """One chip behind a link. `version` is the chip's, then its firmware's, as (0x32, 1, 6)."""

    NAME = "PN532"

    def __init__(self, link: Any, clock: Any = None, patience_us: int = 1000) -> None:
        super().__init__(clock, patience_us)
        self.link = link
        self.version: tuple = ()
        self.proven = False
        self.target = 1  # the chip's number of the tag that is spoken to

    def life(self) -> Any:
        yield from self._start()
        while True:
            try:
                if self.jobs:
                    yield from self._work()
                yield from self._poll()
            except Silent:
                if not self.proven:
                    raise OSError("no PN532")
                yield from self._start()

    def _start(self) -> Any:
        """Awake, without a security module, and not trying for ever."""
        self.starts += 1
        self.proven = False
        self.link.wake()
        began = self.clock.ticks_us()
        yield REST
        while self.elapsed(began) < WAKE_US:
            yield REST
        try:
            self.link.send(ACK)  # ends any command it was working on
            yield from self._call(SAM_CONFIGURATION, b"\x01\x14\x01", 0)
            said = yield from self._call(GET_FIRMWARE, b"", 4)
            retries = bytes((5, 1, 1, RETRIES))
            done = yield from self._call(RF_CONFIGURATION, retries, 0)
        except Silent:
            raise OSError("no PN532")
        if said is None or len(said) != 4 or done is None:
            raise OSError("no PN532")
        self.version = tuple(said[:3])

    def _poll(self) -> Any:
        """Two tags at most: the chip tells them apart itself, and of a third says nothing."""
        found = yield from self._list(REST)
        if found is None:
            return
        self.proven = True
        self._saw(found, len(found) > 1, True)

    def _list(self, first: int) -> Any:
        answer = yield from self._call(IN_LIST_PASSIVE, b"\x02\x00", LIST_SIZE, first)
        return None if answer is None else targets(answer)

    def select(self) -> Any:
        found = yield from self._list(WAIT)
        if not found or self.wanted not in found:
            return None
        self.target = 1 + found.index(self.wanted)
        if len(found) > 1:  # what goes through as it is reaches the one selected last
            yield from self._call(IN_SELECT, bytes((self.target,)), 1)
        return self.wanted

    def release(self) -> Any:
        """The next listing begins again."""
        yield WAIT

    def exchange(self, data: Any, size: int, ms: int) -> Any:
        """InDataExchange takes 60h and 3Ah for commands of other tags: these go through as is."""
        if data[0] == READ:
            to_it = bytes((self.target,)) + bytes(data)
            got = yield from self._call(IN_DATA_EXCHANGE, to_it, size + 1)
        else:
            got = yield from self._call(IN_COMMUNICATE_THRU, bytes(data), size + 1)
        if not got or got[0] & 0x3F or len(got) != size + 1:
            self.faults += 1
            return None
        return got[1:]

    def ack(self, data: Any, ms: int) -> Any:
        got = yield from self._call(IN_DATA_EXCHANGE, bytes((self.target,)) + bytes(data), 1)
        return bool(got) and not got[0] & 0x3F

    # Frames

    def _call(self, code: int, data: bytes, size: int, first: int = WAIT) -> Any:
        """Send a command; what its answer carries, or None where it came damaged twice.

        first  REST, where nothing hurries and a look may end after sending
        """
        self.link.send(frame(code, data))
        yield from self._ready(ACK_US, first)
        if self.link.receive(6) != ACK:
            raise Silent()
        for _ in range(2):
            yield from self._ready(ANSWER_US, first)
            answer = unpacked(self.link.receive(size + 9), code)
            if answer is not None:
                return answer
            self.faults += 1
            size = max(size, LONG_SIZE)
            self.link.send(NACK)  # it sends its answer once more
        return None

    def _ready(self, limit_us: int, pause: int) -> Any:
        began = self.clock.ticks_us()
        yield pause
        while True:
            late = self.elapsed(began) > limit_us
            if self.link.ready():
                return
            if late:
                raise Silent()
            yield pause
