"""`make emulate EMULATE=--judge`: matches on the emulated board, looked at as people look.

Nothing is believed that the board says of itself. A hand lays tags and turns the knob; an eye
reads the glass and the lights and compares them with tests/emulated/expected.py; an ear hears the
buzzer. So the same evening is played with a computer on the cable and without one.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from engine import catalogue
from engine.referee import Referee
from engine.words import Words
from firmware.devices.simulated import uid_of
from tests.emulated import expected
from tests.emulated.air import FAULTS, TWO_TAGS, Air
from tests.emulated.pico import ERASE
from tests.emulated.stalls import Wait
from tests.emulated.stopwatch import Broken, Tap
from tests.emulated.table import Table

PLAYERS = ["Ann", "Bo", "Cy", "Di"]
LIGHTS = 115
LIMIT_MA = 220  # so little that frames must be dimmed now and then
SETTINGS = {
    "version": 1, "language": "en", "players": PLAYERS, "lights": [0, 1, 2, 3],
    "limit_ma": LIMIT_MA,
}  # fmt: skip
EVENING = ("ghost_knights", "war_of_gods", "final_exam", "amazones")  # three of the large plate
FOLLOWS_MS = 1500  # what must come has come by then
BEGINS_MS = 8000  # a match: its rulebook is loaded
RAMP_MS = 2500  # since power-on
AWAY_MS = 400  # after the last look a hand takes the tag away, and the next one
PHASE_MS = 125
MANY, AIMS_MS = 24, 60  # among more options a quick turn goes farther: so long after each detent
REACTS_MS = 200  # from a question that is seen to a hand's next deed, at least
YES_HZ, NO_HZ, END_HZ = 1320, 440, 659  # hardware/README.md, section 6
LOOK_MS = 100  # at a screen that has begun to change: row by row
ENTRIES = 40  # more than any menu has
TAPS, ENOUGH = 26, 100  # of a match; of an evening, that change lights
EVERY = 5  # of so many taps one meets a fault of the radio
WITH = {True: "with a cable", False: "no computer"}


class Judge:
    """A match of `game` on the table and here at once; what follows an answer must be seen there.

    taps     how long every deed took;  `presses` those done with the knob
    every    of so many taps one meets a fault of the radio; 0: none does
    waits    for hands: the yes before, the question on the screen, the next deed
    before   the lights until the last deed;  `wrong` what frames have shown that they may not
    """

    def __init__(
        self, table: Table, game: str, seats: int, seed: int, limit_ma: int = LIMIT_MA
    ) -> None:
        self.table = table
        self.game = game
        self.limit_ma = limit_ma
        self.players = PLAYERS[:seats]
        self.plate = catalogue.plate(game)
        self.referee = Referee(catalogue.load(game), seats)
        self.words = Words("en", game, self.players, self.referee.table.box)
        self.random = random.Random(f"{game} {seed}")
        self.taps: list[Tap] = []
        self.presses: list[Tap] = []
        self.waits: list[Wait] = []
        self.yes: float | None = None
        self.every = 0
        self.air = Air(table.reader.field, table.pico.after)
        self.before: expected.Lights | None = None
        self.wrong: list[str] = []
        self.bright_ms = 0.0  # until then the lights' brightness rises
        self.question = self.standing("")
        self.drawn: float | None = None
        table.strip.on_show = self.glance
        table.i2c.on_taken = self.look
        table.buzzer.on_tone = table.pico.halt

    # Eyes

    def standing(self, read: str) -> expected.Question:
        """What must be seen of the question that stands."""
        return expected.Question(self.referee, self.words, self.lights(self.referee), read)

    def lights(self, referee: Referee) -> expected.Lights:
        rises = self.table.ms < self.bright_ms
        return expected.Lights(referee, self.plate, list(range(4)), self.limit_ma, LIGHTS, rises)

    def look(self) -> None:
        """The screen has changed."""
        if self.drawn is None and self.question.stands(self.table.screen):
            self.drawn = self.table.pico.ns
        self.table.pico.halt()

    def glance(self) -> None:
        """The lights have changed: what they show is of this question, or still of the last."""
        if self.before and self.referee.ask:
            said = self.question.lights.differs(self.table.strip.rgb, self.before)
            self.wrong += [said] if said else []
        self.table.pico.halt()

    def noticed(self, heard: float) -> list[str]:
        """What must not be, and people need not wait for: since that moment, or at any."""
        found = self.wrong + self.air.wrong
        if heard and self.table.buzzer.began(NO_HZ, heard):
            rows = " / ".join(row.strip() for row in self.table.rows() if row.strip())
            found.append(f"a no to what may be done: {rows}")
        return found

    def differs(self) -> str:
        """What is not as it must be by now."""
        lights = self.question.lights.differs(self.table.strip.rgb)
        found = [*self.noticed(0), lights, self.question.differs(self.table.screen)]
        return next(filter(None, found), "all of it is seen, and no yes was heard")

    def where(self) -> str:
        return f"{self.game}, answer {len(self.referee.log)}"

    def seen(self) -> bool:
        stands = self.question.stands(self.table.screen)
        return stands and self.question.lights.agree(self.table.strip.rgb)

    def confirmed(self, heard: float) -> bool:
        """Whether a yes was heard since then, and what follows is seen: a secret looks the same."""
        for wrong in self.noticed(heard):
            raise Broken(f"{self.where()}: {wrong}")
        return bool(heard and self.table.buzzer.began(YES_HZ, heard)) and self.seen()

    def wait(
        self, what: str, come: Callable[[], bool], ms: float = FOLLOWS_MS,
        differs: Callable[[], str] | None = None,
    ) -> None:  # fmt: skip
        if not come() and not self.table.pico.run(ms, come):
            rows = "\n".join(self.table.rows())
            why = differs() if differs else self.differs()
            raise Broken(
                f"{self.where()}: {what} has not come in {ms:.0f} ms: {why}\n"
                f"{rows}\nlights {self.table.strip.rgb.hex(' ', 3)}"
            )

    def menu(self, what: str, ms: float) -> None:
        """Such a menu is seen: there is no question that could be."""
        self.wait(what, lambda: bool(self.chosen()), ms, self.no_entry)

    def no_entry(self) -> str:
        return f"the screen shows {[row.strip() for row in self.table.rows()]}, and no entry chosen"

    def chosen(self) -> list[str]:
        """The menu's entry that the knob stands on, however many rows it takes, and those below."""
        rows = self.table.rows()
        at = next((at for at, row in enumerate(rows) if row.startswith("▶")), len(rows))
        return [row[1:].strip() for row in rows[at:]]

    # Hands

    def pick(self, label: str) -> None:
        """An entry of the menu, detent by detent, as people look for it."""
        self.menu("a menu", 8000)
        self.table.pico.run(LOOK_MS)
        wanted = expected.wrapped(label, expected.COLUMNS - 1)
        for _ in range(ENTRIES):
            before = self.chosen()
            if before[: len(wanted)] == wanted:
                return self.table.press()
            self.table.turn(1)
            self.wait("the next entry", lambda before=before: self.chosen() != before)
            self.table.pico.run(LOOK_MS)
        raise Broken(f"no menu has an entry {label!r}; the knob stands on {self.chosen()!r}")

    def begin(self) -> None:
        """To the first question: last time's people, or some of them, and the usual rules."""
        self.menu("a menu", 8000)
        began = self.table.ms
        self.pick(Words("en", "titles").text(self.game))
        most = catalogue.entry(self.game)[2]
        if len(self.players) != min(len(PLAYERS), most):
            for label in ("who plays…", *self.players):
                self.pick(label)
            if len(self.players) < most:
                self.pick("that is all")
        if self.table.ms < began + RAMP_MS:  # the lights come up slowly: until then all are dimmed
            self.table.pico.run(began + RAMP_MS - self.table.ms)
        self.pick("begin")
        self.wait("the first question", self.seen, BEGINS_MS)
        self.before = self.question.lights

    def choose(self) -> int | str:
        return expected.any_answer(self.referee.ask, self.random)

    def answer(self) -> None:
        value, ask = self.choose(), self.referee.ask
        assert ask is not None
        if ask.kind == "tap" and isinstance(value, int):
            self.tap(value)
        else:
            self.waited()
            offer = expected.options(ask)
            aims = AIMS_MS if len(offer) > MANY else 0
            self.table.turn(offer.index(value) - expected.stand(ask), aims)
            self.press(value)

    def waited(self) -> None:
        """Hands have waited until now, and begin a deed."""
        if self.yes is not None and self.drawn is not None:
            self.waits.append((self.yes, self.drawn, self.table.pico.ns))

    def follow(self, value: int | str, read: str) -> bytes:
        """The match goes on here: what must be seen now. The lights as they are until then."""
        before, self.before = self.table.strip.rgb, self.question.lights
        if refusal := self.referee.answer(value):
            raise Broken(f"{value} at {self.referee.log!r}: {refusal}")
        self.question = self.standing(read) if self.referee.ask else self.question
        self.drawn = None
        return before

    def goes_on(self, since: Callable[[], float]) -> bool:
        """What follows a deed is seen and heard; False: the match is over."""
        if self.referee.ask is None:
            buzzer = self.table.buzzer
            self.wait("the sound of the end", lambda: bool(buzzer.began(END_HZ, since())))
            return False
        self.wait("the yes, and the next question", lambda: self.confirmed(since()))
        self.before = self.question.lights  # from now on nothing else is lit
        return True

    def tap(self, piece: int) -> None:
        """Lay a tag at any moment, see what must follow, take it away."""
        self.lay(piece)
        self.table.lift()
        self.table.pico.run(AWAY_MS)

    def lay(self, piece: int) -> None:
        """Lay a tag at any moment, and see what must follow."""
        table, ask, uid = self.table, self.referee.ask, uid_of(self.referee.table.box, piece)
        assert ask is not None
        table.away(uid)
        table.pico.run(self.random.random() * PHASE_MS)
        read = self.read(ask, piece)
        self.disturb(ask, piece)
        self.waited()
        before, laid = self.follow(piece, read), table.pico.ns
        table.lay(uid)
        if self.goes_on(lambda: table.heard_ns):
            self.taps.append(self.measured(laid, table.heard_ns, before))
            self.taps[-1].fault = self.air.over()

    def read(self, ask: Any, piece: int) -> str:
        """What the screen must say of a card that is laid, or taken back by a second tap."""
        if piece in ask.chosen:
            left = ("secret_back", len(ask.chosen) - 1)
            return self.words.said(left if ask.secret else ("card_back", piece))
        return self.words.text("secret_read") if ask.secret else self.words.piece(piece)

    def disturb(self, ask: Any, piece: int) -> None:
        """The fault of the radio that was played least, if one is due; two tags may be welcome."""
        if self.every and len(self.taps) % self.every == self.every - 1:
            fits = [fault for fault in FAULTS if fault != TWO_TAGS or not ask.many]
            self.air.next = min(fits, key=self.air.played.count)
        others = [value for value in ask.values if value != piece] or [piece ^ 1]
        self.air.beside = uid_of(self.referee.table.box, self.random.choice(others))

    def press(self, value: int | str) -> None:
        table = self.table
        table.pico.run(self.random.random() * PHASE_MS)
        table.level("knob_press", 0)
        table.pico.run(80)
        before, released = self.follow(value, ""), table.pico.ns
        table.level("knob_press", 1)
        if self.goes_on(lambda: released):
            self.presses.append(self.measured(released, released, before))
        table.pico.run(REACTS_MS)

    # The watch

    def measured(self, laid: float, heard: float, before: bytes) -> Tap:
        table, lights = self.table, self.question.lights
        yes = table.buzzer.began(YES_HZ, heard)
        if not yes:
            raise Broken(f"{self.game}, answer {len(self.referee.log)}: no yes is heard")
        self.yes = yes
        flash = [done for done in table.pico.flash.done if heard < done[0] < yes]
        if not flash:
            raise Broken(f"{self.game}, answer {len(self.referee.log)}: a yes that is not kept")
        begun, kept = flash[0][0], flash[-1][1]
        read = [end for _, end, _ in table.spi.bursts if laid < end < begun]
        sent = lit = None
        if not lights.agree(before):
            frames = zip(table.strip.shown, table.strip.frames, strict=True)
            fits = (moment for moment, rgb in frames if moment[0] > kept and lights.agree(rgb))
            sent, lit = next(fits, (None, None))  # none: while the journal was written they were so
        moments = [heard, read[-1] if read else heard, begun, kept, yes, sent, lit, self.drawn]
        times = [None if moment is None else (moment - laid) / 1e6 for moment in moments]
        return Tap(*times, sum(kind == ERASE for _, _, kind in flash))  # type: ignore[arg-type]
