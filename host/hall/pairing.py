"""Who plays whom: tables of a round, for games of any number of seats.

Swiss for tables of more than two: people are seated by rank, and a search by swaps then trades a
little rank for fewer repeated meetings. Round robin: everybody of a group meets everybody. All
that is drawn by lot comes from the tournament's seed, so a round can be drawn again.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from itertools import combinations

Meetings = Counter[frozenset[str]]
AGAIN = 40  # what a repeated meeting costs, in ranks; its square counts: rather two twice than one
SWAPS = 30  # tried for each person
NEAR = 12  # ranks: two people further apart do not change places


def sizes(people: int, fewest: int, most: int, wanted: int) -> list[int]:
    """Seats of each table: as near to `wanted` as it goes, with as few left over as can be.

    The largest tables come first. Left over are people - sum(sizes(…)).
    """
    best: tuple[int, int, list[int]] | None = None
    for tables in range(1, people // fewest + 1):
        seated = min(people, tables * most)
        small, more = divmod(seated, tables)
        found = [small + 1] * more + [small] * (tables - more)
        off = sum(abs(size - wanted) for size in found)
        if small >= fewest and (best is None or (people - seated, off) < best[:2]):
            best = people - seated, off, found
    return best[2] if best else []


def swiss(
    ranked: Sequence[str], shape: Sequence[int], met: Meetings, rng: random.Random
) -> list[list[str]]:
    """Tables of people by rank, the first first; `met`: how often two have met."""
    order = list(ranked[: sum(shape)])
    rank = {name: at for at, name in enumerate(order)}
    table_of = [table for table, size in enumerate(shape) for _ in range(size)]
    tables = seated(order, shape)
    for _ in range(SWAPS * len(order)):
        one = rng.randrange(len(order))
        other = min(len(order) - 1, max(0, one + rng.randint(-NEAR, NEAR)))
        a, b = table_of[one], table_of[other]
        if a == b:
            continue
        before = cost(tables[a], met, rank) + cost(tables[b], met, rank)
        swap(order, tables, table_of, one, other)
        if cost(tables[a], met, rank) + cost(tables[b], met, rank) > before:
            swap(order, tables, table_of, one, other)
    return tables


def seated(order: Sequence[str], shape: Sequence[int]) -> list[list[str]]:
    tables, at = [], 0
    for size in shape:
        tables.append(list(order[at : at + size]))
        at += size
    return tables


def swap(
    order: list[str], tables: list[list[str]], table_of: list[int], one: int, other: int
) -> None:
    first, second = order[one], order[other]
    order[one], order[other] = second, first
    for table, gone, come in ((table_of[one], first, second), (table_of[other], second, first)):
        tables[table][tables[table].index(gone)] = come


def cost(table: list[str], met: Meetings, rank: dict[str, int]) -> int:
    """How bad a table is: people who have met before, and ranks far apart."""
    places = [rank[name] for name in table]
    again = sum(met[frozenset(pair)] ** 2 for pair in combinations(table, 2))
    return AGAIN * again + max(places) - min(places)


def groups(people: Sequence[str], size: int, rng: random.Random) -> list[list[str]]:
    """Groups of about `size`, drawn by lot; they differ by one at most."""
    drawn = list(people)
    rng.shuffle(drawn)
    count = max(1, round(len(drawn) / size))
    return [drawn[number::count] for number in range(count)]


def round_robin(group: Sequence[str], number: int) -> list[list[str]]:
    """Round `number` (from 0) of pairs by the circle: who sits out is left out."""
    circle = [*group] if len(group) % 2 == 0 else [*group, ""]
    if number % max(1, len(circle) - 1):
        turned = number % (len(circle) - 1)
        circle = [circle[0], *circle[-turned:], *circle[1:-turned]]
    half = len(circle) // 2
    pairs = zip(circle[:half], reversed(circle[half:]), strict=True)
    return [[one, other] for one, other in pairs if one and other]


def seats(table: Sequence[str], sat: dict[str, int], rng: random.Random) -> list[str]:
    """In which order they sit: who sat late so far (a sum of seats, from 0) sits early."""
    drawn = list(table)
    rng.shuffle(drawn)
    return sorted(drawn, key=lambda name: -sat.get(name, 0))
