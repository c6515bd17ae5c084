"""The lights as LIGHTS.md has them, and always under the limit."""

from __future__ import annotations

import re
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from engine import found
from engine.places import SUBJECT
from firmware.lights import lights
from firmware.lights.lights import BEAT, Lights

PAGE = Path(lights.__file__).with_name("LIGHTS.md").read_text(encoding="utf-8")


def rows(first: str) -> list[list[str]]:
    """The body of the table whose heading begins with this cell."""
    body = re.search(rf"^\| {first} \|.*\n\|[-|]+\n((?:\|.*\n)+)", PAGE, re.MULTILINE)
    assert body, first
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in body[1].splitlines()]


def rgb(cell: str) -> tuple[int, ...]:
    return tuple(int(number) for number in cell.split(","))


def test_the_page_has_every_seat_s_rhythm() -> None:
    for number, (seat, beats) in enumerate(rows("seat")):
        lit = sum(1 << at for at, sign in enumerate(beats.strip("`")) if sign == "●")
        assert (seat, len(beats.strip("`")), lit) == (str(number + 1), BEAT, lights.RHYTHM[number])
    assert len(rows("seat")) == len(lights.RHYTHM)


def test_the_page_has_every_seat_s_colour_by_the_name_people_choose_it_by() -> None:
    words = found.texts("en", "new_menu")
    named = [(words[f"light_{n}"], c) for n, c in enumerate(lights.SEAT_RGB)]
    assert [(name, rgb(cell)) for name, cell in rows("light")] == named


def test_the_page_has_every_piece_s_colour() -> None:
    assert {name: rgb(cell) for name, cell in rows("piece")} == lights.PIECE_RGB


def test_the_page_has_every_other_meaning() -> None:
    choice, subject, cursor, neutral = rows("meaning")
    pulse = [lights.Palette(()).rgb(SUBJECT, phase) for phase in range(lights.BEAT)]
    assert set(pulse) == {rgb(subject[1]), lights.DARK} and subject[2] == "blinks twice a second"
    starts = [at for at in range(lights.BEAT) if pulse[at] != lights.DARK == pulse[at - 1]]
    assert len(starts) == 2 * lights.BEAT * lights.PHASE_MS // 1000
    assert choice[1] == f"{min(lights.BREATH)} to {max(lights.BREATH)}, grey"
    assert rgb(cursor[1]) == lights.CURSOR_RGB and cursor[2] == "steady"
    assert rgb(neutral[1]) == lights.NEUTRAL_RGB and neutral[2] == "steady"


class Strip:
    def __init__(self) -> None:
        self.frames: list[bytes] = []

    def write(self, data: bytearray) -> None:
        self.frames.append(bytes(data))


def current_ma(frame: bytes) -> float:
    """What a WS2812B strip draws."""
    channels = sum(value * (16, 11, 15)[i % 3] for i, value in enumerate(frame)) / 255
    return len(frame) / 3 + channels


frames = st.integers(1, 120).flatmap(lambda n: st.binary(min_size=3 * n, max_size=3 * n))


@settings(max_examples=200, deadline=None)
@given(frames, st.integers(50, 3000), st.integers(1, 100))
def test_no_frame_draws_more_than_the_limit(frame: bytes, limit: int, brightness: int) -> None:
    strip = Strip()
    shown = Lights(strip, limit)
    shown.brightness = brightness
    shown.show(bytearray(frame))
    idle = len(frame) / 3
    assert current_ma(strip.frames[0]) <= max(limit, idle)
    assert all(new <= old for new, old in zip(strip.frames[0], frame, strict=True))
    if brightness == 100 and current_ma(frame) <= limit:
        assert strip.frames[0] == frame and shown.percent == 100


def test_every_frame_is_scaled_as_a_whole() -> None:
    strip = Strip()
    shown = Lights(strip, 100 + 36)
    shown.show(bytearray([200, 100, 50] * 36))
    red, green, blue = strip.frames[0][:3]
    assert strip.frames[0] == bytes([red, green, blue] * 36)
    assert (red, green, blue) == tuple(v * shown.percent // 100 for v in (200, 100, 50))
