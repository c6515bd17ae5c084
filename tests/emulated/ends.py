"""`make emulate EMULATE=--ends`: the last answers of whole matches, to the result and its record.

A match lies in the flash as a table that was switched off has left it, a few answers before its
end. So what grows with a match is there, and what comes only late in it, without the hours that
all of it would take. The radio plays its faults all the time.
"""

from __future__ import annotations

import random
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from engine import catalogue, record
from engine.referee import Referee
from firmware.storage.files import LONG
from firmware.storage.seals import Seals
from tests.emulated import expected
from tests.emulated.judge import (
    ENTRIES,
    EVENING,
    LOOK_MS,
    PLAYERS,
    RAMP_MS,
    SETTINGS,
    WITH,
    Judge,
)  # fmt: skip
from tests.emulated.once import kept
from tests.emulated.pico import room_of
from tests.emulated.stopwatch import Broken, Tap, disturbed
from tests.emulated.table import DATA, Table, Waited, as_bytes, first_flash

LAST = 40  # answers that are given here
MOST = 1500  # of a match: one that goes on for longer is another evening's
TRIES = 100
EVERY = 3  # of so many taps one meets a fault of the radio
OFFER_MS, RESUMES_MS, ENDS_MS = 15_000, 15_000, 4000
READS_MS = 1000  # what people take for the result
NO_SCORE = "the final scores do not have"
RECORD = "data/records/0001.txt"

Answers = list[int | str]


class Ending(Judge):
    """A judge of a match that the flash holds; `coming` are the answers still to be given."""

    def know(self, answers: Answers, coming: Answers) -> None:
        """How the match has come to where it stands, and how it goes on."""
        for value in answers:
            self.referee.answer(value)
        self.coming = coming
        self.question = self.standing("")

    def choose(self) -> int | str:
        return self.coming.pop(0)

    def offered(self) -> None:
        self.menu("the offer to go on", OFFER_MS)
        self.bright_ms = self.table.ms + RAMP_MS

    def resumed(self) -> None:
        """From the question that stood on, and lights at their brightness, all is watched."""
        if self.table.ms < self.bright_ms:
            self.table.pico.run(self.bright_ms - self.table.ms)
        self.taken_up()

    def taken_up(self) -> None:
        """The same though the brightness may still rise, for those who look at no colour."""
        self.question = self.standing("")
        stands = self.question.stands
        self.wait("the question that stood", lambda: stands(self.table.screen), RESUMES_MS)
        self.wait("its lights", self.seen)
        self.before = self.question.lights

    def end(self) -> None:
        """The result stands there; after a press the match is among the records."""
        self.table.pico.run(READS_MS)
        self.scores()
        self.table.press()
        self.wait("a menu", lambda: bool(self.chosen()), ENDS_MS)
        kept(self.table, list(record.lines(self.game, self.referee, self.players)), RECORD)

    def scores(self) -> None:
        """Everybody's points are read, as far down as the knob must be turned for that."""
        result = self.referee.result
        assert result is not None
        missing = [[name, str(points)] for name, points in
                   zip(self.players, result.scores, strict=True) if points is not None]  # fmt: skip
        for _ in range(ENTRIES):
            read = [row.split() for row in self.table.rows()]
            missing = [row for row in missing if row not in read]
            if not missing:
                return
            self.table.turn(1)
            self.table.pico.run(LOOK_MS)
        raise Broken(f"{NO_SCORE} {missing}: {self.table.rows()}")


def whole(game: str, seats: int, seed: int) -> Answers:
    """All answers of a match that ends before MOST of them."""
    for chance in range(seed, seed + TRIES):
        dice, referee = random.Random(f"{game} {chance}"), Referee(catalogue.load(game), seats)
        answers: Answers = []
        while referee.ask is not None and len(answers) < MOST:
            answers.append(expected.any_answer(referee.ask, dice))
            referee.answer(answers[-1])
        if referee.ask is None:
            return answers
    raise ValueError(f"no match of {game} that ends among {TRIES}")


def journal(game: str, seats: int, answers: Answers) -> bytes:
    """The file of a match that has come so far."""
    referee = Referee(catalogue.load(game), seats)
    for value in answers:
        referee.answer(value)
    return as_bytes("".join(Seals().write(record.lines(game, referee, PLAYERS[:seats]))))


def ending(uf2: Path, game: str, cable: bool, seed: int, last: int) -> list[Tap]:
    """The last answers of a match: taps and presses."""
    seats = min(len(PLAYERS), catalogue.entry(game)[2])
    answers = whole(game, seats, seed)
    left = answers[: max(0, len(answers) - last)]
    flash = first_flash(SETTINGS, room_of(uf2), changed={DATA + LONG: journal(game, seats, left)})
    judge = Ending(Table(uf2, flash, cable), game, seats, seed)
    judge.every = EVERY
    judge.know(left, answers[len(left) :])
    judge.offered()
    judge.pick("yes")
    judge.resumed()
    while judge.referee.ask is not None:
        judge.answer()
    judge.end()
    print(f"{game}, {WITH[cable]}: answers {len(left)} to {len(answers)}, "
          f"{len(judge.table.strip.frames)} frames of lights", flush=True)  # fmt: skip
    disturbed(judge.taps)
    return judge.taps + judge.presses


def ended(uf2: Path, seed: int, games: tuple[str, ...] = EVENING) -> list[str]:
    """Every game with a cable and without; what was wrong in them."""
    broken = []
    with ProcessPoolExecutor() as pool:
        begun = {
            f"{game}, {WITH[cable]}": pool.submit(ending, uf2, game, cable, seed, LAST)
            for game in games
            for cable in WITH
        }
        for title, match in begun.items():
            try:
                match.result()
            except (Broken, Waited) as wrong:
                broken.append(f"{title}: {wrong}")
    return broken
