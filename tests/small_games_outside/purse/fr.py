"""Purse, in French."""

ABOUT = "Prendre une bourse, lancer un dé, trois fois."

TEXT = {
    "title": "Bourse",
    "option_gift": "Un cadeau ?",
    "purse": "Quelle bourse ?",
    "gold": "or",
    "copper": "cuivre",
    "lot": "Que dit le sort ?",
    "starter": "Qui commence, au sort ?",
    "die": "Quel dé ?",
    "ending_played": "Toutes les bourses sont prises.",
    "round": "Manche {n}",
}

HELP = {
    "goal": "But : le plus de points.",
    "purse": "{goal}",
    "die": "{goal}",
    "lot": "{goal}",
    "starter": "{goal}",
}
