"""The 5 Suitors: what the catalogue says of it."""

PLAYERS = 2, 5  # fewest, most
MINUTES = 60
BOX = "stonehenge"
PLATE = "stonehenge"
ORDER = 120  # its place in lists of games
SUITS = True  # hands lie by colour, then by number
