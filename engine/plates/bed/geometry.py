"""Where the places of the bed lie, in millimetres from its middle; A4 takes it whole as well."""

from engine.plates.bed import BED_HAREM, BED_STACK

SIZE = (280.0, 190.0)
TITLE = (-75.0, 2.0), "Amazones"
HAREMS = ((-60.0, 82.0), (-128.0, 0.0), (-60.0, -82.0), (60.0, -82.0), (128.0, 0.0))


def points() -> dict:
    """Three stacks in the middle, heads on top; the harems of five seats around, clockwise."""
    found = {BED_STACK + part: (0.0, (part - 1) * 45.0) for part in range(3)}
    for seat, point in enumerate(HAREMS):
        found[BED_HAREM + seat] = point
    return found
