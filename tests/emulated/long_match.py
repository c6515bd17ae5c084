"""`make emulate EMULATE=--long`: a match of three hundred answers is resumed, and one is undone.

The match lies in the flash as a table that was switched off has left it. Milliseconds are the
board's own: from power-on until it is offered (it has been read by then), from the press on "yes"
until the table asks, from an undo until it asks again, and for taking it from the shelf; and bytes
of the stack for each. With `--whole` it has 4,000 answers: no limit of time then, but the screen
must show how far the reading is, and the board must not start again under its watchdog.
"""

from __future__ import annotations

import random
from pathlib import Path

from engine import catalogue, record
from engine.laying import BACK
from engine.referee import Referee, complete
from firmware.storage.files import LONG as JOURNAL
from firmware.storage.seals import Seals
from host.people.at_engine import Match
from tests.emulated.evening import booted
from tests.emulated.pico import STACK_MOST
from tests.emulated.table import DATA, Event, Table, as_bytes, first_flash

GAME, NAMES = "amazones", ["Ann", "Bo", "Cy", "Di", "Ed"]
SETTINGS = {"version": 1, "language": "en", "players": NAMES, "lights": [0, 1, 2, 3, 4]}
ANSWERS, MANY = 300, 4000
START_MS = 1600  # of a table without a match
PROMISED_MS = 1000
PATIENCE_MS = 60_000
LOOK_MS = 100
LEAST_SHOWN = 10  # different figures of how far a long reading is
TRIES = 100


def long_match(uf2: Path, seed: int, whole: bool = False) -> list[str]:
    """The figures, printed; what is slower or deeper than was promised."""
    answers = MANY if whole else ANSWERS
    referee = played(seed, answers)
    table = Table(uf2, first_flash(SETTINGS, changed={DATA + JOURNAL: as_bytes(journal(referee))}))
    shown = watched(table)
    booted(table)
    offer = table.wait("menu")
    took = {"read": offer.ms - START_MS}
    deep = {"read": deepest(table)}
    chosen(table, offer)
    took["resumed"] = asked(table, answers)
    deep["resumed"] = deepest(table)
    for _ in range(2):
        began = table.ms
        said = table.ask("undo sure")
        took[f"undone to {said['n']}"] = asked(table, said["n"], began)
    deep["undone"] = deepest(table)
    table.ask("aside")
    name, began = table.ask("shelf")["shelf"][0]["name"], table.ms
    deep["set aside"] = deepest(table)
    table.ask("take " + name)
    took["taken from the shelf"] = table.ms - began
    deep["taken from the shelf"] = deepest(table)
    for what, ms in took.items():
        print(f"{answers} answers, {what}: {ms:.0f} ms", flush=True)
    for what, used in deep.items():
        print(f"{answers} answers, {what}: {used} bytes of stack", flush=True)
    broken = [f"{what}: {used} bytes of stack" for what, used in deep.items() if used > STACK_MOST]
    if whole:
        print(f"shown of the reading: {', '.join(shown)}")
        return broken + ([f"shown: {shown}"] if len(shown) < LEAST_SHOWN else [])
    slow = [what for what, ms in took.items() if ms > PROMISED_MS]
    return broken + [f"{what} after {took[what]:.0f} ms" for what in slow]


def watched(table: Table) -> list[str]:
    """How far a reading is, as the glass has shown it until the match is offered."""
    shown: list[str] = []

    def look() -> None:
        rows = [row.strip() for row in table.rows() if row.strip().endswith("%")]
        shown.extend(row for row in rows if row not in shown)
        if not any(event.name == "menu" for event in table.events):
            table.pico.after(LOOK_MS, look)

    table.pico.after(START_MS, look)
    return shown


def deepest(table: Table) -> int:
    """Bytes of the stack since the last time."""
    used = table.pico.stack_used()
    table.pico.forget_stack()
    return used


def chosen(table: Table, offer: Event) -> None:
    """The match is offered: yes."""
    table.turn(offer.fields["labels"].index("yes") - offer.fields["at"])
    table.level("knob_press", 0)
    table.pico.run(80)
    table.level("knob_press", 1)


def asked(table: Table, count: int, began: float = 0) -> float:
    """Milliseconds until the table asks for the answer after so many."""
    began = began or table.ms
    ask = table.wait("ask", ms=PATIENCE_MS)
    assert ask.fields["n"] == count, ask
    return ask.ms - began


def played(seed: int, answers: int) -> Referee:
    """A match of simulated people, up to this answer; no match has thousands but by dithering."""
    game, seats = catalogue.load(GAME), len(NAMES)
    for chance in range(seed, seed + TRIES):
        match = Match(game, seats, complete(game, seats, {}), random.Random(chance))
        match.play()
        if len(match.referee.log) > ANSWERS:
            referee = Referee(game, seats)
            referee.replay(match.referee.log[:ANSWERS])
            return dithered(referee, match.referee.log, answers)
    raise ValueError(f"no match of {ANSWERS} answers among {TRIES}")


def dithered(referee: Referee, log: bytes | bytearray, answers: int) -> Referee:
    """A player thinks better of a second bid, again and again, until there are so many answers."""
    while len(referee.log) < answers:
        ask = referee.ask
        if ask and ask.prompt == "second_bid" and "add" in ask.values:
            referee.answer("add")
        elif BACK in ask.items and ask.prompt == "add_card":
            referee.answer(BACK)
        else:
            referee.give(log[len(referee.log)])
    return referee


def journal(referee: Referee) -> str:
    """The file of an unfinished match."""
    return "".join(Seals().write(record.lines(GAME, referee, NAMES)))
