"""MicroPython's own source tree: whether Trilithon can be built into what comes of it.

Nothing is written into the tree. Each function raises UsageError, which says what to do.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from pathlib import Path

from host.cli_support import UsageError
from host.install.build import Tools, find_command
from host.install.targets import ESP32, Target

VARIABLE = "TRILITHON_MICROPYTHON"  # in the environment: where the tree is
OLDEST = (1, 29)  # its boards let the size of the file system be chosen
RELEASE = "v1.29.0"
VERSION_FILE, FORMAT_FILE = "py/mpconfig.h", "py/persistentcode.h"
HOW_TO_GET = f"""\
  git clone --depth 1 --branch {RELEASE} https://github.com/micropython/micropython.git
  make -C micropython/ports/{{port}} BOARD={{board}} submodules"""
TOOLS = ("make", "cmake", "g++", "arm-none-eabi-gcc")  # g++: a part of the Pico's SDK runs here
HOW_TO_INSTALL = (
    "on Debian and Ubuntu: sudo apt install build-essential cmake gcc-arm-none-eabi "
    "libnewlib-arm-none-eabi libstdc++-arm-none-eabi-newlib"
)
IDF = "5.5.2"  # which MicroPython's ports/esp32/README.md recommends
HOW_TO_GET_IDF = f"""\
  git clone --recursive --branch v{IDF} https://github.com/espressif/esp-idf.git
  esp-idf/install.sh esp32
  . esp-idf/export.sh        (this one in every new terminal)"""


def tree_at(named: str | None, board: str, target: Target) -> Path:
    """The tree that is named, or that the environment names, when everything in it is there."""
    name = named or os.environ.get(VARIABLE, "")
    how = HOW_TO_GET.format(port=target.port, board=board)
    if not name:
        raise UsageError(f"name MicroPython's source tree, or set {VARIABLE}. To get one:\n{how}")
    tree = Path(name).resolve()
    port = tree / "ports" / target.port
    if not (tree / VERSION_FILE).is_file() or not (port / "Makefile").is_file():
        raise UsageError(f"{tree} is not MicroPython's source tree. To get one:\n{how}")
    empty = [need for need in target.needs if not holds_something(tree / need)]
    if empty:
        raise UsageError(
            f"{tree} lacks {', '.join(empty)}: run\n  make -C {port} BOARD={board} submodules"
        )
    return tree


def holds_something(folder: Path) -> bool:
    return folder.is_dir() and any(folder.iterdir())


def check_version(tree: Path, tools: Tools) -> str:
    """Its version, if it is new enough and takes what our mpy-cross compiles."""
    text = (tree / VERSION_FILE).read_text(encoding="utf-8")
    names = ("MAJOR", "MINOR", "MICRO")
    found = [number(text, f"MICROPY_VERSION_{name}") for name in names]
    version = ".".join(map(str, found))
    if tuple(found[:2]) < OLDEST:
        wanted = ".".join(map(str, OLDEST))
        raise UsageError(
            f"{tree} is MicroPython {version}; {wanted} or newer is required: "
            f"git checkout {RELEASE}"
        )
    text = (tree / FORMAT_FILE).read_text(encoding="utf-8")
    theirs = f"{number(text, 'MPY_VERSION')}.{number(text, 'MPY_SUB_VERSION')}"
    ours = re.search(r"mpy v([\d.]+)", tools.compiler)
    if ours and ours[1] != theirs:
        raise UsageError(
            f"{tree} takes bytecode of version {theirs}, Trilithon's mpy-cross makes {ours[1]}: "
            f"git checkout {RELEASE}"
        )
    return version


def number(text: str, name: str) -> int:
    """What a header defines this name as; 0 where it does not."""
    found = re.search(rf"(?m)^#define {name} \(?(\d+)\)?", text)
    return int(found[1]) if found else 0


def check_tools(target: Target, environment: Mapping[str, str] = os.environ) -> None:
    if target.port == ESP32:
        if not find_command("idf.py") or "IDF_PATH" not in environment:
            raise UsageError(f"idf.py is missing: install Espressif's ESP-IDF\n{HOW_TO_GET_IDF}")
        if not find_command("make"):
            raise UsageError("make is not installed; on Debian and Ubuntu: sudo apt install make")
        return
    missing = [tool for tool in TOOLS if not find_command(tool)]
    if missing:
        raise UsageError(f"{', '.join(missing)}: not installed; {HOW_TO_INSTALL}")
