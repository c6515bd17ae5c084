"""The War of the Gods: what the catalogue says of it."""

PLAYERS = 2, 4  # fewest, most
MINUTES = 45
BOX = "stonehenge"
PLATE = "stonehenge"
ORDER = 130  # its place in lists of games
