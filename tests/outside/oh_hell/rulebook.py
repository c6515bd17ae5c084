"""Oh Hell, 3 to 7 players: say how many tricks you will take, and take just so many.

Rulings R-OHELL-1 to 12 are on rules.md. The referee does not see hands: who could have followed
suit is known when a card is laid that was held all the time.
"""

from engine import table
from engine.ask import CHANCE, Ask, Flow, Marks, Number, Seat
from engine.boxes.pack import BOX, CARDS, rank, suit
from engine.games.oh_hell.plate import PLATE
from engine.laying import play_card
from engine.places import FIGURE
from engine.referee import Result, best
from engine.table import DECK, DISCARD, FRONT, HAND, ROW

RULES = 1
OPTIONS = (("longest", ("5", "7")),)
ENDINGS = ("won", "shared")  # R-OHELL-12
EXACT = 10
ACE = 14  # it beats the king


class Table(table.Table):
    """dealer  of this deal;  size  cards of each hand in it
    trump   the suit of the card turned up
    bids    per seat, None before it has bid;  won  tricks of this deal, per seat
    points  per seat
    trick   (seat, card) of the trick that is being played
    lacks   per seat, the suits that it did not follow in this deal
    """

    def __init__(self, seats: int, options: dict) -> None:
        super().__init__(seats, BOX.on(PLATE), options)
        self.dealer = self.size = self.trump = 0
        self.bids: list = [None] * seats
        self.won = [0] * seats
        self.points = [0] * seats
        self.trick: list = []
        self.lacks: list = [[] for _ in range(seats)]


def play(t: Table) -> Flow:
    """Hands of one card, then of two, up to the longest; the deal goes round (R-OHELL-2, 3)."""
    t.shuffle(range(CARDS), DECK)
    t.dealer = yield Seat(None, "dealer", range(t.seats), role=CHANCE)
    longest = int(t.options["longest"])
    for t.size in range(1, longest + 1):
        yield from one_deal(t)
        if t.size < longest:
            t.gather([DISCARD, ROW], DECK)
            t.dealer = (t.dealer + 1) % t.seats
    winners = best(t.points)
    return Result("won" if len(winners) == 1 else "shared", t.points, winners)


def one_deal(t: Table) -> Flow:
    """Cards, trump, bids, tricks, points (R-OHELL-3, 4)."""
    t.bids, t.won = [None] * t.seats, [0] * t.seats
    t.lacks = [[] for _ in range(t.seats)]
    t.deal(t.size, HAND)
    turned = yield from play_card(t, t.dealer, "trump", DECK, ROW, role=CHANCE)
    t.trump = suit(turned)
    for seat in t.clockwise(t.dealer + 1):
        t.bids[seat] = yield Number(seat, "bid", bids(t, seat))
        t.say("has_bid", seat, t.bids[seat])
    leader = (t.dealer + 1) % t.seats
    for _ in range(t.size):
        leader = yield from one_trick(t, leader)
    for seat in range(t.seats):
        count(t, seat)


def bids(t: Table, seat: int) -> list:
    """The dealer, who bids last, may not let the bids come out even (R-OHELL-5, 6)."""
    even = t.size - sum([bid for bid in t.bids if bid is not None])
    return [bid for bid in range(t.size + 1) if seat != t.dealer or bid != even]


def one_trick(t: Table, leader: int) -> Flow:
    """A card each, clockwise. Returns who takes the trick (R-OHELL-7 to 9)."""
    t.trick = []
    for seat in t.clockwise(leader):
        prompt = "follow" if t.trick else "lead"
        card = yield from play_card(t, seat, prompt, HAND + seat, FRONT + seat)
        look_at(t, seat, card)
        t.trick.append((seat, card))
    taker = max(t.trick, key=lambda each: strength(t, each[1]))[0]
    t.won[taker] += 1
    t.say("takes", taker)
    for seat, card in t.trick:
        t.move([card], FRONT + seat, DISCARD)
    t.trick = []
    return taker


def look_at(t: Table, seat: int, card: int) -> None:
    """A suit that was not followed before, in this deal, was held then (R-OHELL-8)."""
    if suit(card) in t.lacks[seat]:
        t.say("revoked", seat, card)
    if t.trick and suit(card) != suit(t.trick[0][1]):
        t.lacks[seat].append(suit(t.trick[0][1]))


def strength(t: Table, card: int) -> int:
    """Trumps beat the suit led, and that the others, which win nothing (R-OHELL-9)."""
    high = ACE if rank(card) == 1 else rank(card)
    if suit(card) == t.trump:
        return high + ACE
    return high if suit(card) == suit(t.trick[0][1]) else 0


def count(t: Table, seat: int) -> None:
    """Ten and the tricks for who has bid right, nothing for the others (R-OHELL-10, 11)."""
    right = t.won[seat] == t.bids[seat]
    if right:
        t.points[seat] += EXACT + t.won[seat]
    t.say("right" if right else "wrong", seat, t.won[seat], t.points[seat])


# What the table shows


def scores(t: Table) -> list:
    return t.points


def standing(t: Table) -> tuple:
    rows = [[t.points[seat], t.bids[seat], t.won[seat]] for seat in range(t.seats)]
    return ("points", "bids", "tricks"), rows


def about(t: Table, ask: Ask) -> list:
    """Trump, and what has been bid so far."""
    if ask.prompt not in ("bid", "lead", "follow"):
        return []
    said = [("trump_is", t.trump)]
    return said + [("has_bid", seat, bid) for seat, bid in enumerate(t.bids) if bid is not None]


def marks(t: Table, ask: "Ask | None") -> Marks:
    """A figure each on the track."""
    for seat in range(t.seats):
        yield t.points[seat], seat, FIGURE


def status(t: Table) -> tuple:
    return ("hands_of", t.size)
