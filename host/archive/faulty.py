"""Records that the archive keeps and does not count, and what is foreign among them."""

from __future__ import annotations

from typing import Any

from engine.record import FIRST_LINE
from host import door
from host.archive.archive import Archive
from host.archive.database import ArchiveError, Database
from host.archive.played import unpacked

FOREIGN = "foreign"  # all that is no record
NAMED = 8  # hex digits by which one is called


def kept(db: Database) -> list[dict[str, Any]]:
    """All of them, the oldest first: `name`, when `added`, the `fault`, how the text `begins`."""
    found = []
    for print_, data, fault, added in db.rows(
        "SELECT print, text, fault, added FROM faulty ORDER BY added, print"
    ):
        text = unpacked(bytes(data))
        found.append({
            "name": bytes(print_).hex()[:NAMED], "added": added, "fault": fault,
            "begins": door.line(text.split("\n", 1)[0])[:40], "foreign": is_foreign(text),
        })  # fmt: skip
    return found


def is_foreign(text: str) -> bool:
    """Whether it never was a record of any version."""
    return not text.removeprefix("\ufeff").startswith(FIRST_LINE.rstrip("0123456789"))


def remove(archive: Archive, which: str) -> int:
    """Remove one by its name, or all that is FOREIGN. How many went. Raises ArchiveError."""
    gone = [each["name"] for each in kept(archive.db)
            if which == each["name"] or (which == FOREIGN and each["foreign"])]  # fmt: skip
    if not gone and which != FOREIGN:
        raise ArchiveError(f"no record that does not count is called {which!r}")
    with archive.db.writing():
        for (print_,) in archive.db.rows("SELECT print FROM faulty"):
            if bytes(print_).hex()[:NAMED] in gone:
                archive.db.run("DELETE FROM faulty WHERE print = ?", print_)
    return len(gone)
