"""Where answers are drawn in The Arthurian Ghost Knights. In all of this, t is the game's Table."""

from engine.ask import Ask
from engine.games.ghost_knights.guards import SITES
from engine.places import DISC, PIECE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from engine.games.ghost_knights.rulebook import Table


def things(t: "Table", ask: Ask, value: "Any") -> list:
    """The person whose guards have a colour; those that stand, where one is removed."""
    if ask.prompt not in ("whose_guard", "remove_whose") or isinstance(value, str):
        return []
    seat = t.colours.index(value)
    sites = SITES if ask.prompt == "remove_whose" else ()
    return [("seat", seat)] + [
        ("piece", site, PIECE + seat, DISC) for site in sites if t.guards[seat][site - SITES[0]]
    ]
