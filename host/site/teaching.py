"""Where the lights are, taught from the page as at the table: one is lit, people say where."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import ClassVar

from engine import found
from firmware.lights import plates
from firmware.lights.plates import Lesson
from host.cable.faults import NotALine
from host.cli_support import UsageError
from host.site.part import Act, Around, Part, Typed
from host.site.view import Item, Words, group, pick, status

WHITE = "ffffff"
DIGITS = "0123456789"
NOWHERE = "-"


class Teaching(Part):
    """lesson  of the plate that people have chosen, or None
    chains  as the table's settings have them, plate -> text
    told    what came of the last lesson
    """

    def __init__(self, around: Around) -> None:
        super().__init__(around)
        self.lesson: Lesson | None = None
        self.chains: dict[str, str] = {}
        self.told = ""

    async def look(self) -> None:
        settings = (await self.client.command("settings"))["settings"]
        self.chains, self.told = dict(settings["chains"]), ""

    async def end(self) -> None:
        """The lights are the table's again."""
        if self.lesson:
            self.lesson = None
            await self.client.command("trial off")

    # What people do

    async def plate(self, plate: str, typed: Typed) -> None:
        if plate in found.plate_sizes():
            self.lesson, self.told = Lesson(plate), ""
            await self.show()

    async def show(self) -> None:
        """The light in question alone."""
        if self.lesson and self.lesson.light < plates.MOST:
            await self.client.command(f"trial light {self.lesson.light} {WHITE}")

    async def place(self, name: str, typed: Typed) -> None:
        """The light is there: at this place, or at the one that is chosen in the list."""
        await self.take([name or str(typed.get("place"))])

    async def run(self, _: str, typed: Typed) -> None:
        """This light and those after it, up to the place that is chosen."""
        if self.lesson:
            names = [plates.name(self.lesson.plate, place) for place in self.lesson.ahead()]
            last = typed.get("run_to")
            await self.take(names[: names.index(last) + 1] if last in names else [])

    async def take(self, names: list[str]) -> None:
        lesson = self.lesson
        if lesson is None:
            return
        for name in names:
            places = {plates.name(lesson.plate, place): place for place in lesson.options()}
            if name in places:
                lesson.take(places[name])
        await self.show()

    async def before(self, _: str, typed: Typed) -> None:
        if self.lesson:
            self.lesson.back()
            await self.show()

    async def keep(self, _: str, typed: Typed) -> None:
        """Into the settings, and the lights use it at once; the usual chain needs no words."""
        lesson = self.lesson
        if lesson is None or not lesson.light:
            return
        chains = {**self.chains, lesson.plate: lesson.text()}
        if lesson.places == lesson.usual:
            del chains[lesson.plate]
        try:
            done = await self.client.command("set " + json.dumps({"chains": chains}))
        except NotALine:
            raise UsageError(self.around.words().say("lights_too_long")) from None
        await self.end()
        await self.look()
        self.told = self.around.words().say("saved" if done["saved"] else "unsaved")

    # What they see

    def items(self, words: Words) -> list[Item]:
        if self.lesson is None:
            told = [status(self.told)] if self.told else []
            names = self.around.table_words("lights_menu")
            each = [{"kind": "button", "id": f"plate {plate}", "text": names.text("plate_" + plate)}
                    for plate in sorted(found.plate_sizes())]  # fmt: skip
            return [words.head("lights"), *told, words.text("lights_why"), group(*each)]
        return [words.head("lights"), *self.of_lesson(words, self.lesson)]

    def of_lesson(self, words: Words, lesson: Lesson) -> list[Item]:
        acts = [words.button("lights_keep", main=not lesson.left())] if lesson.light else []
        acts += [words.button("before", "lights_before")] if lesson.light else []
        if lesson.light == plates.MOST or not lesson.left():
            return [status(words.say("lights_all")), group(*acts)]
        options = [(plates.name(lesson.plate, place), self.named(lesson.plate, place))
                   for place in lesson.options()]  # fmt: skip
        likely, name = options[0]
        ahead = [(plates.name(lesson.plate, place), self.named(lesson.plate, place))
                 for place in lesson.ahead()]  # fmt: skip
        quick = {"kind": "button", "id": f"place {likely}", "text": name}
        return [
            status(words.say("lights_where", lesson.light + 1)),
            group(quick, words.button("place " + NOWHERE, "lights_nowhere")),
            pick("place", words.say("lights_elsewhere"), likely, options),
            group(words.button("place", "lights_there")),
            pick("run_to", words.say("lights_run_to"), ahead[-1][0], ahead),
            group(words.button("run", "lights_run")),
            group(*acts),
        ]

    def named(self, plate: str, place: int | None) -> str:
        """How people call a place, as the table's own lesson does."""
        words = self.around.table_words("lights_menu")
        if place is plates.DARK:
            return words.text("nowhere")
        name = plates.name(plate, place)
        stem = name.rstrip(DIGITS).rstrip("-")
        return words.text("place_" + stem) + name[len(stem) :]

    acts: ClassVar[Mapping[str, Act]] = {
        "plate": plate, "place": place, "run": run, "before": before, "lights_keep": keep,
    }  # fmt: skip
