"""A table of the hall as the page shows it: its board, from what may leave the table by now."""

from __future__ import annotations

import asyncio

from engine.words import LANGUAGES
from host.cable.async_client import AsyncClient, Fields, Refusal
from host.hall.floor import Floor, Place
from host.page.gallery import Gallery
from host.page.room import Room


class FarClient(AsyncClient):
    """In place of a cable: answers the page's room from what the hall's floor knows."""

    def __init__(self, floor: Floor, table: str) -> None:
        self.floor = floor
        self.table = table
        self.simulated = False
        self.listener = lambda event, fields: None

    @property
    def place(self) -> Place:
        """The table as the floor knows it; one that was forgotten plays nothing."""
        return self.floor.places.get(self.table) or Place(self.table)

    async def open(self, within: float | None = None) -> None:
        """There is nothing to open."""

    async def close(self) -> None:
        """There is nothing to close."""

    async def command(self, line: str, timeout: float | None = None) -> Fields:
        """Answers of the floor. Raises Refusal: from here a table can only be watched."""
        if line.startswith("watch"):
            return {}
        raise Refusal("not_control", "a table is played at the table")

    async def greet(self) -> Fields:
        """What the floor knows of the table, whose clock is its bridge's business."""
        place = self.place
        match = place.said.get("match", {})
        language = place.said.get("about", {}).get("language")
        return {
            "language": language if language in LANGUAGES else LANGUAGES[0],
            "game": match.get("game") if self._open_lines() else None,
            "match": place.playing or None,
        }

    def _open_lines(self) -> list[str]:
        place = self.place
        gathering = place.coming.get(place.playing)
        return gathering.lines if gathering and "" in gathering.lines else []

    async def log(self) -> list[str]:
        """The lines of its journal, as far as they may leave the table."""
        return self._open_lines()


class FarTable:
    """A room for those who look at one table. `changed()` when the floor has heard more of it."""

    def __init__(self, floor: Floor, table: str) -> None:
        self.room = Room(FarClient(floor, table))
        self.gallery = Gallery(self.room)
        self.showing: asyncio.Task[None] | None = None
        self.reading: asyncio.Task[None] | None = None
        self.again = False

    async def open(self) -> None:
        self.room.changed = self.gallery.changed
        self.showing = asyncio.create_task(self.gallery.run())
        await self.room.open()

    async def close(self) -> None:
        if self.showing:
            self.showing.cancel()
        if self.reading:
            self.reading.cancel()
        await self.room.close()

    def changed(self) -> None:
        self.again = True
        if self.reading is None:
            self.reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        while self.again:
            self.again = False
            await self.room.catch_up()
        self.reading = None
