"""A name, letter by letter with the knob. Loaded with the menus that ask for one."""

from engine.names import NAME_LENGTH
from firmware.screen.canvas import COLUMNS, wrap
from firmware.screen.view import offer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.menus.more_words import More
    from firmware.table.panel import Panel

BACK = "←"  # takes the last letter back


def letters(words: "More") -> "tuple[str, str]":
    """What a name may begin with, and what may follow: those of the language after Z and z."""
    own = words.text("letters")
    half = len(own) // 2  # its capitals, then the small ones: MicroPython's lower() knows ASCII
    signs = "-'0123456789 " + BACK
    return (
        "ABCDEFGHIJKLMNOPQRSTUVWXYZ" + own[:half] + signs,
        "abcdefghijklmnopqrstuvwxyz" + own[half:] + signs,
    )


async def spell(panel: "Panel", words: "More") -> str:
    """Turn to choose, press to take, hold to end. May be empty."""
    name, at = "", 0
    heading, (large, small) = words.text("type_name"), letters(words)
    panel.show(lambda: spell_rows(heading, name, (small if name else large)[at]), ())
    while True:
        kind, *what = await panel.event()
        if kind == "turn":
            at = (at + what[0]) % len(large)
        elif kind == "press" and large[at] == BACK:
            name = name[:-1]
        elif kind == "press" and len(name) < NAME_LENGTH:
            if large[at] != " " or name[-1:].strip():  # one blank, between letters
                name += (small if name else large)[at]
        elif kind == "hold":
            return name.strip()
        elif kind == "leave":
            panel.questions.leave()


def spell_rows(heading: str, name: str, letter: str) -> list:
    """A name as far as it is spelt, and the letter that a press would add."""
    return wrap(heading)[:4] + ["", (" " + name + "_")[-COLUMNS:], "", offer(letter, 2)]
