"""Who leads a tournament: points for places, and what counts where those are equal.

A place is worth points: of a table of n the first gets 1, the last 0, those between in equal
steps; players who share places share their points. Ties: the average result of the opponents met,
then wins, then the share of the tables' scores, then the lot.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field


@dataclass
class Game:
    """One match of a round. `tables` where it was to be played, the last is where it is now.

    points  by seat, None until a verified record tells;  void: it could not be played
    """

    key: str
    players: list[str]
    tables: list[str] = field(default_factory=list)
    points: list[float] | None = None
    share: list[float] = field(default_factory=list)
    won: list[bool] = field(default_factory=list)
    void: bool = False
    match: str = ""

    @property
    def done(self) -> bool:
        return self.points is not None


@dataclass(frozen=True)
class Line:
    """Of the standings."""

    place: int
    name: str
    points: float
    opponents: float
    wins: int
    share: float


def standings(entrants: Sequence[str], rounds: Iterable[Iterable[Game]], seed: str) -> list[Line]:
    """Everybody who ever entered, the first first."""
    done = [game for games in rounds for game in games if game.done]
    total: dict[str, float] = dict.fromkeys(entrants, 0.0)
    wins, share = Counter[str](), Counter[str]()
    for game in done:
        for seat, name in enumerate(game.players):
            total[name] += game.points[seat] if game.points else 0
            wins[name] += game.won[seat]
            share[name] += game.share[seat]  # type: ignore[assignment]
    against = opponents(done, total)
    lot = sorted(entrants)
    random.Random(seed + " lot").shuffle(lot)

    def key(name: str) -> tuple[float, ...]:
        rounded = (total[name], against[name], wins[name], share[name])
        return (*(-round(each, 6) for each in rounded), lot.index(name))

    order = sorted(entrants, key=key)
    return [
        Line(place, name, round(total[name], 3), round(against[name], 3), wins[name],
             round(share[name], 3))
        for place, name in enumerate(order, 1)
    ]  # fmt: skip


def opponents(done: list[Game], total: dict[str, float]) -> dict[str, float]:
    """The average points of a person's opponents: tables differ in size."""
    sums: dict[str, float] = dict.fromkeys(total, 0.0)
    count: Counter[str] = Counter()
    for game in done:
        for name in game.players if not game.void else ():
            for other in game.players:
                if other != name:
                    sums[name] += total[other]
                    count[name] += 1
    return {name: sums[name] / count[name] if count[name] else 0.0 for name in sums}


def worth(ranks: list[int]) -> list[float]:
    """Points for these places: 1 for the first, 0 for the last, shared by who shares a place."""
    steps = [1 - at / (len(ranks) - 1) for at in range(len(ranks))]
    found = []
    for rank in ranks:
        equal = ranks.count(rank)
        found.append(sum(steps[rank - 1 : rank - 1 + equal]) / equal)
    return found


def shared(scores: list[int | None]) -> list[float]:
    """Each one's share of all points of the table; none where scores may be below 0."""
    known = [score or 0 for score in scores]
    if min(known) < 0 or not sum(known):
        return [0.0] * len(scores)
    return [score / sum(known) for score in known]
