"""Les faux-cilles, in English: texts for the table, help for newcomers."""

# The game in a line, for people who choose.
ABOUT = "Two forgers, one inspector: bury, bluff, dig up."

TEXT = {
    "title": "Les faux-cilles",
    "inspector_on": "The inspector is on {b}.",
    "inspector_on_line": "The inspector is on the line between 30 and 1.",
    "own_finds": "{s} found: discs {n}, bars {n}.",
    "finds_column": "finds",
    "stock_column": "in stock",
    # Asks
    "colour": "Choose your colour",
    "buries_first": "Who buries first?",
    "bury": "Bury which fake?",
    "disc": "disc",
    "bar": "bar",
    "bury_where": "Bury the {w} on which space?",
    "card": "Play a card",
    "no_card": "no move",
    "show_hand": "All your cards, face down",
    "dead_card": "A dead card, face down",
    "use": "Number: {n} {0:step|steps}. Colour: {n}?",
    "by_number": "number",
    "by_colour": "colour",
    "way": "Go {n}: which way?",
    "clockwise": "clockwise",
    "anticlockwise": "anticlockwise",
    # News
    "take_colour": "{s} takes discs and bars: {c}.",
    "set_out_box": "Put the trilithon cards away.",
    "shuffle_deck": "Shuffle the 60 others.",
    "figures": "Figures on stone 1, inspector between 30 and 1.",
    "buried": "{s} buries a {w} on space {n}.",
    "must_play": "{s} can play and has to.",
    "not_shown": "{s} did not show this card.",
    "proved": "{s} really has no move.",
    "dead_turn": "{s} plays a dead card ({n} in a row).",
    "inspector": "The inspector goes to space {n}.",
    "found": "{s} takes back: {w}.",
    "lost": "{s} loses, into the box: {w}.",
    "site_closed": "The site is closed.",
    "counts": "{s}: points found {n}, dead cards {n}, now on stone {n}.",
    "move_dead_discard": "{s} discards the dead cards.",
    # Endings, refusals and status
    "ending_path": "The end of the path.",
    "ending_closed": "The inspector closes the site.",
    "ending_limit": "Thirty rounds: time to stop.",
    "no_trilithons": "No trilithon cards here",
    "shown_already": "Card shown already",
    "no_move": "It gives no move",
    "round": "Round {n}: {n} to {n}",
    "neutral_figure": "inspector",
    "shape_disc": "fake for 1",
    "shape_bar": "fake for 2",
}

# By question; {goal} stands for what the game is about.
HELP = {
    "goal": (
        "Aim: lead the inspector to your own fakes. A disc you find is worth 1 step, a bar 2, "
        "towards the end of the path."
    ),
    "bury": "Of what you dig up yourself, a bar is worth 2, a disc 1.",
    "bury_where": (
        "A space where you have none of its kind yet. Your opponent buries there too, and may dig "
        "there."
    ),
    "card": (
        "Number of a space of yours: he moves what all the pieces there are worth. Colour: a step "
        "for each space of yours."
    ),
    "use": "Two distances are possible: which one takes him to your fakes?",
    "way": "All that lies where he stops comes up: your fakes count for you, the other's are lost.",
    "show_hand": (
        "Lay all your cards, one by one: the reader checks that none can be played, and shows "
        "nothing."
    ),
    "dead_card": "It will cost you a step at the end of the round.",
    "colour": "{goal}",
    "buries_first": "{goal}",
}

# What is always at stake: what wins, what a question decides, when it ends; and why it was won.
STAKES = {
    "goal": "Be the first at stone 19 of the path; beyond it, the one further ahead.",
    "buried": "Dug up by you, a disc is 1 step, a bar 2; dug up by the other, it is lost.",
    "digs": "Where the inspector arrives, your pieces are steps, the other's leave the match.",
    "dead_costs": "A dead card costs a step. Dead turns until the site is closed: {n}.",
    "end": "Steps the one ahead still has to go: {n}.",
    "both_on": "Both stand on {n}: nobody is ahead.",
    "further": "{s} is on {n}, {n} ahead.",
}

# How the box is set up, step by step; named after a shape, a step lights the pieces of it.
SETUP = {
    "1": "Each player takes a figure, ten discs and ten bars of a colour: the fakes.",
    "2_figure": (
        "Figures on the first stone of the inner path; the grey one, the inspector, between 30 "
        "and 1."
    ),
    "3": "Put the trilithon cards away and shuffle the 60 others.",
}

# A deed in a sentence, by question: host/page/story.py.
STORY = {
    "use": "",
    "way_clockwise": "{who} sends the inspector clockwise.",
    "way_anticlockwise": "{who} sends the inspector anticlockwise.",
}

# In a first match: where a question comes for the first time, the second…
REMARKS = {
    "bury": (
        "A disc that you find is one step, a bar two. And each piece on a space, of either colour, "
        "makes the inspector walk further when the number of that space is played."
    ),
    "bury_where": (
        "A card works by number, where a piece of yours lies, or by colour, as far as spaces of "
        "that colour hold a piece of yours. Many spaces are many numbers that you can play."
    ),
    "card": (
        "Let him stop where pieces of yours lie: those are finds, and the other's leave the match. "
        "Count both uses of each card, and both directions."
    ),
    "way": (
        "Count to both sides: on one he may come to your own pieces, on the other to your rival's, "
        "who then loses them."
    ),
    "dead_card": (
        "A card that nothing can be done with costs a step at the end of the round. Four dead "
        "turns in a row, of both together, close the site for good."
    ),
    "card 6": (
        "A new round: your finds are in the ground again, what the other dug up of yours is gone. "
        "Stone 19 ends the match after its round. You need no remarks from here on."
    ),
    "end": (
        "Steps decide: two for a bar, one for a disc, one back for a dead card. A bar that stayed "
        "in the ground helped nobody."
    ),
}
