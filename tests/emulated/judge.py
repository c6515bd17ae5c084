"""`make emulate EMULATE=--judge`: matches on the emulated board, looked at as people look.

Nothing is believed that the board says of itself. A hand lays tags and turns the knob; an eye
reads the glass and the lights and compares them with tests/emulated/expected.py; an ear hears the
buzzer. So the same evening is played with a computer on the cable and without one.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from littlefs import LittleFS

from engine import catalogue, record
from engine.referee import Referee
from engine.words import Words
from firmware.devices.simulated import uid_of
from tests.emulated import expected, image
from tests.emulated.pico import ERASE, room_of
from tests.emulated.stopwatch import Broken, Tap, report
from tests.emulated.table import Table, first_flash

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
AWAY_MS = 400  # longer than a gap of the radio, after the last look: the tag has gone
PHASE_MS = 125
REACTS_MS = 200  # from a question that is seen to a hand's next deed, at least
YES_HZ = 1320  # hardware/README.md, section 6
LOOK_MS = 100  # at a screen that has begun to change: row by row
ENTRIES = 40  # more than any menu has
TAPS, ENOUGH = 26, 100  # of a match; of an evening
WITH = {True: "with a cable", False: "no computer"}
SEAL = re.compile(r" #[0-9a-f]{4}\n")  # at the end of every line of a journal
DONE = 0.2  # of the asks to lay a set are closed although more might be laid


class Judge:
    """A match of `game` on the table and here at once; what follows an answer must be seen there.

    taps     how long every deed took;  `presses` those done with the knob
    """

    def __init__(self, table: Table, game: str, seats: int, seed: int) -> None:
        self.table = table
        self.game = game
        self.players = PLAYERS[:seats]
        self.plate = catalogue.plate(game)
        self.referee = Referee(catalogue.load(game), seats)
        self.words = Words("en", game, self.players, self.referee.table.box)
        self.random = random.Random(f"{game} {seed}")
        self.taps: list[Tap] = []
        self.presses: list[Tap] = []
        self.question = self.standing("")
        self.drawn: float | None = None
        table.strip.on_show = table.pico.halt
        table.i2c.on_taken = self.look
        table.buzzer.on_tone = table.pico.halt

    # Eyes

    def standing(self, read: str) -> expected.Question:
        """What must be seen of the question that stands."""
        lights = expected.Lights(self.referee, self.plate, list(range(4)), LIMIT_MA, LIGHTS)
        return expected.Question(self.referee, self.words, lights, read)

    def look(self) -> None:
        """The screen has changed."""
        if self.drawn is None and self.question.stands(self.table.screen):
            self.drawn = self.table.pico.ns
        self.table.pico.halt()

    def seen(self) -> bool:
        stands = self.question.stands(self.table.screen)
        return stands and self.question.lights.agree(self.table.strip.rgb)

    def confirmed(self, heard: float) -> bool:
        """Whether a yes was heard since then, and what follows is seen: a secret looks the same."""
        return bool(heard and self.table.buzzer.began(YES_HZ, heard)) and self.seen()

    def wait(self, what: str, come: Callable[[], bool], ms: float = FOLLOWS_MS) -> None:
        if not come() and not self.table.pico.run(ms, come):
            rows = "\n".join(self.table.rows())
            raise Broken(
                f"{self.game}, answer {len(self.referee.log)}: {what} has not come in {ms:.0f} ms\n"
                f"{rows}\nwanted {self.question.title!r} {self.question.asked} "
                f"{self.question.read}\nlights {self.table.strip.rgb.hex(' ', 3)}"
            )

    def chosen(self) -> list[str]:
        """The menu's entry that the knob stands on, however many rows it takes, and those below."""
        rows = self.table.rows()
        at = next((at for at, row in enumerate(rows) if row.startswith("▶")), len(rows))
        return [row[1:].strip() for row in rows[at:]]

    # Hands

    def pick(self, label: str) -> None:
        """An entry of the menu, detent by detent, as people look for it."""
        self.wait("a menu", lambda: bool(self.chosen()), 8000)
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
        self.wait("a menu", lambda: bool(self.chosen()), 8000)
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

    def choose(self) -> int | str:
        """Any allowed answer; pieces if possible."""
        ask: Any = self.referee.ask
        values = list(ask.values) or list(ask.items)
        if ask.kind == "tap" and ask.items and self.random.random() < DONE:
            values = list(ask.items)
        return self.random.choice(values)

    def answer(self) -> None:
        value, ask = self.choose(), self.referee.ask
        assert ask is not None
        if ask.kind == "tap" and isinstance(value, int):
            self.tap(value)
        else:
            offer = expected.options(ask)
            self.table.turn(offer.index(value) - expected.stand(ask))
            self.press(value)

    def follow(self, value: int | str, read: str) -> bytes:
        """The match goes on here: what must be seen now. The lights as they are until then."""
        before = self.table.strip.rgb
        if refusal := self.referee.answer(value):
            raise Broken(f"{value} at {self.referee.log!r}: {refusal}")
        self.question = self.standing(read) if self.referee.ask else self.question
        self.drawn = None
        return before

    def tap(self, piece: int) -> None:
        """Lay a tag at any moment, see what must follow, take it away."""
        table, ask = self.table, self.referee.ask
        table.pico.run(self.random.random() * PHASE_MS)
        secret = ask is not None and ask.secret
        read = self.words.text("secret_read") if secret else self.words.piece(piece)
        before, laid = self.follow(piece, read), table.pico.ns
        table.lay(uid_of(self.referee.table.box, piece))
        if self.referee.ask is not None:
            self.wait("the yes, and the next question", lambda: self.confirmed(table.heard_ns))
            self.taps.append(self.measured(laid, table.heard_ns, before))
        table.lift()
        table.pico.run(AWAY_MS)

    def press(self, value: int | str) -> None:
        table = self.table
        table.pico.run(self.random.random() * PHASE_MS)
        table.level("knob_press", 0)
        table.pico.run(80)
        before, released = self.follow(value, ""), table.pico.ns
        table.level("knob_press", 1)
        if self.referee.ask is not None:
            self.wait("the yes, and the next question", lambda: self.confirmed(released))
            self.presses.append(self.measured(released, released, before))
        table.pico.run(REACTS_MS)

    # The watch

    def measured(self, laid: float, heard: float, before: bytes) -> Tap:
        table, lights = self.table, self.question.lights
        yes = table.buzzer.began(YES_HZ, heard)
        if not yes:
            raise Broken(f"{self.game}, answer {len(self.referee.log)}: no yes is heard")
        flash = [done for done in table.pico.flash.done if heard < done[0] < yes]
        if not flash:
            raise Broken(f"{self.game}, answer {len(self.referee.log)}: a yes that is not kept")
        begun, kept = flash[0][0], flash[-1][1]
        read = [end for _, end, _ in table.spi.bursts if laid < end < begun]
        sent = lit = None
        if not lights.agree(before):
            frames = zip(table.strip.shown, table.strip.frames, strict=True)
            sent, lit = next(
                moment for moment, rgb in frames if moment[0] > kept and lights.agree(rgb)
            )
        moments = [heard, read[-1] if read else heard, begun, kept, yes, sent, lit, self.drawn]
        times = [None if moment is None else (moment - laid) / 1e6 for moment in moments]
        return Tap(*times, sum(kind == ERASE for _, _, kind in flash))  # type: ignore[arg-type]

    # What is left

    def rhythms(self) -> None:
        """Two seconds of lights: a seat's own are dark and lit as its rhythm has it."""
        first = len(self.table.strip.frames)
        self.table.pico.run(18 * PHASE_MS)
        frames = self.table.strip.frames[first:]
        for light, place in enumerate(self.question.lights.order):
            marks = self.question.lights.at.get(place, [])
            if len(marks) != 1 or marks[0] >= len(PLAYERS):
                continue
            lit = {any(rgb[3 * light : 3 * light + 3]) for rgb in frames}
            steady = "·" not in list(expected.RHYTHMS.values())[marks[0]]
            if frames and lit != ({True} if steady else {True, False}):
                raise Broken(f"{self.game}: the light of place {place} does not keep its rhythm")

    def journal(self) -> None:
        """The file of the match, as it lies in the flash, is its record."""
        pico = self.table.pico
        files = LittleFS(block_size=image.BLOCK, block_count=room_of(self.table.uf2) // image.BLOCK,
                         mount=False)  # fmt: skip
        files.context.buffer[:] = pico.image()[pico.files_start : pico.files_end]
        files.mount()
        text = read(files, "data/match.txt")
        for part in sorted(files.listdir("data/tail")):
            text = text[: int(part)] + read(files, "data/tail/" + part)
        body = SEAL.sub("\n", text.decode().split("\n\n", 1)[1])
        wanted = list(record.lines(self.game, self.referee, self.players))
        if body.split("\n")[:-1] != wanted[wanted.index("") + 1 :]:
            raise Broken(f"{self.game}: the journal is not the match:\n{body}")


def read(files: LittleFS, name: str) -> bytes:
    with files.open(name, "rb") as file:
        return bytes(file.read())


def match(uf2: Path, game: str, cable: bool, seed: int) -> tuple[list[Tap], list[Tap]]:
    """A match from power-on; nothing that people see of it may be wrong. Its taps and presses."""
    table = Table(uf2, first_flash(SETTINGS, room_of(uf2)), cable)
    judge = Judge(table, game, min(len(PLAYERS), catalogue.entry(game)[2]), seed)
    judge.begin()
    judge.rhythms()
    while judge.referee.ask is not None and len(judge.taps) < TAPS:
        judge.answer()
    if judge.referee.ask is not None:
        judge.journal()
    answers, frames, stack = (
        len(judge.referee.log),
        len(table.strip.frames),
        table.pico.stack_used(),
    )
    print(f"{game}, {WITH[cable]}: {answers} answers, {len(judge.taps)} of them taps, "
          f"{frames} frames of lights, {stack} bytes of stack", flush=True)  # fmt: skip
    return judge.taps, judge.presses


def judged(uf2: Path, seed: int, games: tuple[str, ...] = EVENING) -> list[str]:
    """Every game with a cable and without, as many at once as there are processors; the promises
    that are broken.
    """
    broken = []
    with ProcessPoolExecutor() as pool:
        matches = {
            cable: [pool.submit(match, uf2, game, cable, seed) for game in games]
            for cable in (True, False)
        }
        for cable, title in WITH.items():
            played = [each.result() for each in matches[cable]]
            taps = [tap for taps, _ in played for tap in taps]
            broken += report(title, taps)
            broken += report(title + ", knob", [tap for _, presses in played for tap in presses])
            if len(taps) < ENOUGH:
                broken.append(f"{title}: {len(taps)} taps, not {ENOUGH}")
    return broken
