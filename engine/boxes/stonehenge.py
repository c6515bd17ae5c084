"""The box of the Stonehenge anthology: 60 number cards of day and night, five trilithons."""

from engine.boxes import Box

_NUMBERS = tuple([str(number) for number in range(1, 31)])

HENGE_COLOURS = ("white", "blue", "green", "yellow", "red", "black")

BOX = Box(
    "stonehenge",
    HENGE_COLOURS,
    (("d", _NUMBERS), ("n", _NUMBERS), ("t", ("W", "B", "G", "Y", "R"))),
)
