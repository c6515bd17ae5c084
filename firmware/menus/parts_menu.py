"""What no driver can find out about the parts, set at the table: screen, knob, lights, reader.

It counts from the next power-on. Loaded only while it is used (settings_menu.py), with its texts.
"""

from engine.loading import borrowed
from firmware.menus.more_words import More
from firmware.screen.canvas import wrap

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from firmware.menus.settings_menu import Adjust

# In the order in which a table can be used at all.
FIELDS = (
    "screen", "screen_rotation", "screen_address", "knob_detents", "knob_direction",
    "light_order", "light_count", "reader",
)  # fmt: skip
COUNTS = (0, 8, 16, 24, 30, 36, 50, 60, 100, 115, 150, 200, 300, 400)


async def run(adjust: "Adjust") -> None:
    """Until people want no more."""
    words, at = More(adjust.app.words, "parts_menu"), 0
    before = dict(adjust.settings.hardware)
    labels = [words.text("part_" + field) for field in FIELDS] + [words.text("done")]
    while True:
        at = await adjust.panel.questions.choose(words.text("which_part"), labels, at)
        if at is None or at == len(FIELDS):
            break
        field = FIELDS[at]
        known = choices(field)
        now = adjust.settings.hardware.get(field, known[0])
        known += [] if now in known else [now]
        values = [label(words, field, value) for value in known]
        chosen = await adjust.panel.questions.choose(
            words.text("how_" + field), values, known.index(now)
        )
        if chosen is not None:
            await adjust.change("hardware", wish(adjust.settings.hardware, field, known, chosen))
    if adjust.settings.hardware != before:
        rows = wrap(words.text("from_next_start")) + ["", "● " + words.text("ok")]
        await adjust.panel.questions.tell("", rows)


def choices(field: str) -> list:
    """What a field may be, the usual value first; of many some that people have."""
    with borrowed("firmware.storage.settings_schema") as schema:
        known = schema.choices()[field]
    return list(known if isinstance(known, tuple) else COUNTS)


def label(words: More, field: str, value: "Any") -> str:
    """How people call a value: names of chips and numbers as they are."""
    key = "%s_%s" % (field, value)
    return words.text(key) if key in words else str(value)


def wish(hardware: dict, field: str, known: list, chosen: int) -> dict:
    """The settings' `hardware` with that choice; what is usual needs no word."""
    wishes = dict(hardware)
    wishes.pop(field, None)
    if chosen:
        wishes[field] = known[chosen]
    return wishes
