"""Stonehenge Backgammon: what the catalogue says of it."""

PLAYERS = 2, 2  # fewest, most
MINUTES = 30
BOX = "stonehenge"
PLATE = "stonehenge"
ORDER = 140  # its place in lists of games
BARE = True  # no card is dealt to anybody
