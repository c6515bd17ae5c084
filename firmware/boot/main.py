"""The table on a board: its real devices, without those that are missing; restarted if it fails.

`main()` is what a board runs; it ends at Ctrl-C, in safe mode, or never.
"""

# MicroPython's own; `make check` has its types.
# pyright: reportAttributeAccessIssue=false, reportMissingImports=false

import asyncio
import gc
import os
import sys
import time

from engine.loading import borrowed, preparers
from engine.words import LANGUAGES, Words
from firmware.boot.settling import Start
from firmware.boot.watchdog import LIVED_MS, Starts, Watchdog
from firmware.devices.guard import Devices
from firmware.screen.canvas import ROWS, Canvas, wrap
from firmware.storage.crash import crash_rows, keep_crash
from firmware.storage.files import Files
from firmware.storage.settings import Settings

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Awaitable, Callable

    from firmware.devices.wiring import Wiring

FOLDER = "data"
NETWORK = "network.json"  # firmware/network/access.py: there where the table is on a network
BEFORE = "trilithon.before"  # firmware/boot/start.py: there while this firmware is on trial
LOOK_MS = 0  # between two turns of the loop, which itself takes three: a tag waits for the next
# Garbage is collected while the table is idle (Panel.tidy), seldom at other times: no hand waits
# for it. While modules come, after so many bytes: otherwise what stays is strewn over the memory.
# What is counted was taken, also by calls that have given it back. What is above GARBAGE stays
# whole, and MicroPython's next table of names takes 7.7 KB of it at once: with this, and FEW, the
# largest piece has 14 KB or more in an evening of fifteen games, with 65,536 it had 7.8. In an
# ESP32's heap of 110 KB, the code frozen, 4,096 have room for all fifteen, 16,384 for twelve.
GARBAGE, SELDOM = 98304, 1 << 20
FEW = 115000  # bytes that are free: what is taken then lies between garbage
MOMENT_MS = 500  # in which modules bring others: to look takes 6 ms, to collect 20
ROOM = 45000  # bytes; a tap took up to 14,400 in four games, 45,000 where answers are many
IDLE_RATE = 12  # bytes in a millisecond that nobody touches it: 11 where a computer watches, else 2
LARGE_HEAP, GARBAGE_IN_SMALL = 160 * 1024, 4096
RAMP_MS = 2000  # until the lights are at full brightness: a weak supply need not give it at once
RAMP_STEPS = 16
TOLD_MS = 4000  # how long what is wrong stands on the screen
CRASHES = 3  # in a row, before the whole board restarts
LIGHTS = 400  # the longest chain
BUILT = ("firmware.drivers.", "firmware.link.")  # stay, unlike the wiring that built them
in_ms: "Callable | None" = getattr(asyncio, "sleep_ms", None)  # MicroPython's: each turn waits


def pause(duration: int) -> "Awaitable[None]":
    """Milliseconds to be awaited; on a board that takes no heap, and no coroutine of ours."""
    wait: "Awaitable[None]" = in_ms(duration) if in_ms else asyncio.sleep(duration / 1000)
    return wait


class Clock:
    """Real time, and the pulse of the loop: every wait feeds the watchdog.

    ticks  has `ticks_ms` and `ticks_diff`, as MicroPython's `time`
    """

    def __init__(self, watchdog: Watchdog, ticks: "Any") -> None:
        self.watchdog = watchdog
        self.ticks = ticks
        self.last = ticks.ticks_ms()
        self.passed = 0

    def ms(self) -> int:
        """Never wraps, as long as it is called once in six days."""
        now = self.ticks.ticks_ms()
        self.passed += self.ticks.ticks_diff(now, self.last)
        self.last = now
        return self.passed

    def beat(self) -> None:
        """Work that takes long goes on."""
        self.watchdog.feed()

    def sleep_ms(self, duration: int) -> "Awaitable[None]":
        self.watchdog.feed()
        return pause(duration)


class PowerOn:
    """Everything from one power-on to the next; firmware.boot.parts and warnings serve the start.

    machine  MicroPython's module;  `name` how the board calls itself;  `ticks` the module `time`
    safe     "" or why only a message starts: the key of a text;  `collect` frees memory while idle
    wrong    what people should know at the start: keys of texts, and sentences
    starting  settles what has come: firmware/boot/settling.py
    wiring   while parts are built;  `wanted` names of those that should be there
    """

    def __init__(self, machine: "Any", name: str, ticks: "Any", starting: Start) -> None:
        self.machine = machine
        self.name = name
        self.ticks = ticks
        self.starting = starting
        self.collect: "Callable" = always
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

    def say(self, screen: "Any", rows: list, most: int = ROWS) -> bool:
        """So many rows on the screen; whether it took them."""
        canvas = Canvas()
        try:
            for page in canvas.draw(rows, (0,))[:most]:
                screen.show(page, canvas.page(page))
        except (OSError, AttributeError):  # it fails, or there is none
            return False
        return True

    # Life

    def run(self) -> None:
        """Run until Ctrl-C. A fault restarts the program; the third in a row restarts the board."""
        with borrowed("firmware.boot.parts", BUILT) as parts:
            devices = parts.build(self)
        del parts
        if devices is None:
            self.starting.over()
            self.starting.end()
            return
        self.wiring = None
        self.watchdog.start()
        crashes = 0
        while crashes < CRASHES:
            self.lived = False
            try:
                if hasattr(asyncio, "run_until_complete"):  # MicroPython's `run` calls it, deeper
                    asyncio.run_until_complete(asyncio.create_task(self.live(devices)))
                else:
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

        usb = self.machine.mem32 if self.watchdog.base else None
        io = Stdio(sys.stdin.buffer, sys.stdout.buffer, usb)
        return Serial(io if usb else __import__("firmware.link.esp32").link.esp32.asked(io, self))

    async def live(self, devices: Devices) -> None:
        """The application, from its start."""
        from firmware.table.app import App

        if self.settings.readers:
            __import__("firmware.table.owners")  # it will be needed: so it is settled, too
        app = App(devices, self.settings, self.machine.reset)
        self.starting.over()
        looked[0] = self.ticks.ticks_ms()  # it has just collected
        app.panel.later.append(self.starting.end)
        app.panel.pace(LOOK_MS, self.collect)
        on = None
        if self.storage and self.storage.exists(NETWORK):
            from firmware.network.start import station

            on = station(app)
        works = [self.ramp(app.panel), self.outlive(app, on)] + ([on.run()] if on else [])
        helpers = [asyncio.create_task(work) for work in works]
        try:
            await self.greet(app.panel)
            await app.run()
        finally:
            for helper in helpers:
                helper.cancel()

    async def ramp(self, panel: "Any") -> None:
        """From dark to the brightness of the settings; a player's change of it ends the ramp."""
        lights = panel.lights
        for step in range(1, RAMP_STEPS + 1):
            level = max(1, self.settings.level * step // RAMP_STEPS)
            lights.dim(level)
            await pause(RAMP_MS // RAMP_STEPS)
            if lights.brightness != level:
                return

    async def outlive(self, app: "Any", station: "Any") -> None:
        """This start has not failed; firmware on trial stays once the table has been heard."""
        await pause(LIVED_MS)
        self.lived = True
        self.starts.lived()
        if BEFORE in os.listdir():
            with borrowed("firmware.boot.trial") as trial:
                await trial.until_heard(app.panel.link, station, pause)

    async def greet(self, panel: "Any") -> None:
        """Show what is wrong, for a while or until a press; if nothing is wrong, return at once."""
        for _ in range(3):  # the devices show whether they work
            panel.hands.look()
            await self.clock.sleep_ms(LOOK_MS)
        devices = panel.devices
        silent = [part for part in self.wanted if not getattr(devices, part).works]
        warning = getattr(devices.reader.device, "warning", "")
        if silent or warning or self.wrong or self.settings.faults:
            with borrowed("firmware.boot.warnings") as warnings:
                await warnings.greet(self, panel, silent, warning)

    def crashed(self, devices: Devices, fault: Exception) -> None:
        """Write the fault down, then show it for a while."""
        gc.collect()
        told = keep_crash(self.storage, fault)
        self.say(devices.screen.device, wrap(self.words.text("crashed")) + crash_rows(fault, told))
        for _ in range(TOLD_MS // 100):
            self.watchdog.feed()
            self.ticks.sleep_ms(100)
        asyncio.new_event_loop()

    def stop(self, devices: Devices) -> None:
        """Give way to MicroPython's prompt: stop what would restart the board, and all lights."""
        self.starting.end()
        self.watchdog.stop()
        self.starts.lived()
        devices.strip.call("write", bytearray(3 * LIGHTS))
        self.say(devices.screen.device, ["Trilithon", "", "Ctrl-C", "Ctrl-D: start"])


looked: list = [0]  # when there was last a look at how much memory is free


def often(gone: bool) -> None:
    """Garbage, from now on: modules come. Where there is much, at once: then they lie closer."""
    now = time.ticks_ms()  # type: ignore[attr-defined]
    if time.ticks_diff(now, looked[0]) >= MOMENT_MS or gone:  # type: ignore[attr-defined]
        if gc.mem_free() < FEW:  # type: ignore[attr-defined]
            gc.collect()
        looked[0] = time.ticks_ms()  # type: ignore[attr-defined]
    gc.threshold(GARBAGE)  # type: ignore[attr-defined]


def seldom(event: bool) -> int:
    """Garbage, after an event; at any other time only how long what is free will do: to find that
    out takes a third as long, and the devices are looked at in between.
    """
    gc.threshold(SELDOM)  # type: ignore[attr-defined]  # modules that came have left a lower one
    if not event:
        return (gc.mem_free() - ROOM) // IDLE_RATE  # type: ignore[attr-defined]
    gc.collect()
    return 0


def always(_: bool) -> int:
    """Garbage: there is little room."""
    gc.collect()
    return 0


def main(starting: Start) -> None:
    import machine

    large = gc.mem_alloc() + gc.mem_free() > LARGE_HEAP  # type: ignore[attr-defined]
    gc.threshold(GARBAGE if large else GARBAGE_IN_SMALL)  # type: ignore[attr-defined]
    on = PowerOn(machine, os.uname().machine, time, starting)
    if large:
        looked[0] = time.ticks_ms()  # type: ignore[attr-defined]  # nothing has gone yet
        preparers.append(often)
        on.collect = seldom
    else:
        preparers.append(always)
    on.run()
