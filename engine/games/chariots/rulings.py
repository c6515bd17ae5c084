"""Which rulings of rules.md stand behind the questions and options of the game."""

STEM = "CHAR"
RULINGS = {
    "grid": (4, 25),
    "left_hand": (2, 3),
    "action": (5, 6, 9),
    "bar_cards": (6, 7),
    "trilithon_cards": (7, 12),
    "slot": (8, 10),
    "border": (12, 23),
    "which_bar": (9, 10),
    "step": (11, 13, 15, 16, 22),
    "hit": (17, 18),
    "charge": (26, 30),
    "colour": (1,),
    "option_play_on": (31,),
    "option_grid": (25,),
    "option_trilithon_toll": (13,),
    "option_stranded": (18,),
}
