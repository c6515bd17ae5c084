"""Boxes in German: a dictionary for each, by its key."""

AMAZONES = {
    "box_amazones": "Amazonen",
    "piece_yellow": "gelb ",
    "piece_blue": "blau ",
    "piece_red": "rot ",
    "piece_green": "grün ",
    "piece_purple": "violett ",
    "piece_head": "Kopf ",
    "piece_torso": "Rumpf ",
    "piece_legs": "Beine ",
}

WHY_FIRST = {
    "box_why_first": "Why First",
    "piece_": "Karte ",
}

STONEHENGE = {
    "box_stonehenge": "Stonehenge",
    "piece_d": "Tag ",
    "piece_n": "Nacht ",
    "piece_t": "Trilith ",
    "end_W": "weiß",
    "end_B": "blau",
    "end_G": "grün",
    "end_Y": "gelb",
    "end_R": "rot",
}

PACK = {
    "box_pack": "52 Karten",
    "club": "Kreuz",
    "diamond": "Karo",
    "heart": "Herz",
    "spade": "Pik",
    "piece_club": "Kreuz ",
    "piece_diamond": "Karo ",
    "piece_heart": "Herz ",
    "piece_spade": "Pik ",
    "piece_joker": "Joker",
    "end_A": "Ass",
    "end_J": "Bube",
    "end_Q": "Dame",
    "end_K": "König",
}

# Of the pages alone.
PAGE = {
    "day": "Tag",
    "night": "Nacht",
}

# What the table's screen has no room for.
STONEHENGE_WHOLE = {
    "piece_t": "Trilith ",
}
