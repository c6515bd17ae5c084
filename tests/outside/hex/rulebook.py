"""Hex on seven by seven, 2 players: join your two sides of the board.

Rulings R-HEX-1 to 8 are on rules.md.
"""

from engine import table
from engine.ask import CHANCE, Ask, Flow, Marks, Place, Seat
from engine.boxes.no_tags import BOX
from engine.games.hex.plate import PLATE, SIDE
from engine.places import DISC, SUBJECT
from engine.referee import Result

RULES = 1
OPTIONS = (("swapping", ("on", "off")),)
ENDINGS = ("joined",)  # R-HEX-8: there is no other
SWAP = "swap"
AROUND = ((0, 1), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1))  # R-HEX-6


class Table(table.Table):
    """stones  place -> its seat
    upright  the seat that joins the lower side with the upper one
    last     the place of the last stone, None before the first
    turns    how many there were
    """

    def __init__(self, seats: int, options: dict) -> None:
        super().__init__(seats, BOX.on(PLATE), options)
        self.stones: dict = {}
        self.upright = 0
        self.last: "int | None" = None
        self.turns = 0


def play(t: Table) -> Flow:
    """A stone each, in turn, until two sides are joined (R-HEX-2, 3)."""
    seat = t.upright = yield Seat(None, "first", range(t.seats), role=CHANCE)
    t.say("joins_upright", seat)
    while True:
        yield from turn(t, seat)
        if joined(t, seat):
            return Result("joined", [None] * t.seats, [seat])
        seat = 1 - seat


def turn(t: Table, seat: int) -> Flow:
    """A stone on an empty place; or, once, the first stone and its sides are taken (R-HEX-4, 5)."""
    second = t.turns == 1 and t.options["swapping"] == "on"
    t.turns += 1
    empty = [place for place in range(SIDE * SIDE) if place not in t.stones]
    place = yield Place(seat, "stone", empty, (SWAP,) if second else ())
    if place == SWAP:
        t.upright = seat
        t.stones[t.last] = seat
        t.say("swaps", seat, t.last)
    else:
        t.stones[place] = seat
        t.last = place


def joined(t: Table, seat: int) -> bool:
    """Whether a chain of its stones leads from its one side to the other (R-HEX-7)."""
    reached = [place for place in own(t, seat) if along(t, seat, place) == 0]
    for place in reached:  # it grows while it is gone through
        if along(t, seat, place) == SIDE - 1:
            return True
        reached.extend([near for near in beside(place) if t.stones.get(near) == seat
                        and near not in reached])  # fmt: skip
    return False


def own(t: Table, seat: int) -> list:
    return [place for place in range(SIDE * SIDE) if t.stones.get(place) == seat]


def along(t: Table, seat: int, place: int) -> int:
    """How far a place is from this seat's first side: the lower one, or the left."""
    return place % SIDE if seat == t.upright else place // SIDE


def beside(place: int) -> list:
    """The places that touch it: up to six (R-HEX-6)."""
    column, row = place // SIDE, place % SIDE
    return [
        (column + right) * SIDE + row + up
        for right, up in AROUND
        if 0 <= column + right < SIDE and 0 <= row + up < SIDE
    ]


# What the table shows


def scores(t: Table) -> list:
    """Nobody scores: one joins, and wins."""
    return [None] * t.seats


def about(t: Table, ask: Ask) -> list:
    """Which sides are whose."""
    if ask.prompt != "stone":
        return []
    return [("joins_upright" if ask.seat == t.upright else "joins_across", ask.seat)]


def marks(t: Table, ask: "Ask | None") -> Marks:
    """The stones; the last one is what the next question is about."""
    for place in range(SIDE * SIDE):
        if place in t.stones:
            yield place, t.stones[place], DISC
    if ask and t.last is not None:
        yield t.last, SUBJECT, ""


def status(t: Table) -> tuple:
    return ("stones", len(t.stones))
