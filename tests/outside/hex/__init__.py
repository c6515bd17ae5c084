"""Hex: what the catalogue says of it."""

PLAYERS = 2, 2  # fewest, most
MINUTES = 15
BOX = "no_tags"
PLATE = "hex"
BARE = True  # no card is dealt to anybody
