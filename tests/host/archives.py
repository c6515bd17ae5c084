"""For the tests of the archive: matches to put in, and the databases it is tried on."""

from __future__ import annotations

import contextlib
import functools
import random
from collections.abc import Iterator, Sequence

import pytest

from engine import catalogue, record
from engine.referee import Referee
from host.archive import ratings
from host.archive.archive import Archive
from tests.measure import own_postgresql
from tests.measure.own_postgresql import Server

DERIVED = ("standings", "machines", "duels", "tallies")

SEATED = (
    {"simulated": "Bo", "levels": "easy"},
    {"simulated": "Bo, Cy", "levels": "strong, strong"},
    {},
)


def played(
    seed: object,
    players: Sequence[str] = ("Ann", "Bo", "Cy"),
    game: str = "stones",
    most: int = 100_000,
    **more: str,
) -> str:
    """The record of a random match; of `most` answers, if it is not over before."""
    return _played(str(seed), tuple(players), game, most, tuple(more.items()))


@functools.cache
def _played(
    seed: str, players: tuple[str, ...], game: str, most: int, more: tuple[tuple[str, str], ...]
) -> str:
    rng, referee = random.Random(seed), Referee(catalogue.load(game), len(players))
    while referee.ask and len(referee.log) < most:
        referee.answer(rng.choice([*referee.ask.values, *referee.ask.items]))
    return record.write(game, referee, list(players), list(more))


def days(count: int) -> list[str]:
    """So many evenings."""
    return [f"2026-{1 + day // 28:02}-{1 + day % 28:02}T20:15" for day in range(count)]


@contextlib.contextmanager
def opened(place: str) -> Iterator[Archive]:
    archive = Archive.open(place)
    try:
        yield archive
    finally:
        archive.close()


def everything(archive: Archive, *tables: str) -> dict[str, list[tuple[object, ...]]]:
    return {table: sorted(archive.db.rows(f"SELECT * FROM {table}"), key=repr) for table in tables}


def fill(archive: Archive, count: int) -> None:
    """Matches of several games among four people, not in the order they were played.

    In some of them a machine plays for one of them, or for two.
    """
    names = ("Ann", "Bo", "Cy", "Di")
    dates = days(count)
    for number in sorted(range(count), key=lambda each: (each * 7) % count):
        three = [names[(number + seat) % 4] for seat in range(3)]
        game = ("stones", "amazones", "why_first")[number % 3]
        more = SEATED[number % 3] if number % 4 == 0 else {}
        archive.take(played(number, three, game, date=dates[number], **more))
    ratings.catch_up_for(archive.db, 60)


@contextlib.contextmanager
def server() -> Iterator[Server]:
    """A database server of our own, started. Skips where there can be none."""
    with contextlib.ExitStack() as stack:
        try:
            own = stack.enter_context(own_postgresql.server())
        except own_postgresql.Missing as why:
            pytest.skip(str(why))
        yield own


@contextlib.contextmanager
def postgresql() -> Iterator[str]:
    """The URL of a database in a server of our own. Skips where there can be none."""
    with server() as own:
        yield own.url


def matches() -> list[tuple[object, ...]]:
    """(id, game, answers, whether it is finished) of every match in the user's archive."""
    with opened("") as archive:
        return archive.db.rows("SELECT id, game, answers, ending <> '' FROM matches ORDER BY id")
