"""The emulated board with its code in ROMFS, and with a heap as small as an ESP32's.

MicroPython on an ESP32 without PSRAM begins with a heap of 56 KB and takes a second area from what
the chip has left, about 110 KB together. Here the rest is held from the start, by `main.py`, so
that two areas are free; what it holds lies between them.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from firmware.tags import register
from host.install import rom
from host.install.compiled import compiled
from host.install.freeze import PICO
from host.install.starter import MAIN
from tests.emulated import image
from tests.emulated.pico import room_of
from tests.emulated.table import DATA, Table, all_tags

FIRST, SMALL = 56 * 1024, 110 * 1024
HOLD = f"""
import gc
gc.collect()
first = bytearray({FIRST} - gc.mem_alloc())
held = bytearray(gc.mem_free() - {SMALL - FIRST})
del first
gc.collect()
"""


def in_rom(uf2: Path, settings: dict[str, Any], kb: int, small: bool = False) -> Table:
    """A table whose partition has so many KB, before the file system.

    small  with an ESP32's heap
    """
    files, _ = compiled(PICO, rom=True)
    main = files.pop(MAIN)
    held = {
        MAIN: HOLD.encode() + main if small else main,
        DATA + register.FILE: all_tags(),
        DATA + "settings.json": json.dumps(settings).encode(),
    }
    table = Table(uf2, image.change(b"", held, room=room_of(uf2))[0])
    code = rom.image(files)
    start = table.pico.files_start - 1024 * kb
    table.pico.mcu.flash[start : start + len(code)] = code
    return table
