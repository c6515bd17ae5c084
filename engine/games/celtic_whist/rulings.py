"""Which rulings of rules.md stand behind the questions and options of the game."""

STEM = "WHIST"
RULINGS = {
    "trump": (5,),
    "bid": (6, 7),
    "how_many": (7, 16),
    "tricks_bid": (32, 34),
    "lead": (10, 13),
    "follow": (4, 9, 13),
    "any_card": (10, 11),
    "dummy": (12,),
    "declare": (27, 28),
    "still_tied": (22, 23),
    "leader": (24, 25),
    "option_mode": (1,),
    "option_start": (35,),
    "option_lots15": (12,),
    "option_over_zero": (16,),
    "option_double": (27,),
    "option_black_follow": (10,),
    "option_restrictive_nil": (29,),
    "option_more_cards": (30,),
    "option_reversed_ties": (14,),
    "option_bidding": (6,),
    "option_share": (22,),
}
