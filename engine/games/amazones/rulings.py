"""Which rulings of rules.md stand behind the questions and options of the game."""

STEM = "AMAZ"
RULINGS = {
    "lover": (4,),
    "colour": (2, 3),
    "first_bid": (5, 6, 11),
    "second_bid": (7, 8, 9, 10),
    "add_card": (9, 10),
    "remove_card": (8, 9),
    "tile": (17, 18, 23),
    "harem": (18, 19),
    "male": (20, 21),
    "option_start": (4,),
    "option_tie_bonus": (26,),
    "option_titles": (36,),
}
