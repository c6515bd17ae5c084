"""Which rulings of rules.md stand behind the questions and options of the game."""

STEM = "MAGIC"
RULINGS = {
    "card": (4, 5, 16),
    "retreat": (13, 14, 15),
    "excess": (19, 20),
    "conversion": (21, 22),
    "exchange": (23,),
    "change_trump": (22, 24),
    "erect": (11, 27),
    "colour": (1,),
}
