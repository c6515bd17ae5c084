"""Sacrifice Roulette: what the catalogue says of it."""

PLAYERS = 2, 5  # fewest, most
MINUTES = 45
BOX = "stonehenge"
PLATE = "stonehenge"
ORDER = 80  # its place in lists of games
