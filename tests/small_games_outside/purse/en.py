"""Purse, in English."""

ABOUT = "Take a purse, throw a die, three times."

TEXT = {
    "title": "Purse",
    "option_gift": "A gift?",
    "purse": "Which purse?",
    "gold": "gold",
    "copper": "copper",
    "lot": "What did the lot say?",
    "starter": "Who begins, by lot?",
    "die": "What was thrown?",
    "ending_played": "All purses are taken.",
    "round": "Round {n}",
}

HELP = {
    "goal": "Aim: most points.",
    "purse": "{goal}",
    "die": "{goal}",
    "lot": "{goal}",
    "starter": "{goal}",
}
