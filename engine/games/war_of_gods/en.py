"""The War of the Gods, in English: texts for the table, help for newcomers."""

# The game in a line, for people who choose.
ABOUT = "Gods and disciples fight for every space of the ring."

TEXT = {
    "title": "The War of the Gods",
    "reserve": "Disciples left: {n}.",
    "reserve_and_god": "Disciples left: {n}, and your god.",
    "on_plate": "on the plate",
    "reserve_column": "in reserve",
    "option_discard_none": "May a discard be of no card?",
    "value_no": "no",
    "value_yes": "yes",
    # Asks
    "colour": "Choose your colour",
    "first": "First seat, drawn by lot?",
    "action": "Play a card, or discard",
    "discard": "discard",
    "piece": "Place which piece?",
    "disciple": "disciple",
    "god": "god",
    "back": "back",
    "space": "On which empty space?",
    "target": "From {n}: attack which space?",
    "trilithon": "Add a trilithon to strike",
    "number": "Place, or strike: number card",
    "how_many": "Discard how many cards?",
    # News
    "take_colour": "{s} takes a god and 20 disciples: {c}.",
    "places": "{s} places a {w} on {n}.",
    "attacks": "{s} goes from {n} to {n}; {s} loses a disciple.",
    "strikes": "{s} strikes {n}; {s} loses a disciple.",
    "discard_unseen_hand_discard": "{s} discards {n}, face down.",
    "passes": "{s} has no card and passes.",
    "last_round": "One last turn each: no trilithons, no drawing.",
    # Scores
    "counted": "{s}: pieces {n}, clans {+}",
    "ending_deck": "The deck is empty.",
    "ending_reserve": "A reserve is empty.",
    "ending_full": "All 30 spaces are taken.",
    # Refusals and status
    "want_trilithon": "Tap a trilithon",
    "want_number": "Tap a number card",
    "no_trilithon": "No trilithons any more",
    "no_reserve": "Your reserve is empty",
    "no_target": "It can attack nobody",
    "no_disciple": "No enemy disciple there",
    "no_strike": "No strike is possible",
    "protected": "Its god protects it",
    "deck_left": "Deck: {n} cards",
    "final_turns": "Last round",
}

# By question; {goal} stands for what the game is about.
HELP = {
    "goal": "Aim: pieces side by side. A clan of three earns 4 more, of five 16, of six 25.",
    "action": (
        "Number of an empty space: place. Of your disciple in a clan: attack across. Trilithon: "
        "place or strike."
    ),
    "how_many": "They go face down; you draw back to four.",
    "piece": "Your god, the only one, protects his group and never leaves.",
    "number": (
        "With the trilithon: place anywhere, or lay the number of another's disciple to remove it."
    ),
    "space": "Any empty space: think of your clans.",
    "trilithon": "The trilithon removes the disciple on this space.",
    "target": "Your disciple takes its place.",
    "colour": "{goal}",
    "first": "{goal}",
    # What can be varied
    "option_discard_none": "A turn may be spent on a discard of no card: that is a pass.",
}

# How the box is set up, step by step; named after a shape, a step lights the pieces of it.
SETUP = {
    "1": (
        "Each player takes a figure (the god), ten discs and ten bars of a colour: twenty "
        "disciples."
    ),
    "2": "The ring of 30 spaces is empty. The halves of a space count as one.",
    "3": "Shuffle all 65 cards and deal four to each.",
}
