"""Which rulings of rules.md stand behind the questions and options of the game."""

STEM = "SUIT"
RULINGS = {
    "disc": (5, 29),
    "play_or_pass": (9, 10),
    "bar": (11, 12),
    "vote": (14, 15, 27),
    "exchange": (6,),
    "how_many_cards": (6,),
    "bar_card": (7,),
    "advance": (13, 14, 20),
    "give_back": (17,),
    "add_discs": (18,),
    "push_back": (16,),
    "look_at": (19,),
    "looked": (19,),
    "swap_cards": (19,),
    "identity": (3,),
    "first_player": (4,),
    "option_removed": (28,),
    "option_predrawn": (29,),
    "option_bag": (5,),
    "option_track_end": (20,),
}
