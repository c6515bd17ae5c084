"""What MicroPython's own build is given: which code to freeze, and how flash is cut.

All of it is in one folder of ours, made again each time.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from host.install.freeze import MANIFEST, freeze
from host.install.targets import ESP32, KB, Target
from host.install.tools import find_compiler

MADE = "made"  # the folder of the build itself
APP_START, FILES_START = 0x10000, 0x280000  # of an ESP32's flash
PARTITIONS = f"""\
# Name,   Type, SubType, Offset,  Size
nvs,      data, nvs,     0x9000,  0x6000
phy_init, data, phy,     0xf000,  0x1000
factory,  app,  factory, {APP_START:#x}, {FILES_START - APP_START:#x}
"""  # files have the rest


@dataclass(frozen=True)
class Definition:
    """A board and a tree, and the folder where it is built."""

    board: str
    target: Target
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
        return freeze(self.folder, self.target.arch, f"$(PORT_DIR)/{self.target.freezes}")

    def esp32(self) -> dict[str, str]:
        """A board of our own, which is theirs with another table of partitions."""
        theirs = f"boards/{self.board}"
        table = (self.folder / "partitions.csv").as_posix()
        return {
            "mpconfigboard.cmake": (
                f"include({theirs}/mpconfigboard.cmake)\n"
                "list(APPEND SDKCONFIG_DEFAULTS ${MICROPY_BOARD_DIR}/sdkconfig.board)\n"
            ),
            "mpconfigboard.h": f'#include "{self.port.as_posix()}/{theirs}/mpconfigboard.h"\n',
            "sdkconfig.board": (
                "CONFIG_PARTITION_TABLE_CUSTOM=y\n"
                f'CONFIG_PARTITION_TABLE_CUSTOM_FILENAME="{table}"\n'
            ),
            "partitions.csv": PARTITIONS,
        }

    def command(self, jobs: int) -> list[str]:
        """MicroPython's own make, for this board, into our folder."""
        words = [
            "make", f"-j{jobs}", "-C", str(self.port), f"BOARD={self.board}", f"BUILD={self.made}",
            f"FROZEN_MANIFEST={self.folder / MANIFEST}",
        ]  # fmt: skip
        if self.target.port == ESP32:
            return [*words, f"BOARD_DIR={self.folder}"]
        return [*words, f"MICROPY_HW_FLASH_STORAGE_BYTES={self.target.files * KB}"]

    def environment(self) -> dict[str, str]:
        """Beside the usual one. No tool is downloaded, and none is built in the tree."""
        found = {
            "MICROPY_MPYCROSS": find_compiler() or "",
            "CMAKE_GENERATOR": "Unix Makefiles" if self.target.port != ESP32 else "",
            "CMAKE_ARGS": "-DPICO_NO_PICOTOOL=1",
        }
        return {name: value for name, value in found.items() if value}
