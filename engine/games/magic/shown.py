"""What the table shows of The Magic of Stonehenge. In all of this, t is the game's Table."""

from engine.ask import Ask, Marks
from engine.boxes import henge
from engine.boxes.henge import is_number
from engine.places import BAR, NEUTRAL, STONES
from engine.plates.stonehenge import DAY, NIGHT, RIM

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.games.magic.rulebook import Table


def scores(t: "Table") -> list:
    """There are no points."""
    return [None] * t.seats


def why(t: "Table", ask: Ask, piece: int) -> "str | None":
    """No trilithon card is discarded (R-MAGIC-20), nor more than the excess (R-MAGIC-19)."""
    if ask.prompt == "card" or piece not in t.possible(ask.zones[0]):
        return None
    return "enough_cards" if is_number(piece) else "keep_trilithon"


def about(t: "Table", ask: Ask) -> list:
    """Which half is trump, and how many apprentices the seat has out; the standing has all."""
    facts: list = [("trump_is_day" if t.day_trump else "trump_is_night",)]
    if ask.prompt in ("card", "conversion") and ask.seat is not None:
        facts.append(("apprentices", ask.seat, t.stones.count(ask.seat)))
    return facts


def standing(t: "Table") -> tuple:
    """Apprentices on the ring, and where the trilithon stands."""
    rows = []
    for seat in range(t.seats):
        place = t.trilithons[seat]
        rows.append([t.stones.count(seat), None if place is None else ("at_place", place)])
    return ("apprentices_out", "trilithon_column"), rows


def marks(t: "Table", ask: "Ask | None") -> Marks:
    """The bar beside space 1, the apprentices and the trilithons that stand."""
    yield (DAY if t.day_trump else NIGHT) + 1, NEUTRAL, BAR
    for space in range(1, henge.SPACES + 1):
        if t.stones[space] is not None:
            yield RIM + space, t.stones[space]
    for seat, place in enumerate(t.trilithons):
        if place is not None:
            yield place, seat, STONES


def status(t: "Table") -> tuple:
    if not t.round:
        return ("to_start",)
    return ("trump_now", "day" if t.day_trump else "night", t.round)
