"""Plates off the shelf can be drilled: a hole for every place, none too near another."""

from __future__ import annotations

import math
from itertools import combinations

import pytest

from engine.places import place_name
from engine.plates import Plate
from engine.plates.laid import geometry
from engine.plates.simple import grid, ring, track
from firmware.lights import plates
from hardware.measured import A3, LIGHT

PLATES = [grid("square", 15, 15), grid("small", 1, 1), grid("wide", 9, 5), track("short", 7, "in"),
          track("long", 240, "in", "out"), ring("round", 60, "hub"), ring("three", 3)]  # fmt: skip


@pytest.mark.parametrize("plate", PLATES, ids=lambda plate: plate.key)
def test_every_place_has_its_hole_on_a_sheet_of_a3(
    plate: Plate, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(plates._read, plate.key, plate)
    laid = geometry(plate)
    (width, height), points = laid["SIZE"], laid["points"]()
    assert width <= A3[0] and height <= A3[1]
    assert all(
        abs(x) < width / 2 - LIGHT and abs(y) < height / 2 - LIGHT for x, y in points.values()
    )
    assert all(math.dist(*pair) >= LIGHT for pair in combinations(points.values(), 2))
    assert sorted(plates.parse(plate.key, plate.chain)) == sorted(points)
    spelt = [plates.name(plate.key, place) for place in points]
    assert spelt == [place_name(place, plate.families) for place in points]


@pytest.mark.parametrize("count", [1, 12, 13, 30, 60, 98, 121, 200, 240])
def test_a_track_is_folded_so_that_its_places_are_large_on_a_page(count: int) -> None:
    laid = geometry(track("run", count, "in", "out"))
    (width, height), points = laid["SIZE"], laid["points"]()
    rows = [[points[place][1] for place in range(1, count + 1)].count(y)
            for y in {y for _, y in points.values()}]  # fmt: skip
    assert width <= 3.7 * height and min(rows) > max(rows) / 3
    steps = [math.dist(points[place], points[place + 1]) for place in range(count + 1)]
    assert max(steps) <= 18, "no step is longer than from row to row"


def test_a_plate_without_a_geometry_says_so() -> None:
    with pytest.raises(ValueError, match="mine has no geometry"):
        geometry(Plate("mine", (("", 0, 1, 3),), "1..3"))
