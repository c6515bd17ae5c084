"""An evening at the emulated table, and the figures it gives."""

from __future__ import annotations

import statistics
from pathlib import Path

from tests.emulated.player import Player, Tap
from tests.emulated.table import Table, first_flash

PLAYERS = ["Ann", "Bo", "Cy"]
SETTINGS = {"version": 1, "language": "en", "players": PLAYERS, "lights": [0, 1, 2]}
BOOT_MS = 8000
RAMP_MS = 2500
HEAP_EVERY = 8


def evening(uf2: Path, answers: int, whole: bool, seed: int) -> None:
    table = Table(uf2, first_flash(SETTINGS))
    booted(table)
    player = Player(table, "amazones", PLAYERS, seed)
    player.begin("Amazones")
    table.pico.run(RAMP_MS)
    player.check()
    heaps: list[int] = []
    play(player, answers, heaps)
    torn = pull_the_plug(player)
    table = player.table = table.unplugged(torn)
    booted(table)
    resumed(player)
    play(player, 1_000_000 if whole else answers, heaps)
    if whole:
        print("the end:", player.referee.result.scores, table.wait("over").fields["scores"])
    report(player, heaps)


def booted(table: Table) -> None:
    """To the first menu."""
    menu = table.wait("menu", ms=BOOT_MS)
    drawn = table.i2c.bursts[-1][1] / 1e6 if table.i2c.bursts else 0
    print(f"boot to menu: {menu.ms:.0f} ms; on the screen after {max(drawn, menu.ms):.0f} ms")
    table.events.insert(0, menu)
    heap = table.ask("memory")
    table.events.insert(0, menu)
    print(f"heap after boot: {heap['free']} bytes free, {heap['used']} used")


def play(player: Player, answers: int, heaps: list[int]) -> None:
    while answers and player.referee.ask is not None:
        player.answer()
        answers -= 1
        if answers % HEAP_EVERY == 0:
            heaps.append(player.table.ask("memory")["free"])


def pull_the_plug(player: Player) -> bytes:
    """In the middle of a write: what the flash then holds. Nobody has seen that answer taken."""
    flash = player.table.pico.flash
    flash.cut_in = 1
    before = list(player.referee.log)
    player.answer()
    print(f"plug pulled half way through a page program, after {len(before)} answers")
    assert flash.torn is not None, "that answer wrote nothing"
    player.torn = before  # type: ignore[attr-defined]
    return flash.torn


def resumed(player: Player) -> None:
    """Nothing that was answered before is lost; the answer being written may be."""
    player.resume()
    player.table.pico.run(RAMP_MS)
    player.check()
    print(f"resumed at {len(player.referee.log)} answers")


def report(player: Player, heaps: list[int]) -> None:
    spread("tap to lights", [tap.lit for tap in player.taps])
    spread("tap to screen", [tap.drawn for tap in player.taps])
    for name, part in PARTS.items():
        spread("  " + name, [part(tap) for tap in player.taps])
    print(f"heap during the match: at least {min(heaps)} bytes free")


PARTS = {
    "until the tag answers": lambda tap: tap.heard,
    "read": lambda tap: tap.read - tap.heard,
    "referee": lambda tap: tap.judged - tap.read,
    "journal": lambda tap: tap.kept - tap.judged,
    "lights": lambda tap: tap.lit - tap.kept,
    "screen": lambda tap: tap.drawn - tap.kept,
    "sectors erased": lambda tap: tap.erased,
    "pages programmed": lambda tap: tap.programmed,
}


def spread(name: str, values: list[float]) -> None:
    """Median, and the worst."""
    if values:
        print(
            f"{name}: {statistics.median(values):.1f} (at most {max(values):.1f}), n {len(values)}"
        )


__all__ = ["Tap", "evening"]
