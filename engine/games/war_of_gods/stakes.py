"""What is at stake in The War of the Gods. In all of this, t is the game's Table."""

from engine.ask import Ask
from engine.boxes.henge import CARDS, SPACES
from engine.games.war_of_gods.clans import scores
from engine.table import DECK

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.games.war_of_gods.rulebook import Table


def stakes(t: "Table", ask: Ask) -> tuple:
    """What wins the match; what the seat's pieces are worth; how near the last round is."""
    cards = CARDS if None in t.colours else t.count(DECK)
    free = SPACES - len([owner for owner in t.plate if owner is not None])
    end = ("last_turns",) if t.ending else ("end", cards, free)
    return ("goal",), stake(t, ask), end


def stake(t: "Table", ask: Ask) -> tuple:
    if ask.prompt == "colour":
        return ("colour_alone",)
    if ask.seat is None:
        return ("first",)
    if ask.prompt in ("target", "how_many"):  # R-WAR-12, 26
        return ("leaves_space",) if ask.prompt == "target" else ("cards_gone",)
    return ("worth_now", scores(t)[ask.seat])
