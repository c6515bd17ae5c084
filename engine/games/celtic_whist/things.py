"""Where answers are drawn in Celtic Whist. In all of this, t is the game's Table."""

from engine.ask import Ask
from engine.games.celtic_whist.rounds import NIL
from engine.plates.stonehenge import DAY, NIGHT, RIM

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from engine.games.celtic_whist.rulebook import Table


def things(t: "Table", ask: Ask, value: "Any") -> list:
    """The space where the disc of a bid will lie, of a nil the wells (R-WHIST-6)."""
    if ask.prompt not in ("how_many", "tricks_bid") or isinstance(value, str):
        return []
    nil = ask.prompt == "how_many" and t.stakes == NIL
    return [("place", part + value) for part in ((DAY, NIGHT) if nil else (RIM,))]
