"""Les faux-cilles: what a position is worth to a seat."""

from engine.table import DEAD, HAND

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.games.faux_cilles.rulebook import Table


def worth_of(t: "Table", seat: int) -> float:
    """Where its figure stands, what it found in this round less its dead cards, and its fakes in
    the ground, which may be found yet or lost for good."""
    discs, bars = [t.stock[seat][i] + len(t.buried[seat][i]) for i in (0, 1)]
    worth = t.positions[seat] + 0.3 * (discs + 2 * bars)
    if t.closed or not t.count(HAND) + t.count(HAND + 1):  # counted already
        return worth
    discs, bars = t.finds[seat]
    return worth + 1.3 * (discs + 2 * bars) - t.count(DEAD + seat)
