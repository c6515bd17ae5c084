"""The plate of Stonehenge: rim, wells, the inner path, trilithons and altar."""

from engine.plates import Plate

RIM = 0  # RIM + k: space k, 1 to 30
DAY = 30  # DAY + k: the day well of space k
NIGHT = 60  # NIGHT + k
INNER = 90  # INNER + k: circle k of the inner path, 1 to 19
ALTAR = 110
TRILITHON = 110  # TRILITHON + k: place k, 1 to 5, clockwise

PLATE = Plate(
    "stonehenge",
    (
        ("", RIM, 1, 30), ("night", NIGHT, 1, 30), ("day", DAY, 1, 30), ("circle", INNER, 1, 19),
        ("T", TRILITHON, 1, 5), ("altar", ALTAR, None, None),
    ),
    "16..30 1..15 night16..30 night1..15 day16..30 day1..15 T1 circle1..5 T2"
    " circle6..10 T3 circle11..14 T4 circle15..18 T5 circle19 altar",
)  # fmt: skip
