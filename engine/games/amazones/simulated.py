"""Amazones: what a position is worth to a seat."""

from engine.games.amazones.score import CARD, beauty, scores
from engine.table import HAND

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.games.amazones.rulebook import Table


def worth_of(t: "Table", seat: int) -> float:
    """The score so far, what lies in males that are still to be finished, and the cards in hand."""
    begun = [beauty(tile) for male in t.harems[seat] if None in male for tile in male if tile]
    cards = [CARD[card % 11] for card in t.zone(HAND + seat)]
    return scores(t)[seat] + 0.8 * sum(begun) + 0.2 * sum(cards)
