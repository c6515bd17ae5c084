"""The Arthurian Ghost Knights (Richard Borg), 4 or 5 players: guards at the trilithons.

Rulings R-GHOST-1 to 28. Box: `boxes.stonehenge`. Guards are discs, swords are bars: counted,
never read.
"""

from engine import table
from engine.ask import CHANCE, FACT, PASS, Ask, Colour, Flow, Marks, Menu, Place, Seat
from engine.boxes import henge
from engine.boxes.henge import BLACK, TRILITHONS, colour, is_number, trilithons
from engine.boxes.stonehenge import BOX as HENGE
from engine.games.ghost_knights import guards as knights
from engine.laying import play_card
from engine.places import BAR, CHOICE, DISC, FIGURE, PIECE
from engine.plates.stonehenge import ALTAR, RIM, TRILITHON
from engine.referee import Result, best
from engine.table import BOX, DECK, DISCARD, HAND, ROW, SECRET, STACK

RULES = 1
ENDINGS = ("fourth", "lap")  # R-GHOST-21, 22

IN_ROW = 4  # cards of each player's colour that are dealt out in the setup
SECOND = "second"


class Table(table.Table):
    """colours  per seat; with four seats the fifth is common (R-GHOST-9)
    guards   per seat, how many stand at each of the SITES; the others are in reserve
    swords   per seat, how many lie on the altar; the others are in stock
    points   per seat
    drawn    trilithon cards drawn so far
    fighting the seats that have not passed in the present struggle
    ending   empty while the match goes on
    """

    def __init__(self, seats: int, options: dict) -> None:
        super().__init__(seats, HENGE, options)
        self.colours: list = [None] * seats
        self.guards = [[0] * len(knights.SITES) for _ in range(seats)]
        self.swords = [2] * seats
        self.points = [0] * seats
        self.drawn = 0
        self.fighting: list = []
        self.ending = ""


def play(t: Table) -> Flow:
    """Turns clockwise from the first seat, drawn by lot, until the match ends (R-GHOST-5)."""
    seat = yield from prepare(t)
    while not t.ending:
        yield from turn(t, seat)
        seat = (seat + 1) % t.seats  # R-GHOST-27
    return result(t)


# Setup


def prepare(t: Table) -> Flow:
    """Colours, the first seat, two swords each, the first guards, the hands, the pile."""
    yield from henge.choose_colours(t)
    first = yield Seat(None, "first", range(t.seats), role=CHANCE)
    t.say("set_up")  # R-GHOST-1
    yield from deal_row(t)
    t.gather([BOX, ROW], DECK)  # R-GHOST-3
    t.deal(4, HAND)
    build_pile(t)
    return first


def deal_row(t: Table) -> Flow:
    """Cards of the players' colours go round the trilithons, a guard for each (R-GHOST-2).

    People have picked them, any four of each colour, and shuffled them: so what comes up is no
    chance that the referee could tell from a choice.
    """
    t.set_out(range(TRILITHONS), BOX)
    t.say("pick_row", IN_ROW)
    row = t.zone(ROW)
    while len(row) < IN_ROW * t.seats:
        dealt = [colour(card) for card in row]
        missing = [c for c in t.colours if dealt.count(c) < IN_ROW]
        cards = [card for card in t.zone(BOX) if colour(card) in missing]
        site = knights.SITES[len(row) % len(knights.SITES)]
        card = yield from play_card(t, None, "row", BOX, ROW, cards, args=(site - TRILITHON,))
        knights.move_guard(t, t.colours.index(colour(card)), site, 1)


def build_pile(t: Table) -> None:
    """Two trilithon cards into either half; the halves make one pile (R-GHOST-4)."""
    half = t.count(DECK) // 2
    t.say("build_pile", half)
    t.shuffle(range(TRILITHONS, henge.CARDS), BOX)
    t.draw(half, DECK, STACK)
    for zone in (STACK, DECK):
        t.draw(knights.CARDS_OUT // 2, BOX, zone)
        t.gather([zone], zone)
    t.draw(t.count(STACK), STACK, DECK)


# The turn


def turn(t: Table, seat: int) -> Flow:
    """Draw, then play a card or draw again; a trilithon card puts an end to that (R-GHOST-11)."""
    drawn = yield from draw(t, seat)
    if drawn == "number":
        drawn = yield from play_or_draw(t, seat)
    if drawn == "trilithon":
        yield from trilithon_card(t, seat)


def draw(t: Table, seat: int) -> Flow:
    """The kind of the card drawn; a number card goes to the hand."""
    kinds: tuple = ("number", "trilithon")
    if t.count(DECK) == knights.CARDS_OUT - t.drawn:
        kinds = ("trilithon",)
    t.draw(1, DECK, SECRET + seat)
    kind = yield Menu(seat, "drawn", kinds, zones=(SECRET + seat,), role=FACT)
    if kind == "number":
        t.draw(1, SECRET + seat, HAND + seat)
    return kind


def play_or_draw(t: Table, seat: int) -> Flow:
    """A card with an effect, or a second draw, whose kind is returned (R-GHOST-6, 7, 28)."""
    source = HAND + seat
    while True:
        cards = knights.useful(t, seat, t.possible(source), knights.helped)
        if not cards:
            break
        card = yield from play_card(t, seat, "play", source, DISCARD, cards, items=(SECOND,))
        if card == SECOND:
            break
        if (yield from use_card(t, seat, card)):
            return None
        t.move([card], DISCARD, source)
    return (yield from draw(t, seat))


def use_card(t: Table, seat: int, card: int) -> Flow:
    """A guard to a trilithon; False if the seat thinks better of it while nothing is settled."""
    owner = knights.helped(t, seat, card)[0]
    if colour(card) == BLACK:
        values = [t.colours[owner] for owner in knights.helped(t, seat, card)]
        items = (knights.OTHER,) if len(values) > 1 else ()
        chosen = yield Colour(seat, "whose_guard", values, items)
        if chosen == knights.OTHER:
            return False
        owner = t.colours.index(chosen)
    if not (yield from place_guard(t, seat, owner, (knights.OTHER,))):
        return False
    if owner != seat and colour(card) != BLACK:
        knights.gain(t, seat, 1)
        knights.lay_sword(t, seat)
        knights.check_lap(t)
    return True


def place_guard(t: Table, seat: int, owner: int, items: tuple = ()) -> Flow:
    """A guard of `owner` from the reserve to where `seat` says; False if it says knights.OTHER."""
    place = yield Place(seat, "where", knights.SITES, items, args=(t.colours[owner],))
    if place == knights.OTHER:
        return False
    knights.move_guard(t, owner, place, 1)
    return True


# A trilithon card


def trilithon_card(t: Table, seat: int) -> Flow:
    """Shown and gone; a guard and a point, the struggle, the scoring (R-GHOST-12, 21)."""
    source = SECRET + seat
    yield from play_card(t, seat, "show", source, BOX, trilithons(t, source), role=FACT)
    t.revealed = True
    t.drawn += 1
    if knights.reserve(t, seat):
        yield from place_guard(t, seat, seat)
    knights.gain(t, seat, 1)
    knights.check_lap(t)
    if not t.ending:
        yield from struggle(t, seat)
        knights.count(t)
        knights.close_count(t)


def struggle(t: Table, first: int) -> Flow:
    """Clockwise again and again until all have passed, which is final (R-GHOST-5, 15)."""
    t.fighting = t.clockwise(first)
    while t.fighting:
        for seat in t.fighting[:]:
            yield from strike(t, seat)


def strike(t: Table, seat: int) -> Flow:
    """A card and a sword for an effect, or a pass; who lacks either has passed (R-GHOST-14, 28)."""
    source = HAND + seat
    fought = False
    while t.swords[seat] and t.count(source) and not fought:
        cards = knights.useful(t, seat, t.possible(source), knights.deeds)
        card = yield from play_card(t, seat, "strike", source, DISCARD, cards, items=(PASS,))
        if card == PASS:
            break
        fought = yield from fight(t, seat, card)
        if not fought:
            t.move([card], DISCARD, source)
    if not fought:
        t.fighting.remove(seat)
        t.say("out", seat)


def fight(t: Table, seat: int, card: int) -> Flow:
    """No points and no swords are gained by it; False if the seat thinks better of it."""
    deeds = knights.deeds(t, seat, card)
    deed = yield Menu(seat, "deed", deeds, (knights.OTHER,) if len(deeds) > 1 else ())
    if deed == "reinforce":
        done = yield from place_guard(t, seat, seat, (knights.OTHER,))
    else:
        done = deed != knights.OTHER and (yield from knights.remove_guard(t, seat, card))
    if done:
        t.swords[seat] -= 1
        t.say("sword_back", seat)
    return done


def result(t: Table) -> Result:
    """Points, then swords on the altar, then cards in hand (R-GHOST-13, 24, 25, 26)."""
    ranks = [(t.points[seat], t.swords[seat], t.count(HAND + seat)) for seat in range(t.seats)]
    details: list = []
    if t.points.count(max(t.points)) > 1:
        details = [("tie_break", seat, rank[1], rank[2]) for seat, rank in enumerate(ranks)]
    return Result(t.ending, t.points, best(ranks), details)


# What the table shows


def scores(t: Table) -> list:
    return t.points


def why(t: Table, ask: Ask, piece: int) -> "str | None":
    """The card is at hand, but not of the kind wanted, or without a guard to move (R-GHOST-8)."""
    if piece not in t.possible(ask.zones[0]):
        return None
    if ask.prompt in ("row", "show"):
        return "not_in_row" if ask.prompt == "row" else "want_trilithon"
    return "no_guard" if is_number(piece) else "want_number"


def about(t: Table, ask: Ask) -> list:
    """Who is still fighting, and the swords left on the altar."""
    if t.fighting:
        return [("fights", seat, t.swords[seat]) for seat in t.fighting]
    return (
        [("cards_to_end", knights.CARDS_OUT - t.drawn)] if ask.prompt in ("drawn", "play") else []
    )


def standing(t: Table) -> tuple:
    """Points, guards standing, swords on the altar."""
    rows = [[t.points[s], sum(t.guards[s]), t.swords[s]] for s in range(t.seats)]
    return ("points", "guards_column", "swords_column"), rows


def marks(t: Table, ask: "Ask | None") -> Marks:
    """Figures, guards, swords, and the trilithon that the next card of the row goes to."""
    for seat, shade in enumerate(t.colours):
        if shade is not None:
            yield RIM + knights.circle(t.points[seat]), seat, FIGURE
            for site in knights.SITES:
                guards = t.guards[seat][site - knights.SITES[0]]
                if guards:
                    yield site, PIECE + seat, DISC, guards
            if t.swords[seat]:
                yield ALTAR, PIECE + seat, BAR, t.swords[seat]
    if ask is not None and ask.prompt == "row":
        yield TRILITHON + ask.args[0], CHOICE


def status(t: Table) -> tuple:
    pile = t.count(DECK)
    return ("cards_out", t.drawn, knights.CARDS_OUT, pile) if pile or t.drawn else ("to_start",)
