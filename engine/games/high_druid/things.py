"""Where answers are drawn in The High Druid. In all of this, t is the game's Table."""

from engine.ask import Ask
from engine.henge import ring
from engine.places import DAY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from engine.games.high_druid.rulebook import Table


def things(t: "Table", ask: Ask, value: "Any") -> list:
    """The border that a bar would come to."""
    if ask.prompt != "way":
        return []
    return [("place", DAY + ring(ask.args[0], 1 if value == "forward" else -1))]
