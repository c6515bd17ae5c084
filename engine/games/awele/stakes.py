"""What is at stake in The Afro-Celtic Awele. In all of this, t is the game's Table."""

from engine.ask import Ask
from engine.games.awele.rulebook import everybody_stays
from engine.games.awele.shown import VALUES
from engine.referee import Result

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.games.awele.rulebook import Table

STAKES = {"opener": "first", "colour": "yours", "identity": "yours", "bar": "bet"}


def stakes(t: "Table", ask: Ask) -> tuple:
    """What wins the match; what the next colour is worth; what stops the round."""
    goal = "goal_slow" if t.options["slow"] == "yes" else "goal"
    return (goal,), stake(t, ask.prompt), (stops(t), max(1, t.round), t.seats)


def stake(t: "Table", prompt: str) -> tuple:
    if prompt in STAKES:
        return (STAKES[prompt],)
    return ("by_discs_left",) if prompt == "stalled" else ("next_out", VALUES[len(t.out)])


def stops(t: "Table") -> str:
    """R-AWELE-12, 17, 18."""
    if t.options["quick"] == "yes":
        return "end_quick"
    return "end_colours" if everybody_stays(t) else "end_seats"


def verdict(t: "Table", result: Result) -> "list | None":
    """In the slow game the fewest points (R-AWELE-21); else as points say."""
    if t.options["slow"] == "no":
        return None
    return [("fewest", who, t.totals[who]) for who in result.winners]
