"""Files that are made again as a whole: at every moment there is the old one, or the new one.

What grows by lines is a sealed log (host/archive/sealed_log.py).
"""

from __future__ import annotations

import os
from pathlib import Path

EVERYBODY, OWNER = 0o666, 0o600  # who may read it, less what the umask takes away


def write_whole(path: Path, content: str | bytes, mode: int = EVERYBODY) -> None:
    """When this returns the new content is on the disk. Raises OSError; then the old one is."""
    data = content.encode() if isinstance(content, str) else content
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(path.name + ".new")
    new.unlink(missing_ok=True)
    descriptor = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode)
    with open(descriptor, "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    os.replace(new, path)
