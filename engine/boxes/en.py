"""Boxes in English: a dictionary for each, by its key."""

AMAZONES = {
    "box_amazones": "Amazones",
    "piece_yellow": "yellow ",
    "piece_blue": "blue ",
    "piece_red": "red ",
    "piece_green": "green ",
    "piece_purple": "purple ",
    "piece_head": "head ",
    "piece_torso": "torso ",
    "piece_legs": "legs ",
}

WHY_FIRST = {
    "box_why_first": "Why First",
    "piece_": "card ",
}

STONEHENGE = {
    "box_stonehenge": "Stonehenge",
    "piece_d": "day ",
    "piece_n": "night ",
    "piece_t": "trilit. ",
    "end_W": "white",
    "end_B": "blue",
    "end_G": "green",
    "end_Y": "yellow",
    "end_R": "red",
}

PACK = {
    "box_pack": "Pack of 52",
    "club": "clubs",
    "diamond": "diamonds",
    "heart": "hearts",
    "spade": "spades",
    "piece_club": "club ",
    "piece_diamond": "diamond ",
    "piece_heart": "heart ",
    "piece_spade": "spade ",
    "piece_joker": "joker",
    "end_A": "ace",
    "end_J": "jack",
    "end_Q": "queen",
    "end_K": "king",
}

# Of the pages alone.
PAGE = {
    "day": "day",
    "night": "night",
}

# What the table's screen has no room for.
STONEHENGE_WHOLE = {
    "piece_t": "trilithon ",
}
