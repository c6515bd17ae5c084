"""Afro-Celtic Awele, in English: texts for the table, help for newcomers."""

# The game in a line, for people who choose.
ABOUT = "Sowing, without knowing which colour each of you protects."

TEXT = {
    "title": "Afro-Celtic Awele",
    "in_hand": "Discs in hand: {n}.",
    "home_of": "This space is home to {c}.",
    "no_home": "A black space: nobody's home.",
    "disc_on": "{c} on {n}",
    "place_and_colour": "{b}, {c}",
    "only_drop": "The only disc to sow: {n}.",
    "nearly_end": "Without a removal the round ends in {n} {0:turn|turns}.",
    "nearly_ask": (
        "{n} more {0:turn|turns} without a removal, and you decide whether the round ends."
    ),
    "idle_turns": "{n} turns without a removal.",
    "is_colour": "{c}",
    "plays_colour": "colour",
    "discs_left": "discs left",
    "option_mode": "Colours open, hidden, or bets?",
    "value_standard": "standard",
    "value_bluff": "bluff",
    "value_bets": "bets",
    "option_bluff_ending": "Colour out: what then?",
    "value_leave": "owner leaves",
    "value_all_play": "all play on",
    "option_quick": "Quick game?",
    "option_slow": "Slow game: fewest points win?",
    "value_no": "no",
    "value_yes": "yes",
    "option_effect": "Remove discs that meet their like?",
    "value_none": "no",
    "value_one": "1 there",
    "value_two": "2 there",
    "value_all": "all together",
    "option_idle_end": "40 turns without a removal: the round?",
    "value_ask": "ask",
    "value_end": "ends",
    "value_never": "goes on",
    # Asks
    "opener": "First seat, drawn by lot?",
    "colour": "Choose your colour",
    "identity": "Your card, face down",
    "space": "Which space to empty?",
    "drop": "Space {n}: which disc?",
    "effect": "{c} disc on {n}: remove it?",
    "keep": "keep",
    "remove": "remove",
    "bar": "Which bar to take?",
    "stalled": "Does the round end?",
    "end": "end the round",
    # News
    "set_up": (
        "Round {n} of {n}: two discs of its colour on every space, none on black. Figures in the "
        "centre."
    ),
    "bars_back": "Five piles of ten bars.",
    "shuffle_deck": "Shuffle the 5 trilithon cards.",
    "gather_deck": "Collect and shuffle the 5 trilithon cards.",
    "deal_secret": "One secret card to each player.",
    "has_colour": "{s} plays {c}.",
    "sows": "{s} empties space {n}: grey figure there.",
    "removed": "Removed: {c}, space {n}.",
    "cleared": "Removed: {c}, space {n}, {n} discs.",
    "out": "No {c} left: its figure on {n}.",
    "move_secret_front": "{s} reveals: {l}.",
    "leaves": "{s} is out of this round.",
    "takes_bar": "{s} takes a bar: {c}.",
    # Scores
    "worth": "Value of {c}: {n}.",
    "scores": "{s} scores {n}.",
    "ending_seats": "Only one player is left.",
    "ending_colours": "Only one colour is left.",
    "ending_quick": "A colour is out.",
    "ending_stalled": "40 turns without removal.",
    # Status
    "round": "Round {n}/{n}, {n} without removal",
    "neutral_figure": "last emptied",
    "shape_figure": "mark of a rank",
}

# By question; {goal} stands for what the game is about.
HELP = {
    "goal": (
        "Aim: a disc sown on a space of its colour is removed. The sooner yours, or those you bet "
        "on, are gone, the better."
    ),
    "space": (
        "All its discs are sown one by one on the next spaces, in your order. On a space of its "
        "colour a disc is removed."
    ),
    "drop": (
        "On a space of its own colour, or one that already holds nine, it is removed; elsewhere it "
        "stays."
    ),
    "bar": "A bet: at the end of the round a bar is worth what its colour is.",
    "effect": "It joins others of its colour: you may remove it, or leave it.",
    "identity": "Your colour for this round, for the others to guess.",
    "stalled": (
        "Discs could go round for ever. A round ended here ranks what is left by discs, fewest "
        "first."
    ),
    "option_idle_end": (
        "After 40 turns in a row without a removal the table asks, ends the round, or lets it go "
        "on."
    ),
    "colour": "{goal} The first colour that is gone is worth 5 points, the next ones 4, 3 and 2.",
    "opener": "{goal}",
    # What can be varied
    "option_mode": (
        "Open: you know everybody's colour. Bluff: it is secret. Bets: nobody has one, you bet "
        "with bars."
    ),
    "option_bluff_ending": (
        "When a colour is out its owner shows it and leaves, or all play on until one colour is "
        "left."
    ),
    "option_quick": "The first colour out ends the round at once.",
    "option_slow": "The fewest points win: everybody wants to keep their own colour on the board.",
    "option_effect": (
        "A disc that joins its like may be removed: where one, or two, are there; or all of them "
        "together."
    ),
}

# What is always at stake: what wins, what a question decides, when it ends; and why it was won.
STAKES = {
    "goal": "Most points over all rounds.",
    "goal_slow": "Fewest points over all rounds.",
    "yours": "Its rank pays you this round: first gone 5, then 4, 3, 2.",
    "bet": "At the end of the round the bar is worth what its colour is worth.",
    "by_discs_left": "If it stops, the colours left rank by discs, fewest first.",
    "next_out": "The next colour that vanishes is worth {n}.",
    "end_quick": "Round {n} of {n}: it stops with the first colour gone.",
    "end_colours": "Round {n} of {n}: it stops when one colour is left.",
    "end_seats": "Round {n} of {n}: it stops when one player at most has discs.",
    "fewest": "{s} has the fewest points: {n}.",
}

# How the box is set up, step by step; named after a shape, a step lights the pieces of it.
SETUP = {
    "1": "Take the 50 discs of five colours; the six figures stay in the centre.",
    "2_disc": "Two discs of its own colour on every coloured space, none on the black ones.",
    "3": (
        "For bluff the five trilithon cards, for bets the fifty bars in five piles; otherwise "
        "nothing more."
    ),
}

# A deed in a sentence, by question: host/page/story.py.
STORY = {
    "opener": "{answer} begins, drawn by lot.",
    "drop": "{who} sows {answer}.",
}

# In a first match: where a question comes for the first time, the second…
REMARKS = {
    "colour": (
        "All five colours start alike, and yours is for this round alone. Those that nobody takes "
        "play too: if one of them vanishes first, nobody gets the 5 points."
    ),
    "space": (
        "Spaces of one colour lie six apart. Two discs together reach two spaces further, six of "
        "them the next space of their colour: gather before you set out."
    ),
    "drop": (
        "One disc on each space, in your order. Read the colours that come before you begin: which "
        "disc of yours gets home, and which of the others' must not?"
    ),
    "space 2": (
        "All that lies on the space is sown, others' discs too. Never bring one home: one space "
        "too far, and it has the way to its next home before it."
    ),
    "space 4": (
        "One disc of yours is enough to empty a space, however full it is. The others do the same "
        "with theirs: a heap that takes yours home, empty it before they do."
    ),
    "space 6": (
        "A space holds nine discs: the tenth is removed, whatever its colour. So a large heap in "
        "front of your discs is a way out, too."
    ),
    "space 9": (
        "The first colour gone has its figure on 5, the next on 4, then 3 and 2. As soon as one "
        "player at most has discs left, the round is over, and that one gets nothing."
    ),
    "colour 2": (
        "A new round: all discs are back, the points stay, the next seat begins. See who leads: "
        "theirs is the colour to hold up. You need no remarks from here on."
    ),
    "end": (
        "All rounds add up. What holds a colour up is mostly a disc left alone: it goes one space "
        "a turn, a heap several."
    ),
}
