"""The Chariots of Stonehenge: what a position is worth to a seat."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.games.chariots.rulebook import Table


def worth_of(t: "Table", seat: int) -> float:
    """How far it is, and the crystals that will take it further."""
    return (t.places[seat] or 0) + 3 * t.power[seat]
