"""The table throws dice and draws lots for people who would rather not.

Chance is an answer like any other: the engine draws nothing, and a record tells no difference
between a die thrown by hand and one thrown by the table. Here the table is an input device, with
the board's own source of random bytes.
"""

import os

from engine.ask import CHANCE, FACT, Ask
from engine.places import CURSOR

if False:  # for type checkers alone: neither Python runs it
    from typing import Any

ROLL = "by_lot"  # what the knob offers besides the values; no game has an answer of this name
STEPS = 12  # of the light that runs round the plate while the table draws
STEP_MS = 70
STRIDE = 7  # lights from one step to the next


def may_draw(ask: Ask, absent: bool = False) -> bool:
    """Whether the table may answer: chance without cards, for those people turn up themselves.

    For somebody who has left it draws whatever is no fact on the table.
    """
    return ask.kind != "tap" if ask.role == CHANCE else absent and ask.role != FACT


def knows(table: "Any", ask: Ask) -> bool:
    """Whether all pieces of a tap are known to lie there: then one may be drawn by lot."""
    return not [value for value in ask.values if table.where(value) is None]


def draw(values: "list | tuple | range", chances: list) -> "int | str":
    """One of `values`, each as likely as its whole number in `chances` says."""
    at = below(sum(chances))
    for value, chance in zip(values, chances):
        if at < chance:
            return value
        at -= chance
    raise ValueError("chances for fewer values than there are")


def below(limit: int) -> int:
    """A random whole number from 0 to `limit` - 1, all exactly as likely."""
    most = 65536 - 65536 % limit
    while True:
        two = os.urandom(2)
        number = two[0] * 256 + two[1]
        if number < most:  # a remainder would favour the first ones
            return number % limit


def running_light(step: int, size: int) -> list:
    """The lights at one step of the draw."""
    return [(step * STRIDE % size, CURSOR)]
