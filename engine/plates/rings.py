"""Points on circles, for the drawings of plates. For computers alone."""

import math


def at(radius: float, degrees: float) -> tuple:
    """A point of a circle; 0 degrees is the top, clockwise."""
    angle = math.radians(degrees)
    return round(radius * math.sin(angle), 2), round(-radius * math.cos(angle), 2)


def along(first: float, last: float, count: int, index: int) -> float:
    """The index-th of `count` angles from `first` to `last`."""
    return first + (last - first) * index / (count - 1)
