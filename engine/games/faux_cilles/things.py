"""Where answers are drawn in Faux-cilles. In all of this, t is the game's Table."""

from engine.ask import Ask
from engine.games.faux_cilles.rulebook import arrival
from engine.places import RIM

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from engine.games.faux_cilles.rulebook import Table


def things(t: "Table", ask: Ask, value: "Any") -> list:
    """The space where the inspector would arrive."""
    if ask.prompt != "way":
        return []
    return [("place", RIM + arrival(t.inspector, ask.args[0], value == "clockwise"))]
