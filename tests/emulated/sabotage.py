"""The judge is tried: firmware with one thing wrong at a time, and a radio that fails.

Each sabotage is a change of a few words in the sources. Where the words are no longer there, it
fails: a sabotage that changes nothing would pass for a judge that sees nothing.
"""

from __future__ import annotations

import dataclasses
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from host.install.build import Source
from host.install.compiled import BUILD, made_of, sources
from host.install.freeze import PICO
from tests.emulated.air import Air
from tests.emulated.judge import SETTINGS, Judge
from tests.emulated.pico import ERASE, room_of
from tests.emulated.stopwatch import Broken, report
from tests.emulated.table import Table, Waited, first_flash

GAME, SEATS, TAPS = "ghost_knights", 4, 8
PRESS_MS = 40  # of a quick hand
BOOT_MS, IDLE_MS, HOLD_MS = 8000, 15000, 900
SOUND = "the firmware as it is"
Edit = tuple[str, str, str]  # file, words, other words

SABOTAGES: dict[str, tuple[Edit, ...]] = {
    "CRC ignored": (
        ("firmware/drivers/mfrc522.py", "ERR_ANY = 0x17", "ERR_ANY = 0x13"),
        ("firmware/drivers/mfrc522.py", "chip.reply[3] != 1", "not chip.reply[3]"),
        ("firmware/drivers/iso14443.py", "and len(sak) == 1 else", "and len(sak) else"),
    ),
    "BCC ignored": (
        ("firmware/drivers/mfrc522_registers.py", "level[6] == level[7]", "level[6] >= 0"),
        ("firmware/drivers/iso14443.py", "if bcc == part[4] else None", "if bcc >= 0 else None"),
    ),
    "lights 25 ms late": (
        ("firmware/table/panel.py", '        self.devices.strip.call("write", rgb)\n',
         "        import time\n\n        time.sleep_ms(25)\n"
         '        self.devices.strip.call("write", rgb)\n'),
    ),
    "two seats' colours swapped": (
        ("firmware/lights/lights.py", "(255, 0, 0), (0, 0, 255),", "(0, 0, 255), (255, 0, 0),"),
    ),
    "current limit removed": (
        ("firmware/lights/lights.py", "return data if wanted <= allowed else", "return data or"),
    ),
    "journal line corrupted": (
        ("firmware/storage/journal.py", 'parts.append(part)', 'parts.append(part[1:])'),
    ),
    "press lost": (
        ("firmware/drivers/rotary.py", "getattr(listen(button, self._pressed)", "getattr(button"),
    ),
}  # fmt: skip


def spoilt(name: str) -> list[Source]:
    """The sources of a board with that sabotage, or without any."""
    edits, changed = SABOTAGES.get(name, ()), []
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


def noticed(uf2: Path, name: str, seed: int) -> str:
    """What the judge says of the firmware with that sabotage; nothing where it sees nothing."""
    files, _ = made_of(spoilt(name), BUILD / "spoilt" / name.replace(" ", "_"), PICO)
    flash = first_flash(SETTINGS, room_of(uf2), changed=files)
    try:
        return "; ".join(trial(uf2, flash, seed))
    except (Broken, Waited) as wrong:
        return str(wrong).split("\n")[0]


def trial(uf2: Path, flash: bytes, seed: int) -> list[str]:
    """A short match on the large plate under a bad radio; the promises that are broken."""
    table = Table(uf2, flash)
    judge, air = Judge(table, GAME, SEATS, seed), Air(table.reader.field)
    judge.wait("a menu", lambda: bool(judge.chosen()), BOOT_MS)
    press_in_an_erase(judge)
    judge.begin()
    judge.rhythms()
    clean = len(judge.taps)
    for fault in air.faults():
        air.next = fault
        while air.next:
            judge.answer()
    faulty, judge.taps = judge.taps[clean:], []
    while len(judge.taps) < TAPS:
        judge.answer()
    judge.journal()
    print(f"  with faults of the radio: lights after at most {max(t.yes for t in faulty):.0f} ms")
    return air.wrong + report("sabotage", judge.taps)


def press_in_an_erase(judge: Judge) -> None:
    """The button goes down and up while the flash erases a sector and nothing else can run."""
    table: Any = judge.table
    flash, apply, pressed = table.pico.flash, table.pico.flash.apply, []

    def applied() -> None:
        erases = bytes(flash.ssi._tx_buffer)[:1] == bytes((ERASE,))
        apply()
        if erases and not pressed:
            pressed.append(table.ms)
            table.level("knob_press", 0)
            table.pico.after(PRESS_MS, lambda: table.level("knob_press", 1))

    flash.apply = applied
    before = table.rows()
    judge.wait("an erase", lambda: bool(pressed), IDLE_MS)
    judge.wait("what the press has chosen", lambda: table.rows() != before)
    table.level("knob_press", 0)  # held: back to the first menu
    table.pico.run(HOLD_MS)
    table.level("knob_press", 1)
    judge.wait("the first menu", lambda: table.rows() == before)


def sabotaged(uf2: Path, seed: int) -> list[str]:
    """The sabotages that no measurement noticed; and what is noticed of a firmware without any."""
    with ProcessPoolExecutor() as pool:
        trials = {name: pool.submit(noticed, uf2, name, seed) for name in (SOUND, *SABOTAGES)}
        said = {name: trial.result() for name, trial in trials.items()}
    for name, words in said.items():
        print(f"{name}: {words or 'nothing is noticed'}", flush=True)
    unseen = [f"{SOUND}: {said[SOUND]}"] if said[SOUND] else []
    return unseen + [f"{name}: not noticed" for name in SABOTAGES if not said[name]]
