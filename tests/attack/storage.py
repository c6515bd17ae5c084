"""Every single call of storage fails, one after the other: what was answered is kept or told.

Where storage fails the game goes on; when it works again, the next line brings the journal up to
date. A call may fail before it has done anything, or after; a file may fail in its midst.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from firmware.storage.files import LONG as FILE
from tests.attack.deeds import Deed, Play, a_match, state, there_is
from tests.attack.doubles import Doubles
from tests.attack.table import OK, Disk, Table, modules_kept, run

METHODS = ("append", "replace", "move", "remove", "names", "exists", "free", "size")
CHANGES = ("append", "replace", "move", "remove")
BEFORE, AFTER = "before", "after"
WAYS: tuple[tuple[str, type[Exception]], ...] = (
    (BEFORE, OSError), (BEFORE, MemoryError), (AFTER, OSError),
)  # fmt: skip
EVERY_DEED = 6  # answers between two rounds of all deeds; answers and undos come each time
END = 1 << 30


class Failing(Disk):
    """A disk whose calls fail in doubles; without `doubles` none does. `late`: after its effect."""

    def __init__(self) -> None:
        super().__init__()
        self.doubles: Doubles | None = None
        self.late = False
        for method in METHODS:
            setattr(self, method, self._guarded(method, getattr(super(), method)))

    def _guarded(self, method: str, call: Callable[..., Any]) -> Callable[..., Any]:
        def guarded(*args: Any) -> Any:
            for when, fault in WAYS:
                self.late = when == AFTER
                if self.late and method not in CHANGES:
                    continue
                if self.doubles and self.doubles.go_wrong(f"{method}, {fault.__name__} {when}"):
                    if self.late:
                        call(*args)
                    raise fault(5)
            return call(*args)

        return guarded

    def lines(self, name: str) -> Iterator[str]:
        """It may fail before the first line, or behind it."""
        for number, line in enumerate(super().lines(name)):
            for _, fault in WAYS[:2]:
                where = f"line {number} of {name}, {fault.__name__}"
                if number < 2 and self.doubles and self.doubles.go_wrong(where):
                    raise fault(5)
            yield line


async def fail(doubles: Doubles, table: Table, deed: Deed) -> None:
    """The deed; in doubles, one of its calls fails."""
    disk, line, before = table.storage, deed.line(table), state(table)
    journal = disk.files[FILE]
    with doubles.lives():
        disk.doubles = doubles
        word, fields = await table.say("@7 " + line)
        disk.doubles = None
        if doubles.double:
            said = (deed.name, word, fields)
            table.sound()
            changed = state(table)[:-1] != before[:-1]
            assert changed == (word == OK) or (disk.late and changed), said
            assert changed or table.referee.log == before[1], said
            await catch_up(table)
            assert not deed.replaces or there_is(table, journal), (said, journal, disk.files)
    await deed.take_back(table, before)


async def catch_up(table: Table) -> None:
    """Storage works again: the next line brings the journal up to date."""
    if table.app.match is not None and table.referee.ask is not None:
        assert (await table.say(table.next_answer()))[0] == OK
        assert table.app.journal.works and table.kept() == table.log
        assert (await table.say("undo sure"))[0] == OK
        assert table.kept() == table.log


def calls(play: Play, answers: int) -> int:
    """Every call in a match of so many answers; how many failed."""
    with modules_kept():
        doubles = Doubles()
        run(
            lambda table: a_match(table, play, partial(fail, doubles), answers, EVERY_DEED),
            Failing(),
        )
    return doubles.lived


def attack(long: bool, plays: Sequence[Play]) -> str:
    """Whole matches; in short their beginning."""
    said = [f"{play.game} {calls(play, END if long else 2):,}" for play in plays]
    return f"calls that failed: {', '.join(said)}; 0 exceptions, 0 states unequal"
