"""The War of the Gods (Pasquantonio, Leonardi), 2 to 4 players: the most followers, best in clans.

Rulings R-WAR-1 to 29. Box: `boxes.stonehenge`, all its cards. Gods and disciples carry no tag: a
seat's bars and discs are its twenty disciples, all alike.
"""

from engine import table
from engine.ask import CHANCE, Flow, Menu, Number, Place, Seat, Tap
from engine.boxes import henge
from engine.boxes.henge import SPACES, is_number, number, numbers, trilithons
from engine.boxes.stonehenge import BOX as HENGE
from engine.games.war_of_gods.clans import RING, parts_of_score, scores, targets, victims
from engine.referee import Result, best
from engine.table import DECK, DISCARD, HAND

RULES = 1
OPTIONS = (("discard_none", ("no", "yes")),)  # R-WAR-16
ENDINGS = ("deck", "reserve", "full")  # what brought the last round on (R-WAR-19 to 21)

HAND_SIZE = 4
DISCIPLES = 20

DISCIPLE, GOD, THROW, BACK = "disciple", "god", "discard", "back"


class Table(table.Table):
    """plate   the seat whose piece stands on a space, 1 to 30, or None (R-WAR-4)
    gods       per seat, the space of its god; 0: in the reserve
    disciples  per seat, how many are in the reserve
    ending     which of the ENDINGS has brought the last round on; empty: none yet
    """

    def __init__(self, seats: int, options: dict) -> None:
        super().__init__(seats, HENGE, options)
        self.colours: list = [None] * seats
        self.plate: list = [None] * (SPACES + 1)
        self.gods = [0] * seats
        self.disciples = [DISCIPLES] * seats
        self.ending = ""


def play(t: Table) -> Flow:
    """Turns until an end is in sight, then one last turn each (R-WAR-21, 22)."""
    seat = yield from prepare(t)
    while not t.ending:
        yield from turn(t, seat)
        refill(t, seat)
        t.ending = trigger(t)
        seat = (seat + 1) % t.seats
    t.say("last_round")
    for last in t.clockwise(seat):
        yield from turn(t, last)
    return result(t)


def prepare(t: Table) -> Flow:
    """Setup: colours, four cards each; returns the first seat, by lot (R-WAR-1, 2)."""
    yield from henge.choose_colours(t)
    t.shuffle(range(henge.CARDS), DECK)
    t.deal(HAND_SIZE, HAND)
    return (yield Seat(None, "first", range(t.seats), role=CHANCE))


def turn(t: Table, seat: int) -> Flow:
    """Exactly one action; one that the seat calls back begins again."""
    if not t.count(HAND + seat):  # R-WAR-23: cannot happen; better than a match that is stuck
        t.say("passes", seat)
        return
    while not (yield from action(t, seat)):
        pass


def action(t: Table, seat: int) -> Flow:
    """A card says itself what it is played for, or cards are discarded (R-WAR-27, 29).

    Returns whether the action is done: not when it is called back.
    """
    prey = victims(t, seat)
    does = uses(t, seat, prey)
    cards = [card for card in t.possible(HAND + seat) if does[card]]
    card = yield Tap(seat, "action", cards, (THROW,), zones=(HAND + seat,))
    if card == THROW:
        return (yield from discard(t, seat))
    if does[card] == "strike":
        return (yield from strike_or_place(t, seat, card, prey))
    if t.plate[number(card)] == seat:
        return (yield from attack(t, seat, card, prey))
    return (yield from place(t, seat, card, [number(card)]))


def uses(t: Table, seat: int, prey: list) -> list:
    """What all can see that each card may do: place, attack, strike (or either); None: nothing.

    Day and night are alike (R-WAR-3). A trilithon card makes a strike or is played alone; in the
    last round it is only for discarding (R-WAR-17).
    """
    place = "place" if reserve(t, seat) else None  # R-WAR-4
    strike = "strike" if strikes(t, seat) and trilithons(t, HAND + seat) else None
    found: list = []
    for space, owner in enumerate(t.plate[1:], 1):
        if owner is None:
            found.append(place)
        elif owner == seat:
            found.append("attack" if targets(t, seat, space, prey) else None)
        else:
            found.append(strike if space in prey else None)
    alone = place and not t.ending and None in t.plate[1:]
    return found * 2 + ["strike" if alone or hits(t, seat, prey) else None] * (
        henge.CARDS - henge.TRILITHONS
    )


# The actions


def place(t: Table, seat: int, card: int, spaces: list, piece: "str | None" = None) -> Flow:
    """A disciple, or the god once and for good, on one of these empty spaces (R-WAR-5, 20).

    Nothing is carried out at a card's tap alone: what follows can always be called back (R-WAR-29).
    """
    space = spaces[0]
    if piece is None:
        where = (space,) if len(spaces) == 1 else ()
        piece = yield Menu(seat, "piece", reserve(t, seat), (BACK,), args=where)
    if piece != BACK and len(spaces) > 1:
        space = yield Place(seat, "space", spaces, (BACK,))
    if BACK in (piece, space):
        return False
    t.tapped([card], HAND + seat, DISCARD)
    t.plate[space] = seat
    if piece == GOD:
        t.gods[seat] = space
    else:
        t.disciples[seat] -= 1
    t.say("places", seat, piece, space)
    return True


def attack(t: Table, seat: int, card: int, prey: list) -> Flow:
    """The disciple named by the card takes the space of the one it removes (R-WAR-12, 14)."""
    space = number(card)
    places = targets(t, seat, space, prey)
    target = yield Place(seat, "target", places, (BACK,), args=(space,))
    if target == BACK:
        return False
    t.tapped([card], HAND + seat, DISCARD)
    t.say("attacks", seat, space, target, t.plate[target])
    t.plate[space] = None
    t.plate[target] = seat
    return True


def strike_or_place(t: Table, seat: int, card: int, prey: list) -> Flow:
    """A number and a trilithon remove a disciple; a trilithon alone places a piece anywhere.

    After a trilithon card it is a number card that makes the strike (R-WAR-27).
    """
    others, other = partners(t, seat, card, prey), None
    alone = () if is_number(card) else tuple(reserve(t, seat))
    if others:
        prompt, zones = "trilithon" if is_number(card) else "number", (HAND + seat,)
        other = yield Tap(
            seat, prompt, others + [card], alone + (BACK,), zones=zones, chosen=[card]
        )
    if other in (BACK, card):  # a second tap takes a card back, as in every set
        return False
    if other is None or other in alone:
        empty = [space for space in RING if t.plate[space] is None]
        return (yield from place(t, seat, card, empty, other))
    space = number(card) or number(other)
    t.tapped([card, other], HAND + seat, DISCARD)
    t.say("strikes", seat, space, t.plate[space])
    t.plate[space] = None  # R-WAR-13: nobody takes its place
    return True


def discard(t: Table, seat: int) -> Flow:
    """At least one card, face down, unread (R-WAR-16, 26)."""
    least = 0 if t.options["discard_none"] == "yes" else 1
    cards = yield Number(seat, "how_many", range(least, t.count(HAND + seat) + 1), (BACK,))
    if cards == BACK:
        return False
    t.discard_unseen(cards, HAND + seat, DISCARD)
    return True


def refill(t: Table, seat: int) -> None:
    """Back to four cards, or as many as there are; never reshuffled (R-WAR-18)."""
    missing = HAND_SIZE - t.count(HAND + seat)
    t.draw(min(missing, t.count(DECK)), DECK, HAND + seat)


def trigger(t: Table) -> str:
    """What brings the last round on, tested after the refill; empty: nothing (R-WAR-19 to 21)."""
    if not t.count(DECK):
        return "deck"
    if not all([reserve(t, seat) for seat in range(t.seats)]):
        return "reserve"
    return "" if None in t.plate[1:] else "full"


# What a seat may do


def reserve(t: Table, seat: int) -> list:
    """The kinds of pieces that a seat may still place."""
    return [DISCIPLE] * (t.disciples[seat] > 0) + [GOD] * (not t.gods[seat])


def strikes(t: Table, seat: int) -> bool:
    """Whether two cards may be played at once (R-WAR-15, 17)."""
    return not t.ending and t.count(HAND + seat) >= 2


def hits(t: Table, seat: int, prey: list) -> list:
    """The number cards that make a strike with any trilithon card (R-WAR-15)."""
    if not strikes(t, seat):
        return []
    return [card for card in numbers(t, HAND + seat) if number(card) in prey]


def partners(t: Table, seat: int, card: int, prey: list) -> list:
    """The cards that may make a strike with `card`."""
    if not is_number(card):
        return hits(t, seat, prey)
    may = strikes(t, seat) and number(card) in prey
    return trilithons(t, HAND + seat) if may else []


def result(t: Table) -> Result:
    """The highest total wins; equal ones share it (R-WAR-25)."""
    details = [("counted", seat) + parts_of_score(t, seat) for seat in range(t.seats)]
    return Result(t.ending, scores(t), best(scores(t)), details)


# What the table shows
