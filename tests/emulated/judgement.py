"""`make emulate EMULATE=--judge`: an evening's matches, each with a cable and without one."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from pathlib import Path
from typing import NamedTuple

from engine import catalogue, record
from engine.referee import Referee
from tests.emulated import stalls
from tests.emulated.air import FAULTS
from tests.emulated.judge import (
    ENOUGH,
    EVENING,
    EVERY,
    PLAYERS,
    SETTINGS,
    TAPS,
    WITH,
    Judge,
)  # fmt: skip
from tests.emulated.once import kept, rhythms
from tests.emulated.pico import room_of
from tests.emulated.stopwatch import Broken, Tap, report, undisturbed
from tests.emulated.table import Table, first_flash

LIVELY, MORE = "ghost_knights", 4  # nearly every tap changes lights in it: so many matches more
BEAT_MS = 2000  # until every rhythm begins again


class Patient(Judge):
    """Hands that lay a tag, if they can, while a light is on that must go out or change: the frame
    that shows the next question is no other's, then.
    """

    def lay(self, piece: int) -> None:
        after = Referee(self.referee.game, self.referee.seats)
        after.replay(self.referee.log)
        after.answer(piece)
        lights, strip = self.lights(after), self.table.strip
        if any(was - may for was, may in zip(self.question.lights.may, lights.may, strict=True)):
            self.table.pico.run(BEAT_MS, lambda: not lights.agree(strip.rgb))
        super().lay(piece)


class Played(NamedTuple):
    """What a match has told: its taps and presses, and what hands may have waited for, in ms."""

    taps: list[Tap]
    presses: list[Tap]
    looks: list[float]
    erases: list[float]


def match(uf2: Path, cable: bool, game: str, seed: int, every: int = EVERY) -> Played:
    """A match from power-on; nothing that people see of it may be wrong.

    every  of so many taps one meets a fault of the radio; 0: none does
    """
    table = Table(uf2, first_flash(SETTINGS, room_of(uf2)), cable)
    judge = Patient(table, game, min(len(PLAYERS), catalogue.entry(game)[2]), seed)
    judge.every = every
    judge.begin()
    if cable:
        table.ask("hello")  # a computer listens: every question is put into words for it, too
    rhythms(table, judge.question.lights)
    while judge.referee.ask is not None and len(undisturbed(judge.taps)) < TAPS:
        judge.answer()
    if judge.referee.ask is not None:
        kept(table, list(record.lines(game, judge.referee, judge.players)))
    print(f"{game}, {WITH[cable]}: {len(judge.referee.log)} answers, {len(judge.taps)} of them "
          f"taps, {len(table.strip.frames)} frames of lights, {table.pico.stack_used()} bytes of "
          "stack", flush=True)  # fmt: skip
    looks, erases = stalls.unwatched(table, judge.waits), stalls.erased(table, judge.waits)
    return Played(judge.taps, judge.presses, [*looks], [*erases])


def ended(matches: list[Future[Played]], broken: list[str]) -> Iterator[Played]:
    """What matches have told; one that was broken off is one more of the `broken`."""
    for match_ in matches:
        try:
            yield match_.result()
        except Broken as why:
            broken.append(str(why))


def lit(taps: list[Tap]) -> list[Tap]:
    """Those after which lights had to change."""
    return [tap for tap in undisturbed(taps) if tap.lit is not None]


def judged(uf2: Path, seed: int, games: tuple[str, ...] = EVENING) -> list[str]:
    """Every game with a cable and without, as many at once as there are processors; the promises
    that are broken.
    """
    broken = []
    more = [(LIVELY, seed + 100 * number, 0) for number in range(1, MORE + 1)]
    evening = [*((game, seed, EVERY) for game in games), *more]
    with ProcessPoolExecutor() as pool:
        matches = {
            cable: [pool.submit(match, uf2, cable, *each) for each in evening]
            for cable in (True, False)
        }
        for cable, title in WITH.items():
            played = list(ended(matches[cable], broken))
            taps = [tap for match in played for tap in match.taps]
            presses = [tap for match in played for tap in match.presses]
            broken += report(title, taps)
            broken += report(title + ", knob", presses)
            looks = [look for match in played for look in match.looks]
            erases = [erase for match in played for erase in match.erases]
            broken += stalls.report(title, looks, erases)
            if len(lit(taps)) < ENOUGH:
                broken.append(f"{title}: {len(lit(taps))} taps change lights, not {ENOUGH}")
            missing = set(FAULTS) - {tap.fault for tap in taps}
            broken += [f"{title}: no tap met {fault}" for fault in sorted(missing)]
    return broken
