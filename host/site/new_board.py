"""From a board with nothing on it to one that answers: steps for each kind of board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from host.site.part import Act, Typed
from host.site.view import Item, Words, group

if TYPE_CHECKING:
    from host.site.desk import Desk

# Kind of board -> the steps that bring MicroPython to it.
KINDS = {
    "pico": ("pico_download", "pico_drive", "pico_drag", "then_find"),
    "esp32": ("esp32_download", "esp32_write", "esp32_memory", "then_find"),
}


class NewBoard:
    """kind  of board that people bring MicroPython to; "" before they have said which"""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.kind = ""

    async def choose(self, kind: str, typed: Typed) -> None:
        self.kind = kind if kind in KINDS else ""

    def items(self, words: Words) -> list[Item]:
        if not self.kind:
            kinds = group(*(words.button(f"kind {kind}", kind) for kind in KINDS))
            return [words.head("which_board"), kinds]
        each = [words.text(key) for key in KINDS[self.kind]]
        return [words.head(self.kind), *each, words.choose("connect", "find")]

    acts: ClassVar[Mapping[str, Act]] = {"kind": choose}
