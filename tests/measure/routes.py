"""The way of a tap through the board's code, and of a click through the host's, as it runs.

    python -m tests.measure.routes

Of a tap at a table in memory, from the reader's answer on: how many of the product's functions have
been called, in how many files and rooms, once its line is in the journal, once people hear yes, and
once lights and screen show what comes next. Of a click: until the viewer has the next question.
"""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

from engine import catalogue
from firmware.devices import simulated
from host.door import say
from tests.both.app.table_hands import Hands, Memory, play
from tests.page import web

ROOT = f"{Path(catalogue.__file__).parents[1]}/"
WINGS = "engine", "firmware", "host"
GAME, SEATS = "ghost_knights", 4


class Route:
    """The files of the functions called, in their order, and the threads they were called in."""

    def __init__(self) -> None:
        self.files: list[str] = []
        self.threads: set[int] = set()

    def call(self, frame: FrameType, event: str, argument: Any) -> None:
        path = frame.f_code.co_filename
        if event == "call" and path.startswith(ROOT):
            path = path.removeprefix(ROOT)
            if path.split("/")[0] in WINGS and not frame.f_code.co_name.startswith("<"):
                self.files.append(path)
                self.threads.add(threading.get_ident())

    def told(self) -> str:
        rooms = {path.rpartition("/")[0] for path in self.files}
        return f"{len(self.files)} calls, {len(set(self.files))} files, {len(rooms)} rooms"


@contextmanager
def routed() -> Iterator[Route]:
    """What the block calls in this thread, and in threads that it begins."""
    route = Route()
    sys.setprofile(route.call)
    threading.setprofile(route.call)
    try:
        yield route
    finally:
        sys.setprofile(None)
        threading.setprofile(None)


class Stops:
    """Where a route passes by: told once each, by what has been called until then."""

    def __init__(self, route: Route) -> None:
        self.route = route
        self.told: dict[str, str] = {}

    def after(self, device: Any, method: str, name: str) -> None:
        """A stop once this method of a device has been called."""
        do = getattr(device, method)

        def done(*given: Any) -> Any:
            result = do(*given)
            if self.route.files:
                self.told[name] = self.told.get(name) or self.route.told()
            return result

        setattr(device, method, done)


def tap() -> None:
    """The first row of Ghost Knights that is chosen by a card: its tag is laid on the reader."""

    async def story(hands: Any) -> None:
        while hands.ask.kind != "tap":
            await hands.answer(next(iter(hands.ask.values)))
        await hands.wait(5000)
        devices, box = hands.devices, hands.referee.table.box
        with routed() as route:
            stops, uid = Stops(route), simulated.uid_of(box, next(iter(hands.ask.values)))
            stops.after(hands.app.journal, "add", "journal")
            stops.after(devices.buzzer.device, "play", "yes")
            stops.after(devices.strip.device, "write", "lights")
            stops.after(devices.screen.device, "show", "screen")
            look = devices.reader.device.look

            def seen() -> Any:
                if look() == uid and not stops.told:
                    route.files.clear()
                return look()

            devices.reader.device.look = seen
            await hands.tap(uid)
        for name, told in stops.told.items():
            say(f"a tap, to its {name}: {told}")

    hands = Hands(Memory(), "en")
    hands.sit(GAME, SEATS)
    play(story, hands)


def click() -> None:
    """The same at the page of a simulated table, from what the page sends to what it is sent."""

    async def story() -> None:
        with routed() as route:
            async with web.served(GAME, SEATS) as site, web.looking(site, site.control) as looker:
                await looker.until(lambda: looker.match)
                known = looker.match["n"]
                route.files.clear()
                route.threads.clear()
                await looker.do("people", step=True)
                await looker.until(lambda: looker.match["n"] > known)
                told = route.told()
        say(f"a click, to its frame: {told}, {len(route.threads)} threads")

    asyncio.run(story())


if __name__ == "__main__":
    tap()
    click()
