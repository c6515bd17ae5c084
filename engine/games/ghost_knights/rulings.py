"""Which rulings of rules.md stand behind the questions and options of the game."""

STEM = "GHOST"
RULINGS = {
    "row": (2, 3),
    "drawn": (6, 11),
    "show": (11, 21),
    "where": (8, 12),
    "play": (6, 7, 28),
    "strike": (14, 15, 28),
    "deed": (16, 17),
    "whose_guard": (8, 9),
    "remove_whose": (16, 17),
    "remove_where": (17,),
    "colour": (1,),
    "first": (5,),
}
