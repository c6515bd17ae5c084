"""What people set at the table itself: lights, sound, current, and where the lights are.

Each change counts at once, and is kept before it is confirmed. Loaded only while it is used
(`App.visit`), with its texts, the settings menu of engine/words.
"""

import os
import sys

from firmware.link import device_tests
from firmware.menus import clock_menu
from firmware.menus.more_words import WHITE, More
from firmware.screen.canvas import wrap

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Awaitable

    from firmware.table.app import App

# First what people want in the evening, in the middle of a match.
ENTRIES = (
    "night", "mute", "guide", "brightness", "night_brightness", "clock", "rest", "limit_ma",
    "where",
    "readers", "parts", "network", "about", "back",
)  # fmt: skip
RED_GREEN_BLUE = b"\x40\0\0\0\x40\0\0\0\x40"  # of three lights
LEVELS = (5, 10, 15, 25, 40, 60, 80, 100)
# mA by hardware/README.md, section 2; minutes until an idle table dims.
NUMBERS = {"limit_ma": (300, 700, 800, 1300), "rest": (0, 5, 10, 20, 30, 60)}
HEADINGS = {"limit_ma": "which_supply", "rest": "when_rest"}


def run(app: "App") -> "Awaitable[None]":
    """To be awaited, until people want no more. Every coroutine that awaits another takes stack."""
    return Adjust(app).run()


async def first(app: "App") -> None:
    """A new table asks whether its parts do what they should, three lights of which show how they
    take their colours; what no driver finds out is set.
    """
    adjust = Adjust(app)
    device_tests.light(app.panel, 0, RED_GREEN_BLUE)
    try:
        wrong = await app.panel.questions.choose(adjust.words.text("parts_right"), app.yes_no())
    finally:
        device_tests.off(app.panel)
    if wrong == 1:
        await adjust.do("parts")


class Adjust:
    """The settings as a menu."""

    def __init__(self, app: "App") -> None:
        self.app = app
        self.panel = app.panel
        self.settings = app.settings
        self.words = More(app.words, "settings_menu")

    async def run(self) -> None:
        at: "int | None" = 0
        radio = self.app.match is None and has_radio()
        entries = [entry for entry in ENTRIES if radio or entry != "network"]
        while at is not None:
            labels = [self.label(entry) for entry in entries]
            at = await self.panel.questions.choose(self.words.text("settings"), labels, at)
            if at is None or entries[at] == "back":
                return
            if entries[at] == "network":  # it needs the room that this menu has
                self.app.errand = "wifi_menu.run"
                return
            await self.do(entries[at])

    def label(self, entry: str) -> str:
        """An entry with its value."""
        if entry == "back":
            return self.words.text(entry)
        if entry == "clock":
            return clock_menu.label(self.app)
        value = getattr(self.settings, entry, None)
        if entry == "mute":
            value = not value
        if value is True or value is False:
            value = "yes" if value else "no"
        return self.words.text("set_" + entry, (value,))

    def do(self, entry: str) -> "Awaitable":
        """What an entry is for, to be awaited."""
        if entry in ("night", "mute", "guide"):
            return self.change(entry, not getattr(self.settings, entry))
        if entry in NUMBERS:
            return self.number(entry)
        if entry == "clock":
            return self.clock()
        if entry == "where":
            from firmware.menus import lights_menu

            return lights_menu.run(self)
        if entry == "readers":
            from firmware.menus import readers_menu

            return readers_menu.run(self)
        if entry == "parts":
            from firmware.menus import parts_menu

            return parts_menu.run(self)
        if entry == "about":
            return self.panel.questions.tell(self.words.text("set_about"), self.about())
        return self.level(entry)

    async def clock(self) -> None:
        minutes = await clock_menu.choose(self.app)
        if minutes is not None:
            await self.change("clock", minutes)

    def change(self, name: str, value: "Any") -> "Awaitable":
        """Use it at once; say yes once it is saved, or, to be awaited, that it could not be."""
        wrong = self.app.deeds.change({name: value})
        if not wrong and self.settings.kept:
            self.panel.sound("yes")
            return nothing()
        self.panel.sound("no")
        rows = wrap(wrong[0] if wrong else self.words.text("only_now"))
        return self.panel.questions.tell("", rows + ["", "● " + self.words.text("ok")])

    async def level(self, name: str) -> None:
        """The lights follow the knob, one light where there is no match; held, all is as before."""
        now = getattr(self.settings, name)
        levels = sorted(set(LEVELS + (now,)))
        heading = self.words.text("how_bright" if name == "brightness" else "how_bright_night")
        labels = [f"{level} %" for level in levels]
        at = levels.index(now)

        def turned(at: int) -> None:
            self.panel.lights.dim(levels[at])
            if self.app.match is None:
                device_tests.light(self.panel, 0, WHITE)

        try:
            turned(at)
            chosen = await self.panel.questions.choose(heading, labels, at, turned)
        finally:
            self.panel.apply(self.settings)
            device_tests.off(self.panel)
        if chosen is not None:
            await self.change(name, levels[chosen])

    async def number(self, name: str) -> None:
        """One of a setting's usual numbers, or that which it has."""
        now = getattr(self.settings, name)
        numbers = sorted(set(NUMBERS[name] + (now,)))
        labels = [self.number_label(name, number) for number in numbers]
        heading = self.words.text(HEADINGS[name])
        at = await self.panel.questions.choose(heading, labels, numbers.index(now))
        if at is not None:
            await self.change(name, numbers[at])

    def number_label(self, name: str, number: int) -> str:
        key = f"{name}_{number}"
        return self.words.text(key if key in self.words else name + "_other", (number,))

    # This table

    def about(self) -> list:
        """What it is made of, as rows."""
        from firmware.link.commands import FIRMWARE

        text, lights = self.words.text, self.panel.lights
        python = ".".join([str(part) for part in sys.implementation.version[:3]])
        rows = wrap("Trilithon " + FIRMWARE) + wrap(board_name())
        rows += wrap(sys.implementation.name + " " + python)
        rows += self.about_reader()
        if lights.percent < 100:
            rows += wrap(text("about_limited", (lights.percent,)))
        free = free_kb(self.app.devices.storage)
        return rows + (wrap(text("about_free", (free,))) if free is not None else [])

    def about_reader(self) -> list:
        """Its chip, and what speaks against it."""
        from firmware.link.reports import version

        guard, text = self.panel.devices.reader, self.words.text
        if not guard.works:
            return wrap(text("no_reader"))
        chip = guard.device.NAME + " " + version(guard.device)
        warning = getattr(guard.device, "warning", "")
        rows = wrap(text("about_reader", (chip.strip(),)))
        return rows + (wrap(text("reader_" + warning)) if warning else [])


def has_radio() -> bool:
    """Whether this board has Wi-Fi, and the code for it: host/install/compiled.py, OF_OTHERS."""
    try:
        import network

        __import__("firmware.network")
    except ImportError:
        return False
    return hasattr(network, "WLAN")


async def nothing() -> None:
    """There is nothing more to say."""


def board_name() -> str:
    return os.uname().machine if hasattr(os, "uname") else sys.platform


def free_kb(storage: "Any") -> "int | None":
    """What still fits, in KB; None where storage cannot tell."""
    try:
        free: int = storage.free()[0]
    except (OSError, AttributeError):
        return None
    return free // 1024
