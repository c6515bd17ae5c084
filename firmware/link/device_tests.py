"""Tests of a new build's devices, one by one, over the link: `trilithon doctor` uses them."""

from firmware.lights.lights import SIZES
from firmware.screen.canvas import WIDTH

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from firmware.devices.guard import Guard
    from firmware.table.app import App
    from firmware.table.panel import Panel

FILE = "trial.txt"
ROWS = 64


def run(app: "App", device: str, *how: "Any") -> dict:
    """One device tried, as the command `trial` says. OSError: storage fails."""
    if device == "light":
        return light(app.panel, *how)
    if device == "screen":
        return screen(app.devices.screen, how[0][0])
    if device == "sound":
        app.devices.buzzer.call("play", how[0])
        return {"works": app.devices.buzzer.works}
    return storage(app.devices.storage) if device == "storage" else off(app.panel)


def light(panel: "Panel", at: int, colours: bytes) -> dict:
    """One light of the chain alone, or those from there on, three bytes each, until `off`; within
    the current's limit, like everything.
    """
    frame = bytearray(3 * max(at + 1, max(SIZES.values())))
    frame[3 * at : 3 * at + len(colours)] = colours
    panel.lights.try_out(frame)
    panel.lights.show(frame)
    return {"works": panel.devices.strip.works, "percent": panel.lights.percent}


def screen(guard: "Guard", pattern: int) -> dict:
    """Every column in the same pattern of eight pixels, bit 0 on top; whole ones at both edges.

    So the other of the two kinds of screens is seen: it shows its last two columns first.
    """
    row = b"\xff" + bytes([pattern]) * (WIDTH - 2) + b"\xff"
    for page in range(8):
        guard.call("show", page, row)
    return {"works": guard.works}


def storage(files: "Any") -> dict:
    """Write, read back and remove a small file; how much room there is, in bytes."""
    if files is None:
        return {"works": False, "free": 0, "total": 0}
    rows = [f"{row:03d} Trilithon was here\n" for row in range(ROWS)]
    files.replace(FILE, rows)
    works = list(files.lines(FILE)) == rows
    files.remove(FILE)
    free, total = files.free()
    return {"works": works, "free": free, "total": total}


def off(panel: "Panel") -> dict:
    """End all tests: screen and lights are the table's again."""
    panel.lights.try_out(None)
    if not panel.size:
        panel.lights.show(bytearray(3 * max(SIZES.values())))
    panel.again()
    return {}
