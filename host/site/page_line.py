"""The page's port as the line to a board's prompt, whose work waits as a command's does.

A tab has one thread. Its browser can put Python's stack aside until a promise is kept (stack
switching): so installation is the command's own, and the page lives on while it waits.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any, Protocol, TypeVar

from host.cable.streams import Gone
from host.site.port import PagePort

Result = TypeVar("Result")


class Waiting(Protocol):
    """How work that waits runs beside an event loop."""

    def able(self) -> bool:
        """Whether this browser can; asked in a task."""
        ...

    async def run(self, work: Callable[[], Result]) -> Result:
        """Work that may call `wait`."""
        ...

    def wait(self, what: Awaitable[Any]) -> Any:
        """Its result, once it is there."""
        ...


class PageLine:
    """host.install.prompt.Line over a port that is closed before."""

    def __init__(self, port: PagePort, waiting: Waiting) -> None:
        self.port = port
        self.name = port.name
        self.waiting = waiting
        self.open()

    def open(self) -> None:
        self._wait(self._opened())

    async def _opened(self) -> None:
        self.port.open()
        await self.port.ready()

    def read(self, most: int, within_s: float) -> bytes:
        if not self.port.data and within_s:
            self._wait(self._more(within_s))
        with gone_as_error():
            return self.port.taken(most) or self.port.read()

    async def _more(self, within_s: float) -> None:
        """Something has come, or nothing for so long."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(within_s):
                await self.port.more()

    def write(self, data: bytes) -> None:
        with gone_as_error():
            self.port.write(data)

    def close(self) -> None:
        self.port.close()

    def _wait(self, what: Awaitable[Any]) -> None:
        with gone_as_error():
            self.waiting.wait(what)


@contextlib.contextmanager
def gone_as_error() -> Any:
    """A command's port raises OSError."""
    try:
        yield
    except Gone as gone:
        raise OSError(str(gone)) from None
