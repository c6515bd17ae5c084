"""Which records an archive has: STORED has a line for each, with the sum of the text it has.

    0007.txt
    0009.txt 3f2a91d06c1f00aa

A line begins with the end of the one before: one that a power cut tore spoils no other.
The sum is the first SUM digits of the SHA-256 of a record's lines, each with its end, as others
read them: without seals. A name without a sum says only that numbers up to its own were given: so a
number is never given twice. Loaded only while it is used.
"""

import hashlib
from binascii import hexlify

from firmware.storage.journal import RECORDS, STORED, number
from firmware.storage.seals import plain

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Iterable, Iterator

    from firmware.storage.journal import Journal

SUM = 16


def total(lines: "Iterable[str]") -> str:
    """The sum of a record's lines, with or without their ends."""
    found = hashlib.sha256()
    for line in lines:
        found.update(line.rstrip("\r\n").encode())
        found.update(b"\n")
    return hexlify(found.digest()).decode()[:SUM]


def of(storage: "Any", name: str) -> str:
    """The sum of this record. Raises OSError."""
    return total(plain(storage.lines(RECORDS + "/" + name)))


def numbers(storage: "Any") -> set:
    """Of the records that an archive has; none where STORED cannot be read."""
    found = set()
    try:
        for line in storage.lines(STORED):
            if " " in line:
                found.add(number(line))
    except (OSError, AttributeError):  # nothing is marked, or there is no storage
        pass
    return found


def mark(journal: "Journal", name: str, text: str) -> None:
    """An archive has this record with this sum, which has been compared. Raises OSError."""
    storage = journal.storage
    if number(name) in numbers(storage):
        return
    storage.append(STORED, "\n" + name + " " + text)
    journal.given = max(journal.given, number(name))


def tidy(journal: "Journal") -> None:
    """Forget the marks of records that have gone, but not that their numbers were given."""
    storage = journal.storage
    there = {number(name) for name in storage.each(RECORDS)}
    storage.replace(STORED, standing(storage, journal.given, there))


def standing(storage: "Any", given: int, there: set) -> "Iterator[str]":
    yield "%04d.txt" % given
    try:
        for line in storage.lines(STORED):
            if " " in line and number(line) in there:
                yield "\n" + line.rstrip("\n")
    except OSError:
        pass
