"""Renaming, merging and erasing a person: in everything the archive shows, from then on.

The archive's records contain no names (`played.named` fills them in), so records, lists and exports
all follow at once. Old names in new records still lead to the same person.
"""

from __future__ import annotations

from engine import record
from host import door
from host.archive import derived, ratings
from host.archive.archive import Archive
from host.archive.database import ArchiveError, Database
from host.archive.played import unpacked


def number_of(db: Database, name: str) -> int:
    """The person of this name. Raises ArchiveError."""
    found = db.value("SELECT id FROM people WHERE name = ?", name)
    if found is None:
        raise ArchiveError(f"nobody in the archive is called {name!r}")
    return int(found)


def rename(archive: Archive, old: str, new: str) -> None:
    """Records that say the old name, also later ones, mean the same person. Raises ArchiveError."""
    db, new = archive.db, allowed(new)
    with db.writing():
        person = number_of(db, old)
        if db.value("SELECT id FROM people WHERE name = ? AND id <> ?", new, person):
            raise ArchiveError(f"there is a {new!r} already: to make them one person, merge them")
        db.run("UPDATE people SET name = ? WHERE id = ?", new, person)
        _alias(db, new, person)


def merge(archive: Archive, one: str, into: str) -> None:
    """`one` and `into` are the same person. Raises ArchiveError, also if both sat in one match."""
    db = archive.db
    with db.writing():
        gone, stays = number_of(db, one), number_of(db, into)
        if gone == stays:
            raise ArchiveError(f"{one!r} is one person already")
        together = _together(db, gone, stays)
        if together:
            raise ArchiveError(
                f"{one!r} and {into!r} sat at one table in match {together}: they are two people"
            )
        _reckon_from(db, gone)
        db.run("UPDATE seats SET person = ? WHERE person = ?", stays, gone)
        db.run("UPDATE aliases SET person = ? WHERE person = ?", stays, gone)
        _remove(db, gone)
        derived.rebuild_of(db, stays)


def erase(archive: Archive, name: str) -> None:
    """Remove this person's name everywhere; the others' matches stay. Raises ArchiveError.

    If the same records come again, their matches stay without the name.
    """
    db = archive.db
    with db.writing():
        person = number_of(db, name)
        _reckon_from(db, person)
        db.run("UPDATE seats SET person = NULL, called = NULL, mu = NULL, sigma = NULL, "
               "game_mu = NULL, game_sigma = NULL WHERE person = ?", person)  # fmt: skip
        names = [row[0] for row in db.rows("SELECT name FROM aliases WHERE person = ?", person)]
        db.run("DELETE FROM aliases WHERE person = ?", person)
        _remove(db, person)
        _forget_faulty(db, {name, *names})


def allowed(name: str) -> str:
    """A name that can stand in a record. Raises ArchiveError."""
    shown = door.listed(name)
    try:
        record.check_names([shown])
    except ValueError as wrong:
        raise ArchiveError(str(wrong)) from None
    return shown


def _alias(db: Database, name: str, person: int) -> None:
    db.run(
        "INSERT INTO aliases (name, person) VALUES (?, ?) "
        "ON CONFLICT (name) DO UPDATE SET person = excluded.person", name, person,
    )  # fmt: skip


def _together(db: Database, one: int, other: int) -> int | None:
    """A match in which both sat."""
    found: int | None = db.value(
        "SELECT a.match FROM seats a JOIN seats b ON a.match = b.match "
        "WHERE a.person = ? AND b.person = ? ORDER BY a.match LIMIT 1", one, other,
    )  # fmt: skip
    return found


def _reckon_from(db: Database, person: int) -> None:
    """Their first match, and all after it, have to be rated again."""
    first = db.row(
        "SELECT at, match FROM seats WHERE person = ? ORDER BY at, match LIMIT 1", person
    )
    if first:
        ratings.rewind(db, *first)


def _remove(db: Database, person: int) -> None:
    derived.forget(db, person)
    db.run("DELETE FROM people WHERE id = ?", person)


def _forget_faulty(db: Database, names: set[str]) -> None:
    """Records that never counted have their names in them: those that name the person go."""
    for print_, text in db.rows("SELECT print, text FROM faulty"):
        head = unpacked(text).partition("\n\n")[0]
        players = [line[9:].split(", ") for line in head.split("\n") if line[:9] == "players: "]
        if not players or names & {door.listed(name) for name in players[0]}:
            db.run("DELETE FROM faulty WHERE print = ?", print_)
