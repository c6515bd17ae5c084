"""The forms of commands (firmware.link.forms) for people: how to write a command, and which values
may stand where.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from firmware.link.forms import MORE
from firmware.link.json_forms import JSON, NULL

KINDS = {
    "word": "a word of {}",
    "line": "text of {}",
    "hex": "{} in hex",
    "date": "a date as in 2026-11-20T20:15, {}",
    "object": "an object of JSON",
    "": "a whole number, {}",
}
UNITS = {"word": "letter", "line": "letter", "date": "letter", "hex": "byte"}


@dataclass(frozen=True)
class Argument:
    """One part of a form: `name` of an argument, of a `kind` and within bounds, or just a word."""

    text: str

    @property
    def optional(self) -> bool:
        return self.text.startswith("[")

    @property
    def many(self) -> bool:
        return MORE in self.text

    @property
    def name(self) -> str:
        return self.text.strip("[]" + MORE).partition(":")[0]

    @property
    def kind(self) -> str:
        """`word`, `line`, `hex` or `object`; empty for a number, and a word that is just itself."""
        return re.sub("[^a-z]", "", self.limits) if ".." in self.limits else self.limits

    @property
    def limits(self) -> str:
        return self.text.strip("[]" + MORE + NULL).partition(":")[2]

    @property
    def null(self) -> bool:
        return NULL in self.text

    @property
    def choices(self) -> list[str]:
        """The words that may stand there, where they are few."""
        if not self.limits:
            return [self.name]
        return self.limits.split(",") if "," in self.limits else []

    @property
    def bounds(self) -> tuple[int, int]:
        """Least and most: of a number, of bytes in hex, else of letters."""
        low, _, high = self.limits.removeprefix(self.kind).partition("..")
        return int(low), int(high)

    @property
    def usage(self) -> str:
        """As people write it."""
        shown = self.name + MORE if self.many else self.name
        return f"[{shown}]" if self.optional else shown

    @property
    def meaning(self) -> str:
        """What may stand there, for people; empty for a word that stands for itself."""
        if self.choices:
            return " or ".join(self.choices) if self.limits else ""
        if ".." not in self.limits:
            return KINDS[self.kind]
        low, high = self.bounds
        size = str(low) if low == high else f"{low} to {high}"
        unit = UNITS.get(self.kind, "") + ("s" if high > 1 else "")
        return KINDS[self.kind].format(f"{size} {unit}" if self.kind else size)


def alternatives(form: str) -> list[str]:
    return [one.strip() for one in form.split("|")]


def is_json(alternative: str) -> bool:
    return alternative.startswith(JSON)


def arguments(alternative: str) -> list[Argument]:
    """The parts of a form without alternatives; of one with JSON the fields of the object."""
    inner = alternative[len(JSON) + 1 : -1] if is_json(alternative) else alternative
    return [Argument(part) for part in inner.split()]


def usages(command: str, form: str) -> list[str]:
    """Every way to write a command: `bind TAG BOX PIECE [sure]`."""
    return [usage(command, one) for one in alternatives(form)]


def usage(command: str, alternative: str) -> str:
    parts = arguments(alternative)
    if alternative.startswith(JSON + "{"):
        fields = [f'"{part.name}": {"[…]" if part.many else "…"}'
                  for part in parts if not part.optional]  # fmt: skip
        return f"{command} {{{', '.join(fields) or MORE}}}"
    if is_json(alternative):
        return f'{command} ["{parts[0].name}", …]'
    return " ".join([command, *[part.usage for part in parts]])


def meanings(form: str) -> Iterator[tuple[str, str]]:
    """(argument, what may stand there), each argument once."""
    known = {}
    for one in alternatives(form):
        for part in arguments(one):
            listed = "a list, each " if part.many and is_json(one) else ""
            optional = " (may be missing)" if part.optional and is_json(one) else ""
            null = " or null" if part.null else ""
            known[part.name] = listed + part.meaning + null + optional if part.meaning else ""
    yield from ((name, meaning) for name, meaning in known.items() if meaning)
