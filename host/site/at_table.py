"""A board that runs Trilithon, at a tab's desk: its records, settings, parts, and a console."""

from __future__ import annotations

import io
import json
import zipfile
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from firmware.storage.settings import FIELDS
from firmware.storage.settings_schema import choices
from host.cable.console_text import event_lines, reply_lines
from host.cable.faults import LinkError
from host.cable.lines import Fields
from host.cable.wishes import change, parsed_value, with_changes
from host.cli_support import UsageError
from host.door import file_name
from host.page.room import Room
from host.site.checkup import Checkup
from host.site.enrolling import Enrolling
from host.site.part import Act, Around, Part, Typed
from host.site.teaching import Teaching
from host.site.view import Item, choice, field, group, status

LONG = ("log", "journal", "tags")  # commands whose reply comes in pieces
KEPT_LINES = 200
QUIET = ("screen", "lights", "sound", "knob")  # what the page itself shows
WITHOUT_A_MATCH = ("tags", "lights")  # places, too


class AtTable:
    """first  whether Trilithon has just come to this board: what people do next stands there
    place  one of PLACES, or of `parts`, places that have something to do of their own
    said     the console's lines;  news: what became of the last act
    """

    def __init__(self, room: Room, around: Around) -> None:
        self.room = room
        self.around = around
        self.post, self.words = around.post, around.words
        self.first = False
        self.place = "table"
        self.news = ""
        self.names: list[str] = []
        self.told: Fields = {}
        self.said: deque[str] = deque(maxlen=KEPT_LINES)
        self.checkup = Checkup(around)
        self.parts: dict[str, Part] = {
            "doctor": self.checkup,
            "tags": Enrolling(around, room),
            "lights": Teaching(around),
        }
        room.client.listener = self.heard

    def heard(self, event: str, fields: Fields) -> None:
        """An event of the table's: for the page, and for a console."""
        self.room.events.take(event, fields)
        if self.place in self.parts:
            self.parts[self.place].heard(event, fields)
        if event not in QUIET:
            self.said += event_lines(event, fields)
            if self.place == "console":
                self.around.changed()

    # What people do

    def act_of(self, word: str) -> Callable[[str, Typed], Awaitable[None]] | None:
        """What this press does here."""
        if word in ACTS:
            return partial(ACTS[word], self)
        part = self.parts.get(self.place)
        return partial(part.acts[word], part) if part and word in part.acts else None

    async def go(self, place: str, typed: Typed) -> None:
        self.news = ""
        before = self.parts.get(self.place)
        self.place = "table"
        if before:
            await before.end()
        if place in WITHOUT_A_MATCH and (await self.room.client.greet())["game"]:
            raise UsageError(self.words().say("in_play"))
        if place in self.parts:
            await self.parts[place].look()
        elif place == "records":
            self.names = await self.room.client.records()
        elif place == "settings":
            self.told = await self.room.client.command("settings")
        self.place = place if place in (*PLACES, *self.parts) else "table"

    async def record(self, name: str, typed: Typed) -> None:
        if name in self.names:
            text = await self._text(name)
            self.post({"file": [file_name(name), text.encode()]})

    async def every(self, _: str, typed: Typed) -> None:
        """All records in one file."""
        whole = io.BytesIO()
        with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED) as packed:
            for name in self.names:
                packed.writestr(file_name(name), await self._text(name))
        self.post({"file": ["records.zip", whole.getvalue()]})

    async def _text(self, name: str) -> str:
        return "\n".join(await self.room.client.chunks("record " + name)) + "\n"

    async def set(self, _: str, typed: Typed) -> None:
        """Change the settings that were given another value, all or none."""
        before = self.values()
        wishes = [change(f"{name}={text}") for name, text in typed.items()
                  if name in before and text.strip() != before[name]]  # fmt: skip
        hardware = dict(self.told["settings"]["hardware"])
        done = await self.room.client.command("set " + json.dumps(with_changes(hardware, wishes)))
        self.told = await self.room.client.command("settings")
        key = ("restart" if done["restart"] else "saved") if done["saved"] else "unsaved"
        self.news = self.words().say(key)

    async def type(self, _: str, typed: Typed) -> None:
        """A line at the console."""
        line = typed.get("line", "").strip()
        if not line:
            return
        self.said.append("> " + line)
        client = self.room.client
        try:
            word = line.split(" ")
            if line in LONG or (word[0] == "record" and len(word) > 1):
                self.said += await client.chunks(line)
            else:
                self.said += reply_lines(await client.command(line), client.took)
        except LinkError as wrong:
            self.said.append(f"✗ {wrong}")

    # What they see

    def items(self) -> list[Item]:
        words = self.words()
        news = [status(self.news)] if self.news else []
        if self.place != "table":
            part = self.parts.get(self.place)
            shown = part.items(words) if part else PLACES[self.place](self)
            return [*shown, *news, words.button("go table", "back")]
        hello = self.room.hello
        return [
            words.text("connected", hello["firmware"], hello["python"]),
            *(self.of_first() if self.first else ()),
            words.text("watching"),
            group(words.button("watch", main=True), words.button("leave")),
            group(*(words.button(f"go {place}", place) for place in (*self.parts, *PLACES)
                    if place != "table"), words.button("people")),
            group(words.button("keep"), words.button("install", "update")),
        ]  # fmt: skip

    def of_first(self) -> list[Item]:
        words = self.words()
        return [words.step("new_parts", "doctor_try"), words.step("new_match")]

    def of_records(self) -> list[Item]:
        words = self.words()
        if not self.names:
            return [words.head("records"), words.text("no_records")]
        each = [{"kind": "button", "id": f"record {name}", "text": name} for name in self.names]
        return [words.head("records"), words.text("records_why"), group(*each),
                words.button("every", main=True)]  # fmt: skip

    def values(self) -> dict[str, str]:
        """Each setting as it is typed."""
        settings = self.told["settings"]
        own = {name: settings.get(name) for name, _ in FIELDS if name != "hardware"}
        parts = {name: settings["hardware"].get(name, usual[0])
                 for name, usual in choices().items()}  # fmt: skip
        return {name: spelt(value) for name, value in {**own, **parts}.items()}

    def of_settings(self) -> list[Item]:
        words, known = self.words(), choices()
        found = [
            choice(name, name, value, known[name]) if isinstance(known.get(name), tuple)
            else field(name, name, value)
            for name, value in self.values().items()
        ]  # fmt: skip
        return [words.head("settings"), words.text("settings_why"), *found,
                words.button("set", "save", main=True)]  # fmt: skip

    def of_console(self) -> list[Item]:
        words = self.words()
        return [words.head("console"), words.lines("console", self.said),
                field("line", words.say("line"), ""),
                words.button("type", "send", main=True, empties="line")]  # fmt: skip


def spelt(value: Any) -> str:
    """A setting's value so that `parsed_value` reads it again."""
    text = value if isinstance(value, str) else json.dumps(value)
    return text if parsed_value(text) == value or not text else json.dumps(value)


PLACES: dict[str, Callable[[AtTable], list[Item]]] = {
    "table": AtTable.items, "records": AtTable.of_records, "settings": AtTable.of_settings,
    "console": AtTable.of_console,
}  # fmt: skip
ACTS: dict[str, Act] = {
    "go": AtTable.go, "record": AtTable.record, "every": AtTable.every, "set": AtTable.set,
    "type": AtTable.type,
}  # fmt: skip
