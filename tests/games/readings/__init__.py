"""A second reading of the table for every game: what lights, status and standing must say of it.

A module a game, with `read(table, ask, people) -> Reading`. It is written from the rule page, in
the words that people use, and takes facts of the table (its plain fields) and what is asked,
nothing of what the rulebook shows of them. tests/games/test_shown.py compares the two.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

SPACES = range(1, 31)
COLOURS = ("white", "blue", "green", "yellow", "red", "black")  # of the Stonehenge box
RIM_COLOURS = {space: COLOURS[at % 6] for at, space in enumerate(SPACES)}
NUMBERS = [*SPACES, *SPACES]  # of the number cards, day and night
TO_START = "Setting up"  # before the first round
NOBODY, CHOICE, SUBJECT, IT = "nobody", "may be chosen", "the question", "it"

Light = tuple[str, str, str]  # place, whose, what


class Reading:
    """status   the sentence that tells where the match stands
    columns  of the standing;  rows  of it, by participant: what people read in each column
    lies     (place, whose, what) -> how many
    about    the sentences that say what a question is about
    called   option -> its name, of those whose number says too little
    worth    what the pieces laid towards the answer come to; None where nothing is added up
    """

    def __init__(self, status: str, columns: list[str], rows: list[list[str]]) -> None:
        self.status = status
        self.columns = columns
        self.rows = rows
        self.lies: Counter[Light] = Counter()
        self.about: list[str] = []
        self.called: dict[int | str, str] = {}
        self.worth: int | None = None

    def lay(self, place: object, whose: str, what: str = "disc", number: int = 1) -> None:
        if number:
            self.lies[str(place), whose, what] += number


def cells(*rows: list[Any]) -> list[list[str]]:
    """What stands in a column; a dash for nothing."""
    return [["-" if cell is None else str(cell) for cell in row] for row in rows]


def some(number: int, things: str) -> str:
    """`1 disc`, `2 discs`."""
    return f"{number} {things.removesuffix('s') if number == 1 else things}"


def lap(space: int) -> int:
    """Where a figure stands that has gone on beyond 30."""
    while space > 30:
        space -= 30
    return space
