"""`make bench` has a figure for everything it measures: none of them dies unseen."""

from __future__ import annotations

from pathlib import Path

import pytest

from host.install.build import Tools, find_tools
from tests.measure import bench

GAME, SEATS = "high_druid", 3


@pytest.fixture(scope="module")
def tools() -> Tools:
    found = find_tools()
    if found is None:
        pytest.skip("no micropython and mpy-cross for this platform")
    bench.prepare(found)
    return found


WHAT = [("speed", GAME, SEATS, 20), ("trivial", 20), ("latency", bench.FIRST)]


@pytest.mark.parametrize("what", WHAT)
def test_every_speed_is_measured_on_both_pythons(tools: Tools, what: tuple[object, ...]) -> None:
    for said in (bench.on_cpython(*what), bench.on_micropython(tools, *what)):
        assert said is not None
        assert all(int(figure) > 0 for figure in said), said


@pytest.mark.parametrize("part", ["engine", "app"])
def test_the_heap_of_a_match_is_measured(tools: Tools, tmp_path: Path, part: str) -> None:
    said = bench.on_micropython(tools, "match", GAME, SEATS, str(tmp_path), part)
    assert said is not None
    assert int(said[0]) > 10_000
