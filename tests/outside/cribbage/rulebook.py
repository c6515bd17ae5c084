"""Cribbage, 2 or 3 players: 121 holes, pegged in the play and in the show.

Rulings R-CRIB-1 to 24 are on rules.md. The referee sees every card in the play, so that it counts
the hands by itself; of the crib each card is shown.
"""

from engine import game, table
from engine.ask import CHANCE, FACT, Ask, Flow, Marks, Number, Seat
from engine.boxes.pack import BOX, CARDS, rank
from engine.games.cribbage.count import JACK, pegged, show, total, value
from engine.games.cribbage.plate import OUT, START
from engine.laying import play_card
from engine.places import BAR, FIGURE
from engine.referee import Result
from engine.table import ASIDE, DECK, FRONT, HAND, ROW, TABLE

RULES = 1
OPTIONS = (("muggins", ("off", "on")),)
ENDINGS = ("won", "skunk", "double_skunk")  # R-CRIB-22, 23
CRIB = ASIDE
FACE_DOWN = game.FACE_DOWN + ("aside",)  # the crib

MOST = 31  # of a series (R-CRIB-7)
GOAL = 121
SKUNK, DOUBLE = 91, 61
HIGHEST = 29  # of any hand
GO = "go"
NOBODY = "nobody"


class Table(table.Table):
    """dealer   of this deal;  deals  so far
    pegs     per seat, holes from the start;  behind  where its other peg stands
    starter  the card turned up, None before it is
    series   cards laid since the count began, towards 31
    passed   seats that have said go in this series
    went     per seat, the counts at which it said go in this deal
    """

    def __init__(self, seats: int, options: dict) -> None:
        super().__init__(seats, BOX, options)
        self.dealer = 0
        self.deals = 0
        self.pegs = [0] * seats
        self.behind = [0] * seats
        self.starter: int | None = None
        self.series: list = []
        self.passed: list = []
        self.went: list = [[] for _ in range(seats)]

    @property
    def so_far(self) -> int:
        """What the series counts."""
        return sum([value(card) for card in self.series])

    @property
    def over(self) -> bool:
        return max(self.pegs) >= GOAL


def play(t: Table) -> Flow:
    """Deals until a player is out; the lower cut deals first, then in turn (R-CRIB-2, 3)."""
    t.shuffle(range(CARDS), DECK)
    t.dealer = yield Seat(None, "dealer", range(t.seats), role=CHANCE)
    while True:
        yield from one_deal(t)
        if t.over:
            return result(t)
        t.gather([FRONT + seat for seat in range(t.seats)] + [TABLE, ROW, CRIB], DECK)
        t.dealer = (t.dealer + 1) % t.seats


def one_deal(t: Table) -> Flow:
    """Deal, starter, play, show; the first player out ends it at once (R-CRIB-21)."""
    t.deals += 1
    t.starter, t.went = None, [[] for _ in range(t.seats)]
    deal(t)
    yield from cut(t)
    leader = (t.dealer + 1) % t.seats
    while not t.over and in_hand(t):
        leader = yield from series(t, leader)
    for seat in t.clockwise(t.dealer + 1):
        if not t.over:
            yield from score_show(t, seat, t.zone(FRONT + seat), False)
    if not t.over:
        yield from show_crib(t)


def deal(t: Table) -> None:
    """Two players: six cards, two to the crib. Three: five, one, and one from the pack (R-CRIB-4).

    Cards laid away stay unread.
    """
    away = 2 if t.seats == 2 else 1
    t.deal(4 + away, HAND)
    for seat in t.clockwise(t.dealer + 1):
        t.discard_unseen(away, HAND + seat, CRIB)
    if t.seats == 3:
        t.draw(1, DECK, CRIB)


def cut(t: Table) -> Flow:
    """The starter; a jack is two for his heels (R-CRIB-5)."""
    t.starter = yield from play_card(t, t.dealer, "starter", DECK, ROW, role=CHANCE)
    if rank(t.starter) == JACK:
        t.say("heels", t.dealer)
        peg(t, t.dealer, 2)


# The play


def series(t: Table, leader: int) -> Flow:
    """Card after card to 31 or until nobody can go on (R-CRIB-7, 8). Returns who leads next."""
    t.series, t.passed = [], []
    seat = last = leader
    while not t.over and t.so_far < MOST and able(t):
        if seat in able(t):
            card = yield from lay(t, seat)
            last = last if card == GO else seat
        seat = (seat + 1) % t.seats
    if not t.over and t.series:
        end_of_series(t, last)
    return (last + 1) % t.seats


def in_hand(t: Table) -> list:
    """The seats that still hold cards."""
    return [seat for seat in range(t.seats) if t.count(HAND + seat)]


def able(t: Table) -> list:
    """The seats that have cards and have not said go."""
    return [seat for seat in in_hand(t) if seat not in t.passed]


def lay(t: Table, seat: int) -> Flow:
    """A card that does not pass 31, or go: who can play must (R-CRIB-7)."""
    room = MOST - t.so_far
    cards = [card for card in t.possible(HAND + seat) if value(card) <= room]
    items = (GO,) if room < 10 else ()  # any card fits while there is room for a ten
    card = yield from play_card(
        t, seat, "card", HAND + seat, FRONT + seat, cards, items=items, args=(t.so_far,)
    )
    if card == GO:
        t.passed.append(seat)
        t.went[seat].append(t.so_far)
        t.say("says_go", seat)
        return GO
    if any([count + value(card) <= MOST for count in t.went[seat]]):
        t.say("could_have", seat, card)
    t.series.append(card)
    scores = pegged(t.series)
    announce(t, seat, scores)
    t.say("count", t.so_far)
    return card


def end_of_series(t: Table, last: int) -> None:
    """Two for 31, one for the last card before it (R-CRIB-12)."""
    exact = t.so_far == MOST
    t.say("thirty_one" if exact else "last_card", last)
    peg(t, last, 2 if exact else 1)


# The show


def score_show(t: Table, seat: int, cards: list, crib: bool) -> Flow:
    """The count of one hand; with muggins its owner claims it first (R-CRIB-13, 19, 20)."""
    if t.starter is None:
        return
    scores = show(cards, t.starter, crib)
    true = total(scores)
    if t.options["muggins"] == "off":
        if not scores:
            t.say("nothing_here", seat)
        announce(t, seat, scores)
        return
    claimed = yield Number(seat, "claim_crib" if crib else "claim", range(HIGHEST + 1))
    say_all(t, seat, scores)
    t.say("counted", seat, true, claimed)
    peg(t, seat, min(true, claimed))
    if claimed < true and not t.over:
        others = [other for other in t.clockwise(seat) if other != seat]
        caller = yield Seat(None, "muggins", others, (NOBODY,), args=(true - claimed,))
        if caller != NOBODY:
            t.say("takes", caller, true - claimed)
            peg(t, caller, true - claimed)


def show_crib(t: Table) -> Flow:
    """The dealer turns the crib, card by card (R-CRIB-13)."""
    for _ in range(4):
        yield from play_card(t, t.dealer, "crib_card", CRIB, TABLE, role=FACT)
    yield from score_show(t, t.dealer, t.zone(TABLE), True)


def announce(t: Table, seat: int, scores: list) -> None:
    """Every score by itself; the peg goes as far as all of them together."""
    say_all(t, seat, scores)
    peg(t, seat, total(scores))


def say_all(t: Table, seat: int, scores: list) -> None:
    for what, points, cards in scores:
        t.say(what, seat, points, cards)


def peg(t: Table, seat: int, points: int) -> None:
    """The hinder peg passes the other; nobody goes beyond the last hole (R-CRIB-21)."""
    if points and not t.over:
        t.behind[seat] = t.pegs[seat]
        t.pegs[seat] = min(GOAL, t.pegs[seat] + points)
        t.say("pegs", seat, t.pegs[seat])


def result(t: Table) -> Result:
    """A loser short of 91 is skunked, of 61 twice; the best loser decides (R-CRIB-22 to 24)."""
    winner = t.pegs.index(GOAL)
    best = max([pegs for seat, pegs in enumerate(t.pegs) if seat != winner])
    ending = "won" if best >= SKUNK else "skunk" if best >= DOUBLE else "double_skunk"
    return Result(ending, t.pegs, [winner])


# What the table shows


def scores(t: Table) -> list:
    return t.pegs


def why(t: Table, ask: Ask, piece: int) -> "str | None":
    """A card that would pass 31."""
    if ask.prompt == "card" and piece in t.possible(ask.zones[0]):
        return "too_much"
    return None


def marks(t: Table, ask: "Ask | None") -> Marks:
    """Both pegs of every seat; off the board at first, they wait at the start."""
    for seat in range(t.seats):
        if t.behind[seat]:
            yield hole(t.behind[seat]), seat, BAR
        yield hole(t.pegs[seat]), seat, FIGURE


def hole(pegs: int) -> int:
    return OUT if pegs >= GOAL else pegs or START


def status(t: Table) -> tuple:
    """The deal, and what the series counts."""
    return ("deal", t.deals, t.so_far)
