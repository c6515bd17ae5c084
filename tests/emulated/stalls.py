"""How long nobody looks at the reader while hands could act, and how soon an erase is over.

A sector of flash takes 45 ms to be erased, littlefs as long again to read and to write around it,
and no program runs then. So the table does that just after an answer, while the hand that gave it
is still busy, and once nobody has acted for ten seconds. All else that it does between two looks is
shorter than 30 ms, but for a collection of all garbage, which takes up to 29 alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from tests.emulated.pico import ERASE
from tests.emulated.stopwatch import quantile, spread
from tests.emulated.table import Table

LOOK_MS = 35.0  # from a look to the next, where nothing is written
ERASED_MS = 300.0  # since the yes: a hand lays a tag, hears it and is not back sooner

Wait = tuple[float, float, float]  # ns: the yes before, the question on the screen, the next deed


def unwatched(table: Table, waits: list[Wait]) -> Iterator[float]:
    """Of every wait for hands the longest time without a look, in ms, where nothing was written."""
    looks = [(first, last) for first, last, _ in table.spi.bursts]
    wrote = [begun for begun, _, _ in table.pico.flash.done]
    for _, shown, deed in waits:
        inside = [look for look in looks if shown < look[0] and look[1] < deed]
        yield max(
            [
                (after[0] - before[1]) / 1e6
                for before, after in pairwise(inside)
                if not any(before[1] < begun < after[0] for begun in wrote)
            ],
            default=0.0,
        )


def erased(table: Table, waits: list[Wait]) -> Iterator[float]:
    """Of every erase before the next deed, how long after the yes it ended, in ms."""
    erases = [(begun, ended) for begun, ended, what in table.pico.flash.done if what == ERASE]
    for heard, _, deed in waits:
        yield from ((ended - heard) / 1e6 for _, ended in erases if heard < ended < deed)


def report(title: str, looks: list[float], erases: list[float]) -> list[str]:
    """Print both, and which of them is empty or above what is promised."""
    broken = []
    for name, values, most in (("no look", looks, LOOK_MS), ("yes to erased", erases, ERASED_MS)):
        if not values:
            broken.append(f"{title}: no {name} was measured")
            continue
        print(spread(name, values))
        if (got := quantile(values, 100)) > most:
            broken.append(f"{title}: {name} {got:.1f} ms at most, not {most:.0f}")
    return broken
