"""Where the places of Stonehenge lie, in millimetres from the middle of the plate.

x to the right, y down, as drawings have it. Lights, drill plans and the browser's table are all
drawn from these positions. A sheet of A3 takes the plate whole, with room for marks.
"""

from engine.plates.rings import along, at
from engine.plates.stonehenge import ALTAR, DAY, INNER, NIGHT, RIM, TRILITHON

SIZE = (280.0, 280.0)
TITLE = (0.0, -26.0), "Stonehenge"
RINGS = True  # names of places stand outwards of them

RIM_RADIUS = 130.0
WELL_RADIUS = 112.0
WELL_SHIFT = 3.0  # degrees from the middle of the space: night before it, day after it
TRILITHON_RADIUS = 88.0
INNER_RADIUS = 62.0
OPENING = 70.0  # degrees of the ring of trilithons that stay open, at the bottom


def points() -> dict:
    """Space 1 right of the top, clockwise; the horseshoe of the inner path opens at the bottom."""
    found = {ALTAR: (0.0, 8.0)}
    for space in range(1, 31):
        angle = (space - 0.5) * 12
        found[RIM + space] = at(RIM_RADIUS, angle)
        found[NIGHT + space] = at(WELL_RADIUS, angle - WELL_SHIFT)
        found[DAY + space] = at(WELL_RADIUS, angle + WELL_SHIFT)
    left, right = 180 + OPENING / 2, 540 - OPENING / 2
    for circle in range(1, 20):
        found[INNER + circle] = at(INNER_RADIUS, along(left, right, 19, circle - 1))
    for number in range(1, 6):
        found[TRILITHON + number] = at(TRILITHON_RADIUS, along(left, right, 5, number - 1))
    return found
