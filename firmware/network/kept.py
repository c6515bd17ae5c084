"""The records a table keeps and its archive lacks, as it lists them to the network (TOPICS.md)."""

import hashlib
from binascii import hexlify

from engine.loading import borrowed
from firmware.network.log import Log
from firmware.storage.few import first
from firmware.storage.journal import RECORDS, number

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.storage.journal import Journal

LISTED = 12  # records in one message; when these are stored, the next ones are listed
MATCH = "match: "
STORED = "firmware.storage.stored"


class Kept:
    """names   of the records listed, the oldest first;  `known` of each: [match, lines, sum, its
            sum as `have` says it]
    reading the one whose lines are being counted;  `stored` numbers of those the archive has
    """

    def __init__(self, journal: "Journal") -> None:
        self.journal = journal
        self.names: list = []
        self.known: dict = {}
        with borrowed(STORED) as stored:
            self.stored: set = stored.numbers(journal.storage)
        self.reading: "Reading | None" = None

    def step(self) -> bool:
        """Read on in a record that is new; whether there was one."""
        if self.reading is None:
            self._list()
            new = [name for name in self.names if name not in self.known]
            if not new:
                return False
            self.reading = Reading(self.journal.storage, new[0])
        entry = self.reading.step()
        if entry:
            self.known[self.reading.name] = entry
            self.reading = None
        return True

    def _list(self) -> None:
        """What is in the folder now and has not been stored."""
        each = self.journal.storage.each(RECORDS)
        wanted = (name for name in each if number(name) not in self.stored)
        self.names = first(wanted, LISTED, number)
        self.known = {name: self.known[name] for name in self.names if name in self.known}

    def entries(self) -> list:
        """[match, lines, sum] of those that have been read, the newest first."""
        names = [name for name in self.names if name in self.known]
        return [self.known[name][:3] for name in reversed(names)]

    def find(self, match: str) -> str:
        """The record of a match; "" where it is none of these."""
        for name in self.known:
            if self.known[name][0] == match:
                return str(name)
        return ""

    def note(self, match: str, total: str) -> None:
        """The archive has a record of this match with this sum. Raises OSError."""
        name = self.find(match)
        if name and self.known[name][3] == total:
            with borrowed(STORED) as stored:
                stored.mark(self.journal, name, total)
            self.stored.add(number(name))


class Reading:
    """A record, read to its end for its name and its sums.

    unnamed  the SHA-256 that names an old record, which has no name of its own: less the last end
    """

    def __init__(self, storage: object, name: str) -> None:
        self.name = name
        self.log = Log(storage, RECORDS + "/" + name)  # type: ignore[arg-type]
        self.match = ""
        self.hash, self.unnamed = hashlib.sha256(), hashlib.sha256()

    def step(self) -> "list | None":
        """One piece; the entry, once it has been read to its end."""
        first = self.log.at == 0
        for text in self.log.piece():
            self.hash.update((text + "\n").encode())
            self.unnamed.update(("" if first else "\n").encode() + text.encode())
            first = False
            if not self.match and self.log.at < 100 and text.startswith(MATCH):
                self.match = text[len(MATCH) :]
        if not self.log.ended:
            return None
        total, unnamed = [
            hexlify(each.digest()).decode()[:16] for each in (self.hash, self.unnamed)
        ]
        return [self.match or unnamed, self.log.at, self.log.sum, total]
