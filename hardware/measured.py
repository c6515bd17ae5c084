"""A plate after a photograph of a real board: points of the picture become millimetres.

`plates/measured/KEY.txt`, where it is there, says where the places of the plate KEY lie, instead of
our own layout (`geometry.py` in its folder):

    # x and y in the photograph, as a paint program shows them under the pointer
    width 270                                   of the board, in millimetres, with a ruler
    height 270
    corners 102 88 1502 91 1498 1490 99 1484    upper left, upper right, lower right, lower left
    altar 803 702
    circle1 640 731

and so on for every place, by its name in a chain (firmware/lights/plates.py). The corners also tell
how askew the camera was held. Who measures in millimetres names the corners in millimetres, too.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine import found
from firmware.lights import plates

Point = tuple[float, float]

FOLDER = Path(__file__).parent / "plates" / "measured"
SIDES = ("width", "height")
CORNERS = "corners"
COUNT = {**dict.fromkeys(SIDES, 1), CORNERS: 8}  # numbers after the word; 2 after a place
LONGEST = 1000.0  # mm of a side
LIGHT = 10.0  # mm across: so far apart two holes must be
A3 = (404.0, 281.0)  # mm of a plate that one sheet takes, with its marks


def geometry(plate: str) -> dict[str, Any]:
    """As the plate's geometry.py, or as measured; ValueError says what is wrong there."""
    usual = found.geometry(plate)
    path = FOLDER / f"{plate}.txt"
    if not path.exists():
        return usual
    try:
        size, points = read(plate, path.read_text(encoding="utf-8"))
    except ValueError as wrong:
        raise ValueError(f"{path}: {wrong}") from wrong
    return {"SIZE": size, "TITLE": usual["TITLE"], "points": lambda: points}


def read(plate: str, text: str) -> tuple[Point, dict[int, Point]]:
    """The size of a plate, and its places from its middle, in millimetres."""
    places, said = names(plate), words_of(text)
    if unknown := [word for word in said if word not in COUNT and word not in places]:
        raise ValueError(f"the plate {plate} has no {', '.join(unknown)}")
    if lacking := [word for word in (*COUNT, *places) if word not in said]:
        raise ValueError(f"these lines are missing: {', '.join(lacking)}")
    width, height = (side(word, said[word][0]) for word in SIDES)
    straight = Straightened(said[CORNERS])
    points = {}
    for name, place in places.items():
        across, down = straight(*said[name])
        if not (0 < across < 1 and 0 < down < 1):
            raise ValueError(f"{name} lies outside of the corners")
        points[place] = (round((across - 0.5) * width, 2), round((down - 0.5) * height, 2))
    return (width, height), points


def words_of(text: str) -> dict[str, list[float]]:
    """The lines of the file: a word, and its numbers."""
    said: dict[str, list[float]] = {}
    for number, line in enumerate(text.split("\n"), 1):
        words = line.split("#")[0].split()
        if words:
            word, *figures = words
            if word in said:
                raise ValueError(f"line {number}: {word} is there twice")
            said[word] = numbers(number, word, figures)
    return said


def names(plate: str) -> dict[str, int]:
    """The places of a plate by their names."""
    return {plates.name(plate, place): place for place in plates.all_places(plate)}


def numbers(line: int, word: str, figures: list[str]) -> list[float]:
    """What stands after a word."""
    count = COUNT.get(word, 2)
    try:
        given = [float(figure) for figure in figures]
    except ValueError:
        given = []
    if len(given) != count or not all(map(math.isfinite, given)):
        raise ValueError(f"line {line}: {count} numbers are required after {word}")
    return given


def side(word: str, length: float) -> float:
    if not 0 < length <= LONGEST:
        raise ValueError(f"{word} {length:g}: more than 0 and at most {LONGEST:g} mm")
    return length


class Straightened:
    """From points of a photograph to shares of the board's width and height.

    A camera shows a rectangle as four corners; the projection that does so follows from them (P. S.
    Heckbert, Fundamentals of Texture Mapping and Image Warping, 1989, 2.2.2), and is solved back.
    """

    def __init__(self, corners: list[float]) -> None:
        """x and y of the four, clockwise from the upper left."""
        (x0, x1, x2, x3), (y0, y1, y2, y3) = corners[::2], corners[1::2]
        turns = [turn(corners, at) for at in range(4)]
        if min(turns) <= 0:
            raise ValueError("corners: upper left, upper right, lower right, lower left, please")
        right, left, rest = x1 - x2, x3 - x2, x0 - x1 + x2 - x3
        upper, lower, drop = y1 - y2, y3 - y2, y0 - y1 + y2 - y3
        whole = right * lower - left * upper
        g, h = (rest * lower - left * drop) / whole, (right * drop - rest * upper) / whole
        self.x = x1 - x0 + g * x1, x3 - x0 + h * x3, x0
        self.y = y1 - y0 + g * y1, y3 - y0 + h * y3, y0
        self.far = g, h

    def __call__(self, x: float, y: float) -> Point:
        (a, b, c), (d, e, f), (g, h) = self.x, self.y, self.far
        a, b, c = a - g * x, b - h * x, x - c
        d, e, f = d - g * y, e - h * y, y - f
        whole = a * e - b * d
        return (c * e - b * f) / whole, (a * f - c * d) / whole


def turn(corners: list[float], at: int) -> float:
    """Above 0 where the outline turns clockwise at a corner, as seen on a screen."""
    (ax, ay), (bx, by), (cx, cy) = (
        corners[2 * (corner % 4) : 2 * (corner % 4) + 2] for corner in (at - 1, at, at + 1)
    )
    return (bx - ax) * (cy - by) - (by - ay) * (cx - bx)


def doubts(plate: str) -> Iterator[str]:
    """What may be drilled, but should be looked at first."""
    layout = geometry(plate)
    if layout is found.geometry(plate):
        return
    points, size = layout["points"](), layout["SIZE"]
    if sorted(size, reverse=True)[0] > A3[0] or min(size) > A3[1]:
        yield f"{plate} is larger than a sheet of A3: take the sheets of A4"
    places = list(points)
    for at, place in enumerate(places):
        for other in places[:at]:
            apart = math.dist(points[place], points[other])
            if apart < LIGHT:
                pair = f"{plates.name(plate, other)} and {plates.name(plate, place)}"
                yield f"{plate}: {pair} are {apart:.1f} mm apart, a light is {LIGHT:g} mm across"
