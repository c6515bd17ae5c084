"""What MicroPython's own build is given: which code to freeze, and how flash is cut.

All of it is in one folder of ours, made again each time.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from host.install.freeze import MANIFEST, freeze
from host.install.targets import ESP32, FROZEN, KB, ROM_KB, ROMFS, Target
from host.install.tools import find_compiler

MADE = "made"  # the folder of the build itself
APP_START, APP_END, FILES_START = 0x10000, 0x200000, 0x280000  # of an ESP32's flash
PARTITIONS = """\
# Name,   Type, SubType, Offset,  Size
nvs,      data, nvs,     0x9000,  0x6000
phy_init, data, phy,     0xf000,  0x1000
"""
IN_ROM = 0x8F  # the subtype that MicroPython knows ROMFS by


@dataclass(frozen=True)
class Definition:
    """A board, a kind of firmware and a tree, and the folder where it is built."""

    board: str
    target: Target
    kind: str
    tree: Path
    folder: Path

    @property
    def made(self) -> Path:
        return self.folder / MADE

    @property
    def port(self) -> Path:
        return self.tree / "ports" / self.target.port

    def write(self) -> int:
        """Everything but the build itself; how many files of Trilithon are frozen."""
        self.folder.mkdir(parents=True, exist_ok=True)
        if self.target.port == ESP32:
            for name, text in self.esp32().items():
                (self.folder / name).write_text(text)
        if self.kind == ROMFS:
            return 0
        return freeze(self.folder, self.target.arch, f"$(PORT_DIR)/{self.target.freezes}")

    def esp32(self) -> dict[str, str]:
        """A board of our own, which is theirs with another table of partitions."""
        theirs = f"boards/{self.board}"
        rom = "#define MICROPY_VFS_ROM (1)\n" if self.kind == ROMFS else ""
        table = (self.folder / "partitions.csv").as_posix()
        return {
            "mpconfigboard.cmake": (
                f"include({theirs}/mpconfigboard.cmake)\n"
                "list(APPEND SDKCONFIG_DEFAULTS ${MICROPY_BOARD_DIR}/sdkconfig.board)\n"
            ),
            "mpconfigboard.h": f'{rom}#include "{self.port.as_posix()}/{theirs}/mpconfigboard.h"\n',
            "sdkconfig.board": (
                "CONFIG_PARTITION_TABLE_CUSTOM=y\n"
                f'CONFIG_PARTITION_TABLE_CUSTOM_FILENAME="{table}"\n'
            ),
            "partitions.csv": partitions(self.kind),
        }

    def command(self, jobs: int) -> list[str]:
        """MicroPython's own make, for this board, into our folder."""
        words = [
            "make", f"-j{jobs}", "-C", str(self.port), f"BOARD={self.board}", f"BUILD={self.made}",
        ]  # fmt: skip
        if self.kind == FROZEN:
            words += [f"FROZEN_MANIFEST={self.folder / MANIFEST}"]
        if self.target.port == ESP32:
            return [*words, f"BOARD_DIR={self.folder}"]
        files = self.target.files[self.kind] * KB
        return [*words, f"MICROPY_HW_FLASH_STORAGE_BYTES={files}"]

    def environment(self) -> dict[str, str]:
        """Beside the usual one. No tool is downloaded, and none is built in the tree."""
        found = {
            "MICROPY_MPYCROSS": find_compiler() or "",
            "CMAKE_GENERATOR": "Unix Makefiles" if self.target.port != ESP32 else "",
            "CMAKE_ARGS": "-DPICO_NO_PICOTOOL=1",
        }
        if self.kind == ROMFS and self.target.port != ESP32:
            found["CFLAGS_EXTRA"] = f"-DMICROPY_HW_ROMFS_BYTES={ROM_KB * KB}"
        return {name: value for name, value in found.items() if value}


def partitions(kind: str) -> str:
    """An ESP32's: files have the rest, from the same place on for every kind."""
    if kind == FROZEN:
        return PARTITIONS + f"factory,  app,  factory, {APP_START:#x}, {size(FILES_START)}\n"
    return (
        f"{PARTITIONS}factory,  app,  factory, {APP_START:#x}, {size(APP_END)}\n"
        f"romfs,    data, {IN_ROM:#x},    {APP_END:#x}, {ROM_KB * KB:#x}\n"
    )


def size(end: int) -> str:
    """Of MicroPython itself, which ends there."""
    return f"{end - APP_START:#x}"
