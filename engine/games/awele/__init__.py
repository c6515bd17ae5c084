"""Afro-Celtic Awele: what the catalogue says of it."""

PLAYERS = 2, 5  # fewest, most
MINUTES = 45
BOX = "stonehenge"
PLATE = "stonehenge"
ORDER = 100  # its place in lists of games
BARE = True  # no card is dealt to anybody
