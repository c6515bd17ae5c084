"""What people should know at the start. Loaded only then."""

from engine.words import Words
from firmware.canvas import wrap
from firmware.devices import Devices

if False:  # for type checkers alone: neither Python runs it
    from typing import Any

    from firmware.main import Table

TOLD_MS = 4000  # how long it stands on the screen
SOON_MS = 1
MISSING = (
    ("reader", "no_reader"), ("knob", "no_knob"), ("strip", "no_lights"), ("buzzer", "no_sound"),
)  # fmt: skip


async def greet(table: "Table", panel: "Any") -> None:
    """For a while or until somebody presses; nothing if nothing is wrong."""
    for _ in range(3):  # the devices show whether they work
        panel.poll()
        await table.clock.sleep_ms(SOON_MS)
    rows = rows_wrong(table, panel.devices)
    table.wrong = []
    if not rows:
        return
    panel.rows = lambda: rows
    until = table.clock.ms() + TOLD_MS
    while table.clock.ms() < until and panel.poll() != ("press",):
        panel.refresh()
        await table.clock.sleep_ms(20)


def rows_wrong(table: "Table", devices: Devices) -> list:
    rows: list = []
    words = table.words
    for part, key in MISSING:
        if part in table.wanted and not getattr(devices, part).works:
            rows += wrap(words.text(key))
    warning = getattr(devices.reader.device, "warning", "")
    if warning:
        rows += wrap(Words(words.language, "settings_menu").text("reader_" + warning))
    for key in table.wrong:
        rows += wrap(words.text(key))
    if table.settings.faults:
        rows += wrap(words.text("wrong_settings"))
        for fault in table.settings.faults:
            rows += wrap(fault)
    return rows
