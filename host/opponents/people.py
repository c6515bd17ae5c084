"""Simulated people of whom some think: a level for each seat, the others choose by lot."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence

from engine.ask import CHOICE, Ask
from engine.referee import Referee
from engine.simulated import Truth
from engine.table import Table
from host.opponents.mind import Level, decide, known_to, options_at
from host.people.people import STYLES, People, Style
from host.people.real_pieces import RealPieces


class SkilledPeople(People):
    """People at one table; `levels` says how hard which seats try.

    referee  gives the referee of the match: undo and replay put another in its place
    seed     of the match: after an undo the same question finds the same thoughts, as far as the
             level's time allowed them
    """

    def __init__(
        self,
        table: RealPieces,
        truth: Truth,
        rng: random.Random,
        referee: Callable[[], Referee],
        levels: Mapping[int, Level],
        seed: str,
        styles: Sequence[Style] = (STYLES["mixed"],),
    ):
        super().__init__(table, truth, rng, styles)
        self.referee, self.levels, self.seed = referee, levels, seed

    def answer(self, ask: Ask, facts: Table) -> int | str:
        level = self.levels.get(ask.seat) if ask.seat is not None else None
        if level is None or ask.role is not CHOICE or ask.seat is None:
            return super().answer(ask, facts)
        referee = self.referee()
        game = referee.game.__name__.split(".")[2]
        known, options = known_to(ask.seat, referee, self.table), options_at(referee, self.table)
        seed = f"{self.seed} {len(referee.log)}"
        return decide(game, known, options, level, seed)[0].value
