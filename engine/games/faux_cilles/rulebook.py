"""Les faux-cilles (Sean Fletcher), 2 players: bury fakes, then have the inspector dig up yours.

Rulings R-FAUX-1 to 26. Box: `boxes.stonehenge`.
"""

from engine import table
from engine.ask import CHANCE, Ask, Flow, Marks, Menu, Place, Seat, Tap
from engine.boxes import henge
from engine.boxes.henge import CIRCLES, SPACES, TRILITHONS, is_number, number, ring, space_colour
from engine.boxes.stonehenge import BOX as HENGE
from engine.laying import play_card
from engine.places import BAR, CHOICE, DISC, FIGURE, NEUTRAL, PIECE
from engine.plates.stonehenge import INNER, RIM
from engine.referee import Result, best
from engine.table import BOX, DEAD, DECK, DISCARD, HAND

RULES = 1
ENDINGS = ("path", "closed", "limit")  # R-FAUX-19, 16, 24
NOBODY = ENDINGS  # the endings in which nobody may win

KINDS = ("disc", "bar")  # worth 1 and 2
CARDS = 5  # of a hand, and so turns of a seat in each round
IDLE = 4  # dead turns in a row that close the site (R-FAUX-14)
ROUNDS = 30  # R-FAUX-24
NO_CARD = "no_card"


class Table(table.Table):
    """Pieces are counted and placed by seat, then by kind: 0 disc, 1 bar.

    stock, finds  [discs, bars] per seat;  buried  [spaces of discs, spaces of bars] per seat
    inspector     his space, 0 while he stands on the line between 30 and 1
    positions     stones of the inner path, true numbers that may exceed 19 (R-FAUX-20)
    first         the seat that buries first;  idle  dead turns in a row;  closed  the site is
    """

    def __init__(self, seats: int, options: dict) -> None:
        super().__init__(seats, HENGE, options)
        self.colours: list = [None] * seats
        self.stock = [[10, 10] for _ in range(seats)]
        self.buried: list = [([], []) for _ in range(seats)]
        self.finds = [[0, 0] for _ in range(seats)]
        self.inspector = 0
        self.positions = [1] * seats
        self.first = 0
        self.round = 0
        self.idle = 0
        self.closed = False


def play(t: Table) -> Flow:
    """Rounds until a figure is at the end of the path or the site is closed (R-FAUX-16, 19)."""
    yield from prepare(t)
    end = None
    while not end:
        t.round += 1
        if t.round > 1:
            next_round(t)
        yield from bury(t)
        draw(t)
        yield from dig(t)
        count(t)
        end = ending(t)
    ahead = best(t.positions)
    return Result(end, t.positions, ahead if len(ahead) == 1 else [])  # R-FAUX-20


def prepare(t: Table) -> Flow:
    """Setup: cards (R-FAUX-2), colours, and the lot for burying first (R-FAUX-3)."""
    t.set_out(range(TRILITHONS, henge.CARDS), BOX)
    t.shuffle(range(TRILITHONS), DECK)
    t.say("figures")  # R-FAUX-1
    yield from henge.choose_colours(t)
    t.first = yield Seat(None, "buries_first", range(t.seats), role=CHANCE)


def next_round(t: Table) -> None:
    """Finds return; who is ahead buries first, in a tie who did not last time (R-FAUX-21, 22)."""
    one, other = t.positions
    t.first = 1 - t.first if one == other else int(other > one)
    for seat in range(t.seats):
        t.stock[seat], t.finds[seat] = t.finds[seat], [0, 0]


# Bury


def bury(t: Table) -> Flow:
    """A piece each in turn until both stocks are empty; an empty one is passed over (R-FAUX-5)."""
    while any([any(stock) for stock in t.stock]):
        for seat in t.clockwise(t.first):
            if any(t.stock[seat]):
                yield from bury_piece(t, seat)


def bury_piece(t: Table, seat: int) -> Flow:
    """A disc or a bar, in a space without such a piece of one's own (R-FAUX-4, 6)."""
    kind = yield Menu(seat, "bury", [KINDS[i] for i in (0, 1) if t.stock[seat][i]])
    i = KINDS.index(kind)
    spaces = t.buried[seat][i]
    free = [RIM + k for k in range(1, SPACES + 1) if k not in spaces]
    place = yield Place(seat, "bury_where", free, args=(kind,))
    t.stock[seat][i] -= 1
    spaces.append(place - RIM)
    t.say("buried", seat, kind, place - RIM)


# Dig


def draw(t: Table) -> None:
    """Five cards each (R-FAUX-7), also for a seat that has no piece left (R-FAUX-23)."""
    for seat in t.clockwise(t.first):
        henge.draw(t, HAND + seat, CARDS)


def dig(t: Table) -> Flow:
    """Five turns each, first the seat that was second at burying (R-FAUX-25), or until closed."""
    t.idle = 0
    for turn in range(CARDS * t.seats):
        seat = (t.first + 1 + turn) % t.seats
        card = yield from choose_card(t, seat)
        if card is None:
            yield from lay_dead_card(t, seat)
        else:
            yield from move_inspector(t, seat, card)
        if t.idle == IDLE:  # R-FAUX-14: even in the tenth turn
            t.closed = True
            t.say("site_closed")
            return


def choose_card(t: Table, seat: int) -> Flow:
    """The card to play, None without a playable one: the duty to play (R-FAUX-11, 26).

    Tapping a card is the claim to play. The other claim is offered only while the hand is not
    known, and proved (R-FAUX-12), except where the ground alone proves it (R-FAUX-23). Of a hand
    that is known the question offers no less than before: else it would name cards.
    """
    hand = HAND + seat
    while any(t.buried[seat]):
        held = playable(t, seat, t.possible(hand))
        known = not t.hidden[hand]
        if known and not held:
            break
        if held:
            items = () if known else (NO_CARD,)
            cards = playable(t, seat, t.zone(hand) + t.unseen)
            card = yield Tap(seat, "card", cards, items, zones=(hand,))
            if card in held:
                return card
        if known:
            t.say("not_shown", seat)
        else:
            yield from prove(t, seat)
    return None


def prove(t: Table, seat: int) -> Flow:
    """The whole hand is shown to the reader alone, which names no card (R-FAUX-12)."""
    hand = HAND + seat
    while t.hidden[hand]:
        yield from play_card(
            t, seat, "show_hand", hand, hand, t.unseen[:], chosen=t.zone(hand), secret=True
        )
    t.revealed = True
    t.say("must_play" if playable(t, seat, t.zone(hand)) else "proved", seat)


def lay_dead_card(t: Table, seat: int) -> Flow:
    """Any card, face down beside its owner; nothing moves (R-FAUX-13)."""
    yield from play_card(t, seat, "dead_card", HAND + seat, DEAD + seat, secret=True)
    t.idle += 1
    t.say("dead_turn", seat, t.idle)


def move_inspector(t: Table, seat: int, card: int) -> Flow:
    """By number or by colour, either way round (R-FAUX-11); then he digs (R-FAUX-15)."""
    t.tapped([card], HAND + seat, DISCARD)
    by_number, by_colour = value(t, number(card)), colour_count(t, seat, henge.colour(card))
    uses = ["by_number", "by_colour"] if owns(t, seat, number(card)) else ["by_colour"]
    use = yield Menu(seat, "use", uses, args=(by_number, by_colour))
    distance = by_number if use == "by_number" else by_colour
    way = yield Menu(seat, "way", ("clockwise", "anticlockwise"), args=(distance,))
    t.inspector = arrival(t.inspector, distance, way == "clockwise")
    t.idle = 0
    t.say("inspector", t.inspector)
    unearth(t, seat)


def unearth(t: Table, digger: int) -> None:
    """The digger's pieces are finds, the other's are out of the match (R-FAUX-17)."""
    for seat in t.clockwise(digger):
        for i, kind in enumerate(KINDS):
            if t.inspector in t.buried[seat][i]:
                t.buried[seat][i].remove(t.inspector)
                t.finds[seat][i] += seat == digger
                t.say("found" if seat == digger else "lost", seat, kind)


def owns(t: Table, seat: int, space: int) -> bool:
    return any([space in spaces for spaces in t.buried[seat]])


def value(t: Table, space: int) -> int:
    """The move a space is worth: all pieces in it, of both seats (R-FAUX-9)."""
    return sum([i + 1 for buried in t.buried for i in (0, 1) if space in buried[i]])


def colour_count(t: Table, seat: int, colour: int) -> int:
    """How many spaces of this colour hold a piece of the seat, be it one or two (R-FAUX-10)."""
    spaces = range(1, SPACES + 1)
    return len([k for k in spaces if space_colour(k) == colour and owns(t, seat, k)])


def playable(t: Table, seat: int, cards: list) -> list:
    """Those of `cards` that give a move by colour; a move by number implies one (R-FAUX-8)."""
    colours = [space_colour(k) for spaces in t.buried[seat] for k in spaces]
    return [card for card in cards if henge.colour(card) in colours]


def arrival(start: int, distance: int, clockwise: bool) -> int:
    """The space so many steps on; from the line (0) the first step is 1 or 30 (R-FAUX-1)."""
    return ring(start, distance) if clockwise else ring(start or 1, -distance)


# Count


def count(t: Table) -> None:
    """Finds less dead cards, never below the first stone (R-FAUX-16, 18); dead cards go."""
    for seat in range(t.seats):
        discs, bars = t.finds[seat]
        dead = t.count(DEAD + seat)
        t.positions[seat] = max(1, t.positions[seat] + discs + 2 * bars - dead)
        t.say("counts", seat, discs + 2 * bars, dead, t.positions[seat])
        t.reveal(DEAD + seat, DISCARD)


def ending(t: Table) -> "str | None":
    """Which ending has come, None: none yet. Asked after both counts (R-FAUX-19)."""
    if t.closed:
        return "closed"
    if max(t.positions) >= CIRCLES:
        return "path"
    return "limit" if t.round == ROUNDS else None


# What the table shows


def scores(t: Table) -> list:
    return t.positions


def why(t: Table, ask: Ask, piece: int) -> "str | None":
    """R-FAUX-26; a refusal of a face-down card says nothing of its face."""
    if not is_number(piece):
        return "no_trilithons"
    if ask.prompt == "show_hand":
        return "shown_already" if piece in ask.chosen else None
    return "no_move" if ask.prompt == "card" and piece in t.possible(ask.zones[0]) else None


def about(t: Table, ask: Ask) -> list:
    """Where the inspector stands, and what is still to be found."""
    if ask.prompt not in ("card", "use", "way", "dead_card"):
        return []
    where = ("inspector_on", RIM + t.inspector) if t.inspector else ("inspector_on_line",)
    return [where] + [("own_finds", seat) + tuple(t.finds[seat]) for seat in range(t.seats)]


def standing(t: Table) -> tuple:
    """Where the stones are, and what each has found and still to bury."""
    rows = []
    for seat in range(t.seats):
        rows.append([t.positions[seat], sum(t.finds[seat]), sum(t.stock[seat])])
    return ("points", "finds_column", "stock_column"), rows


def marks(t: Table, ask: "Ask | None") -> Marks:
    """Fakes, inspector (on the line: both its neighbours) and figures, the last stone at most.

    While the way is asked, the two spaces where he may arrive.
    """
    for seat in range(t.seats):
        for shape, buried in zip((DISC, BAR), t.buried[seat]):  # worth one step or two (R-FAUX-4)
            for k in sorted(set(buried)):
                yield RIM + k, PIECE + seat, shape, buried.count(k)
        yield INNER + min(t.positions[seat], CIRCLES), seat, FIGURE
    for k in (t.inspector,) if t.inspector else (1, SPACES):
        yield RIM + k, NEUTRAL, FIGURE
    if ask and ask.prompt == "way":
        for clockwise in (True, False):
            yield RIM + arrival(t.inspector, ask.args[0], clockwise), CHOICE


def status(t: Table) -> tuple:
    if not t.round:
        return ("to_start",)
    return ("round", t.round, t.positions[0], t.positions[1])
