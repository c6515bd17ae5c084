"""PN532 over SPI or I2C (NXP user manual UM0701-02; section numbers below are its own).

    reader = PN532(SpiLink(spi, cs))     see firmware/drivers/pn532_link.py
    reader = PN532(I2cLink(i2c))

On I2C the chip holds the clock, 440 us were seen: give machine.I2C a timeout of a millisecond or
more, and prefer SPI where other chips share the bus. A command is sent in one look and its answer
fetched in a later one, when the chip says that it is ready: no look waits for the radio.
Calls into an empty field are written out in `life` and make no garbage.

A listing takes six exchanges, of which the chip says only that one has failed. So where tags were
listed a moment ago they are called by the one word that all answer (WUPA), until one is heard.
"""

# MicroPython's own; `make check` has its types.
# pyright: reportAttributeAccessIssue=false

from firmware.drivers.pn532_link import ACK, FRAMING, Often, frame, unpacked
from firmware.drivers.reader import REST, WAIT, Reader
from firmware.drivers.type2 import READ

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any
else:
    Any = object

NACK = b"\x00\x00\xff\xff\x00\x00"

GET_FIRMWARE = 0x02  # 7.2.2
WRITE_REGISTER = 0x08  # 7.2.5
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
TWO_TAGS = b"\x02\x00"  # at most, of type A at 106 kbit/s
TIMINGS = b"\x02\x00\x0b\x08"  # 12.8 ms for a tag's answer, a write takes 10; not the usual 51.2
# CIU_TxMode, CIU_RxMode, CIU_BitFraming: frames with CRC_A, or seven bits and nothing else.
WHOLE_FRAMES = b"\x63\x02\x80\x63\x03\x80\x63\x3d\x00"
SHORT_FRAMES = b"\x63\x02\x00\x63\x03\x00\x63\x3d\x07"
WUPA = b"\x52"
WUPA_SIZE = 3  # a status and ATQA
NO_ANSWER = b"\x01"
TRACK_US = 1200000  # so long after a tag was heard it is called by WUPA: then it has left
NOBODY: list = []


class Silent(Exception):
    """The chip does not acknowledge, or does not answer what it has acknowledged."""


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
        self.lists = Often(link, IN_LIST_PASSIVE, TWO_TAGS, LIST_SIZE, b"\x00")
        self.calls = Often(link, IN_COMMUNICATE_THRU, WUPA, WUPA_SIZE, NO_ANSWER)
        self.version: tuple = ()
        self.proven = False
        self.lately = False  # whether a tag has been heard within TRACK_US, at `seen_at`
        self.missed = False  # and the last listing has none
        self.short = False  # whether frames are short
        self.sent_at = self.seen_at = 0
        self.target = 1  # the chip's number of the tag that is spoken to

    def life(self) -> Any:
        yield from self._start()
        while True:
            try:
                if self.short != self.missed or self.jobs:
                    yield from self._tune(self.missed and not self.jobs)
                if self.jobs:
                    yield from self._work()
                often = self.calls if self.short else self.lists
                self._send(often.call)
                yield REST
                while not self._came(ACK_US):
                    yield REST
                self._acked(often.acknowledged())
                if not self.short:  # a listing takes longer than to the next look
                    yield REST
                while not self._came(ANSWER_US):
                    yield REST
                if often.as_usual():
                    self._empty()
                elif self.short:
                    self._felt()
                else:
                    yield from self._found()
            except Silent:
                if not self.proven:
                    raise OSError("no PN532")
                yield from self._start()

    def _empty(self) -> None:
        """No tag has been listed, or none has answered the call."""
        self.proven = True
        self.lately = self.lately and self.elapsed(self.seen_at) < TRACK_US
        listed, self.missed = not self.short, self.lately
        self._saw(NOBODY, False, not (listed and self.missed))

    def _felt(self) -> None:
        """Something has answered the call, soundly or not: the next listing may have it."""
        self.seen_at = self.clock.ticks_us()
        self.missed = False
        self._saw(NOBODY, False, False)

    def _tune(self, short: bool) -> Any:
        """Whether the frames from now on are short, as a call's must be."""
        self.short = short
        yield from self._call(WRITE_REGISTER, SHORT_FRAMES if short else WHOLE_FRAMES, 0)

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
            self.link.send(self.link.packed(ACK))  # ends any command it was working on
            yield from self._call(SAM_CONFIGURATION, b"\x01\x14\x01", 0)
            said = yield from self._call(GET_FIRMWARE, b"", 4)
            yield from self._call(RF_CONFIGURATION, TIMINGS, 0)
            retries = bytes((5, 1, 1, RETRIES))
            done = yield from self._call(RF_CONFIGURATION, retries, 0)
        except Silent:
            raise OSError("no PN532")
        if said is None or len(said) != 4 or done is None:
            raise OSError("no PN532")
        self.version = tuple(said[:3])

    def _found(self) -> Any:
        """Two tags at most: the chip tells them apart itself, and of a third says nothing."""
        answer = yield from self._sound(self.lists.got(), IN_LIST_PASSIVE, REST)
        if answer is None:
            return
        self.proven = True
        found = targets(answer)
        if found:
            self.lately = True
            self.seen_at = self.clock.ticks_us()
        self._saw(found, len(found) > 1, True)

    def select(self) -> Any:
        answer = yield from self._call(IN_LIST_PASSIVE, TWO_TAGS, LIST_SIZE)
        found = targets(answer or b"")
        if self.wanted not in found:
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

    def _call(self, code: int, data: bytes, size: int) -> Any:
        """Send a command; what its answer carries, or None where it came damaged twice."""
        self._send(self.link.packed(frame(code, data)))
        yield from self._ready(ACK_US, WAIT)
        self._acked(self._received(len(ACK)) == ACK)
        yield from self._ready(ANSWER_US, WAIT)
        answer = yield from self._sound(self._received(size + FRAMING), code, WAIT)
        return answer

    def _sound(self, got: bytes, code: int, pause: int) -> Any:
        """What an answer carries; one that came damaged is asked for once more."""
        answer = unpacked(got, code)
        if answer is None:
            self.faults += 1
            self._send(self.link.packed(NACK))
            yield from self._ready(ANSWER_US, pause)
            answer = unpacked(self._received(LONG_SIZE + FRAMING), code)
            self.faults += answer is None
        return answer

    def _received(self, size: int) -> bytes:
        link = self.link
        got: bytes = link.coded(bytes(link.fetch(link.room(size))[1:]))
        return got

    def _send(self, packed: bytes) -> None:
        self.link.send(packed)
        self.sent_at = self.clock.ticks_us()

    def _acked(self, sound: bool) -> None:
        """The chip has the command, and from now on works on it."""
        if not sound:
            raise Silent()
        self.sent_at = self.clock.ticks_us()

    def _ready(self, limit_us: int, pause: int) -> Any:
        yield pause
        while not self._came(limit_us):
            yield pause

    def _came(self, limit_us: int) -> bool:
        """Whether the chip is ready; later than that it is taken for dead."""
        late = self.elapsed(self.sent_at) > limit_us
        if self.link.ready():
            return True
        if late:
            raise Silent()
        return False
