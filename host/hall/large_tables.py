"""Tables of three and more: the fewest meetings again, then people of near ranks.

That is a hard problem. Up to SEARCHED people every plan is looked at that may still be the best;
above that two people after the other change places, from several starts. Where some still meet
again, `Strangers` looks through all rounds there are, for as many people as clubs have.
"""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
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
STEPS = 300_000  # of a search for a round of strangers
LOOKED_AT = 240  # people of such a search
ALONE = 1  # seats of a table at which one person sits out


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


def nearer(tables: Tables, met: Meetings, rank: Mapping[str, int]) -> Tables:
    """The same round of strangers, with people exchanged where that brings ranks nearer."""
    best, least = tables, total(tables, met, rank)
    for one, other in combinations(sorted(rank, key=lambda name: rank[name]), 2):
        swap = {one: other, other: one}
        found = [[swap.get(name, name) for name in table] for table in best]
        if (now := total(found, met, rank)) < least:
            best, least = found, now
    return best


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


class Strangers:
    """The search for a round in which nobody meets anybody again: to its end, or for STEPS.

    People are bits of a number, by rank. Who has the fewest left to sit with is seated first; a
    rest that was looked through in vain is not looked at again.

    rests  those who may sit out, ALONE
    """

    def __init__(self, order: Sequence[str], met: Meetings, rests: Collection[str] = ()) -> None:
        self.order = order
        self.rests = [name in rests for name in order]
        self.steps = STEPS
        self.in_vain: set[tuple[int, tuple[int, ...]]] = set()
        self.unmet = [
            sum(1 << at for at, other in enumerate(order)
                if other != name and not met[frozenset((name, other))])
            for name in order
        ]  # fmt: skip

    def round(self, shape: Sequence[int]) -> Tables | None:
        """None: there is none, or it was not found in time."""
        found = self._tables((1 << len(self.order)) - 1, tuple(shape))
        names = [[self.order[at] for at in bits(table)] for table in found or ()]
        return sorted(names, key=len, reverse=True) or None

    def _tables(self, left: int, sizes: tuple[int, ...]) -> list[int] | None:
        if not left:
            return []
        if (left, sizes) in self.in_vain:
            return None
        first = min(bits(left), key=lambda one: (self.unmet[one] & left).bit_count())
        for size in sorted(set(sizes)):
            if size == ALONE and not self.rests[first]:
                continue
            rest = list(sizes)
            rest.remove(size)
            found = self._table(1 << first, self.unmet[first] & left, size, left, tuple(rest))
            if found is not None:
                return found
        if self.steps >= 0:
            self.in_vain.add((left, sizes))
        return None

    def _table(
        self, table: int, can: int, size: int, left: int, sizes: tuple[int, ...]
    ) -> list[int] | None:
        """This table, with others of those who `can`, and all that come after it."""
        self.steps -= 1
        more = size - table.bit_count()
        if not more and self.steps >= 0:
            rest = self._tables(left & ~table, sizes)
            return None if rest is None else [table, *rest]
        while self.steps >= 0 and can.bit_count() >= more:
            one = can & -can
            can ^= one
            fits = can & self.unmet[one.bit_length() - 1]
            found = self._table(table | one, fits, size, left, sizes)
            if found is not None:
                return found
        return None


def bits(number: int) -> Iterator[int]:
    """The places of its ones, the lowest first."""
    while number:
        one = number & -number
        number ^= one
        yield one.bit_length() - 1
