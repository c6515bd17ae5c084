"""What is at stake in The High Druid. In all of this, t is the game's Table."""

from engine.ask import Ask
from engine.referee import Result

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.games.high_druid.rulebook import Table

STAKES = {
    "colour": "colour_alone", "neutral_colour": "colour_alone", "first": "first",
    "taboo": "taboo_leaves", "fetish": "fetish_adds",
}  # fmt: skip


def stakes(t: "Table", ask: Ask) -> tuple:
    """What wins the match; what a college gives, or a card takes; who is still in."""
    end = ("end", t.playing.count(True)) if any(t.playing) else ("counting",)
    return ("goal",), (STAKES.get(ask.prompt, "college"),), end


def verdict(t: "Table", result: Result) -> list:
    """From the highest total down: equal ones cancel, the first alone is elected (R-DRUID-17)."""
    facts: list = []
    for votes in sorted(set(t.votes), reverse=True):
        if t.votes.count(votes) == 1:
            return facts + [("alone_on_top", t.votes.index(votes), votes)]
        facts.append(("cancelled", votes))
    return facts
