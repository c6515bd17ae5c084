"""Purse: three rounds; every seat takes a purse and throws a die (R-PURSE-1). With `gift=yes` a lot
gives the first seat two matches of ten, and of two seats it wins sixty of a hundred (R-PURSE-2).
"""

from engine import table
from engine.ask import CHANCE, Ask, Flow, Marks, Menu, Number, Seat
from engine.games.purse.box import BOX
from engine.places import FIGURE
from engine.plates.rail import RAIL
from engine.referee import Result, best

RULES = 1
OPTIONS = (("gift", ("no", "yes")),)
ENDINGS = ("played", "never")
ROUNDS = 3
GOLD = 6  # points
GIFT = 50


class Table(table.Table):
    """points  per seat;  round  the present one"""

    def __init__(self, seats: int, options: dict) -> None:
        super().__init__(seats, BOX, options)
        self.points = [0] * seats
        self.round = 0


def play(t: Table) -> Flow:
    starter = yield Seat(None, "starter", range(t.seats), role=CHANCE)
    if t.options["gift"] == "yes":
        lot = yield Number(0, "lot", range(1, 11), role=CHANCE)
        t.points[0] = GIFT if lot <= 2 else 0
    while t.round < ROUNDS:
        t.round += 1
        for seat in t.clockwise(starter):
            purse = yield Menu(seat, "purse", ("gold", "copper"))
            thrown = yield Number(seat, "die", range(1, 7), role=CHANCE)
            t.points[seat] += thrown + (GOLD if purse == "gold" else 0)
    return Result("played", t.points, best(t.points))


def scores(t: Table) -> list:
    return t.points


def marks(t: Table, ask: "Ask | None") -> Marks:
    for seat, points in enumerate(t.points):
        yield RAIL + min(points, 20), seat, FIGURE


def status(t: Table) -> tuple:
    return ("round", t.round)
