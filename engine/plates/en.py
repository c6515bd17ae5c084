"""Plates in English: a dictionary for each, by its key."""

STONEHENGE = {
    "plate_stonehenge": "Stonehenge",
    "place_day": "day ",
    "place_night": "night ",
    "place_circle": "circle ",
    "place_altar": "altar",
    "place_T": "trilithon ",
}

RAIL = {
    "plate_rail": "Why First?",
}

BED = {
    "plate_bed": "Amazones",
    "place_head": "head",
    "place_torso": "torso",
    "place_legs": "legs",
    "place_seat": "seat ",
}

# Of the pages alone.
PAGE = {
    "row_rim": "Ring of stones",
    "row_day": "Day wells",
    "row_night": "Night wells",
    "row_circle": "Inner path",
    "row_T": "Trilithons",
    "row_altar": "Altar",
    "row_rail": "Rail",
    "row_stacks": "Stacks",
    "row_harems": "Harems",
    "place_day": "day well {0}",
    "place_night": "night well {0}",
    "place_circle": "circle {0}",
    "place_T": "trilithon {0}",
    "place_altar": "altar",
}
