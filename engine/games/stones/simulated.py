"""The Stones of Stonehenge: what is true at a simulated table beyond the tagged pieces."""

from engine import simulated
from engine.boxes import henge
from engine.games.stones.rulebook import place_of_lot
from engine.places import COLOUR, STONE
from engine.table import HAND

TYPE_CHECKING = False
if TYPE_CHECKING:
    from random import Random
    from typing import Any, Sequence

    from engine.ask import Ask, Marks
    from engine.table import Table


class Truth(simulated.Truth):
    """A stone on every space, six of each colour, and one of each on the trilithons (R-STON-3)."""

    def __init__(self, rng: "Random") -> None:
        spaces, trilithons = list(range(5)) * 6, list(range(5))
        rng.shuffle(spaces)
        rng.shuffle(trilithons)
        self.lots = spaces + trilithons

    def of(self, ask: "Ask", within: "Sequence[int]" = ()) -> "int | str | None":
        return self.lots[ask.args[0] - 1] if ask.prompt == "stone" else None

    def believe(self, ask: "Ask", value: "int | str | None") -> None:
        """It changes places with the next stone of its colour."""
        if ask.prompt == "stone" and isinstance(value, int):
            lots, lot = self.lots, ask.args[0] - 1
            end = henge.SPACES if lot < henge.SPACES else len(lots)
            if value in lots[lot:end]:
                other = lots.index(value, lot, end)
                lots[lot], lots[other] = value, lots[lot]

    def marks(self, table: "Table") -> "Marks":
        """The stones that are not for sale yet lie open from the beginning (R-STON-3)."""
        facts: "Any" = table
        for lot in range(max(1, facts.lot + (facts.stone is not None)), len(self.lots) + 1):
            yield place_of_lot(lot), COLOUR + self.lots[lot - 1], STONE

    def contradiction(self, table: "Table") -> str:
        """Also where the engine did not ask: the last stone left is known."""
        facts: "Any" = table
        if facts.stone is not None and facts.stone != self.lots[facts.lot - 1]:
            return (
                f"lot {facts.lot}: the engine believes in a stone of colour {facts.stone}, "
                f"there lies one of colour {self.lots[facts.lot - 1]}"
            )
        return ""


def worth_of(t: "Any", seat: int) -> float:
    """The points, and cards to win more with: who spends three on a stone of one point loses."""
    return t.points[seat] + 0.7 * t.count(HAND + seat)
