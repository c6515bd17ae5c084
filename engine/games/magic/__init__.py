"""The Magic of Stonehenge: what the catalogue says of it."""

PLAYERS = 3, 5  # fewest, most
MINUTES = 60
BOX = "stonehenge"
PLATE = "stonehenge"
ORDER = 40  # its place in lists of games
