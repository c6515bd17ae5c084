"""Where the places of a plate off the shelf lie (engine/plates/simple.py). For computers alone."""

import math

from engine.plates.rings import at

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

MARGIN = 12.0  # around the places, in mm
LARGEST, SHEET = 30.0, 257.0  # mm of a square, and of all of a side: a sheet of A3 takes it whole
STEP, ROW = 12.0, 18.0  # of a track: from place to place, from row to row
ALONG, WIDE = 30, 3.7  # most places of a row; width by height
SMALLEST = 40.0  # the radius of a ring


def geometry(plate: "Any") -> dict:
    """SIZE, TITLE, points() of a plate, as a geometry.py has them. ValueError: it has no shape."""
    if not plate.shape:
        raise ValueError(f"the plate {plate.key} has no geometry.py, and is none off the shelf")
    kind, *measures = plate.shape
    lay: Any = {"grid": grid, "track": track, "ring": ring}[kind]
    size, title, points = lay(plate, *measures)
    said = plate.key.replace("_", " ").capitalize()
    return {"SIZE": size, "TITLE": (title, said), "RINGS": kind == "ring", "points": lambda: points}


def lone(plate: "Any") -> list:
    """The places without a number."""
    return [place for _, place, lowest, _ in plate.families if lowest is None]


def grid(plate: "Any", columns: int, rows: int) -> tuple:
    """a1 at the lower left, in squares."""
    step = min(LARGEST, SHEET // max(columns, rows))
    points = {
        column * rows + row: ((column - (columns - 1) / 2) * step, ((rows - 1) / 2 - row) * step)
        for column in range(columns) for row in range(rows)
    }  # fmt: skip
    width, height = columns * step + 2 * MARGIN, rows * step + 2 * MARGIN
    return (width, height), (0.0, 7.0 - height / 2), points


def track(plate: "Any", count: int) -> tuple:
    """1 at the lower left, in rows to and fro; start and end before and behind them.

    In one long row a page would draw each place too small to be read, or hit with a finger.
    """
    rows, along, width, height = 0, count, math.inf, 0.0
    while along > ALONG or width > WIDE * height:
        rows += 1
        along = -(-count // rows)
        width, height = (along + 1) * STEP + 2 * MARGIN, rows * ROW + 3 * MARGIN
    points = {}
    for place in range(1, count + 1):
        row, column = divmod(place - 1, along)
        x = (column - (along - 1) / 2) * STEP
        points[place] = (-x if row % 2 else x, ((rows - 1) / 2 - row) * ROW + MARGIN / 2)
    for place in lone(plate):
        beside, left = (1, True) if place == 0 else (count, rows % 2 == 0)
        x, y = points[beside]
        points[place] = (x - STEP if left else x + STEP, y)
    return (width, height), (0.0, 7.0 - height / 2), points


def ring(plate: "Any", count: int) -> tuple:
    """1 at the top, clockwise."""
    radius = max(SMALLEST, math.ceil(count * STEP / (2 * math.pi)))
    points = {place: at(radius, (place - 1) * 360 / count) for place in range(1, count + 1)}
    points.update(dict.fromkeys(lone(plate), (0.0, 0.0)))
    side = 2 * (radius + 1.5 * MARGIN)
    return (side, side), (0.0, 16.0), points
