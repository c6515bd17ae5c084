"""Which rulings of rules.md stand behind the questions and options of the game."""

STEM = "AWELE"
RULINGS = {
    "space": (6, 9),
    "drop": (4, 5, 7, 8),
    "bar": (14, 18),
    "effect": (22, 23, 24),
    "identity": (16,),
    "stalled": (20,),
    "colour": (3,),
    "opener": (1,),
    "option_mode": (3,),
    "option_bluff_ending": (17,),
    "option_quick": (12,),
    "option_slow": (21,),
    "option_effect": (22,),
    "option_idle_end": (20,),
}
