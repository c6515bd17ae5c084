"""Every game on the emulated Pico: begun, answered, undone over the cable; what it takes of memory.

The stack is an RP2040's eight kilobytes, with any heap: a rulebook that calls too deep, or is
loaded from too deep, fails there and nowhere else. More than STACK_MOST of it is a broken promise;
so is more heap than MENU_MOST or MATCH_MOST, or less than PIECE_LEAST of it in one piece.
"""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from pathlib import Path

from engine import catalogue, record
from engine.referee import Referee
from tests.emulated.evening import SETTINGS, booted
from tests.emulated.in_rom import frozen, in_rom
from tests.emulated.pico import STACK_MOST
from tests.emulated.table import Table, first_flash

NAMES = ["Ann", "Bo", "Cy", "Di", "Ed"]
SETTLE_MS = 30
IDLE_MS = 1000
MENU_MOST, MATCH_MOST = 100 * 1024, 125 * 1024  # bytes of heap
# What is taken at once: MicroPython's next table of names, once the 630 or 1,270 of those before
# are used up (640 or 1,280 of 6 bytes); nothing of ours is larger than 4 KB.
PIECE_LEAST = 8 * 1024


def table_for(uf2: Path, rom_kb: int, is_frozen: bool, small: bool) -> Table:
    """Its code in files, in a partition of so many KB, or in MicroPython itself.

    small  with an ESP32's heap, not from files
    """
    if is_frozen:
        return frozen(uf2, SETTINGS, small)
    return in_rom(uf2, SETTINGS, rom_kb, small) if rom_kb else Table(uf2, first_flash(SETTINGS))


def every_game(
    table: Table, games: Sequence[str], answers: int, seed: int, small: bool = False
) -> list[str]:
    """These games one after the other, or all; a line each, as soon as it is known.

    small  with an ESP32's heap, of which the rest is taken: there a game is refused, or fits
    Returns the promises that were broken.
    """
    booted(table)
    table.pico.run(IDLE_MS)  # what only the start needed goes once the table is idle
    broken = too_much("the menu", table, MENU_MOST, small)
    for name in games or [line[0] for line in catalogue.GAMES]:
        table.pico.forget_stack()
        players = NAMES[: catalogue.entry(name)[2]]
        count = begin(table, name, players, answers, random.Random(seed))
        broken += too_much(f"{name}, {count} answers", table, MATCH_MOST, small)
        table.ask("undo sure")
        table.wait("ask")
        undone = table.pico.stack_used()
        print(f"  {undone} of stack with an undo", flush=True)
        broken += [f"{name}, undone: {undone} bytes of stack"] * (undone > STACK_MOST)
    return broken


def too_much(what: str, table: Table, most: int, small: bool) -> list[str]:
    """Prints what is taken now; the promises that breaks."""
    heap, stack = table.ask("memory"), table.pico.stack_used()
    used, piece = heap["used"], heap["largest"]
    print(
        f"{what}: {used} bytes of heap, {heap['free']} free, {piece} of them in one piece, "
        f"{stack} of stack",
        flush=True,
    )
    return (
        [f"{what}: {used} bytes of heap"] * (used > most and not small)
        + [f"{what}: only {piece} bytes in one piece"] * (piece < PIECE_LEAST and not small)
        + [f"{what}: {stack} bytes of stack"] * (stack > STACK_MOST)
    )


def begin(table: Table, name: str, players: list[str], answers: int, chance: random.Random) -> int:
    """A match of random answers, each of which the table must take; how many there were."""
    referee = Referee(catalogue.load(name), len(players))
    match = {"game": name, "players": players, "lights": list(range(len(players)))}
    table.ask("new " + json.dumps(match))
    while referee.ask is not None and len(referee.log) < answers:
        ask = referee.ask
        value = chance.choice(list(ask.values) + list(ask.items))
        table.ask("answer " + record.spell(ask, value, referee.table.box, players))
        referee.answer(value)
        table.pico.run(SETTLE_MS)
    return len(referee.log)
