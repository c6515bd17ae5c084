"""Sacrifice Roulette (Jason Bulmahn), 2 to 5 players: roll the rock over the others' offerings.

Rulings R-SAC-1 to 25. Box: `boxes.stonehenge`.
"""

from engine import table
from engine.ask import CHANCE, FACT, Flow, Menu, Place, Seat
from engine.boxes import henge
from engine.boxes.henge import (
    SPACES,
    TRILITHONS,
    colour,
    is_day,
    is_number,
    number,
    ring,
    space_colour,
)
from engine.boxes.stonehenge import BOX as HENGE
from engine.games.sacrifice_roulette import shown
from engine.games.sacrifice_roulette.shown import LIMITS, NOBODY, scores
from engine.laying import lay_set, play_card
from engine.plates.stonehenge import DAY
from engine.referee import Result, best
from engine.table import ASIDE, DECK, DISCARD, FRONT, HAND, TABLE

RULES = 1
OPTIONS = (("passing", ("no", "yes")), ("free_well", ("empty", "any")))  # R-SAC-9, 4
ENDINGS = ("refill", "fall")  # where the deck's last card went (R-SAC-18)

OFFERINGS = 10  # of a seat, and of the neutral set
FULL_HAND = 5
WELLS = ("day", "night")


class Table(table.Table):
    """wells     owner of the disc in each well, numbered as the number cards are; None: empty
    shared     (well, owner) of every disc laid on another one (R-SAC-4)
    colours    per seat; with two players the neutral set's follows
    taken      discs taken, per seat
    rock       its space, 0 before it is there;  direction  1 clockwise (R-SAC-1), else -1
    emptyings  how often the deck has been emptied
    ending     why the match is over; empty while it goes on
    """

    def __init__(self, seats: int, options: dict) -> None:
        super().__init__(seats, HENGE, options)
        self.colours: list = [None] * seats
        self.wells: list = [None] * TRILITHONS
        self.shared: list = []
        self.taken = [0] * seats
        self.rock = 0
        self.direction = 1
        self.emptyings = 0
        self.ending = ""


def play(t: Table) -> Flow:
    """Turns until the deck is emptied for the last time (R-SAC-23, 24, 25)."""
    seat = yield from prepare(t)
    while not t.ending:
        yield from turn(t, seat)
        seat = (seat + 1) % t.seats
    return count(t)


# Setup


def prepare(t: Table) -> Flow:
    """Colours (R-SAC-3), offerings, the rock, hands; returns the first seat, by lot (R-SAC-2)."""
    yield from henge.choose_colours(t)
    t.shuffle(range(henge.CARDS), DECK)
    t.deal(OFFERINGS, HAND)
    for seat in range(t.seats):
        yield from offer(t, seat)
    for card in range(TRILITHONS, henge.CARDS):
        yield from offer_freely(t, card)
    if t.seats == 2:
        yield from offer_for_nobody(t)
    yield from place_rock(t)
    t.gather([DECK, ASIDE] + [FRONT + seat for seat in range(t.seats)], DECK)
    t.deal(FULL_HAND, HAND)
    return (yield Seat(None, "first", range(t.seats), role=CHANCE))


def offer(t: Table, seat: int) -> Flow:
    """All ten cards are shown; a number card's disc goes into its well (R-SAC-7)."""
    source, target = HAND + seat, FRONT + seat
    for left in range(OFFERINGS, 0, -1):
        card = yield from play_card(t, seat, "offering", source, target, args=(left,), role=FACT)
        if is_number(card):
            t.wells[card] = seat
            t.say("disc_laid", seat, DAY + 1 + card)


def offer_freely(t: Table, card: int) -> Flow:
    """A trilithon card's holder chooses a well, in the order of the cards (R-SAC-4)."""
    zone = t.where(card)
    if zone is None:  # in the deck
        return
    seat = zone - FRONT
    space = yield Place(seat, "space", [k for k in range(1, SPACES + 1) if free(t, k)])
    well = yield Menu(seat, "well", free(t, space), args=(space,))
    well_at = space - 1 + SPACES * WELLS.index(well)
    if t.wells[well_at] is None:
        t.wells[well_at] = seat
    else:
        t.shared.append((well_at, seat))
    t.say("disc_laid", seat, DAY + 1 + well_at)


def free(t: Table, space: int) -> list:
    """The names of the wells of a space that may take a trilithon card's disc."""
    taken = t.options["free_well"] == "any"
    return [WELLS[i] for i in (0, 1) if taken or t.wells[space - 1 + SPACES * i] is None]


def offer_for_nobody(t: Table) -> Flow:
    """Two players: ten neutral discs; trilithons and taken wells are passed over (R-SAC-5)."""
    neutral = min([c for c in range(henge.BLACK) if c not in t.colours])  # R-SAC-3
    t.colours.append(neutral)
    t.say("neutral", neutral)
    while t.wells.count(NOBODY) < OFFERINGS:
        left = OFFERINGS - t.wells.count(NOBODY)
        card = yield from turn_card(t, None, "neutral_card", ASIDE, left)
        if is_number(card) and t.wells[card] is None:
            t.wells[card] = NOBODY
            t.say("neutral_disc", card)
        else:
            t.say("no_disc", card)


def place_rock(t: Table) -> Flow:
    """On the rim, where the first number card says; nothing falls yet (R-SAC-6)."""
    while not t.rock:
        card = yield from turn_card(t, None, "rock_card", ASIDE)
        t.rock = number(card)
    t.say("rock_starts", t.rock)


def turn_card(t: Table, seat: "int | None", prompt: str, target: int, *args: int) -> Flow:
    """The deck's top card, turned up by `seat`; None: by anybody."""
    return (yield from play_card(t, seat, prompt, DECK, target, args=args, role=CHANCE))


# A turn


def turn(t: Table, seat: int) -> Flow:
    """All is declared at once (R-SAC-10): cards and drop; then the rock rolls; then the refill."""
    cards = yield from choose_cards(t, seat)
    numbers = [card for card in cards if is_number(card)]
    drop = len(numbers) > 1 and (yield from choose_drop(t, seat, numbers))
    t.move(cards, TABLE, DISCARD)
    bonus = (yield from roll(t, seat, numbers, drop)) if numbers else 0
    refill(t, seat, bonus)


def choose_cards(t: Table, seat: int) -> Flow:
    """The cards played, with a trilithon card among them turning the rock (R-SAC-13)."""
    if not t.count(HAND + seat):
        t.say("no_cards", seat)
        return []
    laid = yield from lay_set(
        t, seat, "play", HAND + seat, TABLE, lambda: playable(t, seat), lambda: complete(t, seat)
    )
    if laid and is_number(min(laid)) and not is_number(max(laid)):
        t.direction = -t.direction
        t.say("turn_rock")
    return laid[:]


def playable(t: Table, seat: int) -> list:
    """Number cards of one colour and one trilithon card; or a whole hand of these (R-SAC-9, 13)."""
    laid = t.zone(TABLE)
    colours = [colour(card) for card in laid if is_number(card)]
    wanted = colours[0] if colours else None
    trilithons = len(laid) - len(colours)
    more = not trilithons or (wanted is None and only_trilithons(t, seat))
    return [
        card
        for card in t.possible(HAND + seat)
        if (trilithons < 2 and wanted in (None, colour(card)) if is_number(card) else more)
    ]


def only_trilithons(t: Table, seat: int) -> bool:
    """Whether all that is left in the hand may be trilithon cards."""
    possible = henge.trilithons(t, HAND + seat)
    known = [card for card in t.zone(HAND + seat) if is_number(card)]
    return not known and t.count(HAND + seat) <= len(possible)


def complete(t: Table, seat: int) -> bool:
    """A number card is among them; or all are trilithon cards; or it is a pass (R-SAC-9)."""
    laid = t.zone(TABLE)
    if not laid:
        return t.options["passing"] == "yes"
    return is_number(min(laid)) or not t.count(HAND + seat)


def choose_drop(t: Table, seat: int, numbers: list) -> Flow:
    """Whether any one of them drops the rock instead of rolling it (R-SAC-11)."""
    ends = (landing(t, numbers, len(numbers)), landing(t, numbers, len(numbers) - 1))
    return (yield Menu(seat, "roll_or_drop", ("roll", "drop"), args=ends)) == "drop"


def roll(t: Table, seat: int, numbers: list, drop: bool) -> Flow:
    """To its last space; if a card names that, the rock falls (R-SAC-12). Own discs taken."""
    t.rock = landing(t, numbers, len(numbers) - drop)
    t.say("rock", t.rock)
    if drop or t.rock in [number(card) for card in numbers]:
        return (yield from fall(t, seat))
    return 0


def landing(t: Table, numbers: list, steps: int) -> int:
    """The steps-th space of their colour beyond the rock; its own never counts (R-SAC-8)."""
    first = (colour(numbers[0]) - space_colour(t.rock)) * t.direction % 6 or 6
    return ring(t.rock, t.direction * (first + 6 * (steps - 1)))


def fall(t: Table, seat: int) -> Flow:
    """A card tells the well, a trilithon card both, turning no rock (R-SAC-14). Own discs taken."""
    recycle(t)  # the cards just played see to it that there is one (R-SAC-22)
    card = yield from turn_card(t, seat, "well_card", DISCARD)
    day, night = t.rock - 1, t.rock - 1 + SPACES
    hit = [day, night] if not is_number(card) else [day if is_day(card) else night]
    own = sum([crush(t, seat, well) for well in hit])
    note_emptying(t, "fall")
    return own


def crush(t: Table, seat: int, well: int) -> int:
    """All discs in the well go to `seat`; returns how many are its own (R-SAC-15, 20)."""
    owners = [t.wells[well]] + [owner for at, owner in t.shared if at == well]
    t.wells[well] = None
    t.shared = [each for each in t.shared if each[0] != well]
    for owner in owners:
        if owner is not None:
            t.taken[seat] += 1
            t.say("crushed", seat, WELLS[well // SPACES], t.colours[owner])
    return owners.count(seat)


def refill(t: Table, seat: int, bonus: int) -> None:
    """Up to five cards, and one more for each own disc taken (R-SAC-16, 18, 22)."""
    wanted = max(0, FULL_HAND - t.count(HAND + seat)) + bonus
    while wanted and not t.ending and recycle(t):
        some = min(wanted, t.count(DECK))
        t.draw(some, DECK, HAND + seat)
        wanted -= some
        note_emptying(t, "refill")


def recycle(t: Table) -> int:
    """How many cards there are to draw: only now an emptied deck is refilled (R-SAC-17)."""
    if not t.count(DECK) and t.count(DISCARD):
        t.gather([DISCARD], DECK)
    return t.count(DECK)


def note_emptying(t: Table, ending: str) -> None:
    """The deck is emptied when its last card leaves it (R-SAC-17, 19)."""
    if not t.count(DECK):
        t.emptyings += 1
        t.say("emptied", t.emptyings, LIMITS[t.seats])
        if t.emptyings == LIMITS[t.seats]:
            t.ending = ending


# Scoring


def count(t: Table) -> Result:
    """Most points, then most own discs standing, then a shared victory (R-SAC-21)."""
    final, details, ranks = scores(t), [], []
    for seat in range(t.seats):
        left = shown.left(t, seat)
        details += [("standing", seat, 2 * left), ("taken", seat, t.taken[seat])]
        ranks.append((final[seat], left))
    return Result(t.ending, final, best(ranks), details)


# What the table shows
