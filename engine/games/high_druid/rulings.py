"""Which rulings of rules.md stand behind the questions and options of the game."""

STEM = "DRUID"
RULINGS = {
    "action": (4, 7),
    "space": (6, 10),
    "which_bar": (2, 3),
    "way": (2,),
    "taboo": (11, 21),
    "fetish": (16, 21),
    "neutral_colour": (9, 12),
    "colour": (23,),
    "first": (8,),
}
