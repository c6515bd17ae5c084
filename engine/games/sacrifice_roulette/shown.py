"""What the table shows of Sacrifice Roulette. In all of this, t is the game's Table."""

from engine.ask import Ask, Marks
from engine.boxes.henge import is_number
from engine.places import COLOUR, NEUTRAL, ROCK, ROCK_BACK
from engine.plates.stonehenge import DAY, RIM

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.games.sacrifice_roulette.rulebook import Table

LIMITS = {2: 2, 3: 2, 4: 2, 5: 3}  # emptyings of the deck (R-SAC-19)
NOBODY = 2  # with two players: whose the neutral set is
WAYS = {1: "clockwise", -1: "anticlockwise"}


def scores(t: "Table") -> list:
    """Two for an own disc that stands, one for any taken (R-SAC-15, 20)."""
    return [2 * left(t, seat) + t.taken[seat] for seat in range(t.seats)]


def left(t: "Table", seat: int) -> int:
    """Own discs that stand."""
    return t.wells.count(seat) + len([1 for _, owner in t.shared if owner == seat])


def why(t: "Table", ask: Ask, piece: int) -> "str | None":
    """Why a card cannot join those already laid."""
    if ask.prompt != "play" or piece not in t.possible(ask.zones[0]):
        return None
    suited = is_number(piece) and is_number(min(ask.chosen))
    return "one_colour" if suited else "one_trilithon"


def about(t: "Table", ask: Ask) -> list:
    """Where the rock stands and which way it rolls."""
    if not t.rock:
        return []
    return [("rock_on", RIM + t.rock), ("rolls_on" if t.direction == 1 else "rolls_back",)]


def standing(t: "Table") -> tuple:
    """Points, own discs that stand, discs taken."""
    rows = [[s, left(t, seat), t.taken[seat]] for seat, s in enumerate(scores(t))]
    return ("points", "standing_column", "taken_column"), rows


def marks(t: "Table", ask: "Ask | None") -> Marks:
    """The discs in their wells, the night wells numbered after those of the day; the rock and
    the way it faces."""
    for well, owner in enumerate(t.wells):
        if owner is not None:
            yield DAY + 1 + well, owner if owner < t.seats else COLOUR + t.colours[NOBODY]
    for well, owner in t.shared:
        yield DAY + 1 + well, owner
    if t.rock:
        yield RIM + t.rock, NEUTRAL, ROCK if t.direction > 0 else ROCK_BACK


def status(t: "Table") -> tuple:
    """Where the rock stands, which way it faces, how often the deck was emptied."""
    if not t.rock:
        return ("to_start",)
    return ("rock_now", t.rock, WAYS[t.direction], t.emptyings, LIMITS[t.seats])
