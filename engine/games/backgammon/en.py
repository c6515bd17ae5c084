"""Stonehenge Backgammon, in English: texts for the table, help for newcomers."""

# The game in a line, for people who choose.
ABOUT = "Dice and discs as you know them, and a king to mind."

TEXT = {
    "title": "Stonehenge Backgammon",
    "left_to_play": "To play: {n}.",
    "only_die": "Die {n} is played.",
    "only_piece": "Only one piece can move: {n}.",
    "only_which": "It can only be the {n}.",
    "off_column": "borne off",
    "reserve_column": "in reserve",
    "dead_column": "lost",
    "option_quick": "Does bearing off the king win?",
    "option_permanent_capture": "Are captured discs lost?",
    "option_all_in": "Must the reserve enter first?",
    "option_rebelote": "May a 1 and 2 be rolled again?",
    "value_no": "no",
    "value_yes": "yes",
    # Asks
    "starter": "First seat, drawn by lot?",
    "first_die": "Roll: one die?",
    "second_die": "The other die?",
    "rebelote": "1 and 2: roll again?",
    "keep": "keep",
    "again": "roll again",
    "die": "Play which die?",
    "piece": "Die {n}: which piece?",
    "disc_reserve": "disc, reserve",
    "king_reserve": "king, reserve",
    "which": "Space {n}: disc or king?",
    "disc": "disc",
    "king": "king",
    # News
    "set_up": (
        "{s} is white: two discs on each space from 2 to 6, bars at 30|1 and 6|7. {s} is red: two "
        "discs on each space from 24 to 28, bars at 29|30 and 23|24. The kings are in the centre."
    ),
    "double": "A double: roll again.",
    "moves": "{s}, {w}: {n}→{n}.",
    "enters": "{s}, {w}: enters on {n}.",
    "bears_off": "{s}, {w}: off from {n}.",
    "captured": "A disc of {s} is captured and waits in the reserve.",
    "dies": "A disc of {s} is captured for good.",
    "king_taken": "The king of {s} is captured!",
    "lost": "{s} cannot play the {n}.",
    # Result and status
    "ending_all_off": "Every piece is off.",
    "ending_king_off": "The king is off.",
    "ending_king_captured": "The enemy king is captured.",
    "off": "Off: white {n}, red {n}",
}

# By question; {goal} stands for what the game is about.
HELP = {
    "goal": (
        "Aim: bear off your ten discs and your king, or capture the other king. White goes up, red "
        "down."
    ),
    "first_die": "Roll two dice; a double is rolled again.",
    "second_die": "And the other die; a double is rolled again.",
    "die": "Each die moves one piece, one after the other.",
    "piece": (
        "A single enemy piece is captured; two or more block a space. 12 and 18 are safe. Bear off "
        "by exact count."
    ),
    "which": "A captured king loses the match.",
    "rebelote": "A 1 and a 2: you may roll again.",
    "starter": "{goal}",
    # What can be varied
    "option_quick": "Bearing off your king wins, whatever is left on the board.",
    "option_permanent_capture": (
        "Captured discs are out of the match, or come back in from the reserve."
    ),
    "option_all_in": "While discs wait in the reserve no other disc moves; the king always may.",
    "option_rebelote": "A roll of 1 and 2 may be rolled again.",
}

# What is always at stake: what wins, what a question decides, when it ends; and why it was won.
STAKES = {
    "goal": "Ten discs and the king out first, or the enemy's king caught.",
    "goal_quick": "The king out first, or the enemy's king caught.",
    "lone_pieces": "A lone piece can be caught, but on 12 and 18; a lone king loses the match.",
    "again": "Only a 1 and a 2 may be thrown again.",
    "end": "Pieces to bring off: {s} {n}, {s} {n}.",
    "end_quick": "Ends with the first king that is out or caught.",
    "why_all_off": "{s} has brought off all ten discs and the king.",
    "why_king_off": "{s} has brought off the king first.",
    "why_king_captured": "{s} has caught the enemy's king.",
}

# How the box is set up, step by step; named after a shape, a step lights the pieces of it.
SETUP = {
    "1": (
        "One plays white, one red: ten discs, a figure (the king) and six bars each, and two dice."
    ),
    "2_bar": "Bars close the zones: white at 30|1 and 6|7, red at 29|30 and 23|24.",
    "3_disc": "Two discs on each space: white from 2 to 6, red from 24 to 28.",
    "4_king": "The kings wait in the centre.",
}

# A deed in a sentence, by question: host/page/story.py.
STORY = {
    "starter": "{answer} begins, drawn by lot.",
    "first_die": "",
    "second_die": "{who} throws {before} and {answer}.",
}

# In a first match: where a question comes for the first time, the second…
REMARKS = {
    "first_die": (
        "White runs up from 1, red down from 29, and out behind the last space. Two dice are two "
        "moves: of two pieces, or of one that may stop in between. A double brings nothing here."
    ),
    "die": (
        "The order is yours: begin with the die that you like better. But see what is left: the "
        "other one must be played if it can be, even if that hurts."
    ),
    "piece": (
        "Put your pieces in twos: your rival cannot land there. One alone, within reach of a die, "
        "may be hit and begins from your reserve again."
    ),
    "die 2": (
        "Your king waits in the centre, where nobody catches him, but he has the whole way to go. "
        "Bring him in while discs of yours are near, and let one walk with him: alone he may lose "
        "you the match."
    ),
    "piece 3": (
        "12 and 18 are safe for both: nothing is hit there. A king or a lone disc can rest on them "
        "between the two zones."
    ),
    "die 4": (
        "A disc that is hit begins from the start: the further it was, the more that costs. See "
        "what your own piece risks, too, alone where it has hit."
    ),
    "piece 6": (
        "You go out from the last six spaces only, by the exact number: a 6 from the first of "
        "them, a 1 from the last. Spread out there, and every throw is of use."
    ),
    "which": (
        "They stand together there: if one goes, the other may be alone. A lone disc risks its "
        "way, a lone king the match."
    ),
    "die 8": (
        "Who is ahead runs past and shuns meetings; who is behind stands in the way, in twos, and "
        "waits for a lone piece. You need no remarks from here on."
    ),
    "end": (
        "All out first, or the king caught: there are no points. Many a match is lost by a king "
        "who stood alone within reach of a die."
    ),
}
