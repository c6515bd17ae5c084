"""Where answers are drawn in The Chariots of Stonehenge. In all of this, t is the game's Table."""

from engine.ask import Ask
from engine.games.chariots import course
from engine.games.chariots.rulebook import BARS
from engine.places import BAR, DISC, PIECE, STONES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from engine.games.chariots.rulebook import Table


BUILT = {"place_bar": BAR, "place_trilithon": STONES}


def stock(t: "Table") -> list:
    """Crystals, bars and the trilithon that are not on the plate."""
    found: list = []
    for seat in range(t.seats):
        if t.colours[seat] is not None:
            found.append((seat, PIECE + seat, DISC, t.power[seat]))
            found.append((seat, seat, BAR, BARS - len(t.bars[seat])))
            found.append((seat, seat, STONES, int(t.trilithons[seat] is None)))
    return found


def things(t: "Table", ask: Ask, value: "Any") -> list:
    """The place a step leads to; the slot of a bar, or where a chariot crashes; a whole border.

    Of what lies before a seat: a bar, the trilithon, so many crystals for one fist.
    """
    if value in BUILT:
        return [("stock", ask.seat, ask.seat, BUILT[value])]
    if ask.seat is not None and ask.prompt == "left_hand" and value:
        return [("stock", ask.seat, PIECE + ask.seat, DISC, value)]
    if ask.prompt == "slot":
        return [between(course.slot_of(ask.args[0], value))]
    if ask.prompt == "border":
        _, rims, wells = course.sides(course.border_named(ask.args[0], value))
        return [("between", rims + wells)]
    if ask.seat is None or ask.prompt not in ("step", "hit"):
        return []
    place = t.places[ask.seat]
    if ask.prompt == "hit":
        return [between(course.slot_of(course.space_of(place), value))]
    far = [step[1] for step in course.STEPS[place % 3] if step[0] == value]
    return [("place", course.light(place + by)) for by in far if place + by < course.LINE]


def between(slot: int) -> tuple:
    return ("between", course.sides(course.space_of(slot))[slot % 3])
