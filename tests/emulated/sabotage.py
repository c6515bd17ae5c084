"""The judge is tried: firmware with one thing wrong at a time, and a radio that fails.

Each sabotage is a change of a few words in the sources. Where the words are no longer there, it
fails: a sabotage that changes nothing would pass for a judge that sees nothing. And each must be
noticed by what people would see or hear of it: a board that does not even start proves nothing.
"""

from __future__ import annotations

import dataclasses
import statistics
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from engine import record
from firmware.storage.files import LONG
from host.install.build import Source
from host.install.compiled import BUILD, made_of, sources
from host.install.freeze import PICO
from tests.emulated.air import FAULTS
from tests.emulated.ends import Ending, journal, whole
from tests.emulated.judge import FOLLOWS_MS, SETTINGS
from tests.emulated.once import kept
from tests.emulated.pico import ERASE, room_of
from tests.emulated.stopwatch import Broken, Tap, disturbed, undisturbed
from tests.emulated.table import DATA, Table, Waited, first_flash

GAME, SEATS = "ghost_knights", 4
BEGUN = 1  # answers that are in the flash: one seat alone has its colour on the plate
LIMIT_MA = 150  # of its questions some draw more, before they are dimmed, and some less
TAPS = 4  # with a sound radio
MOST = 40  # taps until every fault was played
LATER_MS = 12  # at the median of the same deeds: more than the phases of two runs differ
PRESS_MS = 40  # of a quick hand
IDLE_MS = 15_000
SOUND = "the firmware as it is"
LIGHTS, SCREEN = "the lights come", "the screen comes"
NO_EFFECT = "a press while the flash erases a sector has no effect"


@dataclass
class Sabotage:
    """`edits` are (file, words, other words); `shows` begins to say what is seen of it."""

    shows: str
    edits: tuple[tuple[str, str, str], ...]


SABOTAGES = {
    "CRC ignored": Sabotage("a no to what may be done", (
        ("firmware/drivers/mfrc522.py", "ERR_ANY = 0x17", "ERR_ANY = 0x13"),
        ("firmware/drivers/mfrc522.py", "chip.reply[3] != 1", "not chip.reply[3]"),
        ("firmware/drivers/iso14443.py", "and len(sak) == 1 else", "and len(sak) else"),
    )),
    "BCC ignored": Sabotage("a number that no tag has said", (
        ("firmware/drivers/mfrc522_registers.py", "level[6] == level[7]", "level[6] >= 0"),
        ("firmware/drivers/iso14443.py", "if bcc == part[4] else None", "if bcc >= 0 else None"),
    )),
    "lights 25 ms late": Sabotage(LIGHTS, (
        ("firmware/table/panel.py", '        self.devices.strip.call("write", rgb)\n',
         "        import time\n\n        time.sleep_ms(25)\n"
         '        self.devices.strip.call("write", rgb)\n'),
    )),
    "two seats' colours swapped": Sabotage("the light of place", (
        ("firmware/lights/lights.py", "        chosen = getattr(self.table,",
         "        seat = (1, 0, 2, 3, 4, 5, 6, 7)[seat]\n        chosen = getattr(self.table,"),
    )),
    "current limit removed": Sabotage("the lights draw", (
        ("firmware/lights/lights.py", "return data if wanted <= allowed else", "return data or"),
    )),
    "journal line corrupted": Sabotage("the journal is not the match", (
        ("firmware/storage/journal.py", "parts.append(part)", "parts.append(part[1:])"),
    )),
    "press lost": Sabotage(NO_EFFECT, (
        ("firmware/drivers/rotary.py", "getattr(listen(button, self._pressed)", "getattr(button"),
    )),
}  # fmt: skip


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
    """The firmware with that sabotage, on a table of its own."""
    files, _ = made_of(spoilt(name), BUILD / "spoilt" / name.replace(" ", "_"), PICO)
    answers, said = whole(GAME, SEATS, seed), ""
    files[DATA + LONG] = journal(GAME, SEATS, answers[:BEGUN])
    flash = first_flash({**SETTINGS, "limit_ma": LIMIT_MA}, room_of(uf2), changed=files)
    judge = Ending(Table(uf2, flash), GAME, SEATS, seed, LIMIT_MA)
    judge.know(answers[:BEGUN], answers[BEGUN:])
    try:
        for part in (press_in_an_erase, with_a_sound_radio, with_faults):
            part(judge)
    except (Broken, Waited) as wrong:
        said = str(wrong).split("\n")[0]
    print(f"{name}: {said or 'nothing is noticed'}, in {judge.table.ms / 1000:.1f} s of the board",
          flush=True)  # fmt: skip
    return Trial(said, judge.presses + judge.taps)


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


def sabotaged(uf2: Path, seed: int) -> list[str]:
    """The sabotages that are not noticed for what they are; what is noticed without any."""
    names = (SOUND, *SABOTAGES)
    with ProcessPoolExecutor() as pool:
        begun = {name: pool.submit(tried, uf2, name, seed) for name in names}
        trials = {name: trial.result() for name, trial in begun.items()}
    sound = trials[SOUND]
    unseen = [f"{SOUND}: {sound.said}"] if sound.said else []
    return unseen + [wrong for name in SABOTAGES if (wrong := verdict(name, trials[name], sound))]
