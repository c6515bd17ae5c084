"""A program of ours that must not outlive us, however we end: `kill -9` runs no cleaning up.

A shell reads a pipe that we alone hold open; when it ends the shell ends the program. Where there
is no such shell (Windows) a broker is left behind then, and people have to end it themselves.
"""

from __future__ import annotations

import os
import subprocess

WATCH = 'read gone; kill -9 "$0"'


class Guard:
    """Ends the process with this number once we are gone, unless it is released before."""

    def __init__(self, pid: int) -> None:
        self.shell: subprocess.Popen[bytes] | None = None
        if os.name == "posix":
            self.shell = subprocess.Popen(
                ["/bin/sh", "-c", WATCH, str(pid)], stdin=subprocess.PIPE,
                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
            )  # fmt: skip

    def release(self) -> None:
        """Before our own process is waited for: its number may be another's then."""
        if self.shell:
            self.shell.kill()
            self.shell.communicate()
            self.shell = None
