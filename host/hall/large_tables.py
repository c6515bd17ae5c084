"""Tables of three and more: the fewest meetings again, then people of near ranks.

That is a hard problem. Up to SEARCHED people every plan is looked at that may still be the best;
above that two people after the other change places, from several starts, and where some still meet
again a round of strangers is looked for, so many steps long.
"""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations

Meetings = Counter[frozenset[str]]
Tables = list[list[str]]
SEARCHED = 12
AGAIN = 40  # what a repeated meeting costs a search by swaps, in ranks
SWAPS = 60  # tried for each person
WARM = 15.0  # ranks: what a swap may cost at first
COOL = 0.8  # of the way; from then on none may cost anything
NEAR = 12  # ranks: two people further apart do not change places
STARTS = 6  # while people still meet again
STEPS = 20_000  # of a search for a round of strangers


def ranks(ranked: Sequence[str]) -> dict[str, int]:
    return {name: at for at, name in enumerate(ranked)}


def plan(order: Sequence[str], shape: Sequence[int], met: Meetings, rng: random.Random) -> Tables:
    """Tables of these sizes with the fewest meetings again, then the nearest ranks."""
    rank = ranks(order)
    best = swapped(order, shape, met, rng)
    for _ in range(STARTS - 1):
        if total(best, met, rank)[0] == 0:
            break
        other = swapped(order, shape, met, rng)
        best = min(best, other, key=lambda tables: total(tables, met, rank))
    if len(order) <= SEARCHED:
        return searched(order, shape, met, best)
    if total(best, met, rank)[0]:
        return strangers(order, shape, met) or best
    return best


def total(tables: Tables, met: Meetings, rank: Mapping[str, int]) -> tuple[int, int]:
    """(meetings again, squared; ranks between first and last) of all tables."""
    both = [cost(table, met, rank) for table in tables]
    return sum(again for again, _ in both), sum(apart for _, apart in both)


def cost(table: Sequence[str], met: Meetings, rank: Mapping[str, int]) -> tuple[int, int]:
    """How bad a table is: people who have met before, rather two twice than one three times."""
    places = [rank[name] for name in table]
    again = sum(met[frozenset(pair)] ** 2 for pair in combinations(table, 2))
    return again, max(places) - min(places)


def swapped(
    order: Sequence[str], shape: Sequence[int], met: Meetings, rng: random.Random
) -> Tables:
    """By rank, then two people after the other change places; what that may cost falls to 0."""
    rank, row = ranks(order), list(order)
    table_of = [table for table, size in enumerate(shape) for _ in range(size)]
    first = [sum(shape[:table]) for table in range(len(shape))]

    def price(table: int) -> int:
        again, apart = cost(row[first[table] : first[table] + shape[table]], met, rank)
        return AGAIN * again + apart

    steps = SWAPS * len(row)
    for step in range(steps):
        one = rng.randrange(len(row))
        other = min(len(row) - 1, max(0, one + rng.randint(-NEAR, NEAR)))
        a, b = table_of[one], table_of[other]
        if a == b:
            continue
        before = price(a) + price(b)
        row[one], row[other] = row[other], row[one]
        worse = price(a) + price(b) - before
        heat = WARM * (1 - step / steps / COOL)
        if worse > 0 and (heat <= 0 or rng.random() > math.exp(-worse / heat)):
            row[one], row[other] = row[other], row[one]
    return [row[at : at + size] for at, size in zip(first, shape, strict=True)]


def searched(order: Sequence[str], shape: Sequence[int], met: Meetings, best: Tables) -> Tables:
    """The best of all plans; `best` is one, and what is no better is not looked at to its end."""
    rank = ranks(order)
    found, least = best, total(best, met, rank)

    def seat(left: Sequence[str], free: list[int], tables: Tables, so_far: tuple[int, int]) -> None:
        nonlocal found, least
        if not left:
            found, least = tables, so_far
            return
        for size in sorted(set(free)):
            rest = free.copy()
            rest.remove(size)
            for mates in combinations(left[1:], size - 1):
                table = [left[0], *mates]
                again, apart = cost(table, met, rank)
                now = so_far[0] + again, so_far[1] + apart
                if now < least:
                    others = [name for name in left if name not in table]
                    seat(others, rest, [*tables, table], now)

    seat(order, list(shape), [], (0, 0))
    return sorted(found, key=len, reverse=True)


def strangers(order: Sequence[str], shape: Sequence[int], met: Meetings) -> Tables | None:
    """A plan in which nobody meets anybody again; None: there is none, or it was not found."""
    steps = STEPS

    def seat(table: list[str], can: list[str], left: list[str], at: int) -> Tables | None:
        nonlocal steps
        steps -= 1
        if steps < 0:
            return None
        if len(table) == shape[at]:
            if at + 1 == len(shape):
                return [table]
            rest = [name for name in left if name not in table]
            more = seat([rest[0]], unmet(rest[0], rest[1:], met), rest, at + 1)
            return more and [table, *more]
        for number, name in enumerate(can[: len(can) - (shape[at] - len(table)) + 1]):
            more = seat([*table, name], unmet(name, can[number + 1 :], met), left, at)
            if more or steps < 0:
                return more
        return None

    return seat([order[0]], unmet(order[0], order[1:], met), list(order), 0)


def unmet(name: str, others: Sequence[str], met: Meetings) -> list[str]:
    return [other for other in others if not met[frozenset((name, other))]]
