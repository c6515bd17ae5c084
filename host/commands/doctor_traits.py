"""What a person sees and a table cannot: from answers to the settings of parts."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from firmware.storage.settings_schema import choices
from host.cable.client import Client, Refusal
from host.commands.settings import put

COLOURS = {"red": "ff0000", "green": "00ff00", "blue": "0000ff"}
CLICKS = 4  # of the knob, asked for


def usual(hardware: dict[str, Any], field: str) -> Any:
    """What a field of `hardware` says now."""
    return hardware.get(field, choices()[field][0])


def knob(hardware: dict[str, Any], counted: int) -> dict[str, Any]:
    """The traits of a knob of which so many steps counted at CLICKS to the right; {} unknown."""
    detents = usual(hardware, "knob_detents") * CLICKS / abs(counted) if counted else 0
    if detents not in choices()["knob_detents"]:
        return {}
    wishes = {"knob_detents": int(detents)}
    if counted < 0:
        wishes["knob_direction"] = -usual(hardware, "knob_direction")
    return wishes


def light_order(hardware: dict[str, Any], seen: Sequence[str]) -> dict[str, Any]:
    """The order of a light that showed these colours for red, green, blue; {} where none fits."""
    now = usual(hardware, "light_order")
    if sorted(seen) != sorted(COLOURS):
        return {}
    letters = {
        name[0].upper(): colour[0].upper() for name, colour in zip(COLOURS, seen, strict=True)
    }
    order = "".join(letters.get(letter, letter) for letter in str(now))
    return {"light_order": order} if order in choices()["light_order"] else {}


def white(hardware: dict[str, Any]) -> dict[str, Any]:
    """Lights with a white of their own in place of those without, or the reverse."""
    now = usual(hardware, "light_order")
    return {"light_order": now[:3] if len(now) > 3 else now + "W"}


def other_chip(hardware: dict[str, Any]) -> dict[str, Any]:
    """The other of the two chips of screens, on the same bus."""
    now = usual(hardware, "screen")
    chips = ("sh1106", "ssd1306") if now.startswith("sh1106") else ("ssd1306", "sh1106")
    return {"screen": now.replace(*chips)}


def turned(hardware: dict[str, Any]) -> dict[str, Any]:
    """The screen the other way up."""
    return {"screen_rotation": 180 - usual(hardware, "screen_rotation")}


def give(client: Client, wishes: dict[str, Any]) -> str:
    """Set them at the table, and say what is to be done then."""
    said = ", ".join(f"{field} {json.dumps(wishes[field])}" for field in wishes)
    try:
        done = put(client, [("hardware", field, wishes[field]) for field in wishes])
    except Refusal as refusal:
        return f"the table refuses {said}: {refusal.text}"
    return f"{said} is set now: {done}; then call the doctor again"
