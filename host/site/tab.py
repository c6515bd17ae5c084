"""A table in a browser's tab: the firmware and the page's own server side in one event loop.

Nothing here is the browser's: the worker (web/worker.js) hands in how a message is posted to the
page, and how changed files are kept.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.words import LANGUAGES
from firmware.storage.files import LONG
from firmware.storage.settings import FILE as SETTINGS
from host import loaded_modules
from host.cable.async_client import AsyncClient
from host.cable.in_loop import LoopCable
from host.cable.table_in_loop import TableInLoop, settle_language
from host.cli_support import default_language
from host.page.frames import as_text, read
from host.page.mirror import Mirror
from host.page.room import OTHERS, Room
from host.page.side_notes import SideNotes
from host.page.viewer import Viewer
from host.page.words import say
from host.people.deal import DEALS
from host.shapes import read_object
from host.site.kept import Kept, Save
from host.site.minds import Think, WorkerMinds

if TYPE_CHECKING:  # loaded when the page asks for a board: the table is there sooner
    from host.site.desk import Desk
    from host.site.page_line import Waiting

TABLE = "table"
YES_OR_NO = 2  # answers
STARTS_WITHIN_S = 120.0  # of the table's own start, however slow this computer is
GOES_ON_S = 10.0  # a long match is replayed first


class Window:
    """The page, as its viewer knows a connection. It never leaves: this ends with it."""

    def __init__(self) -> None:
        self.heard: asyncio.Queue[str] = asyncio.Queue()
        self.transport = self

    def abort(self) -> None:
        """Nothing is between the two that could be cut."""


class Shown(Viewer):
    """What people see in this tab: all that led there is kept first.

    tab  whose window it is
    """

    def __init__(self, room: Room, tab: Tab) -> None:
        super().__init__(room, tab.window, True, tab.hello)  # type: ignore[arg-type]
        self.tab = tab

    async def deliver(self, texts: list[str]) -> None:
        await self.tab.stored()
        self.tab.post(texts)


class Tab:
    """folder  where the files lie while the tab is open: the table's, and the deals of its matches
    save    keeps changed ones in the browser
    post    a message to the page: a viewer's texts, or an object about a board on a cable
    think   what the opponents' worker answers
    desk    for boards on a cable, once the page asks for one; trees and waiting are for it
    lacks   a key of what this page came without, which people must know while they play; or ""
    """

    def __init__(
        self,
        folder: Path,
        save: Save,
        post: Callable[[Any], object],
        trees: Callable[[], Awaitable[bytes]],
        waiting: Waiting,
        think: Think,
    ) -> None:
        (folder / TABLE).mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.post = post
        self.trees = trees
        self.waiting = waiting
        self.think = think
        self.desk: Desk | None = None
        self.kept = Kept(folder, save)
        self.cable = LoopCable(self.kept.free)
        self.table = TableInLoop(folder / TABLE, self.cable)
        client, deals = AsyncClient(self.cable, simulated=True), folder / DEALS
        self.room = Room(client, "", OTHERS, deals, WorkerMinds(think))
        self.hello: dict[str, Any] = {}
        self.sending: asyncio.Task[None] | None = None
        self.noting = SideNotes(self.room, folder / TABLE)
        self.window = Window()
        self.viewer: Viewer | None = None
        self.seen: Mirror | None = None
        self.warned = self.lacks = ""
        self.news = asyncio.Event()
        self.serving: asyncio.Future[None] | None = None  # what keeps it alive

    async def serve(self) -> None:
        """For ever: the page's first message, then the table, then all that the page asks for."""
        self.hello = read(await self.window.heard.get())
        with loaded_modules.keep_loaded():
            playing = asyncio.create_task(self._power(self.hello.get("lang") or ""))
            try:
                await self._open()
            finally:
                playing.cancel()

    async def _power(self, language: str) -> None:
        """The table, with the language of the page, else its own, else the browser's."""
        own = read_object(self.folder / TABLE / SETTINGS).get("language")
        settle_language(self.folder / TABLE, language or str(own or default_language()))
        await self.table.play()

    async def _open(self) -> None:
        self.noting.recall()
        self.room.changed = self._changed
        unfinished = (self.folder / TABLE / LONG).exists()
        await self.room.open(STARTS_WITHIN_S)
        if unfinished:
            await self._go_on()
        self.show(self.room)
        self._changed("state")
        try:
            while True:
                message = await self.window.heard.get()
                if viewer := self.viewer:
                    await viewer.ready()
                    await viewer.act(read(message))
        finally:
            if self.sending:
                self.sending.cancel()
            if self.desk:
                await self.desk.close()
            await self.room.close()

    def show(self, room: Room) -> None:
        """From now on the page is of this table: the tab's own, or one on a cable.

        A new board has no language yet: the page keeps its own.
        """
        if self.sending:
            self.sending.cancel()
        language = self.viewer.language if self.viewer else ""
        if not room.hello.get("language"):
            language = self.tongue
        self.viewer = viewer = Shown(room, self)
        viewer.language = language or viewer.language
        room.told = lambda note: viewer.tell(note["note"], as_text({"type": "note", **note}))
        if room is not self.room:
            room.changed = viewer.changed
        self.sending = asyncio.create_task(viewer.send())

    def about_board(self, message: dict[str, Any]) -> None:
        """What the page says of a board on a cable."""
        if self.desk is None:
            from host.site.desk import Desk

            self.desk = Desk(self, self.post, self.trees, self.waiting)
        self.desk.take(message)

    def _changed(self, what: str) -> None:
        self.news.set()
        if what == "state":
            if self.room.problem in ("", self.warned):
                self.room.problem = self.warned = self._not_kept()
            self.noting.look()
            self._forget()
        if self.viewer and self.viewer.room is self.room:
            self.viewer.changed(what)

    async def stored(self) -> None:
        """Return when all is kept that the table and its room have written."""
        before = self.kept.why
        await self.kept.stored()
        if self.kept.why != before:
            self._changed("state")

    @property
    def tongue(self) -> str:
        """The page's language."""
        return self.viewer.tongue if self.viewer else LANGUAGES[0]

    def _not_kept(self) -> str:
        key = "not_kept" if self.kept.why else self.lacks
        return say(self.tongue, key) if key else ""

    async def _go_on(self) -> None:
        """The table's first question is whether the match goes on that was in play: it does.

        Where the table has something else to say, its screen says it.
        """
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(GOES_ON_S):
                while self.room.mirror is None:
                    menu, self.room.menu = self.room.menu, None
                    if len((menu or {}).get("labels", ())) == YES_OR_NO:
                        await self.room.client.command("press")
                    self.news.clear()
                    await self.news.wait()

    def _forget(self) -> None:
        """The deal of a match that had its end, once another is in play."""
        before, self.seen = self.seen, self.room.mirror
        if before and before is not self.seen and before.referee.result is not None:
            self.room.deals.forget(before.fields.get("match", ""))
