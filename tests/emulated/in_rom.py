"""The emulated board with its code in ROMFS or frozen, and with a heap as small as an ESP32's.

There `main.py` or `boot.py` holds the rest from the start (tests/host/two_areas.py).
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
from tests.emulated.table import DATA, Table, all_tags, first_flash
from tests.host.two_areas import hold

BOOT = "boot.py"  # MicroPython runs it from files before a `main.py` that is frozen


def in_rom(uf2: Path, settings: dict[str, Any], kb: int, small: bool = False) -> Table:
    """A table whose partition has so many KB, before the file system.

    small  with an ESP32's heap
    """
    files, _ = compiled(PICO, rom=True)
    main = files.pop(MAIN)
    held = {
        MAIN: hold().encode() + main if small else main,
        DATA + register.FILE: all_tags(),
        DATA + "settings.json": json.dumps(settings).encode(),
    }
    table = Table(uf2, image.change(b"", held, room=room_of(uf2))[0])
    code = rom.image(files)
    start = table.pico.files_start - 1024 * kb
    table.pico.mcu.flash[start : start + len(code)] = code
    return table


def frozen(uf2: Path, settings: dict[str, Any], small: bool = False) -> Table:
    """A table whose MicroPython has the code frozen in it (`trilithon firmware`)."""
    changed = {BOOT: hold().encode()} if small else {}
    files = first_flash(settings, room_of(uf2), firmware=False)
    return Table(uf2, image.change(files, changed)[0])
