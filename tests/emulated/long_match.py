"""`make emulate EMULATE=--long`: a match of three hundred answers is resumed, taken up and undone.

The match lies in the flash as a table that was switched off has left it. Milliseconds are the
board's own, of what people wait for, each to the moment at which the question stands on the glass
and in the lights, as tests/emulated/expected.py has it:

    after power-on          from when the program runs (its `hello`) until the match is offered,
                            and from the press on "yes"
    from the shelf          from the press on "take up", or the command `take`
    undone                  from the press on "undo" until the screen says so; or the command `undo`

And bytes of the stack for each. With `--whole` it has 4,000 answers: no limit of time then, but in
each of these deeds the screen must show how far it is, and the board must not start again under
its watchdog.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from engine import catalogue, record
from engine.laying import BACK
from engine.referee import Referee, complete
from firmware.devices.gestures import HOLD_MS
from firmware.storage.files import LONG as JOURNAL
from firmware.storage.seals import Seals
from host.people.at_engine import Match
from tests.emulated.evening import BOOT_MS, RAMP_MS
from tests.emulated.pico import NS_PER_MS, STACK_MOST
from tests.emulated.player import Player
from tests.emulated.table import DATA, Event, Table, as_bytes, first_flash

GAME, NAMES = "amazones", ["Ann", "Bo", "Cy", "Di", "Ed"]
SETTINGS = {"version": 1, "language": "en", "players": NAMES, "lights": [0, 1, 2, 3, 4]}
ANSWERS, MANY = 300, 4000
PROMISED_MS = 1000
PATIENCE_MS = 60_000
DOWN_MS = 80  # the knob, until a finger leaves it
THINK_MS = 1500  # people read what is offered; the table tidies up
LOOK_MS = 100
LEAST_SHOWN = 10  # different figures of how far long work is
TRIES = 100


class Evening:
    """A table with a long match, and people at it.

    took, deep  by deed: milliseconds, and bytes of the stack;  `shown` what the glass said of how
                far it is
    """

    def __init__(self, uf2: Path, referee: Referee, seed: int) -> None:
        files = {DATA + JOURNAL: as_bytes(journal(referee))}
        self.table = Table(uf2, first_flash(SETTINGS, changed=files))
        self.people = Player(self.table, GAME, NAMES, seed)
        self.people.referee = referee
        self.took: dict[str, float] = {}
        self.deep: dict[str, int] = {}
        self.shown: dict[str, list[str]] = {}
        self.now: list[str] = []
        self.look()

    def look(self) -> None:
        """Again and again, as long as the board runs."""
        rows = [row.strip() for row in self.table.rows() if row.strip().endswith("%")]
        self.now.extend(row for row in rows if row not in self.now)
        self.table.pico.after(LOOK_MS, self.look)

    @contextmanager
    def deed(self, name: str) -> Iterator[None]:
        """What it takes until the screen shows what the block has waited for; deeds of one name are
        added up.
        """
        table, began = self.table, self.table.ms
        table.pico.forget_stack()
        self.now.clear()
        yield
        drawn = table.i2c.bursts[-1][1] / NS_PER_MS  # the cable hears of it later
        ended = drawn if began < drawn else table.ms
        self.took[name] = self.took.get(name, 0) + ended - began
        self.deep[name] = max(self.deep.get(name, 0), table.pico.stack_used())
        self.shown.setdefault(name, []).extend(self.now)
        table.pico.run(THINK_MS)

    # Hands and eyes

    def stands(self) -> None:
        """The question after so many answers is asked, and seen."""
        ask = self.table.wait("ask", ms=PATIENCE_MS)
        assert ask.fields["n"] == len(self.people.referee.log), ask
        self.people.check()

    def on(self, label: str) -> None:
        """The knob is turned to an entry of the menu that opens, the first that begins so."""
        menu = self.table.wait("menu", ms=PATIENCE_MS)
        self.to(menu, label)

    def to(self, menu: Event, label: str) -> None:
        """The same, of a menu that has been heard of; the knob is down then."""
        labels = menu.fields["labels"]
        at = next(at for at, each in enumerate(labels) if each.startswith(label))
        self.table.turn(at - menu.fields["at"])
        self.table.level("knob_press", 0)
        self.table.pico.run(DOWN_MS)

    def let_go(self) -> None:
        """That is the press."""
        self.table.level("knob_press", 1)

    def say(self, line: str) -> Event:
        """A command, however long it takes."""
        assert self.table.pico.cable is not None
        self.table.pico.cable.send(line.encode() + b"\n")
        return self.table.wait("ok", ms=PATIENCE_MS)

    # The deeds

    def power_on(self) -> None:
        self.table.wait("hello", ms=BOOT_MS)
        with self.deed("after power-on"):
            offer = self.table.wait("menu", ms=PATIENCE_MS)
            assert self.table.sees("Resume"), self.table.rows()
        self.say("hello")  # else no question goes over the cable
        self.table.pico.run(RAMP_MS)
        self.to(offer, "yes")
        with self.deed("after power-on"):
            self.let_go()
            self.stands()

    def undo(self) -> None:
        """The last answer, over the cable."""
        with self.deed("undone over the cable"):
            self.back_to(self.say("undo sure").fields["n"])
            self.stands()

    def undo_by_hand(self) -> None:
        table = self.table
        table.press(HOLD_MS + 200)
        self.on("undo")
        with self.deed("undone by hand"):
            self.let_go()
            said = table.wait("undone", "menu", ms=PATIENCE_MS)
            if said.name == "menu":  # people have seen what followed: are they sure?
                self.to(said, "yes")
                self.let_go()
                said = table.wait("undone", ms=PATIENCE_MS)
            table.wait("menu", ms=PATIENCE_MS)
            assert table.sees("Undone"), table.rows()
        self.back_to(said.fields["n"])
        table.press()
        self.stands()

    def back_to(self, count: int) -> None:
        referee = self.people.referee
        referee.replay(referee.log[:count])

    def aside(self) -> tuple[str, Event]:
        """The match goes to the shelf; its name there, and the menu that opens."""
        self.say("aside")
        menu = self.table.wait("menu", ms=PATIENCE_MS)
        name = self.table.ask("shelf")["shelf"][0]["name"]
        self.table.pico.run(THINK_MS)
        return str(name), menu

    def take(self) -> None:
        name, _ = self.aside()
        with self.deed("from the shelf over the cable"):
            self.say("take " + name)
            self.stands()

    def take_by_hand(self) -> None:
        _, menu = self.aside()
        self.to(menu, "set aside")
        for label in ("", "take up"):
            self.let_go()
            self.table.pico.run(DOWN_MS)
            self.on(label)
        with self.deed("from the shelf by hand"):
            self.let_go()
            self.stands()


def long_match(uf2: Path, seed: int, whole: bool = False) -> list[str]:
    """The figures, printed; what is slower, deeper or says less than was promised."""
    answers = MANY if whole else ANSWERS
    evening = Evening(uf2, played(seed, answers), seed)
    for deed in (evening.power_on, evening.undo, evening.undo_by_hand, evening.take_by_hand,
                 evening.take):  # fmt: skip
        deed()
        name = list(evening.took)[-1]
        told = f"{evening.took[name]:.0f} ms, {evening.deep[name]} bytes of stack, shown: "
        told += ", ".join(evening.shown[name]) or "nothing"
        print(f"{answers} answers, {name}: {told}", flush=True)
    return broken(evening, whole)


def broken(evening: Evening, whole: bool) -> list[str]:
    """The promises that were."""
    cable = evening.table.pico.cable
    found = [
        f"{name}: {used} bytes of stack" for name, used in evening.deep.items() if used > STACK_MOST
    ]
    if cable is None or cable.said.count(b"hello {") != 1:
        found.append("the board has started again")
    if whole:
        return found + [
            f"{name}: only {len(set(rows))} figures of how far it is"
            for name, rows in evening.shown.items()
            if len(set(rows)) < LEAST_SHOWN
        ]
    return found + [
        f"{name} after {ms:.0f} ms" for name, ms in evening.took.items() if ms > PROMISED_MS
    ]


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
        elif ask and BACK in ask.items and ask.prompt == "add_card":
            referee.answer(BACK)
        else:
            referee.give(log[len(referee.log)])
    return referee


def journal(referee: Referee) -> str:
    """The file of an unfinished match."""
    return "".join(Seals().write(record.lines(GAME, referee, NAMES)))
