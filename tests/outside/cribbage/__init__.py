"""Cribbage: what the catalogue says of it."""

PLAYERS = 2, 3  # fewest, most
MINUTES = 30
BOX = "pack"
PLATE = "cribbage"
