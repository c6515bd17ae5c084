"""What the table shows of Les 5 prétendants. In all of this, t is the game's Table."""

from engine.ask import Ask, Marks
from engine.boxes.henge import is_number, ring
from engine.boxes.stonehenge import BOX as HENGE
from engine.games.five_suitors.count import scores
from engine.places import COLOUR, DISC, FIGURE
from engine.plates.stonehenge import ALTAR, INNER, RIM

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.games.five_suitors.rulebook import Table

VOTES = 9  # circle of the path where the first disc of a round is drawn


def why(t: "Table", ask: Ask, piece: int) -> "str | None":
    """R-SUIT-31."""
    if is_number(piece) == (ask.prompt == "identity"):
        return "want_trilithon" if is_number(piece) else "want_number"
    return None


def about(t: "Table", ask: Ask) -> list:
    """The discs of the round, and how far the suitors are."""
    facts: list = [("disc_is", c) for c in t.discs]
    if ask.prompt in ("advance", "push_back", "bar", "give_back"):
        facts += [("suitor_on", t.figures[c], c) for c in t.suitors]
    return facts


def standing(t: "Table") -> tuple:
    """The bars of every seat by colour, as the suitors' places are the same for all; at the end
    the points before them.
    """
    columns = tuple([HENGE.colours[c] for c in t.suitors])
    rows = [[held[c] for c in t.suitors] for held in t.bars]
    points = scores(t)
    if points.count(None) == t.seats:
        return columns, rows
    return ("points",) + columns, [[points[seat]] + rows[seat] for seat in range(t.seats)]


def marks(t: "Table", ask: "Ask | None") -> Marks:
    """The figures on the ring, around it again from 31 on (R-SUIT-20); at 0 the altar stone.

    This round's discs are drawn on the path, which this game leaves free.
    """
    for c in t.suitors:
        yield stands(t, c), COLOUR + c, FIGURE
    for at, disc in enumerate(t.discs):
        yield (INNER + VOTES + at,), COLOUR + disc, DISC


def stands(t: "Table", c: int) -> int:
    """The place of a suitor's figure."""
    return RIM + ring(t.figures[c]) if t.figures[c] else ALTAR


def status(t: "Table") -> tuple:
    """Bars in the supply, discs to come."""
    return ("left", sum(t.supply), sum(t.bag) + t.votes * len(t.row))
