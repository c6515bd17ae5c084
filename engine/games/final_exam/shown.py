"""What the table shows of Final Exam. In all of this, t is the game's Table."""

from engine.ask import Ask, Marks
from engine.boxes.henge import SPACES, is_number, number, space_colour
from engine.places import BAR, CHOICE, COLOUR, FIGURE, LIGHT, LYING, NEUTRAL, ON, PIECE
from engine.plates.stonehenge import INNER, NIGHT, RIM
from engine.table import TABLE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.games.final_exam.rulebook import Table

ROUNDS = 100  # R-EXAM-31
NEAR = 10  # rounds before the limit the status begins to show it

REASONS = {
    "move_cards": "one_trilithon", "block_card": "bar_colour", "removal": "wrong_price",
    "entry": "wrong_price",
}  # fmt: skip


def scores(t: "Table") -> list:
    """The objects held. They decide only a match that no seat ends."""
    return [sum(held) for held in t.objects]


def why(t: "Table", ask: Ask, piece: int) -> "str | None":
    """Why a card of one's own will not do."""
    if ask.prompt not in REASONS or piece not in t.possible(ask.zones[0]):
        return None
    return REASONS[ask.prompt]


LISTED = 6  # spaces that cards lead to; all of them are lit


def about(t: "Table", ask: Ask) -> list:
    """Where the student stands, what it holds and what it may pay with."""
    seat = ask.seat
    if seat is None or t.colours[seat] is None or ask.prompt in ("colour", "take_bar"):
        return []
    facts: list = [("stands_on", t.figures[seat])]
    if t.exits[seat] is not None:
        facts.append(("exit_on", t.exits[seat]))
    facts += [("holds_objects", sum(t.objects[seat]))]
    if ask.prompt in ("action", "object", "loot") and any(t.objects[seat]):
        facts.append(("holds_each",) + tuple(t.objects[seat]))
    if ask.prompt == "move_cards":
        facts += [("leads_to", space) for space in totals(t.zone(TABLE))[:LISTED]]
    if ask.prompt in ("removal", "entry"):
        facts.append((ask.prompt + "_price",) + ask.args)
    if ask.prompt == "which_bar":  # before one is chosen that no card of the hand can pay
        facts.append(("bar_price",))
    if t.idle == t.seats - 1:  # R-EXAM-31a
        facts.append(("last_idle",))
    return facts


def label(t: "Table", ask: Ask, value: "int | str") -> "tuple | None":
    """A space with its colour, a bar on one with its own: what people look for."""
    if isinstance(value, str) or value > SPACES or ask.prompt not in ("move_to", "which_block"):
        return None
    of = t.blocks[value] if ask.prompt == "which_block" else space_colour(value)
    return ("place_and_colour", value, of)


def totals(cards: list) -> list:
    """The numbers 1 to 30 that + and - before all number cards can give, rising (R-EXAM-9)."""
    numbers = [number(card) for card in cards if is_number(card)]
    total, sums = sum(numbers), 1  # bit n of sums: those of the numbers that get a - may sum to n
    for n in numbers:
        sums |= sums << n
    parity = range(2 - total % 2, min(total, SPACES) + 1, 2)
    return [k for k in parity if sums >> (total - k) // 2 & 1]


def standing(t: "Table") -> tuple:
    """Objects, bars left, and where everybody stands."""
    rows = []
    for seat, held in enumerate(scores(t)):
        where = ("at_place", t.figures[seat]) if t.figures[seat] > RIM else None
        rows.append([held, len(t.bars[seat]), where])
    return ("objects", "bars_left", "stands"), rows


def marks(t: "Table", ask: "Ask | None") -> Marks:
    """Objects on the rim, figures in the night wells; tokens, exits and markers inside.

    A shut place has nobody's light: its bar's colour there could be taken for an object's.
    """
    for space in range(1, SPACES + 1):
        if t.ground[space]:
            yield RIM + space, COLOUR + space_colour(space)
    for place in sorted(t.blocks):
        yield place, NEUTRAL, LIGHT
        yield (place,), COLOUR + t.blocks[place], BAR
    if ask is not None and ask.prompt == "move_cards":
        for space in totals(t.zone(TABLE)):
            yield RIM + space, CHOICE
    for seat in range(t.seats):
        if t.figures[seat] != RIM:
            yield stands(t, seat), seat, shape(t, seat)
    yield from inner_marks(t)


def stands(t: "Table", seat: int) -> int:
    """The place of a figure for the lights: outside the night well of its space."""
    here = t.figures[seat]
    return NIGHT + here if here < INNER else here


def shape(t: "Table", seat: int) -> str:
    return LYING if t.lying[seat] else FIGURE


def inner_marks(t: "Table") -> Marks:
    """Tokens that nobody has replaced, exit tokens, markers on trilithons."""
    if t.variant:
        for place in t.tokens:
            yield place, ON
    for seat in range(t.seats):
        place = t.gates[seat] if t.variant else t.exits[seat]
        if place is not None:
            yield place, PIECE + seat


def status(t: "Table") -> tuple:
    """The round; the limit only where it comes near."""
    current = min(t.turns // t.seats + 1, ROUNDS)
    return ("round", current) if current <= ROUNDS - NEAR else ("round_of", current, ROUNDS)
