"""The firmware on simulated devices, in an event loop: a thread's own, or a browser tab's."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from pathlib import Path
from typing import Any

from firmware.devices.guard import Devices
from firmware.devices.simulated import Buzzer, Knob, Reader, Screen, Strip, furnish
from firmware.link.serial import Serial
from firmware.storage.files import Files
from firmware.storage.settings import FILE as SETTINGS
from firmware.table.app import App
from host.cable import hour
from host.cable.streams import Cable, TableEnd
from host.shapes import read_object
from host.whole_file import write_whole


class PacedClock:
    """Real time, `speed` times over; input on the cable wakes a sleeping table."""

    def __init__(self, speed: float = 1.0) -> None:
        self.since = time.monotonic()
        self.before = 0.0
        self.speed = speed
        self.loop = asyncio.get_running_loop()
        self.wake = asyncio.Event()

    def pace(self, speed: float) -> None:
        """From now on at this speed."""
        self.before = self.exact()
        self.since = time.monotonic()
        self.speed = speed

    def exact(self) -> float:
        return self.before + (time.monotonic() - self.since) * 1000 * self.speed

    def ms(self) -> int:
        return int(self.exact())

    def date(self) -> tuple[str, int]:
        """This computer's date and hour, and how many minutes that is from UTC."""
        return hour.spelt(hour.here())

    def woken(self) -> None:
        """From any thread."""
        with contextlib.suppress(RuntimeError):  # the loop has ended
            self.loop.call_soon_threadsafe(self.wake.set)

    async def sleep_ms(self, duration: int) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(duration / 1000 / self.speed):
                await self.wake.wait()
        self.wake.clear()


class TableInLoop:
    """The table at a cable. `app` and `clock` are there once it plays."""

    def __init__(self, folder: Path, cable: Cable, speed: float = 1.0) -> None:
        self.folder = folder
        self.cable = cable
        self.speed = speed
        self.app: App | None = None
        self.clock: PacedClock | None = None

    async def play(self) -> None:
        """Until it is switched off."""
        self.clock = PacedClock(self.speed)
        self.cable.woken = self.clock.woken  # type: ignore[method-assign]
        storage = Files(str(self.folder))
        link = Serial(TableEnd(self.cable))
        devices = Devices(self.clock, *self.parts(), link, storage)
        self.app = App(furnish(devices))
        await self.app.run()

    def parts(self) -> tuple[Any, Any, Any, Any, Any]:
        """Reader, knob, screen, lights and buzzer, when it is switched on."""
        return Reader(), Knob(), Screen(), Strip(), Buzzer()


def settle_language(folder: Path, language: str) -> bool:
    """A table that has not started yet speaks this language, and does not ask for one.

    False: its settings cannot be read, so it has the usual ones from now on.
    """
    settings = folder / SETTINGS
    found = read_object(settings)
    readable = bool(found) or not settings.exists()
    write_whole(settings, json.dumps({**found, "language": language}))
    return readable
