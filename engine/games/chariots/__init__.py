"""The Chariots of Stonehenge: what the catalogue says of it."""

PLAYERS = 3, 4  # fewest, most
MINUTES = 60
BOX = "stonehenge"
PLATE = "stonehenge"
ORDER = 60  # its place in lists of games
