"""What of the firmware is in a board's heap, when, and how much of it: firmware/MEMORY.md.

    TRILITHON_UF2=RPI_PICO.uf2 python -m tests.emulated --memory    (writes the page again)

The board imports its modules one by one and weighs each, without what it brings in: an import that
is deeper in the list is not counted twice; nor are names, which stay, and MicroPython's tables of
them, which double when full. tests/host/test_memory.py holds the page to the sources.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from engine import catalogue
from host.commands.network import LIBRARY
from host.install.build import ROOT
from tests.emulated.evening import SETTINGS
from tests.emulated.network import STAND_INS, of_wifi
from tests.emulated.pico import room_of
from tests.emulated.table import Table, first_flash

PAGE = ROOT / "firmware/MEMORY.md"
STARTS = ("firmware.boot.main",)
DEVICES = tuple(
    "firmware.drivers." + name
    for name in ("mfrc522", "oled", "rotary", "ws2812", "ws2812_rp2", "buzzer")
)
STAYS = (*STARTS, *DEVICES, "firmware.link.serial", "firmware.table.app", "firmware.link.link")
NAMED = re.compile(r'"(firmware\.(?:\w+\.)+\w+)"')  # in the sources: what is borrowed by its name
DONE = b"all weighed"
LONGEST_MS = 120000
SCALES = """
import builtins, gc, micropython, sys, time
time.sleep_ms(300)
plain, depth = __import__, 0
def used():
    gc.collect()
    return gc.mem_alloc()
def begin():
    print("begun", end=" ")
    micropython.qstr_info()
    return used()
def end(depth, name, before):
    after = used()
    micropython.qstr_info()
    print("weighed", depth, name, after - before)
def weigh(name, *more):
    global depth
    if name in sys.modules:
        return plain(name, *more)
    before = begin()
    depth += 1
    try:
        module = plain(name, *more)
    except ImportError:
        name = %r
        raise
    finally:
        depth -= 1
        end(depth, name, before)
    return module
builtins.__import__ = weigh
print("weighed", 0, "prompt", used())
for name in %r:
    __import__(name)
print("weighed", 0, "stays", used())
from firmware.boot.settling import settling
settling().over()
print("weighed", 0, "settled", used())
from engine.loading import borrowed
from engine import catalogue
for name in %r:
    try:
        with borrowed(name):
            pass
    except ImportError:
        print("another board has", name)
for name in %r:
    before = begin()
    catalogue.load(name)
    end(0, "engine.games." + name, before)
    catalogue.unload(name)
print("all weighed")
"""
SUMS = ("prompt", "stays", "settled")
LINE = re.compile(
    r"(?m)^(weighed (\d+) (\S+) (-?\d+)|(?:begun )?qstr pool: .*n_total_bytes=(\d+))\r?$"
)
NONE = "none"  # another board has that module
TABLES = "\n## Always"  # what people wrote stands before them


def borrowed() -> tuple[str, ...]:
    """What the firmware takes into memory for a moment: menus, rare commands, names in text."""
    folder = ROOT / "firmware"
    whole = [*folder.glob("menus/[a-z]*.py"), *folder.glob("link/*_commands.py")]
    menus = [f"firmware.{path.parent.name}.{path.stem}" for path in whole]
    named = [name for path in folder.rglob("*.py") for name in NAMED.findall(path.read_text())]
    return tuple(sorted({*menus, *named} - set(STAYS)))


def weights(said: str) -> list[tuple[str, int]]:
    """(module, bytes of its own) in the order they ended; what it has brought in is taken off.

    At depth 0 are sums, too: of the prompt, of all that stays, of a game, of what is borrowed.
    """
    found: list[tuple[str, int]] = []
    inside = [0] * 30
    for depth, name, size in measured(said):
        level = int(depth)
        brought = inside[level + 1] if level or name in STAYS else 0
        found.append((name, size - brought))
        inside[level] += size
        inside[level + 1 :] = [0] * (29 - level)
    return found


def measured(said: str) -> Iterator[tuple[str, str, int]]:
    """(depth, module, bytes with what it brings in) as the board tells them.

    What names and MicroPython's tables of them have grown by is taken off.
    """
    names, begun = 0, [0]
    for line, depth, name, size, of_names in LINE.findall(said):
        if line.startswith("begun"):
            begun.append(int(of_names))
        elif of_names:
            names = int(of_names)
        elif name in SUMS:
            yield depth, name, int(size)
        else:
            grown = names - begun.pop()
            if name != NONE:
                yield depth, name, int(size) - grown


def page(found: list[tuple[str, int]]) -> str:
    """The page with these in its tables."""
    ours = [(name, size) for name, size in found if name.startswith(("engine.", "firmware."))]
    last = next(at for at, (name, _) in enumerate(found) if name == "stays")
    resident = [entry for entry in found[:last] if entry in ours]
    sums = dict(found)
    rows = [
        f"{TABLES}\n\n{sums['stays']:,} bytes with MicroPython's own {sums['prompt']:,}, "
        f"before a match; {sums['settled']:,} when the bytecode of these lies in flash."
        "\n\n| module | bytes |\n|---|---|"
    ]
    rows += [f"| `{name}` | {size:,} |" for name, size in sorted(resident)]
    rows += ["\n## While a match of the game is played\n\n| module | bytes |\n|---|---|"]
    games = ["engine.games." + line[0] for line in catalogue.GAMES]
    rows += [f"| `{name}` | {size:,} |" for name, size in found if name in games]
    rows += ["\n## Borrowed for a moment\n\n| module | bytes |\n|---|---|"]
    once = dict(entry for entry in ours[len(resident) :] if entry[0] in borrowed())
    rows += [f"| `{name}` | {size:,} |" for name, size in sorted(once.items())]
    head, _, _ = PAGE.read_text(encoding="utf-8").partition(TABLES)
    return head + "\n".join(rows) + "\n"


def radio() -> dict[str, bytes]:
    """What a Pico lacks and a Pico W has, as far as modules ask for it while they load."""
    places = {"network": "board/network.py", "socket": "stand_in/broker.py"}
    return {
        f"{LIBRARY}/{name}.py": (STAND_INS / place).read_bytes() for name, place in places.items()
    }


def weighed(uf2: Path) -> None:
    program = SCALES % (NONE, STAYS, borrowed(), tuple(line[0] for line in catalogue.GAMES))
    changed = {**of_wifi(), **radio(), "main.py": program.encode()}
    table = Table(uf2, first_flash(SETTINGS, room_of(uf2), changed=changed))
    cable = table.pico.cable
    assert cable is not None
    if not table.pico.run(LONGEST_MS, lambda: DONE in cable.said):
        raise TimeoutError(bytes(cable.said[-2000:]).decode(errors="replace"))
    PAGE.write_text(page(weights(bytes(cable.said).decode())), encoding="utf-8")
