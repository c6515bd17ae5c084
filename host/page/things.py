"""Where what an answer stands for is drawn, so that people click it there as well as in a list.

A thing is a tuple of words and numbers, and its key is what the page finds its drawing by:

    ("place", place)               a place of the plate
    ("piece", place, mark, shape)  what stands there, as a game's `marks` has it
    ("between", places)            the border or the slot between these places
    ("seat", seat)                 a person at the table
    ("group", seat, at)            the group `at`, from 0, of what lies before a seat
    ("die", value)                 a die of the last throw
    ("stock", seat, mark, shape)   pieces beside the plate: before a person, of None in the box
    ("stock", seat, mark, shape, k)  the piece k of these, from 1: so many of them
    ("card", zone, piece), ("zone", zone)  a card where it lies; any card there

What a kind of question is about is known here; a game says the rest in its things.py, and in
`stock(t)` what lies beside the plate: (seat, mark, shape, how many). What a click on a thing means
is in host/page/clicked.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine import found
from engine.ask import Ask
from engine.places import COLOUR, FIGURE, LIGHT, piece_of
from engine.referee import Referee

Thing = tuple[Any, ...]
Value = int | str
Stock = tuple[int | None, int, str, int]


def key(thing: Thing) -> str:
    """`place:12`, `piece:12:1:figure`, `between:1,2`."""
    return ":".join(",".join(map(str, each)) if isinstance(each, tuple) else str(each)
                    for each in thing)  # fmt: skip


def piece_key(mark: Thing) -> str:
    """The key of what `marks` yields."""
    place, colour, shape, _ = piece_of(mark)
    if isinstance(place, int):
        return key(("piece", place, colour, shape))
    return key(("piece", place[0], colour, shape) if len(place) == 1 else ("between", place))


def things(game: str, referee: Referee, ask: Ask, value: Value) -> Iterator[Thing]:
    """Everything that this answer stands for."""
    own = own_things(game)
    said = own["things"](referee.table, ask, value) if own else ()
    if said or isinstance(value, str):
        yield from said
    elif ask.kind == "place":
        yield "place", value
    elif ask.kind == "seat":
        yield "seat", value
        yield from pieces_of(value, referee)
    elif ask.kind == "colour":
        yield "stock", None, COLOUR + value, taken(game)


def taken(game: str) -> str:
    """The shape that stands for all that is taken with a colour of this game's box."""
    shape: str = own_things(game).get("TAKEN", FIGURE)
    return shape


def stock(game: str, referee: Referee) -> list[Stock]:
    """What lies beside the plate; of the box also what the question that stands is about."""
    own, ask = own_things(game), referee.ask
    there = [*own["stock"](referee.table)] if "stock" in own else []
    for value in ask.values if ask and ask.kind != "tap" else ():
        for kind, *of in things(game, referee, ask, value) if ask else ():
            if kind == "stock" and of[0] is None and of not in [[*each[:3]] for each in there]:
                there.append((None, of[1], of[2], 1))
    return [each for each in there if each[3]]


def pieces_of(seat: int, referee: Referee) -> Iterator[Thing]:
    """What stands on the plate for a seat."""
    for mark in referee.game.marks(referee.table, referee.ask):
        place, whose, shape, _ = piece_of(mark)
        if whose == seat and shape != LIGHT and isinstance(place, int):
            yield "piece", place, whose, shape


def own_things(game: str) -> dict[str, Any]:
    """What is in a game's things.py."""
    return found.part(game, "things")
