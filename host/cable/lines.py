"""Lines of the link out of any bytes, and the meaning of a line."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from firmware.link.lines import LIMIT
from host.cable.faults import NotALine
from host.shapes import parsed

LONGEST = 1 << 18  # bytes of a table's line: the longest that is known takes a tenth
SHOWN = 200  # bytes that are kept of a line that is longer
LONGEST_NAME = 20

Fields = dict[str, Any]


@dataclass(frozen=True)
class Event:
    """A line of the table that is no reply, or what the client has to tell (see AsyncClient)."""

    name: str
    fields: Fields


class Lines:
    """Feed it bytes, take lines. `part` is the line that has not ended; its length has a limit."""

    def __init__(self) -> None:
        self.part = b""
        self.skipping = False

    def feed(self, data: bytes) -> Iterator[str]:
        """The lines that these bytes complete; of one that is too long the beginning."""
        *ended, rest = data.split(b"\n")
        for piece in ended:
            self._keep(piece)
            whole, self.part, self.skipping = self.part, b"", False
            text = whole.decode("utf-8", "replace").strip("\r")
            if text:
                yield text
        self._keep(rest)

    def _keep(self, piece: bytes) -> None:
        if self.skipping:
            return
        self.part += piece
        if len(self.part) > LONGEST:
            self.part = self.part[:SHOWN] + b"... (endless)"
            self.skipping = True


def parse(line: str) -> Event | None:
    """A line of the table, or None where it is none of the link's."""
    name, _, rest = line.partition(" ")
    if not (name.isascii() and name.isalpha() and len(name) <= LONGEST_NAME):
        return None
    try:
        fields = parsed(rest)
        if "\\u" in rest:
            json.dumps(fields, ensure_ascii=False).encode()  # half a character is no text
    except ValueError:
        return None
    return Event(name, fields) if isinstance(fields, dict) else None


def check(line: str) -> None:
    """NotALine where the table could not read a line, and would not say whose it was."""
    if not line.isprintable() or len(line.encode()) >= LIMIT:
        raise NotALine(f"a command is one line of text, at most {LIMIT} bytes")
