"""Every single call of storage fails, one after the other: what was answered is kept or told.

Where storage fails the game goes on; when it works again, the next line brings the journal up to
date. A call may fail before it has done anything, or after.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from tests.attack.deeds import GAMES, Deed, deeds, state
from tests.attack.table import OK, Disk, Table, run

METHODS = ("append", "replace", "move", "remove", "names", "exists", "lines")
FAULTS: tuple[type[Exception], ...] = (OSError, MemoryError)
CHANGES = ("append", "replace", "move", "remove")


class Failing(Disk):
    """A disk of which one call fails.

    at     how many calls from now, 1 the next; 0: none
    late   whether the call has its effect first;  `fault` what it raises
    """

    def __init__(self) -> None:
        super().__init__()
        self.arm(0)
        for method in METHODS:
            setattr(self, method, self._guarded(method, getattr(super(), method)))

    def arm(self, at: int, late: bool = False, fault: type[Exception] = OSError) -> None:
        self.at = at
        self.late = late
        self.fault = fault
        self.struck = ""

    def _guarded(self, method: str, call: Callable[..., Any]) -> Callable[..., Any]:
        def guarded(*args: Any) -> Any:
            self.at -= 1
            if self.at != 0:
                return call(*args)
            self.struck = method
            if self.late and method in CHANGES:
                call(*args)
            raise self.fault(5)

        def lines(*args: Any) -> Iterator[str]:
            yield from guarded(*args)

        return lines if method == "lines" else guarded


async def fail(table: Table, deed: Deed, late: bool, fault: type[Exception]) -> int:
    """The deed, again and again, another call failing each time; how often one did."""
    for count in range(100):
        before, line = state(table), deed.line(table)
        table.storage.arm(count + 1, late, fault)
        word, fields = await table.say("@7 " + line)
        struck = table.storage.struck
        table.storage.arm(0)
        said = (deed.name, late, fault, struck, word, fields)
        table.sound()
        changed = state(table)[:-1] != before[:-1]
        assert changed == (word == OK) or (late and changed), said
        if changed:
            await deed.take_back(table, before)
        if not struck:
            return count
        await catch_up(table)
    raise AssertionError(f"{deed.name} calls storage more than a hundred times")


async def catch_up(table: Table) -> None:
    """Storage works again: the next line brings the journal up to date."""
    if table.referee.ask is not None:
        assert (await table.say(table.next_answer()))[0] == OK
        assert table.app.journal.works and table.kept() == table.log
        assert (await table.say("undo sure"))[0] == OK
        assert table.kept() == table.log


def a_match(game: str, seats: int, numbers: Sequence[int]) -> int:
    """Every deed after so many answers, every call failing in every way; how often one did."""
    counts = []

    async def story(table: Table) -> None:
        assert (await table.new(game, seats))[0] == OK
        while table.referee.ask is not None and len(table.log) <= numbers[-1]:
            for deed in deeds(game, seats) if len(table.log) in numbers else ():
                for late in (False, True):
                    for fault in FAULTS:
                        if not (late and fault is MemoryError) and not deed.replaces:
                            counts.append(await fail(table, deed, late, fault))
            assert (await table.say(table.next_answer()))[0] == OK

    run(story, Failing())
    return sum(counts)


def attack(long: bool) -> str:
    """Three whole matches."""
    numbers = range(1, 1000) if long else (1, 7)
    count = sum(a_match(game, seats, numbers) for game, seats in GAMES)
    return f"storage failed {count} times in {len(GAMES)} matches; nothing was lost"
