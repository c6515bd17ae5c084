"""The Backgammon of Stonehenge: what a position is worth to a seat."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.games.backgammon.rulebook import Table


def worth_of(t: "Table", seat: int) -> float:
    """The steps that its discs have made, and its king, who wins alone."""
    steps = sum([step * discs for step, discs in enumerate(t.discs[seat])])
    return steps + 2 * max(0, t.kings[seat])
