"""The Afro-Celtic Awele: what a position is worth to a seat."""

from engine.games.awele.shown import VALUES, left

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.games.awele.rulebook import Table


def worth_of(t: "Table", seat: int) -> float:
    """The points, and how near its colour is to going out, where it is known."""
    own: "int | None" = t.colours[seat]
    points: float = t.totals[seat]
    if own is not None:
        points += VALUES[t.out.index(own)] if own in t.out else VALUES[0] - left(t, own) / 2
    return -points if t.options["slow"] == "yes" else points
