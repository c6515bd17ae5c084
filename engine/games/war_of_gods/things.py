"""Where answers are drawn in The War of the Gods. In all of this, t is the game's Table."""

from engine.ask import Ask
from engine.places import DISC, FIGURE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from engine.games.war_of_gods.rulebook import Table

PLACED = {"disciple": DISC, "god": FIGURE}


def stock(t: "Table") -> list:
    """The reserve of each: disciples, and the god until it is placed."""
    found: list = []
    for seat in range(t.seats):
        if t.colours[seat] is not None:
            found.append((seat, seat, DISC, t.disciples[seat]))
            found.append((seat, seat, FIGURE, int(not t.gods[seat])))
    return found


def things(t: "Table", ask: Ask, value: "Any") -> list:
    """A piece of the reserve."""
    return [("stock", ask.seat, ask.seat, PLACED[value])] if value in PLACED else []
