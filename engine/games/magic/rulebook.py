"""The Magic of Stonehenge (Richard Garfield), 3 to 5 players: win tricks, fill your stones twice.

Rulings R-MAGIC-1 to 27. Box: `boxes.stonehenge`.
"""

from engine import game, table
from engine.ask import Flow, Menu, Place
from engine.boxes import henge
from engine.boxes.henge import TRILITHONS, is_day, is_number, number, numbers, total
from engine.boxes.stonehenge import BOX as HENGE
from engine.games.magic.shown import scores
from engine.laying import lay_set, play_card
from engine.plates.stonehenge import TRILITHON
from engine.referee import Result
from engine.table import ADDED, BID, BOX, DECK, DISCARD, FRONT, HAND

RULES = 1
ENDINGS = ("spell",)  # one trick has one winner: no tie (R-MAGIC-4, 26)
FACE_DOWN = game.FACE_DOWN + ("bid",)

LIMIT = 6  # cards in hand at the end of a round, the trilithon card one of them
DRAW = 3  # cards of a bonus, and for everybody at the end of a round
CONVERSIONS = ("time", "spirit")
PLACES = range(TRILITHON + 1, TRILITHON + 6)  # of trilithons


class Table(table.Table):
    """apprentices  how many each seat has, for its first set and its second (R-MAGIC-1, 25)
    day_trump    whether the day cards are trump; it outlasts the round (R-MAGIC-24)
    stones       by space, the seat whose apprentice is there (R-MAGIC-3); 0, the reserve, is None
    trilithons   by seat, the place where its trilithon stands; None: not erected yet
    sorcerer     the seat that has cast the spell
    """

    def __init__(self, seats: int, options: dict) -> None:
        super().__init__(seats, HENGE, options)
        self.apprentices = 5 if seats == 5 else 6
        self.colours: list = [None] * seats
        self.round = 0
        self.day_trump = False
        self.stones: list = [None] * (henge.SPACES + 1)
        self.trilithons: list = [None] * seats
        self.sorcerer: "int | None" = None


def play(t: Table) -> Flow:
    """Rounds until a spell is cast."""
    yield from prepare(t)
    while t.sorcerer is None:
        t.round += 1
        yield from one_round(t)
    return Result("spell", scores(t), [t.sorcerer])


def prepare(t: Table) -> Flow:
    """Setup: colours, each with its trilithon card (R-MAGIC-2), five cards each, night trump."""
    t.set_out(range(TRILITHONS, henge.CARDS), BOX)
    t.shuffle(range(TRILITHONS), DECK)
    yield from henge.choose_colours(t)
    for seat in range(t.seats):
        t.tapped([TRILITHONS + t.colours[seat]], BOX, HAND + seat)
    t.say("take_discs", t.apprentices + 1)
    t.say("marker")
    t.deal(5, HAND)
    t.say("trump_night")


def one_round(t: Table) -> Flow:
    """Tricks while any seat has a penalty, then the draws and the conversions (R-MAGIC-12)."""
    while True:
        yield from trick(t)
        if t.sorcerer is not None:
            return
        rivals = len([seat for seat in range(t.seats) if played(t, seat) is not None])
        clean_up(t)
        if rivals < 2:
            break
    yield from end_of_round(t)


# The trick


def trick(t: Table) -> Flow:
    """All choose, then the strongest number card wins (R-MAGIC-5: in seat order)."""
    for seat in range(t.seats):
        yield from choose(t, seat)
    for seat in range(t.seats):
        t.reveal(BID + seat, FRONT + seat)
    winner = strongest(t)
    if winner is None:  # R-MAGIC-6
        t.say("all_concede")
        return
    yield from win(t, winner)
    if t.sorcerer is None:  # R-MAGIC-26
        for seat in retreating(t, winner):
            yield from retreat(t, seat)


def choose(t: Table, seat: int) -> Flow:
    """A card face down; without number cards there is nothing but to concede (R-MAGIC-16)."""
    if t.count(HAND + seat) == 1:
        t.say("must_concede", seat)
        return
    yield from play_card(t, seat, "card", HAND + seat, BID + seat, secret=True, together=True)


def played(t: Table, seat: int) -> "int | None":
    """The number card `seat` has played to this trick; None: it concedes."""
    front = t.zone(FRONT + seat)
    return front[0] if front and is_number(front[0]) else None


def strength(t: Table, card: int) -> tuple:
    """Trump first, then the number: no two cards are equal (R-MAGIC-4)."""
    return (is_day(card) == t.day_trump, number(card))


def strongest(t: Table) -> "int | None":
    """The seat that wins the trick, be it unopposed; None: everybody concedes (R-MAGIC-7)."""
    best = winner = None
    for seat in range(t.seats):
        card = played(t, seat)
        if card is not None and (best is None or strength(t, card) > best):
            best, winner = strength(t, card), seat
    return winner


def win(t: Table, seat: int) -> Flow:
    """An apprentice is placed; a full set; the bonus at once (R-MAGIC-9, 10)."""
    card = t.zone(FRONT + seat)[0]
    space = landing(t, number(card))
    if space:
        t.stones[space] = seat
        t.say("places", seat, space)
    else:
        t.say("no_room", seat)
    if t.stones.count(seat) == t.apprentices:
        if t.trilithons[seat] is not None:
            t.sorcerer = seat
            return
        yield from erect(t, seat)
    if is_day(card) != t.day_trump:
        henge.draw(t, HAND + seat, DRAW)


def landing(t: Table, space: int) -> int:
    """`space` or the next free one below, 0: none; there is no wrap (R-MAGIC-8, 14)."""
    space = max(space, 0)
    while t.stones[space] is not None:
        space -= 1
    return space


def erect(t: Table, seat: int) -> Flow:
    """At once, before bonus and penalties: all stones are freed (R-MAGIC-11, 25).

    The place is any free one (R-MAGIC-27).
    """
    t.stones = [None if owner == seat else owner for owner in t.stones]
    t.say("set_complete", seat)
    free = [place for place in PLACES if place not in t.trilithons]
    t.trilithons[seat] = chosen = yield Place(seat, "erect", free)
    t.say("erected", seat, chosen - TRILITHON)


def retreating(t: Table, winner: int) -> list:
    """Who must move an apprentice back: the highest printed number, then clockwise (R-MAGIC-13)."""
    penalties = []
    for seat in range(t.seats):
        card = played(t, seat)
        if seat != winner and card is not None and seat in t.stones:
            penalties.append((number(card), strength(t, card), seat))
    losers = [seat for _, _, seat in penalties]
    return [seat for seat in t.clockwise(max(penalties)[2]) if seat in losers] if losers else []


def retreat(t: Table, seat: int) -> Flow:
    """One apprentice moves back by the card's number; it stays if one can (R-MAGIC-14, 15)."""
    back = number(t.zone(FRONT + seat)[0])
    own = [space for space in range(1, henge.SPACES + 1) if t.stones[space] == seat]
    staying = [space for space in own if landing(t, space - back)]
    space = yield Place(seat, "retreat", staying or own, args=(back,))
    target = landing(t, space - back)
    t.stones[space] = None
    if target:
        t.stones[target] = seat
        t.say("retreats", seat, space, target)
    else:
        t.say("leaves", seat, space)


def clean_up(t: Table) -> None:
    """Number cards are discarded, trilithon cards go back to their owners (R-MAGIC-16, 17)."""
    for seat in range(t.seats):
        target = HAND + seat if played(t, seat) is None else DISCARD
        t.move(t.zone(FRONT + seat)[:], FRONT + seat, target)
    t.say("clean_up")


# The end of a round


def end_of_round(t: Table) -> Flow:
    """Everybody draws, in seat order (R-MAGIC-18); then the excess and its conversions."""
    for seat in range(t.seats):
        henge.draw(t, HAND + seat, DRAW)
    for seat in range(t.seats):
        yield from discard_excess(t, seat)
    ranking = reveal_discards(t)
    if ranking:
        chosen = yield Menu(ranking[0], "conversion", CONVERSIONS)  # R-MAGIC-22
        for seat, time in zip(ranking, (chosen == "time", chosen != "time")):
            yield from (convert_time(t, seat) if time else convert_spirit(t, seat))


def discard_excess(t: Table, seat: int) -> Flow:
    """Exactly what is beyond the limit, face down, never the trilithon card (R-MAGIC-19, 20)."""
    laid, excess = t.zone(BID + seat), t.count(HAND + seat) - LIMIT
    if excess > 0:
        yield from lay_set(
            t, seat, "excess", HAND + seat, BID + seat,
            more=lambda: numbers(t, HAND + seat) if len(laid) < excess else [],
            complete=lambda: len(laid) == excess,
            secret=True,
            args=(excess,),
            together=True,
        )  # fmt: skip


def reveal_discards(t: Table) -> list:
    """All discards are shown. Returns their seats, best first: sum, best card (R-MAGIC-21)."""
    worth = []
    for seat in range(t.seats):
        cards = t.zone(BID + seat)
        if cards:
            points = total(cards)
            worth.append((points, max([strength(t, card) for card in cards]), seat))
            t.reveal(BID + seat, DISCARD)
            t.say("total", seat, points)
    return [seat for _, _, seat in sorted(worth, reverse=True)]


def convert_time(t: Table, seat: int) -> Flow:
    """The other suit may become trump, from the next trick on (R-MAGIC-22, 24)."""
    answer = yield Menu(seat, "change_trump", ("keep", "switch"))
    if answer == "switch":
        t.day_trump = not t.day_trump
        t.say("trump_day" if t.day_trump else "trump_night")


def convert_spirit(t: Table, seat: int) -> Flow:
    """Any number cards are discarded, then as many are drawn (R-MAGIC-20, 22, 23)."""
    hand, added = HAND + seat, ADDED + seat
    laid = yield from lay_set(t, seat, "exchange", hand, added, lambda: numbers(t, hand))
    cards = len(laid)
    t.move(laid[:], added, DISCARD)
    henge.draw(t, hand, cards)


# What the table shows
