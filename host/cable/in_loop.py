"""Streams that never block: their client's own event loop reads them, and no thread is begun.

In a browser's tab there are neither threads nor sockets.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable

from host.cable.streams import Cable, Came, Gone, Left


class InLoop(ABC):
    """A Stream whose methods come back at once, and that is read by waiting for `receive`."""

    @abstractmethod
    async def ready(self) -> None:
        """Return once it is open. Raises Gone."""

    @abstractmethod
    async def receive(self) -> bytes:
        """The next piece that comes. Raises Gone."""


class Listening:
    """As Reading, in the event loop: `came` with all that comes, `left` once when it has gone."""

    def __init__(self, stream: InLoop, came: Came, left: Left) -> None:
        self.closing = False
        self.task = asyncio.get_running_loop().create_task(self._run(stream, came, left))

    async def _run(self, stream: InLoop, came: Came, left: Left) -> None:
        while not self.closing:
            try:
                data = await stream.receive()
            except Gone as gone:
                if not self.closing:
                    left(str(gone))
                return
            came(data)
            await asyncio.sleep(0)  # what has come is looked at before more is read

    def end(self, limit_s: float) -> None:
        """Stop reading."""
        self.task.cancel()


async def nothing() -> None:
    """Where nothing has to be waited for."""


class LoopCable(InLoop, Cable):
    """A cable in memory, both of whose ends are in one event loop.

    free    awaited before what the table said goes on to the client
    """

    def __init__(self, free: Callable[[], Awaitable[None]] = nothing) -> None:
        Cable.__init__(self)
        self.free = free
        self.said = asyncio.Event()

    async def ready(self) -> None:
        """It is always there."""

    def told(self) -> None:
        self.said.set()

    async def receive(self) -> bytes:
        await self.said.wait()
        self.said.clear()
        data = bytes(self.to_client)
        self.to_client.clear()
        self.woken()
        await self.free()
        return data
