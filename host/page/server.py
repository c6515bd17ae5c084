"""The page's server: its files over HTTP, the table over a WebSocket, for several viewers.

A browser that can reach the server may look, as people at a real table may; acting needs the
control token. By default the server listens on this computer alone; on other addresses even looking
needs a token. The server refuses other sites' pages by their Origin, and names that were made to
point here (DNS rebinding) by their Host.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable
from functools import partial
from http import HTTPStatus
from typing import Any

from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response
from websockets.protocol import State

from host.archive.links import same
from host.cli_support import UsageError
from host.page.address import HERE, LOOPBACK, Address, why_not
from host.page.budget import Budget, Quiet
from host.page.frames import as_text, read
from host.page.gallery import Gallery
from host.page.history_desk import HistoryDesk
from host.page.house import CONTROL, LOOKER, House, entrance
from host.page.responses import file_response, packed, plain, takes_gzip
from host.page.room import Room
from host.page.tickets import OPEN, Tickets, exchange
from host.page.viewer import Viewer

SOCKET = "/table"
HISTORY = "/history"
FIRST_PAGE = "/history.html"  # where there is no room
LARGEST = 1 << 20  # bytes of a player's message: a record of a very long match
SMALL = 4096  # bytes of any other message
KNOCKS = 100  # connections a second
# Files a second to all browsers together, and at once: fifty pages and more. Fetching them without
# end takes no player's time; where nobody plays there may be more.
FILES, MORE_FILES = (50, 600), (400, 6000)
MOST_WAITING_S = 3.0  # what would wait longer is refused; less than OPENING_S, which counts it, too
LATER, NO_TOKEN = 1013, 4401  # why a viewer is sent away
HELLO_S = 10.0  # a viewer that has not sent its first message by then is disconnected
OPENING_S, CLOSING_S = 4.0, 2.0
END_S = 1.0  # for goodbyes; who still waits for something then is cut off


class Site:
    """A room on the web, an archive, or both.

    control, look  the tokens; `look` is empty where looking is free
    sockets        by path, what serves the connections there
    listeners      called as the room's `changed` is, after its viewers
    """

    def __init__(
        self, room: Room | None, address: Address = HERE, desk: HistoryDesk | None = None
    ) -> None:
        self._room = room
        self.address = address
        self.desk = desk
        self.sockets: dict[str, Callable[[ServerConnection], Awaitable[None]]] = {}
        self.listeners: list[Callable[[str], None]] = []
        if room:
            self.sockets[SOCKET] = self._meet
        if desk:
            self.sockets[HISTORY] = self._look_up
        self.tickets = Tickets()
        self.sockets[OPEN] = partial(exchange, self)
        self.control = secrets.token_urlsafe(16)
        self.look = "" if address.private else secrets.token_urlsafe(16)
        self.players: set[Viewer] = set()
        self.gallery = Gallery(room)  # type: ignore[arg-type]  # without a room nobody comes to it
        self.house = House()  # of its size from the start on
        self.knocks = Budget(KNOCKS, 2 * KNOCKS)
        self.quiet = Quiet()
        self.files = Budget(*(FILES if room else MORE_FILES))
        self.showing: asyncio.Task[None] | None = None
        self.server: Server | None = None

    @property
    def room(self) -> Room:
        """The room that is served. LookupError: it is an archive alone."""
        if self._room is None:
            raise LookupError("no room is served here")
        return self._room

    # From start to end

    async def start(self, port: int = 0) -> None:
        """Listen, at this port where the address names none. UsageError where that cannot be."""
        at = self.address.at(self.address.port or port)
        try:
            listener = entrance(at.host, at.port)
            self.house = listener.house
            self.server = await serve(
                self._connected, sock=listener, process_request=self._request, max_size=SMALL,
                ssl=at.secure, open_timeout=OPENING_S, close_timeout=CLOSING_S, server_header=None,
                compression=None,  # it takes 300 KB and a millisecond of everybody who looks
            )  # fmt: skip
        except OSError as error:
            raise UsageError(why_not(at, error)) from error
        self.address = at.at(next(iter(self.server.sockets)).getsockname()[1])
        if self._room:
            self.room.changed = self._changed
            self.room.told = self._told
            self.showing = asyncio.create_task(self.gallery.run())

    async def stop(self) -> None:
        """Say goodbye; nobody who waits for anything can hold the end up."""
        if self.showing:
            self.showing.cancel()
        if self.desk:
            self.desk.reviews.stop()
        if self.server is None:
            return
        self.server.close()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(END_S):
                await self.server.wait_closed()
        self.house.clear()
        for task in list(self.server.handler_tasks):
            task.cancel()

    def url(self, token: str) -> str:
        return self.address.url(token)

    @property
    def port(self) -> int:
        return self.address.port

    def _changed(self, what: str) -> None:
        for viewer in self.players:
            viewer.changed(what)
        self.gallery.changed(what)
        for listen in self.listeners:
            listen(what)

    def _told(self, note: dict[str, Any]) -> None:
        text = as_text({"type": "note", **note})
        for viewer in [*self.players, *self.gallery.lookers]:
            viewer.tell(note["note"], text)

    # HTTP

    async def _request(self, connection: ServerConnection, request: Request) -> Response | None:
        """A file, a refusal, or None: then the WebSocket opens."""
        path = request.path.partition("?")[0]
        knocks = path in self.sockets
        budget = self.knocks if knocks else self.files
        quiet = self.quiet.turn(self.house.known(connection).address)
        if budget.would_wait_s() <= MOST_WAITING_S:
            await budget.turn()
        elif not quiet:
            return plain(HTTPStatus.SERVICE_UNAVAILABLE, "too many people come in at once")
        hosts = request.headers.get_all("Host")
        if len(hosts) != 1 or not self.address.knows(hosts[0]):
            return plain(HTTPStatus.MISDIRECTED_REQUEST, "this is not the name of this table")
        if not knocks:
            path = FIRST_PAGE if path == "/" and not self._room else path
            found = self.file(path, self.address.socket(hosts[0]))
            return packed(found) if takes_gzip(request.headers) else found
        if request.headers.get_all("Origin") != [f"{self.address.scheme}://{hosts[0]}"]:
            return plain(HTTPStatus.FORBIDDEN, "only this table's own page may connect")
        return None

    def file(self, path: str, socket: str) -> Response:
        return file_response(path, socket)

    # The WebSockets

    async def _connected(self, connection: ServerConnection) -> None:
        path = connection.request.path.partition("?")[0] if connection.request else ""
        with contextlib.suppress(ConnectionClosed, TimeoutError):
            await self.sockets[path](connection)

    async def admit(self, connection: ServerConnection) -> tuple[dict[str, Any], bool] | None:
        """(hello, whether it may act) of a new viewer, or None: it was sent away."""
        hello = await self.introduced(connection)
        token = str(hello.get("token", ""))
        control = same(token, self.control)
        if self.look and not control and not same(token, self.look):
            await dismiss(connection, NO_TOKEN, "this table's page needs a token")
            return None
        if not self.house.seat(connection, CONTROL if control else LOOKER):
            await dismiss(connection, LATER, "too many people look on: try again later")
            return None
        return hello, control

    async def _look_up(self, connection: ServerConnection) -> None:
        """One reader of the history."""
        admitted = await self.admit(connection)
        if admitted and self.desk:
            await self.desk.serve(connection, *admitted)

    async def _meet(self, connection: ServerConnection) -> None:
        """One viewer, from its first message to its last."""
        admitted = await self.admit(connection)
        if admitted:
            hello, control = admitted
            await self.welcome(connection, control, hello)

    async def welcome(
        self, connection: ServerConnection, control: bool, hello: dict[str, Any]
    ) -> None:
        """A connection that is allowed, until it ends."""
        viewer = Viewer(self.room, connection, control, hello)
        if control:
            await self.play(viewer)
        else:
            await self._look(viewer, self.gallery)

    async def introduced(self, connection: ServerConnection) -> dict[str, Any]:
        """Its first message. Raises TimeoutError, and ConnectionClosed where it has to go."""
        async with asyncio.timeout(HELLO_S):
            return read(await connection.recv())

    async def play(self, viewer: Viewer) -> None:
        connection = viewer.connection
        connection.protocol.max_message_size = LARGEST
        self.players.add(viewer)
        sending = asyncio.create_task(viewer.send())
        sending.add_done_callback(lambda task: viewer.left())
        try:
            async for message in connection:
                await viewer.ready()
                await viewer.act(read(message))
        finally:
            self.players.discard(viewer)
            sending.cancel()
            with contextlib.suppress(asyncio.CancelledError, ConnectionClosed):
                await sending  # a fault of ours must be heard of

    async def _look(self, viewer: Viewer, gallery: Gallery) -> None:
        """A viewer that only looks: the gallery serves it; its messages are read now and then."""
        viewer.stir = gallery.stirred.set
        gallery.add(viewer)
        try:
            async for message in viewer.connection:
                await viewer.ready()
                await gallery.budget.turn()
                if viewer.connection.state is not State.OPEN:
                    break  # what it said before it left is nobody's any more
                await viewer.act(read(message))
        finally:
            gallery.discard(viewer)


async def dismiss(connection: ServerConnection, code: int, why: str) -> None:
    """Say why and hang up: who is not let in holds no descriptor while it takes its leave."""
    connection.close_timeout = 0.0
    await connection.close(code, why)


__all__ = ["LOOPBACK", "SOCKET", "Site"]
