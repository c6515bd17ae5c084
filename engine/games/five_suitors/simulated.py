"""The 5 Suitors: what a card is worth to who picks one to let go."""

from engine.boxes.henge import SPACES, colour, number
from engine.table import PACKET

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Sequence

    from engine.games.five_suitors.rulebook import Table


def keeps(table: "Table", zone: int, pieces: "Sequence[int]") -> list:
    """In a hand high numbers win the influence. In a packet a card acts on a disc of its colour:
    the more of them are still to come, the better; black ones never act (R-SUIT-10, 15)."""
    if zone < PACKET:
        return [number(card) / SPACES for card in pieces]
    left = table.bag[:] + [0]
    for disc in [disc for discs in table.row for disc in discs]:
        left[disc] += 1
    return [left[colour(card)] / max(1, sum(left)) for card in pieces]
