"""The actions of the suitors in Les 5 prétendants (R-SUIT-15 to 19). t is the game's Table."""

from engine.ask import OK, Ask, Colour, Flow, Menu, Seat
from engine.table import HAND, PACKET

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.games.five_suitors.rulebook import Table

WHITE, BLUE, GREEN, YELLOW, RED = range(5)
DECLINE = "decline"


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
