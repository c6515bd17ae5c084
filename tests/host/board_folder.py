"""A board's file system in a folder, and small files that stand for what is installed on it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from firmware.boot import start
from host.install.build import find_command, find_tools, said_by
from host.install.installation import (
    MAIN,
    MANIFEST,
    Change,
    install,
    manifest_of,
)
from host.install.raw_repl import ARCHS, Board
from tests.host.rawrepl import RawRepl
from tests.link.cable import need_micropython

THEIRS = {
    "settings.json": b'{"language": "fr"}',
    "tags.txt": b"04a1b2c3d4 amazones yellow+5b\n",
    "match.txt": b"Trilithon record 1\n",
    "records/0001.txt": b"Trilithon record 1\n",
    "boot.py": b"# theirs\n",
    "engine/mine.py": b"# theirs too\n",
}
OLD = {"engine/a.mpy": b"a" * 3000, "engine/b.mpy": b"b" * 10, "firmware/gone.mpy": b"g" * 99}
NEW = {
    "engine/a.mpy": b"A" * 3000, "engine/b.mpy": b"b" * 10, "engine/games/c.mpy": bytes(range(256)),
    "firmware/d.mpy": b"d" * 1500,
}  # fmt: skip
for files in (OLD, NEW):
    files[MAIN] = Path(start.__file__).read_bytes()


def processor() -> str:
    """This computer's, as the MicroPython that plays the board sees it."""
    said = said_by(
        find_command("micropython") or "", "-c", "import sys; print(sys.implementation._mpy)"
    )
    return ARCHS[int(said.stdout) >> 10 & 15]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A board's file system, on which people have something of their own."""
    need_micropython()
    for name, data in THEIRS.items():
        path = tmp_path / "board" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    return tmp_path / "board"


class Silent:
    """Shows no progress; `stop` is called before each file."""

    def __init__(self, size: int, stop: Callable[[str], None] = lambda path: None) -> None:
        self.stop = stop

    def __enter__(self) -> Silent:
        return self

    def __exit__(self, *what: object) -> None:
        """Nothing was shown."""

    def part(self, path: str, size: int) -> Callable[[int], None]:
        self.stop(path)
        return lambda sent: None


def put(folder: Path, wanted: dict[str, bytes], cut_at: int = 0, trial: bool = False) -> None:
    """Install these files; the power may fail."""
    tools = find_tools()
    assert tools
    with RawRepl(folder, cut_at) as repl, Board(repl.port) as board:
        change = Change(board, wanted, tools)
        if change.any:
            install(board, change, Silent, trial)


def held(folder: Path) -> dict[str, bytes]:
    """Everything but what is people's own."""
    found = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*")}
    return {
        name: path.read_bytes() for name, path in found.items()
        if path.is_file() and name not in THEIRS
    }  # fmt: skip


def theirs(folder: Path) -> dict[str, bytes]:
    return {name: (folder / name).read_bytes() for name in THEIRS}


def without_aside(files: dict[str, bytes]) -> dict[str, bytes]:
    return {name: data for name, data in files.items() if not name.startswith(start.FOLDER)}


def complete(files: dict[str, bytes], wanted: dict[str, bytes]) -> bool:
    ours = {name: data for name, data in files.items() if name != MANIFEST}
    return ours == wanted and files.get(MANIFEST) == manifest_of(wanted)
