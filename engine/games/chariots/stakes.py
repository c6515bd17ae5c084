"""What is at stake in The Chariots of Stonehenge. In all of this, t is the game's Table."""

from engine.ask import Ask
from engine.games.chariots import course
from engine.referee import Result

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.games.chariots.rulebook import Table

STAKES = {
    "colour": "colour_alone", "grid": "starts_ahead", "left_hand": "fists_split",
    "step": "all_spent", "hit": "all_spent", "charge": "next_round",
}  # fmt: skip


def stakes(t: "Table", ask: Ask) -> tuple:
    """What wins the match; what the crystals do; how far the leader has to go."""
    stake = (STAKES.get(ask.prompt, "in_the_way"),)
    if None in t.places:
        return ("goal",), stake, ("whole_ring",)
    first = max(course.racing(t), key=lambda seat: course.standing(t, seat))
    return ("goal",), stake, ("end", first, 31 - course.space_of(t.places[first]))


def verdict(t: "Table", result: Result) -> list:
    """Who has crossed the line first, or stands furthest ahead (R-CHAR-18, 24)."""
    key = "stands_first" if result.ending == "stranded" else "over_line"
    return [(key, who) for who in result.winners]
