"""The shape of JSON values: what a table's replies and events must look like.

A shape is written as it looks: `{"n": WHOLE, "line": TEXT}` is an object with at least these fields
(one whose name ends in `?` may be missing), `[TEXT]` a list of texts, `(WHOLE, None)` either of
two, `Row(TEXT, WHOLE)` a list of just these, `Named(WHOLE)` an object with names of any kind.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

LARGEST = 1 << 53  # of whole numbers: beyond it other readers of JSON disagree
QUOTED = 40  # characters of a wrong value that a complaint quotes

Shape = Any


@dataclass(frozen=True)
class Kind:
    """A plain value: `holds` whether it is one, `name` for people."""

    name: str
    holds: Callable[[Any], bool]


class Row:
    """A list with one value for each of these shapes."""

    def __init__(self, *shapes: Shape) -> None:
        self.shapes = shapes


class Named:
    """An object whose fields may have any names; their values are of one shape."""

    def __init__(self, shape: Shape) -> None:
        self.shape = shape


def is_whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) <= LARGEST


def is_hex(value: Any) -> bool:
    try:
        return isinstance(value, str) and value.isascii() and len(bytes.fromhex(value)) >= 0
    except ValueError:
        return False


def is_line(value: Any) -> bool:
    return isinstance(value, str) and "\n" not in value and "\r" not in value


TEXT = Kind("text", lambda value: isinstance(value, str))
LINE = Kind("a line of text", is_line)
WHOLE = Kind("a whole number", is_whole)
FLAG = Kind("true or false", lambda value: isinstance(value, bool))
HEX = Kind("bytes in hex", is_hex)
ANY = Kind("anything", lambda value: True)


def wrong(value: Any, shape: Shape, where: str = "") -> str:
    """The first thing in `value` that is not of this shape, in words; empty where all is."""
    if isinstance(shape, dict):
        return first(fields_wrong(value, shape, where))
    if isinstance(shape, Named):
        return first(named_wrong(value, shape, where))
    if isinstance(shape, list | Row):
        return first(items_wrong(value, shape, where))
    if isinstance(shape, tuple):
        fits = any(not wrong(value, each) for each in shape)
    else:
        fits = value is None if shape is None else shape.holds(value)
    return "" if fits else complaint(where, name_of(shape), value)


def first(complaints: Iterator[str]) -> str:
    return next((each for each in complaints if each), "")


def fields_wrong(value: Any, shape: dict[str, Shape], where: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield complaint(where, "an object", value)
        return
    for name, inner in shape.items():
        bare = name.rstrip("?")
        if bare in value:
            yield wrong(value[bare], inner, f"{where}.{bare}" if where else bare)
        elif bare == name:
            yield f"{where + ': ' if where else ''}{bare} is missing"


def named_wrong(value: Any, shape: Named, where: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield complaint(where, "an object", value)
        return
    for name, inner in value.items():
        yield wrong(inner, shape.shape, f"{where}.{name[:QUOTED]}")


def items_wrong(value: Any, shape: list[Shape] | Row, where: str) -> Iterator[str]:
    if not isinstance(value, list):
        yield complaint(where, "a list", value)
        return
    if isinstance(shape, list):
        for at, item in enumerate(value):
            yield wrong(item, shape[0], f"{where}[{at}]")
        return
    if len(value) != len(shape.shapes):
        yield complaint(where, f"a list of {len(shape.shapes)}", value)
        return
    for at, (item, inner) in enumerate(zip(value, shape.shapes, strict=True)):
        yield wrong(item, inner, f"{where}[{at}]")


def name_of(shape: Shape) -> str:
    """A shape in words."""
    if isinstance(shape, tuple):
        return " or ".join(name_of(each) for each in shape)
    if shape is None:
        return "null"
    if isinstance(shape, Kind):
        return shape.name
    return "a list" if isinstance(shape, list | Row) else "an object"


def complaint(where: str, wanted: str, value: Any) -> str:
    quoted = ascii(value)
    if len(quoted) > QUOTED:
        quoted = quoted[: QUOTED - 1] + "…"
    return f"{where + ': ' if where else ''}{wanted} is required, not {quoted}"


def read_object(path: Path) -> dict[str, Any]:
    """The JSON object in a file; an empty one where there is none, or something else."""
    try:
        found = json.loads(path.read_text(encoding="utf-8-sig"))
    except (OSError, ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}
