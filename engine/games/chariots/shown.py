"""What the table shows of The Chariots of Stonehenge. In all of this, t is the game's Table."""

from engine.ask import OK, Ask, Marks
from engine.boxes import henge
from engine.boxes.henge import is_number
from engine.games.chariots import course
from engine.places import BAR, CHARIOT, CHOICE, PIECE, STONES
from engine.plates.stonehenge import RIM

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.games.chariots.rulebook import Table


def scores(t: "Table") -> list:
    """The space each chariot has reached, 31 past the line: the race order says the rest."""
    return [0 if place is None else course.space_of(place) for place in t.places]


def why(t: "Table", ask: Ask, piece: int) -> "str | None":
    """R-CHAR-7: what a total does not take."""
    if ask.prompt == "charge" or piece not in t.possible(ask.zones[0]):
        return None
    if is_number(piece):
        return "over_30"
    return "numbers_only" if ask.prompt == "bar_cards" else "one_trilithon"


def about(t: "Table", ask: Ask) -> list:
    """The crystals of the asked seat, and where the race stands."""
    seat = ask.seat
    if seat is None or None in t.places:
        return []
    facts: list = [("fists", t.left[seat], t.right[seat])]
    if ask.prompt == "left_hand":
        facts = [("crystals_now", t.power[seat])]
    return facts + [
        ("chariot_on", other, course.space_of(t.places[other])) for other in range(t.seats)
    ]


def label(t: "Table", ask: Ask, value: "int | str") -> "tuple | None":
    """An OK with no card pays for nothing; in the charge it keeps the hand."""
    if value != OK or ask.kind != "tap" or ask.chosen:
        return None
    return ("keep_hand",) if ask.prompt == "charge" else ("not_now",)


def worth(t: "Table", ask: Ask, pieces: list) -> int:
    return henge.total(pieces)


def standing(t: "Table") -> tuple:
    """The space reached, crystals, and bars on the course."""
    rows = []
    for seat, space in enumerate(scores(t)):
        rows.append([space, t.power[seat], len(t.bars[seat])])
    return ("space_column", "crystals_column", "bars_column"), rows


def marks(t: "Table", ask: "Ask | None") -> Marks:
    """Chariots, crystals, where a step would lead, and the space the cards serve."""
    for seat, place in enumerate(t.places):
        if place is not None and place < course.LINE:
            yield course.light(place), seat, CHARIOT
        if t.colours[seat] is not None:
            for space in t.crystals[seat]:
                yield RIM + space, PIECE + seat
    yield from between(t)
    if ask is not None and ask.prompt in ("slot", "border"):
        yield RIM + ask.args[0], CHOICE
    if ask is not None and ask.seat is not None and ask.prompt == "step":
        place = t.places[ask.seat]
        for step in course.STEPS[place % 3]:
            if step[0] in ask.values and place + step[1] < course.LINE:
                yield course.light(place + step[1]), CHOICE


def between(t: "Table") -> Marks:
    """Bars in their slots, two of which are a wall, and trilithons on borders (R-CHAR-8)."""
    for seat, slots in enumerate(t.bars):
        for slot in sorted(set(slots)):
            yield course.sides(slot // 3 + 1)[slot % 3], seat, BAR, slots.count(slot)
    for seat, border in enumerate(t.trilithons):
        if border is not None:
            _, rims, wells = course.sides(border)
            yield rims + wells, seat, STONES, 1


def status(t: "Table") -> tuple:
    """Who leads among those still before the line: there is always one."""
    if None in t.places:
        return ("to_start",)
    first = max(course.racing(t), key=lambda seat: course.standing(t, seat))
    return ("in_lead", first, course.space_of(t.places[first]))
