"""Final Exam (Shane Tilton), 2 to 5 players: collect five objects, then be first out of the circle.

Rulings R-EXAM-1 to 35. Box: `boxes.stonehenge`. A figure's place is RIM + k, also when it stands
in a well of space k (R-EXAM-2), or INNER + k on the inner path.
"""

from engine import game, table
from engine.ask import CHANCE, FACT, Colour, Flow, Menu, Place
from engine.boxes import henge
from engine.boxes.henge import BLACK, CIRCLES, SPACES, colour, is_number, space_colour
from engine.boxes.stonehenge import BOX as HENGE
from engine.games.final_exam.fights import attack, rivals, strength
from engine.games.final_exam.prices import place_block, remove_block
from engine.games.final_exam.shown import ROUNDS, scores, totals
from engine.games.final_exam.way_out import enter, may_enter, next_place, steps_left, walk
from engine.laying import BACK, lay_set, play_card
from engine.plates.stonehenge import INNER, RIM, TRILITHON
from engine.referee import Result, best
from engine.table import BID, DECK, DISCARD, HAND, TABLE

RULES = 1
OPTIONS = (("variant", ("base", "translator")), ("same_colour", ("cards", "space")))  # R-EXAM-11
ENDINGS = ("exit", "idle", "rounds")  # R-EXAM-29, 31
FACE_DOWN = game.FACE_DOWN + ("bid",)

TOKENS = (19, 16, 13, 10, 7)  # R-EXAM-25
FACING = (2, 6, 10, 14, 18)  # R-EXAM-33
END = "end_turn"


class Table(table.Table):
    """figures  place per seat;  lying  whether it lies, per seat
    ground     by space, whether an object lies there; it has the space's colour
    objects    per seat, objects by colour; the marker discs are none (R-EXAM-7)
    bars       per seat, colours of those left (R-EXAM-6);  blocks  place -> colour of the bar there
    tokens     exits (base) or entries (variant) not used yet, in their order (R-EXAM-25, 32)
    exits      per seat, the exit token's place (base; None before) or that facing its trilithon
    gates      per seat, the place of its trilithon (variant)
    turns      how many have been taken;  idle  turns in a row at whose end no card was drawn
    """

    def __init__(self, seats: int, options: dict) -> None:
        super().__init__(seats, HENGE, options)
        self.variant = self.options["variant"] == "translator"
        self.colours: list = [None] * seats
        self.figures = [RIM] * seats
        self.lying = [False] * seats
        self.ground = [k > 0 and space_colour(k) != BLACK for k in range(SPACES + 1)]
        self.objects = [[0] * BLACK for _ in range(seats)]
        self.bars: list = [[] for _ in range(seats)]
        self.blocks: dict = {}
        tokens = [INNER + k for k in TOKENS[:seats]]
        self.tokens = sorted(tokens) if self.variant else tokens
        self.exits: list = [None] * seats
        self.gates: list = [None] * seats
        self.turns = self.idle = 0
        self.winner: "int | None" = None


def play(t: Table) -> Flow:
    """Clockwise turns until a student is out; else the safety ending (R-EXAM-5, 29, 31)."""
    seat = yield from prepare(t)
    while t.winner is None and t.idle < t.seats and t.turns < ROUNDS * t.seats:
        yield from turn(t, seat)
        seat = (seat + 1) % t.seats
    return result(t)


# Setup


def prepare(t: Table) -> Flow:
    """Board, cards, bids, colours and bars, the variant's trilithons; returns the first seat."""
    t.say("lay_objects")
    t.say("figures", t.seats)
    t.shuffle(range(henge.CARDS), DECK)
    t.deal(4, HAND)
    for seat in range(t.seats):
        yield from play_card(t, seat, "bid", HAND + seat, BID + seat, secret=True, together=True)
    order = ranking(t)
    for seat in order:
        yield from equip(t, seat)
    if t.variant:
        yield from place_trilithons(t)
    return order[0]


def ranking(t: Table) -> list:
    """The bids are shown and discarded. Returns the seats, strongest first (R-EXAM-4)."""
    bids = [t.zone(BID + seat)[0] for seat in range(t.seats)]
    for seat in range(t.seats):
        t.reveal(BID + seat, DISCARD)
    return sorted(range(t.seats), key=lambda seat: strength(bids[seat]), reverse=True)


def equip(t: Table, seat: int) -> Flow:
    """One of the figures on the plate (R-EXAM-3), two markers, two bars of any colours."""
    free = [c for c in range(t.seats) if c not in t.colours]
    t.colours[seat] = chosen = yield Colour(seat, "colour", free)
    t.figures[seat] = RIM + chosen + 1
    t.say("take_colour", seat, chosen)
    for left in (2, 1):
        bar = yield Colour(seat, "take_bar", range(BLACK), args=(left,))
        t.bars[seat].append(bar)


def place_trilithons(t: Table) -> Flow:
    """Variant: which space each trilithon faces, and whose marker lies on which (R-EXAM-33)."""
    t.say("lay_tokens", t.seats)
    facing = [INNER + k for k in FACING]
    if (yield Menu(None, "facing_usual", ("yes", "no"), args=FACING, role=FACT)) == "no":
        low = INNER + 1
        for k in range(len(facing)):
            places = range(low, INNER + CIRCLES + k - 3)
            facing[k] = yield Place(None, "facing", places, args=(k + 1,), role=FACT)
            low = facing[k] + 1
    for c in range(t.seats):
        free = [TRILITHON + k for k in range(1, 6) if TRILITHON + k not in t.gates]
        gate = yield Place(None, "gate", free, args=(c,), role=CHANCE)
        seat = t.colours.index(c)
        t.gates[seat], t.exits[seat] = gate, facing[gate - TRILITHON - 1]


# A turn


def turn(t: Table, seat: int) -> Flow:
    """Actions, or a lying figure stands up; then two cards (R-EXAM-18, 28, 30)."""
    action = END if t.lying[seat] else ""
    if t.lying[seat]:
        t.lying[seat] = False
        t.say("stands_up", seat)
    while action != END and t.winner is None:
        action = yield Menu(seat, "action", actions(t, seat))
        if action != END:
            yield from ACTIONS[action](t, seat)
    if t.winner is None:
        drawn = henge.draw(t, HAND + seat, 2)  # every action has discarded something to draw
        t.idle = 0 if drawn else t.idle + 1
        t.turns += 1


def actions(t: Table, seat: int) -> list:
    """What `seat` may do; every action takes a card (R-EXAM-13, 24, 27).

    Nobody may walk into a block: every card would be refused there (R-EXAM-22).
    """
    here, offered = t.figures[seat], []
    if t.count(HAND + seat):
        outside = here < INNER
        offered = [
            (outside, "move"),
            (outside and rivals(t, seat), "attack"),
            (t.bars[seat], "place_block"),
            (t.blocks, "remove_block"),
            (outside and may_enter(t, seat), "enter"),
            (not outside and next_place(t, seat) not in t.blocks, "walk"),
        ]
    return [action for legal, action in offered if legal] + [END]


# Moving


def move(t: Table, seat: int) -> Flow:
    """Number cards, all of them used, and at most one trilithon card (R-EXAM-9, 10, 12)."""
    laid = yield from lay_set(
        t, seat, "move_cards", HAND + seat, TABLE, lambda: movable(t, seat),
        lambda: totals(t.zone(TABLE)), leave=BACK,
    )  # fmt: skip
    if laid is None:
        return
    spaces, played = totals(laid), laid[:]
    t.move(played, TABLE, DISCARD)
    t.figures[seat] = space = yield Place(seat, "move_to", spaces)
    t.say("moves", seat, space)
    if may_take(t, played, space) and t.ground[space] and space not in t.blocks:
        yield from take_object(t, seat, space)


def movable(t: Table, seat: int) -> list:
    """What may be laid for a move besides what is."""
    trilithon = not all([is_number(card) for card in t.zone(TABLE)])
    return [card for card in t.possible(HAND + seat) if is_number(card) or not trilithon]


def may_take(t: Table, cards: list, space: int) -> bool:
    """One colour for all numbers of the move, or a trilithon card with them (R-EXAM-11, 12)."""
    colours = [colour(card) for card in cards if is_number(card)]
    wanted = space_colour(space) if t.options["same_colour"] == "space" else colours[0]
    return len(colours) < len(cards) or colours.count(wanted) == len(colours)


def take_object(t: Table, seat: int, space: int) -> Flow:
    """Only on arrival, and always optional (R-EXAM-12)."""
    kind = space_colour(space)
    if (yield Menu(seat, "object", ("take", "leave"), args=(kind,))) == "take":
        t.ground[space] = False
        t.objects[seat][kind] += 1
        t.say("takes", seat, kind)


ACTIONS = {
    "move": move, "attack": attack, "place_block": place_block, "remove_block": remove_block,
    "enter": enter, "walk": walk,
}  # fmt: skip

# The end


def result(t: Table) -> Result:
    """Who is out; else who is nearest to it inside; else who has most (R-EXAM-29, 31)."""
    if t.winner is not None:
        return Result("exit", scores(t), [t.winner])
    ending = "idle" if t.idle == t.seats else "rounds"
    left = [(seat, steps_left(t, seat)) for seat in range(t.seats) if t.figures[seat] > INNER]
    winners = [seat for seat, steps in left if steps == min([steps for _, steps in left])]
    details = [("steps_left", seat, steps) for seat, steps in left]
    return Result(ending, scores(t), winners or best(scores(t)), details)


# What the table shows
