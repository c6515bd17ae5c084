"""PN5180 over SPI (NXP data sheet rev. 4.0): for piles of cards with ICODE tags, and for NTAG too.

    spi    machine.SPI, mode 0, up to 7 MHz;  `cs`, `rst` outputs, `busy` an input

It needs 5 V for its field beside the 3.3 V of its logic: without, its registers answer and no tag
does. The two standards take turns: ISO 15693, an inventory of sixteen slots (iso15693.py), and ISO
14443-A, bit by bit (iso14443.py). Where tags of one lie, the other's turn is rare.

An ICODE that is new is believed only when it answers to its name, or two rounds have heard it: of
two tags that answer together a number has been reported that is on neither. A tag that answers
alone counts at once, and only then others are looked for that it may drown.

Calls into an empty field are written out in `life` and make no garbage.
"""

from firmware.drivers import iso14443, iso15693
from firmware.drivers.pn5180_host import Silent, to_air
from firmware.drivers.pn5180_radio import BYTE_US, Radio
from firmware.drivers.pn5180_registers import PROXIMITY, VICINITY
from firmware.drivers.reader import REST, WAIT, Reader

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any
else:
    Any = object

THOROUGH = 5  # polls of NTAGs that are known, for one that asks everybody's number again
RARE = 8  # polls of the standard whose tags lie there, for one of the other

NOBODY: list = []
WUPA, WUPA_US = to_air((iso14443.WUPA,), 7), 1000 * iso14443.MS + 100
ANYBODY = to_air(iso15693.ANYBODY)
ANYBODY_US = iso15693.SLOT_US + BYTE_US * (len(iso15693.ANYBODY) + 3)


class PN5180(Radio):
    """One chip behind its radio."""

    NAME = "PN5180"
    turns = 0
    once = NOBODY  # ICODE tags of the last round

    # Life

    def life(self) -> Any:
        yield from self._start()
        while True:
            try:
                if self.jobs:
                    yield from self._work()
                self.eager = False  # the last poll may have been cut off
                standard = self._next()
                if self.standard != standard:
                    self._switch(standard)
                    while not self._switched(standard):
                        yield REST
                if self.tags:
                    yield from self._poll()
                    continue
                self._call()
                while not self._over():
                    yield WAIT
                if self.heard:
                    yield from self._met()
                else:
                    self._empty()
            except Silent:
                if not self.proven:
                    raise OSError("no PN5180")
                yield from self._start()

    # Polls

    def _next(self) -> bytes:
        """The standard of the next poll: in turn; where tags of only one lie, mostly that one."""
        self.turns += 1
        icodes = 0
        for uid in self.tags:
            icodes += iso15693.is_uid(uid)
        mixed = not self.tags or 0 < icodes < len(self.tags)
        usual = self.turns % (2 if mixed else RARE) != 0
        return VICINITY if usual == bool(icodes) else PROXIMITY

    def _call(self) -> None:
        """The one word to which all tags of a standard answer."""
        if self.standard == VICINITY:
            self.host.set_bare(False)
            self._send(ANYBODY, ANYBODY_US)
        else:
            self.host.set_crc(False, False, 0)
            self._send(WUPA, WUPA_US)

    def _empty(self) -> None:
        """No tag has answered, and none was known."""
        self.proven = True
        self.once = NOBODY
        self._saw(NOBODY, False, True)

    def _met(self) -> Any:
        """Where nothing lay something has answered: people wait for its number."""
        reply = self._received()
        self.eager = reply is not None
        found: Any
        if self.standard == VICINITY:
            found = yield from self._came(iso15693.identifier(reply))
        elif reply is None and self.collision is None:
            found = NOBODY, False, False  # damage is no silence
        else:
            found = yield from self._awake()
        self._tell(*found)

    def _poll(self) -> Any:
        """The next round of a standard, while tags lie there."""
        find = self._vicinity if self.standard == VICINITY else self._proximity
        found = yield from find()
        self._tell(*found)

    def _tell(self, found: list, several: bool, clear: bool) -> None:
        """What has been made out of this standard's tags; the other's are still there."""
        vicinity = self.standard == VICINITY
        others = [uid for uid in self.tags if iso15693.is_uid(uid) != vicinity]
        self.proven = True
        self.eager = False
        self._saw(others + found, several, clear)

    def _vicinity(self) -> Any:
        """One slot where nothing lay, sixteen where something does or did."""
        if [1 for uid in self.tags if iso15693.is_uid(uid)]:
            found, clear = yield from iso15693.inventory(self)
            return self._believed(found, clear)
        uid = yield from iso15693.anybody(self)
        if not self.heard:
            self.once = NOBODY
            return NOBODY, False, True
        found = yield from self._came(uid)
        return found

    def _came(self, uid: Any) -> Any:
        """ICODEs where none lay; one that has answered alone counts if it answers to its name."""
        self.once = NOBODY
        if uid is not None:
            there = yield from iso15693.named(self, uid)
            if there:
                self.once = [uid]
                self._tell(self.once, False, True)
                yield REST
        found, clear = yield from iso15693.inventory(self)
        if [uid for uid in found if uid not in self.once]:  # people wait: at once
            self.once = self.once + found
            found, clear = yield from iso15693.inventory(self)
        return self._believed(found, clear and bool(found))

    def _believed(self, found: list, clear: bool) -> tuple:
        """Of an inventory what was known, or heard in the round before."""
        sure = [uid for uid in found if uid in self.tags or uid in self.once]
        self.once = found
        return sure, len(found) > 1, clear and len(sure) == len(found)

    def _proximity(self) -> Any:
        woken = yield from self.wake()
        if not woken:
            return NOBODY, False, True
        found = yield from self._awake()
        return found

    def _awake(self) -> Any:
        """NTAGs that wait for a word; one alone counts before those that it may drown."""
        known = self.tags
        found: list = []
        several, clear = yield from iso14443.walks(self, found, iso14443.ROOT)
        if len(found) == 1 and not several and not known:
            self._tell(found, False, True)
            yield REST
        thorough = self.turns % THOROUGH == 0
        more = iso14443.others(self, found, known, thorough, several, clear)
        several, clear = yield from more
        return found, several, clear

    def wake(self) -> Any:
        """WUPA; a second one for tags that were cut off and only fell asleep at the first."""
        for _ in range(2 if self.tags else 1):
            atqa = yield from self.transfer((iso14443.WUPA,), 7, 0, False, iso14443.MS)
            if atqa is not None or self.heard:
                return True
        return False

    # Work with one tag

    def select(self) -> Any:
        """An ICODE is spoken to by its number; an NTAG has to be chosen first."""
        icode = iso15693.is_uid(self.wanted)
        yield from self._tune(VICINITY if icode else PROXIMITY)
        if icode:
            return self.wanted
        uid = yield from iso14443.choose(self, self.wanted)
        return uid

    def release(self) -> Any:
        if self.standard == PROXIMITY:
            yield from iso14443.halt(self)

    def works(self, uid: Any) -> Any:
        return iso15693 if iso15693.is_uid(uid) else Reader.works(self, uid)
