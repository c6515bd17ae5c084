"""An older archive's matches get the moments at which they began, not the hour on a wall alone."""

from __future__ import annotations

import re

from host.archive.database import Database
from host.archive.moments import moment
from host.archive.played import OWN, unpacked

BATCH = 500  # records read at a time
OFFSET = re.compile(rf"^offset: ({OWN['offset'].pattern})$", re.MULTILINE | re.ASCII)


def add_moments(db: Database) -> None:
    """Every match; the ratings follow when next asked for, the sums with the next step."""
    last = 0
    while found := db.rows(
        "SELECT matches.id, at, text FROM matches JOIN records ON match = matches.id "
        "WHERE matches.id > ? ORDER BY matches.id LIMIT ?", last, BATCH,
    ):  # fmt: skip
        last = found[-1][0]
        lines = [(moment_of(at, text), match) for match, at, text in found if " " not in at]
        db.many("UPDATE matches SET at = ? WHERE id = ?", lines)
        db.many("UPDATE seats SET at = ? WHERE match = ?", lines)
    db.run("DELETE FROM marks WHERE name = 'rated'")


def moment_of(at: str, text: bytes) -> str:
    """Of the hour on the wall, by the record's own offset where its header has one."""
    said = OFFSET.search(unpacked(text).partition("\n\n")[0])
    return moment(at, said[1] if said else "")
