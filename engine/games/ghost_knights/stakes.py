"""What is at stake in The Arthurian Ghost Knights. In all of this, t is the game's Table."""

from engine.ask import Ask
from engine.games.ghost_knights.guards import CARDS_OUT, LAP
from engine.referee import Result, best

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.games.ghost_knights.rulebook import Table

STAKES = {
    "colour": "colour_alone", "first": "first", "row": "first_guards", "drawn": "breaks_in",
    "show": "breaks_in",
}  # fmt: skip


def stakes(t: "Table", ask: Ask) -> tuple:
    """What wins the match; what guards and swords are for; trilithon cards and lead to come."""
    stake = "count_next" if t.fighting else STAKES.get(ask.prompt, "sword_and_point")
    ahead = max(t.points) - min(t.points)
    return ("goal",), (stake,), ("end", CARDS_OUT - t.drawn, LAP, ahead)


def verdict(t: "Table", result: Result) -> "list | None":
    """Of equal points the swords, then the cards in hand (R-GHOST-13, 26)."""
    tied = best(t.points)
    if len(tied) == len(result.winners):
        return None
    swords = [t.swords[seat] for seat in tied]
    key = "by_swords" if swords.count(max(swords)) == len(result.winners) else "by_cards"
    return [(key, who, t.points[who]) for who in result.winners]
