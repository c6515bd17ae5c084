"""What is at stake in Sacrifice Roulette. In all of this, t is the game's Table."""

from engine.ask import Ask
from engine.boxes.henge import CARDS
from engine.games.sacrifice_roulette.shown import LIMITS, left
from engine.referee import Result, best
from engine.table import DECK

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.games.sacrifice_roulette.rulebook import Table

STAKES = {
    "colour": "colour_alone", "first": "first", "offering": "offered", "space": "offered",
    "well": "offered", "rock_card": "rock_begins", "neutral_card": "nobodys",
}  # fmt: skip


def stakes(t: "Table", ask: Ask) -> tuple:
    """What wins the match; what a fall brings; how often the deck has still to run out."""
    stake = STAKES.get(ask.prompt, "falls")
    cards = t.count(DECK) if t.rock else CARDS
    return ("goal",), (stake,), ("end", LIMITS[t.seats] - t.emptyings, cards)


def verdict(t: "Table", result: Result) -> "list | None":
    """Of equal points who has more offerings standing (R-SAC-21)."""
    if len(best(result.scores)) == len(result.winners):
        return None
    return [("by_standing", who, left(t, who)) for who in result.winners]
