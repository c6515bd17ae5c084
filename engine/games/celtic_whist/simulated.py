"""Celtic Whist: what a simulated table sees to, and the referee cannot."""

from engine.boxes.henge import colour
from engine.games.celtic_whist import rounds
from engine.table import TABLE

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
