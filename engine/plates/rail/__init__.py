"""The plate of Why First?: a rail from -15 to +20."""

from engine.places import RAIL
from engine.plates import Plate

PLATE = Plate("rail", (("", RAIL, -15, 20),), "-15..20")
