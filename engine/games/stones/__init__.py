"""The Stones of Stonehenge: what the catalogue says of it."""

PLAYERS = 3, 5  # fewest, most
MINUTES = 45
BOX = "stonehenge"
PLATE = "stonehenge"
ORDER = 30  # its place in lists of games
SUITS = True  # hands lie by colour, then by number
