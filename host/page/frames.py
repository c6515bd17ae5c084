"""Frames: what one viewer sees at one moment, and the messages from one frame to another.

All who only look, in the same language, see the same: they share their frames, and the messages
from one frame to the next are made once.
"""

from __future__ import annotations

import json
from typing import Any

from host.door import clean
from host.page.log import log_lines
from host.page.room import Room
from host.page.sight import Sight

Message = dict[str, Any]


class Frame:
    """state  everything but the log, the screen and the lights, as it is sent
    told, signs, mirror, language  what the log is made of;  rows, rgb  the screen and the lights
    """

    def __init__(self, room: Room, state: str, language: str) -> None:
        self.state = state
        self.language = language
        self.mirror = room.mirror
        self.told = list(room.mirror.told) if room.mirror else []
        self.signs = room.mirror.signed() if room.mirror else []
        self.rows = list(room.pages)
        self.rgb = room.rgb
        self._since: dict[int, tuple[Frame | None, list[str]]] = {}

    def later(self, room: Room) -> Frame:
        """The same state, and the screen and the lights as they are now."""
        frame = Frame(room, self.state, self.language)
        frame.mirror, frame.told, frame.signs = self.mirror, self.told, self.signs
        return frame

    def since(self, before: Frame | None) -> list[str]:
        """The messages that lead here from what a viewer has; each way is described once. Nobody
        goes to the frame before any more: the ways there, and with them all older frames, go.
        """
        known = self._since.get(id(before))
        if known is None:
            messages = [*self._log(before), self._state(before), self._picture(before)]
            known = (before, [each for each in messages if each])
            self._since[id(before)] = known  # with `before`, lest another take its id
            if before:
                before._since.clear()
        return known[1]

    def _state(self, before: Frame | None) -> str:
        return "" if before is not None and before.state is self.state else self.state

    def _log(self, before: Frame | None) -> list[str]:
        """The lines that are new; `keep` says how many of those sent before still hold."""
        keep = 0
        if before and before.told is self.told:
            return []
        if before and (before.mirror, before.language, before.signs) == (
            self.mirror, self.language, self.signs
        ):  # fmt: skip
            same = [a is b for a, b in zip(self.told, before.told, strict=False)]
            kept = same.index(False) if False in same else len(same)
            if kept == len(self.told) == len(before.told):
                return []
            keep = kept + 1  # the opening
        lines = log_lines(self.mirror, self.language, keep) if self.mirror else []
        return [as_text({"type": "log", "keep": keep, "lines": lines})]

    def _picture(self, before: Frame | None) -> str:
        """The rows of the screen and the lights that have changed."""
        rows = {
            row: page.hex()
            for row, page in enumerate(self.rows)
            if before is None or page != before.rows[row]
        }
        message: Message = {"type": "picture", **({"rows": rows} if rows else {})}
        if before is None or self.rgb != before.rgb:
            message["rgb"] = self.rgb.hex()
        return as_text(message) if len(message) > 1 else ""


def drawn(room: Room, control: bool, language: str, curtain: str) -> Frame:
    """Everything as it is now."""
    sight = Sight(room, control, language, curtain)
    return Frame(room, as_text({"type": "state", **sight.state()}), language)


def as_text(message: Message) -> str:
    """A message as it is sent; names and texts go through the door (law L13).

    Where nothing in it is escaped, and all of it can be seen, the door would change nothing.
    """
    text = json.dumps(message, ensure_ascii=False, allow_nan=False)
    if "\\" not in text and text.replace("\xa0", " ").replace("\u202f", " ").isprintable():
        return text
    return json.dumps(clean(message), ensure_ascii=False, allow_nan=False)


def read(message: str | bytes) -> Message:
    """A message as an object; anything else becomes an empty one, which asks for nothing."""
    try:
        found = json.loads(message)
    except (ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}
