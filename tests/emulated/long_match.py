"""`make emulate EMULATE=--long`: a match of three hundred answers is resumed, and one is undone.

The match lies in the flash as a table that was switched off has left it. Milliseconds are the
board's own: from power-on until it is offered (it has been read by then), from the press on "yes"
until the table asks, from an undo until it asks again, and for taking it from the shelf.
"""

from __future__ import annotations

import random
from pathlib import Path

from engine import catalogue, record
from engine.referee import Referee, complete
from firmware.storage.files import LONG as JOURNAL
from firmware.storage.seals import Seals
from host.people.at_engine import Match
from tests.emulated.evening import booted
from tests.emulated.table import DATA, Table, as_bytes, first_flash

GAME, NAMES = "amazones", ["Ann", "Bo", "Cy", "Di", "Ed"]
SETTINGS = {"version": 1, "language": "en", "players": NAMES, "lights": [0, 1, 2, 3, 4]}
ANSWERS = 300
START_MS = 1600  # of a table without a match
PROMISED_MS = 1000
PATIENCE_MS = 9_000
TRIES = 100


def long_match(uf2: Path, seed: int) -> list[str]:
    """The figures, printed; what is slower than was promised."""
    referee = played(seed)
    table = Table(uf2, first_flash(SETTINGS, changed={DATA + JOURNAL: as_bytes(journal(referee))}))
    booted(table)
    offer = table.wait("menu")
    table.turn(offer.fields["labels"].index("yes") - offer.fields["at"])
    table.level("knob_press", 0)
    table.pico.run(80)
    table.level("knob_press", 1)
    took = {"read": offer.ms - START_MS, "resumed": asked(table, ANSWERS)}
    for _ in range(2):
        began = table.ms
        said = table.ask("undo sure")
        took[f"undone to {said['n']}"] = asked(table, said["n"], began)
    table.ask("aside")
    name, began = table.ask("shelf")["shelf"][0]["name"], table.ms
    table.ask("take " + name)
    took["taken from the shelf"] = table.ms - began
    print(f"stack: {table.pico.stack_used()} bytes", flush=True)
    for what, ms in took.items():
        print(f"{ANSWERS} answers, {what}: {ms:.0f} ms", flush=True)
    return [f"{what} after {ms:.0f} ms" for what, ms in took.items() if ms > PROMISED_MS]


def asked(table: Table, count: int, began: float = 0) -> float:
    """Milliseconds until the table asks for the answer after so many."""
    began = began or table.ms
    ask = table.wait("ask", ms=PATIENCE_MS)
    assert ask.fields["n"] == count, ask
    return ask.ms - began


def played(seed: int) -> Referee:
    """A match of simulated people, up to its 300th answer."""
    game, seats = catalogue.load(GAME), len(NAMES)
    for chance in range(seed, seed + TRIES):
        match = Match(game, seats, complete(game, seats, {}), random.Random(chance))
        match.play()
        if len(match.referee.log) > ANSWERS:
            referee = Referee(game, seats)
            referee.replay(match.referee.log[:ANSWERS])
            return referee
    raise ValueError(f"no match of {ANSWERS} answers among {TRIES}")


def journal(referee: Referee) -> str:
    """The file of an unfinished match."""
    return "".join(Seals().write(record.lines(GAME, referee, NAMES)))
