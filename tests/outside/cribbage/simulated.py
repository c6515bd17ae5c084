"""Cribbage: what a position is worth to a seat, and a card to who lays some in the crib."""

from engine.games.cribbage.count import fifteens, pairs, runs, total

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Sequence

    from engine.games.cribbage.rulebook import Table

FOUR = 4  # of a hand


def worth_of(t: "Table", seat: int) -> float:
    """The holes pegged."""
    return t.pegs[seat]


def keeps(t: "Table", zone: int, pieces: "Sequence[int]") -> list:
    """More of the four that score most by themselves, without the starter (R-CRIB-4)."""
    best, stay = -1, pieces
    for chosen in range(1 << len(pieces)):
        four = [card for at, card in enumerate(pieces) if chosen >> at & 1]
        points = total(fifteens(four) + pairs(four) + runs(four)) if len(four) == FOUR else -1
        if points > best:
            best, stay = points, four
    return [1.0 if card in stay else 0.0 for card in pieces]
