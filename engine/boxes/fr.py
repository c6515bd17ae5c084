"""Boxes in French: a dictionary for each, by its key."""

AMAZONES = {
    "box_amazones": "Amazones",
    "piece_yellow": "jaune ",
    "piece_blue": "bleu ",
    "piece_red": "rouge ",
    "piece_green": "vert ",
    "piece_purple": "violet ",
    "piece_head": "tête ",
    "piece_torso": "torse ",
    "piece_legs": "jambes ",
}

WHY_FIRST = {
    "box_why_first": "Why First",
    "piece_": "carte ",
}

STONEHENGE = {
    "box_stonehenge": "Stonehenge",
    "piece_d": "jour ",
    "piece_n": "nuit ",
    "piece_t": "trilit. ",
    "end_W": "blanc",
    "end_B": "bleu",
    "end_G": "vert",
    "end_Y": "jaune",
    "end_R": "rouge",
}

PACK = {
    "box_pack": "Jeu de 52",
    "club": "trèfle",
    "diamond": "carreau",
    "heart": "cœur",
    "spade": "pique",
    "piece_club": "trèfle ",
    "piece_diamond": "carreau ",
    "piece_heart": "cœur ",
    "piece_spade": "pique ",
    "piece_joker": "joker",
    "end_A": "as",
    "end_J": "valet",
    "end_Q": "dame",
    "end_K": "roi",
}

# Of the pages alone.
PAGE = {
    "day": "jour",
    "night": "nuit",
}

# What the table's screen has no room for.
STONEHENGE_WHOLE = {
    "piece_t": "trilithon ",
}
