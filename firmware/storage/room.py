"""Room for what is to come: which records go when storage runs short, and which go first.

A quarter of what the program leaves of storage stays free (LITTLE at most): a long match has room
beside everything, and a new firmware mostly beside the old one. What a computer has stored goes
first, then the oldest. Matches on the shelf never go. Loaded only while it is used.
"""

from engine.loading import borrowed
from firmware.storage.few import first
from firmware.storage.journal import RECORDS, number

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Callable

    from firmware.storage.journal import Journal

LITTLE = 384 * 1024  # bytes: where storage is large, this is enough
STORED = "firmware.storage.stored"
BATCH = 24  # records that are looked at together: a board has no room for the names of hundreds


def least(total: int) -> int:
    """Bytes that should be free, of so many."""
    return min(total // 4, LITTLE)


def short(journal: "Journal") -> int:
    """0: there is room; 1: ask people whether records may go; 2: they go without a yes."""
    free, total = space(journal)
    return 0 if free >= least(total) else 1 if free >= least(total) // 2 else 2


def space(journal: "Journal") -> tuple:
    """(bytes free, bytes that there would be without what matches and people have left).

    A storage that cannot tell, or is none, has room.
    """
    storage = journal.storage
    try:
        free, total = storage.free()
        held = storage.held() if hasattr(storage, "held") else total
    except (OSError, AttributeError):
        return 1, 0
    return free, min(total, free + held)


def going(journal: "Journal") -> tuple:
    """(the records that make enough room, how many of them no computer has), the first to go first.

    An eighth more than is short goes at once, so that people are asked once in many matches.
    """
    free, total = space(journal)
    wanted = least(total) + least(total) // 8 - free
    names: list = []
    alone = 0
    with borrowed(STORED) as stored:
        done = stored.numbers(journal.storage)
    for name in first(journal.storage.each(RECORDS), BATCH, turn(done)):
        if wanted <= 0:
            break
        wanted -= taken(journal, name)
        names.append(name)
        alone += number(name) not in done
    return names, alone


def taken(journal: "Journal", name: str) -> int:
    """Bytes that a record takes, roughly: whole blocks of 4 KB."""
    size: int = journal.storage.size(RECORDS + "/" + name)
    return (size + 4095) // 4096 * 4096


def turn(stored: set) -> "Callable[[str], tuple]":
    """When it is a record's turn to go: the stored ones first, each the oldest first."""
    return lambda name: (number(name) not in stored, number(name))


def clear(journal: "Journal", names: list) -> None:
    """These records go. Raises OSError."""
    for name in names:
        journal.storage.remove(RECORDS + "/" + name)
        journal.given = max(journal.given, number(name))
    with borrowed(STORED) as stored:
        stored.tidy(journal)
