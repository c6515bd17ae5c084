"""Celtic Whist: what a simulated table sees to, and the referee cannot."""

from engine.boxes.henge import colour
from engine.games.celtic_whist import rounds
from engine.table import HAND, TABLE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Sequence

    from engine.ask import Ask


def duty(table: "Any", ask: "Ask", hand: "Sequence[int]") -> "list | None":
    """The cards of `hand` that may follow: the colour led, else trump, as far as it has them
    (R-WHIST-9, 10); None where any may."""
    led = table.zone(TABLE)[:1]
    if ask.prompt != "follow" or not led:
        return None
    for wanted in rounds.duties(table, colour(led[0])):
        found = [card for card in hand if colour(card) == wanted]
        if found:
            return found
    return list(hand)


def worth_of(t: "Any", seat: int) -> "float | None":
    """Where its figure stands, and what the round will bring it if tricks to come were shared out
    evenly: a bid that would be missed by one counts nothing, by two it is lost. None where all win
    together."""
    if t.coop:
        return None
    place: int = t.positions[seat]
    bid, left = t.bids[seat], max([t.count(HAND + other) for other in range(t.seats)])
    if bid is None or not left:  # nothing is bid yet, or all is counted
        return place
    wanted = max(bid, 0) - t.won[seat]
    over = left / max(2, t.seats) - wanted
    if wanted > left or (bid < 0 and wanted):
        return place - abs(bid)
    if bid > 0 and over >= 0:
        return place + bid - over
    return place + abs(bid) * max(-1, 1 - abs(over))
