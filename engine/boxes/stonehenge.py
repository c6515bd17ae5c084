"""The box of the Stonehenge anthology: 60 number cards of day and night, five trilithons."""

from engine.boxes import Box
from engine.plates.stonehenge import PLATE

_NUMBERS = tuple([str(number) for number in range(1, 31)])

HENGE_COLOURS = ("white", "blue", "green", "yellow", "red", "black")

BOX = Box(
    "stonehenge",
    HENGE_COLOURS,
    (("d", _NUMBERS), ("n", _NUMBERS), ("t", ("W", "B", "G", "Y", "R"))),
).on(PLATE)


def shows(piece: int) -> "int | None":
    """The colour that a number card shows and its name does not tell."""
    return piece % 6 if piece < 60 else None
