"""A name, letter by letter with the knob. Loaded with the menus that ask for one."""

from engine.names import NAME_LENGTH
from firmware.screen.canvas import COLUMNS, wrap
from firmware.screen.view import offer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.table.panel import Panel

BACK = "←"  # takes the last letter back
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZÉÈÇ-'0123456789 " + BACK
SMALL = "abcdefghijklmnopqrstuvwxyzéèç-'0123456789 " + BACK  # MicroPython's lower() knows ASCII


async def spell(panel: "Panel", heading: str) -> str:
    """Turn to choose, press to take, hold to end. May be empty."""
    name, at = "", 0
    panel.show(lambda: spell_rows(heading, name, (SMALL if name else LETTERS)[at]), ())
    while True:
        kind, *what = await panel.event()
        if kind == "turn":
            at = (at + what[0]) % len(LETTERS)
        elif kind == "press" and LETTERS[at] == BACK:
            name = name[:-1]
        elif kind == "press" and len(name) < NAME_LENGTH:
            if LETTERS[at] != " " or name[-1:].strip():  # one blank, between letters
                name += (SMALL if name else LETTERS)[at]
        elif kind == "hold":
            return name.strip()
        elif kind == "leave":
            panel.leave()


def spell_rows(heading: str, name: str, letter: str) -> list:
    """A name as far as it is spelt, and the letter that a press would add."""
    return wrap(heading)[:4] + ["", (" " + name + "_")[-COLUMNS:], "", offer(letter, 2)]
