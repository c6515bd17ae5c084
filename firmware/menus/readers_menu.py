"""Whose reader is which, taught at the table: a tag is laid on one, and people say whose it is.

Loaded only while it is used (settings_menu.py), with its texts.
"""

from firmware.menus.more_words import More
from firmware.screen.view import text_rows

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Callable

    from firmware.menus.settings_menu import Adjust

TABLE = -1
SEATS = 8


async def run(adjust: "Adjust") -> None:
    """Until the knob is pressed."""
    panel, words = adjust.panel, More(adjust.app.words, "settings_menu")
    heading = words.text("set_readers")
    while True:
        rows = known(words, adjust.settings.readers)
        if panel.link:
            panel.link.on_menu(heading, rows, 0)
        panel.show(shown(heading, rows))
        kind, *what = await panel.event()
        if kind in ("press", "hold"):
            return
        if kind == "leave":
            panel.questions.leave()
        if kind == "tap":  # asked from here: every coroutine that awaits another takes stack
            reader, owners = what[1], list(adjust.settings.readers)
            owners += [TABLE] * (reader + 1 - len(owners))
            labels = [owner_name(words, owner) for owner in range(TABLE, SEATS)]
            question = words.text("whose_reader", (reader + 1,))
            at = await panel.questions.choose(question, labels, owners[reader] - TABLE)
            if at is not None:
                await adjust.change("readers", given(owners, reader, at + TABLE))


def shown(heading: str, rows: list) -> "Callable[[], list]":
    """The screen's rows, as the panel asks for them."""
    return lambda: text_rows(heading, rows, 0)


def given(owners: list, reader: int, owner: int) -> list:
    """Whose the readers are once this one is that seat's: a seat has one."""
    owners = [TABLE if other == owner else other for other in owners]
    owners[reader] = owner
    return owners


def known(words: More, owners: list) -> list:
    """What to do, and what is known so far, as rows."""
    rows = [words.text("lay_on_reader")]
    for reader in range(len(owners)):
        rows.append("%d: %s" % (reader + 1, owner_name(words, owners[reader])))
    return rows


def owner_name(words: More, owner: int) -> str:
    return words.text("reader_of_table") if owner < 0 else words.text("seat_number", (owner + 1,))
