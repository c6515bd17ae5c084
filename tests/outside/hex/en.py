"""Hex, in English: texts for the table, help for newcomers."""

# The game in a line, for people who choose.
ABOUT = "Join your two sides of the board with a chain of stones."

TEXT = {
    "title": "Hex",
    "option_swapping": "May the second player swap?",
    "value_on": "yes",
    "value_off": "no",
    # Asks
    "first": "Who begins, drawn by lot?",
    "stone": "Place a stone",
    "swap": "swap",
    # News
    "joins_upright": "{s} joins row 1 with row 7.",
    "joins_across": "{s} joins column a with column g.",
    "swaps": "{s} takes over {b} and its sides.",
    "only_stone": "{n} is the last place: a stone of {n}.",
    "ending_joined": "The two sides are joined!",
    # Status
    "stones": "Stones: {n}",
}

# By question; {goal} stands for what the game is about.
HELP = {
    "goal": "Aim: join your two sides with a chain of stones that touch.",
    "option_swapping": "It makes the first move fair: too good a one is taken over.",
    "first": "Who begins joins row 1 with row 7. {goal}",
    "stone": "On any empty place. Places touch along rows, columns and falling diagonals, as b3 and"
    " c2 do. Stones never move.",
}

# How the box is set up, step by step.
SETUP = {
    "1": "Lay stones of two colours beside the empty board, twenty-five of each.",
    "2": "Two sides across from each other are yours, the other two are the other player's.",
}
