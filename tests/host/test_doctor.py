"""`trilithon doctor`: each device is tried, what fails is named with what to do."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from firmware.boards import TRAITS
from host import cli
from host.cable.client import Client
from host.cable.simulators import InProcessTable, UnixTable
from host.commands import doctor_traits as traits
from host.commands.doctor import FIX, Doctor
from tests.link.cable import need_micropython

SIGHTS = ("whole screen", "bars", "upright", "one after the other", "red", "green", "blue", "hear")


class Visit:
    """A table, a person who answers `no` to some questions, and hands that do as asked."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.table = InProcessTable(folder)
        self.table.start()
        self.client = self.table.connect()
        self.client.command("language en")
        self.capsys = capsys
        self.questions: list[str] = []
        self.idle: tuple[str, ...] = ()
        self.counted = 4  # of four clicks to the right

    def close(self) -> None:
        self.client.close()
        self.table.close()

    @property
    def devices(self):
        assert self.table.app
        return self.table.app.devices

    def examine(self, *no: str, asking: bool = True, **typed: str) -> tuple[int, str]:
        """`no` are words of questions that are denied; `typed` what is typed after others."""
        answers = {**dict.fromkeys(no, "n"), **typed}

        def answer(question: str) -> str:
            self.questions.append(question)
            return next((answers[word] for word in answers if word in question), "")

        patience = 0.4 if self.idle else 10.0  # hands that obey are waited for, however slow
        doctor = Doctor(self.client, 8, asking, answer, hands_s=patience, led_s=0)
        doctor.hands = self.helped(doctor.hands)  # type: ignore[method-assign]
        doctor.turned = self.turning(doctor.turned)  # type: ignore[method-assign]
        code = doctor.examine()
        return code, self.capsys.readouterr().out

    def helped(self, wait: Callable[..., bool]) -> Callable[..., bool]:
        """Hands that obey half a moment later, with the real knob and reader of the table."""

        def hands(text: str, event: str, fields: dict[str, object]) -> bool:
            if not any(word in text for word in self.idle):
                threading.Timer(0.05, self.obey, [event, fields]).start()
            return wait(text, event, fields)

        return hands

    def turning(self, wait: Callable[[], int | None]) -> Callable[[], int | None]:
        def turned() -> int | None:
            if "clicks" not in self.idle:
                threading.Timer(0.05, self.obey, ["knob", {"did": "turn"}]).start()
            return wait()

        return turned

    def obey(self, event: str, fields: dict[str, object]) -> None:
        knob, reader = self.devices.knob.device, self.devices.reader.device
        if event == "tag":
            reader.uid = b"\x04abcdef"
        else:
            turn = fields["did"] == "turn"
            if turn:
                seen = knob.looks + 2
                knob.turned += self.counted
                while knob.looks < seen:
                    time.sleep(0.01)
            knob.down = True
            seen = knob.looks + 2
            time.sleep(0.06 if turn else 0.3)
            while knob.looks < seen:
                time.sleep(0.01)
            knob.down = False


@pytest.fixture
def visit(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Iterator[Visit]:
    here = Visit(tmp_path, capsys)
    here.table.clock.pace(3)  # so that a hold is a hold after a quarter of a second
    yield here
    here.close()


def test_a_healthy_table(visit: Visit) -> None:
    code, said = visit.examine()
    assert code == 0, said
    for what in ("memory", "storage", "journal", "screen", "lights", "buzzer", "knob", "reader"):
        assert f"  ok    {what}" in said
    assert said.endswith("all is well\n") and "FAILS" not in said
    assert len(visit.questions) == len(SIGHTS)


@pytest.mark.parametrize("sight", SIGHTS)
def test_what_people_do_not_see_or_hear_fails_with_what_to_do(visit: Visit, sight: str) -> None:
    code, said = visit.examine(sight)
    assert code == 1
    assert said.count("FAILS") == 1 and said.count("-> ") == 1


@pytest.mark.parametrize("idle", ["clicks", "hold it", "card"])
def test_hands_that_reach_nothing_fail_with_what_to_do(visit: Visit, idle: str) -> None:
    visit.idle = (idle,)
    code, said = visit.examine()
    assert code == 1 and said.count("FAILS") == 1
    assert ("reader" if idle == "card" else "knob") in said.split("FAILS")[1]


def hardware(visit: Visit) -> dict[str, object]:
    told: dict[str, object] = visit.client.command("settings")["settings"]["hardware"]
    return told


@pytest.mark.parametrize(
    ("counted", "wishes"),
    [
        (2, {"knob_detents": 2}),
        (1, {"knob_detents": 4}),
        (-4, {"knob_detents": 1, "knob_direction": -1}),
        (-2, {"knob_detents": 2, "knob_direction": -1}),
        (3, {}),
        (0, {}),
    ],
)
def test_a_knob_of_another_kind_is_set_at_the_table(
    visit: Visit, counted: int, wishes: dict[str, object]
) -> None:
    visit.counted = counted
    code, said = visit.examine()
    assert code == 1 and f"4 clicks to the right counted as {counted}" in said
    assert hardware(visit) == wishes and ("is set now" in said) == bool(wishes)


@pytest.mark.parametrize(
    ("answers", "wishes"),
    [
        ({"whole": "n", "edge": "e"}, {"screen": "ssd1306"}),
        ({"upright": "n"}, {"screen_rotation": 180}),
        ({"each": "n", "whiter": "w"}, {"light_order": "GRBW"}),
        ({"whole": "n"}, {}),
        ({"each": "n"}, {}),
    ],
)
def test_a_screen_and_lights_of_another_kind_are_set_at_the_table(
    visit: Visit, answers: dict[str, str], wishes: dict[str, object]
) -> None:
    code, said = visit.examine(**answers)
    assert code == 1 and said.count("FAILS") == 1
    assert hardware(visit) == wishes and ("is set now: saved" in said) == bool(wishes)


@pytest.mark.parametrize("order", TRAITS["light_order"])
def test_from_the_colours_of_the_first_light_the_order_follows(order: str) -> None:
    for now in TRAITS["light_order"]:
        if len(now) != len(order):
            continue
        names = {"R": "red", "G": "green", "B": "blue"}
        seen = [names[order[now.index(letter)]] for letter in "RGB"]
        assert traits.light_order({"light_order": now}, seen) == {"light_order": order}
    assert traits.light_order({}, ["red", "red", "blue"]) == {}


def test_every_light_is_lit_once_in_turn(visit: Visit) -> None:
    lit: list[int] = []
    strip = visit.devices.strip.device
    write = strip.write

    def watched(rgb: bytes) -> None:
        shining = [at // 3 for at in range(0, len(rgb), 3) if any(rgb[at : at + 3])]
        lit.extend(shining if len(shining) == 1 else [])
        write(rgb)

    strip.write = watched
    visit.examine()
    assert lit[:8] == list(range(8))
    assert not any(strip.rgb)  # and dark again


@pytest.mark.parametrize("name", ["screen", "strip", "reader", "knob"])
def test_a_device_that_fails_is_named_and_not_tried_further(visit: Visit, name: str) -> None:
    class Broken:
        each = ()  # no readers to speak to one by one

        def __getattr__(self, method: str) -> Callable[..., None]:
            return self.fail

        def fail(self, *what: object) -> None:
            raise OSError(5)

    getattr(visit.devices, name).device = Broken()
    visit.client.command("turn 0")
    time.sleep(0.1)
    visit.client.command("language fr")  # draws a screen
    visit.client.command("trial light 0 ff0000")
    code, said = visit.examine()
    assert code == 1 and f"FAILS {name}" in said and FIX[name] in said
    assert said.count("FAILS") == 1


def test_a_device_that_is_not_set_up_is_no_fault(visit: Visit) -> None:
    visit.devices.buzzer.device = None
    code, said = visit.examine()
    assert code == 0 and "-     buzzer    none is set up" in said


def test_storage_that_fails_or_is_full_is_named(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("firmware.link.device_tests.ROWS", 0)
    monkeypatch.setattr("host.commands.doctor.ENOUGH_FLASH", 1 << 62)
    code, said = visit.examine(asking=False)
    assert code == 1 and "FAILS storage" in said and "trilithon records --export" in said


def test_a_match_in_play_is_left_alone(visit: Visit) -> None:
    visit.client.command('new {"game": "amazones", "players": ["A", "B", "C"]}')
    visit.client.inner.hello = visit.client.command("hello")
    code, said = visit.examine()
    assert code == 1 and "a match is in play" in said and not visit.questions
    code, _ = visit.examine(asking=False)
    assert code == 0


def test_without_questions_over_a_real_cable(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    need_micropython()
    with UnixTable(tmp_path) as table:
        assert cli.main(["doctor", table.port, "--yes"]) == 0
        said = capsys.readouterr().out
        assert "KB free, " in said and "ok    storage" in said and "Please" not in said
        with Client(table.port) as client:
            assert client.command("hello")["game"] is None


def test_nobody_at_the_keyboard_is_told_to_use_yes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def nobody(question: str) -> str:
        raise EOFError

    with InProcessTable(tmp_path) as table, table.connect() as client:
        assert Doctor(client, 8, True, nobody).examine() == 1
    assert "--yes" in capsys.readouterr().out


def test_a_chip_s_version_is_told_and_a_clone_is_no_fault(visit: Visit) -> None:
    reader = visit.devices.reader.device
    reader.version, reader.warning = 0x12, "clone"
    code, said = visit.examine(asking=False)
    assert code == 0 and "reader    answers, version 0x12: a clone's" in said
    reader.version, reader.warning = 0x92, ""
    assert "reader    answers, version 0x92\n" in visit.examine(asking=False)[1]


def test_a_broken_wire_and_one_failing_reader_of_several_are_told(visit: Visit) -> None:
    reader = visit.devices.reader.device
    for warning, said in (
        ("wire", "version 0x92; the wire of its IRQ is broken"),
        ("fails", "version 0x92; one of several fails: check its select"),
    ):
        reader.version, reader.warning = 0x92, warning
        assert said in visit.examine(asking=False)[1]
