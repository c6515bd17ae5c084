"""The judge of the emulated board, where no board need run: what it calls broken; its sabotages."""

import dataclasses
import sys

import pytest

pytest.importorskip("rp2040py", reason="the emulator is not installed")

from host.install.compiled import sources
from host.install.freeze import PICO
from tests.emulated.__main__ import main
from tests.emulated.sabotage import SABOTAGES, SOUND, spoilt
from tests.emulated.stopwatch import Tap, quantile, report

QUICK = Tap(
    heard=4.0, read=6.0, begun=9.0, kept=10.0, yes=11.0, sent=20.0, lit=23.0, drawn=50.0, erased=0
)


@pytest.mark.parametrize("name", SABOTAGES)
def test_every_sabotage_changes_the_sources_it_names(name: str):
    sound = {source.target: source.made for source in sources(PICO)}
    changed = {each.target for each in spoilt(name) if each.made != sound[each.target]}
    assert changed == {path for path, _, _ in SABOTAGES[name]}


def test_the_firmware_as_it_is_has_no_sabotage():
    assert spoilt(SOUND) == list(sources(PICO))


def test_a_part_without_a_sample_is_a_broken_promise():
    dark = dataclasses.replace(QUICK, sent=None, lit=None)
    assert report("an evening", [dark]) == [
        "an evening: no lights was measured",
        "an evening: no part 'frame' was measured",
        "an evening: no part 'shift' was measured",
    ]
    assert len(report("an evening", [])) == 3, "yes, lights and screen"
    assert report("an evening", [QUICK]) == []


@pytest.mark.parametrize(
    ("late", "says"),
    [
        ({"yes": 20.1}, "an evening: yes after 20.1 ms at p95, not 20"),
        ({"lit": 35.1}, "an evening: lights after 35.1 ms at p95, not 35"),
        ({"drawn": 60.1}, "an evening: screen after 60.1 ms at p95, not 60"),
    ],
)
def test_more_than_one_tap_in_twenty_above_its_limit_is_a_broken_promise(late, says: str):
    slow = dataclasses.replace(QUICK, **late)
    assert report("an evening", [QUICK] * 19 + [slow]) == []
    assert report("an evening", [QUICK] * 18 + [slow] * 2) == [says]


def test_no_tap_is_dropped_for_being_slow():
    slow = dataclasses.replace(QUICK, lit=60.1)
    assert report("an evening", [QUICK] * 99 + [slow]) == [
        "an evening: lights after 60.1 ms at p100, not 60"
    ]


def test_a_quantile_is_a_value_that_was_measured():
    assert quantile([3.0, 1.0, 2.0], 50) == 2.0
    assert quantile([float(n) for n in range(1, 101)], 95) == 95.0
    assert quantile([7.0], 95) == quantile([7.0], 100) == 7.0


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("--small-heap", "--small-heap is for --games"),
        ("--games --small-heap", "with --romfs or --frozen"),
        ("--judge --romfs 512", "--romfs is for --games and --deploy"),
        ("--deploy --frozen", "--frozen is for --games"),
        ("--games --frozen --romfs 512", "instead of --romfs"),
    ],
)
def test_what_would_count_for_nothing_is_refused(
    words: str, complaint: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["emulate", *words.split()])
    with pytest.raises(SystemExit):
        main()
    assert complaint in capsys.readouterr().err
