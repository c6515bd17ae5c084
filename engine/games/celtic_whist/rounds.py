"""A round of Celtic Whist: trump, deal, bids, tricks, and what they bring.

In all of this, t is the game's Table.
"""

from engine.ask import CHANCE, Flow, Menu, Number
from engine.boxes import henge
from engine.boxes.henge import BLACK, colour, number
from engine.laying import play_card
from engine.table import DECK, DISCARD, FRONT, HAND, ROW, STACK, TABLE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.games.celtic_whist.rulebook import Table

TRUMPS: int = STACK
DUMMY: int = STACK + 1
NIL = "nil"
NO_YES: tuple = ("no", "yes")
GOAL = 30
DOUBLE = 7  # points that may be staked, for 14 or less 14


def one_round(t: "Table") -> Flow:
    """Trump, deal, bids, and every card of the hands is played."""
    t.round += 1
    t.clear()
    yield from draw_trump(t)
    deal(t)
    yield from bidding(t)
    t.lead = t.leader
    for _ in range(t.hand):
        yield from trick(t)


def draw_trump(t: "Table") -> Flow:
    """Any of the five, last round's included (R-WHIST-5)."""
    if t.trump is not None:
        t.gather([ROW], TRUMPS)
    cards = henge.trilithons(t, TRUMPS)
    card = yield from play_card(t, None, "trump", TRUMPS, ROW, cards, role=CHANCE)
    t.trump = colour(card)
    t.say("trump_is", t.trump)


def deal(t: "Table") -> None:
    """What is left over stays unseen, and comes in again next time (R-WHIST-31)."""
    if t.round > 1:
        t.gather([DISCARD] + [FRONT + seat for seat in range(t.seats)], DECK)
    t.deal(t.hand, HAND)
    if t.solo:
        t.draw(t.hand, DECK, DUMMY)
    if t.count(DECK):
        t.say("aside", t.count(DECK))


def bidding(t: "Table") -> Flow:
    """Clockwise from the leader; secret bids are shown together (R-WHIST-6)."""
    secret = t.options["bidding"] == "secret"
    for seat in t.clockwise(t.leader):
        t.bids[seat] = yield from bid(t, seat, secret)
        if not secret:
            tell_bid(t, seat)
    if secret:
        t.revealed = True
        for seat in t.clockwise(t.leader):
            tell_bid(t, seat)


def bid(t: "Table", seat: int, secret: bool) -> Flow:
    """Tricks, or nil and its stake (R-WHIST-7, 29, 32). A secret bid asks no less for the one
    than for the other, in the same words."""
    numbers: "range | tuple" = range(1, t.hand + 1)
    if t.coop:
        tricks = yield Number(seat, "tricks_bid", numbers, (NIL,), secret=secret)
        return 0 if tricks == NIL else tricks
    t.stakes = kind = yield Menu(seat, "bid", ("tricks", NIL), secret=secret)
    if kind == NIL and t.on("restrictive_nil"):
        numbers = (1, t.hand)
    points = yield Number(seat, "how_many", numbers, secret=secret)
    return -points if kind == NIL else points


def tell_bid(t: "Table", seat: int) -> None:
    bid = t.bids[seat]
    if t.coop:
        t.say("bids_team", seat, bid)
    else:
        t.say("bids_nil" if bid < 0 else "bids", seat, abs(bid), abs(bid), target(t, seat))


def target(t: "Table", seat: int) -> int:
    """Where the bar stands: a figure goes no further than 30 (R-WHIST-8)."""
    return min(GOAL, t.positions[seat] + abs(t.bids[seat]))


# Tricks


def trick(t: "Table") -> Flow:
    """A card each, the dummy's first (R-WHIST-12); the winner leads the next one."""
    order = t.clockwise(t.lead)
    if t.solo:
        cards = henge.numbers(t, DUMMY)
        yield from play_card(t, 0, "dummy", DUMMY, TABLE, cards, role=CHANCE)
        order = [None, 0]
    for seat in order[1:] if t.solo else order:
        yield from follow(t, seat)
    trick = t.zone(TABLE)[:]
    winner = order[winning(t, trick)]
    if winner is None:
        t.say("dummy_wins")
        t.move(trick, TABLE, DISCARD)
        return
    t.move(trick, TABLE, FRONT + winner)
    t.lead = winner
    t.tricks += 1
    t.won[winner] += 1
    t.latest[winner] = t.tricks


def follow(t: "Table", seat: int) -> Flow:
    """Any card is taken: only its owner knows the hand (R-WHIST-4, 9, 13)."""
    led = t.zone(TABLE)[:1]
    duty = duties(t, colour(led[0])) if led else ()
    prompt = "lead" if not led else "follow" if duty else "any_card"
    source = HAND + seat
    cards = henge.numbers(t, source)
    card = yield from play_card(t, seat, prompt, source, TABLE, cards, args=duty[:1])
    look_back(t, seat, colour(card))
    skipped = duty[: duty.index(colour(card))] if colour(card) in duty else duty
    if skipped:
        t.denied[seat].append(skipped)


def look_back(t: "Table", seat: int, shown: int) -> None:
    """A colour shown that had to be played before proves the revoke; the trick stands."""
    standing = [skipped for skipped in t.denied[seat] if shown not in skipped]
    if len(standing) < len(t.denied[seat]):
        t.say("revoke", seat, shown)
    t.denied[seat] = standing


def duties(t: "Table", led: int) -> tuple:
    """The colours to be played, the second if the first is lacking (R-WHIST-9, 10)."""
    if led == BLACK:
        return (BLACK,) if t.on("black_follow") else ()
    return (led,) if led == t.trump else (led, t.trump)


def winning(t: "Table", cards: list) -> int:
    """Which of the cards of a trick wins it, 0 the led one (R-WHIST-11, 14, 15)."""
    led, first = colour(cards[0]), 0
    for i in range(1, len(cards)):
        new, old = strength(t, cards[i], led), strength(t, cards[first], led)
        if new > old or (new == old and t.on("reversed_ties")):
            first = i
    return first


def strength(t: "Table", card: int, led: int) -> tuple:
    """A black lead: numbers only. Else trumps, then the led colour; all other cards are lost."""
    if led == BLACK:
        return (1, number(card))
    if colour(card) == t.trump:
        return (2, number(card))
    return (1, number(card)) if colour(card) == led else (0, 0)


# Points


def settle(t: "Table") -> Flow:
    """Doubles are declared, then the figures move. Returns the points (R-WHIST-17, 28)."""
    gains = [points(t, seat) for seat in range(t.seats)]
    pending = []
    for seat in t.clockwise(t.leader):
        if may_double(t, seat, gains[seat]) and (yield Menu(seat, "declare", NO_YES)) == "yes":
            gains[seat] = 0
            pending.append(seat)
            t.say("doubles", seat)
    t.pending = pending
    for seat in t.clockwise(t.leader):
        t.positions[seat] = max(0, t.positions[seat] + gains[seat])
        t.say("gains", seat, gains[seat], t.positions[seat])
    return gains


def met(t: "Table", seat: int) -> bool:
    return t.won[seat] == max(t.bids[seat], 0)


def points(t: "Table", seat: int) -> int:
    """What a round brings, before a double is declared (R-WHIST-7, 16, 26, 27)."""
    bid, won = t.bids[seat], t.won[seat]
    if seat in t.pending:
        return 2 * DOUBLE if met(t, seat) else -2 * DOUBLE
    if not t.solo and max(t.bids) < 0:
        return -won
    if met(t, seat):
        return abs(bid)
    if won < bid or bid < 0:
        return -abs(bid)
    return 0 if t.on("over_zero") else 2 * bid - won


def may_double(t: "Table", seat: int, gain: int) -> bool:
    """Exactly 7, by a bid met, in no extra round (R-WHIST-23, 27)."""
    return t.on("double") and gain == DOUBLE and met(t, seat) and not t.tied


def cards_in_use(seats: int, all_cards: bool) -> list:
    """The day half, with five players the other blacks too (R-WHIST-3, 30)."""
    more = range(30, 60) if all_cards else range(35, 60, 6) if seats == 5 else ()
    return list(range(30)) + list(more)
