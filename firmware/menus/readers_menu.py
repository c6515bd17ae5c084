"""Whose reader is which, taught at the table: a tag is laid on one, and people say whose it is.

Loaded only while it is used (settings_menu.py), with its texts.
"""

from firmware.menus.more_words import More
from firmware.screen.view import text_rows

if False:  # for type checkers alone: neither Python runs it
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
            panel.leave()
        if kind == "tap":
            await ask(adjust, words, what[1])


def shown(heading: str, rows: list) -> "Callable[[], list]":
    """The screen's rows, as the panel asks for them."""
    return lambda: text_rows(heading, rows, 0)


async def ask(adjust: "Adjust", words: More, reader: int) -> None:
    """Whose is the reader a tag lies on?"""
    owners = list(adjust.settings.readers)
    while len(owners) <= reader:
        owners.append(TABLE)
    labels = [owner_name(words, owner) for owner in range(TABLE, SEATS)]
    heading = words.text("whose_reader", (reader + 1,))
    at = await adjust.panel.choose(heading, labels, owners[reader] - TABLE)
    if at is None:
        return
    owner = at + TABLE
    owners = [TABLE if other == owner else other for other in owners]  # a seat has one
    owners[reader] = owner
    await adjust.change("readers", owners)


def known(words: More, owners: list) -> list:
    """What to do, and what is known so far, as rows."""
    rows = [words.text("lay_on_reader")]
    for reader in range(len(owners)):
        rows.append("%d: %s" % (reader + 1, owner_name(words, owners[reader])))
    return rows


def owner_name(words: More, owner: int) -> str:
    return words.text("reader_of_table") if owner < 0 else words.text("seat_number", (owner + 1,))
