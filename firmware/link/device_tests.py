"""Trying the devices of a new build one by one, over the link: `trilithon doctor` does it."""

import os

from firmware.devices.guard import SOUNDS
from firmware.lights.lights import SIZES
from firmware.screen.canvas import WIDTH

if False:  # for type checkers alone: neither Python runs it
    from typing import Any

    from firmware.devices.guard import Guard
    from firmware.table.app import App
    from firmware.table.panel import Panel

MOST_LIGHTS = 400
FILE = "trial.txt"
ROWS = 64
USAGE = "trial light N RRGGBB, trial screen HH, trial sound NAME, trial storage, or trial off"


def run(app: "App", text: str) -> dict:
    """Carry out `trial TEXT`. ValueError says what was wanted, OSError that storage fails."""
    what, *rest = text.split(" ")
    if what == "light" and len(rest) == 2:
        return light(app.panel, number(rest[0], MOST_LIGHTS - 1), rgb(rest[1]))
    if what == "screen" and len(rest) == 1:
        return screen(app.devices.screen, number("0x" + rest[0], 255))
    if what == "sound" and len(rest) == 1 and rest[0] in SOUNDS:
        app.devices.buzzer.call("play", rest[0])
        return {"works": app.devices.buzzer.works}
    if what == "storage" and not rest:
        return storage(app.devices.storage)
    if what == "off" and not rest:
        return off(app.panel)
    raise ValueError(USAGE)


def light(panel: "Panel", at: int, colour: bytes) -> dict:
    """One light of the chain alone, until `off`; within the current's limit, like everything."""
    frame = bytearray(3 * max(at + 1, max(SIZES.values())))
    frame[3 * at : 3 * at + 3] = colour
    panel.lights.trial = frame
    panel.lights.stale = True  # a frame by place may have had the same bytes
    panel.lights.show(frame)
    return {"works": panel.devices.strip.works, "percent": panel.lights.percent}


def screen(guard: "Guard", pattern: int) -> dict:
    """Every column of the whole screen in the same pattern of eight pixels, bit 0 on top."""
    for page in range(8):
        guard.call("show", page, bytes([pattern]) * WIDTH)
    return {"works": guard.works}


def storage(files: "Any") -> dict:
    """Write, read back and remove a small file; how much room there is, in bytes."""
    if files is None:
        return {"works": False, "free": 0, "total": 0}
    rows = [f"{row:03d} Trilithon was here\n" for row in range(ROWS)]
    files.replace(FILE, rows)
    works = list(files.lines(FILE)) == rows
    files.remove(FILE)
    numbers = os.statvfs(files.root)
    return {"works": works, "free": numbers[0] * numbers[3], "total": numbers[1] * numbers[2]}


def off(panel: "Panel") -> dict:
    """Everything as the table wants it."""
    panel.lights.trial = None
    panel.lights.stale = True
    if not panel.size:
        panel.lights.show(bytearray(3 * max(SIZES.values())))
    panel.stale = True
    return {}


def number(text: str, most: int) -> int:
    value = int(text, 0) if text.startswith("0x") else int(text)
    if not 0 <= value <= most:
        raise ValueError(f"a whole number from 0 to {most} is required")
    return value


def rgb(text: str) -> bytes:
    colour = bytes.fromhex(text)
    if len(colour) != 3:
        raise ValueError("a colour is six digits in hex")
    return colour
