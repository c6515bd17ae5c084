"""The box: its parts for a 3D printer, and its picture."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from PIL import Image

from hardware import build
from tests.hardware.drawn import AGAIN, scad, scad_pair


def rendered(part: str, tmp_path: Path, *more: str) -> list[list[tuple[float, ...]]]:
    """The triangles of a part."""
    if shutil.which("openscad") is None:
        pytest.skip("openscad is not installed: the box is not rendered")
    target = tmp_path / "part.stl"
    settings = [f'part="{part}"', "$fn=12", *more]
    command = ["openscad", *[w for s in settings for w in ("-D", s)], "-o", str(target)]
    done = subprocess.run([*command, str(build.SCAD)], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    assert "WARNING" not in done.stderr and "Simple:        yes" in done.stderr, done.stderr
    corners = re.findall(r"vertex (\S+) (\S+) (\S+)", target.read_text())
    points = [tuple(float(value) for value in corner) for corner in corners]
    return [points[i : i + 3] for i in range(0, len(points), 3)]


def crossings(triangles: list[list[tuple[float, ...]]], x: float, y: float) -> list[float]:
    """Heights where an upright line goes through the surface."""
    found = set()
    for a, b, c in triangles:
        area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])
        if abs(area) < 1e-9:
            continue
        u = ((x - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (y - a[1])) / area
        v = ((b[0] - a[0]) * (y - a[1]) - (x - a[0]) * (b[1] - a[1])) / area
        if u >= 0 and v >= 0 and u + v <= 1:
            found.add(round(a[2] + u * (b[2] - a[2]) + v * (c[2] - a[2]), 2))
    return sorted(found)


@pytest.mark.parametrize("oled", ["1.3", "0.96"])
def test_the_lid_renders_thin_over_the_antenna_and_open_for_screen_and_knob(
    oled: str, tmp_path: Path
) -> None:
    lid = rendered("lid", tmp_path, f'oled="{oled}"')
    depth = scad("depth")

    def through(at: tuple[float, float]) -> list[float]:
        return crossings(lid, at[0] + 0.01, depth - at[1] + 0.02)

    floor, ceiling = through(scad_pair("reader_at"))
    assert ceiling - floor == pytest.approx(scad("reader_wall")) and ceiling - floor < 3
    assert through(scad_pair("oled_at")) == [] and through(scad_pair("knob_at")) == []
    sizes = [max(p[i] for t in lid for p in t) - min(p[i] for t in lid for p in t) for i in (0, 1)]
    assert sizes == pytest.approx([scad("width"), depth])


@pytest.mark.parametrize("board", ["pico", "esp32"])
def test_the_body_renders_for_every_board(board: str, tmp_path: Path) -> None:
    body = rendered("body", tmp_path, f'board="{board}"')
    highest = max(point[2] for triangle in body for point in triangle)
    assert highest == pytest.approx(scad("height") - scad("top"))
    assert crossings(body, 85.3, 50.2) == [0, scad("wall")]


def test_the_picture_of_the_box_is_of_todays_source() -> None:
    assert Image.open(build.PICTURE).info["source"] == build.scad_fingerprint(), AGAIN
