"""Where answers are drawn in Amazones. In all of this, t is the game's Table."""

from engine.ask import Ask
from engine.plates.bed import BED_HAREM

TAKEN = "packet"  # the bid cards of a colour

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from engine.games.amazones.rulebook import Table


def things(t: "Table", ask: Ask, value: "Any") -> list:
    """A male in his harem; for a new one the harem itself."""
    if ask.prompt != "male" or t.owner is None:
        return []
    if isinstance(value, str):
        return [("place", BED_HAREM + t.owner)]
    return [("group", t.owner, value - 1)]
