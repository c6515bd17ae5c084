"""Why First?, in English: texts for the table, help for newcomers."""

# The game in a line, for people who choose.
ABOUT = "A mad race that is won by coming second."

TEXT = {
    "title": "Why First?",
    "scoring_place": "The pawn in place {n} scores.",
    "extremes_now": "-4 and +5 may not be your last card.",
    "no_extremes": "Last lap: no -4, no +5.",
    "offence": "{s} played -4 or +5 in the last lap; the others decide.",
    "rounds_won": "rounds won",
    "pawn_on": "pawn on",
    "option_sanction": "-4 or +5 in a last lap?",
    "value_vote": "vote",
    "value_off": "no penalty",
    "starter": "Who starts?",
    "card": "Play a card",
    "target": "In front of whom do you play {p}?",
    "turn_imaginary": "Turn over one of the ghost's cards",
    "sanction": "Penalty for {s}?",
    "pawns_home": "All pawns on 0.",
    "draw_deck_secret": "In front of {s}: {n} {1:card|cards}, face down.",
    "breach": "{s} plays a forbidden card!",
    "pawn": "{s} stands on {n}.",
    "nobody_scores": "Nobody scores.",
    "scores": "{s} scores {n}.",
    "sanctioned": "{s}: penalty {+}.",
    "ending_rank": "Neither too much nor too little.",
    "ending_sweep": "Every round!",
    "ending_nobody": "Nobody in the right place.",
    "round": "Round {n}/{n}, lap {n}",
}

# By question; {goal} stands for what the game is about.
HELP = {
    "goal": (
        "Aim: finish each round second (third with five or six players). The leader earns nothing."
    ),
    "card": "Choose a card: it will move a pawn, yours or another's. The leader earns nothing.",
    "target": "That player's pawn will move that many spaces.",
    "turn_imaginary": "Take one of the face-down cards at random: it moves that pawn.",
    "sanction": (
        "The others agree on a number, which is added to that player's points; without "
        "agreement it is 0."
    ),
    "starter": "{goal}",
    # What can be varied
    "option_sanction": (
        "When a card is forbidden: the others vote on a penalty, or the fault is let pass."
    ),
}

# What is always at stake: what wins, what a question decides, when it ends; and why it was won.
STAKES = {
    "goal_2": "Be second in points, with a round won; or win every round.",
    "goal_3": "Be third in points, with a round won; or win every round.",
    "would": "As the pawns stand, {s} scores {n}.",
    "several_would": "As the pawns stand, several score {n}.",
    "nobody_would": "As the pawns stand, nobody scores. Laps after this: {n}.",
    "points_alone": "It is added to the points of {s}; rounds won stay.",
    "end": "Rounds after this one: {n}.",
    "last_round": "The last round: the fifth card is for oneself.",
    "swept": "{s} has won all {n} rounds: that wins at once.",
    "no_such_place": (
        "The totals make fewer than {n} places, so nobody stands on the one that wins."
    ),
    "won_nothing": "The first place, with {n} {0:point|points}, wins nothing.",
    "no_round_below": "On place {n}, with {n} {1:point|points}, and below, nobody has won a round.",
    "on_place": "{s}, with {n} {1:point|points}, is on place {n}, the one that wins.",
    "next_down": "{s}, with {n} {1:point|points}, is the next below place {n} who has won a round.",
}

# How the box is set up, step by step; named after a shape, a step lights the pieces of it.
SETUP = {
    "1": (
        "Take a pawn for each player; with two players, one more for the ghost, whose cards are "
        "played unseen."
    ),
    "2_figure": "All pawns start on 0.",
    "3": "Shuffle the cards. They are dealt again every round.",
}

# A deed in a sentence, by question: host/page/story.py.
STORY = {
    "turn_imaginary": "A card of the ghost's: {answer}.",
    "card": "",
    "card_alone": "{who} plays {answer}, the last card, for {who} alone.",
    "target": "{who} plays {before} in front of {answer}.",
    "sanction": "",
}

# In a first match: where a question comes for the first time, the second…
REMARKS = {
    "card": (
        "Five cards for five laps, and only the end of the round counts. No hurry, but get "
        "rid of a −4 or a +5 before the last lap."
    ),
    "target": (
        "You choose whose pawn moves. To push a rival past you is as good as to stay back yourself."
    ),
    "card 2": (
        "Count where you would stand if the round ended now. You want to be on the place that "
        "scores, and on a high number."
    ),
    "card 3": (
        "Pawns on one space share a place. Two in front are both first, and the next space "
        "behind them is second."
    ),
    "target 5": (
        "The last lap: this is your last card, and everybody after you still has one. A −4 or "
        "a +5 now would be a breach."
    ),
    "target 6": (
        "A new round: all pawns are back on 0, the points stay. In the end the second in "
        "points wins the match, so a long lead is no good."
    ),
    "target 11": (
        "Remember to win a round at least: without one you cannot win the match. You need no "
        "remarks from here on."
    ),
    "end": (
        "The totals in order, equal ones together: the place that scored in the rounds wins "
        "the match, too."
    ),
}
