"""People at the emulated table: they play a match with tags and the knob, and check what they see.

The same match runs on this computer's own referee: it says what may be answered; what must then be
seen is in tests/emulated/expected.py.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

from engine import catalogue
from engine.referee import Referee
from engine.words import Words
from firmware.devices.simulated import uid_of
from firmware.screen import view
from tests.emulated import expected
from tests.emulated.pico import ERASE
from tests.emulated.table import Table, Waited

SETTLE_MS = 100  # after an answer until lights and screen have changed
FOLLOWS_NS = 12e6  # lights that change at all for an answer do so at once
AWAY_MS = 400  # a hand takes the tag away, and the next one
FOLLOWS_MS = 12000  # what must be seen has come by then, also where news take turns with it
LIGHTS, LIMIT_MA = 115, 300  # of the chain, and what the settings allow it


@dataclass
class Tap:
    """One card's way through the table, in ms since it was laid on the reader.

    heard   the tag has first answered;  `read` the last byte came from the reader
    begun   the journal began to write;  `kept` it ended
    lit     the lights show what follows, or None where that looks the same
    drawn   the screen shows it
    erased, programmed   what the flash did until it was kept
    """

    heard: float
    read: float
    begun: float
    kept: float
    lit: float | None
    drawn: float
    erased: int
    programmed: int


class Player:
    """A match of `game` by `players`, on the table and here at once."""

    def __init__(self, table: Table, game: str, players: list[str], seed: int) -> None:
        self.table = table
        self.players = players
        self.plate = catalogue.plate(game)
        self.referee = Referee(catalogue.load(game), len(players))
        self.words = Words("en", game, players, self.referee.table.box)
        self.random = random.Random(seed)
        self.taps: list[Tap] = []
        self.checked = 0

    # The menus

    def pick(self, label: str) -> None:
        """An entry of the menu that stands, with the knob."""
        menu = self.table.wait("menu").fields
        self.table.turn(menu["labels"].index(label) - menu["at"])
        self.table.press()

    def begin(self, title: str) -> None:
        """From the first question to the first ask: last time's people, the usual rules."""
        self.pick(title)
        self.pick("begin")
        self.table.wait("ask", ms=12000)

    def resume(self, table: Table, fewest: int) -> None:
        """The offer of a match that a power cut has stopped: yes. The last answer may be lost."""
        self.table = table
        self.pick("yes")
        count = table.wait("ask", ms=60000).fields["n"]
        if not fewest <= count <= len(self.referee.log):
            raise Waited(f"resumed at {count} answers of {len(self.referee.log)}")
        self.referee.replay(self.referee.log[:count])

    # Answers

    def choose(self) -> int | str:
        return expected.any_answer(self.referee.ask, self.random)

    def answer(self) -> None:
        """The next one, by tag or by knob; the table must take it, and show what follows."""
        value, ask = self.choose(), self.referee.ask
        if ask.kind == "tap" and isinstance(value, int):
            self.tap(value)
        else:
            options = view.selectable(ask, False)
            self.table.turn(options.index(value) - view.first_choice(ask, options))
            self.table.press()
            self.taken(value)
            self.table.pico.run(SETTLE_MS)
        self.check()

    def taken(self, value: int | str) -> float:
        """When the table says so, in ns; the match goes on here too."""
        told = self.table.wait("answer", "refused")
        refusal = self.referee.answer(value)
        if told.name == "refused" or refusal or told.fields["n"] != len(self.referee.log):
            raise Waited(f"{value} at {self.referee.log}: {told}, {refusal}")
        return told.ms * 1e6

    def tap(self, piece: int) -> None:
        """Lay the piece's tag, see what follows, take it away."""
        table, uid = self.table, uid_of(self.referee.table.box, piece)
        table.away(uid)
        laid = table.pico.ns
        table.lay(uid)
        answered = self.taken(piece)
        table.pico.run(SETTLE_MS)
        self.measure(laid, answered)
        table.lift()
        table.pico.run(AWAY_MS)

    def measure(self, laid: float, answered: float) -> None:
        """Keep the times of a tap that the table has said is taken at `answered`, all in ns."""
        table = self.table
        heard = table.heard_ns  # what the flash does before, it does in idle time
        flash = [done for done in table.pico.flash.done if heard < done[0] < answered]
        begun, kept = flash[0][0], flash[-1][1]
        drawn = [burst[1] for burst in table.i2c.bursts if burst[0] > kept]
        if not drawn:
            return
        read = [burst[1] for burst in table.spi.bursts if heard < burst[1] < begun]
        lit = [end for begin, end in table.strip.shown if 0 < begin - kept < FOLLOWS_NS]
        moments = [heard, read[-1], begun, kept, lit[0] if lit else None, drawn[0]]
        times = [None if moment is None else (moment - laid) / 1e6 for moment in moments]
        erased = sum(does == ERASE for _, _, does in flash)
        self.taps.append(Tap(*times, erased, len(flash) - erased))  # type: ignore[arg-type]

    # What must be seen

    def check(self) -> None:
        """Pixels and colours, as the pages for people have them: tests/emulated/expected.py."""
        if self.referee.ask is None:
            return
        self.checked += 1
        seats, table = list(range(len(self.players))), self.table
        lights = expected.Lights(self.referee, self.plate, seats, LIMIT_MA, LIGHTS)
        question = expected.Question(self.referee, self.words, lights, "")

        def seen() -> bool:
            return question.stands(table.screen) and lights.agree(table.strip.rgb)

        table.strip.on_show = table.i2c.on_taken = table.pico.halt
        if not seen() and not table.pico.run(FOLLOWS_MS, seen):
            wanted = [question.title, *question.asked]
            raise Waited(
                f"the screen says {table.rows()}, and should {wanted}; "
                f"the lights show {table.strip.rgb.hex(' ', 3)}"
            )
