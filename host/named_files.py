"""Files that people name for a command to write: none that is there is lost without their word."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from host.cli_support import UsageError
from host.whole_file import write_whole


def add_replace(parser: argparse.ArgumentParser) -> None:
    """For commands that write into a file that people name."""
    parser.add_argument(
        "--replace", action="store_true", help="write over a file that is there already"
    )


def check_new(path: Path, replace: bool, how: str = "--replace") -> None:
    """UsageError where what a file holds would be lost; long work asks before it begins."""
    if path.is_file() and not replace:
        also = f", or {how} to write over it" if how else ""
        raise UsageError(f"{path} is there already: choose another name{also}")


def put(path: Path, content: str | bytes, replace: bool, how: str = "--replace") -> None:
    """Into the file that people named, whole or not at all. UsageError."""
    check_new(path, replace, how)
    try:
        if path.exists() and not path.is_file():  # a device: it holds nothing
            path.write_bytes(content.encode() if isinstance(content, str) else content)
        else:
            write_whole(path.resolve(), content)
    except OSError as wrong:
        raise UsageError(f"{path} cannot be written: {wrong.strerror}") from None


def put_beside(path: Path, content: str | bytes) -> tuple[Path, bool]:
    """Where it is now, under this name or one beside it, and whether it was there already.

    UsageError where nothing can be written there.
    """
    data = content.encode() if isinstance(content, str) else content
    try:
        for name in names(path):
            if not name.exists():
                write_whole(name, data)
                return name, False
            if name.read_bytes() == data:
                return name, True
    except OSError as wrong:
        raise UsageError(f"{wrong.filename or path}: {wrong.strerror}") from None
    raise AssertionError("names never end")


def names(path: Path) -> Iterator[Path]:
    """`0001.txt`, then `0001-2.txt` and so on."""
    yield path
    number = 2
    while True:
        yield path.with_name(f"{path.stem}-{number}{path.suffix}")
        number += 1
