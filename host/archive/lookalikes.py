"""People of the archive whose names a table's screen shows alike: two, until the owner says one."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import lru_cache

from engine.spelling import composed, drawn
from host.archive.database import Database

LISTED = 5  # names in a list of those that look like one


def names(db: Database) -> set[str]:
    """Of everybody in the archive."""
    return {name for (name,) in db.rows("SELECT name FROM people")}


@lru_cache(1 << 16)
def shown(name: str) -> str:
    """A name as a table's screen shows it; the mark that tells two of one record apart is none."""
    name = name.rstrip("'")
    return name if name.isascii() else drawn(composed(name))


def of(db: Database, name: str) -> list[str]:
    """The others whose names look like this one, as many as a list takes."""
    return sorted(other for other in names(db) - {name} if shown(other) == shown(name))[:LISTED]


def groups(db: Database) -> list[list[str]]:
    """All names that look like another one, those that are alike together."""
    found: dict[str, list[str]] = {}
    for name in sorted(names(db)):
        found.setdefault(shown(name), []).append(name)
    return [alike[:LISTED] for alike in found.values() if len(alike) > 1][:LISTED]


def told(db: Database, before: Collection[str]) -> Iterator[str]:
    """A line for each name that has come since and looks like one that was there, or came too."""
    first: dict[str, str] = {}
    for name in sorted(names(db), key=lambda name: (name not in before, name)):
        other = first.setdefault(shown(name), name)
        if other != name and name not in before:
            yield sentence(name, [other])


def sentence(name: str, others: Collection[str]) -> str:
    """That this name looks like these, and what to do about it."""
    return (
        f"{name} looks like {', '.join(others)} on a table's screen; they are {1 + len(others)} "
        f'people here. If they are one: trilithon history merge "{name}" "{min(others)}"'
    )
