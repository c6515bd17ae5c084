"""The hall on the web: every table live, a table's own page, staff and visitors.

The same server as a table's page: whoever has the control token is staff, all others look.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

from websockets.asyncio.server import ServerConnection
from websockets.http11 import Response

from engine.words import LANGUAGES
from host.hall.far_table import FarTable, FarWire
from host.hall.hall import Hall
from host.hall.views import alert_view, table_view
from host.network.topics import NAME
from host.page.room import Room
from host.page.server import LOOPBACK, WEB, Site, file_response
from host.page.viewer import Message, Viewer

HALL_WEB = Path(__file__).parent / "web"
FRAMES = 4  # a second
TABLE_PAGE = "/table.html"


class HallSite(Site):
    """tables  rooms of tables that are being looked at: name -> room, and how many look"""

    def __init__(self, hall: Hall, host: str = LOOPBACK, port: int = 0) -> None:
        super().__init__(Room(FarWire(hall.floor, "")), host, port)  # of no table
        self.hall = hall
        self.tables: dict[str, FarTable] = {}
        hall.told = self.tables_changed

    def file(self, path: str, host: str) -> Response:
        if path == TABLE_PAGE:
            return file_response("/", host)
        return file_response(path, host, (WEB, HALL_WEB), "hall.html")

    async def viewer(
        self, connection: ServerConnection, control: bool, hello: dict[str, Any]
    ) -> Viewer:
        """Of the hall, or of the table that the address names; nobody acts at a table from here."""
        query = urlsplit(connection.request.path if connection.request else "").query
        table = parse_qs(query).get("table", [""])[0]
        if table in self.hall.floor.places:
            return Viewer((await self._table(table)).room, connection, False, hello)
        return HallViewer(self, connection, control, hello)

    async def _table(self, name: str) -> FarTable:
        """Made when somebody first looks; it stays, and costs as little as a match."""
        if name not in self.tables:
            self.tables[name] = table = FarTable(self.hall.floor, name)
            table.room.changed = self._changed_table(name)
            await table.open()
        return self.tables[name]

    def _changed_table(self, name: str) -> Any:
        def changed(what: str) -> None:
            for viewer in self.viewers:
                if viewer.room is self.tables[name].room:
                    viewer.changed(what)

        return changed

    def tables_changed(self, names: set[str]) -> None:
        for viewer in self.viewers:
            if isinstance(viewer, HallViewer):
                viewer.tables_changed(names)
        for name in names & self.tables.keys():
            self.tables[name].changed()

    async def stop(self) -> None:
        for table in self.tables.values():
            await table.close()
        await super().stop()


class HallViewer(Viewer):
    """One browser that shows the whole hall. `control`: staff."""

    def __init__(
        self, site: HallSite, connection: ServerConnection, control: bool, hello: Message
    ) -> None:
        super().__init__(site.room, connection, control, hello)
        self.hall = site.hall
        self.names = set(self.hall.floor.places)
        self.greeting = True
        self.alerts: list[Message] = []
        self.said = ""

    @property
    def tongue(self) -> str:
        return self.language or LANGUAGES[0]

    def tables_changed(self, names: set[str]) -> None:
        self.names |= names
        self.dirty.set()

    async def send(self) -> None:
        """For ever: tables that have changed, a few times a second."""
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.dirty.wait(), 2)
            self.dirty.clear()
            for message in self.messages():
                await self.connection.send(json.dumps(message, ensure_ascii=False))
            await asyncio.sleep(1 / FRAMES)

    def messages(self) -> list[Message]:
        found, self.replies = list(self.replies), []
        names, self.names = self.names, set()
        if self.greeting:
            self.greeting = False
            found.append({"type": "hall", "name": self.hall.name, "staff": self.control,
                          "lang": self.tongue})  # fmt: skip
        if self.trouble_changed() or names:
            found.append(self._tables(names))
        alerts = [alert_view(alert) for alert in self.hall.floor.alerts.values()]
        if self.control and alerts != self.alerts:
            self.alerts = alerts
            found.append({"type": "alerts", "alerts": alerts[::-1]})
        return found

    def _tables(self, names: set[str]) -> Message:
        places = [self.hall.floor.places[name] for name in sorted(names)]
        views = [table_view(place, self.tongue, self.control) for place in places]
        return {"type": "tables", "tables": views, "now": time.time(), "trouble": bool(self.said)}

    def trouble_changed(self) -> bool:
        before, self.said = self.said, self.hall.trouble
        return before != self.said

    async def act(self, message: Message) -> None:
        """Language for everybody; offering matches and answering alerts for staff."""
        reply: Message = {"type": "reply", "id": message.get("id"), "ok": True}
        try:
            await self._act(message)
        except (KeyError, TypeError, ValueError) as wrong:
            reply.update({"ok": False, "why": "bad_message", "text": str(wrong)[:200]})
        if "id" in message:
            self.replies.append(reply)
        self.dirty.set()

    async def _act(self, message: Message) -> None:
        if message.get("do") == "lang" and message.get("lang") in LANGUAGES:
            self.language = message["lang"]
            self.greeting, self.names = True, set(self.hall.floor.places)
        elif message.get("do") == "seen" and self.control:
            self.hall.floor.alerts.clear()
        elif message.get("do") == "offer" and self.control:
            self._offer(message)
        else:
            raise ValueError("not for you, or not known")

    def _offer(self, message: Message) -> None:
        table = str(message["table"])
        if not NAME.fullmatch(table) or table not in self.hall.floor.places:
            raise ValueError("no such table")
        wish = {"game": str(message["game"]), "players": [str(one) for one in message["players"]]}
        self.hall.offer(table, wish)
