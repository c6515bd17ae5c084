"""Simulated people of whom some think, or are programs; the others choose by lot."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence

from engine.ask import CHOICE, Ask
from engine.referee import Referee
from engine.simulated import Truth
from engine.table import Table
from host.opponents.lines import question
from host.opponents.mind import LEVELS, Level, choices_at, decide, known_to
from host.opponents.program import Program
from host.people.people import STYLES, People, Style
from host.people.picks import Pick
from host.people.real_pieces import RealPieces
from host.people.tournament import NAMES

HARDEST = "strong"
SECONDS = LEVELS[HARDEST].seconds  # that a program has for an answer


class SkilledPeople(People):
    """People at one table; `minds` says how hard which seats try, or which program plays there.

    referee  gives the referee of the match: undo and replay put another in its place
    seed     of the match: after an undo the same question finds the same thoughts, as far as the
             level's time allowed them
    guessed  choices of which no world fitted what their seat knew: they were made by lot
    """

    def __init__(
        self,
        table: RealPieces,
        truth: Truth,
        rng: random.Random,
        referee: Callable[[], Referee],
        minds: Mapping[int, Level | Program],
        seed: str,
        styles: Sequence[Style] = (STYLES["mixed"],),
    ):
        super().__init__(table, truth, rng, styles)
        self.referee, self.minds, self.seed = referee, minds, seed
        self.guessed = 0

    def answer(self, ask: Ask, facts: Table) -> int | str:
        mind = self.minds.get(ask.seat) if ask.seat is not None else None
        if mind is None or ask.role is not CHOICE or ask.seat is None:
            return super().answer(ask, facts)
        referee = self.referee()
        game = referee.game.__name__.split(".")[2]
        known, options = known_to(ask.seat, referee, self.table), choices_at(referee, self.table)
        seed = f"{self.seed} {len(referee.log)}"
        if isinstance(mind, Level):
            best = decide(game, known, options, mind, seed)[0]
            self.guessed += len(options) > 1 and not best.visits
            return best.value
        line = question(game, referee, NAMES[: referee.seats], known, options.values())
        answer = mind.ask({**line, "seconds": SECONDS, "level": HARDEST, "seed": seed})["answer"]
        place: int = line["options"].index(answer)
        return [*options.values()][place]

    def pick(self, pick: Pick, thinks: bool = False) -> Sequence[int]:
        return super().pick(pick, thinks or pick.seat in self.minds)
