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
    "no_talking": "Do not talk about the bids.",
    "passes": "{s} has no card and passes.",
    "laid": "{s} lays {n} {1:card|cards}.",
    "trump": "Trump: {c}.",
    "no_trump": "A trilithon was played: {c} is no trump this time.",
    "bids": "{s} bids {n}.",
    "unsold": "Unsold: remove the stone.",
    "sold": "{s} takes the stone and scores {n}.",
    "ending_goal": "20 points reached.",
    "ending_sold_out": "All the stones are gone.",
    "one_colour": "One colour per bid",
    "one_card_only": "One card only this time",
    "auction": "Sale {n} of {n}",
    "neutral_figure": "auctioneer",
    "shape_stone": "stone",
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
        "Cards of one colour; the stone's own colour wins, unless a trilithon cancels that. OK "
        "without a card: you pass."
    ),
    "leader": "{goal}",
}

# What is always at stake: what wins, what a question decides, when it ends; and why it was won.
STAKES = {
    "goal": "20 points win at once; else the most after the last stone.",
    "trump_next": "Its colour beats all others in this sale, unless a trilithon is bid.",
    "bids_lost": (
        "All cards bid are lost. Then draw: the winner none, the worst bid two, the others one."
    ),
    "end": "Stones after this one: {n}. The best lacks {n} {1:point|points}.",
}

# How the box is set up, step by step; named after a shape, a step lights the pieces of it.
SETUP = {
    "1": "Take the 35 discs that are stones: seven of each colour, black ones are not used.",
    "2": (
        "The five trilithons on their places, a stone of each colour, at random, on each. The "
        "other thirty go at random on the spaces, one on each."
    ),
    "3_figure": (
        "The grey figure, the auctioneer, on space 1; everybody's figure on the altar: no points "
        "yet."
    ),
    "4": "Shuffle all 65 cards and deal three to each.",
}

# A deed in a sentence, by question: host/page/story.py.
STORY = {
    "leader": "{answer} begins, drawn by lot.",
}

# In a first match: where a question comes for the first time, the second…
REMARKS = {
    "one_card": (
        "The first sale: one card, no passing. A card in the stone's colour is trump and "
        "beats every other. Win or lose, your card is gone."
    ),
    "bid": (
        "Now as many cards as you like, all of one colour, or none. A first stone scores 1: "
        "is it worth your cards? A pass keeps them and draws one."
    ),
    "bid 2": (
        "Trump beats everything, 1 against 60. If you hold none, a trilithon card spoils it "
        "for all."
    ),
    "bid 3": (
        "Look along the spaces: which colour will come again soon? The second stone of a "
        "colour scores 2, the third 3, and on a trilithon double."
    ),
    "bid 4": (
        "The worst real bid draws two cards. One low card can be a good investment, unless "
        "nobody else bids: then it wins."
    ),
    "bid 6": (
        "Watch what a stone is worth to the others. To make a rival pay dearly may be worth "
        "more than the stone. You need no remarks from here on."
    ),
    "end": ("Five stones of one colour score 15, five of five colours 5: collecting is the game."),
}
