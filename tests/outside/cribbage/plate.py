"""A pegging track of lights: the start, 120 holes, and the hole that wins."""

from engine.plates.simple import track

START = 0
OUT = 121

PLATE = track("cribbage", 120, "start", "out")
