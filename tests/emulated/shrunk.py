"""What each part of host/install/shrink gives a board: left out alone, on the emulated Pico.

    TRILITHON_UF2=RPI_PICO.uf2 python -m tests.emulated --shrunk [PART …]

A row for each, for firmware/MEMORY.md: heap used at the menu, when that stands on the screen, and
blocks of flash, as they differ from the whole. What then does not fit on a stock Pico is counted
alone.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple
from unittest import mock

from littlefs import LittleFS

from host.install import build, compiled, listing, shrink
from host.install.shrink import in_place, module_list
from host.install.shrink.inline_constants import Constants
from host.install.shrink.pack_texts import parts_of, shelves_of
from host.places import MADE
from tests.emulated import image
from tests.emulated.evening import BOOT_MS, SETTINGS
from tests.emulated.table import DATA, Table

ARCH = "armv6m"
SETTLED_MS = 1000
Files = dict[str, bytes]


class Figures(NamedTuple):
    """used  bytes of heap at the menu;  ms  until that stands, 0: it was not started"""

    blocks: int
    used: int = 0
    ms: float = 0.0


def weighed(uf2: Path, files: Files) -> Figures:
    files = {**files, DATA + "settings.json": json.dumps(SETTINGS).encode()}
    room = LittleFS(
        block_size=image.BLOCK,
        block_count=3 * image.BLOCKS,
        cache_size=1024,
        prog_size=256,
        read_size=32,
        lookahead_size=32,
    )
    for path, data in files.items():
        room.makedirs(path.rpartition("/")[0] or ".", exist_ok=True)
        with room.open(path, "wb") as file:
            file.write(data)
    if room.used_block_count >= image.BLOCKS:
        return Figures(room.used_block_count)
    table = Table(uf2, image.change(b"", files)[0])
    table.wait("menu", ms=BOOT_MS)
    ms = table.i2c.bursts[-1][1] / 1e6
    table.pico.run(SETTLED_MS)  # what only the start needs has gone
    return Figures(room.used_block_count, table.ask("memory")["used"], ms)


def made(name: str) -> Files:
    """A Pico's files, in a folder of their own: what is patched changes no fingerprint."""
    folder = MADE / "shrunk" / name
    for manifest in folder.glob("manifest.json"):
        manifest.unlink()
    return compiled.made_of(compiled.sources(ARCH), folder, ARCH)[0]


def without_file(path: str) -> Callable[[], Files]:
    return lambda: {name: data for name, data in made("whole").items() if name != path}


def patched(name: str, *what: tuple[Any, str, Any]) -> Callable[[], Files]:
    def call() -> Files:
        with contextlib.ExitStack() as stack:
            for place, attribute, value in what:
                stack.enter_context(mock.patch.object(place, attribute, value))
            return made(name)

    return call


class OfNativeAlone(Constants):
    """Written out where a processor's own code is made, which cannot do without."""

    def __init__(self, sources: Mapping[str, str]) -> None:
        super().__init__(sources)
        native = {build.module_of(path) for path in build.NATIVE}
        self.files = {name: file for name, file in self.files.items() if name in native}


class WithTypes:
    """Nothing is done to sources."""

    def __init__(self, sources: Mapping[str, str]) -> None:
        self.sources = sources

    def without(self, module: str) -> str:
        return self.sources[module]


def texts_apart() -> Files:
    """A file for each part of a language."""
    files = made("whole")
    for path in [path for path in files if path.endswith(compiled.TEXT) and "/words/" in path]:
        data = files.pop(path)
        for part in parts_of(data):
            shelves = b"".join(shelves_of(data, part))
            files[f"{path.removesuffix(compiled.TEXT)}_{part}.mpy"] = shelves
    return files


def same(name: str) -> str:
    return name


IN_PLACE = {key: path for key, path in build.NATIVE.items() if "in_place" in key}
PARTS: dict[str, Callable[[], Files]] = {
    "inline_constants": patched("constants", (shrink, "Constants", OfNativeAlone)),
    "only_types": patched("types", (shrink, "OnlyTypes", WithTypes)),
    "in_place": without_file(in_place.FILE),
    "module_list": without_file(module_list.FILE),
    "fewer_folders": patched(
        "folders", (build, "on_board", same), (listing, "on_board", same),
        (shrink, "imported_there", same),
    ),
    "pack_texts": texts_apart,
    "usual chains": patched(
        "chains", (listing, "usual_chains", lambda: read("firmware/lights/usual.py"))
    ),
    "pixels_viper": patched("pixels", (compiled, "NATIVE", IN_PLACE)),
}  # fmt: skip


def read(path: str) -> str:
    return (build.ROOT / path).read_text(encoding="utf-8")


def rows(uf2: Path, names: list[str]) -> Iterator[str]:
    whole = weighed(uf2, made("whole"))
    yield f"| whole | {whole.used:,} | {whole.ms:,.0f} | {whole.blocks} |"
    for name in names or PARTS:
        found = weighed(uf2, PARTS[name]())
        heap, ms = ("", "")
        if found.used:
            heap, ms = f"{found.used - whole.used:+,}", f"{found.ms - whole.ms:+,.0f}"
        yield f"| {name} | {heap} | {ms} | {found.blocks - whole.blocks:+} |"


def shrunk(uf2: Path, names: list[str]) -> None:
    for row in rows(uf2, names):
        print(row, flush=True)
