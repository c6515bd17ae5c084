"""What is at stake in The Magic of Stonehenge. In all of this, t is the game's Table."""

from engine.ask import Ask
from engine.referee import Result

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.games.magic.rulebook import Table

STAKES = {
    "colour": "colour_alone", "card": "trick", "retreat": "sent_back", "erect": "no_matter",
}  # fmt: skip


def stakes(t: "Table", ask: Ask) -> tuple:
    """What wins the match; what a card may do; who is nearest to the spell."""
    lacking = [lacks(t, seat) for seat in range(t.seats)]
    nearest = lacking.index(min(lacking))
    stake = STAKES.get(ask.prompt, "powers")
    return ("goal", t.apprentices), (stake,), ("end", nearest, lacking[nearest])


def lacks(t: "Table", seat: int) -> int:
    """Apprentices still to be placed, in one set or two (R-MAGIC-25)."""
    sets = 1 if t.trilithons[seat] is not None else 2
    return sets * t.apprentices - t.stones.count(seat)


def verdict(t: "Table", result: Result) -> list:
    return [("second_set", who, t.apprentices) for who in result.winners]
