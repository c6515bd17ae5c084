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
from collections.abc import Callable
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


@dataclass
class Branch:
    """One answer in the tree.

    visits  how often it was taken;  offered  how often it could be
    worth   by seat: the sum of what its playouts were worth
    below   what was answered next
    """

    worth: list[float]
    visits: int = 0
    offered: int = 0
    below: dict[Any, Branch] = field(default_factory=dict)

    def mean(self, seat: int) -> float:
        return self.worth[seat] / self.visits if self.visits else 0.0


@dataclass(frozen=True)
class Found:
    """What a search thinks of one option: its visits, and the seat's mean worth, 0 to 1."""

    value: Answer
    visits: int
    worth: float


class Search:
    """The options of the question that a seat is asked, after as many playouts as time allows."""

    def __init__(self, game: Any, known: Knowledge, depth: int, rng: random.Random):
        self.known, self.depth, self.rng = known, depth, rng
        self.seat: int = known["seat"]
        self.seats: int = known["seats"]
        self.worlds = Worlds(game, known, rng)
        self.root: dict[Any, Branch] = {}
        self.playouts = self.misfits = 0

    def run(self, playouts: int, seconds: float, clock: Clock = time.process_time) -> None:
        """Play `playouts` times to the end, or until `seconds` are over."""
        end = clock() + seconds
        for number in range(playouts):
            if number and clock() > end:
                break
            try:
                self._iterate(self.worlds.draw())
                self.playouts += 1
            except (NoWorld, Inconsistent):  # what was drawn came to light as impossible
                self.misfits += 1
                if not self.playouts and self.misfits == PATIENCE:
                    return

    def found(self, options: dict[Any, Answer]) -> list[Found]:
        """The options, the best first: by visits, then by worth. Keys are World.key's."""
        empty = Branch([0.0] * self.seats)
        told = [
            Found(options[key], branch.visits, branch.mean(self.seat))
            for key in options
            for branch in [self.root.get(key, empty)]
        ]
        return sorted(told, key=lambda one: (one.visits, one.worth), reverse=True)

    def _iterate(self, world: World) -> None:
        path = self._descend(world)
        worth = played_out(world)
        for branch in path:
            branch.visits += 1
            branch.worth = [old + new for old, new in zip(branch.worth, worth, strict=True)]

    def _descend(self, world: World) -> list[Branch]:
        """Down the tree to a branch that is new, or `depth` choices; the branches on the way."""
        node, path, depth = self.root, [], 0
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
            node[key] = Branch([0.0] * self.seats)
        return node[key]

    def _choose(self, node: dict[Any, Branch], options: dict[Any, Answer], seat: int) -> Any:
        """An option never tried, else the one with the highest upper bound for this seat."""
        new = [key for key in options if not node[key].visits]
        if new:
            return self.rng.choice(new)
        return max(options, key=lambda key: bound(node[key], seat))


def bound(branch: Branch, seat: int) -> float:
    """The mean worth and how much better it may be, as seldom as it was tried (UCB1)."""
    return branch.mean(seat) + EXPLORE * math.sqrt(math.log(branch.offered) / branch.visits)


def played_out(world: World) -> list[float]:
    """Play on at random, to the end or LONGEST answers. What that is worth to every seat."""
    referee, left = world.referee, LONGEST
    while referee.ask is not None and left:
        ask = referee.ask
        world.give(world.careless(ask) if ask.role is CHOICE else world.fact(ask))
        left -= 1
    return judged(referee)


def judged(referee: Referee) -> list[float]:
    """By seat, 0 to 1: its share of the win, and a little for its points."""
    seats, result = referee.seats, referee.result
    scores = result.scores if result else referee.game.scores(referee.table)
    points = spread(scores[:seats])
    if result is None:
        return points
    winners = [seat for seat in result.winners if seat < seats]
    won = [1 / len(result.winners) if seat in winners else 0.0 for seat in range(seats)]
    return [(1 - POINTS) * win + POINTS * point for win, point in zip(won, points, strict=True)]


def spread(scores: list[Any]) -> list[float]:
    """Scores laid out between 0, the lowest, and 1, the highest; a half where there are none."""
    known = [score for score in scores if score is not None]
    low, high = min(known, default=0), max(known, default=0)
    return [
        0.5 if score is None or low == high else (score - low) / (high - low) for score in scores
    ]
