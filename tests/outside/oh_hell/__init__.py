"""Oh Hell: what the catalogue says of it."""

PLAYERS = 3, 7  # fewest, most
MINUTES = 30
BOX = "pack"
PLATE = "oh_hell"
