"""The archive of all that is played, with its ratings, fed from a hall's records.

The hall's own file is its outbox, with a mark of how far the archive has it: so nothing is lost
when the archive is away for a while, or the hall ends in between.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Protocol

from host.archive import history, people
from host.archive.archive import FAULTY, Archive
from host.archive.librarian import Librarian
from host.hall.shelf import Shelf

AT_ONCE = 25
AGAIN_S = 5.0
NAMES_S = 10.0
MARK = "archive"
LEADERS = 10  # people whose ratings the hall shows


class People(Protocol):
    """What follows what the history calls people; a tournament's director does."""

    def sat(self) -> dict[str, list[tuple[bytes, int]]]:
        """The names to ask for, with the matches in which they sat, and where."""
        ...

    def rename(self, names: dict[str, str]) -> None:
        """The names of those who have another by now; "": they are erased."""
        ...


class Feed:
    """`run()` for ever. `place` as Archive.open has it; `trouble`: why nothing can be handed on.

    told    called with what staff should know
    ranked  called with the surely strongest people, once all that came is in the archive
    people  whose names are asked for now and then, and what hears what they are called
    """

    def __init__(self, shelf: Shelf, place: str, told: Callable[[str], None]) -> None:
        self.shelf = shelf
        self.librarian = Librarian(place)
        self.told = told
        self.woken = asyncio.Event()
        self.trouble = ""
        self.ranked: Callable[[list[history.View]], None] = lambda people: None
        self.people: People | None = None

    async def run(self) -> None:
        try:
            while True:
                self.woken.clear()
                try:
                    more = await self._hand_on()
                    if not more:
                        await self._rank()
                    self.trouble = ""
                    if not more:
                        await self._rest()
                except Exception as wrong:  # of the archive, or ours: the hall goes on
                    await self._wait(str(wrong))
        finally:
            await self.librarian.close()

    async def _hand_on(self) -> bool:
        """Some records; whether there may be more."""
        records = self.shelf.after(self.shelf.mark(MARK), AT_ONCE)
        if not records:
            return False
        taken = await self.librarian.ask(Archive.take_all, [text for _, text in records])
        for (number, _), one in zip(records, taken, strict=True):
            if one.how == FAULTY:
                self.told(f"the archive has set record {number} of this hall aside: {one.fault}")
        self.shelf.set_mark(MARK, records[-1][0])
        return True

    async def _rank(self) -> None:
        self.ranked(await self.librarian.ask(leaders))

    async def _rest(self) -> None:
        """Until there is something to do; people may be given other names while it waits."""
        while not self.woken.is_set():
            if self.people:
                self.people.rename(await self.librarian.ask(by_now, self.people.sat()))
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(NAMES_S if self.people else None):  # see cable.waits
                    await self.woken.wait()

    async def _wait(self, wrong: str) -> None:
        if self.trouble != wrong:
            self.trouble = wrong
            self.told(f"the archive does not answer: {wrong}; the records wait here")
        self.librarian.archive = None  # a database that was away needs a new connection
        await asyncio.sleep(AGAIN_S)


def by_now(archive: Archive, sat: dict[str, list[tuple[bytes, int]]]) -> dict[str, str]:
    return people.called_by_now(archive.db, sat)


def leaders(archive: Archive) -> list[history.View]:
    """Rated people alone, in all games together."""
    ranking = history.ranking(archive.db, most=LEADERS)
    return [person for person in ranking if person["sure"] is not None]
