"""Memory fails at every point of every deed, one after the other: nothing is lost or half-done.

A deed that was refused has changed nothing, one that had its ok has been done; what memory holds is
what the journal holds; every command has one reply; and the application lives. On CPython, see
`tests.attack.hunger`; how MicroPython fares with memory that stays short: `tests.attack.heaps`.
"""

from __future__ import annotations

import random

from firmware.link.link import Link
from tests.attack.deeds import GAMES, Deed, deeds, state
from tests.attack.hunger import Hunger
from tests.attack.table import OK, Table, run

ALL = 1_000_000


async def starve(table: Table, deed: Deed, at: int) -> int:
    """The deed while memory fails at this point, 0: at none; how many points there were so far."""
    before, line = state(table), deed.line(table)
    with Hunger(at, [Link.carry_out]) as hunger:
        word, fields = await table.say("@7 " + line)
    said = (deed.name, at, hunger.struck, word, fields)
    table.sound()
    assert fields.get("re") == "7", said
    done = state(table) != before
    assert done == (word == OK), said
    if done:
        await deed.take_back(table, before)
    return hunger.after


async def everywhere(table: Table, deed: Deed, most: int, rng: random.Random) -> int:
    """At so many of the deed's points, all of them where there are no more; how many."""
    points = await starve(table, deed, 0)
    chosen = rng.sample(range(1, points + 1), min(most, points))
    for at in sorted(chosen):
        await starve(table, deed, at)
    return len(chosen)


def a_match(game: str, seats: int, most: int, answers: int) -> int:
    """Every deed in a match, answers and undos at each of `answers`; how often memory failed."""
    counts, rng = [], random.Random(game)

    async def story(table: Table) -> None:
        assert (await table.new(game, seats))[0] == OK
        while table.referee.ask is not None and len(table.log) < answers:
            number = len(table.log)
            for deed in deeds(game, seats):
                if number == 1 or (number and deed.name in ("answer", "undo")):
                    counts.append(await everywhere(table, deed, most, rng))
                if number == 1 and deed.replaces:
                    assert (await table.say(table.next_answer()))[0] == OK
            assert (await table.say(table.next_answer()))[0] == OK

    run(story)
    return sum(counts)


def attack(long: bool) -> str:
    """Three matches: whole ones, at every point of every answer, where there is time."""
    most, answers = (2000, ALL) if long else (8, 3)
    count = sum(a_match(game, seats, most, answers) for game, seats in GAMES)
    return f"memory failed {count} times in {len(GAMES)} matches; nothing was lost"
