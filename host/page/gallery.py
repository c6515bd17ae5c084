"""All who only look at a table. However many they are, the players have most of the time.

It draws one frame for all who read the same language, when the one before has been sent. It sends
in slices and rests after each, so that it never has more than SHARE of the server's time. A browser
that does not read gets nothing until it has, then the newest frame at once.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from websockets.asyncio.server import broadcast

from host.page.budget import Budget
from host.page.curtain import Curtain
from host.page.errands import report
from host.page.frames import Frame, drawn
from host.page.room import Room

if TYPE_CHECKING:
    from host.page.viewer import Viewer

SHARE = 0.2  # of the server's time, at most
SLICE_S = 0.002
FRAMES = 30  # a second, where there is time for so many
MESSAGES = 100  # a second that are read of all lookers together
HOLDS = 1 << 16  # bytes that wait for a browser that does not read
PATIENCE_S = 30.0  # then it is disconnected


class Gallery:
    """Everybody's frames. `lookers` are served here, in turn."""

    def __init__(self, room: Room, clock: Callable[[], float] = time.perf_counter) -> None:
        self.room = room
        self.clock = clock
        self.lookers: dict[Viewer, float] = {}  # and when it last took something
        self.stirred = asyncio.Event()
        self.fresh: dict[str, set[str]] = {}  # by language: what has changed since its frame
        self.frames: dict[str, Frame] = {}
        self.curtain = Curtain(room)
        self.budget = Budget(MESSAGES, MESSAGES)

    def add(self, viewer: Viewer) -> None:
        self.lookers[viewer] = self.clock()
        self.stirred.set()

    def discard(self, viewer: Viewer) -> None:
        self.lookers.pop(viewer, None)

    def changed(self, what: str) -> None:
        for fresh in self.fresh.values():
            fresh.add(what)
        self.stirred.set()

    async def run(self) -> None:
        """For ever: send what is new. A fault of ours costs one frame, and is reported."""
        while True:
            await self.stirred.wait()
            self.stirred.clear()
            try:
                await self._round()
            except Exception as fault:
                report("the gallery", fault)
                await asyncio.sleep(1)

    async def _round(self) -> None:
        began = self.clock()
        self._drop_silent()
        for viewer in list(self.lookers):
            self._serve(viewer)
            if self.clock() - began > SLICE_S:
                await self._rest(began)
                began = self.clock()
        await self._rest(began, 1 / FRAMES)

    async def _rest(self, began: float, least: float = 0.0) -> None:
        worked = self.clock() - began
        await asyncio.sleep(max(least, worked * (1 / SHARE - 1)))

    def _drop_silent(self) -> None:
        """Drop frames of a language without readers."""
        for language in set(self.frames) - {viewer.tongue for viewer in self.lookers}:
            del self.frames[language], self.fresh[language]

    def _serve(self, viewer: Viewer) -> None:
        """Send what is new, unless this one is still reading; one that is too slow has to go."""
        connection = viewer.connection
        if viewer not in self.lookers or connection.transport is None:
            return
        waiting = connection.transport.get_write_buffer_size() > HOLDS
        now = self.clock()
        if waiting:
            self.stirred.set()
            if now - self.lookers[viewer] > PATIENCE_S:
                connection.transport.abort()
            return
        self.lookers[viewer] = now
        for text in viewer.texts(self.frame(viewer.tongue)):
            broadcast([connection], text)

    def frame(self, language: str) -> Frame:
        """What all see who read this language."""
        fresh, before = self.fresh.get(language), self.frames.get(language)
        if before is None or fresh is None or "state" in fresh:
            now = drawn(self.room, False, language, self.curtain.down())
        elif fresh:
            now = before.later(self.room)
        else:
            return before
        self.frames[language], self.fresh[language] = now, set()
        return now
