"""Which rulings of rules.md stand behind the questions and options of the game."""

STEM = "WAR"
RULINGS = {
    "action": (3, 15, 27, 29),
    "how_many": (16, 17, 26),
    "piece": (5, 20),
    "number": (15, 27),
    "space": (4,),
    "trilithon": (13, 15),
    "target": (8, 10, 12),
    "colour": (1,),
    "first": (2,),
    "option_discard_none": (16,),
}
