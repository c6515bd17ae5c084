"""The High Druid, in English: texts for the table, help for newcomers."""

# The game in a line, for people who choose.
ABOUT = "Elections on the ring: drawing the districts beats winning them."

TEXT = {
    "title": "The High Druid",
    "zone_packet": "taboo",
    "zone_secret": "fetish",
    "pieces_left": "Left: {n} {0:disc|discs}, {n} {1:bar|bars}.",
    "only_way": "It can only go: {n}.",
    "discs_left": "discs left",
    "bars_left": "bars left",
    # Asks
    "colour": "Choose your colour",
    "neutral_colour": "Which colour is neutral?",
    "first": "First seat, drawn by lot?",
    "action": "What will you do?",
    "disc": "place a druid",
    "bar": "push a bar",
    "space": "On which free space?",
    "which_bar": "Which neutral bar?",
    "way": "Bar {n}: which way?",
    "forward": "forward",
    "back": "back",
    "taboo": "Show your taboo card",
    "fetish": "Show your fetish card",
    # News
    "take_colour": "{s} plays this colour: {c}.",
    "take_pieces": "Everybody takes {n} discs and {n} bars.",
    "neutral_bars": "Neutral: {c}. Bars on the day side of spaces 1, 5, 11, 15, 19, 24 and 27.",
    "shuffle_deck": "Shuffle the 60 number cards.",
    "deal_secret": "One card each, face down: the fetish stone. Look at it.",
    "shuffle_stack": "Shuffle the 5 trilithon cards.",
    "deal_packet": "One each, face down: the taboo colour. Look at it.",
    "draw_deck_box": "Put the other cards away unseen.",
    "lays_disc": "{s} places a druid on {n}.",
    "lays_bar": "Remove bar {n}. {s} puts one between {n} and {n}.",
    "passes": "{s} passes for good.",
    "fill_spaces": "Empty spaces: {n}. Put neutral discs there.",
    "spare_discs": "Then discs of the last colour: {c}.",
    "bare_spaces": "Spaces left bare count as neutral.",
    "taboo_is": "{s} has the taboo {c}. Discs removed: {n}.",
    "votes_won": "College {n}-{n}: {s} {+}.",
    "votes_lost": "College {n}-{n}: nobody, votes lost: {n}.",
    "bonus": "{s}: fetish {+}.",
    "ending_elected": "The High Druid is elected.",
    "ending_nobody": "All tied: nobody is elected.",
    # Refusals and status
    "want_number": "Tap a number card",
    "want_trilithon": "Tap a trilithon card",
    "left": "Neutral {n}, spaces {n}",
    "neutral_disc": "neutral",
    "neutral_bar": "neutral",
    "shape_disc": "druid",
}

# By question; {goal} stands for what the game is about.
HELP = {
    "goal": (
        "Aim: the most votes. Those who tie cancel out and the next one wins: in each college and "
        "at the end."
    ),
    "action": "Place a druid, push a neutral bar by one, or pass for good.",
    "space": (
        "The spaces between two bars are a college: who has most druids there, alone, takes its "
        "votes."
    ),
    "which_bar": "One of yours replaces it, one step on: one college grows, the other shrinks.",
    "way": "Forward: to the higher numbers. The bar then stays for good.",
    "taboo": "Your druids on this colour leave the ring.",
    "fetish": "Two votes more, if the college of this space is yours.",
    "neutral_colour": "It makes no difference to the game.",
    "colour": "{goal}",
    "first": "{goal}",
}

# What is always at stake: what wins, what a question decides, when it ends; and why it was won.
STAKES = {
    "goal": "Most votes, and nobody else with as many: equal totals cancel each other.",
    "college": "A college's votes go to one player alone: the most druids there; equals cancel.",
    "taboo_leaves": "Its druids on this colour leave, and their spaces give no vote.",
    "fetish_adds": "Two votes more, if its player has won that college.",
    "end": "Ends when everybody has passed. Still in: {n}.",
    "counting": "Only the count is left.",
    "alone_on_top": "{s} has {n} {1:vote|votes}, and nobody else as many.",
    "cancelled": "Those with {n} {0:vote|votes} cancel each other.",
}

# How the box is set up, step by step; named after a shape, a step lights the pieces of it.
SETUP = {
    "1": "Each player takes the discs (druids) and the bars of a colour.",
    "2_bar": "Seven neutral bars between spaces part the circle into seven colleges.",
    "3": (
        "A number card to each, face down: the fetish. A trilithon card to each, face down: the "
        "taboo colour."
    ),
}

# A deed in a sentence, by question: host/page/story.py.
STORY = {
    "first": "{answer} begins, drawn by lot.",
    "fetish": "{who} shows the fetish card: {answer}.",
    "neutral_colour": "The neutral pieces are {answer}.",
}

# In a first match: where a question comes for the first time, the second…
REMARKS = {
    "action": (
        "Look at your two secret cards. You want the college in which your fetish lies; your "
        "druids on the colour of your taboo leave before the votes are counted."
    ),
    "space": (
        "Count in each college: one druid alone takes it from two rivals with three each, since "
        "equals cancel. To be equal is worse than to be fewer."
    ),
    "which_bar": (
        "The bar you lay never moves again. Make a college larger that you lead, or cut a rival's "
        "druids off from their fellows."
    ),
    "space 2": (
        "Every disc in a college is a vote for who wins it, the rivals' discs too, and in the end "
        "neutral ones fill the empty spaces. So look for large colleges, not for safe ones."
    ),
    "action 3": (
        "To pass is for good. Who acts last knows how all colleges stand: keep a druid, or a bar, "
        "for that."
    ),
    "end": (
        "Read it college by college: many druids were worth nothing because another player had as "
        "many. The same rule then decided the election."
    ),
}
