"""Memory fails at every point of every deed, one after the other: nothing is lost or half-done.

A deed that was refused has changed nothing, one that had its ok has been done; what memory holds is
what the journal holds; every command has one reply; and the application lives. On CPython, see
`tests.attack.hunger`; how MicroPython fares with memory that stays short: `tests.attack.heaps`.
"""

from __future__ import annotations

from collections.abc import Iterable

from firmware.link import Link
from firmware.play import Play
from tests.attack.deeds import GAMES, Deed, deeds, state
from tests.attack.hunger import Hunger
from tests.attack.table import OK, Table, run

AT_THE_CABLE = (Link.carry_out,)
BY_HAND = (Play.tapped, Play.answer, Play.take_back)
MOST = 100_000  # more points than any deed has


async def starve(table: Table, deed: Deed, points: Iterable[int]) -> int:
    """The deed, again and again, memory failing at another point each time; how often it did."""
    count = 0
    for at in points:
        before, line = state(table), deed.line(table)
        with Hunger(at, AT_THE_CABLE) as hunger:
            word, fields = await table.say("@7 " + line)
        said = (deed.name, at, hunger.struck, word, fields)
        table.sound()
        assert fields.get("re") == "7", said
        done = state(table) != before
        assert done == (word == OK), said
        if done:
            await deed.take_back(table, before)
        if not hunger.struck:
            return count
        count += 1
    raise AssertionError(f"{deed.name} has more than {MOST} points")


def a_match(game: str, seats: int, step: int, most: int) -> int:
    """Every deed at every answer of a match, at every `step`th point; how often memory failed.

    `most` answers are given; those that cost seconds come at the first one alone.
    """
    counts = []

    async def story(table: Table) -> None:
        assert (await table.new(game, seats))[0] == OK
        while table.referee.ask is not None and len(table.log) < most:
            number = len(table.log)
            for deed in deeds(game, seats):
                if number == 0 or deed.name in ("answer", "undo"):
                    if number or deed.name != "undo":
                        points = range(1 + number % step, MOST, step)
                        counts.append(await starve(table, deed, points))
                    if deed.replaces:
                        continue
            assert (await table.say(table.next_answer()))[0] == OK

    run(story)
    return sum(counts)


def attack(long: bool) -> str:
    """Three matches; their whole length, and every point, where there is time."""
    step, most = (1, MOST) if long else (41, 3)
    return f"{sum(a_match(game, seats, step, most) for game, seats in GAMES)} times memory failed"
