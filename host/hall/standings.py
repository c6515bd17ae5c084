"""Who leads a tournament: points for places, and what counts where those are equal.

A place is worth points: of a table of n the first gets 1, the last 0, those between in equal
steps; players who share places share their points. Ties: the average result of the opponents met,
then wins, then the average share of their tables' scores, then the lot, which is shown.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import combinations

from host.hall.large_tables import Meetings


@dataclass
class Game:
    """One match of a round. `tables` where it was to be played, the last is where it is now.

    keys    who plays, by the names that they entered with
    points  by seat, None until a verified record tells;  void: it could not be played
    """

    key: str
    players: list[str]
    keys: list[str]
    tables: list[str] = field(default_factory=list)
    points: list[float] | None = None
    share: list[float] = field(default_factory=list)  # by seat; none where nothing was played
    won: list[bool] = field(default_factory=list)
    void: bool = False
    match: str = ""

    @property
    def done(self) -> bool:
        return self.points is not None


@dataclass(frozen=True)
class Line:
    """Of the standings. `lot`: nothing but the lot tells them from a neighbour."""

    place: int
    name: str
    points: float
    opponents: float
    wins: int
    share: float
    lot: bool


def standings(
    entrants: Mapping[str, tuple[int, str]], rounds: Iterable[Iterable[Game]], seed: str
) -> list[Line]:
    """Everybody who ever entered, the first first.

    entrants  name -> what the lot is drawn by: a new name is no other lot
    """
    done = [game for games in rounds for game in games if game.done]
    total: dict[str, float] = dict.fromkeys(entrants, 0.0)
    wins = Counter[str]()
    shares: dict[str, list[float]] = {name: [] for name in entrants}
    for game in done:
        for seat, name in enumerate(game.players):
            total[name] += game.points[seat] if game.points else 0
            wins[name] += game.won[seat]
            shares[name] += game.share[seat : seat + 1]
    against = opponents(done, total)
    share = {name: sum(each) / len(each) if each else 0.0 for name, each in shares.items()}
    lot = sorted(entrants, key=lambda name: entrants[name])
    random.Random(seed + " lot").shuffle(lot)

    def earned(name: str) -> tuple[float, ...]:
        return tuple(
            -round(each, 6) for each in (total[name], against[name], wins[name], share[name])
        )

    equal = Counter(map(earned, entrants))
    order = sorted(entrants, key=lambda name: (earned(name), lot.index(name)))
    return [
        Line(place, name, round(total[name], 3), round(against[name], 3), wins[name],
             round(share[name], 3), equal[earned(name)] > 1)
        for place, name in enumerate(order, 1)
    ]  # fmt: skip


def meetings(rounds: Iterable[Iterable[Game]], void: bool = False) -> Meetings:
    """How often two have met; with `void`, also in matches that could not be played."""
    return Counter(
        frozenset(pair)
        for games in rounds for game in games if void or not game.void
        for pair in combinations(game.players, 2)
    )  # fmt: skip


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
