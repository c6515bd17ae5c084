"""The hall on the web: every table live, a table's own page, staff and visitors.

The same server as a table's page: browsers with the control token are staff, all others look.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

from websockets.asyncio.server import ServerConnection
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Response
from websockets.protocol import State

from engine.words import LANGUAGES
from host.hall.deeds import NotNow
from host.hall.director import Director
from host.hall.far_table import FarClient, FarTable
from host.hall.hall import Hall
from host.hall.views import alert_view, table_view, titles
from host.network.topics import NAME
from host.page.address import HERE, Address
from host.page.budget import Budget
from host.page.files import WEB
from host.page.frames import Message, as_text, read
from host.page.responses import file_response
from host.page.room import Room
from host.page.server import LARGEST, MORE_FILES, Site
from host.page.viewer import LONGEST_ID, MOST_REPLIES, Viewer

HALL_WEB = Path(__file__).parent / "web"
FRAMES = 4  # a second
WORK = (5, 20)  # messages a second that one browser may send, and at once
TABLE_PAGE = "/table.html"


class HallSite(Site):
    """tables    those that a browser has looked at, by name;  watchers: browsers at the hall
    ranking   the strongest people, as the archive has them
    """

    def __init__(self, hall: Hall, address: Address = HERE) -> None:
        super().__init__(Room(FarClient(hall.floor, "")), address)  # of no table
        self.files = Budget(*MORE_FILES)
        self.hall = hall
        self.tables: dict[str, FarTable] = {}
        self.watchers: set[HallViewer] = set()
        self.director: Director | None = None
        self.ranking: list[Message] = []
        hall.told = self.tables_changed

    def file(self, path: str, socket: str) -> Response:
        if path == TABLE_PAGE:
            return file_response("/", socket)
        return file_response(path, socket, (WEB, HALL_WEB), "hall.html")

    async def welcome(
        self, connection: ServerConnection, control: bool, hello: dict[str, Any]
    ) -> None:
        """To the hall, or to the table that the address names; a table can only be watched."""
        query = urlsplit(connection.request.path if connection.request else "").query
        table = parse_qs(query).get("table", [""])[0]
        if table in self.hall.floor.places:
            far = await self._table(table)
            await self._look(Viewer(far.room, connection, False, hello), far.gallery)
        else:
            await self._watch(HallViewer(self, connection, control, hello))

    async def _watch(self, watcher: HallViewer) -> None:
        if watcher.control:
            watcher.connection.protocol.max_message_size = LARGEST
        self.watchers.add(watcher)
        sending = asyncio.create_task(watcher.send())
        sending.add_done_callback(lambda task: watcher.connection.transport.abort())
        try:
            async for message in watcher.connection:
                await watcher.budget.turn()
                watcher.act(read(message))
                while watcher.full() and watcher.connection.state is State.OPEN:
                    await asyncio.sleep(1 / FRAMES)
        finally:
            self.watchers.discard(watcher)
            sending.cancel()
            with contextlib.suppress(asyncio.CancelledError, ConnectionClosed):
                await sending

    async def _table(self, name: str) -> FarTable:
        """Made at the first look; it stays, and costs as little as a match."""
        if name not in self.tables:
            self.tables[name] = table = FarTable(self.hall.floor, name)
            await table.open()
        return self.tables[name]

    def direct(self, director: Director) -> None:
        """Show this tournament, and every change of it at once."""
        self.director = director
        director.said = lambda: self.tables_changed(set())

    def rank(self, people: list[Message]) -> None:
        told = ("name", "matches", "wins", "sure")
        self.ranking = [{key: person[key] for key in told} for person in people]
        self.tables_changed(set())

    def tables_changed(self, names: set[str]) -> None:
        for watcher in self.watchers:
            watcher.tables_changed(names)
        for name in names & self.tables.keys():
            self.tables[name].changed()

    async def stop(self) -> None:
        for table in self.tables.values():
            await table.close()
        await super().stop()


class HallViewer:
    """One browser that shows the whole hall. `control`: staff."""

    def __init__(
        self, site: HallSite, connection: ServerConnection, control: bool, hello: Message
    ) -> None:
        self.site = site
        self.hall = hall = site.hall
        self.connection = connection
        self.control = control
        self.tongue = hello["lang"] if hello.get("lang") in LANGUAGES else LANGUAGES[0]
        self.budget = Budget(*WORK)
        self.dirty = asyncio.Event()
        self.dirty.set()
        self.replies: list[Message] = []
        self.names = set(hall.floor.places)
        self.greeting = True
        self.alerts: list[Message] = []
        self.said = ""
        self.tournament: Message = {}
        self.ranking: list[Message] = []

    def full(self) -> bool:
        """Whether it reads none of its replies: then nothing more is read of it."""
        return len(self.replies) >= MOST_REPLIES

    def tables_changed(self, names: set[str]) -> None:
        self.names |= names
        self.dirty.set()

    async def send(self) -> None:
        """For ever: tables that have changed, a few times a second."""
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(2):  # not wait_for: see host.cable.waits
                    await self.dirty.wait()
            self.dirty.clear()
            for message in self.messages():
                await self.connection.send(as_text(message))
            await asyncio.sleep(1 / FRAMES)

    def messages(self) -> list[Message]:
        found: list[Message] = []
        replies, self.replies = self.replies, []
        names, self.names = self.names, set()
        if self.greeting:
            self.greeting = False
            found.append({"type": "hall", "name": self.hall.name, "staff": self.control,
                          "lang": self.tongue, "games": titles(self.tongue)})  # fmt: skip
        if self.trouble_changed() or names:
            found.append(self._tables(names))
        alerts = [alert_view(alert) for alert in self.hall.floor.alerts.values()]
        if self.control and alerts != self.alerts:
            self.alerts = alerts
            found.append({"type": "alerts", "alerts": alerts[::-1]})
        tournament = self.site.director.view() if self.site.director else {}
        if tournament != self.tournament:
            self.tournament = tournament
            found.append({"type": "tournament", "tournament": tournament})
        if self.site.ranking != self.ranking:
            self.ranking = self.site.ranking
            found.append({"type": "ranking", "people": self.ranking})
        return found + replies

    def _tables(self, names: set[str]) -> Message:
        there = self.hall.floor.places
        gone = sorted(names - there.keys())
        views = [table_view(there[name], self.tongue, self.control)
                 for name in sorted(names & there.keys())]  # fmt: skip
        return {"type": "tables", "tables": views, "gone": gone, "now": time.time(),
                "trouble": bool(self.said)}  # fmt: skip

    def trouble_changed(self) -> bool:
        before, self.said = self.said, self.hall.trouble
        return before != self.said

    def act(self, message: Message) -> None:
        """Language for everybody; offering matches and answering alerts for staff."""
        mine = message.get("id")
        reply: Message = {"type": "reply", "id": mine, "ok": True}
        try:
            self._act(message)
        except (LookupError, TypeError, ValueError, ArithmeticError, NotNow) as wrong:
            reply.update({"ok": False, "why": "bad_message", "text": str(wrong)[:200]})
        if isinstance(mine, int | str) and len(str(mine)) <= LONGEST_ID:
            self.replies.append(reply)
        self.dirty.set()

    def _act(self, message: Message) -> None:
        if message.get("do") == "lang" and message.get("lang") in LANGUAGES:
            self.tongue = message["lang"]
            self.greeting, self.names = True, set(self.hall.floor.places)
        elif message.get("do") == "seen" and self.control:
            self.hall.floor.alerts.clear()
        elif message.get("do") == "offer" and self.control:
            self._offer(message)
        elif message.get("do") == "tournament" and self.control and self.site.director:
            self.site.director.do(str(message["deed"]), str(message.get("about", "")))
        else:
            raise ValueError("not for you, or not known")

    def _offer(self, message: Message) -> None:
        table = str(message["table"])
        if not NAME.fullmatch(table) or table not in self.hall.floor.places:
            raise ValueError("no such table")
        wish = {"game": str(message["game"]), "players": [str(one) for one in message["players"]]}
        self.hall.offer(table, wish)
