"""For the tests of the page's server: a table with its site, and viewers without a browser."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import json
import ssl
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any
from unittest import mock

from websockets.asyncio.client import ClientConnection, connect

from host.cable.async_client import AsyncClient
from host.cable.simulators import InProcessTable
from host.commands.demo import NAMES
from host.page.address import Address
from host.page.room import Room
from host.page.server import LOOPBACK, SOCKET, Site
from tests.patience import HUNG_S

AT_ONCE = 5  # the pace of people who do not think
QUICK = 2000  # frames a second: tests need not wait for eyes


@contextlib.asynccontextmanager
async def served(
    game: str = "",
    seats: int = 3,
    people: str = "all",
    host: str = LOOPBACK,
    seed: str = "7",
    secure: ssl.SSLContext | None = None,
) -> AsyncIterator[Site]:
    """A site whose simulated people wait until the page lets them play."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "settings.json").write_text('{"language": "en"}', encoding="utf-8")
        with (
            InProcessTable(folder) as table,
            mock.patch("host.page.viewer.FRAMES", QUICK),
            mock.patch("host.page.gallery.FRAMES", QUICK),
        ):
            room = Room(AsyncClient(table.port, simulated=True), seed, people)
            room.bots.playing = False
            room.bots.pace = AT_ONCE
            await room.open()
            site = Site(room, Address(host, secure=secure))
            await site.start()
            site.table = table  # type: ignore[attr-defined]
            try:
                if game:
                    await room.new(game, list(NAMES[:seats]), {})
                yield site
            finally:
                await site.stop()
                await room.close()


class Looker:
    """A viewer: what it was sent, and the newest of each kind."""

    def __init__(self, socket: ClientConnection):
        self.socket = socket
        self.frames: list[str] = []
        self.newest: dict[str, Any] = {}
        self.lines: list[Any] = []
        self.rows: dict[str, str] = {}
        self.replies: dict[int, Any] = {}
        self.notes: list[Any] = []
        self.asked = 0

    async def read(self) -> dict[str, Any]:
        """The next message."""
        async with asyncio.timeout(HUNG_S):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.frames.append(text)
        message: dict[str, Any] = json.loads(text)
        self.newest[message["type"]] = message
        if message["type"] == "log":
            self.lines = [*self.lines[: message["keep"]], *message["lines"]]
        elif message["type"] == "reply":
            self.replies[message["id"] if isinstance(message["id"], int) else -1] = message
        elif message["type"] == "picture":
            self.rows.update(message.get("rows", {}))
        elif message["type"] == "note":
            self.notes.append(message)
        return message

    async def until(self, true: Callable[[], Any]) -> None:
        async with asyncio.timeout(HUNG_S):
            while not true():
                await self.read()

    async def do(self, name: str, /, **fields: Any) -> dict[str, Any]:
        """The reply to one act."""
        self.asked += 1
        mine = self.asked
        await self.socket.send(json.dumps({"do": name, "id": mine, **fields}))
        await self.until(lambda: mine in self.replies)
        reply: dict[str, Any] = self.replies[mine]
        return reply

    @property
    def state(self) -> Any:
        return self.newest["state"]

    @property
    def match(self) -> Any:
        return self.newest.get("state", {}).get("match")

    def zones(self, name: str) -> list[Any]:
        return [zone for zone in self.match["zones"] if zone["name"] == name]


def own_origin(site: Site) -> str:
    return f"http://{LOOPBACK}:{site.port}"


def dialled(site: Site, path: str = SOCKET) -> connect:
    """A WebSocket of this site that keeps what is not read: else its goodbye waits ten seconds."""
    address = f"ws://{LOOPBACK}:{site.port}{path}"
    return connect(address, origin=own_origin(site), max_size=None, max_queue=None)  # type: ignore[arg-type]


@contextlib.asynccontextmanager
async def looking(site: Site, token: str = "", lang: str = "en") -> AsyncIterator[Looker]:
    """A viewer that has seen the present state; with the site's control token it may act."""
    async with dialled(site) as socket:
        await socket.send(json.dumps({"token": token, "lang": lang}))
        looker = Looker(socket)
        await looker.until(lambda: "state" in looker.newest and "picture" in looker.newest)
        yield looker


def runs(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """A test that is a coroutine."""

    @functools.wraps(test)
    def run(**fixtures: Any) -> None:
        async def limited() -> None:
            async with asyncio.timeout(HUNG_S):
                await test(**fixtures)

        asyncio.run(limited())

    return run
