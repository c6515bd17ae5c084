"""The Chariots of Stonehenge (Mike Selinker), 3 or 4 players: one lap, power split in two fists.

Rulings R-CHAR-1 to 31. Box: `boxes.stonehenge`. How places and slots are counted, and what a
step may be and costs: `engine.games.chariots.course`.
"""

from engine import table
from engine.ask import CHANCE, FACT, Flow, Menu, Number, Place, Seat
from engine.boxes import henge
from engine.boxes.henge import is_number, number
from engine.boxes.stonehenge import BOX as HENGE
from engine.games.chariots import course
from engine.games.chariots.shown import scores
from engine.laying import lay_set
from engine.referee import Result
from engine.table import BID, DECK, DISCARD, HAND

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Callable

RULES = 1
OPTIONS = (
    ("play_on", ("off", "on")),
    ("grid", ("random", "previous")),
    ("trilithon_toll", ("2", "1")),  # R-CHAR-13
    ("stranded", ("keeps", "discards")),  # R-CHAR-18
)
ENDINGS = ("arrived", "stranded", "ranked")  # R-CHAR-24, 18, 31

BARS = 10
CRYSTALS = (5, 10, 15, 20, 25)  # the spaces where everybody has one
HAND_SIZE = 3


class Table(table.Table):
    """places   per seat, where its chariot is; None: not yet on the grid
    arrived     per seat, when it came there: on one place the earlier is ahead (R-CHAR-4)
    power       crystals by seat;  left, right  those of either fist not yet spent
    crystals    per seat, the spaces where one of its crystals still lies
    bars        per seat, the slots of its bars on the plate: a slot twice is a wall
    trilithons  per seat, the border its trilithon spans; None: in stock
    """

    def __init__(self, seats: int, options: dict) -> None:
        super().__init__(seats, HENGE, options)
        self.colours: list = [None] * seats
        self.places: list = [None] * seats
        self.arrived = [0] * seats
        self.latest = 0
        self.power = [4] * seats
        self.left, self.right = [0] * seats, [0] * seats
        self.crystals = [list(CRYSTALS) for _ in range(seats)]
        self.bars: list = [[] for _ in range(seats)]
        self.trilithons: list = [None] * seats


def play(t: Table) -> Flow:
    """Rounds of four phases until the race is decided."""
    yield from prepare(t)
    while True:
        yield from split_power(t)
        yield from block(t)
        yield from push(t)
        ending = ending_of(t)
        if ending:
            break
        yield from charge(t)
    order = course.ranking(t)
    details = [("rank", i + 1, seat) for i, seat in enumerate(order)]
    return Result(ending, scores(t), order[:1], details)


def prepare(t: Table) -> Flow:
    """Setup: colours, the starting grid (R-CHAR-25), all 65 cards (R-CHAR-1)."""
    yield from henge.choose_colours(t)
    t.say("lay_crystals")
    drawn = t.options["grid"] == "random"
    for space in range(1, t.seats + 1) if drawn else range(t.seats, 0, -1):
        waiting = [seat for seat in range(t.seats) if t.places[seat] is None]
        role = CHANCE if drawn else FACT
        seat = yield Seat(None, "grid", waiting, args=(space,), role=role)
        course.arrive(t, seat, 3 * space - 2)
    t.shuffle(range(henge.CARDS), DECK)
    t.deal(HAND_SIZE, HAND)


def ending_of(t: Table) -> "str | None":
    """The ending after a push phase: who is past the line has no need of power (R-CHAR-18, 31)."""
    able = [seat for seat in course.racing(t) if t.power[seat]]
    return course.decided(t) or (None if able else "stranded")


# Power


def split_power(t: Table) -> Flow:
    """All crystals in stock go into the two fists (R-CHAR-2); the left one's number says both."""
    t.say("hide_crystals")
    t.left, t.right = [0] * t.seats, [0] * t.seats
    for seat in course.racing(t):
        t.left[seat] = yield Number(seat, "left_hand", range(t.power[seat] + 1))
        t.right[seat] = t.power[seat] - t.left[seat]


# Block


def block(t: Table) -> Flow:
    """All actions of a seat in one go, a crystal each; what is left lapses (R-CHAR-5, 6, 29)."""
    for seat in course.phase_order(t, t.left):
        while t.left[seat]:
            action = yield Menu(seat, "action", actions(t, seat), args=(t.left[seat],))
            if action == "done":
                t.say("lapse", seat, t.left[seat])
                t.left[seat] = 0
            elif action == "place_trilithon":
                yield from lay_trilithon(t, seat)
            else:
                yield from lay_bar(t, seat, action == "move_bar")


def actions(t: Table, seat: int) -> list:
    """What the number of cards allows: the referee does not know their faces (R-CHAR-9, 27)."""
    cards = t.count(HAND + seat)
    possible = []
    if cards and len(t.bars[seat]) < BARS:
        possible.append("place_bar")
    if cards and course.single_bars(t, seat):
        possible.append("move_bar")
    if cards > 1 and t.trilithons[seat] is None:
        possible.append("place_trilithon")
    return possible + ["done"]


def lay_bar(t: Table, seat: int, moved: bool) -> Flow:
    """A bar from the stock, or one of the plate, to a slot of the space the cards serve."""
    bars = t.bars[seat]
    start = (yield from bar_to_move(t, seat)) if moved else None

    def free(space: int, name: str) -> bool:
        slot = course.slot_of(space, name)
        return slot != start and course.may_lay(t, seat, slot)

    space, name = yield from pay_cards(t, seat, "bar_cards", "slot", course.SLOTS, free)
    if name:
        if moved:
            bars.remove(start)
        bars.append(course.slot_of(space, name))
        t.say("wall" if bars.count(bars[-1]) == 2 else "bar", seat, space, name)


def bar_to_move(t: Table, seat: int) -> Flow:
    """One of the own single bars: first its space, or that before its border; then which there."""
    bars = course.single_bars(t, seat)
    space = yield Place(seat, "which_bar", sorted({course.space_of(slot) for slot in bars}))
    names = [course.AHEAD[slot % 3] for slot in bars if course.space_of(slot) == space]
    return course.slot_of(space, (yield Menu(seat, "slot", names, args=(space,))))


def lay_trilithon(t: Table, seat: int) -> Flow:
    """The own trilithon, by its card, on a border of the space the number cards serve."""
    laid = t.zone(BID + seat)

    def free(space: int, name: str) -> bool:
        return not only_numbers(laid) and course.may_span(t, course.border_named(space, name))

    space, name = yield from pay_cards(t, seat, "trilithon_cards", "border", course.BORDERS, free)
    if name:
        t.trilithons[seat] = course.border_named(space, name)
        t.say("trilithon", seat, space, name)


def only_numbers(cards: list) -> bool:
    return all([is_number(card) for card in cards])


def pay_cards(
    t: Table, seat: int, prompt: str, where: str, names: tuple, free: "Callable[[int, str], bool]"
) -> Flow:
    """Cards for one action, then where, a crystal paid: the space and the name (R-CHAR-6).

    OK closes any set, for only then is it seen whether it serves a space where free(space, name)
    is true of some of `names`. If it does not, it goes back to the hand; the name is then None.
    """
    source, target = HAND + seat, BID + seat
    laid = yield from lay_set(
        t, seat, prompt, source, target, lambda: addable(t, seat, prompt), adds=True
    )
    space = henge.total(laid)
    fitting = [name for name in names if space and free(space, name)]
    if not fitting:
        t.say("useless", seat)
        t.move(laid[:], target, source)
        return space, None
    name = yield Menu(seat, where, fitting, args=(space,))
    t.left[seat] -= 1
    t.move(laid[:], target, DISCARD)
    return space, name


def addable(t: Table, seat: int, prompt: str) -> list:
    """Numbers up to a sum of 30; a trilithon card only for a trilithon, and only one (R-CHAR-7)."""
    laid = t.zone(BID + seat)
    room = henge.SPACES - henge.total(laid)
    wanted = prompt == "trilithon_cards" and only_numbers(laid)
    return [c for c in t.possible(HAND + seat) if (number(c) <= room if is_number(c) else wanted)]


# Push


def push(t: Table) -> Flow:
    """Every chariot spends its right fist; over as soon as the race is decided (R-CHAR-19, 24)."""
    for seat in course.phase_order(t, t.right):
        yield from move(t, seat)
        if course.decided(t):
            return


def move(t: Table, seat: int) -> Flow:
    """Step by step until the power is spent, the line crossed or the chariot crashed."""
    start = t.places[seat]
    while t.right[seat] and t.places[seat] < course.LINE:
        steps = course.legal_steps(t, seat)
        if steps:
            names = [step[0] for step in steps]
            name = yield Menu(seat, "step", names, args=(t.right[seat],))
            course.advance(t, seat, steps[names.index(name)])
        else:
            yield from course.crash(t, seat)
    if t.places[seat] != start:
        course.arrive(t, seat, t.places[seat])
    course.collect(t, seat)


# Charge


def charge(t: Table) -> Flow:
    """Discard any number, draw up to three, in seat order (R-CHAR-18, 26, 30)."""
    for seat in course.racing(t):
        if t.power[seat] or t.options["stranded"] == "discards":
            yield from discard(t, seat)
            henge.draw(t, HAND + seat, HAND_SIZE - t.count(HAND + seat))


def discard(t: Table, seat: int) -> Flow:
    source, target = HAND + seat, BID + seat
    if t.count(source):
        laid = yield from lay_set(t, seat, "charge", source, target, lambda: t.possible(source))
        t.move(laid[:], target, DISCARD)


# What the table shows
