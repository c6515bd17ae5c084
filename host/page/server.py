"""The page's server: its files over HTTP, the table over a WebSocket, for several viewers.

Whoever can reach the server may look, as somebody who walks up to the table may; only who has the
control token may act. The server listens on this computer alone unless told otherwise; then even
looking takes a token. Other sites' pages are refused by their Origin, and names that were made to
point here (DNS rebinding) by their Host.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import ipaddress
import json
import secrets
from http import HTTPStatus
from pathlib import Path
from typing import Any

from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response

from host.page.room import Room
from host.page.viewer import Viewer

WEB = Path(__file__).parent / "web"
SOCKET = "/table"
LOOPBACK = "127.0.0.1"
LARGEST = 1 << 20  # bytes of a message: a record of a very long match
HELLO_S = 10.0  # a viewer who has not said who it is by then is gone
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
}
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self' {socket}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
SAFE = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-cache",
}


class Site:
    """One room on the web.

    control, look  the tokens; `look` is empty where looking is free
    """

    def __init__(self, room: Room, host: str = LOOPBACK, port: int = 0):
        self.room = room
        self.host = host
        self.port = port
        self.control = secrets.token_urlsafe(16)
        self.look = "" if is_loopback(host) else secrets.token_urlsafe(16)
        self.viewers: set[Viewer] = set()
        self.server: Server | None = None

    # From start to end

    async def start(self) -> None:
        """Listen. Raises OSError where the port is taken."""
        self.room.changed = self._changed
        self.room.told = self._told
        self.server = await serve(
            self._meet, self.host, self.port, process_request=self._request, max_size=LARGEST
        )
        self.port = next(iter(self.server.sockets)).getsockname()[1]

    async def stop(self) -> None:
        if self.server:
            self.server.close()
            await self.server.wait_closed()

    def url(self, token: str) -> str:
        """The page's address; the token is in the fragment, which browsers tell nobody."""
        host = LOOPBACK if self.host in ("0.0.0.0", "") else self.host
        name = f"[{host}]" if ":" in host else host
        return f"http://{name}:{self.port}/" + (f"#{token}" if token else "")

    def _changed(self, what: str) -> None:
        for viewer in self.viewers:
            viewer.changed(what)

    def _told(self, note: dict[str, Any]) -> None:
        for viewer in self.viewers:
            viewer.tell(note)

    # HTTP

    def _request(self, connection: ServerConnection, request: Request) -> Response | None:
        """A file, a refusal, or None: then the WebSocket opens."""
        hosts = request.headers.get_all("Host")
        if len(hosts) != 1 or not self.knows(hosts[0]):
            return plain(HTTPStatus.MISDIRECTED_REQUEST, "this is not the name of this table")
        path = request.path.partition("?")[0]
        if path != SOCKET:
            return file_response(path, hosts[0])
        if request.headers.get_all("Origin") != [f"http://{hosts[0]}"]:
            return plain(HTTPStatus.FORBIDDEN, "only this table's own page may connect")
        return None

    def knows(self, host: str) -> bool:
        """Whether a Host header names this server: by a number, or as this very computer."""
        name, _, port = host.rpartition(":")
        if port != str(self.port):
            return False
        if name in ("localhost", self.host):
            return True
        address = address_of(name.strip("[]"))
        if address is None:
            return False
        return address.is_loopback or not is_loopback(self.host)

    # The WebSocket

    async def _meet(self, connection: ServerConnection) -> None:
        """One viewer, from its first message to its last."""
        with contextlib.suppress(ConnectionClosed, TimeoutError):
            hello = read(await asyncio.wait_for(connection.recv(), HELLO_S))
            token = str(hello.get("token", ""))
            control = same(token, self.control)
            if self.look and not control and not same(token, self.look):
                await connection.close(4401, "this table's page wants a token")
                return
            viewer = Viewer(self.room, connection, control, hello)
            self.viewers.add(viewer)
            sending = asyncio.create_task(viewer.send())
            sending.add_done_callback(lambda task: connection.transport.abort())
            try:
                async for message in connection:
                    await viewer.act(read(message))
            finally:
                self.viewers.discard(viewer)
                sending.cancel()
                with contextlib.suppress(asyncio.CancelledError, ConnectionClosed):
                    await sending  # a fault of ours must be heard of


def read(message: str | bytes) -> dict[str, Any]:
    """A message as an object; whatever else comes is an empty one, which asks for nothing."""
    try:
        found = json.loads(message)
    except (ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def same(token: str, wanted: str) -> bool:
    return hmac.compare_digest(token.encode(errors="replace"), wanted.encode())


def address_of(name: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(name)
    except ValueError:
        return None


def is_loopback(host: str) -> bool:
    address = address_of(host)
    return host == "localhost" or (address is not None and address.is_loopback)


def file_response(path: str, host: str) -> Response:
    """A file of the page, by the names that are there and no other."""
    name = "index.html" if path == "/" else path[1:]
    known = {each.name: each for each in WEB.iterdir() if each.suffix in TYPES}
    if name not in known:
        return plain(HTTPStatus.NOT_FOUND, "no such page")
    return response(HTTPStatus.OK, known[name].read_bytes(), TYPES[known[name].suffix], host)


def plain(status: HTTPStatus, text: str) -> Response:
    return response(status, text.encode() + b"\n", "text/plain; charset=utf-8")


def response(status: HTTPStatus, body: bytes, kind: str, host: str = "") -> Response:
    policy = POLICY.format(socket=f"ws://{host}" if host else "")
    headers = Headers({"Content-Type": kind, "Content-Length": str(len(body)),
                       "Content-Security-Policy": policy, "Connection": "close"})  # fmt: skip
    for key, value in SAFE.items():
        headers[key] = value
    return Response(status.value, status.phrase, headers, body)
