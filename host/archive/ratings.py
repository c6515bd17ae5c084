"""How strong people are, by openskill's Plackett-Luce model, in each game and over all of them.

A rating follows from the matches, one after the other as they were played. Each seat stores the
rating after that match. So when an older match arrives late, or two people turn out to be one, the
computation goes back to that day and no further. The mark `rated` says how far it has come: (at,
match) of the last match it includes.

Rated are matches with places (host.archive.played) between at least two people.
"""

from __future__ import annotations

import json
import math
import time
from collections.abc import Iterator, Sequence
from typing import Any

from openskill.models import PlackettLuce

from host.archive.database import Database, Row
from host.archive.derived import ALL

MODEL = PlackettLuce()
MU, SIGMA = MODEL.mu, MODEL.sigma  # of a person who has never played: 25 and 25/3
BEGINNING = ("", 0)
BATCH = 200  # matches of a transaction
MANY = 100_000  # more matches than that are not counted one by one

Rating = tuple[float, float]  # mu and sigma
Moment = tuple[str, int]


def at_least(mu: float, sigma: float) -> float:
    """The strength a person has with near certainty: the order of the lists."""
    return mu - 3 * sigma


# Where the reckoning stands


def rated_to(db: Database) -> Moment:
    found = db.value("SELECT value FROM marks WHERE name = 'rated'")
    at, match = json.loads(found) if found else BEGINNING
    return at, match


def mark(db: Database, moment: Moment) -> None:
    """Everything up to this match is reckoned in."""
    db.run(
        "INSERT INTO marks (name, value) VALUES ('rated', ?) "
        "ON CONFLICT (name) DO UPDATE SET value = excluded.value", json.dumps(moment),
    )  # fmt: skip


def rewind(db: Database, at: str, match: int) -> None:
    """This match, and all after it, are to be reckoned in again."""
    before = (at, match - 1)
    if before < rated_to(db):
        mark(db, before)


def behind(db: Database, most: int = MANY) -> int:
    """How many matches are not reckoned in yet; `most` stands for that many and more."""
    at, match = rated_to(db)
    sql = "SELECT count(*) FROM (SELECT 1 FROM matches WHERE (at, id) > (?, ?) LIMIT ?) AS left_"
    return int(db.value(sql, at, match, most))


def catch_up(db: Database, most: int = BATCH, seconds: float = math.inf) -> int:
    """Reckon in the next matches, in the order they were played; the caller has a transaction.

    Returns how many it did: fewer than `most` means that all are in, or that time was up.
    """
    until = time.monotonic() + seconds
    at, match = rated_to(db)
    found = db.rows(
        "SELECT id, at, game, ending FROM matches WHERE (at, id) > (?, ?) ORDER BY at, id LIMIT ?",
        at, match, most,
    )  # fmt: skip
    known, done = Known(db), 0
    for number, when, game, ending in found:
        if done and time.monotonic() > until:
            break
        if ending:
            _rate(db, known, (when, number), game)
        done += 1
    known.publish()
    if done:
        mark(db, (found[done - 1][1], found[done - 1][0]))
    return done


def catch_up_for(db: Database, seconds: float) -> bool:
    """Transaction by transaction for so long. Whether everything is reckoned in."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        with db.writing():
            if catch_up(db) < BATCH:
                return True
    return behind(db, 1) == 0


# One match


class Known:
    """The ratings of those who play, as the reckoning comes by."""

    def __init__(self, db: Database) -> None:
        self.db = db
        self.ratings: dict[tuple[int, str], Rating] = {}

    def of(self, person: int, game: str, before: Moment) -> Rating:
        """As it was before that moment."""
        if (person, game) not in self.ratings:
            self.ratings[person, game] = self._read(person, game, before)
        return self.ratings[person, game]

    def _read(self, person: int, game: str, before: Moment) -> Rating:
        which, of_game = ("game_", "AND game = ? ") if game else ("", "")
        found = self.db.row(
            f"SELECT {which}mu, {which}sigma FROM seats WHERE person = ? {of_game}"
            f"AND (at, match) < (?, ?) AND {which}mu IS NOT NULL "
            "ORDER BY at DESC, match DESC LIMIT 1",
            *((person, game) if game else (person,)), *before,
        )  # fmt: skip
        return (found[0], found[1]) if found else (MU, SIGMA)

    def publish(self) -> None:
        """Into the standings."""
        self.db.many(
            "UPDATE standings SET mu = ?, sigma = ? WHERE person = ? AND game = ?",
            [(*rating, *whose) for whose, rating in sorted(self.ratings.items())],
        )


def _rate(db: Database, known: Known, moment: Moment, game: str) -> None:
    """The ratings after one match, and how likely its winners were before it."""
    seats = db.rows(
        "SELECT seat, person, place, won FROM seats WHERE match = ? ORDER BY seat", moment[1]
    )
    rated = [row for row in seats if row[1] is not None and row[2] is not None]
    after: list[list[Rating | tuple[None, None]]] = []
    chance = None
    for of in (ALL, game):
        if len(rated) < 2:
            after.append([(None, None)] * len(seats))
            continue
        before = [known.of(person, of, moment) for _, person, _, _ in rated]
        if of == ALL:
            chance = likelihood(before, [won for _, _, _, won in rated])
        new = iter(rate(before, [place for _, _, place, _ in rated]))
        after.append([next(new) if row in rated else (None, None) for row in seats])
        known.ratings.update(_whose(rated, of, [each for each in after[-1] if each[0] is not None]))
    lines = [(*overall, *in_game, moment[1], row[0])
             for row, overall, in_game in zip(seats, *after, strict=True)]  # fmt: skip
    db.many("UPDATE seats SET mu = ?, sigma = ?, game_mu = ?, game_sigma = ? "
            "WHERE match = ? AND seat = ?", lines)  # fmt: skip
    db.run("UPDATE matches SET chance = ? WHERE id = ?", chance, moment[1])


def _whose(rated: list[Row], game: str, new: list[Any]) -> Iterator[tuple[tuple[int, str], Rating]]:
    for (_, person, _, _), rating in zip(rated, new, strict=True):
        yield (person, game), rating


def rate(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings after a match, of those before it and the places in it (1 the first)."""
    teams = [[MODEL.rating(mu=mu, sigma=sigma)] for mu, sigma in before]
    return [(team[0].mu, team[0].sigma) for team in MODEL.rate(teams, ranks=list(places))]


def likelihood(before: Sequence[Rating], won: Sequence[int]) -> float | None:
    """How likely the winner was by the ratings; the mean of several; None where none is rated."""
    chances = MODEL.predict_win([[MODEL.rating(mu=mu, sigma=sigma)] for mu, sigma in before])
    winners = [chance for chance, has in zip(chances, won, strict=True) if has]
    return sum(winners) / len(winners) if winners else None
