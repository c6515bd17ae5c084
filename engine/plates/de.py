"""Plates in German: a dictionary for each, by its key."""

STONEHENGE = {
    "plate_stonehenge": "Stonehenge",
    "place_day": "Tag ",
    "place_night": "Nacht ",
    "place_circle": "Kreis ",
    "place_altar": "Altar",
    "place_T": "Trilith ",
}

RAIL = {
    "plate_rail": "Why First?",
}

BED = {
    "plate_bed": "Amazonen",
    "place_head": "Kopf",
    "place_torso": "Rumpf",
    "place_legs": "Beine",
    "place_seat": "Platz ",
}

# Of the pages alone.
PAGE = {
    "row_rim": "Steinring",
    "row_day": "Tagmulden",
    "row_night": "Nachtmulden",
    "row_circle": "Innerer Weg",
    "row_T": "Trilithen",
    "row_altar": "Altar",
    "row_rail": "Leiste",
    "row_stacks": "Stapel",
    "row_harems": "Harems",
    "place_day": "Tagmulde {0}",
    "place_night": "Nachtmulde {0}",
    "place_circle": "Kreis {0}",
    "place_T": "Trilith {0}",
    "place_altar": "Altar",
}
