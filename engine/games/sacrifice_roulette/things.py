"""Where answers are drawn in Sacrifice Roulette. In all of this, t is the game's Table."""

from engine.ask import Ask
from engine.plates.stonehenge import DAY, NIGHT, RIM

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from engine.games.sacrifice_roulette.rulebook import Table


def things(t: "Table", ask: Ask, value: "Any") -> list:
    """The well of a disc, the space where the rock would come to rest."""
    if ask.prompt == "well":
        return [("place", (DAY if value == "day" else NIGHT) + ask.args[0])]
    if ask.prompt == "roll_or_drop":
        return [("place", RIM + ask.args[("roll", "drop").index(value)])]
    return []
