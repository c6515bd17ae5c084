"""What the drawings of hardware/ show, read back from their files."""

from __future__ import annotations

import base64
import re
import zlib
from collections.abc import Iterator

from engine import found as catalogued
from hardware import build, drill
from hardware.readme import README

FOLDER = README.parent
AGAIN = "`make hardware` writes it again"
MM = 72 / 25.4


def read(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")


def streams(pdf: bytes) -> list[str]:
    """What every page draws, packed by any tool."""
    packed = re.findall(rb"stream\r?\n(.*?)~>endstream", pdf, re.DOTALL)
    return [zlib.decompress(base64.a85decode(one)).decode("latin-1") for one in packed]


def page_sizes(pdf: bytes) -> set[tuple[float, float]]:
    """In mm."""
    boxes = re.findall(rb"/MediaBox \[ 0 0 ([\d.]+) ([\d.]+) \]", pdf)
    return {(round(float(w) / MM, 2), round(float(h) / MM, 2)) for w, h in boxes}


def lines(stream: str) -> Iterator[tuple[float, float, float, float]]:
    """Straight lines a page draws, in mm."""
    number = r"(-?[\d.]+)"
    for found in re.findall(rf"{number} {number} m {number} {number} l", stream):
        yield tuple(float(value) / MM for value in found)  # type: ignore[misc]


def circles(board: str) -> list[tuple[float, float, float]]:
    """Every hole of the plate's SVG: x and y from the middle of the plate, radius."""
    text = read(f"plates/{board}.svg")
    width, height = (side / 2 + drill.BORDER for side in catalogued.geometry(board)["SIZE"])
    found = re.findall(r'<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"', text)
    return [(float(x) - width, float(y) - height, float(r)) for x, y, r in found]


def scad(name: str) -> float:
    """A number from the top of the OpenSCAD file."""
    found = re.search(rf"^{name} = ([\d.]+);", build.SCAD.read_text(), re.MULTILINE)
    assert found, name
    return float(found[1])


def scad_pair(name: str) -> tuple[float, float]:
    found = re.search(rf"^{name} = \[([\d.]+), ([\d.]+)\];", build.SCAD.read_text(), re.MULTILINE)
    assert found, name
    return float(found[1]), float(found[2])
