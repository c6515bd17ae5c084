"""Who plays whom: tables of a round, for games of any number of seats.

Swiss: nobody meets anybody twice where a round without that exists, at tables of any size, people
of near ranks meet, and who sits out is chosen together with the tables. Round robin: everybody of a
group meets everybody. All that is drawn by lot comes from the tournament's seed, so a round can be
drawn again.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations, islice

from host.hall.large_tables import (
    ALONE,
    LOOKED_AT,
    Meetings,
    Strangers,
    Tables,
    nearer,
    plan,
    ranks,
    total,
)

Clash = Callable[[str, str], int]  # 1: two who should both sit first, or both last
TRIED = 12  # choices of who sits out for which the nearest ranks are looked for


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
    ranked: Sequence[str], shape: Sequence[int], met: Meetings, rng: random.Random,
    byes: Mapping[str, int] | None = None, clash: Clash = lambda one, other: 0,
) -> tuple[Tables, list[str]]:  # fmt: skip
    """Tables of people by rank, the first first, and who sits out.

    met   how often two have met;  byes: how often each has sat out, one of the fewest is next
    """
    had = byes or {}
    if set(shape) == {2}:
        return pairs(ranked, met, had, clash)
    best: tuple[tuple[int, int], Tables, list[str]] | None = None
    for free in sitting_out(ranked, len(ranked) - sum(shape), had):
        tables = plan([name for name in ranked if name not in free], shape, met, rng)
        found = total(tables, met, ranks(ranked)), tables, free
        if best is None or found[0][0] < best[0][0]:
            best = found
        if best[0][0] == 0:
            break
    if best is None:
        return [], list(ranked)
    again = best[0][0] > 0 and len(ranked) <= LOOKED_AT
    return (again and of_strangers(ranked, shape, met, had)) or best[1:]


def of_strangers(
    ranked: Sequence[str], shape: Sequence[int], met: Meetings, byes: Mapping[str, int]
) -> tuple[Tables, list[str]] | None:
    """A round in which nobody meets anybody again; any of the fewest byes may sit out for it."""
    sure, drawn, more = resting(ranked, len(ranked) - sum(shape), byes)
    order = [name for name in ranked if name not in sure]
    found = Strangers(order, met, drawn).round([*shape, *[ALONE] * more])
    if found is None:
        return None
    tables = [table for table in found if len(table) > ALONE]
    free = [*sure, *(name for table in found[len(tables) :] for name in table)]
    return nearer(tables, met, ranks([name for name in ranked if name not in free])), free


def resting(
    ranked: Sequence[str], count: int, byes: Mapping[str, int]
) -> tuple[list[str], list[str], int]:
    """Who sits out in any case, among whom it is chosen, and how many of these."""
    rank = ranks(ranked)
    order = sorted(ranked, key=lambda name: (byes.get(name, 0), -rank[name]))
    level = byes.get(order[count - 1], 0) if count else 0
    sure = [name for name in order if byes.get(name, 0) < level] if count else []
    return sure, [name for name in order if byes.get(name, 0) == level], count - len(sure)


def sitting_out(ranked: Sequence[str], count: int, byes: Mapping[str, int]) -> Iterator[list[str]]:
    """Those who may sit out, of the fewest byes, the last of the ranks first."""
    sure, drawn, more = resting(ranked, count, byes)
    for each in islice(combinations(drawn, more), TRIED):
        yield [*sure, *each]


# Pairs


def pairs(
    ranked: Sequence[str], met: Meetings, byes: Mapping[str, int], clash: Clash
) -> tuple[Tables, list[str]]:
    """The best of all rounds: by byes, meetings again, clashes, the rank that sits out, nearness.

    Each of these counts for more than all that come after it, in the whole round.
    """
    # a third of a second, for those alone who draw pairs; it says nothing of its types
    import networkx  # type: ignore[import-untyped, import-not-found, unused-ignore]

    count = len(ranked)
    step = (count + 1) ** 3
    fewest = min((byes.get(name, 0) for name in ranked), default=0)

    def cost(one: int, other: int) -> int:
        a, b = ranked[one], ranked[other]
        again = met[frozenset((a, b))] ** 2
        return ((again * step + clash(a, b)) * step * count) + (one - other) ** 2

    def out(one: int) -> int:
        extra = byes.get(ranked[one], 0) - fewest
        return extra * step**4 + (count - 1 - one) * step

    edges = {(one, other): cost(one, other) for one, other in combinations(range(count), 2)}
    if count % 2:
        edges |= {(one, count): out(one) for one in range(count)}
    graph = networkx.Graph()
    most = max(edges.values(), default=0)
    graph.add_weighted_edges_from((*edge, most - each) for edge, each in edges.items())
    found: list[list[int]] = sorted(
        sorted(pair) for pair in networkx.max_weight_matching(graph, True)
    )
    tables = [[ranked[one], ranked[other]] for one, other in found if other < count]
    return tables, [ranked[one] for one, other in found if other == count]


# Groups


def groups(people: Sequence[str], size: int, rng: random.Random) -> list[list[str]]:
    """Groups of about `size`, drawn by lot; they differ by one at most."""
    drawn = list(people)
    rng.shuffle(drawn)
    count = max(1, round(len(drawn) / size))
    return [drawn[number::count] for number in range(count)]


def round_robin(group: Sequence[str], number: int) -> Tables:
    """Round `number` (from 0) of pairs by the circle: who sits out is left out.

    Of each pair the first sits first. Nobody sits first, or last, three times running: in the
    circle the seats alternate, and another lap begins one round later, its seats exchanged.
    """
    chairs = [*group] if len(group) % 2 == 0 else ["", *group]
    rounds = max(1, len(chairs) - 1)
    lap, turned = divmod(number, rounds)
    turned = (turned + lap) % rounds
    circle = [chairs[0], *chairs[len(chairs) - turned :], *chairs[1 : len(chairs) - turned]]
    found = []
    for at in range(len(circle) // 2):
        pair = [circle[at], circle[-1 - at]]
        later = turned if at == 0 else at + 1
        found.append(pair[::-1] if (later + lap) % 2 else pair)
    return [pair for pair in found if all(pair)]


def next_in_circle(
    group: Sequence[str], here: Sequence[str], before: Meetings, since: Meetings
) -> Tables:
    """The next round of a group at which anybody plays; a chair is empty while its owner is away.

    before  meetings before the circle began: these sit out of its first lap
    since   meetings in the circle, those that were cancelled, too
    """
    rounds = max(1, len(group) - 1 + len(group) % 2)
    next_one = 0
    for number in range(rounds * (1 + max(since.values(), default=0))):
        lap = number // rounds
        if any(since[frozenset(pair)] > lap for pair in round_robin(group, number)):
            next_one = number + 1
    for number in range(next_one, next_one + 2 * rounds):
        tables = [
            pair for pair in round_robin(group, number)
            if set(pair) <= set(here) and (number >= rounds or not before[frozenset(pair)])
        ]  # fmt: skip
        if tables:
            return tables
    return []
