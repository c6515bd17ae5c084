"""The shape of JSON values from outside: of a board's replies and events, of messages of a broker.

A shape is written as it looks: `{"n": WHOLE, "line": TEXT}` is an object with these fields (one
whose name ends in `?` may be missing), `[TEXT]` a list of texts, `Few(TEXT, 9)` nine at most,
`(WHOLE, None)` either of two, `Row(TEXT, WHOLE)` a list of just these, `Named(WHOLE)` an object
with names of any kind.

What came is never passed on: `rebuilt` makes the value again of what its shape names. So a field
that nobody has checked reaches nobody, and every number and every depth is one that JSON has.
"""

from __future__ import annotations

import contextlib
import json
import math
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn

LARGEST = 1 << 53  # of whole numbers: beyond it other readers of JSON disagree
QUOTED = 40  # characters of a wrong value that a complaint quotes
DEEPEST = 8  # a list in a list in an object... : the deepest that is known has four

Shape = Any


class Misfit(ValueError):
    """A value is not of its shape; the message says where, and what is required there."""


@dataclass(frozen=True)
class Kind:
    """A plain value: `holds` whether it is one, `name` for people."""

    name: str
    holds: Callable[[Any], bool]


class Row:
    """A list with one value for each of these shapes."""

    def __init__(self, *shapes: Shape) -> None:
        self.shapes = shapes


class Few:
    """A list of at most so many values of one shape."""

    def __init__(self, shape: Shape, most: int) -> None:
        self.shape = shape
        self.most = most


class Named:
    """An object whose fields may have any names of a kind; their values are of one shape."""

    def __init__(self, shape: Shape, name: Kind | None = None, most: int = LARGEST) -> None:
        self.shape = shape
        self.name = name or TEXT
        self.most = most


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
ANY = Kind("a plain value", lambda value: not deeper(value, DEEPEST))


def rebuilt(value: Any, shape: Shape, where: str = "") -> Any:
    """The value made again of what its shape names. Raises Misfit at the first wrong part."""
    if isinstance(shape, dict):
        return of_fields(value, shape, where)
    if isinstance(shape, Named):
        return of_names(value, shape, where)
    if isinstance(shape, Row):
        return of_row(value, shape, where)
    if isinstance(shape, list | Few):
        return of_items(value, shape, where)
    if isinstance(shape, tuple):
        return of_either(value, shape, where)
    if value is not None if shape is None else not shape.holds(value):
        raise Misfit(complaint(where, name_of(shape), value))
    return value


def of_fields(value: Any, shape: dict[str, Shape], where: str) -> dict[str, Any]:
    need(isinstance(value, dict), where, "an object", value)
    found = {}
    for name, inner in shape.items():
        bare = name.rstrip("?")
        if bare in value:
            found[bare] = rebuilt(value[bare], inner, f"{where}.{bare}" if where else bare)
        elif bare == name:
            raise Misfit(f"{where + ': ' if where else ''}{bare} is missing")
    return found


def of_names(value: Any, shape: Named, where: str) -> dict[str, Any]:
    need(isinstance(value, dict), where, "an object", value)
    need(len(value) <= shape.most, where, f"an object of at most {shape.most}", value)
    return {
        rebuilt(name, shape.name, where): rebuilt(inner, shape.shape, f"{where}.{name[:QUOTED]}")
        for name, inner in value.items()
    }


def of_row(value: Any, shape: Row, where: str) -> list[Any]:
    need(isinstance(value, list), where, "a list", value)
    need(len(value) == len(shape.shapes), where, f"a list of {len(shape.shapes)}", value)
    both = zip(value, shape.shapes, strict=True)
    return [rebuilt(item, inner, f"{where}[{at}]") for at, (item, inner) in enumerate(both)]


def of_items(value: Any, shape: list[Shape] | Few, where: str) -> list[Any]:
    need(isinstance(value, list), where, "a list", value)
    if isinstance(shape, Few):
        need(len(value) <= shape.most, where, f"a list of at most {shape.most}", value)
    inner = shape.shape if isinstance(shape, Few) else shape[0]
    return [rebuilt(item, inner, f"{where}[{at}]") for at, item in enumerate(value)]


def of_either(value: Any, shapes: tuple[Shape, ...], where: str) -> Any:
    for each in shapes:
        with contextlib.suppress(Misfit):
            return rebuilt(value, each, where)
    raise Misfit(complaint(where, name_of(shapes), value))


def need(fits: bool, where: str, wanted: str, value: Any) -> None:
    if not fits:
        raise Misfit(complaint(where, wanted, value))


def name_of(shape: Shape) -> str:
    """A shape in words."""
    if isinstance(shape, tuple):
        return " or ".join(name_of(each) for each in shape)
    if shape is None:
        return "null"
    if isinstance(shape, Kind):
        return shape.name
    return "a list" if isinstance(shape, list | Row | Few) else "an object"


def complaint(where: str, wanted: str, value: Any) -> str:
    quoted = ascii(value)
    if len(quoted) > QUOTED:
        quoted = quoted[: QUOTED - 1] + "…"
    return f"{where + ': ' if where else ''}{wanted} is required, not {quoted}"


def parsed(text: str | bytes) -> Any:
    """JSON of finite numbers, not too deep. Raises ValueError."""
    try:
        found = json.loads(text, parse_constant=no_number, parse_float=finite)
    except RecursionError:
        raise ValueError("too deep") from None
    if deeper(found, DEEPEST):
        raise ValueError("too deep")
    return found


def text_of(value: Any) -> str:
    """JSON in a line, with the letters that it has."""
    return json.dumps(value, ensure_ascii=False)


def no_number(name: str) -> NoReturn:
    raise ValueError(f"{name} is no number of JSON")


def finite(text: str) -> float:
    number = float(text)
    return number if math.isfinite(number) else no_number(text[:QUOTED])


def deeper(value: Any, most: int) -> bool:
    """Whether lists and objects lie in each other more than so many deep."""
    level = [value]
    for _ in range(most):
        level = [inner for each in level if isinstance(each, dict | list)
                 for inner in (each.values() if isinstance(each, dict) else each)]  # fmt: skip
    return any(isinstance(each, dict | list) for each in level)


def read_object(path: Path) -> dict[str, Any]:
    """The JSON object in a file; an empty one where there is none, or something else."""
    try:
        return object_in(path.read_text(encoding="utf-8-sig"))
    except (OSError, ValueError):
        return {}


def object_in(text: str | bytes) -> dict[str, Any]:
    """The JSON object that a text is; an empty one where it is something else."""
    try:
        found = parsed(text)
    except (TypeError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}
