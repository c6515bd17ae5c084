"""Which rulings of rules.md stand behind the questions and options of the game."""

STEM = "SAC"
RULINGS = {
    "offering": (7,),
    "space": (4,),
    "well": (4,),
    "rock_card": (6,),
    "neutral_card": (5,),
    "play": (8, 9, 10, 13),
    "roll_or_drop": (11, 12),
    "well_card": (14, 15, 16),
    "colour": (3,),
    "first": (2,),
    "option_passing": (9,),
    "option_free_well": (4,),
}
