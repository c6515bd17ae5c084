"""A world: one match that may be the real one, a referee and real pieces without checks."""

from __future__ import annotations

import random
from collections.abc import Collection
from typing import Any

from engine.ask import OK, Ask
from engine.game import odds
from engine.referee import Referee
from engine.table import Table
from host.people import ground_truth
from host.people.dead_ends import WAYS_OUT
from host.people.lenient_pieces import LenientPieces
from host.people.real_pieces import RealPieces

CLOSES = 0.4  # how often a set that may be closed is closed, where people lay at random

Knowledge = dict[str, Any]
Answer = int | str


class NoWorld(Exception):
    """A world does not fit what the seat knows, or none was found that does."""


class Pieces(LenientPieces):
    """Real pieces that nobody takes back, so that nothing of the past is kept.

    What people pick they pick by lot, and a card that is shown is brought to where it must be.
    """

    def __init__(self, game: Any, rng: random.Random, table: Table):
        RealPieces.__init__(self, game, rng)
        self.unseen = table.unseen  # type: ignore[assignment]
        self.facts = table

    def _touch(self, zone: int) -> list[int]:
        return self.zones.setdefault(zone, [])

    def obey(self, table: Table) -> None:
        self.unseen = table.unseen  # type: ignore[assignment]
        for verb, what, source, target in table.news:
            if verb in self._verbs:
                self._verbs[verb](what, source, target)

    def hold(self, zone: int, row: list[int]) -> None:
        """These pieces lie there; those that did instead go where these were. Raises Fault."""
        for piece in row:
            self._bring(piece, zone, row)

    def _mix(self, zone: int) -> None:
        self.rng.shuffle(self._touch(zone))

    def _discard(self, number: int, source: int, target: int) -> None:
        self._draw_blind(number, source, target)

    def _swap(self, number: int, first: int, second: int) -> None:
        for source in (first, second):
            self._mix(source)
        here, there = self._touch(first), self._touch(second)
        here[:number], there[:number] = there[:number], here[:number]


class World:
    """One match that may be the real one: referee and pieces."""

    def __init__(self, referee: Referee, pieces: RealPieces, rng: random.Random):
        self.referee, self.pieces, self.rng = referee, pieces, rng
        self.truth = ground_truth.truth_of(referee.game, rng)
        self.leans = ground_truth.leans(referee.game)

    def at_hand(self, ask: Ask) -> list[int]:
        """The pieces that a hand can lay now, by the rules that the table cannot see, too."""
        referee, within = self.referee, self.pieces.tappable(ask.zones)
        return ground_truth.at_hand(referee.game, referee.table, ask, within)

    def options(self, ask: Ask) -> list[Answer]:
        """What can be answered; of twins, which the rules do not tell apart, one. Nothing laid is
        taken back, where anything else is possible."""
        values: Collection[Answer] = ask.values
        if ask.kind == "tap":
            values = {self.key(ask, piece): piece for piece in self.at_hand(ask)}.values()
        on = [value for value in (*values, *ask.items) if value not in WAYS_OUT]
        return on or [*ask.items] or [*values] or [*ask.chosen]

    def key(self, ask: Ask, value: Answer) -> Any:
        """What the rules tell of an answer: twins have the same."""
        tapped = ask.kind == "tap" and not isinstance(value, str)
        return self.referee.table.box.parts(value) if tapped else value

    def fact(self, ask: Ask) -> Answer:
        """What lies there or comes up, at a question that is no choice."""
        true: Answer | None = self.truth.of(ask, self.pieces.tappable(ask.zones))
        if true is not None and ask.offers(true):
            return true
        if ask.kind == "tap":
            return self.careless(ask)
        if len(ask.values):
            chances = odds(self.referee.game, self.referee.table, ask)
            drawn: Answer = self.rng.choices(list(ask.values), chances)[0]
            return drawn
        item: Answer = self.rng.choice(ask.items)
        return item

    def sensible(self, ask: Ask) -> Answer:
        """One of what people with some sense choose, if the rulebook says it; else by lot."""
        if self.leans:
            within = self.at_hand(ask) if ask.kind == "tap" else ask.values
            liked = self.leans(self.referee.table, ask, within)
            if liked:
                return self.rng.choice(liked)
        return self.careless(ask)

    def careless(self, ask: Ask) -> Answer:
        """A choice without a thought, by the rules: sets are closed soon, nothing is taken back."""
        rng = self.rng
        if ask.kind != "tap":
            return rng.choice(self.options(ask))
        items = [item for item in ask.items if item not in WAYS_OUT]
        if not items or OK not in items or rng.random() >= CLOSES:
            fresh = self.at_hand(ask)
            if fresh:
                return rng.choice(fresh)
        left: list[Answer] = items or list(ask.items) or list(ask.chosen)
        if not left:
            raise NoWorld("a hand without any card that is asked for")
        return rng.choice(left)

    def give(self, value: Answer) -> None:
        """An answer, and what it leads to on the table."""
        referee = self.referee
        ask = referee.ask
        assert ask is not None
        referee.log.append(ask.code(value))
        referee._advance(value)
        self.pieces.obey(referee.table)
