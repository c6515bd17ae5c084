"""A pegging track of lights: the start, 120 holes, and the hole that wins."""

from engine.plates import Plate

START = 0
OUT = 121

PLATE = Plate(
    "cribbage",
    (("", 0, 1, 120), ("start", START, None, None), ("out", OUT, None, None)),
    "start 1..120 out",
)
