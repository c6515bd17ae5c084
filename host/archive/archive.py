"""The archive itself: matches go in, once each, and the derived tables keep up with them.

archive = Archive(open_database())
archive.add(played.read(text))      # ADDED, CONTINUED or KNOWN
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

from engine.record import RecordError
from host import door
from host.archive import derived, moments, played, ratings
from host.archive.database import ArchiveError, Database, Row, UnfitValue, open_database
from host.archive.moments import DAY
from host.archive.played import Played
from host.archive.schema import migrate

ADDED, CONTINUED, KNOWN, FAULTY = "added", "continued", "known", "faulty"
RATED_AT_ONCE = 20  # matches: more of them wait for the next reader, or for `catch_up`
LONGEST_FAULT = 500  # letters
RATED_AT_ONCE_S = 0.05  # a database far away has time for a few of them


@dataclass(frozen=True)
class Taken:
    """What became of a record: ADDED, CONTINUED (an unfinished one), KNOWN, or FAULTY.

    match  its number, 0 where it does not count;  fault: what is wrong with it or with its date
    """

    how: str
    match: int = 0
    fault: str = ""


class Archive:
    """db  its database, at the present version"""

    def __init__(self, db: Database) -> None:
        self.db = db
        migrate(db)
        self._doubt_dates()

    @classmethod
    def open(cls, place: str = "") -> Archive:
        """Raises ArchiveError."""
        return cls(open_database(place))

    def close(self) -> None:
        self.db.close()

    # In

    def take(self, text: str) -> Taken:
        """A record from anywhere. When this returns it is on the disk. Raises ArchiveError."""
        return next(iter(self.take_all([text])))

    def take_all(self, texts: Iterable[str]) -> list[Taken]:
        """Records from anywhere, as one transaction: what comes of each, in their order.

        One that cannot be read, or not be written, for any reason, goes to the faulty ones: it
        keeps no other from its place. ArchiveError: the archive takes nothing.
        """
        read = [(text, _read(text)) for text in texts]
        with self.db.writing():
            found = [self._put(text, each) for text, each in read]
            ratings.catch_up(self.db, RATED_AT_ONCE, RATED_AT_ONCE_S)
        return found

    def _put(self, text: str, each: Played | Exception) -> Taken:
        if not isinstance(each, Played):
            return self._set_aside(text, each)
        try:
            with self.db.apart():
                return self._add(each)
        except Exception as fault:
            if isinstance(fault, ArchiveError) and not isinstance(fault, UnfitValue):
                raise
            return self._set_aside(text, fault)

    def _set_aside(self, text: str, fault: Exception) -> Taken:
        why = str(fault) if isinstance(fault, RecordError) else f"{type(fault).__name__}: {fault}"
        why = door.line(why)[:LONGEST_FAULT]
        data = played.packed(text)
        self.db.run(
            "INSERT INTO faulty (print, text, fault, added) VALUES (?, ?, ?, ?) "
            "ON CONFLICT DO NOTHING",
            hashlib.sha256(text.encode(errors="replace")).digest(), data, why, now(),
        )  # fmt: skip
        return Taken(FAULTY, fault=why)

    def _add(self, new: Played) -> Taken:
        """Add it once; a continuation replaces the match it continues."""
        for match, log, ending in self._like(new):
            if bytes(log).startswith(new.log) and (ending or not new.ending):
                return Taken(KNOWN, match)
            if continues(new, bytes(log), ending):
                self._replace(match, new, bool(ending))
                return Taken(CONTINUED, match)
            if new.named:
                return Taken(KNOWN, match)
        doubt = moments.to_come(new.at)
        why = f"{moments.wall(new.at)} is still to come: it counts as of now"
        return Taken(ADDED, self._insert(new, "" if doubt else new.at), why if doubt else "")

    def _like(self, new: Played) -> list[Row]:
        """(match, log, ending) of all that began as this one; the longest first."""
        return self.db.rows(
            "SELECT matches.id, log, ending FROM matches JOIN records ON match = matches.id "
            "WHERE head = ? ORDER BY answers DESC, matches.id", new.head,
        )  # fmt: skip

    def _insert(self, new: Played, known: str) -> int:
        """`known`: when it began, empty where nobody can say."""
        at = known or moments.now()
        match: int = self.db.value(
            "INSERT INTO matches (head, game, rules, options, at, dated, evening, answers, ending, "
            "seats, margin, added) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id",
            new.head, new.game, new.rules, json.dumps(new.options), at, int(bool(known)),
            played.evening_of(at), len(new.log), new.ending, len(new.players), new.margin, now(),
        )  # fmt: skip
        self.db.run("INSERT INTO records (match, log, text) VALUES (?, ?, ?)",
                    match, new.log, played.packed(new.text))  # fmt: skip
        for seat in range(len(new.players)):
            self._seat(match, seat, at, new)
        self._derive(match, at, new)
        return match

    def _seat(self, match: int, seat: int, at: str, new: Played) -> None:
        name = new.players[seat]
        simulated = seat in new.simulated
        person = None if simulated else self.person(name)
        self.db.run(
            "INSERT INTO seats "
            "(match, seat, person, called, machine, game, at, score, place, won) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            match, seat, person, name if simulated else None, new.machines.get(seat),
            new.game, at, *_outcome(new, seat),
        )  # fmt: skip

    def _replace(self, match: int, new: Played, ended: bool) -> None:
        """A match has gone on: who sat where stays, so do a person's later names."""
        derived.tally(self.db, match, -1)
        self.db.run("UPDATE matches SET answers = ?, ending = ?, margin = ? WHERE id = ?",
                    len(new.log), new.ending, new.margin, match)  # fmt: skip
        self.db.run("UPDATE records SET log = ?, text = ? WHERE match = ?",
                    new.log, played.packed(new.text), match)  # fmt: skip
        for seat in range(len(new.players)):
            self.db.run(
                "UPDATE seats SET score = ?, place = ?, won = ? WHERE match = ? AND seat = ?",
                *_outcome(new, seat), match, seat,
            )  # fmt: skip
        if ended:  # it counted already, with another result
            derived.tally(self.db, match)
            self._sum_up_again(match)
        else:
            self._derive(match, self.db.value("SELECT at FROM matches WHERE id = ?", match), new)

    def _derive(self, match: int, at: str, new: Played) -> None:
        derived.tally(self.db, match)
        if new.ending:
            derived.score(self.db, match)
            ratings.rewind(self.db, at, match)

    def _sum_up_again(self, match: int) -> None:
        """Everything derived that this match stands in, or stood in."""
        at = self.db.value("SELECT at FROM matches WHERE id = ?", match)
        found = self.db.rows("SELECT person FROM seats WHERE match = ? AND person IS NOT NULL "
                             "ORDER BY person", match)  # fmt: skip
        ratings.rewind(self.db, at, match)
        for (person,) in found:
            derived.rebuild_of(self.db, person)
        for (level,) in self.db.rows("SELECT DISTINCT machine FROM seats WHERE match = ? "
                                     "AND machine <> ''", match):  # fmt: skip
            derived.rebuild_machine(self.db, level)

    def remove(self, match: int) -> None:
        """Remove a match whose end was taken back; nothing where there is none."""
        with self.db.writing():
            if self.db.row("SELECT id FROM matches WHERE id = ?", match) is None:
                return
            derived.tally(self.db, match, -1)
            self.db.run("UPDATE matches SET ending = '' WHERE id = ?", match)
            self._sum_up_again(match)
            for table, column in (("seats", "match"), ("records", "match"), ("matches", "id")):
                self.db.run(f"DELETE FROM {table} WHERE {column} = ?", match)

    def _doubt_dates(self) -> None:
        """What older Trilithons kept with a date to come counts as of when it came, as today.

        Whose clock is wrong now, or was wrong then, changes no date: both have to say so.
        """
        late = self.db.rows("SELECT id, at, added FROM matches WHERE at > ?", moments.now(DAY))
        wrong = [(match, came) for match, at, added in late if (came := moments.came(at, added))]
        if not wrong:
            return
        with self.db.writing():
            for match, came in wrong:
                self.db.run("UPDATE matches SET at = ?, evening = ?, dated = 0 WHERE id = ?",
                            came, played.evening_of(came), match)  # fmt: skip
                self.db.run("UPDATE seats SET at = ? WHERE match = ?", came, match)
                self._sum_up_again(match)

    def person(self, name: str) -> int:
        """The person a record means by this name; a new one where it is new."""
        found = self.db.value("SELECT person FROM aliases WHERE name = ?", name)
        if found is None:
            found = self.db.value("SELECT id FROM people WHERE name = ?", name)
        if found is None:
            found = self.db.value("INSERT INTO people (name) VALUES (?) RETURNING id", name)
            self.db.run("INSERT INTO aliases (name, person) VALUES (?, ?)", name, found)
        return int(found)

    # Out

    def text(self, match: int) -> str:
        """The record, with the names people have now. KeyError: there is no such match."""
        row = self.db.row("SELECT text FROM records WHERE match = ?", match)
        if row is None:
            raise KeyError(match)
        return played.named(played.unpacked(row[0]), self.names(match))

    def names(self, match: int) -> list[str]:
        """Its players' names, by seat; an erased person is named after the seat."""
        rows = self.db.rows(
            "SELECT name, called FROM seats LEFT JOIN people ON id = person "
            "WHERE match = ? ORDER BY seat", match,
        )  # fmt: skip
        return played.distinct([door.listed(name or called or "") for name, called in rows])


def _read(text: str) -> Played | Exception:
    try:
        return played.read(text)
    except Exception as wrong:
        return wrong


def continues(new: Played, log: bytes, ending: str) -> bool:
    """Whether this is how that match, of the same head, went on.

    One with a name of its own may have been taken back before it did: then who ended it, or came
    further, says how it was. Without a name only what contains every answer is a continuation.
    """
    if not new.named:
        return not ending and new.log.startswith(log)
    return bool(new.ending) or (not ending and len(new.log) >= len(log))


def _outcome(new: Played, seat: int) -> tuple[int | None, int | None, int]:
    """(score, place, won) of a seat; nothing of a match that is not finished."""
    if not new.ending:
        return None, None, 0
    return new.scores[seat], new.places[seat], int(seat in new.winners)


def now() -> str:
    """Local time, to the second."""
    return datetime.now().isoformat(timespec="seconds")
