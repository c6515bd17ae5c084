"""The 5 Suitors, in English: texts for the table, help for newcomers."""

# The game in a line, for people who choose.
ABOUT = "Five suitors, hidden identities, a vote each round."

TEXT = {
    "title": "The 5 Suitors",
    "zone_packet": "packet",
    "zone_secret": "suitor",
    "disc_is": "Disc: {c}.",
    "suitor_on": "On {n}: {c}.",
    "only_advance": "The advance: {n}.",
    "only_bar": "The bar: {n}.",
    "only_disc": "Out of the bag: {n}.",
    "option_removed": "Two players: which colour is out?",
    "value_white": "white",
    "value_blue": "blue",
    "value_green": "green",
    "value_yellow": "yellow",
    "value_red": "red",
    "value_none": "none",
    "option_predrawn": "Draw all the discs beforehand?",
    "value_no": "no",
    "value_yes": "yes",
    "option_bag": "Which bag of discs?",
    "value_real": "a real bag",
    "value_virtual": "the table draws",
    "option_track_end": "Space 30 is reached when?",
    "value_whole_vote": "after the vote",
    "value_each_disc": "at any disc",
    # Asks
    "first_player": "First player, drawn by lot?",
    "disc": "Disc {n} from the bag?",
    "play_or_pass": "A card face down, or pass",
    "exchange": "Change cards?",
    "nothing": "nothing",
    "hand": "in my hand",
    "packet": "in my packet",
    "how_many_cards": "How many cards?",
    "bar_card": "Turn up a card: its colour is your bar",
    "bar": "A bar of which colour?",
    "vote": "Card for disc {n}, {c}",
    "advance": "Which disc advances {n}?",
    "give_back": "Give a bar back?",
    "push_back": "Push whom back one space?",
    "add_discs": "A disc of each into the bag?",
    "add": "add",
    "look_at": "See whose hand?",
    "looked": "Hand seen? Then OK",
    "swap_cards": "Swap hand and packet?",
    "swap": "swap",
    "decline": "decline",
    "identity": "Show your trilithon card",
    # News
    "out": "Put everything {c} away: cards, trilithon, figure, discs, bars.",
    "tokens_real": "Figures in the centre, {n} discs of each colour in the bag, bars beside.",
    "tokens_virtual": (
        "Figures in the centre. Beside, bars and {n} discs of each colour: the table draws."
    ),
    "shuffle_stack": "Shuffle the trilithon cards.",
    "deal_secret": "One each, face down: the secret suitor. Look at it.",
    "draw_stack_aside": "Put the others aside unseen.",
    "shuffle_deck": "Shuffle the number cards.",
    "deal_packet": (
        "{n} cards each, face down before the player: the packet, which its owner may look at."
    ),
    "deal_hand": "{n} more each: the hand.",
    "in_row": "Set {n}: lay it down in the row.",
    "next_set": "The row's next discs.",
    "draw_again": "One colour only: draw again.",
    "plays": "{s} plays a card face down.",
    "discard_unseen_hand_discard": "{s} discards {n} of the hand.",
    "discard_unseen_packet_discard": "{s} discards {n} of the packet.",
    "draw_deck_packet": "{s} draws {n} for the packet.",
    "takes_bar": "{s} takes a bar: {c}.",
    "shows": "{s} reveals: {p}.",
    "move_bid_discard": "{s} discards: {l}.",
    "wins": "{s} places the votes.",
    "nobody_played": "Nobody played: {s} decides.",
    "advances": "Suitor {c}: {+}, space {n}.",
    "gives_back": "{s} gives a bar back: {c}.",
    "added": "A disc goes into the bag: {c}.",
    "move_table_discard": "Discard the cards of the vote.",
    "shows_hand": "{s} shows the hand to {s}.",
    "swap_hand_packet": "{s} swaps a card of the hand for one of the packet.",
    "first_next": "{s} is first player now and takes the grey figure.",
    # Scores
    "votes": "{s}: {c}, space {n}",
    "lost": "{s}: bars {n}",
    "ending_track": "A suitor has reached 30.",
    "ending_supply": "Hardly any bars are left.",
    "ending_bag": "The bag is empty.",
    "ending_leftovers": "The last discs have voted.",
    "ending_replay": "A perfect tie: play again!",
    # Refusals and status
    "want_number": "Tap a number card",
    "want_trilithon": "Tap a trilithon card",
    "left": "Bars: {n}, discs: {n}",
    "shape_figure": "suitor",
}

# By question; {goal} stands for what the game is about.
HELP = {
    "goal": "Aim: move your secret suitor on, and take few bars: they cost you in the end.",
    "disc": "Which colours came out of the bag? They may advance.",
    "play_or_pass": (
        "The highest number wins the vote; the others take a bar. Passing brings a random bar."
    ),
    "bar": "Take what hurts least: who has most of a colour loses most.",
    "vote": (
        "A card of your packet for each disc: the highest moves its colour by 3, the next by 2…"
    ),
    "exchange": "As you pass you may change cards of your hand or of your packet, not of both.",
    "how_many_cards": "They go face down; you draw as many again.",
    "bar_card": (
        "Its colour is that of the bar you take; a black one does not count, turn the next."
    ),
    "advance": "Nobody played: the first player decides which disc makes the most steps.",
    "give_back": "White on white: get rid of a bar.",
    "add_discs": "Blue on blue: the bag fills, the match goes on.",
    "push_back": "Red on red: a suitor goes back.",
    "look_at": "Green on green: a hand is shown to you, not the packet.",
    "looked": "That hand is shown to you alone. Read it, then OK.",
    "swap_cards": "Yellow on yellow: a card of your hand for one of your packet.",
    "identity": "It is over: who was your suitor?",
    "first_player": "{goal}",
    # What can be varied
    "option_removed": "For two players one colour stays in the box.",
    "option_predrawn": (
        "All votes are drawn beforehand and lie open in a row, or each round draws its own."
    ),
    "option_bag": "Discs from a real bag, or drawn by the table.",
    "option_track_end": (
        "The match ends if a suitor is on 30 after the whole vote, or once any disc has led there."
    ),
}

# What is always at stake: what wins, what a question decides, when it ends; and why it was won.
STAKES = {
    "goal": "The space of your secret suitor, less what your bars cost.",
    "one_wins": "The winner lays the votes and takes no bar; everybody else takes one.",
    "votes_3": "The highest card moves its suitor 3, the next 2, the last 1.",
    "votes_2": "The higher card moves its suitor 3, the other 2.",
    "bars_cost": "In each colour, the more players have fewer bars, the more yours cost.",
    "free_action": "Card and disc agree in colour: the action is yours, or you leave it.",
    "owners": "Now each suitor's owner scores its space, less the bars.",
    "end": (
        "Ends when one of these is used up: {n} {0:space|spaces} to 30, {n} {1:bar|bars}, {n} "
        "{2:disc|discs}."
    ),
    "by_bars": "Equal points: {s}, with {n}, has the smaller piles of bars.",
    "all_equal": "Points and bars are equal: nobody wins.",
}

# How the box is set up, step by step; named after a shape, a step lights the pieces of it.
SETUP = {
    "1": "Take figures, bars and discs of all colours in play; the discs go into a bag.",
    "2_figure": "The figures of all suitors in the centre.",
    "3": (
        "A secret trilithon card to each: their own suitor. Three cards face down in front of you, "
        "three in hand."
    ),
}

# A deed in a sentence, by question: host/page/story.py.
STORY = {
    "first_player": "{answer} begins, drawn by lot.",
    "identity": "{who} shows the trilithon card: {answer}.",
    "bar_card": "{who} turns up {answer}.",
    "disc": "From the bag: {answer}.",
    "vote": "{who} adds {answer}.",
    "exchange": "",
    "exchange_nothing": "{who} exchanges nothing.",
    "advance": "{who} advances a suitor: {answer}.",
}

# In a first match: where a question comes for the first time, the second…
REMARKS = {
    "play_or_pass": (
        "Your hand fights for the vote; the three cards of your packet are the votes themselves. "
        "Your suitor has the colour of your trilithon card: if it is among the discs, winning is "
        "worth it."
    ),
    "vote": (
        "Only which card is higher counts: 3, 2 and 1 do as much as 30, 29 and 28. Lay a card on a "
        "disc of its own colour where you can: that brings an action besides."
    ),
    "play_or_pass 2": (
        "All but the winner take a bar, of the colour of the card they laid. So lay a colour that "
        "you can bear as a bar, or black: then you choose."
    ),
    "exchange": (
        "Now you can mend: high numbers for the hand, for the packet colours that bring actions. "
        "But the bar that you take comes by chance."
    ),
    "play_or_pass 3": (
        "See who fights for which discs: that tells whose suitor is whose. Yours stays secret if "
        "you fight for others, too, or let a vote go."
    ),
    "vote 2": (
        "Now and then give the 3 to a suitor who is far behind: that hides yours, and hardly helps "
        "anyone."
    ),
    "bar": (
        "Compare, colour by colour: where others have more bars than you even after this one, "
        "yours cost you least."
    ),
    "play_or_pass 5": (
        "Three things can end the match: a suitor on 30, hardly any bars, an empty bag. The table "
        "counts them: be ahead when it comes. You need no remarks from here on."
    ),
    "end": (
        "The space of your suitor, less what your bars cost. Read both: half of the way can be "
        "lost to bars."
    ),
}
