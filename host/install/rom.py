"""A board's code in ROMFS: flash that MicroPython reads code from where it lies.

A MicroPython built with a partition for it tells of it by `vfs.rom_ioctl`. The code is sent as the
blocks of an image that are not there already, aside on the file system as files are. The plan
then erases block 0, so that nothing half is ever mounted, and writes it last (firmware/boot/burn.py
is in such a board's `main.py`). Old files go once the image has been verified; `main.py` looks for
modules in ROMFS first, so that none that is left is loaded instead.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from mpremote.romfs import VfsRomWriter

from host.install import in_place
from host.install.build import Tools
from host.install.installation import (
    BLOCK,
    CHANGING_S,
    FOLDERS,
    MAIN,
    MANIFEST,
    Change,
    kb,
    mark,
)
from host.install.raw_repl import Board
from host.install.starter import carrier
from host.shapes import TEXT, WHOLE, Row

ERASED = b"\xff"
PADDED = 0x80  # how the length in a head begins that has one byte more than it needs
ABOUT = """
try:
    import vfs
    d = vfs.rom_ioctl(2, 0)
    there = [d.ioctl(5, 0), d.ioctl(4, 0)]
    try:
        names = [entry[0] for entry in vfs.VfsRom(d).ilistdir('')]
    except OSError:
        names = []
    print(repr(there + [names]))
except (ImportError, AttributeError, OSError):
    pass
"""
SELF = Row(WHOLE, WHOLE, [TEXT])  # what ABOUT prints
BLOCKS = """
import hashlib, vfs
from binascii import hexlify
d = vfs.rom_ioctl(2, 0)
b = bytearray(d.ioctl(5, 0))
for n in range(%d):
    d.readblocks(n, b)
    print(repr((n, hexlify(hashlib.sha256(b).digest()).decode())))
"""
FOUND = Row(WHOLE, TEXT)  # what BLOCKS prints of each
FINISH = """
try:
    finish()
except OSError:
    if %r:
        os.remove(PLAN)
    else:
        raise
"""


@dataclass(frozen=True)
class Partition:
    """block  its bytes;  count  of blocks;  names  in the folder of what it holds now."""

    block: int
    count: int
    names: tuple[str, ...]

    @property
    def size(self) -> int:
        return self.block * self.count

    @property
    def ours(self) -> bool:
        return set(self.names) == set(FOLDERS)


def partition(board: Board, touch: bool = True, give_up: bool = False) -> Partition | None:
    """Where this board may hold its code, or None; a plan that was cut off is finished first.

    give_up  forget such a plan where ROMFS cannot be written
    """
    if not board.run(ABOUT).strip():
        return None
    if touch:
        board.run(carrier() + FINISH % give_up, CHANGING_S)
    block, count, names = board.literals(ABOUT, SELF)[0]
    return Partition(block, count, tuple(names))


def image(files: Mapping[str, bytes]) -> bytes:
    """A file system of these, as MicroPython mounts it.

    An odd one gets a byte of no file at its end. Else VfsRomWriter puts one into its head: then all
    blocks are others whenever what has changed makes an even one odd.
    """
    plain = written(files)
    return plain if plain[len(VfsRomWriter.ROMFS_HEADER)] != PADDED else written(files, b"\0")


def written(files: Mapping[str, bytes], last: bytes = b"") -> bytes:
    writer = VfsRomWriter()
    inside: list[str] = []
    for path in sorted(files, key=lambda path: path.split("/")):
        *folders, name = path.split("/")
        while inside != folders[: len(inside)]:
            writer.closedir()
            inside.pop()
        for folder in folders[len(inside) :]:
            writer.opendir(folder)
            inside.append(folder)
        writer.mkfile(name, files[path])
    for _ in inside:
        writer.closedir()
    if last:
        writer.mkdata(last)
    return bytes(writer.finalise())


def blocks_of(data: bytes, size: int) -> dict[str, bytes]:
    """Its whole blocks, under what stands for their paths."""
    pieces = (data[at : at + size] for at in range(0, len(data), size))
    return {f"{BLOCK}{number}": each.ljust(size, ERASED) for number, each in enumerate(pieces)}


@dataclass
class InRom(Change):
    """All but `main.py` and the manifest goes into ROMFS, as blocks."""

    for_rom: ClassVar[bool] = True

    def held(self) -> dict[str, tuple[int, str]]:
        numbers = [int(path[len(BLOCK) :]) for path in self.wanted if path.startswith(BLOCK)]
        rows = self.board.literals(BLOCKS % len(numbers), FOUND)
        size = len(self.wanted[f"{BLOCK}0"])
        return {**super().held(), **{f"{BLOCK}{number}": (size, mark) for number, mark in rows}}

    @property
    def changed(self) -> list[str]:
        """With block 0, wherever there is another: the plan begins by erasing it."""
        paths = super().changed
        first = f"{BLOCK}0"
        return [first, *paths] if blocks_in(paths) and first not in paths else paths

    def plan(self, names: dict[str, str]) -> Iterator[str]:
        burnt = blocks_in(names)
        if burnt:
            yield "blank"
            for path in [*burnt[1:], burnt[0]]:
                yield f"burn {names[path]} {path[len(BLOCK) :]}"
            count, mark = self.whole()
            yield f"whole {count} {mark}"
        for path in self.stale:
            yield f"drop {path}"
        if MANIFEST in names:
            yield f"move {names[MANIFEST]} {MANIFEST}"

    def whole(self) -> tuple[int, str]:
        """How many blocks, and the hash of all."""
        paths = blocks_in(self.wanted)
        return len(paths), mark(b"".join(self.wanted[path] for path in paths))

    @property
    def too_much(self) -> int:
        """Bytes of flash that are lacking, even without the copy of the bytecode."""
        copy = [path for path in self.here if path == in_place.FILE]
        return self.lacking - self.flash(copy)


def blocks_in(paths: Any) -> list[str]:
    """The blocks among paths, in their order in flash."""
    found = [path for path in paths if path.startswith(BLOCK)]
    return sorted(found, key=lambda path: int(path[len(BLOCK) :]))


def change_to(
    board: Board, place: Partition, wanted: dict[str, bytes], tools: Tools, touch: bool
) -> tuple[InRom | None, str]:
    """From what the board holds to this code in ROMFS; or None and why not, for people."""
    data = image({path: data for path, data in wanted.items() if path != MAIN})
    if place.names and not place.ours:
        return None, f"ROMFS holds something else ({', '.join(place.names)})"
    if len(data) > place.size:
        return None, f"the code takes {kb(len(data))}, ROMFS has only {kb(place.size)}"
    blocks = blocks_of(data, place.block)
    change = InRom(board, {**blocks, MAIN: wanted[MAIN]}, tools, touch)
    if change.too_much > 0 and not change.in_rom:
        return None, f"{kb(change.too_much)} of flash are lacking to send the code for ROMFS"
    return change, ""


__all__ = ["InRom", "Partition", "change_to", "image", "partition"]
