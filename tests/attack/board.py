"""Attack: a board that answers every command wrongly, in every way there is.

    python -m tests.attack board

It sits at the other end of a pseudo-terminal, like a real one (tests/attack/wrong_board.py); the
real commands speak to it. Promise: a command ends with its own words, in time; what it says cannot
act on a terminal; no file is written outside the folder that was named.
"""

from __future__ import annotations

import asyncio
import contextlib
import io
import tempfile
import time
from pathlib import Path
from typing import Any
from unittest import mock

from host import cli
from host.cable.async_client import AsyncClient
from host.cable.description import COMMANDS as DESCRIBED
from host.cable.faults import LinkError
from host.page.room import Room
from tests.attack.wrong_board import WAYS, board, impatient

TOO_LONG_S = 60.0  # for one command: it may ask a dozen times

TYPED = (
    "".join(
        f"{name} {word}".strip() + "\n"
        for name, about in DESCRIBED.items()
        for word in ("", *about.of)
    )
    + "help\nhelp new\nrecord x\n"
)
COMMANDS: dict[str, list[str]] = {
    "records": ["records", "PORT"],
    "records --export": ["records", "PORT", "--export", "FOLDER"],
    "doctor": ["doctor", "PORT", "--yes"],
    "console": ["console", "PORT"],
    "console --raw": ["console", "PORT", "--raw", "--log", "FOLDER/link.log"],
    "enrol --list": ["enrol", "stonehenge", "PORT", "--list"],
    "enrol --export": ["enrol", "stonehenge", "PORT", "--export", "FOLDER/tags.txt"],
    "enrol --test": ["enrol", "stonehenge", "PORT", "--test"],
    "enrol": ["enrol", "stonehenge", "PORT"],
}


def called(command: str, port: str, folder: Path) -> tuple[int, str]:
    """A command of trilithon in this process: its exit code, and what it said."""
    words = [
        word.replace("PORT", port).replace("FOLDER", str(folder)) for word in COMMANDS[command]
    ]
    said = io.StringIO()
    typed = io.StringIO("04112233445566\ny\n\nq\n" if words[0] == "enrol" else TYPED)
    with (
        contextlib.redirect_stdout(said), contextlib.redirect_stderr(said),
        mock.patch("sys.stdin", typed),
    ):  # fmt: skip
        code = cli.main(words)
    return code, said.getvalue()


def withstood(command: str, way: str) -> str:
    """One command against one way to be wrong; what it said. AssertionError where it failed."""
    with tempfile.TemporaryDirectory() as place, impatient(), board(way) as there:
        folder = Path(place) / "in"
        folder.mkdir()
        start = time.monotonic()
        code, said = called(command, there.port, folder)
        took = time.monotonic() - start
        assert code in (0, 1, 2), code
        acting = {c for c in said if not (c.isprintable() or c == "\n" or c == "\xa0")}
        assert not acting, ascii(acting)
        assert took < TOO_LONG_S, took
        assert {each.name for each in Path(place).iterdir()} == {"in"}
        for file in folder.iterdir():
            assert file.is_file() and file.name.isascii() and file.name.isprintable()
        return said


async def watched(way: str) -> list[Any]:
    """A room at such a table, for a while. Returns the faults of ours that were heard of."""
    faults: list[Any] = []
    asyncio.get_running_loop().set_exception_handler(lambda loop, told: faults.append((way, told)))
    with board(way) as there:
        room = Room(AsyncClient(there.port))
        try:
            with contextlib.suppress(LinkError):
                await room.open()
            for _ in range(3):
                with contextlib.suppress(LinkError):
                    await room.client.command("ask")
                with contextlib.suppress(LinkError):
                    await room.catch_up()
        finally:
            await room.close()
    return faults


async def all_watched() -> list[Any]:
    """A room at each of them, all at once: most of the time they wait."""
    with impatient():
        return [fault for faults in await asyncio.gather(*map(watched, WAYS)) for fault in faults]


def attack(long: bool) -> str:
    """What was tried; in short one command for every other way. AssertionError: not withstood."""
    count = 0
    faults = asyncio.run(all_watched())
    assert not faults, faults[0]
    for number, way in list(enumerate(WAYS))[:: 1 if long else 2]:
        for command in list(COMMANDS) if long else [list(COMMANDS)[number // 2 % len(COMMANDS)]]:
            try:
                withstood(command, way)
            except BaseException as fault:
                raise AssertionError(f"{command}, {way}: {fault!r}") from fault
            count += 1
    return f"{count} commands and {len(WAYS)} rooms held against {len(WAYS)} ways to be wrong"


__all__ = ["COMMANDS", "WAYS", "attack", "watched", "withstood"]
