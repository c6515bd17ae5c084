"""Which rulings of rules.md stand behind the questions and options of the game."""

STEM = "BG"
RULINGS = {
    "first_die": (4, 26),
    "second_die": (4, 26),
    "die": (5, 6, 7),
    "piece": (8, 10, 14, 23),
    "which": (12, 13, 16),
    "rebelote": (21,),
    "starter": (25,),
    "option_quick": (18,),
    "option_permanent_capture": (19,),
    "option_all_in": (20,),
    "option_rebelote": (21,),
}
