"""Where answers are drawn in The High Druid. In all of this, t is the game's Table."""

from engine.ask import Ask
from engine.boxes.henge import ring
from engine.places import BAR, DISC
from engine.plates.stonehenge import DAY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from engine.games.high_druid.rulebook import Table


LAID = {"disc": DISC, "bar": BAR}


def stock(t: "Table") -> list:
    """What each has left to play."""
    seats = [seat for seat in range(t.seats) if t.colours[seat] is not None]
    left = {DISC: t.discs, BAR: t.bars_left}
    return [(seat, seat, shape, left[shape][seat]) for seat in seats for shape in left]


def things(t: "Table", ask: Ask, value: "Any") -> list:
    """A druid or a bar that is left; the border that a bar would come to."""
    if ask.seat is not None and ask.prompt == "action" and value in LAID:
        return [("stock", ask.seat, ask.seat, LAID[value])]
    if ask.prompt != "way":
        return []
    return [("place", DAY + ring(ask.args[0], 1 if value == "forward" else -1))]
