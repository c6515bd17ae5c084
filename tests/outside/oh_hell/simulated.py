"""Oh Hell: what a simulated table sees to, and the referee cannot."""

from engine.boxes.pack import suit

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Sequence

    from engine.ask import Ask


def duty(table: "Any", ask: "Ask", hand: "Sequence[int]") -> "list | None":
    """The cards of the suit led, if the hand has any (R-OHELL-8)."""
    if ask.prompt != "follow":
        return None
    led = suit(table.trick[0][1])
    return [card for card in hand if suit(card) == led] or list(hand)
