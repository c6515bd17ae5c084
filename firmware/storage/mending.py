"""A journal that is not as it should be when its match goes on: mended. Loaded only then."""

from engine.log import ENDED_LINE, STOPPED_LINE
from firmware.storage.files import LONG as FILE
from firmware.storage.files import text_of
from firmware.storage.journal import RECORDS, next_name
from firmware.storage.seals import Seals

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Iterable, Iterator

    from firmware.storage.journal import Journal


def mend(journal: "Journal") -> None:
    """Cut off a torn last line, which the next would join, and a result: `close` adds it.

    Where lines are damaged, a copy of the whole file goes to the records.
    """
    storage = journal.storage
    total = 0
    for _ in storage.raw(FILE):
        total += 1
    journal.count = 0
    for _ in journal.seals.sound(standing(storage.raw(FILE))):
        journal.count += 1
    journal.missing = journal.seals.lost
    if total == journal.count:
        return
    try:
        if journal.missing:
            name = next_name(storage, journal.given, "-damaged")
            storage.replace(RECORDS + "/" + name, storage.lines(FILE))
        storage.replace(FILE, map(text_of, Seals().sound(standing(storage.raw(FILE)))))
        journal.works = True
    except OSError:
        journal.works = False


def standing(lines: "Iterable[bytes]") -> "Iterator[bytes]":
    """The whole lines of a journal, up to its result; of empty ones the one after its header."""
    head, over = True, False
    for line in lines:  # to the end, which closes the file
        over = over or not line.endswith(b"\n")
        if not head:
            over = over or line.startswith(ENDED_LINE) or line.startswith(STOPPED_LINE)
        if not over and (head or line != b"\n"):
            yield line
        head = head and line != b"\n"
