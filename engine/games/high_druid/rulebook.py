"""The High Druid (Bruno Faidutti), 3 or 4 players: win the votes of seven colleges; ties cancel.

Rulings R-DRUID-1 to 23. Box: `boxes.stonehenge`.

A bar is known by its border: border k lies on the day side of space k, between it and the next
space, and is the day well of space k for the lights and in an ask.
"""

from engine import table
from engine.ask import CHANCE, FACT, PASS, Ask, Colour, Flow, Marks, Menu, Place, Seat
from engine.boxes import henge
from engine.boxes.henge import (
    TRILITHONS,
    colour,
    is_number,
    number,
    numbers,
    ring,
    space_colour,
    trilithons,
)
from engine.boxes.stonehenge import BOX as HENGE
from engine.laying import play_card
from engine.places import BAR, NEUTRAL
from engine.plates.stonehenge import DAY, RIM
from engine.referee import Result
from engine.table import BOX, DECK, FRONT, PACKET, SECRET, STACK

RULES = 1
ENDINGS = ("elected", "nobody")  # R-DRUID-18, 19
NOBODY = ("nobody",)  # the endings in which nobody may win
PILES = (DECK, STACK)  # number cards, trilithon cards

FETISH, TABOO = SECRET, PACKET  # the two cards face down before every seat
SPACES = range(1, henge.SPACES + 1)
FIRST_BARS = (1, 5, 11, 15, 19, 24, 27)
DISCS = 10  # of a colour, also of the neutral one
BONUS = 2


class Table(table.Table):
    """colours  per seat (R-DRUID-23);  neutral  the colour of the neutral pieces
    druids   by space: the seat whose disc is there, NEUTRAL, or None
    bars     by border: the seat whose bar is there, NEUTRAL, or None
    discs    per seat, discs not yet played;  bars_left  the same of bars
    playing  per seat, whether it has not passed
    votes    per seat
    """

    def __init__(self, seats: int, options: dict) -> None:
        super().__init__(seats, HENGE, options)
        self.colours: list = [None] * seats
        self.neutral: "int | None" = None
        self.first = 0
        self.druids: list = [None] * (henge.SPACES + 1)
        self.bars: list = [NEUTRAL if k in FIRST_BARS else None for k in range(henge.SPACES + 1)]
        self.discs = [9 if seats == 3 else 7] * seats
        self.bars_left = [3 if seats == 3 else 2] * seats
        self.playing = [True] * seats
        self.votes = [0] * seats


def play(t: Table) -> Flow:
    """Turns until everybody has passed; then taboos, colleges, fetishes (R-DRUID-8, 9, 17, 21)."""
    yield from prepare(t)
    while any(t.playing):
        for seat in t.clockwise(t.first):
            if t.playing[seat]:
                yield from turn(t, seat)
    fill_spaces(t)
    for seat in t.clockwise(t.first):
        yield from reveal_taboo(t, seat)
    count_colleges(t)
    for seat in t.clockwise(t.first):
        yield from reveal_fetish(t, seat)
    return elect(t)


def prepare(t: Table) -> Flow:
    """Setup: colours (R-DRUID-23), neutral bars, two secret cards each, the first seat by lot."""
    yield from henge.choose_colours(t)
    t.say("take_pieces", t.discs[0], t.bars_left[0])
    t.neutral = yield Colour(None, "neutral_colour", unused(t))
    t.say("neutral_bars", t.neutral)
    t.shuffle(range(TRILITHONS), DECK)
    t.deal(1, FETISH)
    t.shuffle(range(TRILITHONS, henge.CARDS), STACK)
    t.deal(1, TABOO, STACK)
    t.draw(t.count(DECK), DECK, BOX)
    t.draw(t.count(STACK), STACK, BOX)
    t.first = yield Seat(None, "first", range(t.seats), role=CHANCE)


def unused(t: Table) -> list:
    """The colours, black apart, in which nothing has been taken."""
    return [c for c in range(henge.BLACK) if c not in t.colours and c != t.neutral]


# The turn


def turn(t: Table, seat: int) -> Flow:
    """A disc, a bar, or out for good; who can only pass passes (R-DRUID-4, 7)."""
    actions = []
    if t.discs[seat]:
        actions.append("disc")
    if t.bars_left[seat] and NEUTRAL in t.bars:
        actions.append("bar")
    action = yield Menu(seat, "action", actions + [PASS])
    if action == "disc":
        yield from lay_disc(t, seat)
    elif action == "bar":
        yield from move_bar(t, seat)
    else:
        t.playing[seat] = False
        t.say("passes", seat)


def lay_disc(t: Table, seat: int) -> Flow:
    """On any space without a disc, for good (R-DRUID-6)."""
    free = [space for space in SPACES if t.druids[space] is None]
    space = yield Place(seat, "space", free)
    t.druids[space] = seat
    t.discs[seat] -= 1
    t.say("lays_disc", seat, space)


def move_bar(t: Table, seat: int) -> Flow:
    """A neutral bar goes one border on or back and becomes the seat's own (R-DRUID-2 to 5).

    The border it comes to is always free (R-DRUID-3).
    """
    neutral = [DAY + k for k in SPACES if t.bars[k] == NEUTRAL]
    border = (yield Place(seat, "which_bar", neutral)) - DAY
    way = yield Menu(seat, "way", ("forward", "back"), args=(border,))
    target = ring(border, 1 if way == "forward" else -1)
    t.bars[border] = None
    t.bars[target] = seat
    t.bars_left[seat] -= 1
    t.say("lays_bar", border, seat, target, ring(target, 1))


# The election


def fill_spaces(t: Table) -> None:
    """A neutral druid on every empty space; where discs run out it only counts (R-DRUID-10).

    Three players have a fifth colour to help out; a playing colour never does.
    """
    empty = [space for space in SPACES if t.druids[space] is None]
    for space in empty:
        t.druids[space] = NEUTRAL
    t.say("fill_spaces", len(empty))
    if len(empty) > DISCS:
        spare = unused(t)
        if spare:
            t.say("spare_discs", spare[0])
        if len(empty) > DISCS * (1 + len(spare)):
            t.say("bare_spaces")


def reveal_taboo(t: Table, seat: int) -> Flow:
    """The seat's druids on its taboo colour leave; their spaces stay empty (R-DRUID-9, 11)."""
    taboo = yield from reveal(t, seat, "taboo", TABOO)
    lost = [s for s in SPACES if t.druids[s] == seat and space_colour(s) == colour(taboo)]
    for space in lost:
        t.druids[space] = None
    t.say("taboo_is", seat, colour(taboo), len(lost))


def reveal(t: Table, seat: int, prompt: str, family: int) -> Flow:
    """A seat's face-down card is turned up, one of its own kind (R-DRUID-21). Returns the card."""
    source = family + seat
    cards = numbers(t, source) if family == FETISH else trilithons(t, source)
    card = yield from play_card(t, seat, prompt, source, FRONT + seat, cards, role=FACT)
    t.revealed = True
    return card


def colleges(t: Table) -> list:
    """The spaces of each college, between two neighbouring bars around the circle (R-DRUID-1)."""
    borders = [k for k in SPACES if t.bars[k] is not None]
    return [between(borders[i - 1], borders[i]) for i in range(len(borders))]


def between(border: int, last: int) -> list:
    """The spaces after `border`, up to and with space `last`."""
    size = (last - border) % henge.SPACES
    return [ring(border, 1 + i) for i in range(size)]


def sole_highest(counts: list) -> "int | None":
    """Who has the highest count that nobody shares: ties cancel at every rank (R-DRUID-14)."""
    single = [value for value in counts if counts.count(value) == 1]
    return counts.index(max(single)) if single else None


def winner(t: Table, college: list) -> "int | None":
    """The seat that gets a college's votes: one with druids there (R-DRUID-12, 13)."""
    here = [t.druids[space] for space in college]
    counts = [here.count(seat) for seat in range(t.seats)]
    seat = sole_highest(counts)
    return seat if seat is not None and counts[seat] else None


def count_colleges(t: Table) -> None:
    """Every druid left in a college votes for its winner, neutral ones too (R-DRUID-12, 15, 20)."""
    for college in colleges(t):
        votes = len([space for space in college if t.druids[space] is not None])
        seat = winner(t, college)
        if seat is None:
            t.say("votes_lost", college[0], college[-1], votes)
        else:
            t.votes[seat] += votes
            t.say("votes_won", college[0], college[-1], seat, votes)


def reveal_fetish(t: Table, seat: int) -> Flow:
    """Two more votes if the seat has won the college of its fetish (R-DRUID-16, 20)."""
    fetish = yield from reveal(t, seat, "fetish", FETISH)
    for college in colleges(t):
        if number(fetish) in college and winner(t, college) == seat:
            t.votes[seat] += BONUS
            t.say("bonus", seat, BONUS)


def elect(t: Table) -> Result:
    """The highest total that nobody shares, be it 0 (R-DRUID-17, 18, 19, 22)."""
    seat = sole_highest(t.votes)
    if seat is None:
        return Result("nobody", t.votes, [])
    return Result("elected", t.votes, [seat])


# What the table shows


def scores(t: Table) -> list:
    return t.votes


def why(t: Table, ask: Ask, piece: int) -> "str | None":
    """A taboo is a trilithon card, a fetish a number card (R-DRUID-21)."""
    if is_number(piece) == (ask.prompt == "fetish"):
        return None
    return "want_number" if ask.prompt == "fetish" else "want_trilithon"


def about(t: Table, ask: Ask) -> list:
    """What the seat has left to play."""
    seat = ask.seat
    if seat is None or ask.prompt not in ("action", "space", "which_bar"):
        return []
    return [("pieces_left", t.discs[seat], t.bars_left[seat])]


def standing(t: Table) -> tuple:
    """Votes, and the pieces not yet played."""
    rows = [[t.votes[seat], t.discs[seat], t.bars_left[seat]] for seat in range(t.seats)]
    return ("points", "discs_left", "bars_left"), rows


def marks(t: Table, ask: "Ask | None") -> Marks:
    """The druids on their spaces, and every bar in the day well beside its border."""
    for k in SPACES:
        if t.druids[k] is not None:
            yield RIM + k, t.druids[k]
        if t.bars[k] is not None:
            yield DAY + k, t.bars[k], BAR


def status(t: Table) -> tuple:
    return ("left", t.bars.count(NEUTRAL), t.druids[1:].count(None))
