"""Why First?, in English: texts for the table, help for newcomers."""

# The game in a line, for people who choose.
ABOUT = "A mad race that is won by coming second."

TEXT = {
    "title": "Why First?",
    "scoring_place": "Place {n} scores.",
    "extremes_now": "-4 and +5 may not be your last card.",
    "no_extremes": "Last lap: no -4, no +5.",
    "offence": "{s} played -4 or +5 in the last lap; the others decide.",
    "rounds_won": "rounds won",
    "pawn_on": "pawn on",
    "option_sanction": "-4 or +5 in a last lap?",
    "value_vote": "vote",
    "value_off": "no sanction",
    "piece_": "card ",
    "starter": "Who starts?",
    "card": "Play a card",
    "target": "Put {p} before whom?",
    "turn_imaginary": "Turn a card of Imaginary",
    "sanction": "Sanction for {s}, all agreed",
    "pawns_home": "All pawns on 0.",
    "draw_deck_secret": "Before {s}: {n} cards face down.",
    "breach": "{s} plays a forbidden card!",
    "pawn": "{s} stands on {n}.",
    "nobody_scores": "Nobody scores.",
    "scores": "{s} scores {n}.",
    "sanctioned": "{s}: sanction {+}.",
    "ending_rank": "Neither too much nor too little.",
    "ending_sweep": "Every round!",
    "ending_nobody": "Nobody in the right place.",
    "round": "Round {n}/{n}, lap {n}",
}

# By question; {goal} stands for what the game is about.
HELP = {
    "goal": "Aim: end the round second, or third of five or six. First earns nothing.",
    "card": "Choose a card: it will move a pawn, yours or another. First earns nothing.",
    "target": "That player's pawn will move as many spaces.",
    "turn_imaginary": "Take one of the face-down cards at random: it moves that pawn.",
    "sanction": (
        "A −4 or +5 came in the last lap. The others agree on a number; without agreement it is 0."
    ),
    "starter": "{goal}",
    # What can be varied
    "option_sanction": "A fault is punished by a vote of the others, or faults are not looked for.",
}

# How the box is set up, step by step; named after a shape, a step lights the pieces of it.
SETUP = {
    "1": "Take a pawn for each player; with two players, one more for the imaginary one.",
    "2_figure": "All pawns start on 0.",
    "3": "Shuffle the cards. They are dealt again every round.",
}
