"""Purse: a game as small as it can be, for tests of what is measured of games."""

PLAYERS = 2, 3
MINUTES = 1
BOX = "purse"
PLATE = "rail"
