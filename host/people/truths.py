"""What is true at the table beyond the tagged pieces: stones on the board, seats drawn by lot.

A truth is settled once, when the table is laid, and may depend on nothing but the ask and the
pieces in the ask's zones: so undo needs no help from it. A game without a class here has no such
truth: any option will do.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from engine.ask import Ask
from engine.henge import CIRCLES, is_number
from engine.places import INNER, TRILITHON
from engine.table import Table
from host.people.real_pieces import Inconsistent


class Truth:
    """Of a game whose facts and chances are anybody's guess."""

    def __init__(self, rng: random.Random):
        pass

    def of(self, ask: Ask, within: Sequence[int] = ()) -> int | str | None:
        """The one true answer to a fact or chance, or None where any option may be true.

        within  the pieces at hand in the ask's zones
        """
        return None

    def check(self, table: Table) -> None:
        """Raises Inconsistent where the engine holds something for true that is not."""


class Stones(Truth):
    """A stone on every space, six of each colour, and one of each on the trilithons (R-STON-3)."""

    def __init__(self, rng: random.Random):
        spaces, trilithons = list(range(5)) * 6, list(range(5))
        rng.shuffle(spaces)
        rng.shuffle(trilithons)
        self.lots = spaces + trilithons

    def of(self, ask: Ask, within: Sequence[int] = ()) -> int | str | None:
        return self.lots[ask.args[0] - 1] if ask.prompt == "stone" else None

    def check(self, table: Table) -> None:
        """Also where the engine did not ask: the last stone left is known."""
        facts: Any = table
        if facts.stone is not None and facts.stone != self.lots[facts.lot - 1]:
            raise Inconsistent(
                f"lot {facts.lot}: the engine believes in a stone of colour {facts.stone}, "
                f"there lies one of colour {self.lots[facts.lot - 1]}"
            )


class GhostKnights(Truth):
    """The kind of the card just drawn, before it is shown or goes to the hand."""

    def of(self, ask: Ask, within: Sequence[int] = ()) -> int | str | None:
        if ask.prompt != "drawn":
            return None
        return "number" if is_number(within[0]) else "trilithon"


class FinalExam(Truth):
    """The variant: the circle each trilithon faces, and the one each colour's marker lies on."""

    def __init__(self, rng: random.Random):
        self.usual = rng.random() < 0.5
        self.facing = sorted(rng.sample(range(1, CIRCLES + 1), 5))
        self.gates = rng.sample(range(1, 6), 5)

    def of(self, ask: Ask, within: Sequence[int] = ()) -> int | str | None:
        if ask.prompt == "facing_usual":
            return "yes" if self.usual else "no"
        true: int | None = None
        if ask.prompt == "facing":
            true = INNER + self.facing[ask.args[0] - 1]
        elif ask.prompt == "gate":
            true = TRILITHON + self.gates[ask.args[0]]
        return true

    def check(self, table: Table) -> None:
        """Also where the engine did not ask: the last trilithon and the last circles left."""
        facts: Any = table
        for colour, gate, goal in zip(facts.colours, facts.gates, facts.exits, strict=True):
            if gate is not None:
                faced = INNER + self.facing[gate - TRILITHON - 1]
                if gate != TRILITHON + self.gates[colour] or (goal != faced and not self.usual):
                    raise Inconsistent(f"colour {colour} is not on {gate}, or that faces no {goal}")


TRUTHS: dict[str, type[Truth]] = {
    "stones": Stones,
    "ghost_knights": GhostKnights,
    "final_exam": FinalExam,
}


def truth_of(game: Any, rng: random.Random) -> Truth:
    """The truth of a match of the game module `game`, settled now."""
    name = game.__name__.rpartition(".")[2]
    return TRUTHS.get(name, Truth)(rng)
