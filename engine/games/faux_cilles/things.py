"""Where answers are drawn in Faux-cilles. In all of this, t is the game's Table."""

from engine.ask import Ask
from engine.games.faux_cilles.rulebook import KINDS, arrival
from engine.places import BAR, DISC
from engine.plates.stonehenge import RIM

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from engine.games.faux_cilles.rulebook import Table


SHAPES = (DISC, BAR)  # as KINDS


def stock(t: "Table") -> list:
    """What is still to be buried."""
    seats = [seat for seat in range(t.seats) if t.colours[seat] is not None]
    return [(seat, seat, SHAPES[i], t.stock[seat][i]) for seat in seats for i in (0, 1)]


def things(t: "Table", ask: Ask, value: "Any") -> list:
    """A piece to bury; the space where the inspector would arrive."""
    if ask.seat is not None and ask.prompt == "bury":
        return [("stock", ask.seat, ask.seat, SHAPES[KINDS.index(value)])]
    if ask.prompt != "way":
        return []
    return [("place", RIM + arrival(t.inspector, ask.args[0], value == "clockwise"))]
