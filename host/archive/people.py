"""Renaming, merging, splitting and erasing people: in everything the archive shows from then on.

All but erasing can be taken back (host/archive/deeds.py).

The archive's records contain no names (`played.named` fills them in), so records, lists and exports
all follow at once. Old names in new records still lead to the same person.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine import record
from host import door
from host.archive import deeds, derived, ratings
from host.archive.archive import Archive
from host.archive.database import ArchiveError, Database
from host.archive.played import unpacked


def number_of(db: Database, name: str) -> int:
    """The person of this name. Raises ArchiveError."""
    found = db.value("SELECT id FROM people WHERE name = ?", name)
    if found is None:  # as people see it, where it is no text that a name may be (a bad disk)
        everybody = db.rows("SELECT id, name FROM people ORDER BY id")
        found = next((each for each, rotten in everybody if door.line(str(rotten)) == name), None)
    if found is None:
        raise ArchiveError(f"nobody in the archive is called {name!r}")
    return int(found)


def name_by_now(db: Database, name: str) -> str:
    """Whom records mean by this name, as they are called by now; nobody: the name itself."""
    found = db.value("SELECT people.name FROM aliases JOIN people ON people.id = person "
                     "WHERE aliases.name = ?", name)  # fmt: skip
    return str(found or name)


def called_by_now(db: Database, sat: Mapping[str, Sequence[tuple[bytes, int]]]) -> dict[str, str]:
    """What those who came by these names are called by now, where it differs; "": erased.

    Who `sat` in matches (their heads, and the seats there) is who sat in the first that the archive
    has: so a split renames them, and its undoing too, also where they have played since. Who has
    none yet is whom records mean by the name.
    """
    there = _who_sat(db, [head for seats in sat.values() for head, _ in seats])
    now = {}
    for name, seats in sat.items():
        known = [there[each] for each in seats if each in there]
        now[name] = known[0] if known else name_by_now(db, name)
    return {name: called for name, called in now.items() if called != name}


AT_ONCE = 500  # matches of one question


def _who_sat(db: Database, heads: Sequence[bytes]) -> dict[tuple[bytes, int], str]:
    """By match and seat who sits there, "" where they are erased; no seat of who is no person."""
    found: dict[tuple[bytes, int], str] = {}
    every = [*dict.fromkeys(heads)]
    for at in range(0, len(every), AT_ONCE):
        some = every[at : at + AT_ONCE]
        marks = ", ".join("?" * len(some))
        for head, seat, name, called in db.rows(
            "SELECT head, seat, name, called FROM matches JOIN seats ON match = matches.id "
            f"LEFT JOIN people ON people.id = person WHERE head IN ({marks}) "
            "ORDER BY answers DESC, matches.id", *some,
        ):  # fmt: skip
            if called is None:
                found.setdefault((bytes(head), seat), name or "")
    return found


def rename(archive: Archive, old: str, new: str) -> None:
    """Records that say the old name, also later ones, mean the same person. Raises ArchiveError."""
    db, new = archive.db, allowed(new)
    with db.writing():
        person = number_of(db, old)
        if db.value("SELECT id FROM people WHERE name = ? AND id <> ?", new, person):
            raise ArchiveError(f"there is a {new!r} already: to make them one person, merge them")
        deeds.note(db, deeds.RENAME, person=person, name=old, new=new, led=_leads(db, new))
        db.run("UPDATE people SET name = ? WHERE id = ?", new, person)
        _alias(db, new, person)


def merge(archive: Archive, one: str, into: str, kept: object = None) -> None:
    """`one` and `into` are the same person. Raises ArchiveError, also if both sat in one match.

    kept  what else was known of `one`, to be given back when this is taken back
    """
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
        sat = db.rows("SELECT match, seat FROM seats WHERE person = ? ORDER BY match, seat", gone)
        names = db.rows("SELECT name FROM aliases WHERE person = ? ORDER BY name", gone)
        deeds.note(
            db,
            deeds.MERGE,
            person=stays,
            other=gone,
            name=one,
            kept=kept,
            seats=[[*each] for each in sat],
            aliases=[each for (each,) in names],
        )
        _reckon_from(db, gone)
        db.run("UPDATE aliases SET person = ? WHERE person = ?", stays, gone)
        db.run("UPDATE seats SET person = ? WHERE person = ?", stays, gone)
        _remove(db, gone)
        derived.rebuild_of(db, stays)


def split(archive: Archive, name: str, new: str, matches: Sequence[int]) -> None:
    """In these matches it was not `name` who sat there, but `new`. Raises ArchiveError."""
    db, new = archive.db, allowed(new)
    with db.writing():
        person = number_of(db, name)
        seats = [[match, _seat_of(db, person, name, match)] for match in dict.fromkeys(matches)]
        other = db.value("SELECT id FROM people WHERE name = ?", new)
        made = other is None
        if made:
            other = db.value("INSERT INTO people (name) VALUES (?) RETURNING id", new)
        if other == person:
            raise ArchiveError(f"{name!r} is one person already")
        for match, _ in seats:
            if db.value("SELECT 1 FROM seats WHERE match = ? AND person = ?", match, other):
                raise ArchiveError(f"{new!r} sat in match {match}, too: they are two people")
        deeds.note(db, deeds.SPLIT, person=person, other=other, name=name, new=new, made=made,
                   seats=seats, led=_leads(db, new))  # fmt: skip
        _alias(db, new, other)
        _move(db, seats, person, other)


def last_deed(archive: Archive) -> dict[str, Any] | None:
    """What `take_back` takes back: its `number`, `what` it was, the `name` and the `other` name."""
    deed = deeds.last(archive.db)
    if deed is None:
        return None
    number, what, about = deed
    other = about.get("new") or archive.db.value(
        "SELECT name FROM people WHERE id = ?", about["person"]
    )
    return {"number": number, "what": what, "name": about["name"], "other": other}


def take_back(archive: Archive, which: int | None = None) -> tuple[str, deeds.About]:
    """Take the last deed back: what it was, and about what. Raises ArchiveError.

    which  its number, where a person was shown one: another may have come since
    """
    db = archive.db
    with db.writing():
        deed = deeds.last(db)
        if deed is None:
            raise ArchiveError("there is no merge, split or new name to take back")
        number, what, about = deed
        if which not in (None, number):
            raise ArchiveError("something else was changed since: look again before you take back")
        deeds.drop(db, number)
        BACK[what](db, about)
    return what, about


def _name_back(db: Database, about: deeds.About) -> None:
    if db.value("SELECT 1 FROM people WHERE name = ? AND id <> ?", about["name"], about["person"]):
        raise ArchiveError(f"another person is called {about['name']!r} by now: rename them first")
    db.run("UPDATE people SET name = ? WHERE id = ?", about["name"], about["person"])
    _lead(db, about["new"], about["led"])


def _part(db: Database, about: deeds.About) -> None:
    """Two people again who were merged."""
    name, person = about["name"], about["person"]
    if db.value("SELECT 1 FROM people WHERE name = ?", name):
        raise ArchiveError(f"another person is called {name!r} by now: rename them first")
    other = db.value("INSERT INTO people (name) VALUES (?) RETURNING id", name)
    deeds.renumber(db, about["other"], other)
    for alias in about["aliases"]:
        db.run("UPDATE aliases SET person = ? WHERE name = ? AND person = ?", other, alias, person)
    _move(db, about["seats"], person, other)


def _join(db: Database, about: deeds.About) -> None:
    """One person again who was split."""
    person, other = about["person"], about["other"]
    _move(db, about["seats"], other, person)
    _lead(db, about["new"], about["led"])
    if about["made"] and not db.value("SELECT 1 FROM seats WHERE person = ? LIMIT 1", other):
        db.run("DELETE FROM aliases WHERE person = ?", other)
        _remove(db, other)


BACK = {deeds.RENAME: _name_back, deeds.MERGE: _part, deeds.SPLIT: _join}


def erase(archive: Archive, name: str) -> None:
    """Remove this person's name everywhere; the others' matches stay. Raises ArchiveError.

    If the same records come again, their matches stay without the name.
    """
    db = archive.db
    with db.writing():
        person = number_of(db, name)
        deeds.forget(db, person)
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


def _leads(db: Database, name: str) -> int | None:
    """Whom this name in a record means; None: nobody yet."""
    found: int | None = db.value("SELECT person FROM aliases WHERE name = ?", name)
    return found


def _lead(db: Database, name: str, person: int | None) -> None:
    """What `_leads` gave holds again, if that person is there."""
    if db.value("SELECT 1 FROM people WHERE id = ?", person or 0):
        _alias(db, name, person or 0)
    else:
        db.run("DELETE FROM aliases WHERE name = ?", name)


def _seat_of(db: Database, person: int, name: str, match: int) -> int:
    """Where this person sat. Raises ArchiveError."""
    seat = db.value("SELECT seat FROM seats WHERE match = ? AND person = ?", match, person)
    if seat is None:
        raise ArchiveError(f"{name!r} did not sit in match {match}")
    return int(seat)


def _move(db: Database, seats: list[list[int]], person: int, other: int) -> None:
    """These seats were not this person's but the other's."""
    for match, seat in seats:
        db.run("UPDATE seats SET person = ? WHERE match = ? AND seat = ? AND person = ?",
               other, match, seat, person)  # fmt: skip
    _reckon_from(db, other)
    for each in (person, other):
        derived.rebuild_of(db, each)


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
