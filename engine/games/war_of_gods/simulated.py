"""The War of the Gods: what a card is worth to who picks some to let go."""

from engine.boxes.henge import is_number, number
from engine.games.war_of_gods.clans import RING, scores, targets, victims
from engine.games.war_of_gods.rulebook import reserve
from engine.table import SEATED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Sequence

    from engine.games.war_of_gods.rulebook import Table


class Ring:
    """The ring as it would be: as much of a Table as its count needs."""

    def __init__(self, table: "Table", changes: dict) -> None:
        self.seats = table.seats
        self.plate = [changes.get(space, owner) for space, owner in enumerate(table.plate)]


def keeps(table: "Table", zone: int, pieces: "Sequence[int]") -> list:
    """The best that each card could do at once, with the others in this hand."""
    seat = zone % SEATED
    prey = victims(table, seat)
    strikes = not table.ending and any([not is_number(card) for card in pieces])
    struck = [number(card) for card in pieces if number(card) in prey]
    placed = [{space: seat} for space in RING if table.plate[space] is None]
    found: list = []
    for card in pieces:
        space = number(card)
        deeds: list = []
        if not space and not table.ending:
            deeds = [{other: None} for other in struck]
            deeds += placed if reserve(table, seat) else []
        elif space in prey:
            deeds = [{space: None}] if strikes else []
        elif table.plate[space] == seat:
            deeds = [{space: None, to: seat} for to in targets(table, seat, space, prey)]
        elif {space: seat} in placed and reserve(table, seat):
            deeds = [{space: seat}]
        found.append(max([lead(table, seat, deed) for deed in deeds + [{}]]))
    return found


def lead(table: "Table", seat: int, changes: dict) -> float:
    """What a seat has more than others on the mean, once these spaces have changed hands."""
    points = scores(Ring(table, changes))  # type: ignore[arg-type]
    return points[seat] - (sum(points) - points[seat]) / (table.seats - 1)


def worth_of(t: "Table", seat: int) -> float:
    """The score if the match ended now."""
    return scores(t)[seat]
