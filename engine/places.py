"""Places of a plate and what may be marked on them: the vocabulary of the lights.

A mark is (place, mark), and where it is not a single disc, (place, mark, shape) or (place, mark,
shape, how many). The firmware turns places and marks into light, and one place may carry several;
a page draws pieces of these shapes.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Iterable

# Marks. 0 to 15: a seat's own light. COLOUR + c: a piece of the box's colour c, of no seat.
COLOUR = 16
NEUTRAL = 32  # the neutral figure, a bar nobody owns
CHOICE = 33  # may be chosen now
CURSOR = 34  # where the knob stands
ON = 35  # plainly there
SUBJECT = 36  # what the question is about
PIECE = 48  # PIECE + seat: a piece of a seat that glows as pieces of its colour do

# Shapes of pieces.
DISC = "disc"
FIGURE = "figure"
BAR = "bar"
STONES = "trilithon"
KING = "king"
CHARIOT = "chariot"
STONE = "stone"
ROCK = "rock"
ROCK_BACK = "rock_back"  # the same, facing anticlockwise
LYING = "lying"  # a figure that lies
LIGHT = ""  # no piece: light alone


def piece_of(mark: tuple) -> tuple:
    """(place, mark, shape, how many) of a mark however short."""
    return mark + (DISC, 1)[len(mark) - 2 :]


def lit(marks: "Iterable") -> list:
    """(place, mark) of all that has a light: not of what stands between places."""
    return [m if len(m) == 2 else m[:2] for m in marks if isinstance(m[0], int)]


def place_parts(place: int, families: tuple) -> tuple:
    """(stem, number) of a place: ("", 12), ("day", 12), ("altar", None)…

    families  of the plate, as engine.plates has them; without any a place is its number
    """
    for stem, base, lowest, highest in families:
        if place == base if lowest is None else lowest <= place - base <= highest:
            return stem, None if lowest is None else place - base
    return "", place


def place_name(place: int, families: tuple) -> str:
    """A place as records spell it: `12`, `day12`, `circle7`, `altar`, `g7`…"""
    stem, number = place_parts(place, families)
    return stem if number is None else stem + str(number)
