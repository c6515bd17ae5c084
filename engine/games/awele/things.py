"""Where answers are drawn in Awele. In all of this, t is the game's Table."""

from engine.ask import Ask
from engine.places import COLOUR, DISC
from engine.plates.stonehenge import ALTAR

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from engine.games.awele.rulebook import Table


def things(t: "Table", ask: Ask, value: "Any") -> list:
    """A disc of the sower's hand, which lies on the altar."""
    return [("piece", ALTAR, COLOUR + value, DISC)] if ask.prompt == "drop" else []
