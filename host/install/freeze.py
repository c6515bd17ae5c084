"""The code as MicroPython freezes it: it stays in flash, and a start looks at no file.

The folder gets `manifest.py`, for MicroPython's own build, and the compiled code. One module more
says at any prompt what is frozen there (host/install/frozen.py): `import trilithon_frozen`.
"""

from __future__ import annotations

import hashlib
import shutil
from pathlib import Path

from firmware.link.commands import FIRMWARE
from host.install.compiled import compiled
from host.install.frozen import ITSELF

PICO = "armv6m"
CODE, MANIFEST = "code", "manifest.py"
DIGITS = 16  # of the hash that tells one code from another


def freeze(folder: Path, arch: str, also: str) -> int:
    """Write the manifest and what it names; how many files.

    also  the manifest of what MicroPython itself freezes
    """
    files = frozen_files(arch)
    shutil.rmtree(folder / CODE, ignore_errors=True)
    for name, data in files.items():
        path = folder / CODE / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    (folder / MANIFEST).write_text(f'include("{also}")\nfreeze("{CODE}")\n')
    return len(files)


def frozen_files(arch: str) -> dict[str, bytes]:
    """path -> contents of all that is frozen for this processor."""
    files, _ = compiled(arch, frozen=True)
    itself = f"SELF = {(FIRMWARE, mark())!r}\n"
    return {**files, f"{ITSELF}.py": itself.encode()}


def mark() -> str:
    """Changes whenever anything does that would be frozen; the same for every processor."""
    files, _ = compiled(frozen=True)
    found = hashlib.sha256()
    for name, data in sorted(files.items()):
        found.update(f"{name} {len(data)}\n".encode() + data)
    return found.hexdigest()[:DIGITS]
