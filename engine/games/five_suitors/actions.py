"""What the suitors of Les 5 prétendants do (R-SUIT-15 to 19), and what a pass brings.

In all of this, t is the game's Table.
"""

from engine.ask import CHANCE, OK, Ask, Colour, Flow, Menu, Number, Seat
from engine.boxes import henge
from engine.boxes.henge import BLACK, colour, numbers
from engine.laying import play_card
from engine.table import DISCARD, HAND, PACKET
from engine.table import TABLE as VOTE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.games.five_suitors.rulebook import Table

WHITE, BLUE, GREEN, YELLOW, RED = range(5)
DECLINE = "decline"
CARDS = 3  # of a hand, and of a packet


def advance(t: "Table", disc: int, steps: int) -> None:
    if steps:
        t.figures[disc] += steps
        t.say("advances", disc, steps, t.figures[disc])


def action(t: "Table", seat: int, disc: int) -> Flow:
    """Always optional, one for each card that triggers it (R-SUIT-15); void ones are not asked."""
    if disc == WHITE:  # R-SUIT-17
        c = yield Colour(seat, "give_back", having(t, t.bars[seat]), (DECLINE,))
        if c != DECLINE:
            t.bars[seat][c] -= 1
            t.supply[c] += 1
            t.say("gives_back", seat, c)
    elif disc == RED:  # R-SUIT-16
        c = yield Colour(seat, "push_back", having(t, t.figures), (DECLINE,))
        if c != DECLINE:
            advance(t, c, -1)
    elif disc == BLUE:
        more = having(t, t.reserve)  # R-SUIT-18, 28
        answer = yield Menu(seat, "add_discs", ("add", DECLINE) if more else (DECLINE,))
        for c in more if answer == "add" else ():
            t.reserve[c] -= 1
            t.bag[c] += 1
            t.say("added", c)
    else:
        t.later.append(disc)


def having(t: "Table", by_colour: list) -> list:
    """The colours in play of which there is at least one."""
    return [c for c in t.suitors if by_colour[c]]


def late_action(t: "Table", seat: int, disc: int) -> Flow:
    """Green: look at a hand, never at a packet. Yellow: one card against one (R-SUIT-19)."""
    if disc == YELLOW:
        if (yield Menu(seat, "swap_cards", ("swap", DECLINE))) == "swap":
            t.swap(HAND + seat, PACKET + seat)
        return
    others = [other for other in range(t.seats) if other != seat]
    other = yield Seat(seat, "look_at", others, (DECLINE,))
    if other != DECLINE:
        t.say("shows_hand", other, seat)
        yield Ask(seat, "looked", items=(OK,), zones=(HAND + other,))


def exchange(t: "Table", seat: int) -> Flow:
    """Who passes may change cards of the hand or of the packet, unread (R-SUIT-6)."""
    group = yield Menu(seat, "exchange", ("nothing", "hand", "packet"))
    if group != "nothing":
        zone = (HAND if group == "hand" else PACKET) + seat
        cards = yield Number(seat, "how_many_cards", range(1, CARDS + 1))
        t.discard_unseen(cards, zone, DISCARD)
        henge.draw(t, zone, cards)


def bar_by_lot(t: "Table", seat: int) -> Flow:
    """Cards are turned up until one is not black: a bar of its colour (R-SUIT-7)."""
    wanted = BLACK
    while wanted == BLACK:
        henge.draw(t, VOTE, 1)
        card = yield from play_card(
            t, seat, "bar_card", VOTE, DISCARD, numbers(t, VOTE), role=CHANCE
        )
        wanted = colour(card)
    yield from take_bar(t, seat, wanted)


def take_bar(t: "Table", seat: int, wanted: int) -> Flow:
    """A bar of this colour; any colour for black or where none is left (R-SUIT-11, 12)."""
    left = having(t, t.supply)
    bar = yield Colour(seat, "bar", [wanted] if wanted in left else left)
    t.supply[bar] -= 1
    t.bars[seat][bar] += 1
    t.say("takes_bar", seat, bar)
