"""What is at stake in Amazones. In all of this, t is the game's Table."""

from engine.ask import Ask
from engine.games.amazones.shown import PILES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.games.amazones.rulebook import Table


def stakes(t: "Table", ask: Ask) -> tuple:
    """What wins the match; where the bids go; how many tiles are left."""
    return ("goal",), stake(t, ask.prompt), ("end",) + tuple([t.count(pile) for pile in PILES])


def stake(t: "Table", prompt: str) -> tuple:
    """R-AMAZ-14, 25: after the tiles the cards of the ranked players change hands."""
    if prompt in ("lover", "colour"):
        return ("first",) if prompt == "lover" else ("alike",)
    if prompt not in ("tile", "harem", "male"):
        return ("bids",)
    first, last = t.ranking[0], t.ranking[-1]
    return ("keeps", first) if first == last else ("hand_over", last, first)
