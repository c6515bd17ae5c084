"""Every game on the emulated Pico, one after the other: begun, answered, undone over the cable.

At every question the table says what is left of its heap. Promised on a stock Pico: FREE_LEAST of
it, PIECE_LEAST in one piece, and a menu BOOT_MOST_MS after power comes. The stack is an RP2040's
eight kilobytes, with any heap: a rulebook that calls too deep, or is loaded from too deep, fails
there and nowhere else. More than STACK_MOST of it is a broken promise, too.
"""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from pathlib import Path

from engine import catalogue, record
from engine.referee import Referee
from tests.emulated.evening import SETTINGS, booted
from tests.emulated.frozen import frozen
from tests.emulated.pico import STACK_MOST
from tests.emulated.table import Table, first_flash

NAMES = ["Ann", "Bo", "Cy", "Di", "Ed"]
SETTLE_MS = 30
IDLE_MS = 1000
FREE_LEAST, PIECE_LEAST = 40 * 1024, 12 * 1024  # bytes of heap
BOOT_MOST_MS = 1500


def every_game(
    uf2: Path, games: Sequence[str], answers: int, seed: int, is_frozen: bool, small: bool
) -> list[str]:
    """These games one after the other, or all; a line each, as soon as it is known.

    is_frozen  the code is in MicroPython itself, not in files
    small      with an ESP32's heap, of which the rest is taken: there a game is refused, or fits
    Returns the promises that were broken.
    """
    table = frozen(uf2, SETTINGS, small) if is_frozen else Table(uf2, first_flash(SETTINGS))
    began = booted(table)
    broken = [f"the menu after {began:.0f} ms"] * (began > BOOT_MOST_MS)
    table.pico.run(IDLE_MS)  # what only the start needed goes once the table is idle
    broken += Left(table, small).told("the menu")
    for name in games or [line[0] for line in catalogue.GAMES]:
        table.pico.forget_stack()
        players, left = NAMES[: catalogue.entry(name)[2]], Left(table, small)
        count = begin(left, name, players, answers, random.Random(seed))
        table.ask("undo sure")
        table.wait("ask")
        broken += left.told(f"{name}, {count} answers and an undo")
    return broken


class Left:
    """What is left of a table's heap, at the worst question so far.

    small  an ESP32's heap, of which nothing is promised but that each game fits
    """

    def __init__(self, table: Table, small: bool) -> None:
        self.table = table
        self.small = small
        self.free = self.piece = 1 << 30

    def look(self) -> None:
        """Ask the table, at a question."""
        memory = self.table.ask("memory")
        self.free = min(self.free, memory["free"])
        self.piece = min(self.piece, memory["largest"])

    def told(self, what: str) -> list[str]:
        """Print it with what was taken of the stack; return the promises that this breaks."""
        self.look()
        stack = self.table.pico.stack_used()
        print(f"{what}: {self.free} free, {self.piece} in one piece, {stack} of stack", flush=True)
        return (
            [f"{what}: {self.free} bytes free"] * (self.free < FREE_LEAST and not self.small)
            + [f"{what}: {self.piece} in one piece"] * (self.piece < PIECE_LEAST and not self.small)
            + [f"{what}: {stack} bytes of stack"] * (stack > STACK_MOST)
        )


def begin(left: Left, name: str, players: list[str], answers: int, chance: random.Random) -> int:
    """A match of random answers, each of which the table must take; how many there were."""
    table, referee = left.table, Referee(catalogue.load(name), len(players))
    match = {"game": name, "players": players, "lights": list(range(len(players)))}
    table.ask("new " + json.dumps(match))
    while referee.ask is not None and len(referee.log) < answers:
        left.look()
        ask = referee.ask
        value = chance.choice(list(ask.values) + list(ask.items))
        table.ask("answer " + record.spell(ask, value, referee.table.box, players))
        referee.answer(value)
        table.pico.run(SETTLE_MS)
    return len(referee.log)
