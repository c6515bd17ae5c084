"""Final Exam: what is true at a simulated table beyond the tagged pieces."""

from engine import simulated
from engine.boxes.henge import CIRCLES
from engine.plates.stonehenge import INNER, TRILITHON
from engine.table import HAND

TYPE_CHECKING = False
if TYPE_CHECKING:
    from random import Random
    from typing import Any, Sequence

    from engine.ask import Ask
    from engine.table import Table

FAR = 20  # steps: who is inside is ahead of all others


class Truth(simulated.Truth):
    """The variant: the circle each trilithon faces, and the one each colour's marker lies on."""

    def __init__(self, rng: "Random") -> None:
        self.usual = rng.random() < 0.5
        self.facing = sorted(rng.sample(range(1, CIRCLES + 1), 5))
        self.gates = rng.sample(range(1, 6), 5)

    def of(self, ask: "Ask", within: "Sequence[int]" = ()) -> "int | str | None":
        if ask.prompt == "facing_usual":
            return "yes" if self.usual else "no"
        true: "int | None" = None
        if ask.prompt == "facing":
            true = INNER + self.facing[ask.args[0] - 1]
        elif ask.prompt == "gate":
            true = TRILITHON + self.gates[ask.args[0]]
        return true

    def contradiction(self, table: "Table") -> str:
        """Also where the engine did not ask: the last trilithon and the last circles left."""
        facts: "Any" = table
        for colour, gate, goal in zip(facts.colours, facts.gates, facts.exits):
            if gate is not None:
                faced = INNER + self.facing[gate - TRILITHON - 1]
                if gate != TRILITHON + self.gates[colour] or (goal != faced and not self.usual):
                    return f"colour {colour} is not on {gate}, or that faces no {goal}"
        return ""


def worth_of(t: "Any", seat: int) -> float:
    """Objects that are still wanted, each some steps of the way; inside, the steps to the exit."""
    held, goal = t.objects[seat], t.exits[seat]
    if not t.variant and goal is not None:
        return FAR - abs(goal - t.figures[seat])
    wanted = min(held.count(0), 5 - max(held))
    return 0.3 * t.count(HAND + seat) - 4 * wanted
