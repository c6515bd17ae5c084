"""The Magic of Stonehenge, in English: texts for the table, help for newcomers."""

# The game in a line, for people who choose.
ABOUT = "Tricks that place your apprentices: be the first to cast the spell."

TEXT = {
    "title": "The Magic of Stonehenge",
    "trump_is_day": "Day is trump.",
    "trump_is_night": "Night is trump.",
    "apprentices": "{s}: {n} {1:apprentice|apprentices} out.",
    "only_retreat": "Only one can move back: {n}.",
    "only_erect": "The only free place: {n}.",
    "at_place": "{b}",
    "apprentices_out": "apprentices out",
    "trilithon_column": "trilithon",
    # Asks
    "colour": "Choose your colour",
    "card": "Card face down: play or concede",
    "erect": "Where will your trilithon stand?",
    "retreat": "Which apprentice moves back {n}?",
    "excess": "Discard {n} face down, then OK",
    "conversion": "Which conversion?",
    "time": "time",
    "spirit": "spirit",
    "change_trump": "Change the trump?",
    "keep": "keep",
    "switch": "change",
    "exchange": "Number cards to exchange, then OK",
    # News
    "shuffle_deck": "Shuffle the 60 number cards, without the trilithons.",
    "take_colour": "{s} takes a trilithon and its card: {c}.",
    "take_discs": "Everybody takes {n} discs of their colour.",
    "marker": (
        "One disc on every trilithon, the others in reserve. Spare trilithon cards go back to the "
        "box."
    ),
    "trump_day": "Bar on the day side of space 1: day is trump.",
    "trump_night": "Bar on the night side of space 1: night is trump.",
    "must_concede": "{s} has no number card left and concedes.",
    "move_bid_front": "{s} reveals {l}.",
    "all_concede": "Everybody concedes.",
    "places": "{s} wins and puts an apprentice on {n}.",
    "no_room": "{s} wins, but there is no free stone.",
    "set_complete": "{s} takes all apprentices back.",
    "erected": "{s} erects the trilithon on place {n}.",
    "retreats": "{s} moves back from {n} to {n}.",
    "leaves": "{s} takes the apprentice on {n} back.",
    "clean_up": "Number cards to the discard pile, trilithons back to hand.",
    "move_bid_discard": "{s} discards {l}.",
    "total": "{s}: total {n}.",
    "move_added_discard": "{s} exchanges {l}.",
    "ending_spell": "The spell is cast!",
    # Refusals and status
    "keep_trilithon": "The trilithon stays in hand",
    "enough_cards": "Enough cards: press OK",
    "day": "day",
    "night": "night",
    "trump_now": "Trump {w}, round {n}",
    "neutral_bar": "trump mark",
    "shape_disc": "apprentice",
}

# By question; {goal} stands for what the game is about.
HELP = {
    "goal": "Aim: place all your apprentices, erect your trilithon, then place them all once more.",
    "card": (
        "The strongest card places an apprentice; a beaten one moves one of yours back. Your "
        "trilithon concedes unharmed."
    ),
    "retreat": (
        "One of your apprentices moves back by the number of your beaten card; below space 1 it "
        "returns to you."
    ),
    "excess": "More than six cards: give up the surplus. Who gives up most chooses a conversion.",
    "conversion": (
        "Time: you may change the trump. Spirit: you exchange cards. The next one gets the other."
    ),
    "exchange": "Lay the cards you want to be rid of, then OK: you draw as many.",
    "change_trump": "Trump cards, day or night, beat all the others.",
    "erect": "Wherever you like: the place makes no difference.",
    "colour": "{goal}",
}

# What is always at stake: what wins, what a question decides, when it ends; and why it was won.
STAKES = {
    "goal": "All {n} apprentices on the ring at once, twice, before the others.",
    "trick": "The best card places an apprentice; every beaten number sends one back as far.",
    "sent_back": "It goes back by your beaten card; below space 1 it is in reserve again.",
    "no_matter": "The place changes nothing.",
    "powers": "The highest sum discarded may change the trump, or exchange cards.",
    "end": "{s} is nearest: {n} {1:apprentice|apprentices} still to place.",
    "second_set": "{s} has all {n} apprentices on the ring for the second time.",
}

# How the box is set up, step by step; named after a shape, a step lights the pieces of it.
SETUP = {
    "1": (
        "Each takes a colour, its trilithon and discs: one lies on the trilithon for good, the "
        "others are apprentices."
    ),
    "2": (
        "Each player keeps the trilithon card of their own colour; the others go back into the box."
    ),
    "3": "Shuffle the 60 number cards and deal five to each.",
    "4_bar": "A bar on the night well of space 1: night is trump.",
}

# A deed in a sentence, by question: host/page/story.py.
STORY = {
    "card": "{who} lays a card face down.",
    "excess": "{who} discards face down: {laid}.",
    "conversion": "{who} chooses {answer}.",
    "change_trump_keep": "{who} keeps the trump.",
    "change_trump_switch": "{who} changes the trump.",
    "exchange_none": "{who} exchanges nothing.",
}

# In a first match: where a question comes for the first time, the second…
REMARKS = {
    "card": (
        "Night is trump at first: a night 4 beats a day 30. Lay a card that should win, or a low "
        "one that hardly hurts when it is beaten; your trilithon stays out of the fight."
    ),
    "card 2": (
        "An apprentice stands where the winning number says. How far up makes no difference for "
        "the win, but from a high stone a beaten card does not send him off the ring."
    ),
    "retreat": (
        "Your beaten card sends one back. What counts is to be on the ring, not where: leave some "
        "high up, for the next card that is beaten."
    ),
    "card 4": (
        "Look at the hands: who has few numbers left must stay out soon, and a number card alone "
        "wins without a fight. A winner that was no trump draws three cards."
    ),
    "excess": (
        "What you throw away is also a bid: the highest sum chooses between the two powers. High "
        "cards of the half that is not trump are the first to go."
    ),
    "conversion": (
        "Time makes the other half trump: count your day cards and your night cards first. Spirit "
        "helps a hand that is poor in both."
    ),
    "erect": "Half of it is done: your apprentices are home again, and only the second time wins.",
    "card 8": (
        "Count everybody's apprentices: before a rival who needs one more, now is the time for "
        "your trumps. You need no remarks from here on."
    ),
    "end": (
        "All on the ring at once, twice, is the whole game: a high card that was beaten cost an "
        "apprentice, a beaten 3 next to nothing."
    ),
}
