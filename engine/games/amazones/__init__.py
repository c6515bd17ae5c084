"""Amazones: what the catalogue says of it."""

PLAYERS = 3, 5  # fewest, most
MINUTES = 45
BOX = "amazones"
PLATE = "bed"
ORDER = 10  # its place in lists of games
FIRST = True  # good for people who play their first match
