"""People of the archive whose names a table's screen shows alike: two, until the owner says one."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from engine.names import drawn
from host.archive.database import Database


def names(db: Database) -> set[str]:
    """Of everybody in the archive."""
    return {name for (name,) in db.rows("SELECT name FROM people")}


def shown(name: str) -> str:
    """A name as a table's screen shows it; the mark that tells two of one record apart is none."""
    return drawn(name.rstrip("'"))


def told(db: Database, before: Collection[str]) -> Iterator[str]:
    """A line for each name that has come since and looks like one that was there, or came too."""
    first: dict[str, str] = {}
    for name in sorted(names(db), key=lambda name: (name not in before, name)):
        other = first.setdefault(shown(name), name)
        if other != name and name not in before:
            yield (
                f"{name} looks like {other} on a table's screen; they are two people here. If they "
                f'are one: trilithon history merge "{name}" "{other}"'
            )
