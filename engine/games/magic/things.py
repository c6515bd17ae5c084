"""Where answers are drawn in The Magic of Stonehenge. In all of this, t is the game's Table."""

from engine.ask import Ask
from engine.plates.stonehenge import DAY, NIGHT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from engine.games.magic.rulebook import Table


def things(t: "Table", ask: Ask, value: "Any") -> list:
    """The well where the bar of the trump stands, or would stand."""
    if ask.prompt != "change_trump":
        return []
    return [("place", (DAY if t.day_trump == (value == "keep") else NIGHT) + 1)]
