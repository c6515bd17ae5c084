"""What people should know at the start. Loaded only then."""

from engine.words import Words
from firmware.devices.guard import Devices
from firmware.screen.canvas import wrap
from firmware.table.panel import COMMAND

if False:  # for type checkers alone: neither Python runs it
    from typing import Any

    from firmware.boot.main import PowerOn

TOLD_MS = 4000  # how long it stands on the screen
SOON_MS = 1
MISSING = (
    ("reader", "no_reader"), ("knob", "no_knob"), ("strip", "no_lights"), ("buzzer", "no_sound"),
)  # fmt: skip


async def greet(on: "PowerOn", panel: "Any") -> None:
    """Show it for a while or until a press; if nothing is wrong, return at once."""
    for _ in range(3):  # the devices show whether they work
        panel.look()
        await on.clock.sleep_ms(SOON_MS)
    rows = rows_wrong(on, panel.devices)
    on.wrong = []
    if not rows:
        return
    panel.show(lambda: rows)
    until = on.clock.ms() + TOLD_MS
    did = None
    while on.clock.ms() < until and did != ("press",):
        did = panel.poll()
        if did == COMMAND:
            panel.link.carry_out()
        panel.refresh()
        await on.clock.sleep_ms(20)


def rows_wrong(on: "PowerOn", devices: Devices) -> list:
    rows: list = []
    words = on.words
    for part, key in MISSING:
        if part in on.wanted and not getattr(devices, part).works:
            rows += wrap(words.text(key))
    warning = getattr(devices.reader.device, "warning", "")
    if warning:
        rows += wrap(Words(words.language, "settings_menu").text("reader_" + warning))
    for key in on.wrong:
        rows += wrap(words.text(key))
    if on.settings.faults:
        rows += wrap(words.text("wrong_settings"))
        for fault in on.settings.faults:
            rows += wrap(fault)
    return rows
