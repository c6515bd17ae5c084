"""Plates in French: a dictionary for each, by its key."""

STONEHENGE = {
    "plate_stonehenge": "Stonehenge",
    "place_day": "jour ",
    "place_night": "nuit ",
    "place_circle": "cercle ",
    "place_altar": "autel",
    "place_T": "trilithon ",
}

RAIL = {
    "plate_rail": "Why First?",
}

BED = {
    "plate_bed": "Amazones",
    "place_head": "tête",
    "place_torso": "torse",
    "place_legs": "jambes",
    "place_seat": "place ",
}

# Of the pages alone.
PAGE = {
    "row_rim": "Cercle de pierres",
    "row_day": "Puits de jour",
    "row_night": "Puits de nuit",
    "row_circle": "Chemin intérieur",
    "row_T": "Trilithons",
    "row_altar": "Autel",
    "row_rail": "Rail",
    "row_stacks": "Piles",
    "row_harems": "Harems",
    "place_day": "puits de jour {0}",
    "place_night": "puits de nuit {0}",
    "place_circle": "cercle {0}",
    "place_T": "trilithon {0}",
    "place_altar": "autel",
}
