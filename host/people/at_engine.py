"""One simulated match: the engine's referee, a simulated table and simulated people."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from engine.ask import Ask
from engine.referee import FAULT, Referee
from host.people import ground_truth
from host.people.people import STYLES, People, RefusedHonest, Style
from host.people.real_pieces import Fault, RealPieces

ENDLESS = 50_000  # decisions


class FlowFault(Fault):
    """A rulebook raised an exception; the chained one says which."""

    kind = "exception"


class Endless(Fault):
    kind = "endless"


class UnknownEnding(Fault):
    kind = "unknown ending"


class Match:
    """referee, table (the real one) and people; `step` after `step`, or `play` to the end.

    All chance comes from `rng`. Raises a Fault as soon as something cannot be right.
    """

    def __init__(
        self,
        game: Any,
        seats: int,
        options: dict[str, str],
        rng: random.Random,
        styles: Sequence[Style] = (STYLES["mixed"],),
    ):
        self.referee = Referee(game, seats, options)
        self.table = RealPieces(game, rng)
        self.truth = ground_truth.truth_of(game, rng)
        self.people = People(self.table, self.truth, rng, styles)
        self.table.people = lambda pick: self.people.pick(pick)  # those of that moment
        self._follow()

    @property
    def ask(self) -> Ask | None:
        return self.referee.ask

    def play(self, limit: int = ENDLESS) -> str:
        """To the end of the match, which is named; Endless after `limit` decisions."""
        while self.referee.ask is not None:
            if len(self.referee.log) >= limit:
                raise Endless(f"no end after {limit} decisions")
            self.step()
        self.table.check_all(self.referee.table)
        return self._ending()

    def _ending(self) -> str:
        ending: str | None = getattr(self.referee.result, "ending", None)
        if ending is None or ending not in self.referee.game.ENDINGS:
            raise UnknownEnding(f"{ending!r} is none of the game's endings")
        return ending

    def step(self) -> None:
        """One answer of the people."""
        ask = self.referee.ask
        if ask is not None:
            self.give(self.people.answer(ask, self.referee.table))

    def give(self, value: int | str) -> None:
        """An honest answer, then what it leads to on the table."""
        ask = self.referee.ask
        refusal = self.referee.answer(value)
        if refusal == FAULT:
            said = f"{type(self.referee.fault).__name__}: {self.referee.fault}"
            raise FlowFault(f"at the answer {value!r}: {said}") from self.referee.fault
        if refusal:
            prompt = ask.prompt if ask else "the end"
            raise RefusedHonest(f"{value!r} at {prompt} is refused: {refusal}")
        self._follow()

    def undo(self) -> None:
        """Take the last answer back, on both tables."""
        if not self.referee.undo(True):
            self.table.undo()

    def _follow(self) -> None:
        self.table.obey(self.referee.table)
        self.table.check(self.referee.table)
        ground_truth.check(self.truth, self.referee.table)
