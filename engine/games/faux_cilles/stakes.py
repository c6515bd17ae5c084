"""What is at stake in Les faux-cilles. In all of this, t is the game's Table."""

from engine.ask import Ask
from engine.boxes.henge import CIRCLES
from engine.games.faux_cilles.rulebook import IDLE
from engine.referee import Result

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.games.faux_cilles.rulebook import Table

STAKES = {
    "colour": "colour_alone", "buries_first": "first", "bury": "buried", "bury_where": "buried",
}  # fmt: skip


def stakes(t: "Table", ask: Ask) -> tuple:
    """What wins the match; what the inspector digs up, or a dead card costs; how far it is."""
    if ask.prompt in ("show_hand", "dead_card"):  # R-FAUX-14
        stake: tuple = ("dead_costs", IDLE - t.idle)
    else:
        stake = (STAKES.get(ask.prompt, "digs"),)
    return ("goal",), stake, ("end", max(0, CIRCLES - max(t.positions)))


def verdict(t: "Table", result: Result) -> list:
    """Who is further along, steps beyond the path included (R-FAUX-20)."""
    ahead = max(t.positions) - min(t.positions)
    if not result.winners:
        return [("both_on", t.positions[0])]
    return [("further", who, t.positions[who], ahead) for who in result.winners]
