"""From a board with nothing on it to one that answers: steps for each kind of board.

A Pico takes MicroPython by drag and drop. Onto an ESP32 the page writes it (web/flash.js), as the
person has downloaded it: this says what the file is, and what became of it.

To the page: {"flash": {"data", "address", "chip", "md5"}}. From it: {"flash": "part", "part"},
{"flash": "done"}, or {"flash": "failed", "why", "chip"}.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from host.cli_support import UsageError
from host.site.part import Act, Typed
from host.site.view import Item, Words, group, upload

if TYPE_CHECKING:
    from host.site.desk import Desk

# Kind of board -> the steps that bring MicroPython to it.
KINDS = {
    "pico": ("pico_download", "pico_drive", "pico_drag", "then_find"),
    "esp32": ("esp32_download", "esp32_file", "esp32_flash", "then_find"),
}
FILE = "image_file"
MAGIC, CHIP_AT, HEADER = 0xE9, 12, 24  # of an image, as its first loader reads it
ALIGNED = 4  # bytes: what is written is filled up to that
# Number of a chip in an image -> its name, and where in its flash an image begins.
CHIPS = {
    0: ("ESP32", 0x1000), 2: ("ESP32-S2", 0x1000), 5: ("ESP32-C3", 0), 9: ("ESP32-S3", 0),
    12: ("ESP32-C2", 0), 13: ("ESP32-C6", 0), 16: ("ESP32-H2", 0), 18: ("ESP32-P4", 0x2000),
    23: ("ESP32-C5", 0x2000),
}  # fmt: skip


@dataclass(frozen=True)
class Image:
    """name  of its file;  chip: that it is for;  address: where in the flash it begins"""

    name: str
    data: bytes
    chip: str
    address: int

    @property
    def filled(self) -> bytes:
        return self.data + b"\xff" * (-len(self.data) % ALIGNED)


def image_in(file: Any, words: Words) -> Image:
    """MicroPython, in a file that people have chosen. UsageError says what else it is."""
    if not isinstance(file, dict):
        raise UsageError(words.say("no_file"))
    name, data = str(file["name"]), bytes(file["data"])
    number = int.from_bytes(data[CHIP_AT : CHIP_AT + 2], "little")
    if len(data) < HEADER or data[0] != MAGIC or number not in CHIPS:
        raise UsageError(words.say("image_wrong", name))
    chip, address = CHIPS[number]
    if b"MicroPython" not in data:
        raise UsageError(words.say("image_other", name, chip))
    return Image(name, data, chip, address)


class NewBoard:
    """kind   of board that people bring MicroPython to; "" before they have said which
    image   to be written, once they have chosen it;  result: of the writing, set by the page
    """

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.kind = ""
        self.image: Image | None = None
        self.result: asyncio.Future[dict[str, Any]] | None = None

    async def choose(self, kind: str, typed: Typed) -> None:
        self.kind, self.image = (kind if kind in KINDS else ""), None

    async def look(self, _: str, typed: Typed) -> None:
        """What is in the file?"""
        self.image = None
        self.image = image_in(typed.get(FILE), self.desk.words)

    async def flash(self, _: str, typed: Typed) -> None:
        """People have chosen the port: the page writes, and says what became of it. UsageError."""
        desk, image = self.desk, self.image
        if image is None:
            return
        await desk.leave_table()
        desk.progress(desk.words.text("flash_connects"))
        self.result = asyncio.get_running_loop().create_future()
        md5 = hashlib.md5(image.filled, usedforsecurity=False).hexdigest()
        desk.post({"flash": {"data": image.filled, "address": image.address, "chip": image.chip,
                             "md5": md5}})  # fmt: skip
        done = await self.result
        if done["flash"] != "done":
            raise UsageError(self.excuse(str(done["why"]), str(done.get("chip")), image))
        self.image = None
        desk.news = desk.words.say("flash_done")

    def told(self, message: dict[str, Any]) -> None:
        """What the page says of the writing."""
        if message["flash"] == "part":
            words = self.desk.words
            self.desk.progress(words.bar("flashing", float(message["part"])))
        elif self.result and not self.result.done():
            self.result.set_result(message)

    def excuse(self, why: str, chip: str, image: Image) -> str:
        if why == "held":
            return self.desk.why(why)
        key = f"flash_{why}"
        known = key in self.desk.words.texts
        return self.desk.words.say(key if known else "flash_broke_off", image.chip, chip)

    def items(self, words: Words) -> list[Item]:
        if not self.kind:
            kinds = (words.step(kind, button=words.button(f"kind {kind}", kind)) for kind in KINDS)
            return [words.head("which_board"), *kinds]
        found = [words.head(self.kind)]
        for key in KINDS[self.kind]:
            found += [words.step(key), *self.of_step(key, words)]
        return [*found, words.choose("connect", "find")]

    def of_step(self, key: str, words: Words) -> list[Item]:
        """What there is to do at a step, beside reading it."""
        if key == "esp32_file":
            found = [
                upload(FILE, words.say(FILE), ".bin"),
                group(words.button("look", "image_look")),
            ]
            if self.image:
                digest = hashlib.sha256(self.image.data).hexdigest()
                size = len(self.image.data) // 1024
                found += [{**words.text("image_is", self.image.name, self.image.chip, size),
                           "role": "status"}, words.text("image_sum", digest)]  # fmt: skip
            return found
        if key == "esp32_flash" and self.image:
            return [words.choose("flash", "flash")]
        return []

    acts: ClassVar[Mapping[str, Act]] = {"kind": choose, "look": look, "flash": flash}
