"""The Stones of Stonehenge: what is true at a simulated table beyond the tagged pieces."""

from engine import simulated

TYPE_CHECKING = False
if TYPE_CHECKING:
    from random import Random
    from typing import Any, Sequence

    from engine.ask import Ask
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

    def contradiction(self, table: "Table") -> str:
        """Also where the engine did not ask: the last stone left is known."""
        facts: "Any" = table
        if facts.stone is not None and facts.stone != self.lots[facts.lot - 1]:
            return (
                f"lot {facts.lot}: the engine believes in a stone of colour {facts.stone}, "
                f"there lies one of colour {self.lots[facts.lot - 1]}"
            )
        return ""
