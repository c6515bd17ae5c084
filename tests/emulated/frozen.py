"""The emulated board with its code frozen, and with a heap as small as an ESP32's.

There `boot.py` holds the rest from the start (tests/host/two_areas.py).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.emulated import image
from tests.emulated.pico import room_of
from tests.emulated.table import Table, first_flash
from tests.host.two_areas import hold

BOOT = "boot.py"  # MicroPython runs it from files before a `main.py` that is frozen


def frozen(uf2: Path, settings: dict[str, Any], small: bool = False) -> Table:
    """A table whose MicroPython has the code frozen in it (`trilithon firmware`)."""
    changed = {BOOT: hold().encode()} if small else {}
    files = first_flash(settings, room_of(uf2), firmware=False)
    return Table(uf2, image.change(files, changed)[0])
