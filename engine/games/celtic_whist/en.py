"""Celtic Whist, in English: texts for the table, help for newcomers."""

# The game in a line, for people who choose.
ABOUT = "Tricks called beforehand: no more, no fewer."

TEXT = {
    "title": "Celtic Whist",
    "plays": "{s}: {p}.",
    "dummy_plays": "Dummy: {p}.",
    "bid_and_won": "{s}: bid {n}, won {n}.",
    "nil_and_won": "{s}: nil (stake {n}), won {n}.",
    "bid_column": "bid",
    "tricks_won": "tricks won",
    "option_mode": "How do you play?",
    "value_multi": "rivals",
    "value_coop": "team",
    "value_coop_hard": "hard team",
    "value_solo": "solo",
    "option_start": "Starting space? Over 15: a short game",
    "option_lots15": "Two lots of 15 cards?",
    "option_over_zero": "Too many tricks: 0 points?",
    "option_double": "Double or quits?",
    "option_black_follow": "Black led: follow with black?",
    "option_restrictive_nil": "Nil: stake 1 or all the tricks?",
    "option_more_cards": "Play with all 60 cards?",
    "option_reversed_ties": "Equal cards: the last one wins?",
    "option_bidding": "Open or secret bids?",
    "value_no": "no",
    "value_yes": "yes",
    "value_open": "open",
    "value_secret": "secret",
    "option_share": "Tie after an extra round?",
    "value_offer": "may be shared",
    "value_never": "play on",
    "still_tied": "Still a tie: play on, or share?",
    "play_on": "play on",
    "share": "share the win",
    "ending_shared": "The tied players share the win.",
    # Asks
    "leader": "Who leads, drawn by lot?",
    "trump": "A trilithon at random: trump",
    "bid": "Your bid?",
    "tricks": "tricks",
    "nil": "nil",
    "how_many": "How many tricks, or points?",
    "tricks_bid": "How many tricks, exactly?",
    "dummy": "Turn up the dummy's card",
    "lead": "Lead a card",
    "follow": "Play a card: {c} was led",
    "any_card": "Black was led: any card",
    "declare": "Exactly 7: double or quits?",
    # News
    "figures": "All figures, the neutral one too, on {n}.",
    "cards_30": "Play with the day cards; the 5 trilithons apart.",
    "cards_35": "Play with the day cards and the 5 black night cards; the trilithons apart.",
    "cards_60": "Play with all 60 number cards; the 5 trilithons apart.",
    "shuffle_deck": "Shuffle the number cards.",
    "shuffle_stack": "Shuffle the trilithons, face down.",
    "gather_row_stack": "Put the trump back and shuffle the trilithons.",
    "gather_deck": "Collect and shuffle the cards.",
    "draw_deck_stack": "A lot of {n} cards face down for the dummy.",
    "aside": "Cards aside, unseen: {n}.",
    "trump_is": "Trump: {c}.",
    "bids_tricks": "You bid tricks.",
    "stakes_points": "No trick at all: you stake points.",
    "bids": "{s} bids {n}. Disc on {n}, bar on {n}.",
    "bids_nil": "{s}: nil, stake {n}. Disc in the well of {n}, bar on {n}.",
    "bids_team": "{s} bids {n}.",
    "move_table_front": "{s} wins the trick.",
    "dummy_wins": "The dummy wins the trick.",
    "revoke": "{s} revoked: there was {c} left.",
    "doubles": "{s} scores nothing: double or quits.",
    "bid_is_over": "{s} takes disc and bar back.",
    "gains": "{s}: {+}, now {n}.",
    "gains_team": "Team: {+}, now {n}.",
    "neutral_moves": "Neutral figure on {n}.",
    "plays_off": "{s} is tied and may still win.",
    # Scores
    "rounds": "Rounds played: {n}",
    "ending_goal": "30 points reached.",
    "ending_neutral": "The neutral figure is on 30.",
    "ending_zero": "The figure is down to zero.",
    "ending_extra": "One more round has settled it.",
    # Refusals and status
    "want_trilithon": "Tap a trilithon",
    "want_number": "Tap a number card",
    "not_in_use": "Card not in this game",
    "round": "Round {n}",
    "round_trump": "Round {n}, trump {c}",
    "neutral_figure": "neutral figure",
    "common_figure": "our figure",
    "shape_disc": "bid",
    "shape_bar": "target",
}

# By question; {goal} stands for what the game is about.
HELP = {
    "goal": "Aim: bid tricks, take just as many, and be ahead when a figure reaches 30.",
    "trump": "Take a trilithon at random: its colour beats the others this round.",
    "bid": (
        "A trick is a card from each, and goes to the best. By your hand: a number of tricks, or "
        "none, for points that you stake."
    ),
    "how_many": (
        "Exactly right, you win that number; too few lose it, each too many takes one off. A nil "
        "wins or loses its stake."
    ),
    "tricks_bid": "Everybody must be right: neither less nor more.",
    "lead": "Any card. After a black one the highest number wins, whatever the colours.",
    "follow": "The colour led if you have it; if not, a trump if you have one; if not, any card.",
    "any_card": "The highest number wins this trick, whatever its colour.",
    "dummy": "The top card of the dummy leads every trick.",
    "declare": "Give these 7 points up: the next round will be worth 14, won or lost.",
    "still_tied": (
        "One more round has settled nothing. Play on, or share the win: the tied players agree."
    ),
    "leader": "{goal}",
    # What can be varied
    "option_mode": (
        "Everybody alone, or as a team against the neutral figure, easily or the hard way."
    ),
    "option_start": "The space where all figures begin: the higher, the shorter the match.",
    "option_lots15": "The player and the dummy have 15 cards each, not 13.",
    "option_over_zero": "More tricks than bid bring nothing, not less and less.",
    "option_double": "Who wins just 7 may give them up: the next round is then worth 14.",
    "option_black_follow": "After a black card, black must be played; otherwise any card will do.",
    "option_restrictive_nil": "A nil stakes 1 or all the tricks, nothing between.",
    "option_more_cards": (
        "All 60 number cards, and so more tricks; always with more than five players."
    ),
    "option_reversed_ties": "Of two equal cards the later one wins.",
    "option_bidding": "Bids aloud in turn, or secret and shown together.",
    "option_share": (
        "A tie that one more round has not settled may go on for ever: sharing the win is offered."
    ),
}

# What is always at stake: what wins, what a question decides, when it ends; and why it was won.
STAKES = {
    "goal": "Be furthest ahead when a figure is on 30.",
    "goal_solo": "Be on 30 before the grey figure, and never on 0.",
    "goal_coop": "The common figure on 30 before the grey one, and never on 0.",
    "beats": "Its colour beats the others all round.",
    "exact": "Met exactly, the bid is won; too few tricks lose it; each one over costs a point.",
    "all_exact": "The figure moves only if every bid is met exactly.",
    "bid_and_won": "Tricks bid: {n}. Taken: {n}.",
    "bid_of_none": "No trick bid. Taken: {n}.",
    "double": "The next round brings or costs 14, in place of these 7.",
    "share_or_play": "The win is shared, or a round more decides.",
    "end": "Ends on {n}: the first figure is on {n}, the grey one on {n}.",
    "race_goal": "The figure is on {n}, the grey one only on {n}.",
    "race_neutral": "The figure is on {n} while the grey one reaches {n}.",
    "race_zero": "On {n} all is lost; the grey figure is on {n}.",
    "after_more": "{s} was tied, and is ahead after a further round: {n}.",
    "still_level": "{s} is among those still level on {n}.",
    "furthest": "{s} is furthest ahead: on {n}.",
}

# How the box is set up, step by step; named after a shape, a step lights the pieces of it.
SETUP = {
    "1": "Take a figure, a disc and a bar for each player, and the neutral figure.",
    "2_figure": "All figures start on this space, the neutral one too.",
    "3": "The number cards make the deck, the five trilithons a pile of their own for the trump.",
}

# A deed in a sentence, by question: host/page/story.py.
STORY = {
    "leader": "{answer} leads, drawn by lot.",
    "trump": "Drawn for trump: {answer}.",
    "dummy": "The dummy shows {answer}.",
    "lead": "{who} leads {answer}.",
    "follow": "{who} plays {answer}.",
    "any_card": "{who} plays {answer}.",
    "bid": "",
    "how_many": "",
}

# In a first match: where a question comes for the first time, the second…
REMARKS = {
    "bid": (
        "Count your hand: high trumps are sure tricks, the highest of other colours likely "
        "ones. 25 and more are the top of a colour."
    ),
    "how_many": (
        "Promise what you can keep: one trick too many costs one point, one too few costs all "
        "that you bid."
    ),
    "lead": (
        "You lead. High cards and trumps win tricks, low ones hand the lead over. If you lead "
        "black, the highest number of any colour wins."
    ),
    "follow": (
        "The colour led, or else a trump, or else any card. When you have your tricks, throw "
        "high cards away under higher ones."
    ),
    "any_card": ("Black was led: colours and trump do not count now, only the highest number."),
    "bid 2": (
        "New trump, new hand. The grey figure has moved: when it or another stands on 30, the "
        "match is over."
    ),
    "lead 3": (
        "Before you lead, count your tricks: how many you bid, how many you have. From here "
        "on you need no remarks."
    ),
    "end": ("Exact bids carry a figure; greed and fear both send it back."),
}
