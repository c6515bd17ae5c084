"""The judge of the emulated board, where no board need run: what it calls broken; its sabotages."""

import dataclasses
import sys
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("rp2040py", reason="the emulator is not installed")

from littlefs import LittleFS
from rp2040py.peripherals.pio_registers import (
    CTRL,
    INSTR_MEM0,
    SM0_CLKDIV,
    SM0_EXECCTRL,
    SM0_PINCTRL,
)
from rp2040py.simulator import Simulator

from engine import catalogue
from engine.reading import Reader
from engine.referee import Referee
from host.install.compiled import sources
from host.install.freeze import PICO
from tests.both.drivers.test_knob import events_of
from tests.both.models.bus import Clock
from tests.both.models.knob import Knob
from tests.emulated import expected, once, sabotages, stalls
from tests.emulated.__main__ import main
from tests.emulated.ends import journal, whole
from tests.emulated.pico import ERASE, PROGRAM, Flash, chip
from tests.emulated.sabotage import (
    BEGUN,
    GAME,
    PRESS_MS,
    SEATS,
    SOUND,
    Trial,
    spoilt,
    verdict,
)
from tests.emulated.sabotages import LIGHTS, SABOTAGES
from tests.emulated.stopwatch import Tap, quantile, report

# Of a PIO (RP2040 data sheet, 3.4.10.2): the pin is an output; up; down.
SQUARE_WAVE = (0xE081, 0xE001, 0xE000)
WRAPS_TO_1_AFTER_2 = 2 << 12 | 1 << 7
FUNCTION_PIO0 = 6

QUICK = Tap(
    heard=4.0, read=6.0, begun=9.0, kept=10.0, yes=11.0, sent=20.0, lit=23.0, drawn=50.0, erased=0
)


@pytest.mark.parametrize("name", SABOTAGES)
def test_every_sabotage_changes_the_sources_it_names(name: str):
    sound = {source.target: source.made for source in sources(PICO)}
    changed = {each.target for each in spoilt(name) if each.made != sound[each.target]}
    assert changed == {path for path, _, _ in SABOTAGES[name].edits}


def test_the_page_of_faults_has_each_and_that_it_was_noticed_for_what_it_is():
    page = (Path(sabotages.__file__).parent / "FAULTS.md").read_text(encoding="utf-8")
    rows = [line.strip("|").split("|") for line in page.splitlines() if line.startswith("| ")]
    told = {name.strip(): (part.strip(), said) for name, part, said in rows[1:]}
    assert list(told) == list(SABOTAGES)
    for name, fault in SABOTAGES.items():
        assert told[name][0] == fault.part and fault.shows in told[name][1], name


def test_the_firmware_as_it_is_has_no_sabotage():
    assert spoilt(SOUND) == list(sources(PICO))


SOUND_TRIAL = Trial("", [QUICK] * 5)


def test_a_sabotage_counts_as_noticed_only_for_what_is_seen_of_it():
    seen = Trial("ghost_knights, answer 7: the lights draw 163 mA, more than 150")
    assert verdict("current limit removed", seen, SOUND_TRIAL) == ""
    crashed = Trial("a menu has not come in 8000 ms")
    assert verdict("current limit removed", crashed, SOUND_TRIAL) == (
        "current limit removed: noticed only by 'a menu has not come in 8000 ms'"
    )
    assert verdict("press lost", SOUND_TRIAL, SOUND_TRIAL) == "press lost: not noticed"


def test_lights_are_late_by_the_same_deeds_of_the_sound_firmware(capsys):
    late = Trial("", [dataclasses.replace(QUICK, lit=48.0)] * 5)
    assert verdict("lights 25 ms late", late, SOUND_TRIAL) == ""
    assert f"{LIGHTS} 25.0 ms later than from the firmware as it is" in capsys.readouterr().out
    slow = Trial("", [dataclasses.replace(QUICK, lit=75.0)] * 5)
    assert verdict("lights 25 ms late", slow, slow) == "lights 25 ms late: not noticed"


def of_seats(limit_ma: int) -> expected.Lights:
    """Of the first question of Celtic Whist: all seats on one place."""
    referee = Referee(catalogue.load("celtic_whist"), 4)
    return expected.Lights(referee, "stonehenge", [0, 1, 2, 3], limit_ma, 115)


def frame(lights: expected.Lights, *colours: tuple[int, int, int]) -> bytes:
    """These colours on the places that are lit, and nothing elsewhere."""
    lit = iter(colours)
    return b"".join(bytes(next(lit) if place in lights.at else (0, 0, 0)) for place in lights.order)


def test_what_is_wrong_with_a_frame_is_said_as_people_see_it():
    lights = of_seats(500)
    place = next(iter(lights.at))
    assert lights.differs(frame(lights, (255, 0, 0))) == ""
    wrong = lights.differs(frame(lights, (255, 0, 255)))
    assert wrong.startswith(f"the light of place {place} shows (255, 0, 255), not one of [(0, 0, ")
    assert wrong.endswith("; 1 wrong in all")
    assert (
        of_seats(120).differs(frame(lights, (255, 0, 0))) == "the lights draw 131 mA, more than 120"
    )
    stray = bytearray(frame(lights, (255, 0, 0)))
    stray[-1] = 8
    assert "shows (0, 0, 8), not one of [(0, 0, 0)]" in lights.differs(bytes(stray))


def firmware_of(name: str, path: str) -> dict:
    """What a module of the firmware with that sabotage holds."""
    source = next(each for each in spoilt(name) if each.target == path)
    held: dict = {"__name__": path}
    exec(source.made or source.path.read_text(encoding="utf-8"), held)
    return held


@pytest.mark.parametrize("name", [SOUND, "two seats' colours swapped"])
def test_swapped_colours_are_noticed_by_a_light_where_the_trial_begins(name: str):
    referee = Referee(catalogue.load(GAME), SEATS)
    for answer in whole(GAME, SEATS, 1)[:BEGUN]:
        referee.answer(answer)
    wanted = expected.Lights(referee, "stonehenge", [0, 1, 2, 3], 500, 115)
    lights = firmware_of(name, "firmware/lights/lights.py")
    palette = lights["Palette"]([0, 1, 2, 3], referee.table.box.colours, referee.table)
    said = set()
    for phase in range(4 * lights["BEAT"]):
        shown = lights["Pattern"](116, lights["ask_marks"](referee, None)).frame(palette, phase)
        rgb = b"".join(bytes(shown[3 * place : 3 * place + 3]) for place in wanted.order)
        said.add(wanted.differs(rgb)[:18])
    assert said == ({""} if name == SOUND else {SABOTAGES[name].shows})


@pytest.mark.parametrize(("name", "events"), [(SOUND, [("press",)]), ("press lost", [])])
def test_without_its_interrupt_the_button_loses_what_passes_in_a_stall(name: str, events: list):
    clock, knob = Clock(), Knob()
    clock.sleep_ms(1000)
    made = firmware_of(name, "firmware/drivers/rotary.py")["Rotary"]
    rotary = made(knob.a, knob.b, knob.button, clock=clock)
    for level in (0, 1):
        knob.button.level = level
        if knob.button.handler:
            knob.button.handler(knob.button)
        clock.sleep_ms(PRESS_MS)
    assert events_of(clock, rotary) == events


def test_a_frame_that_the_limit_dims_is_one_of_its_question():
    lights = of_seats(125)
    assert lights.agree(frame(lights, (130, 0, 0))) and not lights.agree(
        frame(lights, (130, 30, 0))
    )
    assert lights.differs(frame(lights, (130, 0, 0))) == ""
    assert lights.differs(frame(lights, (130, 30, 0))) != ""


def test_a_tap_that_met_a_fault_of_the_radio_is_no_sample_of_what_is_promised():
    slow = dataclasses.replace(QUICK, yes=400.0, fault="a lost answer")
    assert report("an evening", [QUICK, slow]) == []
    assert len(report("an evening", [slow])) == 3


def test_a_part_without_a_sample_is_a_broken_promise():
    dark = dataclasses.replace(QUICK, sent=None, lit=None)
    assert report("an evening", [dark]) == [
        "an evening: no lights was measured",
        "an evening: no part 'referee and frame' was measured",
        "an evening: no part 'shift' was measured",
    ]
    assert len(report("an evening", [])) == 3, "yes, lights and screen"
    assert report("an evening", [QUICK]) == []


@pytest.mark.parametrize(
    ("late", "says"),
    [
        ({"yes": 17.6}, "an evening: yes after 17.6 ms at p95, not 17.5"),
        ({"lit": 32.1}, "an evening: lights after 32.1 ms at p95, not 32"),
        ({"drawn": 55.1}, "an evening: screen after 55.1 ms at p95, not 55"),
    ],
)
def test_more_than_one_tap_in_twenty_above_its_limit_is_a_broken_promise(late, says: str):
    slow = dataclasses.replace(QUICK, **late)
    assert report("an evening", [QUICK] * 19 + [slow]) == []
    assert report("an evening", [QUICK] * 18 + [slow] * 2) == [says]


def test_no_tap_is_dropped_for_being_slow():
    slow = dataclasses.replace(QUICK, lit=36.1)
    assert report("an evening", [QUICK] * 99 + [slow]) == [
        "an evening: lights after 36.1 ms at p100, not 36"
    ]


def test_a_quantile_is_a_value_that_was_measured():
    assert quantile([3.0, 1.0, 2.0], 50) == 2.0
    assert quantile([float(n) for n in range(1, 101)], 95) == 95.0
    assert quantile([7.0], 95) == quantile([7.0], 100) == 7.0


def test_the_end_of_a_match_begins_where_the_flash_has_left_it():
    answers = whole("ghost_knights", 4, 1)
    left = journal("ghost_knights", 4, answers[:-3]).splitlines(keepends=True)
    reader = Reader(lambda: iter(left))
    reader.replay()
    for answer in answers[-3:]:
        assert reader.referee.result is None
        assert reader.referee.answer(answer) is None
    assert reader.referee.result is not None


def test_lights_are_sent_on_while_the_processor_waits_for_its_flash():
    mcu = chip()
    Simulator(rp2040=mcu)
    pio, edges = mcu.pio[0], []
    for at, instruction in enumerate(SQUARE_WAVE):
        pio.write_uint32(INSTR_MEM0 + 4 * at, instruction)
    pio.write_uint32(SM0_CLKDIV, 25 << 16)  # 200 ns an instruction
    pio.write_uint32(SM0_EXECCTRL, WRAPS_TO_1_AFTER_2)
    pio.write_uint32(SM0_PINCTRL, 1 << 26)  # one pin, the first
    mcu.gpio[0].ctrl = FUNCTION_PIO0
    mcu.gpio[0].add_listener(lambda level, before: edges.append(mcu.clock.nanos))
    pio.write_uint32(CTRL, 1)
    Flash(mcu).stand_still(mcu.clock.nanos + 400_000)
    gaps = [after - before for before, after in pairwise(edges)]
    assert 1990 < len(edges) < 2010
    assert max(gaps) < 250


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("--small-heap", "--small-heap is for --games"),
        ("--games --small-heap", "with --frozen"),
        ("--deploy --frozen", "--frozen is for --games"),
    ],
)
def test_what_would_count_for_nothing_is_refused(
    words: str, complaint: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["emulate", *words.split()])
    with pytest.raises(SystemExit):
        main()
    assert complaint in capsys.readouterr().err


def test_the_judge_reads_what_lies_in_a_spent_tail_at_any_step_of_its_folding() -> None:
    whole = b"".join(b"line %d\n" % number for number in range(9))
    for folded, gone in ((14, 0), (42, 0), (42, 1), (42, 2)):
        files = LittleFS(block_size=512, block_count=64)
        for folder in ("data", "data/tail", "data/tail-spent"):
            files.mkdir(folder)
        parts = {"match.txt": (0, folded)}
        spent = {"tail-spent/0000014": (14, 28), "tail-spent/0000028": (28, 42)}
        parts |= dict([*spent.items()][gone:]) | {"tail/0000042": (42, 63)}
        for name, (start, end) in parts.items():
            with files.open("data/" + name, "wb") as file:
                file.write(whole[start:end])
        assert once.joined(files, once.MATCH) == whole


def test_every_erase_before_the_next_deed_counts() -> None:
    done = [(100e6, 145e6, ERASE), (789e6, 834e6, ERASE), (200e6, 201e6, PROGRAM)]
    table: Any = SimpleNamespace(pico=SimpleNamespace(flash=SimpleNamespace(done=done)))
    assert [*stalls.erased(table, [(0.0, 50e6, 2000e6)])] == [145, 834]
    assert [*stalls.erased(table, [(0.0, 50e6, 500e6)])] == [145]


def test_a_match_in_which_a_hand_took_something_back_is_its_journal_all_the_same() -> None:
    assert once.standing("Ann, row: d1\nAnn, row: d2\nundo\nundo\nAnn, row: n3\n") == [
        "Ann, row: n3"
    ]
