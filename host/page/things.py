"""Where what an answer stands for is drawn, so that people click it there as well as in a list.

A thing is a tuple of words and numbers, and its key is what the page finds its drawing by:

    ("place", place)               a place of the plate
    ("piece", place, mark, shape)  what stands there, as a game's `marks` has it
    ("between", places)            the border or the slot between these places
    ("seat", seat)                 a person at the table
    ("group", seat, at)            the group `at`, from 0, of what lies before a seat
    ("die", value)                 a die of the last throw

What a kind of question is about is known here; a game says the rest in its things.py.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from typing import Any

from engine import found
from engine.ask import Ask
from engine.places import LIGHT, piece_of
from engine.referee import Referee

Thing = tuple[Any, ...]
Value = int | str


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


def answers(game: str, referee: Referee) -> dict[str, Value]:
    """Key -> the one answer to the question that stands which is meant by a click on it.

    A tap's pieces are not among them: cards are buttons where they lie.
    """
    ask = referee.ask
    if ask is None or ask.kind == "tap":
        return {}
    meant: dict[str, set[Value]] = {}
    for value in (*ask.values, *ask.items):
        for thing in things(game, referee, ask, value):
            for each in (thing, ("place", thing[1])) if thing[0] == "piece" else (thing,):
                meant.setdefault(key(each), set()).add(value)
    return {each: values.pop() for each, values in meant.items() if len(values) == 1}


def things(game: str, referee: Referee, ask: Ask, value: Value) -> Iterator[Thing]:
    """Everything that this answer stands for."""
    own = own_things(game)
    said = own.things(referee.table, ask, value) if own else ()
    if said or isinstance(value, str):
        yield from said
    elif ask.kind == "place":
        yield "place", value
    elif ask.kind == "seat":
        yield "seat", value
        yield from pieces_of(value, referee)


def pieces_of(seat: int, referee: Referee) -> Iterator[Thing]:
    """What stands on the plate for a seat."""
    for mark in referee.game.marks(referee.table, referee.ask):
        place, whose, shape, _ = piece_of(mark)
        if whose == seat and shape != LIGHT and isinstance(place, int):
            yield "piece", place, whose, shape


def own_things(game: str) -> Any:
    """A game's things.py, or None."""
    return (
        importlib.import_module(found.module(game, "things")) if found.has(game, "things") else None
    )
