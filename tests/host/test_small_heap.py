"""An ESP32 without PSRAM, its code frozen (`trilithon firmware`), has memory for every game.

This MicroPython has 64 bits and freezes nothing: here the code lies in an image that counts as
flash, MicroPython's ROMFS. Measured in both (there MicroPython 1.29 preview with 32 bits, the code
frozen, the heap in two areas): the menu takes 51,008 bytes there, 149,946 here; The 5 Suitors
14,144 more there, 43,008 here; the smallest heap for all fifteen games is 92 KB there, 270 here. So
a byte there is FACTOR here. On the emulated Pico, frozen, the menu takes 50,896 (`make emulate`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from mpremote.romfs import VfsRomWriter

from host.install.compiled import BUILD, made_of, sources
from host.install.starter import MAIN
from tests.host.test_compiled import GAMES, Board, plays
from tests.host.two_areas import hold

FACTOR = 2.95
AT_MENU = int(FACTOR * 60 * 1024)  # a match, its undoing and a command need the rest
BOOT = "firmware/boot/main.py"
LIMIT = "LARGE_HEAP, GARBAGE_IN_SMALL = 160 * 1024,"
MOUNT = """
import sys, vfs
with open("code.rom", "rb") as file:
    code = file.read()
vfs.mount(vfs.VfsRom(code), "/rom")
sys.path.append("/rom")
"""


def frozen_code() -> dict[str, bytes]:
    """What is frozen, but that this process's heap, which holds what stands for flash, is a small
    one to it: how garbage is collected there differs."""
    found = sources(frozen=True)
    at = [source.target for source in found].index(BOOT)
    text = found[at].read().decode()
    assert LIMIT in text
    found[at] = replace(found[at], made=text.replace(LIMIT, LIMIT.replace("160", "4096")))
    return made_of(found, BUILD / "small-heap", "", frozen=True)[0]


def rom_image(files: dict[str, bytes]) -> bytes:
    """A file system of these, as MicroPython mounts it and runs bytecode from it in place."""
    writer, inside = VfsRomWriter(), list[str]()
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
    return bytes(writer.finalise())


@pytest.fixture(scope="module")
def board(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Board, int]]:
    """The table, and the bytes that are flash."""
    files = frozen_code()
    main = files.pop(MAIN).decode()
    image = rom_image(files)
    start = MOUNT + hold(FACTOR, len(image)) + main
    folder = tmp_path_factory.mktemp("small")
    board = Board(folder, {"code.rom": image, MAIN: start.encode()})
    board.wait("menu")
    yield board, len(image)
    board.process.kill()
    board.process.communicate()


def test_the_menu_leaves_room_for_a_match(board: tuple[Board, int]) -> None:
    table, _ = board
    free = table.ask("memory")["free"]
    assert free > FACTOR * 110 * 1024 - AT_MENU


@pytest.mark.parametrize("name", GAMES)
def test_every_match_begins_is_answered_and_undone(board: tuple[Board, int], name: str) -> None:
    table, _ = board
    plays(table, name)
    for command in ("health", "settings", "records", "tags"):
        assert table.ask(command)
