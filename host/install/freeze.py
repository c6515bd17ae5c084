"""Freeze the firmware into a MicroPython image that you build yourself.

    python -m host.install.freeze FOLDER [PROCESSOR]
    make -C micropython/ports/rp2 BOARD=RPI_PICO FROZEN_MANIFEST=FOLDER/manifest.py

Frozen code stays in flash: at the menu it leaves 60 KB more of a Pico's heap free than files do
(DECISIONS.md, 13). PROCESSOR is as mpy-cross calls it, armv6m for the Pico, `xtensawin` for ESP32.
The board would prefer files of the same names to frozen code: so first remove what `trilithon
deploy` has put there (`mpremote rm -r :engine :firmware :main.py`), and do not deploy again. Data
stay.
"""

from __future__ import annotations

import sys
from pathlib import Path

from host.door import say
from host.install.compiled import compiled
from host.install.starter import MAIN, starter

PICO = "armv6m"
CODE = "code"
MANIFEST = f"""\
# Written by: python -m host.install.freeze
include("$(PORT_DIR)/boards/manifest.py")
freeze("{CODE}")
"""


def freeze(folder: Path, arch: str = PICO) -> int:
    """Write the manifest and what it names; how many files."""
    files, _ = compiled(arch, rom=True)
    for name, data in {**files, MAIN: starter()}.items():
        path = folder / CODE / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    (folder / "manifest.py").write_text(MANIFEST)
    return len(files)


def main() -> None:
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    say(f"{freeze(Path(sys.argv[1]), *sys.argv[2:3])} files to freeze in {sys.argv[1]}")


if __name__ == "__main__":
    main()
