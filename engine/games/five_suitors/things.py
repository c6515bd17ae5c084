"""Where answers are drawn in Les 5 prétendants. In all of this, t is the game's Table."""

from engine.ask import Ask
from engine.games.five_suitors.shown import stands
from engine.places import COLOUR, FIGURE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from engine.games.five_suitors.rulebook import Table


def things(t: "Table", ask: Ask, value: "Any") -> list:
    """A suitor on the ring."""
    if ask.prompt not in ("advance", "push_back") or isinstance(value, str):
        return []
    return [("piece", stands(t, value), COLOUR + value, FIGURE)]
