"""Amazones, in English: texts for the table, help for newcomers."""

# The game in a line, for people who choose.
ABOUT = "Bids and mischief: everyone puts together the man of her dreams."

TEXT = {
    "title": "Amazones",
    "option_start": "Who opens the first joust?",
    "value_left": "left of her",
    "value_lover": "the lover",
    "option_tie_bonus": "Beauty bonus when tied?",
    "value_per_male": "per male",
    "value_per_player": "per player",
    "option_titles": "What are people called?",
    "value_given": "Princess",
    "value_none": "by name",
    "titled": "Princess {n}",
    "back": "back",
    # Asks
    "lover": "Who fell in love most recently?",
    "colour": "Choose your colour",
    "first_bid": "Bid cards of one colour, then OK",
    "second_bid": "Second bid?",
    "nothing": "nothing",
    "add": "add",
    "remove": "take back",
    "add_card": "One card face down, then OK",
    "remove_card": "Take one card back, then OK",
    "tile": "Take the top tile of a stack",
    "harem": "In whose harem?",
    "male": "On which male?",
    "new": "a new male",
    # What a question is about
    "bid_is": "{s} bids {n}.",
    "tile_is": "Tile: {p}.",
    "harem_is": "The harem of {s}.",
    "has_head": "head {+}",
    "has_torso": "torso {+}",
    "has_legs": "legs {+}",
    "with_head": "head{+}",
    "with_torso": "torso{+}",
    "with_legs": "legs{+}",
    "has_both": "{w} {w}",
    "only_colour": "{n} is left for {n}.",
    "only_harem": "The only place: the harem of {n}.",
    "only_male": "It goes on: {n}.",
    "males_finished": "finished males",
    "males_begun": "unfinished males",
    # News
    "sort_tiles": "Heads, torsos and legs: three shuffled stacks, face up.",
    "take_colour": "{s} takes the 11 cards: {c}.",
    "move_added_bid": "{s} reveals {l}.",
    "total": "{s}: {n}.",
    "tied": "{s} is tied and out of the joust.",
    "move_bid_hand": "{s} takes {l}.",
    "wins_joust": "{s} wins the joust.",
    "nobody_ranked": "Nobody is ranked: remove the top tile of each stack.",
    # Scores
    "males": "{s}: males {+}",
    "finest": "{s}: finest male {+}",
    "largest": "{s}: largest harem {+}",
    "ugliest": "{s}: ugliest male {+}",
    "crowned": "{s} is Queen of the Amazons!",
    "ending_placed": "Two stacks are exhausted.",
    "ending_discarded": "Two stacks are exhausted.",
    # Refusals and status
    "want_card": "Tap a card",
    "want_tile": "Tap a tile",
    "no_place": "No place for it",
    "one_colour": "One colour per bid",
    "stacks_left": "Tiles: {n} {n} {n}",
}

# By question; {goal} stands for what the game is about.
HELP = {
    "goal": (
        "Aim: fine complete males, head, torso and legs, in your harem; ugly ones in the others'."
    ),
    "lover": (
        "Pick a name: that player, or the one to her left, as the option says, opens the bidding. "
        "{goal}"
    ),
    "colour": (
        "Your colour brings your eleven cards. The highest bid will win two tiles, the second one. "
        "{goal}"
    ),
    "first_bid": (
        "Lay cards of one colour: their sum is your bid. Then OK. Equal sums cancel each other."
    ),
    "second_bid": "Last touch: one more card face down, one card less, or nothing.",
    "add_card": "Lay the card to add face down, then OK.",
    "remove_card": "Lay the card to take back, then OK.",
    "tile": "Lay the top tile of a lit stack. Head, torso and legs make a male; his beauty counts.",
    "harem": "Your own for a fine tile, another player's for an ugly one.",
    "male": "Complete a male or begin a new one. Only complete males count.",
    # What can be varied
    "option_start": (
        "Who begins the first joust: the one who fell in love most recently, or the player to her "
        "left."
    ),
    "option_titles": (
        "In sentences everyone is a princess, and who wins is the Queen of the Amazons; or "
        "names alone."
    ),
    "option_tie_bonus": (
        "The bonus for the finest and the ugliest male when several tie: for each such male, or "
        "once for each player."
    ),
}

# What is always at stake: what wins, what a question decides, when it ends; and why it was won.
STAKES = {
    "goal": "Most points: the beauty of complete males, +5 finest, +5 largest harem, −5 ugliest.",
    "alike": "All colours hold the same eleven cards.",
    "bids": (
        "Bids change hands: each ranked player takes the bid below hers, the last the winner's."
    ),
    "keeps": "{s} is ranked alone: two tiles, and her own cards back.",
    "hand_over": "Then bids change hands: {s} gets the cards of {s}.",
    "end": "Ends when two stacks are empty. Tiles left: {n}, {n}, {n}.",
}

# How the box is set up, step by step; named after a shape, a step lights the pieces of it.
SETUP = {
    "1": "Take the tiles and the cards of as many colours as there are players.",
    "2": (
        "Sort the tiles: heads, torsos and legs. Shuffle each stack and lay it face up on its "
        "place."
    ),
    "3": "Each player takes the eleven cards of a colour; leave room in front of you for a harem.",
}

# A deed in a sentence, by question: host/page/story.py.
STORY = {
    "first_bid": "{who} bids {sum}.",
    "second_bid": "",
    "second_bid_nothing": "{who} adds nothing.",
    "add_card": "{who} adds face down: {answer}.",
    "remove_card": "{who} takes cards back: {answer}.",
    "tile": "",
    "harem": "{who} gives {before} to the harem of {answer}.",
    "male": "",
    "first_bid_none": "{who} bids nothing.",
}

# In a first match: where a question comes for the first time, the second…
REMARKS = {
    "lover": (
        "You want fine males in your own harem, ugly ones in the others'. This question decides "
        "only who bids first."
    ),
    "colour": (
        "Your colour is your hand: in each joust you bid some of it for tiles. Bids change "
        "hands, so your best card may fight for a rival next."
    ),
    "first_bid": (
        "Look at the three tiles on top: is one worth a fight, or worth giving away? Bid "
        "little while you learn. Bids change hands, and the last in the ranking gets the "
        "winner's cards."
    ),
    "second_bid": (
        "All open bids lie there now. Equal sums knock each other out: one small hidden card, "
        "+1 or −1, gets you out of a tie, or surprises those who feel safe."
    ),
    "tile": (
        "You are ranked. Take a fine tile for yourself, or a frightful one for a rival: "
        "nobody can refuse what you place."
    ),
    "harem": (
        "Only complete males count. An ugly head on a rival's handsome torso and legs ruins "
        "him; on an empty harem it may wait for ever."
    ),
    "male": ("No harem has more than two unfinished males. Complete one before you begin a third."),
    "first_bid 2": (
        "The bids have changed hands: count what your rivals can lay now. Captured cards are "
        "yours to bid, one colour at a time."
    ),
    "tile 2": (
        "Think of the fives: +5 for the finest male, +5 for the largest harem of complete "
        "ones, −5 for the ugliest male."
    ),
    "first_bid 3": (
        "The match ends when two of the three stacks are empty, even in the middle of a "
        "joust. From here on you need no remarks: play to win."
    ),
    "end": (
        "Read the parts below: often the fives decide, and a male that lacked one tile was "
        "worth nothing."
    ),
}
