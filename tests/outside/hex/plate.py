"""Seven by seven: a1 at the lower left."""

from engine.plates.simple import grid

SIDE = 7

PLATE = grid("hex", SIDE, SIDE)
