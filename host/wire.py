"""A table on its cable, for programs that run in an event loop: `host.client` is made of threads.

Commands wait their turn in a thread of their own; events arrive in the loop, in the order the
table sent them, and an answer's event before the reply to it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from host.client import Client, Event, Fields, LinkError, Refusal
from host.streams import Stream

Listener = Callable[[str, Fields], None]
GONE, BACK = "gone", "back"  # events of the wire itself


class Wire:
    """One table at a port; `simulated` whether its pieces are in nobody's hands.

    listener  called with every event and its fields; GONE and BACK among them
    client    the connection, once it is open
    """

    def __init__(self, port: str | Stream, simulated: bool):
        self.port = port
        self.simulated = simulated
        self.listener: Listener = lambda event, fields: None
        self.client: Client | None = None
        self.line = ThreadPoolExecutor(1, "wire")
        self.again: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect and greet. Raises LinkError where there is no table."""
        self.loop = asyncio.get_running_loop()
        self.client = await self._call(Client, self.port, self._heard)

    async def close(self) -> None:
        """Disconnect; the table goes on alone."""
        if self.again:
            self.again.cancel()
        if self.client:
            await asyncio.to_thread(self.client.close)
        self.line.shutdown(wait=False, cancel_futures=True)

    async def command(self, line: str) -> Fields:
        """What the reply carries. Raises Refusal, LinkError, or ValueError for what is no line."""
        if self.client is None:
            raise LinkError("the table is not connected")
        fields: Fields = await self._call(self.client.command, line)
        return fields

    async def log(self) -> list[str]:
        """The record of the match in play. Raises as `command`."""
        if self.client is None:
            raise LinkError("the table is not connected")
        lines: list[str] = await self._call(self.client.chunks, "log")
        return lines

    def _call(self, work: Callable[..., Any], *args: Any) -> asyncio.Future[Any]:
        return self.loop.run_in_executor(self.line, work, *args)

    def _heard(self, event: Event) -> None:
        """In the reading thread."""
        self.loop.call_soon_threadsafe(self._happened, event)

    def _happened(self, event: Event) -> None:
        if event.name == GONE and self.client and self.again is None:
            self.again = asyncio.create_task(self._reconnect(self.client))
        self.listener(event.name, event.fields)

    async def _reconnect(self, client: Client) -> None:
        """A board that was unplugged may be plugged in again, at any time."""
        while True:
            try:
                await self._call(client.reconnect)
                break
            except LinkError:
                await asyncio.sleep(1)
        self.again = None
        self.listener(BACK, {})


__all__ = ["BACK", "GONE", "Fields", "LinkError", "Refusal", "Wire"]
