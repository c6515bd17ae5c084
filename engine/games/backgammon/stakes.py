"""What is at stake in Stonehenge Backgammon. In all of this, t is the game's Table."""

from engine.ask import Ask
from engine.games.backgammon.rulebook import DISCS, EXIT
from engine.referee import Result

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.games.backgammon.rulebook import Table

STAKES = {"starter": "first", "rebelote": "again"}


def stakes(t: "Table", ask: Ask) -> tuple:
    """What wins the match; what may be caught; how many pieces each has to bring off."""
    stake = (STAKES.get(ask.prompt, "lone_pieces"),)
    if t.options["quick"] == "yes":
        return ("goal_quick",), stake, ("end_quick",)
    left = [DISCS - t.discs[side][EXIT] + (t.kings[side] != EXIT) for side in range(t.seats)]
    return ("goal",), stake, ("end", 0, left[0], 1, left[1])


def verdict(t: "Table", result: Result) -> list:
    return [("why_" + result.ending, who) for who in result.winners]
