"""Plates after photographs: a board that a camera saw askew is drilled as it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import found
from hardware import build, drill, measured
from tests.hardware.drawn import read

PLATES = list(found.plate_sizes())
SMALL = min(PLATES, key=lambda plate: len(measured.names(plate)))


def photographed(plate: str, times: float = 1.0) -> list[str]:
    """The file of a board that is so many times as large as our own layout."""
    usual = found.geometry(plate)
    width, height = (side * times for side in usual["SIZE"])
    corners = [seen(x * width / 2, y * height / 2) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    spelt = " ".join(f"{x:.2f} {y:.2f}" for x, y in corners)
    lines = [f"width {width}", f"height {height}", f"corners {spelt}  # by the frame"]
    for name, place in measured.names(plate).items():
        x, y = usual["points"]()[place]
        lines.append("{} {:.2f} {:.2f}".format(name, *seen(x * times, y * times)))
    return lines


def seen(x: float, y: float) -> tuple[float, float]:
    """Millimetres of a board as points of a photograph, taken from below and turned a little."""
    far = 1 + 0.0006 * y - 0.0002 * x
    return 900 + (3.1 * x - 0.4 * y) / far, 700 + (0.35 * x + 2.8 * y) / far


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(measured, "FOLDER", tmp_path)
    return tmp_path


@pytest.mark.parametrize("plate", PLATES)
def test_a_photograph_taken_askew_gives_every_place_to_a_tenth_of_a_millimetre(
    plate: str, folder: Path
) -> None:
    (folder / f"{plate}.txt").write_text("\n".join(photographed(plate, 1.5)))
    size, points = measured.geometry(plate)["SIZE"], measured.geometry(plate)["points"]()
    usual = found.geometry(plate)
    assert size == tuple(1.5 * side for side in usual["SIZE"])
    assert points.keys() == usual["points"]().keys()
    for place, (x, y) in usual["points"]().items():
        assert points[place] == pytest.approx((1.5 * x, 1.5 * y), abs=0.1)


def test_millimetres_may_be_given_as_they_are(folder: Path) -> None:
    lines = [line.split()[0] + f" {20 + 9 * at} 30" for at, line in enumerate(photographed(SMALL))]
    lines[:3] = ["width 200", "height 100", "corners 0 0 200 0 200 100 0 100"]
    _, points = measured.read(SMALL, "\n".join(lines))
    assert min(points.values()) == (20 + 9 * 3 - 100, -20)


def test_its_holes_are_drilled_there(folder: Path) -> None:
    before = drill.drawn(SMALL)
    (folder / f"{SMALL}.txt").write_text("\n".join(photographed(SMALL, 1.5)))
    after = drill.drawn(SMALL)
    assert after.width - 2 * drill.BORDER == 1.5 * (before.width - 2 * drill.BORDER)
    assert list(measured.doubts(SMALL)) == [f"{SMALL} is larger than a sheet of A3: "
                                            "take the sheets of A4"]  # fmt: skip
    assert len(drill.on_a4(SMALL)) > 1


def test_holes_that_are_too_close_are_told(folder: Path) -> None:
    lines = photographed(SMALL)
    one, other = lines[3].split()[0], lines[4].split()[0]
    lines[4] = " ".join([other, *lines[3].split()[1:]])
    (folder / f"{SMALL}.txt").write_text("\n".join(lines))
    told = list(measured.doubts(SMALL))
    assert told == [f"{SMALL}: {one} and {other} are 0.0 mm apart, a light is 10 mm across"]


@pytest.mark.parametrize(
    ("at", "line", "complaint"),
    [
        (0, "width 0", "width 0: more than 0"),
        (0, "width nan", "line 1: 1 numbers are required after width"),
        (0, "breadth 10 20", "has no breadth"),
        (0, "", "these lines are missing: width"),
        (2, "corners 1 2 3", "line 3: 8 numbers are required after corners"),
        (2, "corners 0 0 0 9 9 9 9 0", "corners: upper left, upper right"),
        (2, "corners 0 0 9 0 9 9 5 5", "corners: upper left, upper right"),
        (2, "corners 0 0 9 0 9 9 0 9", "lies outside of the corners"),
        (3, "{} 3", "line 4: 2 numbers are required after"),
        (4, "{} 3 4", "line 5: {} is there twice"),
    ],
)
def test_what_is_wrong_is_said_and_nothing_is_drawn(
    at: int, line: str, complaint: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = photographed(SMALL)
    name = lines[3].split()[0]
    lines[at] = line.format(name)
    (folder / f"{SMALL}.txt").write_text("\n".join(lines))
    drawn = read(f"plates/{SMALL}.svg")
    assert build.main([]) == 1
    said = capsys.readouterr().out
    assert complaint.format(name) in said and f"{SMALL}.txt" in said
    assert read(f"plates/{SMALL}.svg") == drawn
