"""The Arthurian Ghost Knights, in English: texts for the table, help for newcomers."""

# The game in a line, for people who choose.
ABOUT = "Guards and ghosts: hold the trilithons, dare a duel."

TEXT = {
    "title": "The Arthurian Ghost Knights",
    "fights": "{s} fights on: {n} {1:sword|swords}.",
    "cards_to_end": "Trilithon cards to come: {n}.",
    "only_where": "The only place: {n}.",
    "only_remove_where": "It can only go from {n}.",
    "only_remove_whose": "Only {n} stands there.",
    "guards_column": "guards",
    "swords_column": "swords",
    # Setup
    "colour": "Choose your colour",
    "take_colour": "{s} takes figure, 10 discs (guards), 10 bars (swords): {c}.",
    "first": "First seat, drawn by lot?",
    "set_up": (
        "Set up the 5 trilithons. Figures on space 1, two swords of each player on the altar."
    ),
    "pick_row": (
        "Take {n} cards of each player's colour, shuffle them and deal them face up to trilithons "
        "1 to 5, round and round."
    ),
    "row": "Card of trilithon {n}?",
    "build_pile": (
        "Count {n} cards off the deck. Shuffle 2 trilithon cards into these, 2 into the rest, and "
        "put them on the rest. The fifth goes into the box."
    ),
    # Asks
    "draw_deck_secret": "{s} draws {n}.",
    "drawn": "Card drawn?",
    "number": "number",
    "trilithon": "trilithon",
    "play": "Play a card, or draw a second",
    "second": "second card",
    "where": "A {c} guard: which trilithon?",
    "other_card": "not this card",
    "whose_guard": "Black card: which guard?",
    "show": "Show the trilithon",
    "strike": "Struggle: play a card, or pass",
    "deed": "What does the black card do?",
    "reinforce": "place a guard",
    "remove": "remove a guard",
    "remove_whose": "Which colour loses a guard?",
    "remove_where": "Remove {c}: which trilithon?",
    # News
    "move_discard_hand": "{s} takes back {l}.",
    "guard": "A {c} guard to trilithon {n}.",
    "guard_back": "A {c} guard of trilithon {n} goes back to the reserve.",
    "gains": "{s} {+}: figure on space {n}.",
    "sword": "{s} lays a sword on the altar.",
    "sword_back": "{s} takes a sword off the altar.",
    "out": "{s} is out of the struggle.",
    "site": "Trilithon {n}: {s} {+}.",
    "everywhere": "At all five trilithons: {s} {+}.",
    # Scores, endings, refusals, status
    "tie_break": "{s}: swords {n}, cards {n}",
    "ending_fourth": "The fourth trilithon card.",
    "ending_lap": "A figure has been lapped.",
    "not_in_row": "Not of that colour",
    "want_trilithon": "Tap the trilithon card",
    "want_number": "Tap a number card",
    "no_guard": "No effect: keep your card",
    "cards_out": "Trilithons {n}/{n}, pile {n}",
    "shape_figure": "knight",
    "shape_disc": "guard",
    "shape_bar": "sword",
}

# By question; {goal} stands for what the game is about.
HELP = {
    "goal": (
        "Aim: have the most guards at trilithons. Each then pays as many points as guards stand "
        "there."
    ),
    "row": "A card for every place to begin with: a guard of its colour goes there.",
    "drawn": "Draw a card and say its kind: a trilithon brings a struggle and a scoring.",
    "show": "Lay it on the reader: everybody must see it.",
    "where": "At which trilithon shall the guard stand?",
    "play": (
        "Your colour: a guard of yours. Another's: their guard, but a point and a sword for you."
    ),
    "strike": (
        "Your colour adds a guard, another's takes one away. Each card costs a sword on the altar."
    ),
    "deed": "Black: one more guard of yours, or one less of anybody's.",
    "whose_guard": "Black: place anybody's guard; it brings neither point nor sword.",
    "remove_whose": "Who loses a guard?",
    "remove_where": "From which trilithon does it go?",
    "colour": "{goal}",
    "first": "{goal}",
}

# What is always at stake: what wins, what a question decides, when it ends; and why it was won.
STAKES = {
    "goal": "Most points: at each count a trilithon pays who has most guards there.",
    "first_guards": "Each card places one guard of its colour at the start.",
    "breaks_in": "A trilithon card brings a fight and a count at once.",
    "sword_and_point": (
        "Another's guard earns you a point and a sword; without swords you cannot fight."
    ),
    "count_next": "When all have passed, the trilithons pay. A blow costs a card and a sword.",
    "end": "Trilithon cards to come: {n}. Or a lead of {n} over the last; now {n}.",
    "by_swords": "Equal points: {s}, with {n}, has more swords on the altar.",
    "by_cards": "Equal points and swords: {s}, with {n} {1:point|points}, has more cards in hand.",
}

# How the box is set up, step by step; named after a shape, a step lights the pieces of it.
SETUP = {
    "1": "Each player takes a figure, ten discs (guards) and ten bars (swords) of a colour.",
    "2": (
        "Stand the five trilithons on their places. Figures on space 1, two swords of each on the"
        " altar."
    ),
    "3": (
        "The table says card by card where the first guards stand; then it builds the pile with "
        "you."
    ),
}

# A deed in a sentence, by question: host/page/story.py.
STORY = {
    "first": "{answer} begins, drawn by lot.",
    "drawn_number": "",
    "row": "Turned up in the row: {answer}.",
    "play": "{who} plays {answer}.",
    "play_second": "",
    "strike": "{who} plays {answer}.",
    "strike_pass": "",
    "where": "",
    "deed": "",
}

# In a first match: where a question comes for the first time, the second…
REMARKS = {
    "play": (
        "A rival's guard pays you at once, a point and a sword; your own pays later, wherever you "
        "have most guards. Fights cost swords: without one you only watch."
    ),
    "where": (
        "All guards at a trilithon, of any colour, are points for who has most there. So a rival's "
        "guard is well placed where you lead, and where it does not overtake you."
    ),
    "play 2": (
        "Alone at a trilithon you score double, and one guard at each of the five is worth 5 more "
        "at every count. You may also draw a second card, and lay none."
    ),
    "strike": (
        "A blow costs a card and a sword. Compare first what one guard more, or one less, changes "
        "at the count that follows at once. A pass is final."
    ),
    "remove_where": (
        "Take it from who leads where you are second: all who tie for most get the full points, "
        "and you with them."
    ),
    "play 3": (
        "It is over after the fourth trilithon card, or once a player is thirty points ahead of "
        "another. You need no remarks from here on."
    ),
    "end": (
        "The counts made the points: most of them went to who led several trilithons, or stood "
        "alone at one. Guards placed for others paid one by one."
    ),
}
