"""The Stones of Stonehenge, in English: texts for the table, help for newcomers."""

# The game in a line, for people who choose.
ABOUT = "An auction: thirty-five stones, and the colour for sale is trump."

TEXT = {
    "title": "The Stones of Stonehenge",
    "leader": "First seat, drawn by lot?",
    "stone": "Sale {n}: colour of the stone?",
    "one_card": "One card face down, then OK",
    "bid": "Bid face down, then OK",
    "auctioneer": "The auctioneer goes to {b}.",
    "lies_on": "It lies on {b}.",
    "lot": "For sale on {b}: {c}, which is trump.",
    "worth_to": "Worth to {s}: {n}.",
    "only_stone": "The stone for sale is the last one left: {n}.",
    "place_stones": (
        "A stone at random on every space (6 a colour) and every trilithon (1 a colour)."
    ),
    "no_talking": "No talk about bids.",
    "passes": "{s} has no card and passes.",
    "laid": "Cards of {s}: {n}.",
    "trump": "Trump: {c}.",
    "no_trump": "Trilithon played: no trump {c}.",
    "bids": "{s} bids {n}.",
    "unsold": "Unsold: remove the stone.",
    "sold": "{s} takes the stone and scores {n}.",
    "ending_goal": "20 points reached.",
    "ending_sold_out": "All the stones are gone.",
    "one_colour": "One colour per bid",
    "one_card_only": "One card only this time",
    "auction": "Sale {n} of {n}",
}

# By question; {goal} stands for what the game is about.
HELP = {
    "goal": (
        "Aim: 20 points. Your second stone of a colour is worth 2, the third 3; twice that at the "
        "trilithons."
    ),
    "stone": "Look at the stone for sale: its colour will be the trump of this auction.",
    "one_card": "First sale: everybody lays one card alone. The stone's colour beats the others.",
    "bid": (
        "One colour; the stone's own wins, a trilithon cancels that. OK without a card: you pass."
    ),
    "leader": "{goal}",
}

# How the box is set up, step by step; named after a shape, a step lights the pieces of it.
SETUP = {
    "1": "Take the 35 discs that are stones: seven of each colour, black ones are not used.",
    "2": (
        "The five trilithons on their places, a stone of each colour, at random, on each. The "
        "other thirty, at random, one a space."
    ),
    "3_figure": (
        "The grey figure, the auctioneer, on space 1; everybody's figure on the altar: no points "
        "yet."
    ),
    "4": "Shuffle all 65 cards and deal three to each.",
}
