"""Where answers are drawn in Les 5 prétendants. In all of this, t is the game's Table."""

from engine.ask import Ask
from engine.games.five_suitors.shown import stands
from engine.places import BAR, COLOUR, DISC, FIGURE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from engine.games.five_suitors.rulebook import Table


def stock(t: "Table") -> list:
    """The bars of each, and of the supply; the discs that are not in the bag."""
    found: list = [(None, COLOUR + c, BAR, t.supply[c]) for c in t.suitors]
    found += [(None, COLOUR + c, DISC, t.reserve[c]) for c in t.suitors]
    for seat, bars in enumerate(t.bars):
        found += [(seat, COLOUR + c, BAR, bars[c]) for c in t.suitors]
    return found


def things(t: "Table", ask: Ask, value: "Any") -> list:
    """A suitor on the ring; a bar of the supply, or one that is given back; what the bag gets."""
    if ask.prompt == "add_discs" and value == "add":
        return [("stock", None, COLOUR + c, DISC) for c in t.suitors if t.reserve[c]]
    if ask.prompt in ("bar", "give_back") and not isinstance(value, str):
        owner = ask.seat if ask.prompt == "give_back" else None
        return [("stock", owner, COLOUR + value, BAR)]
    if ask.prompt not in ("advance", "push_back") or isinstance(value, str):
        return []
    return [("piece", stands(t, value), COLOUR + value, FIGURE)]
