"""What a table is set to, and wishes to change it, as people write them: `FIELD=VALUE`."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

from firmware.storage.settings import FIELDS
from firmware.storage.settings_schema import choices, wires
from host.cli_support import UsageError, closest

OTHERS = ("board", "mhz")  # of `hardware`

Change = tuple[str, str, Any]  # a setting, a field in it or "", and its value or None


def change(word: str) -> Change:
    """What `FIELD=VALUE` asks for. UsageError names a field that there is not."""
    field, _, text = word.partition("=")
    settings = [name for name, _ in FIELDS]
    value = parsed_value(text)
    if field in settings:
        return field, "", value
    parts = [*choices(), *OTHERS]
    if field in parts:
        return "hardware", field, value
    pins = [f"pins.{wire}" for wire in wires()]
    if field in pins:
        return "pins", field.partition(".")[2], value
    names = [*settings, *parts, *pins]
    raise UsageError(f"no setting {field!r}.{closest(field, names)}")


def parsed_value(text: str) -> Any:
    """A value of JSON, else the text itself; None for nothing."""
    if not text:
        return None
    try:
        return json.loads(text)
    except ValueError:
        return text


def with_changes(hardware: dict[str, Any], changes: Sequence[Change]) -> dict[str, Any]:
    """The wishes of the command `set`: fields in `hardware` beside those that it has."""
    wishes: dict[str, Any] = {}
    pins = dict(hardware.get("pins", {}))
    for setting, field, value in changes:
        if not field:
            wishes[setting] = value
            continue
        at = hardware if setting == "hardware" else pins
        at.pop(field, None)
        if value is not None:
            at[field] = value
    if any(field for _, field, _ in changes):
        hardware.pop("pins", None)
        wishes["hardware"] = {**hardware, **({"pins": pins} if pins else {})}
    return wishes


def shown(told: dict[str, Any]) -> Iterator[str]:
    """A line for each setting, for each part and what is known of it, and for what is wrong."""
    settings = told["settings"]
    for name, _ in FIELDS:
        if name != "hardware":
            yield f"{name:<18}{json.dumps(settings[name])}"
    hardware = settings["hardware"]
    known = choices()
    for field, values in known.items():
        some = (", ".join(str(value) for value in values) if isinstance(values, tuple)
                else f"{values[0]} to {values[-1]}")  # fmt: skip
        yield f"{field:<18}{hardware.get(field, values[0])!s:<14}of {some}"
    rest = {name: hardware[name] for name in hardware if name not in known}
    if rest:
        yield f"{'hardware':<18}{json.dumps(rest)}"
    yield from (f"wrong: {fault}" for fault in told["faults"])
