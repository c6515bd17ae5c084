"""The boards that MicroPython is built for with Trilithon in it, and how each one's flash is cut.

A Raspberry Pi's MicroPython takes the first part of flash, files the rest: frozen code needs more
of the first part than stock MicroPython gives it on small boards. An ESP32 has a table of
partitions, whose rest is for files.
"""

from __future__ import annotations

from dataclasses import dataclass

KB = 1024
RP2, ESP32 = "rp2", "esp32"
RP2040, RP2350 = 0xE48BFF56, 0xE48BFF59  # families of UF2 files
BASE = ("lib/pico-sdk", "lib/tinyusb", "lib/mbedtls", "lib/micropython-lib")
RADIO = (*BASE, "lib/cyw43-driver", "lib/lwip", "lib/btstack")
OF_ESP32 = ("lib/berkeley-db-1.xx", "lib/micropython-lib")


@dataclass(frozen=True)
class Target:
    """A board, by MicroPython's name for it.

    port, arch  MicroPython's folder for it; its processor, as mpy-cross calls it
    freezes  the manifest of what MicroPython itself freezes there, from the port's folder on
    needs    folders of MicroPython's tree that `make submodules` fills
    files    KB of its file system
    moved    files lie elsewhere than stock MicroPython's: it finds none of those there
    family   of its UF2 files, if it takes such
    """

    port: str
    arch: str
    freezes: str
    needs: tuple[str, ...]
    files: int
    moved: bool = False
    family: int = 0


PLAIN = "boards/manifest.py"
TARGETS = {
    "RPI_PICO": Target(RP2, "armv6m", PLAIN, BASE, 896, True, RP2040),
    "RPI_PICO_W": Target(RP2, "armv6m", "boards/RPI_PICO_W/manifest.py", RADIO, 576, True, RP2040),
    "RPI_PICO2": Target(RP2, "armv7m", PLAIN, BASE, 3072, False, RP2350),
    "RPI_PICO2_W": Target(
        RP2, "armv7m", "boards/RPI_PICO2_W/manifest.py", RADIO, 2560, False, RP2350
    ),
    "ESP32_GENERIC": Target(ESP32, "xtensawin", PLAIN, OF_ESP32, 1536, True),
}
