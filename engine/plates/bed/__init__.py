"""The plate of Amazones: three stacks on a bed, and the harems of five seats around it."""

from engine.plates import Plate

# BED_STACK + part, BED_HAREM + seat
BED_STACK = 0
BED_HAREM = 3

PLATE = Plate(
    "bed",
    (
        ("head", BED_STACK, None, None), ("torso", BED_STACK + 1, None, None),
        ("legs", BED_STACK + 2, None, None), ("seat", BED_HAREM - 1, 1, 5),
    ),
    "seat2..1 legs torso head seat3..5",
)  # fmt: skip
