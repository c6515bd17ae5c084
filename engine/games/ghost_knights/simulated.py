"""The Arthurian Ghost Knights: what is true at a simulated table beyond the tagged pieces."""

from engine import simulated
from engine.boxes.henge import is_number

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Sequence

    from engine.ask import Ask


class Truth(simulated.Truth):
    """The kind of the card just drawn, before it is shown or goes to the hand."""

    def of(self, ask: "Ask", within: "Sequence[int]" = ()) -> "int | str | None":
        if ask.prompt != "drawn":
            return None
        return "number" if is_number(within[0]) else "trilithon"
