"""The Magic of Stonehenge: what a position is worth to a seat."""

from engine.table import HAND

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.games.magic.rulebook import Table


def worth_of(t: "Table", seat: int) -> float:
    """Apprentices out, a first set filled for good, and cards to win tricks with."""
    first = 0 if t.trilithons[seat] is None else t.apprentices + 1
    return t.stones.count(seat) + first + 0.3 * t.count(HAND + seat)
