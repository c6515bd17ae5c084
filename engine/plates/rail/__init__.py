"""The plate of Why First?: a rail from -15 to +20."""

from engine.plates import Plate

RAIL = 15  # RAIL + v is the space of value v, -15 to 20

PLATE = Plate("rail", (("", RAIL, -15, 20),), "-15..20")
