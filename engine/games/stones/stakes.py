"""What is at stake in The Stones of Stonehenge. In all of this, t is the game's Table."""

from engine.ask import Ask
from engine.games.stones.rulebook import GOAL, LOTS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.games.stones.rulebook import Table


def stakes(t: "Table", ask: Ask) -> tuple:
    """What wins the match; what becomes of the cards (R-STON-14 to 16); what is left to sell."""
    stake = {"leader": "first", "stone": "trump_next"}.get(ask.prompt, "bids_lost")
    return ("goal",), (stake,), ("end", LOTS - t.lot, GOAL - max(t.points))
