"""The War of the Gods, in English: texts for the table, help for newcomers."""

# The game in a line, for people who choose.
ABOUT = "Gods and disciples fight for every space of the ring."

TEXT = {
    "title": "The War of the Gods",
    "reserve": "Disciples left: {n}.",
    "reserve_and_god": "Disciples left: {n}, and your god.",
    "goes_on": "It goes on {n}.",
    "strike_needs": "A strike takes two cards: a number and a trilithon.",
    "on_plate": "on the board",
    "reserve_column": "in reserve",
    "option_discard_none": "May you discard nothing?",
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
    "number": "A number card: place or strike",
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
    "no_trilithon": "No trilithon in the last round",
    "no_reserve": "Your reserve is empty",
    "no_target": "It can attack nobody",
    "no_disciple": "No enemy disciple there",
    "no_strike": "No strike is possible",
    "protected": "Its god protects it",
    "deck_left": "Deck: {n} {0:card|cards}",
    "final_turns": "Last round",
    "shape_figure": "god",
    "shape_disc": "disciple",
}

# By question; {goal} stands for what the game is about.
HELP = {
    "goal": (
        "Aim: pieces side by side. A clan of three earns 4 more, of five 16, of six or more 25."
    ),
    "action": (
        "A number places a piece on an empty space, or attacks across with your disciple in a "
        "clan. Trilithon: place or strike."
    ),
    "how_many": "They go face down; you draw back to four.",
    "piece": "Your god, the only one, protects his group and never leaves.",
    "number": (
        "With the trilithon: place anywhere, or lay the number of an opponent's disciple to remove "
        "it."
    ),
    "space": "Any empty space: think of your clans.",
    "trilithon": "The trilithon removes the disciple on this space.",
    "target": "Your disciple crosses the ring and takes the place of the one it attacks.",
    "colour": "{goal}",
    "first": "{goal}",
    # What can be varied
    "option_discard_none": "You may discard nothing at all: that is a pass.",
}

# What is always at stake: what wins, what a question decides, when it ends; and why it was won.
STAKES = {
    "goal": "Most points: 1 a piece; 2, 3, 4, 5, 6 or more in a row, a clan, add 1, 4, 9, 16, 25.",
    "worth_now": "Your pieces and clans are worth {n} now.",
    "leaves_space": "Your attacker leaves its space: its own clan may break.",
    "cards_gone": "What you discard is gone for good; you draw back to four.",
    "end": (
        "Ends when the deck ({n}), a reserve or the empty spaces ({n}) run out; then one turn each."
    ),
    "last_turns": "One last turn each, without trilithons; nobody draws.",
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

# A deed in a sentence, by question: host/page/story.py.
STORY = {
    "first": "{answer} begins, drawn by lot.",
}

# In a first match: where a question comes for the first time, the second…
REMARKS = {
    "action": (
        "The number on a card is a space of the ring. Look for numbers of yours that lie close "
        "together: three pieces in one row count 7, three far apart only 3."
    ),
    "piece": (
        "The god guards every disciple in his unbroken row, and never moves again. Alone he guards "
        "nobody: wait for a row that is worth it, but not so long that it is attacked."
    ),
    "action 2": (
        "Two pieces side by side can attack an unguarded disciple across the ring: 1 to 8 reach 16 "
        "to 23, 8 to 15 reach 23 to 30, and the other way round. Play the number of your attacker."
    ),
    "space": (
        "A trilithon card fills any gap. Two rows of three earn 4 each; a piece in the gap between "
        "them makes seven of them, and 25."
    ),
    "target": (
        "Take the middle of their row: a clan of five, 16, falls into two pairs, 1 each. But your "
        "attacker leaves his own row, so attack from its end."
    ),
    "number": (
        "A trilithon places a piece anywhere or, with the number of an unguarded disciple, strikes "
        "him at any distance. The middle of a long row is worth two cards; a lone disciple counts "
        "1."
    ),
    "how_many": (
        "Useless numbers can go, all four of them, for new ones. But that was your turn, and each "
        "card drawn brings the end nearer."
    ),
    "action 4": (
        "Look at the others, too: a disciple of yours in the gap of a rival's row keeps it apart. "
        "A space never holds two pieces."
    ),
    "action 6": (
        "When the deck, a reserve or the empty spaces run out, each has one last turn, without "
        "trilithons, without drawing. Keep a number that lengthens your row. You need no remarks "
        "from here on."
    ),
    "end": (
        "Read the parts: every piece counts 1, and the rest is clans. One disciple in the right "
        "gap is often worth more than five lonely ones."
    ),
}
