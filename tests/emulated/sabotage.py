"""The judge is tried: firmware with one thing wrong at a time, and a radio that fails.

Each sabotage is a change of a few words in the sources. Where the words are no longer there, it
fails: a sabotage that changes nothing would pass for a judge that sees nothing. And each must be
noticed by what people would see or hear of it: a board that does not even start proves nothing.
They are listed in tests/emulated/sabotages.py.
"""

from __future__ import annotations

import dataclasses
import statistics
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from engine import record
from firmware.storage.files import LONG
from host.install.build import Source
from host.install.compiled import BUILD, made_of, sources
from host.install.freeze import PICO
from tests.emulated import clumsy
from tests.emulated.air import FAULTS
from tests.emulated.ends import Ending, journal, whole
from tests.emulated.judge import FOLLOWS_MS, SETTINGS
from tests.emulated.once import kept, rhythms
from tests.emulated.pico import ERASE, room_of
from tests.emulated.sabotages import (
    END,
    HANDS,
    LIGHTS,
    NO_EFFECT,
    RADIO,
    RHYTHMS,
    SABOTAGES,
    SCREEN,
    SECRET,
)  # fmt: skip
from tests.emulated.stopwatch import Broken, Tap, disturbed, undisturbed
from tests.emulated.table import DATA, Table, Waited, first_flash

GAME, SEATS = "ghost_knights", 4
BEGUN = 1  # answers that are in the flash: one seat alone has its colour on the plate
GAME_OF_SEATS, ALL_ALONE = "celtic_whist", 10  # each seat has a light, and none another colour
LIMIT_MA = 150  # of its questions some draw more, before they are dimmed, and some less
TAPS = 4  # with a sound radio
MOST = 40  # taps until every fault was played
LATER_MS = 12  # at the median of the same deeds: more than the phases of two runs differ
PRESS_MS = 40  # of a quick hand
IDLE_MS = 15_000
SOUND = "the firmware as it is"
GAME_OF_SECRETS = "final_exam"
LAST = 2  # answers before the end

Deed = Callable[[Ending], None]


@dataclass
class Trial:
    """What was noticed of one firmware, first of all; and every deed until then."""

    said: str = ""
    deeds: list[Tap] = field(default_factory=list)


def spoilt(name: str) -> list[Source]:
    """The sources of a board with that sabotage, or without any."""
    edits, changed = SABOTAGES[name].edits if name in SABOTAGES else (), []
    for source in sources(PICO):
        mine = [edit for edit in edits if edit[0] == source.target]
        text = source.path.read_text(encoding="utf-8") if mine else source.made
        for path, words, other in mine:
            if text.count(words) != 1:
                raise Broken(f"{path} has {words!r} {text.count(words)} times: mend the sabotage")
            text = text.replace(words, other)
        changed.append(dataclasses.replace(source, made=text))
    if missing := {path for path, _, _ in edits} - {source.target for source in changed}:
        raise Broken(f"no board holds {missing}: mend the sabotage")
    return changed


def tried(uf2: Path, name: str, seed: int) -> Trial:
    """The firmware with that sabotage, on a table of its own for each part of the trial."""
    files, _ = made_of(spoilt(name), BUILD / "spoilt" / name.replace(" ", "_"), PICO)
    trial = Trial()
    for part, (game, begun, deeds) in parts_of(name):
        judge = judge_of(uf2, dict(files), game, begun, seed)
        try:
            for deed in deeds:
                deed(judge)
        except (Broken, Waited) as wrong:
            trial.said = trial.said or str(wrong).split("\n")[0]
        print(f"{name}, {part}: {trial.said or 'nothing is noticed'}, in "
              f"{judge.table.ms / 1000:.1f} s of the board", flush=True)  # fmt: skip
        if part == RADIO:
            trial.deeds = judge.presses + judge.taps
    return trial


def parts_of(name: str) -> list[tuple[str, Part]]:
    """All for the sound firmware; for a sabotage the one, or the deed, that must see it."""
    if name not in SABOTAGES:
        return list(PARTS.items())
    mine = SABOTAGES[name]
    game, begun, deeds = PARTS[mine.part]
    return [(mine.part, (game, begun, (clumsy.begins, mine.deed) if mine.deed else deeds))]


def judge_of(uf2: Path, files: dict[str, bytes | str], game: str, begun: int, seed: int) -> Ending:
    """A judge of a match that has come so far, on a table with that firmware."""
    answers = whole(game, SEATS, seed)
    files[DATA + LONG] = journal(game, SEATS, answers[:begun])
    flash = first_flash({**SETTINGS, "limit_ma": LIMIT_MA}, room_of(uf2), changed=files)
    judge = Ending(Table(uf2, flash), game, SEATS, seed, LIMIT_MA)
    judge.know(answers[:begun], answers[begun:])
    return judge


def press_in_an_erase(judge: Ending) -> None:
    """The match is offered. The button goes down and up while the flash erases a sector and nothing
    else can run: that is the yes.
    """
    table: Any = judge.table
    flash, apply, pressed = table.pico.flash, table.pico.flash.apply, []

    def applied() -> None:
        erases = bytes(flash.ssi._tx_buffer)[:1] == bytes((ERASE,))
        apply()
        if erases and not pressed:
            pressed.append(table.ms)
            table.level("knob_press", 0)
            table.pico.after(PRESS_MS, lambda: table.level("knob_press", 1))

    judge.offered()
    flash.apply = applied
    judge.wait("an erase", lambda: bool(pressed), IDLE_MS)
    if not table.pico.run(FOLLOWS_MS, lambda: not judge.chosen()):
        raise Broken(NO_EFFECT)
    judge.resumed()


def with_a_sound_radio(judge: Ending) -> None:
    """The first taps, and what the flash has kept of the match."""
    while len(judge.taps) < TAPS:
        judge.answer()
    kept(judge.table, list(record.lines(judge.game, judge.referee, judge.players)))


def with_faults(judge: Ending) -> None:
    """Every fault of the radio, and no deed may be lost."""
    judge.every = 1
    while missing := set(FAULTS) - set(judge.air.played):
        judge.answer()
        if len(judge.taps) > TAPS + MOST:
            raise Broken(f"the radio has not played {sorted(missing)}")
    disturbed(judge.taps)


def with_every_seat(judge: Ending) -> None:
    """A match in which every seat has a light: its colour and its rhythm."""
    judge.resumed()
    rhythms(judge.table, judge.question.lights)
    for wrong in judge.noticed(0):
        raise Broken(wrong)


def with_secrets(judge: Ending) -> None:
    """The first taps of a game of secret cards."""
    judge.resumed()
    with_a_sound_radio(judge)


def to_the_end(judge: Ending) -> None:
    """The last answers, the scores and the record."""
    while judge.referee.ask is not None:
        judge.answer()
    judge.end()


Part = tuple[str, int, tuple[Deed, ...]]  # a game, how many answers the flash has, what is done
PARTS: dict[str, Part] = {
    RADIO: (GAME, BEGUN, (press_in_an_erase, with_a_sound_radio, with_faults)),
    HANDS: (GAME, BEGUN, (clumsy.begins, clumsy.evening)),
    RHYTHMS: (GAME_OF_SEATS, ALL_ALONE, (clumsy.begins, with_every_seat)),
    SECRET: (GAME_OF_SECRETS, BEGUN, (clumsy.begins, with_secrets)),
    END: (GAME, -LAST, (clumsy.begins, to_the_end)),
}


def later(deeds: list[Tap], sound: list[Tap]) -> Iterator[str]:
    """What comes later than of the sound firmware, at the median of the deeds both have done."""
    for name, ends in ((LIGHTS, "lit"), (SCREEN, "drawn"), ("the yes comes", "yes")):
        pairs = [
            (getattr(deed, ends), getattr(other, ends))
            for deed, other in zip(undisturbed(deeds), undisturbed(sound), strict=False)
        ]
        gaps = [late - soon for late, soon in pairs if None not in (late, soon)]
        if gaps and statistics.median(gaps) > LATER_MS:
            yield f"{name} {statistics.median(gaps):.1f} ms later than from {SOUND}"


def verdict(name: str, trial: Trial, sound: Trial) -> str:
    """What is wrong with the judge, by what it says of that sabotage; "" where it is right."""
    said = trial.said or "; ".join(later(trial.deeds, sound.deeds))
    print(f"{name}: {said or 'NOT NOTICED'}", flush=True)
    if not said:
        return f"{name}: not noticed"
    return "" if SABOTAGES[name].shows in said else f"{name}: noticed only by {said!r}"


def sabotaged(uf2: Path, faults: Sequence[str], seed: int) -> list[str]:
    """The sabotages that are not noticed for what they are; what is noticed without any.

    faults  of SABOTAGES; none: all
    """
    if unknown := [fault for fault in faults if fault not in SABOTAGES]:
        return [f"{fault}: one of {', '.join(SABOTAGES)} is required" for fault in unknown]
    names = (SOUND, *(faults or SABOTAGES))
    with ProcessPoolExecutor() as pool:
        begun = {name: pool.submit(tried, uf2, name, seed) for name in names}
        trials = {name: trial.result() for name, trial in begun.items()}
    sound = trials[SOUND]
    unseen = [f"{SOUND}: {sound.said}"] if sound.said else []
    return unseen + [wrong for name in names[1:] if (wrong := verdict(name, trials[name], sound))]
