"""Where every place of the three boards lies, in millimetres from the middle of its plate.

x to the right, y down, as drawings have it. The lights, the pictures and the browser's table are
all drawn from these positions.
"""

from __future__ import annotations

import math

from engine.places import (
    ALTAR,
    BED_HAREM,
    BED_STACK,
    DAY,
    INNER,
    NIGHT,
    RAIL,
    RIM,
    TRILITHON,
)

Point = tuple[float, float]

RIM_RADIUS = 130.0
WELL_RADIUS = 112.0
WELL_SHIFT = 3.0  # degrees from the middle of the space: night before it, day after it
TRILITHON_RADIUS = 88.0
INNER_RADIUS = 62.0
OPENING = 70.0  # degrees of the ring of trilithons that stay open, at the bottom
RAIL_STEP = 10.0
# A sheet of A3 takes each of them whole, with room for marks; A4 takes the bed whole as well.
PLATES = {"stonehenge": (280.0, 280.0), "rail": (380.0, 40.0), "bed": (280.0, 190.0)}


def at(radius: float, degrees: float) -> Point:
    """A point of a circle; 0 degrees is the top, clockwise."""
    angle = math.radians(degrees)
    return round(radius * math.sin(angle), 2), round(-radius * math.cos(angle), 2)


def along(first: float, last: float, count: int, index: int) -> float:
    """The index-th of `count` angles from `first` to `last`."""
    return first + (last - first) * index / (count - 1)


def stonehenge() -> dict[int, Point]:
    """Space 1 right of the top, clockwise; the horseshoe of the inner path opens at the bottom."""
    points = {ALTAR: (0.0, 8.0)}
    for space in range(1, 31):
        angle = (space - 0.5) * 12
        points[RIM + space] = at(RIM_RADIUS, angle)
        points[NIGHT + space] = at(WELL_RADIUS, angle - WELL_SHIFT)
        points[DAY + space] = at(WELL_RADIUS, angle + WELL_SHIFT)
    left, right = 180 + OPENING / 2, 540 - OPENING / 2
    for circle in range(1, 20):
        points[INNER + circle] = at(INNER_RADIUS, along(left, right, 19, circle - 1))
    for number in range(1, 6):
        points[TRILITHON + number] = at(TRILITHON_RADIUS, along(left, right, 5, number - 1))
    return points


def rail() -> dict[int, Point]:
    """-15 to +20 in a row."""
    return {RAIL + v: ((v - 2.5) * RAIL_STEP, 0.0) for v in range(-15, 21)}


def bed() -> dict[int, Point]:
    """Three stacks in the middle, heads on top; the harems of five seats around, clockwise."""
    points = {BED_STACK + part: (0.0, (part - 1) * 45.0) for part in range(3)}
    for seat, point in enumerate(((-60.0, 82.0), (-128.0, 0.0), (-60.0, -82.0), (60.0, -82.0),
                                  (128.0, 0.0))):  # fmt: skip
        points[BED_HAREM + seat] = point
    return points


BOARDS = {"stonehenge": stonehenge, "rail": rail, "bed": bed}
