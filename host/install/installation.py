"""What a board holds and should hold, and how it gets from one to the other without harm."""

from __future__ import annotations

import ast
import hashlib
import json
import re
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from firmware.boot import start
from firmware.link.commands import FIRMWARE
from host.cli_support import UsageError
from host.install import in_place, module_list
from host.install.build import (
    NATIVE,
    ROOT,
    Source,
    Tools,
    board_sources,
    build,
    find_tools,
    for_processor,
)
from host.install.raw_repl import Board, BoardError
from host.install.starter import MAIN as MAIN
from host.install.starter import starter

BUILD = ROOT / "build/deploy"
MANIFEST = "trilithon.json"
KEPT_MAIN = "main.before.py"  # a main.py that is not Trilithon's
FOLDERS = ("engine", "firmware")
CHANGING_S = 120  # a hundred files change places in less, on the slowest flash, without a word
# Only for computers.
NOT_ON_BOARDS = ("firmware/boot/unix.py", "firmware/devices/simulated.py", "firmware/boot/start.py")


class Sending(AbstractContextManager["Sending"], Protocol):
    """An object that shows progress."""

    def part(self, path: str, size: int) -> Callable[[int], None]:
        """Called before a file is sent; what it returns, with the bytes sent so far."""


def compiled(arch: str = "") -> tuple[dict[str, bytes], Tools]:
    """What a board with this processor holds (`host.install.raw_repl.ARCHS`): path -> contents."""
    tools = find_tools()
    if tools is None:
        raise UsageError("mpy-cross or micropython is missing: run `make setup`")
    folder = BUILD / (arch or "any")
    for name, complaint in build(sources(arch), folder, tools):
        raise UsageError(f"{name} does not compile:\n{complaint}")
    wanted = {source.built: (folder / source.built).read_bytes() for source in sources(arch)}
    if arch in in_place.PROCESSORS:
        wanted[in_place.FILE] = in_place.image(wanted)
    wanted[module_list.FILE] = module_list.module_list(wanted)
    wanted[MAIN] = starter()
    return wanted, tools


def sources(arch: str = "") -> list[Source]:
    """The Python of engine and firmware, but for what only computers use, and what says nothing."""
    without = (*NOT_ON_BOARDS, *NATIVE.values())
    return [
        suited(source, arch) for source in board_sources()
        if (source.made or source.path.suffix == ".py") and source.target not in without
        and not hollow(source)
    ]  # fmt: skip


def hollow(source: Source) -> bool:
    """A package's file with a docstring alone: MicroPython needs none, but would open it."""
    if source.path.name != "__init__.py":
        return False
    tree = ast.parse(source.path.read_text(encoding="utf-8"))
    return tree.body[bool(ast.get_docstring(tree)) :] == []


def suited(source: Source, arch: str) -> Source:
    """The source, or what this processor has instead."""
    if not arch or source.target not in NATIVE:
        return source
    return Source(ROOT / NATIVE[source.target], source.target, for_processor(arch))


def mark(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


@dataclass
class Change:
    """From what a board holds to what it should hold.

    wanted  path -> contents;  here  path -> (size, hash) of what is there
    touch   whether the board may be changed already to find out
    """

    board: Board
    wanted: dict[str, bytes]
    tools: Tools
    touch: bool = True

    def __post_init__(self) -> None:
        self.check_compiler()
        if self.touch:
            # An installation may have been cut off when all had been sent.
            self.board.run(carrying("finish", "accept"), CHANGING_S)
        self.here = self.board.files([*FOLDERS, MAIN, MANIFEST, start.FOLDER])
        self.ours = self.read_manifest()
        self.wanted = {**self.wanted, MANIFEST: manifest_of(self.wanted)}

    def check_compiler(self) -> None:
        said = re.search(r"mpy v(\d+)", self.tools.compiler)
        if said and int(said[1]) != self.board.mpy:
            raise UsageError(
                f"the board's MicroPython {self.board.version} loads .mpy files of version "
                f"{self.board.mpy}, mpy-cross makes {said[1]}: put a newer MicroPython on the board"
            )

    def read_manifest(self) -> set[str]:
        """The files that deploy has put there."""
        try:
            return (
                set(json.loads(self.board.read(MANIFEST))["files"]) if self.has_manifest else set()
            )
        except (ValueError, KeyError, TypeError):
            return set()

    @property
    def has_manifest(self) -> bool:
        return MANIFEST in self.here

    @property
    def changed(self) -> list[str]:
        """Paths to be sent, the manifest last."""
        wrong = [
            path for path, data in self.wanted.items()
            if self.here.get(path, (0, ""))[1] != mark(data)
        ]  # fmt: skip
        return sorted(wrong, key=lambda path: (path == MANIFEST, path))

    @property
    def stale(self) -> list[str]:
        """Ours and no longer wanted; and sources, which would be loaded instead of what is new."""
        twins = {path[:-4] + ".py" for path in self.wanted if path.endswith(".mpy")}
        return sorted(path for path in self.here if path in (self.ours | twins) - set(self.wanted))

    @property
    def foreign_main(self) -> bool:
        return MAIN in self.here and MAIN not in self.ours and MAIN in self.changed

    @property
    def any(self) -> bool:
        return bool(self.changed or self.stale)

    @property
    def lacking(self) -> int:
        """Bytes of flash: all that is to be sent lies there before anything changes places."""
        free: int = self.board.free
        return self.flash(self.changed) + 2 * self.blocks(1) - free

    def flash(self, paths: list[str]) -> int:
        """What files take, in whole blocks."""
        sizes = [
            len(self.wanted[path]) if path in self.wanted else self.here[path][0] for path in paths
        ]
        return sum(self.blocks(size) for size in sizes)

    def blocks(self, size: int) -> int:
        block: int = self.board.block
        return -(-size // block) * block


def kb(size: int) -> str:
    return f"{size / 1024:.0f} KB"


def manifest_of(wanted: dict[str, bytes]) -> bytes:
    files = {path: mark(data) for path, data in sorted(wanted.items())}
    return json.dumps({"firmware": FIRMWARE, "files": files}).encode()


def carrying(*names: str) -> str:
    """Code that calls these functions of firmware.boot.start on a board."""
    text = Path(start.__file__).read_text(encoding="utf-8").split("\nif __name__")[0]
    return text + "\n" + "".join(f"{name}()\n" for name in names)


def install(
    board: Board, change: Change, sending: Callable[[int], Sending], trial: bool = False
) -> None:
    """Send, check, and change places. `sending` returns what shows the progress of a file.

    trial  the board goes back by itself unless it is heard again; it is to be started then
    """
    if trial:
        change_main(board, change)
    make_room(change)
    changed, lacking = change.changed, change.lacking
    if lacking > 0:
        raise BoardError(f"{kb(lacking)} of flash are lacking: remove something from the board")
    names = {path: mark(change.wanted[path])[:16] for path in changed}
    send(board, change, names, sending)
    plan = [*(["trial"] if trial else []), *plan_of(change, names)]
    board.write(start.PLAN + ".part", "\n".join(plan).encode())
    board.run(f"import os\nos.rename({start.PLAN + '.part'!r}, {start.PLAN!r})")
    board.run(carrying("finish"), CHANGING_S)
    check(board, change)


def change_main(board: Board, change: Change) -> None:
    """What starts the board, and takes a trial back, comes before it, alone."""
    if change.foreign_main:
        raise BoardError(f"{MAIN} is not Trilithon's: run trilithon deploy there")
    if MAIN in change.changed:
        board.write(MAIN + ".new", change.wanted[MAIN])
        if board.files([MAIN + ".new"])[MAIN + ".new"][1] != mark(change.wanted[MAIN]):
            raise BoardError(f"{MAIN} arrived damaged: run the command again")
        board.run(f"import os\nos.rename({MAIN + '.new'!r}, {MAIN!r})")
        change.here[MAIN] = (len(change.wanted[MAIN]), mark(change.wanted[MAIN]))


def make_room(change: Change) -> None:
    """Where flash is short, go without the copy of the bytecode: less heap, and all else works.

    The old copy goes first, the new one is left out only if that is not enough.
    """
    path = in_place.FILE
    if change.lacking > 0 and path in change.here:
        change.board.free += change.blocks(change.here[path][0])
        change.board.remove(path)
        del change.here[path]
    if change.lacking > 0 and path in change.wanted:
        rest = {each: data for each, data in change.wanted.items() if each not in (path, MANIFEST)}
        change.wanted = {**rest, MANIFEST: manifest_of(rest)}


def send(
    board: Board, change: Change, names: dict[str, str], sending: Callable[[int], Sending]
) -> None:
    """Send everything aside, except what an earlier attempt has left there whole."""
    board.make_folder(start.FOLDER)
    aside = {path: name_hash[1] for path, name_hash in change.here.items()}
    wanted = {f"{start.FOLDER}/{name}": path for path, name in names.items()}
    for left in aside:
        if left.startswith(start.FOLDER + "/") and left not in wanted:
            board.remove(left)
    todo = {
        place: change.wanted[path]
        for place, path in wanted.items()
        if aside.get(place) != mark(change.wanted[path])
    }
    with sending(sum(map(len, todo.values()))) as shown:
        for place, data in todo.items():
            board.write(place, data, shown.part(wanted[place], len(data)))
    arrived = board.files([start.FOLDER])
    for place, path in wanted.items():
        if arrived.get(place, (0, ""))[1] != mark(change.wanted[path]):
            raise BoardError(f"{path} arrived damaged: run the command again")


def plan_of(change: Change, names: dict[str, str]) -> Iterator[str]:
    """First what carries a plan out at a start, then old sources; the manifest comes last."""
    if change.foreign_main:
        yield f"keep {MAIN} {KEPT_MAIN}"
    if MAIN in names:
        yield f"move {names[MAIN]} {MAIN}"
    for path in change.stale:
        yield f"drop {path}"
    for path, name in names.items():
        if path != MAIN:
            yield f"move {name} {path}"
    yield "end"
    yield ""


def check(board: Board, change: Change) -> None:
    """Whether the board holds what it should, byte for byte."""
    now = board.files([*FOLDERS, MAIN, MANIFEST])
    wrong = [
        path for path, data in change.wanted.items() if now.get(path, (0, ""))[1] != mark(data)
    ]
    wrong += [path for path in change.stale if path in now]
    if wrong:
        raise BoardError(f"files differ: {', '.join(wrong)}; run the command again")
