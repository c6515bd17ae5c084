"""Les faux-cilles: what the catalogue says of it."""

PLAYERS = 2, 2  # fewest, most
MINUTES = 45
BOX = "stonehenge"
PLATE = "stonehenge"
ORDER = 110  # its place in lists of games
