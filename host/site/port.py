"""A serial port that the page holds (web/port.js), as a stream of bytes for the worker."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from host.cable.in_loop import InLoop
from host.cable.streams import Gone

Post = Callable[[dict[str, Any]], object]
OPEN, WRITE, CLOSE = "open", "write", "close"  # to the page
CAME, GONE = "came", "gone"  # from it, and OPEN once it is open


class PagePort(InLoop):
    """post   a message to the page: {"serial": OPEN, WRITE or CLOSE, "n", "data"}
    tell   a key of why the port is not open -> a sentence for people
    n      the number of this opening: what comes of an earlier one is nobody's
    why    that key, once it has gone
    """

    name = "USB"

    def __init__(self, post: Post, tell: Callable[[str], str]) -> None:
        self.post = post
        self.tell = tell
        self.n = 0
        self.is_open = False
        self.asked = False
        self.why = ""
        self.data = bytearray()
        self.news = asyncio.Event()

    # The worker's end

    def open(self) -> None:
        """Ask the page for it, unless it is open, or about to be."""
        if self.asked:
            return
        self.n += 1
        self.asked, self.is_open, self.why = True, False, ""
        self.data.clear()
        self.post({"serial": OPEN, "n": self.n})

    async def ready(self) -> None:
        while not self.is_open:
            await self._news()

    async def receive(self) -> bytes:
        await self.more()
        return self.taken(len(self.data))

    async def more(self) -> None:
        """Return once something has come. Raises Gone."""
        while not self.data:
            await self._news()

    async def _news(self) -> None:
        self._there()
        self.news.clear()
        await self.news.wait()

    def taken(self, most: int) -> bytes:
        """So much at most of what has come."""
        data = bytes(self.data[:most])
        del self.data[:most]
        return data

    def write(self, data: bytes) -> None:
        self._there()
        self.post({"serial": WRITE, "n": self.n, "data": data})

    def read(self) -> bytes:
        """What has come by now."""
        self._there()
        return self.taken(len(self.data))

    def close(self) -> None:
        if self.asked:
            self.asked = self.is_open = False
            self.post({"serial": CLOSE, "n": self.n})

    def _there(self) -> None:
        if self.why:
            raise Gone(self.tell(self.why))

    # The page's end

    def told(self, message: dict[str, Any]) -> None:
        """{"serial": OPEN, CAME with "data", or GONE with "why", "n"}"""
        if message["n"] != self.n or not self.asked:
            return
        if message["serial"] == OPEN:
            self.is_open = True
        elif message["serial"] == CAME:
            self.data += bytes(message["data"])
        else:
            self.asked = self.is_open = False
            self.why = str(message["why"])
        self.news.set()
