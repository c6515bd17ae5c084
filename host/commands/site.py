"""Make a folder of static files that has a whole table in it, for any server of files.

Open its address: the firmware and the page run in that browser's tab, with nothing installed.
Matches stay in that browser. After the first visit it works without a network. It needs npm, once:
CPython as WebAssembly comes from there.

examples:
  trilithon site public
  trilithon site public && python3 -m http.server --directory public
"""

from __future__ import annotations

import argparse
from pathlib import Path

from host.cli_support import UsageError, count
from host.door import say
from host.site.bundle import make
from host.site.npm import pyodide

FIRST = "index.html"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", metavar="DIR", type=Path, help="where; an older site is replaced")


def run(args: argparse.Namespace) -> int:
    check(args.folder)
    files = make(args.folder, pyodide())
    size = sum(map(len, files.values())) / 1e6
    say(f"{args.folder}: {count(len(files), 'file')}, {size:.1f} MB")
    say("Serve them over HTTPS, or on this computer: elsewhere browsers keep nothing.")
    return 0


def check(folder: Path) -> None:
    """UsageError where something else would be replaced."""
    if folder.exists() and not (folder.is_dir() and is_site(folder)):
        raise UsageError(f"{folder} is there and no site of Trilithon's: name another folder")


def is_site(folder: Path) -> bool:
    names = {path.name for path in folder.iterdir()}
    return not names or {FIRST, "offline_worker.js", "worker.js"} <= names
