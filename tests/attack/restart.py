"""Every command that runs for long is killed, one thing that it finds again is spoiled, it starts.

    python -m tests.attack restart
    RESTART=room:7 python -m tests.attack restart        one world alone, with this seed

A world is a command with all that outlives it: files, an archive, what a broker retains, a board.
The command is used and killed at a random moment, one of these things gets rotten bytes or a value
that is valid and strange, and the command starts again. Promise: it comes up, its page is shown,
nothing that it says is for programmers, what was in no spoiled thing is all there, and where
something is not, it says so; Ctrl-C ends it.
"""

from __future__ import annotations

import asyncio
import os
import random
import tempfile
from pathlib import Path

from tests.attack.worlds import World
from tests.attack.worlds_cable import Bridge, Records, Watch
from tests.attack.worlds_hall import Hall
from tests.attack.worlds_play import Play, Room

# A world; how many of it and how many rounds of each; the same in the short form.
WORLDS: tuple[tuple[type[World], tuple[int, int], tuple[int, int]], ...] = (
    (Play, (16, 8), (0, 0)),
    (Room, (6, 8), (1, 1)),
    (Watch, (6, 8), (0, 0)),
    (Hall, (16, 8), (1, 1)),
    (Bridge, (5, 6), (1, 1)),
    (Records, (8, 6), (0, 0)),
)


async def lived(kind: type[World], seed: int, rounds: int) -> None:
    """One world, from its beginning. AssertionError says in which round what was broken."""
    rng = random.Random(f"{kind.__name__} {seed}")
    with tempfile.TemporaryDirectory(prefix="restart-") as folder:
        world = kind(Path(folder), rng)
        history: list[str] = []
        try:
            await world.begin()
            for _ in range(rounds):
                await world.round(history)
            await world.last()
        except Exception as wrong:
            where = f"{kind.__name__.lower()}:{seed}, {' / '.join(history)}"
            raise AssertionError(f"{where}: {wrong!r}\n{world.said()}") from wrong
        finally:
            await world.close()


def attack(long: bool) -> str:
    """What was done. AssertionError where the promise does not hold."""
    only, _, seed = os.environ.get("RESTART", "").partition(":")
    told = []
    for kind, *sizes in WORLDS:
        name = kind.__name__.lower()
        count, rounds = sizes[0] if long else sizes[1]
        seeds = [int(seed)] if seed else range(count)
        if only in ("", name):
            for each in seeds:
                asyncio.run(lived(kind, each, rounds))
            told.append(f"{name} {len(seeds) * rounds}")
    return "killed, spoiled and started again, in rounds: " + ", ".join(told)
