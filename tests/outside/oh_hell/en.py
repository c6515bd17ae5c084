"""Oh Hell, in English: texts for the table, help for newcomers."""

# The game in a line, for people who choose.
ABOUT = "Bid how many tricks you will take, and take no more and no fewer."

TEXT = {
    "title": "Oh Hell",
    "option_longest": "Cards of the last hand?",
    "zone_row": "trump",
    "place_start": "start",
    # Asks
    "dealer": "Cut: who has the highest card?",
    "trump": "Turn up the next card for trump",
    "bid": "How many tricks will you take?",
    "lead": "Lead a card",
    "follow": "Follow suit if you can",
    # News
    "gather_deck": "Collect and shuffle all 52 cards.",
    "only_bid": "{n} is all that {n} may bid.",
    "has_bid": "{s} bids {n}.",
    "takes": "{s} takes the trick: put it away.",
    "revoked": "{s} had {p} and did not follow!",
    "right": "{s} is right with {n}: {n} {2:point|points} now.",
    "wrong": "{s} is wrong with {n}: {n} {2:point|points} now.",
    "ending_won": "The last hand is counted.",
    "ending_shared": "The last hand is counted: it is a tie.",
    # What a question is about, the standing, and status
    "trump_is": "Trump: {c}.",
    "points": "points",
    "bids": "bid",
    "tricks": "tricks",
    "hands_of": "Cards each: {n}",
}

# By question; {goal} stands for what the game is about.
HELP = {
    "goal": "Aim: take just as many tricks as you bid, in every hand.",
    "option_longest": "Hands grow from one card to so many.",
    "dealer": "The highest card deals. {goal}",
    "trump": "Cards of its suit beat all others. It stays out of play.",
    "bid": "If you take just so many, they count, and ten with them. The dealer may not make the"
    " bids come out even.",
    "lead": "Any card. The others must follow its suit if they can.",
    "follow": "Who has none of the suit may trump, or throw any card away.",
}

# How the box is set up, step by step.
SETUP = {
    "1": "Take the 52 cards; the jokers are not needed.",
    "2_figure": "A figure for everybody at the start of the track, or its light alone.",
}
