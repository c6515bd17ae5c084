"""The Stones of Stonehenge (James Ernest), 3 to 5 players: 35 auctions, the first with 20 points.

Rulings R-STON-1 to 29. Box: `boxes.stonehenge`.
"""

from engine import game, table
from engine.ask import CHANCE, FACT, Ask, Colour, Flow, Marks, Seat
from engine.boxes import henge
from engine.boxes.henge import colour, is_day, is_number, number, total
from engine.boxes.stonehenge import BOX as HENGE
from engine.laying import lay_set
from engine.places import COLOUR, FIGURE, LIGHT, NEUTRAL, STONE, SUBJECT
from engine.plates.stonehenge import ALTAR, INNER, RIM, TRILITHON
from engine.referee import Result, best
from engine.table import BID, DECK, DISCARD, HAND

RULES = 1
ENDINGS = ("goal", "sold_out")  # R-STON-23, 24
FACE_DOWN = game.FACE_DOWN + ("bid",)

LOTS = 35
GOAL = 20
STONES = 5  # colours of stones: no black one (R-STON-10)


class Table(table.Table):
    """lot     the auction, 1 to 30 on the spaces, 31 to 35 on the trilithons (R-STON-4, 5)
    stone      colour of the stone for sale; None: not named yet
    supply     stones left by colour, on the spaces and on the trilithons (R-STON-3, 28)
    stones     per seat, stones won by colour;  points  per seat
    leader     who bids first
    """

    def __init__(self, seats: int, options: dict) -> None:
        super().__init__(seats, HENGE, options)
        self.lot = 0
        self.stone: "int | None" = None
        self.supply = ([6] * STONES, [1] * STONES)
        self.stones = [[0] * STONES for _ in range(seats)]
        self.points = [0] * seats
        self.leader = 0


def play(t: Table) -> Flow:
    """Auctions until a seat has 20 points or the stones are gone (R-STON-23, 25)."""
    yield from prepare(t)
    while t.lot < LOTS and max(t.points) < GOAL:
        t.lot += 1
        t.say("auctioneer", place_of_lot(t.lot))
        yield from auction(t)
    ending = "goal" if max(t.points) >= GOAL else "sold_out"
    return Result(ending, t.points, best(t.points))


def prepare(t: Table) -> Flow:
    """Setup: stones, cards, and the seat that leads until the first sale (R-STON-2, 7)."""
    t.say("place_stones")
    t.say("no_talking")  # R-STON-29
    t.shuffle(range(henge.CARDS), DECK)
    t.deal(3, HAND)
    t.leader = yield Seat(None, "leader", range(t.seats), role=CHANCE)


def auction(t: Table) -> Flow:
    """Name the stone, bid once around, sell, refill (R-STON-4)."""
    stone = yield from name_stone(t)
    for seat in t.clockwise(t.leader):
        yield from bid(t, seat)
    bids = reveal(t)
    if bids:
        sell(t, bids[0], stone)
    else:
        t.say("unsold")  # R-STON-17
    for seat in range(t.seats):
        t.move(t.zone(BID + seat)[:], BID + seat, DISCARD)
    if max(t.points) < GOAL and t.lot < LOTS:
        refill(t, bids)


def name_stone(t: Table) -> Flow:
    """The leader tells the colour of the stone lying there; the last one left is known.

    Returns the colour.
    """
    t.stone = None
    left = t.supply[t.lot > henge.SPACES]
    colours = [c for c in range(STONES) if left[c]]
    t.stone = stone = yield Colour(t.leader, "stone", colours, args=(t.lot,), role=FACT)
    left[stone] -= 1
    return stone


def bid(t: Table, seat: int) -> Flow:
    """Face-down cards of one colour and any trilithons, once, or none (R-STON-6, 9, 18, 27)."""
    if not t.count(HAND + seat):
        t.say("passes", seat)
        return
    source, target = HAND + seat, BID + seat
    laid = t.zone(target)
    if t.lot == 1:
        yield from lay_set(
            t, seat, "one_card", source, target,
            more=lambda: [] if laid else t.possible(source),
            complete=lambda: len(laid) == 1,
            secret=True,
            together=True,
        )  # fmt: skip
    else:
        yield from lay_set(
            t, seat, "bid", source, target, more=lambda: biddable(t, seat), secret=True
        )
    t.say("laid", seat, len(laid))


def biddable(t: Table, seat: int) -> list:
    """What may join the bid: trilithon cards and number cards of its colour (R-STON-8, 9, 10)."""
    cards = t.possible(HAND + seat)
    numbers = [card for card in t.zone(BID + seat) if is_number(card)]
    if not numbers:
        return cards
    wanted = colour(numbers[0])
    return [card for card in cards if not is_number(card) or colour(card) == wanted]


def strength(cards: list, trump: "int | None") -> tuple:
    """Trump, value, the highest number, day on it: a strict order (R-STON-11, 12)."""
    numbers = [card for card in cards if is_number(card)]
    highest = max([number(card) for card in numbers])
    day = any([number(card) == highest and is_day(card) for card in numbers])
    return (colour(numbers[0]) == trump, total(cards), highest, day)


def reveal(t: Table) -> list:
    """All bids are shown. Returns the seats with a real bid, best first (R-STON-8, 13)."""
    laid = [t.zone(BID + seat) for seat in range(t.seats)]
    if any(laid):
        t.revealed = True
    cancelled = any([not is_number(card) for cards in laid for card in cards])
    trump = None if cancelled else t.stone
    t.say("no_trump" if cancelled else "trump", t.stone)
    bids = [seat for seat in t.clockwise(t.leader) if total(laid[seat])]
    bids.sort(key=lambda seat: strength(laid[seat], trump))
    bids.reverse()
    for seat in bids:
        t.say("bids", seat, total(laid[seat]))
    return bids


def sell(t: Table, winner: int, stone: int) -> None:
    """One point and one for every such stone already won; twice that on a trilithon (R-STON-22)."""
    points = price(t, winner, stone)
    t.stones[winner][stone] += 1
    t.points[winner] += points
    t.leader = winner
    t.say("sold", winner, points)


def refill(t: Table, bids: list) -> None:
    """Winner none, worst real bid two, all others one (R-STON-14 to 16, 18 to 21)."""
    for seat in t.clockwise(t.leader):
        if bids and seat == bids[0]:
            continue
        henge.draw(t, HAND + seat, 2 if bids and seat == bids[-1] else 1)


# What the table shows


def scores(t: Table) -> list:
    return t.points


def why(t: Table, ask: Ask, piece: int) -> "str | None":
    """R-STON-26: a refusal names no card that is not already open."""
    if piece in ask.chosen or piece not in t.possible(ask.zones[0]):
        return None
    return "one_card_only" if t.lot == 1 else "one_colour"


def place_of_lot(lot: int) -> int:
    return RIM + lot if lot <= henge.SPACES else TRILITHON + lot - henge.SPACES


def price(t: Table, seat: int, stone: int) -> int:
    """Points that the stone for sale is worth to a seat (R-STON-22)."""
    points = 1 + t.stones[seat][stone]
    return points if t.lot <= henge.SPACES else 2 * points


def about(t: Table, ask: Ask) -> list:
    """The stone for sale, whose colour is trump, and what it is worth to everybody."""
    if ask.prompt == "stone":
        return [("lies_on", place_of_lot(t.lot))]
    if t.stone is None:
        return []
    seats = t.clockwise(t.leader)
    return [("lot", place_of_lot(t.lot), t.stone)] + [
        ("worth_to", seat, price(t, seat, t.stone)) for seat in seats
    ]


def worth(t: Table, ask: Ask, pieces: list) -> int:
    return total(pieces)


def standing(t: Table) -> tuple:
    """The points, and the stones each has won."""
    columns = ("points",) + HENGE.colours[:STONES]
    return columns, [[t.points[seat]] + t.stones[seat] for seat in range(t.seats)]


def circle(points: int) -> int:
    """Where a figure stands: the altar at 0 and from 20 on, else the circle of its points."""
    return INNER + points if 0 < points < GOAL else ALTAR


def marks(t: Table, ask: "Ask | None") -> Marks:
    """The auctioneer, the stone for sale, and the figures on the inner path."""
    if t.lot:
        lot = place_of_lot(t.lot)
        yield lot, NEUTRAL, FIGURE
        if ask is not None:
            yield lot, SUBJECT, LIGHT
        if t.stone is not None:
            yield lot, COLOUR + t.stone, STONE
    for seat, points in enumerate(t.points):
        yield circle(points), seat, FIGURE


def status(t: Table) -> tuple:
    return ("auction", t.lot, LOTS) if t.lot else ("to_start",)
