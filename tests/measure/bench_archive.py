"""A million matches in the archive: the part of `make bench` that opens the history.

    python -m tests.measure.bench_archive                      a million, in SQLite (made once)
    python -m tests.measure.bench_archive 20000 --postgresql   in a PostgreSQL server of our own
    python -m tests.measure.bench_archive --place postgresql://…

The matches are generated: whole records of a few real ones, ratings that are drawn. What is
measured afterwards is the archive's own: its history, a person's page, real matches that are added.
"""

from __future__ import annotations

import argparse
import io
import os
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from typing import Any

from engine import catalogue, record
from engine.referee import Referee
from host.archive import derived, history, played, ratings
from host.archive.archive import Archive
from host.archive.database import POSTGRESQL, Database, PostgreSQL, SQLite, open_database
from host.archive.moments import moment
from host.door import say
from host.install.build import ROOT
from tests.measure import own_postgresql

MATCHES = 1_000_000
PEOPLE = 200
GAMES = tuple(line[0] for line in catalogue.GAMES[:6])
SHORT, PLAYERS, *_ = min(catalogue.GAMES, key=lambda line: line[3])  # for a match that is played
FIRST = datetime(1996, 1, 1, 18)
YEARS = 30
BATCH = 20_000
TIMES = 15
GOAL_MS = 200
MATCH = (
    "id", "head", "game", "rules", "options", "at", "dated", "evening", "answers", "ending",
    "seats", "margin", "chance", "added",
)  # fmt: skip
SEAT = (
    "match", "seat", "person", "game", "at", "score", "place", "won", "mu", "sigma", "game_mu",
    "game_sigma",
)  # fmt: skip
RECORD = ("match", "log", "text")
Rows = list[tuple[Any, ...]]


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("matches", type=int, nargs="?", default=MATCHES)
    parser.add_argument("--place", default="", help="an archive that is, or was, made by this")
    parser.add_argument("--postgresql", action="store_true", help="in a server of our own")
    args = parser.parse_args(arguments)
    if args.postgresql:
        in_postgresql(args.matches)
    else:
        at = args.place or str(ROOT / f"build/bench/archive-{args.matches}.sqlite3")
        measured(at, args.matches)
    return 0


def in_postgresql(count: int) -> None:
    """Where it is installed: a server that waits for the disk, as in real use."""
    try:
        with own_postgresql.server(safe=True) as own:
            measured(own.url, count)
    except own_postgresql.Missing as why:
        say("", f"the archive in PostgreSQL is not measured: {why}")


def measured(place: str, count: int) -> None:
    """The archive is filled where it is not, and every figure printed."""
    made(place, count)
    archive = Archive.open(place)  # as a command opens it
    kind = type(archive.db).__name__
    title = f"{count:,} matches in {kind}, in ms; the goal is {GOAL_MS}"
    say("", f"{title:<60} median  longest")
    for label, milliseconds in measure(archive):
        say(f"  {label:<58} {statistics.median(milliseconds):>6.0f} {max(milliseconds):>8.0f}")
    say(f"  {'ratings reckoned again, matches a second':<58} {reckoned(archive):>6.0f}")
    archive.close()


# What there is


def made(place: str, count: int) -> None:
    """The archive is there, of this time or an earlier one; one that was cut short is filled up."""
    far = place.startswith(POSTGRESQL)
    archive = Archive(PostgreSQL(place, None) if far else open_database(place))
    there = archive.db.value("SELECT max(id) FROM matches") or 0
    if there < count or not archive.db.value("SELECT count(*) FROM marks"):
        say(f"making an archive with {count:,} matches: {place}")
        if isinstance(archive.db, SQLite):  # nothing is lost that cannot be made again
            archive.db.run("PRAGMA synchronous=OFF")
            archive.db.run("PRAGMA cache_size=-500000")
        fill(archive, there, count)
    archive.close()


def fill(archive: Archive, start: int, count: int) -> None:
    """The matches from the `start`-th on, and everything that is derived from them."""
    rng = random.Random("archive")
    texts = [played.packed(text) for text in records(rng)]
    with archive.db.writing():
        people = [archive.person(f"Player {number}") for number in range(PEOPLE)]
    for first in range(start, count, BATCH):
        lines = list(generated(rng, people, first, min(count, first + BATCH), count))
        with archive.db.writing():
            pour(archive.db, "matches", MATCH, [match for match, _ in lines])
            pour(archive.db, "seats", SEAT, [seat for _, seats in lines for seat in seats])
            packed = [(match[0], b"\0", texts[match[0] % len(texts)]) for match, _ in lines]
            pour(archive.db, "records", RECORD, packed)
    last = archive.db.row("SELECT at, id FROM matches ORDER BY at DESC, id DESC LIMIT 1")
    with archive.db.writing():
        derived.rebuild(archive.db)
        if last:
            ratings.mark(archive.db, (last[0], last[1]))
    if isinstance(archive.db, PostgreSQL):  # numbers go on after those that were poured in
        archive.db.run("SELECT setval(pg_get_serial_sequence('matches', 'id'), ?)", count)
        archive.db.run("VACUUM")  # as a server does by itself, a minute later
    archive.db.run("ANALYZE")


def pour(db: Database, table: str, columns: tuple[str, ...], rows: Rows) -> None:
    """Rows into a table: millions of them would take PostgreSQL an hour one by one."""
    named = f"{table} ({', '.join(columns)})"
    if isinstance(db, PostgreSQL):
        text = "".join("\t".join(map(spelt, row)) + "\n" for row in rows)
        stream = io.BytesIO(text.encode())
        db.connection.run(f"COPY {named} FROM STDIN", stream=stream)
    else:
        db.many(f"INSERT INTO {named} VALUES ({', '.join('?' * len(columns))})", rows)


def spelt(value: Any) -> str:
    """A value as PostgreSQL's COPY reads it; our texts have no tabs and no backslashes."""
    return "\\\\x" + value.hex() if isinstance(value, bytes) else str(value)


def records(rng: random.Random) -> Iterator[str]:
    """Whole real records, one a game."""
    for game in GAMES:
        referee = Referee(catalogue.load(game), 3)
        while referee.ask:
            referee.answer(rng.choice([*referee.ask.values, *referee.ask.items]))
        yield record.write(game, referee, ["#0", "#1", "#2"])


def generated(
    rng: random.Random, people: list[int], first: int, end: int, count: int
) -> Iterator[tuple[tuple[Any, ...], list[tuple[Any, ...]]]]:
    """The rows of matches and of their seats, in the order they were played."""
    step = timedelta(days=365 * YEARS) / count
    for number in range(first, end):
        at = moment((FIRST + number * step).isoformat(), "60")
        game, seats = rng.choice(GAMES), rng.choice((3, 3, 4, 5))
        scores = sorted((rng.randrange(60) for _ in range(seats)), reverse=True)
        margin = (scores[0] - scores[1]) / max(1, scores[0] + scores[1])
        match = number + 1
        yield (
            (match, number.to_bytes(8), game, "1", "{}", at, 1, played.evening_of(at),
             rng.randrange(20, 900), "goal", seats, margin, rng.random(), at),
            [(match, seat, person, game, at, scores[seat], seat + 1, int(not seat),
              rng.gauss(25, 4), 1.5, rng.gauss(25, 4), 2.0)
             for seat, person in enumerate(rng.sample(people, seats))],
        )  # fmt: skip


# How long it takes


def measure(archive: Archive) -> Iterator[tuple[str, list[float]]]:
    """(label, milliseconds) of everything that people wait for."""
    names = [f"Player {number}" for number in range(TIMES)]
    yield "the history", times(lambda _: history.overview(archive))
    yield "the history of one game", times(lambda _: history.overview(archive, GAMES[0]))
    yield "a person's page", times(lambda at: history.player(archive, names[at]))
    yield (
        "a person's page, one game",
        times(lambda at: history.player(archive, names[at], GAMES[0])),
    )
    yield "two people", times(lambda at: history.versus(archive, names[at], names[at - 1]))
    yield "an evening", times(lambda at: history.evening(archive, f"2015-03-{at + 1:02}"))
    texts = [fresh(number) for number in range(TIMES)]
    yield "a match played now is added", times(lambda at: archive.take(texts[at]))
    older = [fresh(number, "2001-02-03T20:15") for number in range(100, 100 + TIMES)]
    yield "an old match is added", times(lambda at: archive.take(older[at]))
    yield "the history, ratings being reckoned again", times(lambda _: history.overview(archive))


def times(work: Callable[[int], object]) -> list[float]:
    """Milliseconds of each of TIMES calls."""
    found = []
    for number in range(TIMES):
        start = time.perf_counter()
        work(number)
        found.append((time.perf_counter() - start) * 1000)
    return found


def fresh(number: int, date: str = "") -> str:
    """The record of a real match among people of the archive."""
    rng = random.Random(f"fresh {number}")
    referee = Referee(catalogue.load(SHORT), PLAYERS)
    while referee.ask:
        referee.answer(rng.choice([*referee.ask.values, *referee.ask.items]))
    more = [("match", os.urandom(8).hex())] + ([("date", date)] if date else [])
    names = [f"Player {(number + seat) % PEOPLE}" for seat in range(PLAYERS)]
    return record.write(SHORT, referee, names, more)


def reckoned(archive: Archive, seconds: float = 5.0) -> float:
    """Matches a second, from the old ones on."""
    before, start = ratings.behind(archive.db, MATCHES), time.perf_counter()
    ratings.catch_up_for(archive.db, seconds)
    done = before - ratings.behind(archive.db, MATCHES)
    return done / (time.perf_counter() - start)


if __name__ == "__main__":
    sys.exit(main())
