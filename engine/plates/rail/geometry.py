"""Where the places of the rail lie, in millimetres from its middle: -15 to +20 in a row."""

from engine.plates.rail import RAIL

SIZE = (380.0, 40.0)
TITLE = (0.0, 12.5), "Why First?"
STEP = 10.0


def points() -> dict:
    return {RAIL + v: ((v - 2.5) * STEP, 0.0) for v in range(-15, 21)}
