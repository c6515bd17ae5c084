"""The High Druid: what the catalogue says of it."""

PLAYERS = 3, 4  # fewest, most
MINUTES = 30
BOX = "stonehenge"
PLATE = "stonehenge"
ORDER = 50  # its place in lists of games
