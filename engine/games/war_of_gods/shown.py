"""What the table shows of The War of the Gods. In all of this, t is the game's Table."""

from engine.ask import Ask, Marks
from engine.boxes.henge import is_number, number
from engine.games.war_of_gods.clans import RING, scores, victims
from engine.places import DISC, FIGURE, LIGHT, SUBJECT
from engine.plates.stonehenge import DAY, NIGHT, RIM
from engine.table import DECK, HAND

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.games.war_of_gods.rulebook import Table


def why(t: "Table", ask: Ask, piece: int) -> "str | None":
    """What hinders a card that may be in the hand."""
    seat = ask.zones[0] - HAND
    if piece not in t.possible(HAND + seat):
        return None
    if ask.prompt == "trilithon":
        return "want_trilithon"
    if not is_number(piece):
        return "no_trilithon" if t.ending else "want_number"
    owner = t.plate[number(piece)]
    if owner in (None, seat):
        other = "no_reserve" if owner is None else "no_target"
        return "no_disciple" if ask.prompt == "number" else other
    return "no_strike" if number(piece) in victims(t, seat) else "protected"


def about(t: "Table", ask: Ask) -> list:
    """What the seat has in reserve, and what a strike takes; the standing shows the others."""
    seat = ask.seat
    if seat is None or ask.prompt not in ("action", "piece", "space", "trilithon", "number"):
        return []
    key = "reserve" if t.gods[seat] else "reserve_and_god"
    facts: list = [(key, t.disciples[seat])]
    if ask.prompt == "piece" and ask.args:
        facts.append(("goes_on",) + ask.args)
    # Before a number is laid that strikes nobody without a second card (R-WAR-15, 17).
    if ask.prompt == "action" and not t.ending and victims(t, seat):
        facts.append(("strike_needs",))
    return facts


def standing(t: "Table") -> tuple:
    """Points, and what stands on the plate."""
    rows = []
    for seat, points in enumerate(scores(t)):
        rows.append([points, t.plate.count(seat), t.disciples[seat]])
    return ("points", "on_plate", "reserve_column"), rows


def marks(t: "Table", ask: "Ask | None") -> Marks:
    """All pieces; a god, which cannot be told from a disciple on the rim, lights the wells too."""
    for space in RING:
        if t.plate[space] is not None:
            god = t.gods[t.plate[space]] == space
            yield RIM + space, t.plate[space], FIGURE if god else DISC
    if ask is not None and ask.prompt in ("piece", "target") and ask.args:
        yield RIM + ask.args[0], SUBJECT, LIGHT
    for seat, space in enumerate(t.gods):
        if space:
            yield DAY + space, seat, LIGHT
            yield NIGHT + space, seat, LIGHT


def status(t: "Table") -> tuple:
    if None in t.colours:
        return ("to_start",)
    return ("final_turns",) if t.ending else ("deck_left", t.count(DECK))
