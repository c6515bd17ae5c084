"""People at the emulated table: they play a match with tags and the knob, and check what they see.

The same match runs on this computer's own referee: it says what may be answered, and what the
screen and the lights must then show.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

from engine import catalogue
from engine.referee import Referee
from engine.words import Words
from firmware.devices.simulated import uid_of
from firmware.lights import plates
from firmware.lights.lights import BEAT, SIZES, Lights, Palette, ask_marks, frame
from firmware.screen import view
from firmware.screen.canvas import Canvas, wrap
from tests.emulated.pico import ERASE
from tests.emulated.table import Table, Waited

SETTLE_MS = 100  # after an answer until lights and screen have changed
FOLLOWS_NS = 12e6  # lights that change at all for an answer do so at once
AWAY_MS = 400  # longer than a gap of the radio: the tag has gone
PHASES = 4 * BEAT  # places with several marks show them in turn
DONE = 0.2  # of the asks to lay a set are closed although more might be laid


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
        """From the first question to the first ask, every option as it is offered first."""
        self.pick(title)
        self.pick(str(len(self.players)))
        self.pick("yes")  # the same players as last time
        while self.table.wait("menu", "ask", ms=12000).name == "menu":
            self.table.press()

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
        """Whatever is allowed; pieces if possible."""
        ask = self.referee.ask
        values: list[int | str] = list(ask.values) or list(ask.items)
        if ask.kind == "tap" and ask.items and self.random.random() < DONE:
            values = list(ask.items)
        return self.random.choice(values)

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
        table = self.table
        laid = table.pico.ns
        table.lay(uid_of(self.referee.table.box, piece))
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
        """Pixels and colours, as the referee here has them."""
        if self.referee.ask is None:
            return
        self.checked += 1
        wanted = [view.title(self.referee.ask.seat, self.words)]
        wanted += wrap(view.asked(self.referee.ask, self.words))
        canvas = Canvas()
        canvas.draw(wanted, (0,))
        for page in range(len(wanted)):
            if self.table.screen.glass(page) != bytes(canvas.page(page)):
                raise Waited(f"the screen says {self.table.rows()}, not {wanted}")
        if self.table.strip.rgb not in self.frames():
            raise Waited(f"the lights show {self.table.strip.rgb.hex(' ', 3)}")

    def frames(self) -> set[bytes]:
        """What the lights may show now: each phase of their rhythms."""
        ask, table = self.referee.ask, self.referee.table
        board = catalogue.plate(self.game)
        options = view.selectable(ask, False)
        stands = options[view.first_choice(ask, options)] if options else None
        marks = ask_marks(self.referee, stands)
        palette = Palette(tuple(range(len(self.players))), table.box.colours, table)
        lights, chain = Lights(None), plates.chain(board)
        lights.chains = {SIZES[board]: chain}
        most = max(plates.chain(name).size for name in SIZES)
        found = set()
        for phase in range(PHASES):
            shown = lights.limited(frame(SIZES[board], marks, palette, phase))
            found.add(bytes(chain.spread(shown)).ljust(3 * most, b"\0"))
        return found
