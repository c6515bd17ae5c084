"""An evening at the emulated table, and the figures it gives."""

from __future__ import annotations

import statistics
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

from tests.emulated.player import Player, Tap
from tests.emulated.table import Table, first_flash

PLAYERS = ["Ann", "Bo", "Cy"]
SETTINGS = {"version": 1, "language": "en", "players": PLAYERS, "lights": [0, 1, 2]}
BOOT_MS = 8000
RAMP_MS = 2500
IDLE_MS = 3000
HEAP_EVERY = 8
POLL_BYTES = 22  # of an empty poll: nine transfers


def evening(uf2: Path, answers: int, whole: bool, seed: int) -> None:
    table = Table(uf2, first_flash(SETTINGS))
    booted(table)
    player = Player(table, "amazones", PLAYERS, seed)
    player.begin("Amazones")
    table.pico.run(RAMP_MS)
    player.check()
    idle(table)
    heaps: list[int] = []
    play(player, answers, heaps)
    fewest = len(player.referee.log)
    table = table.unplugged(pull_the_plug(player))
    booted(table)
    player.resume(table, fewest)
    table.pico.run(RAMP_MS)
    player.check()
    print(f"resumed at {len(player.referee.log)} answers")
    play(player, 1_000_000 if whole else answers, heaps)
    if whole:
        print("the end:", player.referee.result.scores, table.wait("over").fields["scores"])
    report(player, heaps)


def booted(table: Table) -> float:
    """To the first menu; when that stands on the glass, in ms."""
    menu = table.wait("menu", ms=BOOT_MS)
    drawn = table.i2c.bursts[-1][1] / 1e6 if table.i2c.bursts else 0
    print(f"boot to menu: {drawn:.0f} ms on the screen, {menu.ms:.0f} over the cable")
    heap = table.ask("memory")
    table.events.insert(0, menu)
    print(f"heap after boot: {heap['free']} bytes free, {heap['used']} used")
    return drawn


def idle(table: Table) -> None:
    """What the loop of an idle table does while lights move: each turn looks for a tag."""
    first, frames = len(table.spi.bursts), len(table.strip.shown)
    table.pico.run(IDLE_MS)
    polls = [burst for burst in table.spi.bursts[first:] if burst[2] == POLL_BYTES]
    spread("an empty poll, ms", [(end - begin) / 1e6 for begin, end, _ in polls])
    turns = [(after[0] - before[0]) / 1e6 for before, after in pairwise(polls)]
    spread(f"a turn of the loop, ms, {len(table.strip.shown) - frames} frames sent", turns)


def play(player: Player, answers: int, heaps: list[int]) -> None:
    while answers and player.referee.ask is not None:
        player.answer()
        answers -= 1
        if answers % HEAP_EVERY == 0:
            heaps.append(player.table.ask("memory")["free"])


def pull_the_plug(player: Player) -> bytes:
    """In the middle of a write: what the flash then holds. No light has confirmed that answer."""
    flash = player.table.pico.flash
    flash.cut_in = 1
    count = len(player.referee.log)
    player.answer()
    print(f"plug pulled half way through a page program, after {count} answers")
    assert flash.torn is not None, "that answer wrote nothing"
    return flash.torn


def report(player: Player, heaps: list[int]) -> None:
    taps = player.taps
    spread("tap to lights, ms", [tap.lit for tap in taps if tap.lit is not None])
    spread("tap to screen, ms", [tap.drawn for tap in taps])
    for name, part in PARTS.items():
        spread("  " + name, [value for value in map(part, taps) if value is not None])
    print(f"heap during the match: at least {min(heaps)} bytes free")
    print(f"stack: at most {player.table.pico.stack_used()} of 8192 bytes")
    print(f"screen and lights were right after each of {player.checked} answers")


PARTS: dict[str, Callable[[Tap], float | None]] = {
    "RF: until the tag first answers": lambda tap: tap.heard,
    "read: its number": lambda tap: tap.read - tap.heard,
    "referee": lambda tap: tap.begun - tap.read,
    "journal": lambda tap: tap.kept - tap.begun,
    "lights": lambda tap: None if tap.lit is None else tap.lit - tap.kept,
    "screen": lambda tap: tap.drawn - tap.kept,
    "sectors erased before the yes": lambda tap: tap.erased,
    "pages programmed": lambda tap: tap.programmed,
}


def spread(name: str, values: list[float]) -> None:
    """Median, 95 in a hundred, and the worst."""
    if values:
        values = sorted(values)
        middle, most = (
            statistics.median(values),
            values[min(len(values) - 1, len(values) * 95 // 100)],
        )
        print(f"{name}: {middle:.1f}, p95 {most:.1f}, at most {values[-1]:.1f}; n {len(values)}")
