"""Les 5 prétendants (Cédric Blaise), 2 to 5 players: win votes for a secret suitor, without fuss.

Rulings R-SUIT-1 to 32; the count: `engine.games.five_suitors.count`. Box: `boxes.stonehenge`.
"""

from engine import game, table
from engine.ask import CHANCE, PASS, Colour, Flow, Seat, Tap
from engine.boxes import henge
from engine.boxes.henge import BLACK, colour, is_number, number, numbers
from engine.boxes.stonehenge import BOX as HENGE
from engine.games.five_suitors import count
from engine.games.five_suitors.actions import (
    CARDS,
    action,
    advance,
    bar_by_lot,
    exchange,
    having,
    late_action,
    take_bar,
)
from engine.laying import play_card
from engine.table import ASIDE, BID, BOX, DECK, DISCARD, HAND, PACKET, SECRET, STACK
from engine.table import TABLE as VOTE

RULES = 1
OPTIONS = (
    ("removed", ("blue", "white", "green", "yellow", "red", "none")),  # R-SUIT-28
    ("predrawn", ("no", "yes")),  # R-SUIT-29
    ("bag", ("real", "virtual")),  # virtual: a device may answer for the bag, see `odds`
    ("track_end", ("whole_vote", "each_disc")),  # R-SUIT-20
)
ENDINGS = ("track", "supply", "bag", "leftovers", "replay")  # R-SUIT-20, 21, 22, 26
PILES = (DECK, STACK)
FACE_DOWN = game.FACE_DOWN + ("bid",)


def allowed(seats: int, chosen: dict, name: str, values: tuple) -> tuple:
    """Two players remove a colour, more do not (R-SUIT-1, 28)."""
    if name != "removed":
        return values
    return values[:-1] if seats == 2 else values[-1:]


class Table(table.Table):
    """By colour: figures (0 the centre, never cut at 30: R-SUIT-2, 20), bag and reserve (discs),
    supply (bars), and bars, a list by colour for every seat.

    suitors  the colours in play;  votes  discs of a round: 3, with two players 2
    reached  whether a disc has brought a figure to 30, wherever that is now
    discs    colours of this round's discs;  row  the sets drawn beforehand
    first    the first player;  winner  of the influence, None: nobody played
    later    green and yellow actions that wait for the refill
    identity  colour by seat, None: secret
    """

    def __init__(self, seats: int, options: dict) -> None:
        super().__init__(seats, HENGE, options)
        self.suitors = [c for c in range(5) if HENGE.colours[c] != options["removed"]]
        self.votes, in_bag = (2, 5) if seats == 2 else (3, 6)
        self.figures = [0] * 5
        self.bag = [in_bag * (c in self.suitors) for c in range(5)]
        self.reserve = [(10 - in_bag) * (c in self.suitors) for c in range(5)]
        self.supply = [10 * (c in self.suitors) for c in range(5)]
        self.bars = [[0] * 5 for _ in range(seats)]
        self.reached = False
        self.discs: list = []
        self.row: list = []
        self.first = 0
        self.winner: "int | None" = None
        self.later: list = []
        self.identity: list = [None] * seats


def play(t: Table) -> Flow:
    """Rounds until the votes are over (R-SUIT-30), then the identities."""
    yield from prepare(t)
    end = None
    while not end:
        yield from one_round(t)
        end = count.ending(t)
        if not end:
            yield from refill(t)
    if end == "leftovers":
        for c in t.suitors:  # R-SUIT-22
            advance(t, c, 2 * t.bag[c])
    yield from count.identities(t)
    return count.result(t, end)


def prepare(t: Table) -> Flow:
    """Setup: identities, packets, hands, first player by lot (R-SUIT-4), discs."""
    removed = [c for c in range(henge.CARDS) if colour(c) not in t.suitors + [BLACK]]
    cards = [c for c in range(henge.CARDS) if c not in removed]
    if removed:
        t.set_out(removed, BOX)
        t.say("out", colour(removed[0]))
    t.say("tokens_" + t.options["bag"], t.bag[t.suitors[0]])
    t.shuffle([card for card in cards if not is_number(card)], STACK)
    t.deal(1, SECRET, STACK)
    t.draw(t.hidden[STACK], STACK, ASIDE)
    t.shuffle([card for card in cards if is_number(card)], DECK)
    t.deal(CARDS, PACKET)
    t.deal(CARDS, HAND)
    t.first = yield Seat(None, "first_player", range(t.seats), role=CHANCE)
    while t.options["predrawn"] == "yes" and sum(t.bag) >= t.votes:
        yield from draw_discs(t)
        t.row.append(t.discs)
        t.say("in_row", len(t.row))


def one_round(t: Table) -> Flow:
    """Discs, participation, reveal, vote."""
    if t.row:
        t.discs = t.row.pop(0)
        t.say("next_set")
    else:
        yield from draw_discs(t)
    for seat in t.clockwise(t.first):
        yield from take_part(t, seat)
    yield from reveal(t)
    yield from vote(t)


def draw_discs(t: Table) -> Flow:
    """A set of discs; one of a single colour goes back while the bag has another (R-SUIT-5)."""
    while True:
        t.discs = []
        while len(t.discs) < t.votes:
            left, which = having(t, t.bag), len(t.discs) + 1
            disc = yield Colour(t.first, "disc", left, args=(which,), role=CHANCE)
            t.bag[disc] -= 1
            t.discs.append(disc)
        disc = t.discs[0]
        if t.discs.count(disc) < t.votes or sum(t.bag) == t.bag[disc]:
            return
        t.bag[disc] += t.votes
        t.say("draw_again")


ODDS = {"disc": lambda t, ask: [t.bag[c] for c in ask.values]}  # what lies in the bag


# Participation


def take_part(t: Table, seat: int) -> Flow:
    """A card of the hand face down, or pass: both are always possible (R-SUIT-6, 9)."""
    hand = HAND + seat
    card = yield from play_card(
        t, seat, "play_or_pass", hand, BID + seat, numbers(t, hand), items=(PASS,), secret=True
    )
    if card == PASS:
        yield from exchange(t, seat)
        yield from bar_by_lot(t, seat)
    else:
        t.say("plays", seat)


def reveal(t: Table) -> Flow:
    """The highest number wins, the earlier of equals (R-SUIT-10); other players take bars."""
    played = [(seat, t.zone(BID + seat)[0]) for seat in t.clockwise(t.first) if t.zone(BID + seat)]
    t.winner = None
    highest = 0
    for seat, card in played:
        t.say("shows", seat, card)
        if number(card) > highest:
            highest, t.winner = number(card), seat
    for seat, _ in played:
        t.reveal(BID + seat, DISCARD)
    for seat, card in played:
        if seat != t.winner:
            yield from take_bar(t, seat, colour(card))


# Vote


def vote(t: Table) -> Flow:
    """Discs advance 3, 2, 1 by the numbers on them, actions in between (R-SUIT-15, 27).

    Who resolves chooses between equal numbers (R-SUIT-14); without cards all are (R-SUIT-13).
    """
    seat = t.first if t.winner is None else t.winner
    t.say("nobody_played" if t.winner is None else "wins", seat)
    if t.winner is not None:
        yield from lay_packet(t, seat)
    votes = [(number(card), disc, colour(card)) for card, disc in zip(t.zone(VOTE), t.discs)]
    votes = votes or [(0, disc, BLACK) for disc in t.discs]
    for steps in range(3, 3 - t.votes, -1):
        top = max(votes)[0]
        discs = [c for c in t.suitors if c in [disc for n, disc, _ in votes if n == top]]
        disc = yield Colour(seat, "advance", discs, args=(steps,))
        vote = [vote for vote in votes if vote[:2] == (top, disc)].pop()
        votes.remove(vote)
        advance(t, disc, steps)
        t.reached = t.reached or t.figures[disc] >= count.GOAL
        if vote[2] == disc:
            yield from action(t, seat, disc)
    t.move(t.zone(VOTE)[:], VOTE, DISCARD)
    if t.winner is not None:  # with two players the third card, unseen
        t.discard_unseen(t.count(PACKET + seat), PACKET + seat, DISCARD)


def lay_packet(t: Table, seat: int) -> Flow:
    """A packet card on each disc: of the three two players lay two (R-SUIT-27).

    A second tap takes the last one back, until all lie there.
    """
    packet, laid = PACKET + seat, t.zone(VOTE)
    while len(laid) < len(t.discs):
        at, last = len(laid), laid[-1:]
        card = yield Tap(
            seat, "vote", numbers(t, packet) + last, zones=(packet, VOTE), chosen=tuple(last),
            args=(at + 1, t.discs[at]),
        )  # fmt: skip
        if card in last:
            t.tapped([card], VOTE, packet)
        else:
            t.tapped([card], packet, VOTE)


# Refill


def refill(t: Table) -> Flow:
    """Hands, then the winner's packet and late actions (R-SUIT-8, 19); who is first next."""
    for seat in t.clockwise(t.first):
        henge.draw(t, HAND + seat, CARDS - t.count(HAND + seat))
    if t.winner is not None:
        henge.draw(t, PACKET + t.winner, CARDS)  # none is left of it
        while t.later:
            yield from late_action(t, t.winner, t.later.pop(0))
        t.first = t.winner
        t.say("first_next", t.first)
    for disc in t.discs:
        t.reserve[disc] += 1


# What the table shows

scores = count.scores
