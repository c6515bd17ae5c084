"""Sacrifice Roulette: what a position is worth to a seat."""

from engine.games.sacrifice_roulette.shown import scores

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.games.sacrifice_roulette.rulebook import Table


def worth_of(t: "Table", seat: int) -> float:
    """The points, if no more were lost or taken."""
    return scores(t)[seat]
