"""A Pico that is on a network: its radio and its broker are stand-ins, all else is real.

    TRILITHON_UF2=RPI_PICO.uf2 python -m tests.emulated --network

The same boot with the network and without, then matches of the games that take most: what the
network part takes of the heap, connected, with everything told that a table tells. A Pico W has
191,872 bytes of heap in place of the 233,000 here: what is free there is printed, too.
"""

from __future__ import annotations

import json
import random
from pathlib import Path

from engine import catalogue
from firmware.boot.main import FOLDER
from firmware.network import access
from host.commands.network import CLIENT, LIBRARY, SOURCE, compiled
from host.install.build import ROOT
from host.install.compiled import compiled as compiled_firmware
from host.install.compiled import on_board
from tests.emulated.evening import SETTINGS, booted
from tests.emulated.every_game import NAMES, Left, begin
from tests.emulated.table import Table, first_flash

STAND_INS = ROOT / "tests/network"
LARGEST = ("magic", "high_druid")  # of a table of games: `--games` tells
PICO_W = 191_872  # bytes of heap, MicroPython 1.29
TELLS = "\ndef told(topic, size, retained):\n    print('published {\"size\": %d}' % size)\n"
CONNECT_MS = 20_000
# The client looks for some seconds whether a Wi-Fi stays; here it does, and seconds are minutes.
SETTLES, AT_ONCE = b"await asyncio.sleep(1)", b"await asyncio.sleep_ms(20)"
FIELDS = {"wifi": "Club", "broker": "192.168.1.5", "name": "bar", "password": "hush"}


def files() -> dict[str, bytes]:
    """What `trilithon network` puts on a board, and stand-ins for what a Pico lacks."""
    radio = (STAND_INS / "board/network.py").read_bytes()
    broker = (STAND_INS / "stand_in/broker.py").read_bytes() + TELLS.encode()
    return {
        **of_wifi(),
        CLIENT: compiled(SOURCE.read_bytes().replace(SETTLES, AT_ONCE)),
        f"{LIBRARY}/network.py": radio,
        f"{LIBRARY}/socket.py": broker,
        f"{FOLDER}/{access.FILE}": json.dumps(FIELDS).encode(),
    }


def of_wifi() -> dict[str, bytes]:
    """The code for Wi-Fi, of which a Pico gets none."""
    ours = compiled_firmware()[0]
    return {name: data for name, data in ours.items() if not on_board(name, "armv6m")}


def network(uf2: Path, answers: int, seed: int) -> None:
    alone = used_at_menu(uf2)
    table = Table(uf2, first_flash(SETTINGS, changed=files()))
    booted(table)
    published(table, 5)  # alive, about, health, match, kept
    heap = table.ask("memory")
    size = heap["used"] + heap["free"]
    print(f"the network takes {heap['used'] - alone:,} bytes of heap, connected, at the menu")
    tell(heap, size)
    for name in LARGEST:
        told = count(table)
        begin(
            Left(table, False),
            name,
            NAMES[: catalogue.entry(name)[2]],
            answers,
            random.Random(seed),
        )
        published(table, told + 1)
        print(f"{name}, {answers} answers:", end=" ")
        tell(table.ask("memory"), size)
        table.ask("abort")


def count(table: Table) -> int:
    """Of messages that the broker has."""
    return bytes(table.pico.cable.said).count(b"published {") if table.pico.cable else 0


def published(table: Table, least: int) -> None:
    there = count(table) >= least
    if not there and not table.pico.run(CONNECT_MS, lambda: count(table) >= least):
        raise TimeoutError(f"the broker has {count(table)} messages of {least}")


def used_at_menu(uf2: Path) -> int:
    table = Table(uf2, first_flash(SETTINGS))
    booted(table)
    table.pico.run(2000)
    used: int = table.ask("memory")["used"]
    print(f"without a network {used:,} bytes are used at the menu")
    return used


def tell(heap: dict[str, int], size: int) -> None:
    left = PICO_W - heap["used"]
    print(f"{heap['used']:,} of {size:,} used; of a Pico W's {PICO_W:,} there are {left:,} left")
