"""A new build's parts, tried one by one from the page, as `trilithon doctor` does at a terminal."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping
from typing import ClassVar

from firmware.lights import plates
from firmware.lights.lights import SIZES
from host.cable.client import Refusal
from host.cable.lines import Fields
from host.install.installation import kb
from host.site.part import Act, Around, Part, Typed
from host.site.view import Item, Words, alert, group

BRIGHT = "404040"
LED_S = 0.08
BARS = "0f"
HEARD = {"tag": "reader", "knob": "knob"}  # events that hands make, and of which part
TRIED = ("screen", "strip", "buzzer")  # by a button
BY_HAND = ("knob", "reader")


class Checkup(Part):
    """devices  as the table's `health` has them;  storage: as its `trial storage`, or why not
    felt     part -> what hands did there last;  tried: the part that a button tried last
    """

    def __init__(self, around: Around) -> None:
        super().__init__(around)
        self.devices: dict[str, Fields] = {}
        self.journal = True
        self.storage: Fields | str = {}
        self.playing = False
        self.felt: dict[str, str] = {}
        self.tried = ""

    async def look(self) -> None:
        """What the table finds out by itself. Raises LinkError."""
        self.playing = bool((await self.client.greet())["game"])
        health = await self.client.command("health")
        self.devices, self.journal = health["devices"], health["journal"]
        try:
            self.storage = await self.client.command("trial storage")
        except Refusal as refused:
            self.storage = refused.text

    async def attempt(self, part: str, typed: Typed) -> None:
        """Let people see or hear a part. Raises LinkError."""
        if part not in TRIED:
            return
        await self.end()
        self.tried = part
        if part == "screen":
            await self.client.command(f"trial screen {BARS}")
        elif part == "buzzer":
            await self.client.command("trial sound end")
        elif part == "strip":
            for number in range(await self._lights()):
                await self.client.command(f"trial light {number} {BRIGHT}")
                await asyncio.sleep(LED_S)

    async def _lights(self) -> int:
        """How many the longest chain has, as the table is set."""
        settings = (await self.client.command("settings"))["settings"]
        with contextlib.suppress(KeyError, TypeError, ValueError, AttributeError, IndexError):
            sizes = [int(plates.chain(each, settings["chains"]).size) for each in SIZES]
            return max(sizes)
        return int(max(SIZES.values()))

    async def end(self) -> None:
        """Screen and lights are the table's again."""
        if self.tried:
            self.tried = ""
            await self.client.command("trial off")

    def heard(self, event: str, fields: Fields) -> None:
        """What people's hands do."""
        part = HEARD.get(event)
        if part:
            turn = f" {fields['by']:+d}" if fields.get("by") else ""
            self.felt[part] = fields["tag"] if event == "tag" else fields["did"] + turn
            self.around.changed()

    # What people see

    def items(self, words: Words) -> list[Item]:
        found = [words.head("doctor"), *(self.state(words, part) for part in self.devices)]
        found += [self.of_storage(words)] + ([] if self.journal else [words.wrong("no_journal")])
        if self.playing:
            return [*found, words.text("doctor_in_play")]
        there = [part for part in TRIED if self.works(part)]
        if there:
            found += [
                words.step("doctor_try", lit=self.tried),
                group(*(words.button(f"attempt {part}", f"part_{part}") for part in there)),
            ]
        if self.tried:
            found += [words.text(f"see_{self.tried}"), words.text(f"fix_{self.tried}")]
        return [*found, *(self.of_hands(words, part) for part in BY_HAND if self.works(part))]

    def works(self, part: str) -> bool:
        device = self.devices.get(part, {})
        return bool(device.get("there") and device.get("works"))

    def state(self, words: Words, part: str) -> Item:
        name = words.say(f"part_{part}") if f"part_{part}" in words.texts else part
        if not self.devices[part]["there"]:
            return words.text("part_none", name)
        if self.works(part):
            return words.text("part_works", name)
        fix = words.say(f"fix_{part}") if f"fix_{part}" in words.texts else ""
        return alert(words.say("part_fails", name, fix))

    def of_storage(self, words: Words) -> Item:
        if isinstance(self.storage, str):
            return words.wrong("storage_fails", self.storage)
        if not self.storage["works"]:
            return words.wrong("storage_worn")
        free, total = kb(self.storage["free"]), kb(self.storage["total"])
        return words.text("storage_works", free, total)

    def of_hands(self, words: Words, part: str) -> Item:
        felt = self.felt.get(part)
        if felt is None:
            return words.text(f"hands_{part}")
        return {**words.text("felt", words.say(f"part_{part}"), felt), "role": "status"}

    acts: ClassVar[Mapping[str, Act]] = {"attempt": attempt}
