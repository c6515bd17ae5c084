"""Which rulings of rules.md stand behind the questions and options of the game."""

STEM = "STON"
RULINGS = {
    "stone": (4, 28),
    "one_card": (6, 7),
    "bid": (8, 9, 10, 27),
    "leader": (7,),
}
