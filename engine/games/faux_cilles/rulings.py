"""Which rulings of rules.md stand behind the questions and options of the game."""

STEM = "FAUX"
RULINGS = {
    "bury": (4, 5),
    "bury_where": (4, 6),
    "card": (8, 11, 26),
    "use": (9, 10),
    "way": (1, 15, 17),
    "show_hand": (12,),
    "dead_card": (13, 14),
    "colour": (2,),
    "buries_first": (3, 21),
}
