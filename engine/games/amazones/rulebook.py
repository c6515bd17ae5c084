"""Amazones (Lili-Phèdre la Pippesse), 3 to 5 players: bid warriors, build the finest harem.

Rulings R-AMAZ-1 to 35. Box: `boxes.amazones`. What cards, tiles and harems are worth:
`engine.games.amazones.score`.
"""

from engine import table
from engine.ask import FACT, OK, Colour, Flow, Menu, Number, Seat, Tap
from engine.boxes.amazones import BOX as AMAZONES
from engine.games.amazones.score import CARD, FIRST_TILE, colour, part, parts_of_score, scores
from engine.games.amazones.shown import PILES
from engine.laying import BACK, lay_set
from engine.referee import Result, best
from engine.table import ADDED, BID, BOX, HAND, HAREM, STACK

RULES = 1
OPTIONS = (
    ("start", ("left", "lover")),  # R-AMAZ-4
    ("tie_bonus", ("per_male", "per_player")),  # R-AMAZ-26
    ("titles", ("given", "none")),  # R-AMAZ-36: only how texts call people
)
BEFORE = {"titles": "none"}  # in records made before there was this option
ENDINGS = ("placed", "discarded")  # what exhausted the second stack (R-AMAZ-23, 24)
OPEN_PILES = PILES  # face up: everybody sees the top tile

NEW = "new"


class Table(table.Table):
    """harems: per seat a list of males, oldest first; a male is [head, torso, legs], None: lacking.

    totals and ranking are those of the last joust: total by seat (None: no card), seats from best.
    tile and owner are of the tile being placed: which it is, and whose harem it goes to.
    """

    def __init__(self, seats: int, options: dict) -> None:
        super().__init__(seats, AMAZONES, options)
        self.starter = 0
        self.colours: list = [None] * seats
        self.harems: list = [[] for _ in range(seats)]
        self.totals: list = []
        self.ranking: list = []
        self.tile: "int | None" = None
        self.owner: "int | None" = None
        self.over = False


def play(t: Table) -> Flow:
    """A match: jousts until two stacks are exhausted (R-AMAZ-35: it always ends)."""
    yield from prepare(t)
    while not t.over:
        yield from joust(t)
    return count(t)


def prepare(t: Table) -> Flow:
    """Setup: the stacks, who starts (R-AMAZ-4), whose colour is which (R-AMAZ-1, 2, 3)."""
    t.set_out(range(FIRST_TILE), BOX)
    for pile in range(3):
        t.shuffle(range(FIRST_TILE + 12 * pile, FIRST_TILE + 12 * pile + 12), STACK + pile)
    t.say("sort_tiles")
    lover = yield Seat(None, "lover", range(t.seats), role=FACT)
    t.starter = lover if t.options["start"] == "lover" else (lover + 1) % t.seats
    for seat in t.clockwise(t.starter):
        free = [c for c in range(5) if c not in t.colours]
        t.colours[seat] = chosen = yield Colour(seat, "colour", free)
        t.tapped(range(11 * chosen, 11 * chosen + 11), BOX, HAND + seat)
        t.say("take_colour", seat, chosen)


def joust(t: Table) -> Flow:
    """Two bids each, reveal and rank, the tiles, then the cards (R-AMAZ-25)."""
    order = t.clockwise(t.starter)
    for seat in order:
        yield from first_bid(t, seat)
    for seat in order:
        yield from second_bid(t, seat)
    reveal(t)
    if t.ranking:
        yield from award(t)
    else:
        discard(t)
    if not t.over:
        hand_over(t)


def first_bid(t: Table, seat: int) -> Flow:
    """Any number of cards of one colour, or none; up to the whole hand (R-AMAZ-5, 6)."""
    hand, bid = t.zone(HAND + seat), t.zone(BID + seat)
    yield from lay_set(
        t, seat, "first_bid", HAND + seat, BID + seat, lambda: suited(hand, bid), adds=True
    )


def suited(hand: list, bid: list) -> list:
    """The cards of `hand` that may join `bid`: those of its colour, all while it is empty."""
    if not bid:
        return hand[:]
    wanted = colour(bid[0])
    found: list = []
    for card in hand:
        if colour(card) == wanted:
            found.append(card)
    return found


def second_bid(t: Table, seat: int) -> Flow:
    """Nothing, or one card added face down, or one taken back; never both (R-AMAZ-7 to 10)."""
    hand, bid = t.zone(HAND + seat), t.zone(BID + seat)
    more = suited(hand, bid)
    actions = ["nothing"]
    if more:  # R-AMAZ-10
        actions.append("add")
    if bid:
        actions.append("remove")
    done = False
    while not done:
        action = yield Menu(seat, "second_bid", actions)
        if action == "add":
            added = ADDED + seat
            done = yield from one_card(t, seat, "add_card", HAND + seat, added, more, secret=True)
        elif action == "remove":  # R-AMAZ-8: even the only one
            done = yield from one_card(t, seat, "remove_card", BID + seat, HAND + seat, bid[:])
        else:
            done = True


def one_card(
    t: Table, seat: int, prompt: str, source: int, target: int, cards: list, secret: bool = False
) -> Flow:
    """Exactly one of `cards`, then OK; a second tap takes it back, another card replaces it.

    Returns whether one was chosen: not where the player thinks better of it.
    """
    chosen: tuple = ()
    while True:
        items = (OK, BACK) if chosen else (BACK,)
        answer = yield Tap(
            seat, prompt, cards, items, zones=(source,), chosen=chosen, secret=secret
        )
        if answer == BACK:
            return False
        if answer == OK:
            break
        chosen = () if answer in chosen else (answer,)
    t.tapped(list(chosen), source, target)
    return True


def reveal(t: Table) -> None:
    """All bids are shown; equal totals drop out, the rest are ranked (R-AMAZ-11, 12, 13, 32)."""
    t.totals = [None] * t.seats
    for seat in t.clockwise(t.starter):
        t.reveal(ADDED + seat, BID + seat)
        bid = t.zone(BID + seat)
        if bid:
            t.totals[seat] = sum([CARD[card % 11] for card in bid])
            t.say("total", seat, t.totals[seat])
    bidders = [seat for seat in t.clockwise(t.starter) if t.totals[seat] is not None]
    t.ranking = [seat for seat in bidders if t.totals.count(t.totals[seat]) == 1]
    t.ranking.sort(key=lambda seat: -t.totals[seat])
    for seat in bidders:
        if seat not in t.ranking:
            t.say("tied", seat)
            t.move(t.zone(BID + seat)[:], BID + seat, HAND + seat)


def award(t: Table) -> Flow:
    """Two tiles for the first, one for the second, picked one by one (R-AMAZ-14, 16, 17, 31)."""
    t.say("wins_joust", t.ranking[0])
    for seat in [t.ranking[0]] + t.ranking[:2]:
        yield from pick_tile(t, seat)
        t.over = exhausted(t)
        if t.over:  # R-AMAZ-23: the rest of the joust is lost
            return


def pick_tile(t: Table, seat: int) -> Flow:
    """A tile from a stack, a harem, and a male in it; placed for ever (R-AMAZ-18, 21)."""
    fitting: list = []
    for pile in range(3):
        if t.hidden[STACK + pile] and harems_for(t, pile):
            fitting.append(pile)
    tiles = [tile for tile in t.unseen if part(tile) in fitting]  # R-AMAZ-33
    tile = yield Tap(seat, "tile", tiles, zones=tuple([STACK + p for p in fitting]))
    piece, t.tile = part(tile), tile
    t.owner = owner = yield Seat(seat, "harem", harems_for(t, piece))
    males = t.harems[owner]
    wanting = [i + 1 for i in range(len(males)) if males[i][piece] is None]
    male = yield Number(seat, "male", wanting, (NEW,) if may_begin(males) else ())
    if male == NEW:
        males.append([None, None, None])
        male = len(males)
    males[male - 1][piece] = tile
    t.tile = t.owner = None
    t.tapped([tile], STACK + piece, HAREM + owner)


def harems_for(t: Table, piece: int) -> list:
    """The seats where a part has a legal place, anybody's (R-AMAZ-18; R-AMAZ-19: there is one)."""
    found: list = []
    for seat in range(t.seats):
        males = t.harems[seat]
        if may_begin(males) or any([male[piece] is None for male in males]):
            found.append(seat)
    return found


def may_begin(males: list) -> bool:
    """At most two unfinished males in a harem, judged when a new one is begun (R-AMAZ-20)."""
    unfinished = 0
    for male in males:
        unfinished += None in male
    return unfinished < 2


def discard(t: Table) -> None:
    """Nobody ranked: the top tile of every stack is lost (R-AMAZ-15, 22, 24, 33)."""
    t.say("nobody_ranked")
    for stack in PILES:
        t.draw(min(1, t.hidden[stack]), stack, BOX)
    t.over = exhausted(t)


def exhausted(t: Table) -> bool:
    return len([stack for stack in PILES if not t.hidden[stack]]) >= 2


def hand_over(t: Table) -> None:
    """Each ranked player takes the bid below hers, the last that of the first (R-AMAZ-14, 25)."""
    ranking = t.ranking
    bids = [t.zone(BID + seat)[:] for seat in ranking]
    for i, seat in enumerate(ranking):
        below = (i + 1) % len(ranking)
        t.move(bids[below], BID + ranking[below], HAND + seat)
    if ranking:  # R-AMAZ-15: else the starter stays
        t.starter = ranking[0]


# Scoring


def count(t: Table) -> Result:
    """The highest score is crowned; equal scores share the win (R-AMAZ-30)."""
    details = []
    for seat, row in enumerate(parts_of_score(t)):
        for key, points in zip(("males", "finest", "largest", "ugliest"), row):
            if points:
                details.append((key, seat, points))
    final = scores(t)
    return Result("placed" if t.ranking else "discarded", final, best(final), details)


# What the table shows
