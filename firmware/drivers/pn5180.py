"""PN5180 over SPI (NXP data sheet rev. 4.0): for piles of cards with ICODE tags, and for NTAG too.

    spi    machine.SPI, mode 0, up to 7 MHz;  `cs`, `rst` outputs, `busy` an input

It needs 5 V for its field beside the 3.3 V of its logic: without, its registers answer and no tag
does. The two standards take turns: ISO 15693, an inventory of sixteen slots (iso15693.py), and ISO
14443-A, bit by bit (iso14443.py). Between them the field goes off, as the maker's library does it.
Where tags of one lie, the other's turn is rare.

The chip never ends a silence by itself. What came is believed only with a right CRC and no
collision; an ICODE that is new, only when two rounds have heard it: of two tags that answer
together a number has been reported that is on neither.
"""

from firmware.drivers import iso14443, iso15693
from firmware.drivers.pn5180_host import Host, Silent
from firmware.drivers.pn5180_registers import (
    ALL_IRQ,
    AND,
    FIRMWARE_VERSION,
    IRQ_CLEAR,
    IRQ_ERROR,
    IRQ_FIELD_ON,
    IRQ_IDLE,
    IRQ_NEVER,
    IRQ_RX,
    IRQ_SOF,
    IRQ_STATUS,
    OR,
    PROXIMITY,
    RX_BYTES,
    RX_COLLIDED,
    RX_DAMAGED,
    RX_WHERE,
    SET,
    STOPPED,
    SYSTEM_CONFIG,
    TRANSCEIVE,
    VICINITY,
)
from firmware.drivers.reader import REST, WAIT, Reader

try:
    from typing import Any
except ImportError:  # MicroPython has none, and reads no annotations
    Any = object  # type: ignore

RESET_US = 20  # at least 10
START_US = 5000
FIELD_US = 5000  # what tags may need to wake
LONGEST_US = 40000  # of an answer, once it has begun
BYTE_US = 302  # of a request in ISO 15693, one of four
THOROUGH = 5  # polls of NTAGs that are known, for one that asks everybody's number again
RARE = 8  # polls of the standard whose tags lie there, for one of the other


class PN5180(Reader):
    """One chip. `version` is its name and its firmware's, as (0x5180, 3, 5)."""

    NAME = "PN5180"

    def __init__(
        self,
        spi: Any,
        cs: Any,
        busy: Any,
        rst: Any = None,
        clock: Any = None,
        patience_us: int = 3000,
    ) -> None:
        super().__init__(clock, patience_us)
        self.host = Host(spi, cs, busy, self.clock)
        self.rst = rst
        self.version: tuple = ()
        self.proven = False
        self.standard: tuple = ()
        self.turns = 0
        self.sent_at = 0
        self.heard = self.collided = False
        self.collision: "int | None" = None
        self.once: list = []  # ICODE tags of the last round
        if rst is not None:
            rst(1)

    # Life

    def life(self) -> Any:
        yield from self._start()
        while True:
            try:
                if self.jobs:
                    yield from self._work()
                yield from self._poll()
            except Silent:
                if not self.proven:
                    raise OSError("no PN5180")
                yield from self._start()

    def _start(self) -> Any:
        """Reset, then a word from its memory; the standards follow with every turn (11.1)."""
        self.starts += 1
        self.proven = False
        self.standard = ()
        try:
            if self.rst is not None:
                yield from self._reset()
            minor, major = self.host.eeprom(FIRMWARE_VERSION, 2)
        except Silent:
            raise OSError("no PN5180")
        if major in (0x00, 0xFF):
            raise OSError("no PN5180")
        self.version = (0x5180, major, minor)

    def _reset(self) -> Any:
        self.rst(0)
        self.clock.sleep_us(RESET_US)
        self.rst(1)
        yield from self._irq(IRQ_IDLE, START_US)

    def _irq(self, wanted: int, limit_us: int) -> Any:
        """Until the chip says so."""
        began = self.clock.ticks_us()
        while True:
            yield REST
            late = self.elapsed(began) > limit_us
            irq = self.host.read(IRQ_STATUS)
            if irq & wanted and not irq & IRQ_NEVER:
                return
            if late or irq & IRQ_NEVER:
                raise Silent()

    def _tune(self, standard: tuple) -> Any:
        """Another standard: its registers, and a field that has been off for a moment."""
        if self.standard == standard:
            return
        self.standard = ()
        self.host.field(False)
        self.host.change((IRQ_CLEAR, SET, ALL_IRQ), (SYSTEM_CONFIG, AND, STOPPED))
        self.host.radio(standard[0], standard[1])
        self.host.field(True)
        yield from self._irq(IRQ_FIELD_ON, START_US)
        began = self.clock.ticks_us()
        while self.elapsed(began) < FIELD_US:
            yield REST
        self.standard = standard

    # Polls

    def _poll(self) -> Any:
        """The next round of one standard."""
        self.turns += 1
        if self._whose() == VICINITY:
            yield from self._round(True, self._vicinity)
        else:
            yield from self._round(False, self._proximity)

    def _whose(self) -> tuple:
        """Both in turn; where tags of only one lie, mostly that one."""
        icodes = len([uid for uid in self.tags if iso15693.is_uid(uid)])
        usual, other = (VICINITY, PROXIMITY) if icodes else (PROXIMITY, VICINITY)
        if not self.tags or (icodes and icodes < len(self.tags)):
            return (usual, other)[self.turns % 2]
        return other if self.turns % RARE == 0 else usual

    def _round(self, vicinity: bool, find: Any) -> Any:
        yield from self._tune(VICINITY if vicinity else PROXIMITY)
        found, several, clear = yield from find()
        self.proven = True
        others = [uid for uid in self.tags if iso15693.is_uid(uid) != vicinity]
        self._saw(others + found, several, clear)

    def _vicinity(self) -> Any:
        """One slot where nothing lay, sixteen where something does or did."""
        mine = [uid for uid in self.tags if iso15693.is_uid(uid)]
        if not mine:
            heard, uid = yield from iso15693.anybody(self)
            self.once = [] if uid is None else [uid]
            if not heard:
                return [], False, True
        found, clear = yield from iso15693.inventory(self)
        if not mine and [uid for uid in found if uid not in self.once]:  # people wait: at once
            self.once += found
            found, clear = yield from iso15693.inventory(self)
        sure = [uid for uid in found if uid in mine or uid in self.once]
        self.once = found
        return sure, len(found) > 1, clear and len(sure) == len(found)

    def _proximity(self) -> Any:
        woken = yield from self.wake()
        if not woken:
            return [], False, True
        found = yield from iso14443.everybody(self, self.tags, self.turns % THOROUGH == 0)
        return found

    def wake(self) -> Any:
        """WUPA; a second one for tags that were cut off and only fell asleep at the first."""
        for _ in range(2 if self.tags else 1):
            atqa = yield from self.transfer((iso14443.WUPA,), 7, 0, False, iso14443.MS)
            if atqa is not None or self.collision is not None:
                return True
        return False

    # ISO 15693

    def request(self, data: Any, us: int) -> Any:
        self.host.set_bare(False)
        reply = yield from self._trade(data, 0, us + BYTE_US * (len(data) + 3))
        return reply

    def slot(self, us: int) -> Any:
        self.host.set_bare(True)
        reply = yield from self._trade(b"", 0, us)
        return reply

    # ISO 14443-A

    def transfer(self, data: Any, bits: int, align: int, crc: bool, ms: int) -> Any:
        """As the MFRC522's: a frame out and its reply, or None; `collision` after how many bits."""
        self.host.set_crc(crc, crc, align)
        reply = yield from self._trade(data, bits, 1000 * ms + 100 * len(data))
        return reply

    def exchange(self, data: Any, size: int, ms: int) -> Any:
        reply = yield from self.transfer(data, 0, 0, True, ms)
        return reply if reply is not None and len(reply) == size else None

    def ack(self, data: Any, ms: int) -> Any:
        """Four bits, which carry no CRC: only ours is added."""
        self.host.set_crc(True, False, 0)
        reply = yield from self._trade(data, 0, 1000 * ms + 100 * len(data))
        return reply is not None and len(reply) == 1 and reply[0] & 0x0F == 0x0A

    def select(self) -> Any:
        """An ICODE is spoken to by its number; an NTAG has to be chosen first."""
        if iso15693.is_uid(self.wanted):
            yield from self._tune(VICINITY)
            return self.wanted
        yield from self._tune(PROXIMITY)
        uid = yield from iso14443.choose(self, self.wanted)
        return uid

    def release(self) -> Any:
        if self.standard == PROXIMITY:
            yield from iso14443.halt(self)

    def works(self, uid: Any) -> Any:
        return iso15693 if iso15693.is_uid(uid) else Reader.works(self, uid)

    # Frames

    def _trade(self, data: Any, bits: int, us: int) -> Any:
        """Send, and what comes back, or None; an answer begins within `us` or never."""
        self.host.change(
            (IRQ_CLEAR, SET, ALL_IRQ),
            (SYSTEM_CONFIG, AND, STOPPED),  # ends the silence after the last frame, too
            (SYSTEM_CONFIG, OR, TRANSCEIVE),
        )
        self.host.transmit(data, bits)
        self.sent_at = self.clock.ticks_us()
        status = yield from self._wait(us)
        return self._received(status)

    def _wait(self, us: int) -> Any:
        """RX_STATUS once an answer is whole; 0 where none has begun in time."""
        self.heard = False
        while True:
            yield WAIT
            spent = self.elapsed(self.sent_at)  # before the look: what came by then is seen in it
            irq, status = self.host.statuses()
            if irq & IRQ_NEVER:
                raise Silent()
            if irq & IRQ_RX:
                self.heard = True
                return status
            if irq & IRQ_ERROR:  # it was not ready to send
                raise Silent()
            if spent > us and not irq & IRQ_SOF:
                return 0
            if spent > us + LONGEST_US:  # begun and never ended
                self.heard = True
                return RX_DAMAGED

    def _received(self, status: int) -> "bytes | None":
        self.collided = bool(status & RX_COLLIDED)
        self.collision = status >> RX_WHERE & 0x7F if self.collided else None
        if not self.heard:
            return None
        if status & RX_DAMAGED and not self.collided:
            self.faults += 1
            return None
        if self.collided and self.standard == VICINITY:
            return None
        return self.host.received(status & RX_BYTES)
