"""What is at stake in Les 5 prétendants. In all of this, t is the game's Table."""

from engine.ask import Ask
from engine.games.five_suitors.count import GOAL
from engine.referee import Result, best

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.games.five_suitors.rulebook import Table

BARS = ("bar", "bar_card", "give_back")
VOTES = ("vote", "advance", "disc")
ACTIONS = ("add_discs", "push_back", "look_at", "looked", "swap_cards")


def stakes(t: "Table", ask: Ask) -> tuple:
    """What wins the match; what a vote, a bar or an action does; how near each end is."""
    discs = sum(t.bag) + t.votes * len(t.row)
    bars = max(0, sum(t.supply) - t.seats + 1)
    return ("goal",), (stake(t, ask.prompt),), ("end", max(0, GOAL - max(t.figures)), bars, discs)


def stake(t: "Table", prompt: str) -> str:
    if prompt in BARS:
        return "bars_cost"
    if prompt in VOTES:
        return "votes_2" if t.votes == 2 else "votes_3"
    if prompt in ACTIONS:
        return "free_action"
    return {"first_player": "first", "identity": "owners"}.get(prompt, "one_wins")


def verdict(t: "Table", result: Result) -> "list | None":
    """Of equal points the smaller piles of bars (R-SUIT-26)."""
    tied = best(result.scores)
    if len(tied) == 1:
        return None
    return [("by_bars", who, result.scores[who]) for who in result.winners] or [("all_equal",)]
