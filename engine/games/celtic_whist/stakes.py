"""What is at stake in Celtic Whist. In all of this, t is the game's Table."""

from engine.ask import Ask
from engine.games.celtic_whist.rounds import GOAL
from engine.referee import Result

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.games.celtic_whist.rulebook import Table

STAKES = {
    "leader": "first", "trump": "beats", "declare": "double", "still_tied": "share_or_play",
}  # fmt: skip
CARDS = ("lead", "follow", "any_card", "dummy")


def stakes(t: "Table", ask: Ask) -> tuple:
    """What wins the match; what the bid brings, or lacks; how near the figures are."""
    goal = "goal_solo" if t.solo else "goal_coop" if t.coop else "goal"
    return (goal,), stake(t, ask), ("end", GOAL, max(t.positions), t.neutral)


def stake(t: "Table", ask: Ask) -> tuple:
    """Of tricks already bid, how many have been taken; a bid below 1 is one of none."""
    if ask.prompt in STAKES:
        return (STAKES[ask.prompt],)
    if ask.prompt not in CARDS or ask.seat is None:
        return ("all_exact",) if t.coop else ("exact",)
    bid, won = t.bids[ask.seat], t.won[ask.seat]
    return ("bid_of_none", won) if bid <= 0 else ("bid_and_won", bid, won)


def verdict(t: "Table", result: Result) -> list:
    """The furthest, if need be after more rounds; the race against the grey figure."""
    if t.solo or t.coop:
        return [("race_" + result.ending, t.positions[0], t.neutral)]
    key = {"extra": "after_more", "shared": "still_level"}.get(result.ending, "furthest")
    return [(key, who, t.positions[who]) for who in result.winners]
