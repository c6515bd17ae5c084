"""Oh Hell, in French: texts for the table, help for newcomers."""

# The game in a line, for people who choose.
ABOUT = "Annonce tes plis, et fais exactement ce compte."

TEXT = {
    "title": "Oh Hell",
    "option_longest": "Cartes de la dernière donne ?",
    "zone_row": "atout",
    "place_start": "départ",
    # Asks
    "dealer": "Coupez : qui a la plus haute carte ?",
    "trump": "Retourne la carte suivante : l'atout",
    "bid": "Combien de plis feras-tu ?",
    "lead": "Entame : pose une carte",
    "follow": "Fournis si tu peux",
    # News
    "gather_deck": "Reprenez et mélangez les 52 cartes.",
    "only_bid": "{n} : seule annonce permise à {n}.",
    "has_bid": "{s} annonce {n}.",
    "takes": "{s} fait le pli : rangez-le.",
    "revoked": "{s} avait {p} et n'a pas fourni !",
    "right": "{s} a vu juste avec {n} : {n} {2:point|points}.",
    "wrong": "{s} s'est trompé avec {n} : {n} {2:point|points}.",
    "ending_won": "La dernière donne est comptée.",
    "ending_shared": "La dernière donne est comptée : égalité.",
    # What a question is about, the standing, and status
    "trump_is": "Atout : {c}.",
    "points": "points",
    "bids": "annonce",
    "tricks": "plis",
    "hands_of": "Cartes : {n} chacun",
}

# By question; {goal} stands for what the game is about.
HELP = {
    "goal": "But : faire à chaque donne juste autant de plis qu'annoncé.",
    "option_longest": "Les mains grandissent d'une carte jusqu'à ce nombre.",
    "dealer": "La plus haute carte donne. {goal}",
    "trump": "Les cartes de sa couleur battent toutes les autres. Elle reste hors du jeu.",
    "bid": "Si tu en fais exactement autant, ils comptent, plus dix. Le donneur ne peut pas rendre"
    " le total juste.",
    "lead": "N'importe quelle carte. Les autres fournissent sa couleur s'ils peuvent.",
    "follow": "Qui n'a pas la couleur peut couper, ou se défausser.",
}

# How the box is set up, step by step.
SETUP = {
    "1": "Prenez les 52 cartes ; les jokers ne servent pas.",
    "2_figure": "Une figurine par joueur au départ de la piste, ou sa seule lumière.",
}
