"""What people should know at the start. Loaded only then."""

from engine.words import Words
from firmware.screen.canvas import wrap
from firmware.table.panel import COMMAND

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from firmware.boot.main import PowerOn

TOLD_MS = 4000  # how long it stands on the screen
SILENT = {"reader": "no_reader", "knob": "no_knob", "strip": "no_lights", "buzzer": "no_sound"}


async def greet(on: "PowerOn", panel: "Any", silent: list, warning: str) -> None:
    """Show it for a while or until a press.

    silent   parts that should be there, and do not answer;  `warning` the reader's, or ""
    """
    rows = rows_wrong(on, silent, warning)
    on.wrong = []
    panel.show(lambda: rows)
    until = on.clock.ms() + TOLD_MS
    did = None
    while on.clock.ms() < until and did != ("press",):
        did = panel.poll()
        if did == COMMAND:
            panel.link.carry_out()
        panel.refresh()
        await on.clock.sleep_ms(20)


def rows_wrong(on: "PowerOn", silent: list, warning: str) -> list:
    rows: list = []
    words = on.words
    for part in silent:
        rows += wrap(words.text(SILENT[part]))
    if warning:
        rows += wrap(Words(words.language, "settings_menu").text("reader_" + warning))
    for key in on.wrong:
        rows += wrap(words.text(key))
    if on.settings.faults:
        rows += wrap(words.text("wrong_settings"))
        for fault in on.settings.faults:
            rows += wrap(fault)
    return rows
