"""Readers on the emulated board with their drivers alone: how soon a tag is called, and known.

The board builds its readers as the table does, and rests between two looks for as long as the
table's loop takes; a pin goes high while it knows a tag. No tag counts as expected back, as when a
third of a second has passed since the last one: that wait is spared.
"""

from __future__ import annotations

import random
import re
from pathlib import Path

from rp2040py.gpio_pin import GPIOPinState

from tests.emulated.pico import room_of
from tests.emulated.seats import SeatsTable
from tests.emulated.stopwatch import quantile
from tests.emulated.table import Waited, first_flash

MARK = 9  # a pin that nothing else is on
LOOP_MS = 3  # of everything else in a turn of the table's loop
PROGRAM = f"""
import gc, machine, os, time
from firmware import boards
from firmware.devices.wiring import Wiring
gc.collect()
before = gc.mem_alloc()
reader = Wiring(machine, boards.board(os.uname().machine), 0).build("reader")
gc.collect()
size = gc.mem_alloc() - before
mark = machine.Pin({MARK}, machine.Pin.OUT, value=0)
wire = reader.each[0].wire
print("readers", len(reader.each), size, int(wire is not None and wire.follows))
while True:
    for each in reader.each:
        each.lately = bool(each.tags)
    mark(reader.look() is not None)
    time.sleep_ms({LOOP_MS})
"""
FOUND = re.compile(rb"readers (\d+) (\d+) (\d+)\r?\n")
BOOT_MS, KNOWN_MS, IDLE_MS, PHASE_MS = 4000, 300, 100, 12
UID = bytes((4, 0x51, 7, 3, 0x80, 5, 6))


class Bare:
    """calls, known  ms from laying a tag until its reader first calls it, until the board knows it
    sent     bytes on the bus until then;  `empty` of each call into an empty field
    look     ms from the first to the last byte of a look at empty fields
    found    readers that the board has, their bytes of heap, whether the wire is used
    """

    def __init__(self, uf2: Path, readers: int, wired: bool, seed: int) -> None:
        flash = first_flash({}, room_of(uf2), changed={"main.py": PROGRAM.encode()})
        self.table = SeatsTable(uf2, flash, readers, wired)
        self.random = random.Random(seed)
        self.edges: list[tuple[float, bool]] = []
        self.table.pico.mcu.gpio[MARK].add_listener(self.changed)
        self.calls: list[float] = []
        self.known: list[float] = []
        self.sent: list[float] = []
        self.found = self.boot()
        self.empty, self.look = self.idle()

    def changed(self, level: GPIOPinState, before: GPIOPinState) -> None:
        self.edges.append((self.table.pico.ns, level == GPIOPinState.HIGH))
        self.table.pico.halt()

    def boot(self) -> list[int]:
        cable = self.table.pico.cable
        assert cable is not None
        if not self.table.pico.run(BOOT_MS, lambda: FOUND.search(cable.said)):
            raise Waited(bytes(cable.said[-600:]).decode(errors="replace"))
        said = FOUND.search(cable.said)
        self.table.pico.run(IDLE_MS)
        return [int(number) for number in said.groups()] if said else []

    def idle(self) -> tuple[float, float]:
        chips, bursts = self.table.readers, self.table.spi.bursts
        frames, sent = sum(chip.field.frames for chip in chips), self.table.sent()
        first = len(bursts)
        self.table.pico.run(IDLE_MS)
        calls = sum(chip.field.frames for chip in chips) - frames
        looks = [(end - begin) / 1e6 for begin, end, _ in bursts[first + 1 : -1]]
        return (self.table.sent() - sent) / max(1, calls), quantile(looks, 50)

    def wait(self, high: bool) -> float:
        """When the pin has this level; in ns."""

        def there() -> bool:
            return bool(self.edges) and self.edges[-1][1] == high

        if not there() and not self.table.pico.run(KNOWN_MS, there):
            raise Waited(f"the tag is {'not known' if high else 'still there'}")
        return self.edges[-1][0]

    def tap(self, reader: int) -> None:
        """A tag comes at any moment, and goes when it is known."""
        table = self.table
        table.pico.run(PHASE_MS * self.random.random())
        laid, sent = table.pico.ns, table.sent()
        table.put(reader, UID)
        known = self.wait(True)
        self.calls.append((table.first_ns[reader] - laid) / 1e6)
        self.known.append((known - laid) / 1e6)
        self.sent.append(table.sent() - sent)
        table.take(reader)
        self.wait(False)
