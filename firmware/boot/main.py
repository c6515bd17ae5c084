"""The table on a board: real devices, whatever is missing left out, and started again if it fails.

`main()` is what a board runs; it ends at Ctrl-C, in safe mode, or never.
"""

import asyncio
import gc
import os
import sys
import time

from engine.loading import borrowed
from engine.words import LANGUAGES, Words
from firmware.boot.settling import Start
from firmware.boot.watchdog import LIVED_MS, Starts, Watchdog
from firmware.devices.guard import Devices
from firmware.screen.canvas import Canvas, wrap
from firmware.storage.crash import crash_rows, keep_crash
from firmware.storage.files import Files
from firmware.storage.settings import Settings

if False:  # for type checkers alone: neither Python runs it
    from typing import Any

    from firmware.devices.wiring import Wiring

FOLDER = "data"
NETWORK = "network.json"  # firmware/network/access.py: there where the table is on a network
BEFORE = "trilithon.before"  # firmware/boot/start.py: there while this firmware is on trial
SOON_MS = 1  # between two turns of the loop while the reader is at work,
LOOK_MS = 3  # and while nobody is there
# Garbage is collected when nobody waits (Panel.tidy), and after so many bytes whatever happens:
# left to itself it lies between what lives, in crumbs.
GARBAGE = 49152
RAMP_MS = 2000  # until the lights are at full brightness: a weak supply need not give it at once
RAMP_STEPS = 16
TOLD_MS = 4000  # how long what is wrong stands on the screen
CRASHES = 3  # in a row, before the whole board starts anew
LIGHTS = 400  # the longest chain
BUILT = ("firmware.drivers.", "firmware.link.")  # stay, unlike the wiring that built them


async def pause(duration: int) -> None:
    """Milliseconds; on a board without making a number of the kind that needs the heap."""
    if hasattr(asyncio, "sleep_ms"):
        await asyncio.sleep_ms(duration)
    else:
        await asyncio.sleep(duration / 1000)


class Clock:
    """Real time, and the pulse of the loop: whoever waits feeds the watchdog.

    ticks   has `ticks_ms` and `ticks_diff`, as MicroPython's `time`
    reader  the driver, if there is one
    """

    def __init__(self, watchdog: Watchdog, ticks: "Any") -> None:
        self.watchdog = watchdog
        self.ticks = ticks
        self.reader: "Any" = None
        self.last = ticks.ticks_ms()
        self.passed = 0

    def ms(self) -> int:
        """Never wraps, as long as somebody looks once in six days."""
        now = self.ticks.ticks_ms()
        self.passed += self.ticks.ticks_diff(now, self.last)
        self.last = now
        return self.passed

    def beat(self) -> None:
        """Work that takes long goes on."""
        self.watchdog.feed()

    async def sleep_ms(self, duration: int) -> None:
        """Shorter while the reader is in the middle of something: its looks never wait for it."""
        self.watchdog.feed()
        if self.reader is not None and self.reader.busy:
            duration = min(duration, SOON_MS)
        await pause(duration)


class PowerOn:
    """Everything of one power-on; what only a start needs is in firmware.boot.parts and warnings.

    machine  MicroPython's module;  `name` how the board calls itself;  `ticks` the module `time`
    safe     "" or why only a message starts: the key of a text
    wrong    what people should know at the start: keys of texts, and sentences
    starting  settles what has come: firmware/boot/settling.py
    wiring   while parts are built;  `wanted` names of those that should be there
    """

    def __init__(self, machine: "Any", name: str, ticks: "Any", starting: Start) -> None:
        self.machine = machine
        self.name = name
        self.ticks = ticks
        self.starting = starting
        self.wrong: list = []
        self.lived = False
        self.storage = self.files()
        self.settings = Settings(self.storage)
        self.settings.plates = True
        self.starts = Starts(self.storage)
        self.watchdog = Watchdog(machine, name.split(" with ")[-1])
        self.clock = Clock(self.watchdog, ticks)
        self.wanted: list = []
        self.wiring: "Wiring | None" = None
        self.safe = ""

    def files(self) -> "Files | None":
        try:
            return Files(FOLDER)
        except OSError:
            self.wrong.append("no_storage")
            return None

    @property
    def words(self) -> Words:
        """Read for every use: the application has its own."""
        return Words(self.settings.language or LANGUAGES[0])

    # Messages without the application

    def say(self, screen: "Any", rows: list) -> bool:
        """Rows on the screen; whether it took them."""
        canvas = Canvas()
        try:
            for page in canvas.draw(rows, (0,)):
                screen.show(page, canvas.page(page))
        except (OSError, AttributeError):  # it fails, or there is none
            return False
        return True

    # Life

    def run(self) -> None:
        """Until Ctrl-C. A fault of the program starts it again, the third in a row the board."""
        with borrowed("firmware.boot.parts", BUILT) as parts:
            devices = parts.build(self)
        del parts
        if devices is None:
            self.starting.over()
            return
        self.wiring = None
        self.watchdog.start()
        crashes = 0
        while crashes < CRASHES:
            self.lived = False
            try:
                asyncio.run(self.live(devices))
            except KeyboardInterrupt:
                self.stop(devices)
                return
            except Exception as fault:
                crashes = 1 if self.lived else crashes + 1
                self.crashed(devices, fault)
        self.machine.reset()

    def part(self, name: str) -> "Any":
        """The driver of a part, or None."""
        return self.wiring.build(name) if self.wiring else None

    def link(self) -> "Any":
        """The cable: what MicroPython's prompt goes over too."""
        from firmware.link.serial import Serial, Stdio

        return Serial(Stdio(sys.stdin.buffer, sys.stdout.buffer))

    async def live(self, devices: Devices) -> None:
        """The application, from its start."""
        from firmware.table.app import App

        self.starting.fresh()
        app = App(devices, self.settings)
        self.starting.over()
        app.panel.pace(LOOK_MS, gc.collect)
        on = None
        if self.storage and self.storage.exists(NETWORK):
            from firmware.network.start import station

            on = station(app, self.machine.reset)
        works = [self.ramp(app.panel), self.outlive(app, on)] + ([on.run()] if on else [])
        helpers = [asyncio.create_task(work) for work in works]
        try:
            await self.greet(app.panel)
            await app.run()
        finally:
            for helper in helpers:
                helper.cancel()

    async def ramp(self, panel: "Any") -> None:
        """From dark to the brightness of the settings, unless somebody wants another meanwhile."""
        lights = panel.lights
        for step in range(1, RAMP_STEPS + 1):
            lights.brightness = level = max(1, self.settings.level * step // RAMP_STEPS)
            await pause(RAMP_MS // RAMP_STEPS)
            if lights.brightness != level:
                return

    async def outlive(self, app: "Any", station: "Any") -> None:
        """This start has not failed; firmware on trial stays once somebody has heard the table."""
        await pause(LIVED_MS)
        self.lived = True
        self.starts.lived()
        if BEFORE in os.listdir():
            with borrowed("firmware.boot.trial") as trial:
                await trial.until_heard(app.panel.link, station, pause)

    async def greet(self, panel: "Any") -> None:
        """What is wrong, for a while or until somebody presses; nothing if nothing is."""
        with borrowed("firmware.boot.warnings") as warnings:
            await warnings.greet(self, panel)

    def crashed(self, devices: Devices, fault: Exception) -> None:
        """Written down, then on the screen for a while."""
        gc.collect()
        told = keep_crash(self.storage, fault)
        self.say(devices.screen.device, wrap(self.words.text("crashed")) + crash_rows(fault, told))
        for _ in range(TOLD_MS // 100):
            self.watchdog.feed()
            self.ticks.sleep_ms(100)
        asyncio.new_event_loop()

    def stop(self, devices: Devices) -> None:
        """Somebody wants the prompt: nothing may start the board anew, and no light stays on."""
        self.watchdog.stop()
        self.starts.lived()
        devices.strip.call("write", bytearray(3 * LIGHTS))
        self.say(devices.screen.device, ["Trilithon", "", "Ctrl-C", "Ctrl-D: start"])


def main(starting: Start) -> None:
    import machine

    gc.threshold(GARBAGE)  # type: ignore[attr-defined]
    PowerOn(machine, os.uname().machine, time, starting).run()
