"""Build a MicroPython with Trilithon in it, from MicroPython's own source tree.

The code is frozen in it and stays in flash, so that matches have nearly all of the board's memory:
an ESP32 without PSRAM needs that, a Pico gets it if you like, and the quickest start. Copy one file
to the board and the table runs; every update is another such file.

The tree must have what MicroPython's own build needs; what is missing is named, with the command
that brings it. Nothing is written into the tree by us: all is made in build/firmware.

examples:
  trilithon firmware ~/micropython                          for a Raspberry Pi Pico
  trilithon firmware ~/micropython --board ESP32_GENERIC    for an ESP32, with ESP-IDF's idf.py
  trilithon firmware ~/micropython --write-only             what to build, and how, but no build
"""

from __future__ import annotations

import argparse
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections import deque
from pathlib import Path

from rich.progress import BarColumn, Progress, TextColumn

from host.cli_support import UsageError, count, positive
from host.door import say
from host.install.build import find_tools
from host.install.definitions import Definition
from host.install.installation import kb
from host.install.listing import CHOSEN
from host.install.source_tree import VARIABLE, check_tools, check_version, tree_at
from host.install.targets import ESP32, TARGETS
from host.install.uf2 import uf2
from host.places import MADE, missing

FOLDER = MADE / "firmware"
GIVEN, LOG = "given.txt", "build.log"
FLASH = 0x10000000  # where a Raspberry Pi's chip sees its flash
LAST_LINES = 12  # of a build that failed
DONE = re.compile(r"^\[ *(\d+)[%/]")  # cmake's: `[ 27%]`; ninja's counts are no percentages
FEWER = f"choose fewer languages, {CHOSEN}=de,en"
TOO_LARGE = re.compile(r"overflowed by (\d+) bytes|overflow\D+0x([0-9a-f]+)")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "tree", nargs="?", metavar="TREE",
        help=f"MicroPython's source tree (default: what {VARIABLE} names)",
    )  # fmt: skip
    parser.add_argument(
        "--board", choices=sorted(TARGETS), default="RPI_PICO", metavar="BOARD",
        help=f"by MicroPython's name: {', '.join(sorted(TARGETS))} (default: RPI_PICO)",
    )  # fmt: skip
    parser.add_argument("--write-only", action="store_true", help="do not build")
    parser.add_argument(
        "--jobs", type=positive, default=os.cpu_count() or 1, metavar="N",
        help="compilers at once (default: one for each processor)",
    )  # fmt: skip


def run(args: argparse.Namespace) -> int:
    target = TARGETS[args.board]
    tools = find_tools(running=False)
    if tools is None:
        raise UsageError(missing("mpy-cross"))
    if not args.write_only:
        check_tools(target)  # first: an ESP32's tree is not filled without them
    tree = tree_at(args.tree, args.board, target)
    say(f"{args.board}, MicroPython {check_version(tree, tools)} in {tree}")
    wanted = Definition(args.board, target, tree, place(args.board))
    say(f"{count(wanted.write(), 'file')} to freeze")
    if args.write_only:
        tell(wanted, args.jobs)
        return 0
    built(wanted, args.jobs)
    finish(wanted)
    return 0


def place(board: str) -> Path:
    """The folder; MicroPython's makefiles take no blanks in a path."""
    folder = FOLDER / f"{board}-frozen"
    if " " in str(folder):
        raise UsageError(f"MicroPython's build fails in a folder with blanks in its name: {folder}")
    return folder


def tell(wanted: Definition, jobs: int) -> None:
    """How to build by hand."""
    values = [f"{name}={shlex.quote(value)}" for name, value in wanted.environment().items()]
    say(f"written into {wanted.folder}; to build:", " ".join(values) + " \\")
    say("  " + shlex.join(wanted.command(jobs)))


def built(wanted: Definition, jobs: int) -> None:
    """Run MicroPython's own build. Raises UsageError with the end of what it said."""
    fresh(wanted)
    environment = {**os.environ, **wanted.environment()}
    last: deque[str] = deque(maxlen=LAST_LINES)
    with (wanted.folder / LOG).open("w", buffering=1, encoding="utf-8") as log, bar() as shown:
        task = shown.add_task("", total=100)
        process = subprocess.Popen(
            wanted.command(jobs), env=environment, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, encoding="utf-8", errors="replace",
        )  # fmt: skip
        assert process.stdout is not None
        for line in process.stdout:
            log.write(line)
            last.append(line.rstrip())
            percent = DONE.match(line)
            if percent:
                shown.update(task, completed=int(percent[1]))
    if process.wait():
        raise UsageError(failure(wanted, list(last)))


def fresh(wanted: Definition) -> None:
    """What another tree, or flash cut otherwise, has left is not built upon."""
    given = wanted.folder / GIVEN
    now = shlex.join([*wanted.command(1), *wanted.environment().values()])
    if not given.is_file() or given.read_text() != now:
        shutil.rmtree(wanted.made, ignore_errors=True)
        given.write_text(now)


def bar() -> Progress:
    return Progress(
        TextColumn("building"), BarColumn(), TextColumn("{task.percentage:>3.0f} %"),
        transient=True, disable=not sys.stdout.isatty(),
    )  # fmt: skip


def failure(wanted: Definition, last: list[str]) -> str:
    log = wanted.folder / LOG
    found = TOO_LARGE.search(log.read_text(encoding="utf-8", errors="replace"))
    if found:
        size = int(found[1]) if found[1] else int(found[2], 16)
        return f"the code is {kb(size)} too large for {wanted.board}: {FEWER}"
    said = "\n".join(["  " + line for line in last])
    return f"MicroPython's build failed; the end of {log}:\n{said}"


def finish(wanted: Definition) -> None:
    """Name the file for people, and say how it comes onto the board."""
    how = esp32(wanted) if wanted.target.port == ESP32 else raspberry(wanted)
    say(*how)
    if wanted.target.moved:
        say(
            "Files lie elsewhere than in stock MicroPython: coming from that, the board begins "
            "with no settings, tags and records. Save records before: trilithon records --pull"
        )


def raspberry(wanted: Definition) -> list[str]:
    data = (wanted.made / "firmware.bin").read_bytes()
    name = wanted.folder.with_suffix(".uf2")
    name.write_bytes(uf2(data, FLASH, wanted.target.family))
    return [
        f"{name}: {kb(len(data))}, and {wanted.target.files} KB for files",
        "Hold BOOTSEL while you plug the board in, and copy that file to the drive that appears.",
    ]


def esp32(wanted: Definition) -> list[str]:
    data = (wanted.made / "firmware.bin").read_bytes()
    name = wanted.folder.with_suffix(".bin")
    name.write_bytes(data)
    return [
        f"{name}: {kb(len(data))}, and {wanted.target.files} KB of 4 MB for files",
        "To the board, the first line only before the first time (it erases files, too):",
        "  esptool --chip esp32 erase_flash",
        f"  esptool --chip esp32 write_flash 0x1000 {shlex.quote(str(name))}",
    ]
