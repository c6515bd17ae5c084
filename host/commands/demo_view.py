"""A simulated table drawn in a terminal: its screen in braille, its lights as coloured dots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group
from rich.panel import Panel
from rich.text import Text

from engine import found
from firmware.devices.simulated import Screen
from firmware.lights.lights import SIZES

# Braille: eight dots in two columns of four, each a bit of the character.
DOTS = ((0, 0, 1), (0, 1, 2), (0, 2, 4), (1, 0, 8), (1, 1, 16), (1, 2, 32), (0, 3, 64), (1, 3, 128))

DARK = 24  # a light that is out still shows as a faint dot


def screen_text(screen: Screen) -> str:
    """128 by 64 pixels as 64 by 16 characters."""
    lines = []
    for top in range(0, 64, 4):
        chars = []
        for left in range(0, 128, 2):
            bits = sum(bit for x, y, bit in DOTS if screen.pixel(left + x, top + y))
            chars.append(chr(0x2800 + bits))
        lines.append("".join(chars))
    return "\n".join(lines)


def lights_text(plate: str, rgb: bytes) -> Text:
    """The lights of a plate, row by row, in their true colours."""
    text = Text()
    for stem, base, lowest, highest in found.plate(plate).families:
        text.append(f"{stem or 'rim':<8} ", style="dim")
        for light in range(base + (lowest or 0), base + (highest or 0) + 1):
            red, green, blue = (max(DARK, value) for value in rgb[3 * light : 3 * light + 3])
            text.append("●", style=f"rgb({red},{green},{blue})")
        text.append("\n")
    return text


def table_view(screen: Screen, plate: str, rgb: bytes, log: Sequence[str], title: str) -> Any:
    """Everything people at the table see, and what they last did."""
    padded = (
        rgb + bytes(3 * max(SIZES.values()) - len(rgb))
        if len(rgb) < 3 * max(SIZES.values())
        else rgb
    )
    return Group(
        Panel(screen_text(screen), title=title, width=68),
        Panel(lights_text(plate, padded), title="lights", width=68),
        Text("\n".join(log), style="dim", no_wrap=True, overflow="ellipsis"),
    )
