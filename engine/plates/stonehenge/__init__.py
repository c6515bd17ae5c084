"""The plate of Stonehenge: rim, wells, the inner path, trilithons and altar."""

from engine.places import ALTAR, DAY, INNER, NIGHT, RIM, TRILITHON
from engine.plates import Plate

PLATE = Plate(
    "stonehenge",
    (
        ("", RIM, 1, 30), ("night", NIGHT, 1, 30), ("day", DAY, 1, 30), ("circle", INNER, 1, 19),
        ("T", TRILITHON, 1, 5), ("altar", ALTAR, None, None),
    ),
    "16..30 1..15 night16..30 night1..15 day16..30 day1..15 T1 circle1..5 T2"
    " circle6..10 T3 circle11..14 T4 circle15..18 T5 circle19 altar",
)  # fmt: skip
