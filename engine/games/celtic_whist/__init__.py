"""Celtic Whist: what the catalogue says of it."""

PLAYERS = 1, 8  # fewest, most
MINUTES = 45
BOX = "stonehenge"
PLATE = "stonehenge"
ORDER = 150  # its place in lists of games
SUITS = True  # hands lie by colour, then by number
