"""Who sits where at a table: evened out over a tournament, the first seat above all.

A seat is a place between 1, the first, and -1, the last. As in the rules of chess federations, the
places of a person add up to 2 at most, either way, and no one sits first, or last, three times
running, where another order of the table allows it.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from itertools import permutations

FURTHEST = 2.0  # to which a person's places may add up
RUNNING = 2  # times first, or last, one after the other
TRIED = 6  # seats of a table of which every order is looked at
Sat = Mapping[str, Sequence[float]]


def place(seat: int, seats: int) -> float:
    return 1 - 2 * seat / max(1, seats - 1)


def breaks(sat: Sequence[float], next_place: float) -> bool:
    """Whether a person who sat there so far must not sit there now."""
    running = abs(next_place) == 1 and [*sat[-RUNNING:]] == [next_place] * RUNNING
    return running or abs(sum(sat) + next_place) > FURTHEST


def strain(sat: Sequence[float], next_place: float) -> float:
    """How far from even a person's places are then."""
    again = bool(sat) and sat[-1] == next_place
    return 100 * breaks(sat, next_place) + (sum(sat) + next_place) ** 2 + again / 2


def seats(table: Sequence[str], sat: Sat, rng: random.Random) -> list[str]:
    """In which order they sit; what is equally even is drawn by lot."""
    drawn = list(table)
    rng.shuffle(drawn)
    if len(drawn) > TRIED:
        return sorted(drawn, key=lambda name: sum(sat[name]))

    def tension(order: Sequence[str]) -> float:
        return sum(strain(sat[name], place(at, len(order))) for at, name in enumerate(order))

    return min(map(list, permutations(drawn)), key=tension)


def clash(one: Sequence[float], other: Sequence[float]) -> int:
    """1 where these two cannot sit in any order; else 0."""
    return int(all(
        breaks(first, 1.0) or breaks(second, -1.0) for first, second in ((one, other), (other, one))
    ))  # fmt: skip
