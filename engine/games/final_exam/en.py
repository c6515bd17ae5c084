"""Final Exam, in English: texts for the table, help for newcomers."""

# The game in a line, for people who choose.
ABOUT = "A maze paid for with cards, with spells and fights."

TEXT = {
    "title": "Final Exam",
    "zone_bid": "laid",
    "stands_on": "You stand on {b}.",
    "exit_on": "Your exit: {b}.",
    "holds_objects": "Objects held: {n}.",
    "leads_to": "This leads to {b}.",
    "holds_each": "White {n}, blue {n}, green {n}, yellow {n}, red {n}.",
    "place_and_colour": "{b}, {c}",
    "last_idle": "One more turn without a card drawn ends the exam.",
    "at_place": "{b}",
    "objects": "objects",
    "bars_left": "bars left",
    "stands": "stands on",
    "option_variant": "How to leave the centre?",
    "value_base": "base rules",
    "value_translator": "translator's",
    "option_same_colour": "Which colour must cards have to pick up?",
    "value_cards": "all the same",
    "value_space": "the space's",
    # Setup
    "lay_objects": (
        "The objects: a disc of its colour on every space, none on the black ones. Trilithons in "
        "the centre."
    ),
    "figures": (
        "The figures white, blue, green, yellow, red, in this order, on the night wells of spaces "
        "1 to {n}."
    ),
    "bid": "Your bid: one card face down",
    "move_bid_discard": "{s} shows and discards {l}.",
    "colour": "Choose your colour",
    "take_colour": "{s} takes this figure and two discs: {c}.",
    "take_bar": "Choose a bar ({n} to go)",
    "lay_tokens": (
        "Neutral discs on the first {n} of these circles: 19, 16, 13, 10, 7. Trilithons at the "
        "left end, then the right, then the left… of their places. A disc of each player, at "
        "random, on a trilithon."
    ),
    "facing_usual": "Trilithons at circles {n} {n} {n} {n} {n}?",
    "facing": "Which circle faces trilithon {n}?",
    "only_gate": "The last disc: {n}.",
    "gate": "Which trilithon has the {c} disc?",
    # Actions
    "action": "What will you do?",
    "move": "move",
    "attack": "attack",
    "place_block": "shut a space",
    "remove_block": "open a space",
    "enter": "enter centre",
    "walk": "walk",
    "end_turn": "end turn",
    "back": "back",
    "move_table_hand": "{s} takes the cards back.",
    "move_table_discard": "Discard the cards played.",
    "stands_up": "{s} stands up and does not act.",
    # Moves
    "move_cards": "Cards, + or -, at most a trilithon, OK",
    "move_to": "To which space?",
    "moves": "{s} goes to {b}.",
    "object": "Take the {c} object?",
    "take": "take",
    "leave": "leave",
    "takes": "{s} takes an object: {c}.",
    # Attacks
    "defender": "Whom do you attack?",
    "attack_card": "Card face down against {s}",
    "defence_card": "{s} attacks! Card face down",
    "wins_fight": "{s} wins the fight.",
    "nobody_wins_fight": "Nobody wins the fight.",
    "loot": "Which object of {s}?",
    "none": "none",
    "blind_card": "Draw a card from the hand of {s}",
    "lies_down": "{s} lays the figure down and will skip a turn.",
    # Blocks
    "which_bar": "Which bar?",
    "ring": "Outside or in the centre?",
    "outer": "outside",
    "inner": "in the centre",
    "block_where": "Where does the {c} bar go?",
    "bar_price": "A bar is paid for with a number card of its colour.",
    "block_card": "A card of its colour: {c}",
    "blocks": "{s} places a bar: {b}.",
    "which_block": "Remove which bar?",
    "removal": "Pay for the removal, then OK",
    "removal_price": (
        "Price: one card of its colour ({c}), two of one colour, three day, three night or a "
        "trilithon."
    ),
    "unblocks": "{s} takes the bar out of the game: {b}.",
    # The inner path
    "entry": "Pay to enter, then OK",
    "entry_price": "Price: three cards of one colour, four day, four night or a trilithon.",
    "enters": "{s} enters: figure on {b}, disc on {b}.",
    "enters_variant": "{s} enters: figure on {b}, the neutral disc goes. Trilithon facing {b}.",
    "walk_card": "Walk: one card per step",
    "walks": "{s} walks: {b}.",
    # The end
    "steps_left": "{s}: {n} {1:step|steps} to go",
    "ending_exit": "Out of the circle: exam passed!",
    "ending_idle": "Nobody does anything any more.",
    "ending_rounds": "The 100 rounds are over.",
    # Refusals and status
    "one_trilithon": "One trilithon at most",
    "bar_colour": "Not the colour of the bar",
    "wrong_price": "Does not fit the price",
    "round": "Round {n}",
    "round_of": "Round {n} of {n}",
    "common_disc": "way in",
    "shape_disc": "object, way out",
    "shape_bar": "block",
}

# By question; {goal} stands for what the game is about.
HELP = {
    "goal": "Aim: five objects alike or all different, into the centre, and first to the way out.",
    "bid": (
        "The highest number chooses a colour first and begins; of equal ones, the night card. "
        "{goal}"
    ),
    "take_bar": (
        "Your two bars for the whole match: each can shut a space, for a card of the bar's colour."
    ),
    "action": (
        "Outside: five objects, alike or all different, then enter the centre. Inside: walk to "
        "your exit. In the end draw two."
    ),
    "move_cards": (
        "Add and subtract cards: the result is the space you go to. One colour, or a trilithon "
        "with them: you may pick up."
    ),
    "move_to": "Your cards lead to several spaces: which one?",
    "object": "You need five of one colour, or one of each.",
    "which_bar": "A bar shuts a space; it costs a card of its colour.",
    "ring": "Outside on the thirty spaces, or in the centre on the way out.",
    "block_where": "Nothing is picked up on a shut space; in the centre nobody passes it.",
    "block_card": "Pay for the bar with a card of its colour.",
    "which_block": "Choose the bar to be taken away.",
    "removal": "What you pay is gone, and the bar leaves the match for good.",
    "entry": "Inside nobody attacks you; only your exit leads out. Lay the price, then OK.",
    "walk_card": "A number makes one step, a trilithon two.",
    "defender": "The loser gives up an object, or a card if there is none.",
    "attack_card": "The higher number wins; of equal ones, the night card.",
    "defence_card": "The higher number wins; of equal ones, the night card.",
    "blind_card": "Take it unseen: it is discarded.",
    "loot": "Take the object you lack.",
    "facing_usual": "Look which circles of the path face the trilithons.",
    "facing": "Say which circle of the path lies before this trilithon.",
    "gate": "Say where chance has put this disc.",
    "colour": "{goal}",
    # What can be varied
    "option_variant": (
        "By the translator's variant each player seeks their own trilithon, both ways; otherwise "
        "all walk to the exit."
    ),
    "option_same_colour": (
        "An object is picked up by cards of any one colour, or only by cards of the colour of the "
        "space."
    ),
}

# What is always at stake: what wins, what a question decides, when it ends; and why it was won.
STAKES = {
    "goal": "The first figure at its exit in the centre wins.",
    "goal_variant": "The first figure under its own trilithon wins.",
    "strongest": "The strongest card chooses its colour first, and begins.",
    "two_bars": "These two bars are for the whole match.",
    "way_out": "It decides which way leads out.",
    "fight": (
        "The loser gives up an object; without one, a card; with neither, lies down for a turn."
    ),
    "steps_left": "Steps to your exit: {n}.",
    "open_centre": (
        "Five alike or five different open the centre. You have {n} alike, {n} different."
    ),
    "centre_open": (
        "The centre is open to you, for three cards of one colour, four day, four night or "
        "a trilithon."
    ),
    "centre_shut": "Your objects open the centre, but a bar shuts the way in.",
    "end": "Ends at the first exit, or after {n} more {0:round|rounds}.",
    "is_out": "{s} was the first at the way out.",
    "nearest": "{s} is nearest to the way out: {n} {1:step|steps}.",
    "most_objects": "Nobody is in the centre, and {s} has most objects: {n}.",
}

# How the box is set up, step by step; named after a shape, a step lights the pieces of it.
SETUP = {
    "1": "Take discs and bars of all five colours, and a figure for each player.",
    "2_disc": "The objects: a disc of its colour on every coloured space, none on the black ones.",
    "3": (
        "Figures white, blue, green, yellow, red, as many as players: on the night wells of 1, 2, "
        "3…"
    ),
    "4": "Shuffle all 65 cards and deal four to each.",
}

# A deed in a sentence, by question: host/page/story.py.
STORY = {
    "bid": "{who} lays a card face down.",
    "attack_card": "{who} attacks, a card face down.",
    "defence_card": "{who} defends, a card face down.",
    "take_bar": "{who} takes a bar: {answer}.",
    "move_cards": "{who} plays {answer}.",
    "which_block": "",
    "action": "",
    "colour": "",
}

# In a first match: where a question comes for the first time, the second…
REMARKS = {
    "bid": (
        "A high number only buys the first turn and the choice of colour, and the card is gone. "
        "Keep trilithons: one of them opens the centre, or lets you pick up after any move."
    ),
    "take_bar": (
        "A bar costs a number card of its own colour: two colours give you more chances. It is "
        "worth most in the centre, before a rival who is about to be out."
    ),
    "action": (
        "One number card is enough: 14 takes you to space 14 from anywhere, and you may pick up "
        "the object there. The black spaces, 6, 12, 18, 24 and 30, have none."
    ),
    "move_cards": (
        "Add more cards if you like: the question says where plus and minus lead. Cards of "
        "different colours move you but pick up nothing, unless a trilithon lies with them."
    ),
    "object": (
        "There are five objects of each colour, no more. One of each is easier; five alike work "
        "only if nobody else holds one of them, or you win it back in a fight."
    ),
    "action 3": (
        "You may act as long as you have cards. But without cards you lose every fight, and the "
        "centre has its price: three of one colour, four day, four night, or a trilithon."
    ),
    "action 6": (
        "See who stands on your space, and who can come there: for one card, an attack takes an "
        "object. A high number in your hand is your defence."
    ),
    "attack_card": (
        "Attack who holds what you lack: if you win you choose it, if you lose you give something "
        "up. The card is gone either way."
    ),
    "defence_card": (
        "If you hold objects, the winner takes one of them: a strong card is well spent. Without "
        "any you only lose a card or, without cards, a turn."
    ),
    "entry": (
        "In the centre nobody attacks you, and only the exit leads out of it. Keep cards for the "
        "steps: each is one, no matter which number."
    ),
    "walk_card": (
        "A 1 is a step just as a 30, a trilithon is two. By the base rules the first one in has 18 "
        "steps to go, then 15, 12, 9 and 6: early is not everything."
    ),
    "end": (
        "Who is out has won, with objects or without. If nobody is: the nearest to the exit, or "
        "else most objects. Count your cards early: five to pick up, the way in, the steps."
    ),
}
