"""Plates to drill: every hole, sheet and name, from the data the lights use."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator

import pytest

from engine import found as catalogued
from firmware.lights import plates
from firmware.lights.lights import SIZES
from hardware import drill
from tests.hardware.drawn import FOLDER, circles, lines, page_sizes, read, streams


@pytest.mark.parametrize("board", catalogued.plate_sizes())
def test_every_place_has_its_hole_and_every_hole_is_a_place_or_a_screw(board: str) -> None:
    points = [(x, y, drill.HOLE / 2) for x, y in catalogued.geometry(board)["points"]().values()]
    points += [(x, y, drill.FIXING / 2) for x, y in drill.fixings(board)]
    found = sorted(circles(board))
    assert len(found) == len(points)
    for drilled, wanted in zip(found, sorted(points), strict=True):
        assert drilled == pytest.approx(wanted, abs=0.01)


@pytest.mark.parametrize("board", catalogued.plate_sizes())
def test_every_place_the_firmware_can_light_has_a_position(board: str) -> None:
    assert sorted(catalogued.geometry(board)["points"]()) == sorted(plates.all_places(board))
    assert max(catalogued.geometry(board)["points"]()) < SIZES[board]


@pytest.mark.parametrize("board", catalogued.plate_sizes())
def test_between_holes_there_is_wood_and_a_light_of_ten_millimetres_fits(board: str) -> None:
    width, height = catalogued.geometry(board)["SIZE"]
    holes = circles(board)
    for index, (x, y, radius) in enumerate(holes):
        assert abs(x) + radius + 3 <= width / 2 and abs(y) + radius + 3 <= height / 2
        for left, top, other in holes[:index]:
            apart = math.dist((x, y), (left, top))
            assert apart >= (10 if radius == other == drill.HOLE / 2 else 8), (x, y, left, top)


@pytest.mark.parametrize("board", catalogued.plate_sizes())
def test_the_svg_is_as_large_as_the_plate(board: str) -> None:
    width, height = (f"{side + 2 * drill.BORDER:g}" for side in catalogued.geometry(board)["SIZE"])
    head = read(f"plates/{board}.svg").split("\n")[0]
    assert f'width="{width}mm" height="{height}mm" viewBox="0 0 {width} {height}"' in head


@pytest.mark.parametrize("paper", ["a3", "a4"])
@pytest.mark.parametrize("board", catalogued.plate_sizes())
def test_the_pdf_has_true_sheets_and_a_control_line_on_each(board: str, paper: str) -> None:
    pdf = (FOLDER / f"plates/{board}-{paper}.pdf").read_bytes()
    sizes = {(420.0, 297.0)} if paper == "a3" else {(297.0, 210.0), (210.0, 297.0)}
    assert page_sizes(pdf) <= sizes
    for stream in streams(pdf):
        lengths = [math.dist(line[:2], line[2:]) for line in lines(stream)]
        assert any(abs(length - 100) < 0.01 for length in lengths)
        assert "100 mm" in stream and "100 %" in stream


@pytest.mark.parametrize("board", catalogued.plate_sizes())
def test_every_hole_is_whole_on_one_of_the_a4_sheets(board: str) -> None:
    drawing = drill.holes_with_outline(board)
    wanted = {(round(x, 2), round(y, 2)) for _, _, x, y in holes_in(drawing.shapes, 0, 0)}
    pages = drill.on_a4(board)
    width, height = (side - 2 * drill.MARGIN for side in (pages[0].width, pages[0].height))
    lefts = drill.steps(drawing.width, min(width, drawing.width))
    tops = drill.steps(drawing.height, min(height, drawing.height))
    assert len(pages) == len(lefts) * len(tops)
    found = set()
    for page, (top, left) in zip(pages, [(t, x) for t in tops for x in lefts], strict=True):
        move = left - drill.MARGIN, top - drill.MARGIN
        found |= {(round(x, 2), round(y, 2)) for _, _, x, y in holes_in(page.shapes, *move)}
    assert found == wanted


def holes_in(shapes: list, x: float, y: float) -> Iterator[tuple[float, float, float, float]]:  # type: ignore[type-arg]
    for shape in shapes:
        if hasattr(shape, "radius"):
            yield shape.radius, 0.0, shape.x + x, shape.y + y


@pytest.mark.parametrize("board", catalogued.plate_sizes())
def test_holes_are_named_and_numbered_along_the_chain(board: str) -> None:
    text = read(f"plates/{board}.svg")
    said = re.findall(r">([^<>]+)</text>", text)
    places = plates.chain(board).places
    assert [name for name in said if name in {plates.name(board, p) for p in places}]
    for light, place in enumerate(places):
        assert plates.name(board, place) in said and str(light + 1) in said
