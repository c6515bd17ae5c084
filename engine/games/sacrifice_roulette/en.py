"""Sacrifice Roulette, in English: texts for the table, help for newcomers."""

# The game in a line, for people who choose.
ABOUT = "A rock rolls round the ring: may your offerings stay upright."

TEXT = {
    "title": "Sacrifice Roulette",
    "rock_on": "The rock is on {b}.",
    "rolls_on": "It rolls clockwise.",
    "rolls_back": "It rolls anticlockwise.",
    "disc_laid": "{s}: a disc on {b}.",
    "only_well": "The well left: {n}.",
    "standing_column": "own discs",
    "taken_column": "discs taken",
    "option_passing": "May a player pass?",
    "value_no": "no",
    "value_yes": "yes",
    "option_free_well": "Trilithon: a disc in which well?",
    "value_empty": "an empty one",
    "value_any": "any well",
    # Asks
    "colour": "Choose your colour",
    "offering": "Show a card: a disc into its well ({n} left)",
    "space": "Trilithon card: a well on which space?",
    "well": "Space {n}: which well?",
    "day": "day",
    "night": "night",
    "neutral_card": "Turn a card: neutral disc ({n} left)",
    "rock_card": "Turn a card for the rock",
    "first": "Who begins, drawn by lot?",
    "play": "Cards of one colour (and a trilithon), OK",
    "roll_or_drop": "Roll to {n}, or fall on {n}?",
    "roll": "roll",
    "drop": "fall",
    "well_card": "It falls! Turn the card of the well",
    # News
    "take_colour": "{s} takes the figure and 10 discs: {c}.",
    "neutral": "Neutral colour: {c}, 10 discs.",
    "neutral_disc": "A neutral disc in this well: {p}.",
    "no_disc": "{p}: no disc.",
    "rock_starts": "The rock on space {n}, facing clockwise.",
    "no_cards": "{s} has no card to play.",
    "turn_rock": "The rock changes direction: turn it round.",
    "move_table_discard": "Discard the cards played.",
    "rock": "The rock rolls to {n}.",
    "crushed": "{s} takes a disc out of the {w} well: {c}.",
    "emptied": "The deck is emptied: {n} of {n}.",
    # Scores
    "standing": "{s}: offerings standing {+}",
    "taken": "{s}: offerings crushed {+}",
    "ending_refill": "A refill empties the deck for the last time.",
    "ending_fall": "A fall of the rock empties the deck for the last time.",
    # Refusals and status
    "one_colour": "One colour per turn",
    "one_trilithon": "One trilithon a turn",
    "rock_now": "Rock {n} {w}, deck {n}/{n}",
    "clockwise": "clockwise",
    "anticlockwise": "anticlockwise",
    "neutral_rock": "the rock",
    "neutral_rock_back": "the rock",
    "shape_disc": "offering",
}

# By question; {goal} stands for what the game is about.
HELP = {
    "goal": "Aim: 2 points for each of your offerings still standing, 1 for each that you crush.",
    "offering": "Show your ten cards one by one: each puts a disc of yours into the well it names.",
    "space": "A trilithon leaves the choice to you: a space with a free well.",
    "well": "Day or night: different cards will threaten it.",
    "rock_card": "The rock starts from the number that comes up.",
    "neutral_card": "For two, a third colour belongs to nobody.",
    "play": (
        "Each card pushes the rock to the next space of its colour; a trilithon with them turns it "
        "round."
    ),
    "roll_or_drop": "Your last card pushes it on, or makes it fall into a well of its space.",
    "well_card": "The card says which well is crushed: day, night, or both for a trilithon.",
    "colour": "{goal}",
    "first": "{goal}",
    # What can be varied
    "option_passing": (
        "You must play at least one card, or you may pass by OK with nothing: the rock stays."
    ),
    "option_free_well": (
        "The disc of a trilithon card goes into an empty well, or also on another disc: one fall "
        "crushes both."
    ),
}

# What is always at stake: what wins, what a question decides, when it ends; and why it was won.
STAKES = {
    "goal": "Most points: 2 for each own offering left standing, 1 for each you crushed.",
    "offered": "Still standing at the end, this offering is worth 2 to its owner.",
    "rock_begins": "The rock begins there; nothing is crushed.",
    "nobodys": "Of nobody: worth 1 to who crushes it.",
    "falls": (
        "If the rock falls, what it hits is yours. An own one loses a point, and brings a card."
    ),
    "end": "Draw piles still to run out: {n}. Cards in this one: {n}.",
    "by_standing": "Equal points: {s} has more own offerings standing, {n}.",
}

# How the box is set up, step by step; named after a shape, a step lights the pieces of it.
SETUP = {
    "1": "Each player takes a figure, to show the colour, and ten discs: the offerings.",
    "2": "The grey figure is the rock: it waits beside the board.",
    "3": "Shuffle all 65 cards and deal ten to each: they say where the offerings lie.",
}

# A deed in a sentence, by question: host/page/story.py.
STORY = {
    "first": "{answer} begins, drawn by lot.",
    "neutral_card": "Turned for a neutral disc: {answer}.",
    "rock_card": "Turned for the rock: {answer}.",
    "offering": "{who} offers {answer}.",
    "play": "{who} plays {answer}.",
    "roll_or_drop_roll": "",
    "roll_or_drop_drop": "The rock falls.",
}

# In a first match: where a question comes for the first time, the second…
REMARKS = {
    "play": (
        "Cards of one colour each push the rock to the next space of that colour. It falls where "
        "the space it comes to has the number of a card you played: look whose offerings lie there."
    ),
    "play 2": (
        "From a space of the colour it rolls a whole six spaces. A trilithon with the cards turns "
        "the rock round first, and it stays turned for everybody."
    ),
    "roll_or_drop": (
        "One of your cards may let it fall one push earlier. Which well is hit, day or night, the "
        "turned card says: best where both of them suit you."
    ),
    "play 4": (
        "An offering of yours that stands is worth 2, each one that you crush 1. So first keep the "
        "rock away from where many of yours lie, then hunt."
    ),
    "play 8": (
        "The match ends when the draw pile is used up for the second time, with five players for "
        "the third. You need no remarks from here on."
    ),
    "end": (
        "Twice what still stands of yours, and all that you crushed: often it was not the hunter "
        "who won, but the player whom the rock left alone."
    ),
}
