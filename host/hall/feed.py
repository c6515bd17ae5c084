"""The archive of all that is played, with its ratings, fed from a hall's records.

The hall's own file is its outbox, with a mark of how far the archive has it: so nothing is lost
when the archive is away for a while, or the hall ends in between.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

from host.archive import history
from host.archive.archive import Archive
from host.archive.database import ArchiveError
from host.archive.librarian import Librarian
from host.hall.shelf import Shelf

AT_ONCE = 25
AGAIN_S = 5.0
MARK = "archive"
LEADERS = 10  # people whose ratings the hall shows


class Feed:
    """`run()` for ever. `place` as Archive.open has it; `trouble`: why nothing can be handed on.

    ranked  called with the surely strongest people, once all that came is in the archive
    """

    def __init__(self, shelf: Shelf, place: str, told: Callable[[str], None]) -> None:
        self.shelf = shelf
        self.librarian = Librarian(place)
        self.told = told
        self.woken = asyncio.Event()
        self.trouble = ""
        self.ranked: Callable[[list[history.View]], None] = lambda people: None

    async def run(self) -> None:
        try:
            while True:
                self.woken.clear()
                if not await self._hand_on():
                    await self._rank()
                    await self.woken.wait()
        finally:
            await self.librarian.close()

    async def _hand_on(self) -> bool:
        """Some records; whether there may be more."""
        records = self.shelf.after(self.shelf.mark(MARK), AT_ONCE)
        if not records:
            return False
        try:
            await self.librarian.ask(Archive.take_all, [text for _, text in records])
        except ArchiveError as wrong:
            if self.trouble != str(wrong):
                self.trouble = str(wrong)
                self.told(f"the archive takes nothing: {wrong}; the records wait here")
            self.librarian.archive = None  # a database that was away needs a new connection
            await asyncio.sleep(AGAIN_S)
            return True
        self.trouble = ""
        self.shelf.set_mark(MARK, records[-1][0])
        return True

    async def _rank(self) -> None:
        """An archive that is away just now has told before, or will when the next record comes."""
        with contextlib.suppress(ArchiveError):
            self.ranked(await self.librarian.ask(leaders))


def leaders(archive: Archive) -> list[history.View]:
    """Rated people alone, in all games together."""
    people = history.ranking(archive.db, most=LEADERS)
    return [person for person in people if person["sure"] is not None]
