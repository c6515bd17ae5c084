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
HEAD = """\
# What is in memory, and when

Bytes of an RP2040's heap (233,000 in all): what stays without what it brings in, what is borrowed
with it; written by `python -m tests.emulated --memory`, with a stock MicroPython. A firmware with
the code frozen (DECISIONS.md, 13) keeps most of it in flash. Names that MicroPython does not have
itself, and its tables of them, count to no module: they stay until the power goes. A table is twice
as large as the one before, and has to be in one piece.

## What makes it fit

A stock Pico with all languages, on 27 November 2026: 119,024 bytes of heap are used at the menu,
which stands after 1,491 ms, and 304 of its flash's 352 blocks of 4 KB. What each part of
host/install/shrink does to that, left out alone, every name as in the sources (`python -m
tests.emulated --shrunk`). Of all this frozen code has the first two, which make it smaller, and the
texts; the rest would do nothing there.

| left out | bytes | ms | blocks | |
|---|---|---|---|---|
| constants written out (`inline_constants`) | +6,576 | +216 | +11 | |
| what only types need (`only_types`) | +976 | +37 | +2 | |
| bytecode in flash (`in_place`) | +63,280 | -65 | -39 | no memory for a command in Amazones |
| modules found in a list (`module_list`) | -384 | +370 | -1 | |
| games without folders (`fewer_folders`) | -176 | +34 | +32 | |
| texts in one file, deflated (`pack_texts`) | | | +188 | does not fit |
| the usual chains written out (`listing`) | +816 | +187 | -1 | |
| lights in the processor's own code (`pixels_viper`) | -1,712 | +21 | +1 | frames take longer |

Two languages take 15 blocks less than three. On 22 free blocks three long matches lie aside
while one is played. Where a new version does not fit beside the old one, `trilithon deploy`
exchanges files some at a time (host/install/flash_room.py). All modules in one file would save 100
blocks more, but none could then be imported at a board's prompt, nor replaced by itself.

The sums under "Always" end before the parts are built. With its 1,261st name MicroPython's table of
names takes 7,680 bytes more: every start comes so far, these sums only since 26 November 2026. So
the 11 KB by which they differed from the day before were no growth.

Names of MicroPython's own in place of ours, which this build once had, left 13,104 bytes more and
took 226 ms less; then nothing had its name at a board's prompt.

Garbage is collected between a game's modules and what stays with a new match: so texts and tags lie
in small gaps, and at the first questions of all fifteen games, one evening, begun over the cable,
15,116 bytes or more are free in one piece. Without that they lay strewn over the top of the heap:
11,878 in The Stones. It takes 25 to 40 ms of a start that takes up to 1.2 s.

## A network from a phone

While its page is open (firmware/menus/wifi_menu.py, wifi_page.py, firmware/network/radio.py,
portal.py) MicroPython's 64-bit unix port, whose objects are twice a board's, holds 8,512 bytes more
than at the menu that it takes the place of, 9,568 while a phone is answered; the first time 15,872
of names come with it and stay. After it the heap is as before (tests/both/app/memory/test_wifi.py).
The Wi-Fi's own memory lies outside this heap. A board without Wi-Fi never loads any of it.
"""


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
    ours = [(name, size) for name, size in found if name.startswith(("engine.", "firmware."))]
    last = next(at for at, (name, _) in enumerate(found) if name == "stays")
    resident = [entry for entry in found[:last] if entry in ours]
    sums = dict(found)
    rows = [
        f"\n## Always\n\n{sums['stays']:,} bytes with MicroPython's own {sums['prompt']:,}, "
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
    return HEAD + "\n".join(rows) + "\n"


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
