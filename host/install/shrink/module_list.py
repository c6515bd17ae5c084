"""Which modules a board has, in a file that its start reads: firmware/boot/quick_imports.py.

A line is a folder, then the modules in it that are in memory for longer than a moment, and those of
the rest that every start needs; `__init__` is among them wherever it is there.
"""

from __future__ import annotations

from collections.abc import Iterable

from host.install.shrink.in_place import BORROWED

FILE = "firmware/modules.txt"
ENDING = ".mpy"
PACKAGE = "__init__"
# What is borrowed, but at every start.
STARTS = tuple(
    name + ENDING for name in (
        "firmware/boards/pico", "firmware/boot/in_place", "firmware/boot/parts",
        "firmware/devices/wiring", "firmware/drivers/in_blocks",
        "firmware/lights/chain", "firmware/lights/usual", "firmware/menus/more_words",
        "firmware/menus/new_menu", "firmware/storage/settings_schema",
    )
)  # fmt: skip
EMPTY = "engine/games"  # a folder that a start asks for, and takes nothing from


def module_list(files: Iterable[str]) -> bytes:
    """What belongs into FILE beside these."""
    found: dict[str, list[str]] = {EMPTY: []}
    for path in sorted(files):
        folder, _, name = path.removesuffix(ENDING).rpartition("/")
        if folder and path.endswith(ENDING):
            names = found.setdefault(folder, [])
            if name == PACKAGE or path in STARTS or not BORROWED.match(path):
                names.append(name)
    return "".join(" ".join([folder, *names, "\n"]) for folder, names in found.items()).encode()
