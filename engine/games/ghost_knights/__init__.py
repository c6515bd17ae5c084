"""The Arthurian Ghost Knights: what the catalogue says of it."""

PLAYERS = 4, 5  # fewest, most
MINUTES = 60
BOX = "stonehenge"
PLATE = "stonehenge"
ORDER = 70  # its place in lists of games
SUITS = True  # hands lie by colour, then by number
