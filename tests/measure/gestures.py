"""Taps and presses of a match, card by card and laid together: python -m tests.measure.gestures.

The same simulated evenings are counted twice, from their answer logs: every answer by itself, as a
reader that tells one tag has it; and as gestures, where the cards of a set come to lie together and
a whole set closes itself (firmware/table/on_reader.py). Turns of the knob are the same, and are not
counted.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine import catalogue
from engine.ask import OK, Ask
from engine.referee import Referee
from host import door
from host.cli_support import positive
from host.people.at_engine import Match

MATCHES = 5
SEED = 12


@dataclass
class Deeds:
    """What hands did in so many matches."""

    taps: int = 0
    presses: int = 0
    gestures: int = 0  # on the reader, sets laid together
    presses_left: int = 0

    @property
    def before(self) -> int:
        return self.taps + self.presses

    @property
    def after(self) -> int:
        return self.gestures + self.presses_left


def counted(game: Any, seats: int, options: dict[str, str], log: bytes) -> Deeds:
    """The deeds of one match."""
    deeds, referee = Deeds(), Referee(game, seats, options)
    question: tuple[Any, ...] = ()
    laid = 0
    for code in log:
        ask = referee.ask
        if ask is None:
            break
        value = ask.decode(code)  # before it is given: `chosen` is the table's own list
        if ask.kind == "tap" and isinstance(value, int):
            deeds.taps += 1
            joins = ask.many and question == about(ask) and value not in ask.chosen and laid > 0
            deeds.gestures += not joins
            laid = laid + 1 if joins else 1
            question = about(ask) if value not in ask.chosen else ()
        else:
            deeds.presses += 1
            closes = value == OK and question == about(ask) and laid > 1 and ask.whole()
            deeds.presses_left += not closes
            question, laid = (), 0
        referee.give(code)
    return deeds


def about(ask: Ask) -> tuple[Any, ...]:
    """What all asks of one set have in common."""
    return (ask.seat, ask.prompt)


def evenings(name: str, matches: int = MATCHES) -> Deeds:
    """Some matches of a game, with as many people as are usual: the middle of what it allows."""
    game = catalogue.load(name)
    _, fewest, most, _ = catalogue.entry(name)
    seats = (fewest + most) // 2
    total = Deeds()
    for number in range(matches):
        match = Match(game, seats, {}, random.Random(SEED + number))
        match.play()
        one = counted(game, seats, {}, bytes(match.referee.log))
        total.taps += one.taps
        total.presses += one.presses
        total.gestures += one.gestures
        total.presses_left += one.presses_left
    return total


def row(name: str, matches: int) -> str:
    deeds = evenings(name, matches)
    saved = 100 * (deeds.before - deeds.after) // max(1, deeds.before)
    figures = (deeds.taps, deeds.presses, deeds.gestures, deeds.presses_left)
    cells = "".join(f"{round(figure / matches):9}" for figure in figures)
    return f"{name:20}{cells}{saved:8} %"


def main(arguments: Sequence[str] | None = None) -> int:
    """A line a game: means of a match."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.measure.gestures", description=(__doc__ or "").split(":")[0]
    )
    parser.add_argument("matches", nargs="?", type=positive, default=MATCHES, help="of each game")
    matches = parser.parse_args(arguments).matches
    heads = "".join(f"{head:>9}" for head in ("taps", "presses", "gestures", "presses"))
    door.say(f"{'a match, mean of ' + str(matches):20}{heads}{'fewer':>10}")
    for name, *_ in catalogue.GAMES:
        door.say(row(name, matches))
    return 0


if __name__ == "__main__":
    sys.exit(main())
