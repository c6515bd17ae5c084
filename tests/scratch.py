"""Where tests write: in memory, where the computer has enough of it.

A table's folder has hundreds of small files, each flushed and each removed again. On a disk most of
a page test's time went by while its folder was removed: 20 of 24 seconds of two of them.
"""

from __future__ import annotations

import atexit
import os
import shutil
import tempfile
from pathlib import Path

MEMORY = Path("/dev/shm")  # Linux; elsewhere there is none, and tests write where they did
NEEDED = 4 << 30  # bytes; a whole run holds less than a quarter of that at a time
NAME = "trilithon-tests-"

failed: list[str] = []  # tests whose files are kept, to be looked at


def begin() -> None:
    """From now on this process and those it starts make their temporary files in memory."""
    if "PYTEST_XDIST_WORKER" in os.environ or not has_room(MEMORY):
        return
    for left in MEMORY.glob(NAME + "*"):  # of a run that was killed
        if not Path("/proc", left.name.removeprefix(NAME)).exists():
            shutil.rmtree(left, ignore_errors=True)
    own = MEMORY / f"{NAME}{os.getpid()}"
    own.mkdir(exist_ok=True)
    os.environ["TMPDIR"] = str(own)
    tempfile.tempdir = None  # asks again
    atexit.register(end, own)


def end(own: Path) -> None:
    """After all else that removes something there at the end of the process."""
    if not failed:
        shutil.rmtree(own, ignore_errors=True)


def has_room(place: Path) -> bool:
    """Whether programs can be written there, and run."""
    if not os.access(place, os.W_OK):
        return False
    found = os.statvfs(place)
    return found.f_bavail * found.f_frsize >= NEEDED and not found.f_flag & os.ST_NOEXEC
