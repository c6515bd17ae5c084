"""Which rulings of rules.md stand behind the questions and options of the game."""

STEM = "WHY"
RULINGS = {
    "card": (1, 2, 7),
    "target": (17,),
    "turn_imaginary": (12, 13, 14),
    "sanction": (8, 9, 10),
    "starter": (15,),
    "option_sanction": (9,),
}
