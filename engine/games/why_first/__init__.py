"""Why First?: what the catalogue says of it."""

PLAYERS = 2, 6  # fewest, most
MINUTES = 30
BOX = "why_first"
PLATE = "rail"
ORDER = 20  # its place in lists of games
FIRST = True  # good for people who play their first match
