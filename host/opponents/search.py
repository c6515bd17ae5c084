"""A search that plays any rulebook: worlds that fit what a seat may know, a tree, playouts.

Information-set Monte Carlo tree search (Cowling, Powley, Whitehouse, 2012): each iteration draws a
world, goes down a tree whose branches are answers as the rules tell them apart, and plays on at
random. What a branch is worth is counted for every seat, so that each seat in the tree tries to
win for itself.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Any

from engine.ask import CHOICE
from engine.referee import Referee
from host.opponents.worlds import Answer, Knowledge, NoWorld, World, Worlds
from host.people.real_pieces import Inconsistent

EXPLORE = 0.7  # how much a branch seldom tried is favoured: of a share of the win
LONGEST = 400  # answers after which a playout is judged by its scores
PATIENCE = 3  # worlds that do not fit, one after the other at first, before it is given up
POINTS = 0.15  # of a playout's worth, how much its points decide: the rest is who wins

Clock = Callable[[], float]


@dataclass(frozen=True)
class Outcome:
    """How a playout ended; lists by seat.

    worth  0 to 1: what a search counts;  won: shares of the win
    parts  column of the standing -> its numbers
    """

    worth: list[float]
    won: list[float]
    parts: dict[str, list[float]]


@dataclass
class Branch:
    """One answer in the tree.

    visits  how often it was taken;  offered  how often it could be
    worth, won, parts  sums of its playouts' Outcomes
    below   what was answered next
    """

    worth: list[float]
    won: list[float]
    visits: int = 0
    offered: int = 0
    parts: dict[str, list[float]] = field(default_factory=dict)
    below: dict[Any, Branch] = field(default_factory=dict)

    def mean(self, seat: int) -> float:
        return self.worth[seat] / self.visits if self.visits else 0.0

    def add(self, outcome: Outcome) -> None:
        self.visits += 1
        self.worth = summed(self.worth, outcome.worth)
        self.won = summed(self.won, outcome.won)
        for column, numbers in outcome.parts.items():
            self.parts[column] = summed(self.parts.get(column, [0.0] * len(numbers)), numbers)


@dataclass(frozen=True)
class Found:
    """What a search thinks of one option.

    visits  its playouts;  worth: the seat's mean worth in them, 0 to 1
    won     by seat: the share of them that it won
    parts   column of the standing -> by seat: its mean at the end
    """

    value: Answer
    visits: int
    worth: float
    won: list[float]
    parts: dict[str, list[float]]


class Search:
    """The options of the question that a seat is asked, after as many playouts as time allows.

    only   keys of the options that are tried, in turn; empty: all, the good ones more often
    tells  whether the parts of the standing are summed up, too
    """

    def __init__(
        self, game: Any, known: Knowledge, depth: int, rng: random.Random,
        only: Collection[Any] = (), tells: bool = False,
    ):  # fmt: skip
        self.known, self.depth, self.rng = known, depth, rng
        self.only, self.tells = only, tells
        self.seat: int = known["seat"]
        self.seats: int = known["seats"]
        self.worlds = Worlds(game, known, rng)
        self.root: dict[Any, Branch] = {}
        self.all = self._new()  # the playouts of every option together
        self.misfits = 0

    def run(self, playouts: int, seconds: float, clock: Clock = time.process_time) -> None:
        """Play `playouts` times to the end, or until `seconds` are over."""
        end = clock() + seconds
        for number in range(playouts):
            if number and clock() > end:
                break
            try:
                self._iterate(self.worlds.draw())
            except (NoWorld, Inconsistent):  # what was drawn came to light as impossible
                self.misfits += 1
                if not self.all.visits and self.misfits == PATIENCE:
                    return

    def found(self, options: dict[Any, Answer]) -> list[Found]:
        """The options, the best first: by visits, then by worth; by lot where none was tried.

        Keys are World.key's.
        """
        empty = self._new()
        told = [self.told(options[key], self.root.get(key, empty)) for key in options]
        if not self.all.visits:
            self.rng.shuffle(told)
        return sorted(told, key=lambda one: (one.visits, one.worth), reverse=True)

    def told(self, value: Answer, branch: Branch) -> Found:
        """The means of a branch, which this answer leads to."""
        visits = branch.visits or 1
        parts = {key: divided(sums, visits) for key, sums in branch.parts.items()}
        mean = branch.mean(self.seat)
        return Found(value, branch.visits, mean, divided(branch.won, visits), parts)

    def _new(self) -> Branch:
        return Branch([0.0] * self.seats, [0.0] * self.seats)

    def _iterate(self, world: World) -> None:
        path = self._descend(world)
        outcome = played_out(world, self.tells)
        for branch in [self.all, *path]:
            branch.add(outcome)

    def _descend(self, world: World) -> list[Branch]:
        """Down the tree to a branch that is new, or `depth` choices; the branches on the way."""
        path: list[Branch] = []
        node, depth = self.root, 0
        while world.referee.ask is not None and depth < self.depth:
            ask = world.referee.ask
            if ask.role is not CHOICE:
                value = world.fact(ask)
                branch = self._branch(node, ("fact", world.key(ask, value)))
                branch.visits += 1
                world.give(value)
                node = branch.below
                continue
            options = {world.key(ask, value): value for value in world.options(ask)}
            if self.only and not path:
                options = {key: options[key] for key in options if key in self.only}
            if not options:
                raise NoWorld("a hand without what is compared")
            for key in options:
                self._branch(node, key).offered += 1
            key = self._choose(node, options, self.seat if ask.seat is None else ask.seat)
            branch = node[key]
            path.append(branch)
            world.give(options[key])
            depth += 1
            if not branch.visits:
                break
            node = branch.below
        return path

    def _branch(self, node: dict[Any, Branch], key: Any) -> Branch:
        if key not in node:
            node[key] = self._new()
        return node[key]

    def _choose(self, node: dict[Any, Branch], options: dict[Any, Answer], seat: int) -> Any:
        """An option never tried, else the one with the highest upper bound for this seat."""
        new = [key for key in options if not node[key].visits]
        if new:
            return self.rng.choice(new)
        if self.only and node is self.root:
            return min(options, key=lambda key: node[key].visits)
        return max(options, key=lambda key: bound(node[key], seat))


def bound(branch: Branch, seat: int) -> float:
    """The mean worth and how much better it may be, as seldom as it was tried (UCB1)."""
    return branch.mean(seat) + EXPLORE * math.sqrt(math.log(branch.offered) / branch.visits)


def played_out(world: World, tells: bool) -> Outcome:
    """Play on at random, to the end or LONGEST answers. What that is worth to every seat."""
    referee, left = world.referee, LONGEST
    while referee.ask is not None and left:
        ask = referee.ask
        world.give(world.careless(ask) if ask.role is CHOICE else world.fact(ask))
        left -= 1
    return judged(referee, tells)


def judged(referee: Referee, tells: bool = False) -> Outcome:
    """Worth is the share of the win, and a little of the points where they have won it. A match
    that has not ended goes to who has most so far."""
    seats, result = referee.seats, referee.result
    scores = (result.scores if result else referee.game.scores(referee.table))[:seats]
    points = spread(scores)
    winners = result.winners if result else [at for at in range(seats) if points[at] == max(points)]
    won = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    if any(points[seat] < max(points) for seat in winners if seat < seats):
        points = won  # as where the second wins: more of them would not be better
    worth = [(1 - POINTS) * win + POINTS * point for win, point in zip(won, points, strict=True)]
    parts = parts_of(referee) if tells else {}
    return Outcome(worth if result else points, won, parts)


def parts_of(referee: Referee) -> dict[str, list[float]]:
    """The columns of the standing in which every seat has a number."""
    columns, rows = referee.game.standing(referee.table)
    found = {}
    for at, column in enumerate(columns):
        numbers = [row[at] for row in rows[: referee.seats]]
        if all(isinstance(number, int | float) for number in numbers):
            found[column] = numbers
    return found


def summed(sums: list[float], new: list[float]) -> list[float]:
    return [old + each for old, each in zip(sums, new, strict=True)]


def divided(sums: list[float], number: int) -> list[float]:
    return [each / number for each in sums]


def spread(scores: list[Any]) -> list[float]:
    """Scores laid out between 0, the lowest, and 1, the highest; a half where there are none."""
    known = [score for score in scores if score is not None]
    low, high = min(known, default=0), max(known, default=0)
    return [
        0.5 if score is None or low == high else (score - low) / (high - low) for score in scores
    ]
