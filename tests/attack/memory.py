"""Memory fails at every point of every deed, one after the other: nothing is lost or half-done.

A deed that was refused has changed nothing, one that had its ok has been done; what memory holds is
what the journal holds; every command has one reply; and the application lives. On CPython, by two
ways to fail: every allocation (`tests.attack.allocator`), and every bytecode that may need memory
on either Python (`tests.attack.hunger`). How MicroPython fares with memory that stays short:
tests/both/app/memory/test_starved.py.
"""

from __future__ import annotations

import signal
from collections.abc import Sequence

from firmware.link.link import Link
from firmware.storage.files import LONG as FILE
from tests.attack import allocator
from tests.attack.allocator import Allocator
from tests.attack.deeds import Deed, Play, a_match, state, there_is
from tests.attack.doubles import Double, Doubles
from tests.attack.hunger import Hunger
from tests.attack.table import OK, Table, facts, modules_kept, run

EVERY_DEED = 24  # answers between two rounds of all deeds; answers and undos come each time
END = 1 << 30
SHORT, SHORT_ALLOCATIONS = 5999, 599  # in short, one point in so many
LINK, LINKED = "firmware/link/link.py", 6  # all points of the link's own code, for some answers
SWAPS = "firmware/table/"  # here the new takes the place of the old: in short, one in SOME
SOME = 3
LONG = 11  # of the bytecodes, in long; of the allocations each
CLEAR = 3  # allocations in a row beyond the last one
OTHERWISE = ("SystemError", 'RuntimeError("can')  # what CPython raises at times instead
FAILED, LOST = "failed", "lost"
CRASHES = (signal.SIGSEGV, signal.SIGABRT, signal.SIGBUS)  # of Python's own code in C


class Starved:
    """A deed that memory was to fail, and what must hold then.

    told  (name, reply) of the deed, for whom it went wrong
    """

    def __init__(self, table: Table, deed: Deed) -> None:
        self.table, self.deed = table, deed
        self.line = deed.line(table)
        self.before, self.inside = state(table), facts(table.referee)
        self.journal = table.storage.files[FILE]
        self.done = self.lost = False

    async def say(self) -> None:
        """The deed: done and told so, or neither."""
        word, fields = await self.table.say("@7 " + self.line)
        self.told = (self.deed.name, word, fields)
        assert fields.get("re") == "7", self.told
        self.done = state(self.table) != self.before
        self.lost = fields.get("text", "").startswith(OTHERWISE)
        assert self.done == (word == OK), self.told
        assert self.done or facts(self.table.referee) == self.inside, self.told

    def sound(self) -> None:
        self.table.sound()
        assert not self.deed.replaces or there_is(self.table, self.journal), self.told

    async def again(self) -> None:
        """Refused for want of memory, it is done once there is some."""
        if not self.done:
            word, fields = await self.table.say(self.line)
            assert word == OK and state(self.table) != self.before, (self.told, word, fields)
            self.done = True


class EveryAllocation:
    """lived  how often memory failed;  `lost` how often Python itself did not survive it."""

    def __init__(self, failing: Allocator, every: int) -> None:
        self.failing, self.every = failing, every
        self.lived = self.lost = 0

    async def starve(self, table: Table, deed: Deed) -> None:
        """The deed again and again, another allocation failing each time.

        In a double: where Python itself dies of it, another one goes on.
        """
        at, over = 1, False
        while not over:
            double = Double()
            if double.here:
                await self.one_by_one(table, deed, at, double)
            told, ended = double.hear()
            wrong = [line for line in told if line not in (FAILED, LOST)]
            assert not wrong, f"{deed.name}, allocation {at + len(told) * self.every}: {wrong}"
            self.lived += len(told) + (ended > 0)
            self.lost += told.count(LOST) + (ended > 0)
            assert ended in (0, *CRASHES), f"{deed.name}: ended by signal {ended}"
            at, over = at + (len(told) + 1) * self.every, not ended

    async def one_by_one(self, table: Table, deed: Deed, at: int, double: Double) -> None:
        """In a double: a line for every failure; it ends where there are no more allocations."""
        clear = 0
        try:
            while clear < CLEAR:
                tried = Starved(table, deed)
                self.failing.at = at
                await tried.say()
                tried.sound()
                clear = clear + 1 if self.failing.beyond else 0
                if not clear:
                    double.tell(LOST if tried.lost else FAILED)
                if tried.done:
                    await deed.take_back(table, tried.before)
                at += 1 if clear else self.every
        except BaseException as wrong:
            double.tell(repr(wrong))
        double.end()


class EveryBytecode:
    """The deed once, and in doubles memory fails at its points."""

    def __init__(self, doubles: Doubles, room: str = "") -> None:
        self.doubles = doubles
        self.room = room

    async def starve(self, table: Table, deed: Deed) -> None:
        tried = Starved(table, deed)
        with self.doubles.lives():
            with Hunger(self.doubles, [Link.carry_out], self.room):
                await tried.say()
            if self.doubles.double:
                tried.sound()
                await tried.again()
        await deed.take_back(table, tried.before)


def allocations(play: Play, every: int, answers: int) -> str:
    """Every allocation of a match's deeds, or one in so many; what was done."""
    if not allocator.there_is_one():
        return "this Python's allocator cannot be made to fail"
    with modules_kept(), Allocator(Link, "carry_out") as failing:
        each = EveryAllocation(failing, every)
        run(lambda table: a_match(table, play, each.starve, answers, EVERY_DEED))
    quirk = f" ({each.lost} lost by Python itself)" if each.lost else ""
    return f"{each.lived:,} allocations failed{quirk}"


def bytecodes(play: Play, every: int, answers: int, room: str = "") -> str:
    """Every point of a match's deeds, or one in so many; what was done."""
    with modules_kept():
        doubles = Doubles(every, play.game)
        each = EveryBytecode(doubles, room)
        run(lambda table: a_match(table, play, each.starve, answers, EVERY_DEED))
    return f"{doubles.lived:,} of {doubles.points:,} bytecodes"


def attack(long: bool, plays: Sequence[Play]) -> str:
    """Whole matches; in short their beginning, at few points."""
    said = []
    for play in plays:
        every, fine, answers = (1, LONG, END) if long else (SHORT_ALLOCATIONS, SHORT, 2)
        told = f"{allocations(play, every, answers)}, {bytecodes(play, fine, answers)}"
        told += f", of the link's own {bytecodes(play, 1, LINKED, LINK)}"
        told += "" if long else ", of the table's " + bytecodes(play, SOME, answers, SWAPS)
        print(f"  {play.game}: {told}", flush=True)
        said.append(play.game)
    return f"in {', '.join(said)}: 0 exceptions, 0 states unequal"
