"""Where answers are drawn in Backgammon. In all of this, t is the game's Table."""

from engine.ask import Ask
from engine.places import DISC, KING
from engine.plates.stonehenge import ALTAR

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from engine.games.backgammon.rulebook import Table

PIECES = {"disc": DISC, "king": KING}
RESERVES = {"disc_reserve": DISC, "king_reserve": KING}


def things(t: "Table", ask: Ask, value: "Any") -> list:
    """A die that fell; which of two pieces on one place; what waits on the altar."""
    if ask.prompt == "die":
        return [("die", value)]
    if value in RESERVES:
        return [("piece", ALTAR, ask.seat, RESERVES[value])]
    return [("piece", ask.args[0], ask.seat, PIECES[value])] if ask.prompt == "which" else []
