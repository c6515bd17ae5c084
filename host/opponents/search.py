"""A search that plays any rulebook: worlds that fit what a seat may know, a tree, playouts.

Information-set Monte Carlo tree search (Cowling, Powley, Whitehouse, 2012): each iteration draws a
world, goes down a tree whose branches are answers as the rules tell them apart, and plays on at
random: to the end, or, where the rulebook says what a position is worth (engine/simulated.py), so
many answers and no more, which is quicker and less of a lottery. What a branch is worth is counted
for every seat, so that each seat in the tree tries to win for itself.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Any

from engine.ask import CHOICE, Ask
from engine.referee import Referee
from host.opponents.outcomes import Leads, Outcome, judged
from host.opponents.world import Answer, Knowledge, NoWorld, World
from host.opponents.worlds import Worlds
from host.people import ground_truth
from host.people.real_pieces import Inconsistent

EXPLORE = 0.5  # how much a branch seldom tried is favoured: of a share of the win
LONGEST = 400  # answers after which a playout is judged by its scores
PATIENCE = 3  # worlds that do not fit, one after the other at first, before it is given up
HORIZON = 30  # answers of a playout that is judged by what the rulebook says of its last position
DRAWN = 0.85  # of a thought's time, after which no world is drawn any more,
CUT = 0.95  # and after which a playout is judged where it stands: the answer comes in time

Clock = Callable[[], float]


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

    seconds  that all of it may take, from now on
    only     keys of the options that are tried, in turn; empty: all, the good ones more often
    tells    whether chances are asked for: then every playout goes to its end, and the parts of the
             standing are summed up, too
    asked    the question that is thought of, as soon as a world was drawn that fits
    """

    def __init__(
        self, game: Any, known: Knowledge, depth: int, rng: random.Random,
        seconds: float = math.inf, only: Collection[Any] = (), tells: bool = False,
        clock: Clock = time.process_time,
    ):  # fmt: skip
        self.clock, self.began, self.seconds = clock, clock(), seconds
        self.known, self.depth, self.rng = known, depth, rng
        self.only, self.tells = only, tells
        self.seat: int = known["seat"]
        self.seats: int = known["seats"]
        self.worlds = Worlds(game, known, rng)
        self.root: dict[Any, Branch] = {}
        self.all = self._new()  # the playouts of every option together
        self.asked: Ask | None = None
        self.misfits = 0
        self.salt = rng.random()
        self.chooses = False  # whether what is asked is a choice; a review asks of all else, too
        self.leads = Leads(self.seats)
        self.worth_of = None if tells else ground_truth.worth_of(game)

    def run(self, playouts: int) -> None:
        """Play on `playouts` times, or until one more may take longer than the time that is left,
        or no other option can still come to be tried more often than the one tried most."""
        now, longest = self.clock(), 0.0
        for number in range(playouts):
            before, now = now, self.clock()
            longest = max(longest, now - before)
            if number and (self._is_past(CUT, longest) or self._is_settled(playouts - number)):
                break
            try:
                self._iterate()
            except (NoWorld, Inconsistent):  # what was drawn came to light as impossible
                self.misfits += 1
                if not self.all.visits and self.misfits == PATIENCE:
                    return

    def _is_past(self, share: float, more: float = 0.0) -> bool:
        """Whether so many seconds more would end after this share of the time."""
        return self.clock() + more > self.began + share * self.seconds

    def _is_settled(self, left: int) -> bool:
        """Whether the most visited option stays it through so many more playouts."""
        if self.only or self.tells:
            return False  # every figure counts
        first, second = 0, 0
        for branch in self.root.values():
            visits = branch.visits
            if visits > first:
                first, second = visits, first
            elif visits > second:
                second = visits
        return len(self.root) > 1 and first - second > left

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

    def _iterate(self) -> None:
        """One playout. Each option has its first in the same world, its second, and so on: so good
        luck is not taken for a good choice."""
        first, number = None, self.all.visits
        if self.chooses:
            first = self._choose(self.root, self.root, self.seat)
            number = self.root[first].visits
        self.rng.seed(f"{self.salt} {number} {self.misfits}")
        world = self.worlds.draw(lambda: self._is_past(DRAWN))
        self.asked = self.asked or world.referee.ask
        path = self._descend(world, first)
        outcome = self._play_on(world)
        for branch in [self.all, *path]:
            branch.add(outcome)

    def _play_on(self, world: World) -> Outcome:
        """At random, as far as a playout goes. What that is worth to every seat."""
        referee = world.referee
        brief = self.worth_of and self.worth_of(referee.table, self.seat) is not None
        left = HORIZON if brief else LONGEST
        while referee.ask is not None and left and (self.tells or not self._is_past(CUT)):
            ask = referee.ask
            world.give(world.sensible(ask) if ask.role is CHOICE else world.fact(ask))
            left -= 1
        if self.tells:
            return judged(referee, tells=True)
        told = self.leads.weigh(self._has(referee))
        if referee.result or not brief:
            return judged(referee, told)
        return Outcome(told, [0.0] * self.seats, {})

    def _has(self, referee: Referee) -> list[float | None]:
        """What each seat has of what counts."""
        if self.worth_of:
            return [self.worth_of(referee.table, seat) for seat in range(self.seats)]
        result = referee.result
        scores = result.scores if result else referee.game.scores(referee.table)
        return list(scores[: self.seats])

    def _descend(self, world: World, first: Any) -> list[Branch]:
        """Down the tree to a branch that is new, or `depth` choices; the branches on the way.
        `first` is the option to begin with, None: not decided yet."""
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
            if node is self.root and first in options:
                key = first
            else:
                key = self._choose(node, options, self.seat if ask.seat is None else ask.seat)
            self.chooses = self.chooses or node is self.root
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

    def _choose(self, node: dict[Any, Branch], options: Collection[Any], seat: int) -> Any:
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


def summed(sums: list[float], new: list[float]) -> list[float]:
    return [old + each for old, each in zip(sums, new, strict=True)]


def divided(sums: list[float], number: int) -> list[float]:
    return [each / number for each in sums]
