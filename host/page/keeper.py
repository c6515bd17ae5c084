"""Saves the matches of a room: those that are over, given up, or unfinished at the end."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path

from host.archive.archive import KNOWN, Archive, Taken
from host.archive.database import ArchiveError
from host.archive.folders import UNSAVED, rescue
from host.archive.librarian import Librarian
from host.archive.played import KEPT, LEVELS, SHOWN, SIMULATED
from host.page.errands import report
from host.page.mirror import Mirror
from host.page.room import Room
from host.page.side_notes import SideNotes


class Keeper:
    """Watches a room; `folder` is its simulated table's, if it has one."""

    def __init__(self, room: Room, librarian: Librarian, folder: Path | None = None) -> None:
        self.room = room
        self.librarian = librarian
        self.folder = folder
        self.mirror: Mirror | None = None
        self.noting = SideNotes(room, folder)
        self.work: asyncio.Queue[tuple[Mirror, str, bool]] = asyncio.Queue()
        self.over = False  # whether the match in play was handed over as finished
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> list[Taken]:
        """From now on. Returns what a crash had left. Raises ArchiveError."""
        found = await self.librarian.ask(rescue, self.librarian.place)
        seen, self.room.changed = self.room.changed, self.changed
        self.seen = seen
        self.noting.recall()
        self.task = asyncio.create_task(self._keep())
        self.changed("state")
        return found

    async def stop(self) -> None:
        """Leave the match in play: the archive can resume it."""
        if self.task is None:
            return
        self._leave()
        await self.work.join()
        self.task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self.task
        await self.librarian.close()

    # What the room tells

    def changed(self, what: str) -> None:
        self.seen(what)
        if what != "state":
            return
        mirror = self.room.mirror
        if mirror is not self.mirror:
            self._leave()
            self.mirror, self.over = mirror, False
        self.noting.look()
        over = mirror is not None and mirror.referee.result is not None
        if over != self.over:
            self.over = over
            self._hand_in(over)

    def _leave(self) -> None:
        """What was in play is not any more."""
        if self.mirror and self.over:
            self.room.deals.forget(self.mirror.fields.get("match", ""))
        elif self.mirror and self.mirror.count:
            self._hand_in(False, self.text())

    def _hand_in(self, over: bool, text: str = "") -> None:
        """The record of a match that is over, or left; without one its end was taken back."""
        if SHOWN not in self.noting.header:
            assert self.mirror
            self.work.put_nowait((self.mirror, self.text() if over else text, over))

    def text(self) -> str:
        """The record of the match that was seen last."""
        assert self.mirror
        mirror = self.mirror
        header = self.noting.header
        more: list[tuple[str, str]] = [(key, header[key]) for key in KEPT if key in header]
        if self.noting.simulated:
            more.append((SIMULATED, self.noting.simulated))
            more.append((LEVELS, self.noting.levels))
        return mirror.record(more)

    # Sent to the archive

    async def _keep(self) -> None:
        """For ever: one record after the other. A fault of the archive is shown to people; one of
        ours is logged, too, and the next record is saved all the same."""
        while True:
            mirror, text, over = await self.work.get()
            try:
                await self._hand_over(mirror, text, over)
            except ArchiveError as wrong:
                self._unsaved(str(wrong))
            except Exception as fault:
                self._unsaved("a match could not be saved: its journal stays until the next start")
                report("the keeper", fault)
            finally:
                self.work.task_done()

    def _unsaved(self, why: str) -> None:
        """The table's folder stays, for the next start to read."""
        self.room.told({"note": "refused", "text": why})
        if self.folder:
            (self.folder / UNSAVED).touch()

    async def _hand_over(self, mirror: Mirror, text: str, over: bool) -> None:
        """A record; none where the end of the match that was kept is taken back."""
        if not text:
            await self.librarian.ask(Archive.remove, mirror.kept)
            mirror.kept = 0
            return
        taken = await self.librarian.ask(Archive.take, text)
        mirror.kept = taken.match if over and taken.how != KNOWN else 0
        self.seen("state")
