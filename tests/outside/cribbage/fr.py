"""Cribbage, in French: texts for the table, help for newcomers."""

# The game in a line, for people who choose.
ABOUT = "Quinze, suites et paires : à qui fera le tour de la piste."

TEXT = {
    "title": "Cribbage",
    "option_muggins": "Muggins : on prend les points oubliés ?",
    "value_off": "non",
    "value_on": "oui",
    "zone_aside": "crib",
    "zone_row": "retourne",
    "place_start": "départ",
    "place_out": "arrivée",
    # Asks
    "dealer": "Coupez : qui a la plus petite carte ?",
    "starter": "Coupe et dévoile la retourne",
    "card": "Pose une carte : {n} jusqu'ici",
    "go": "passe",
    "crib_card": "Montre le crib, carte par carte",
    "claim": "Combien vaut ta main ?",
    "claim_crib": "Combien vaut le crib ?",
    "muggins": "Muggins ? {n} {0:oublié|oubliés}",
    "nobody": "personne",
    # News
    "deal_hand": "Distribuez {n} cartes à chacun.",
    "discard_unseen_hand_aside": "{s} écarte {n} {1:carte|cartes} au crib, face cachée.",
    "draw_deck_aside": "Et {n} {0:carte|cartes} du paquet au crib.",
    "gather_deck": "Reprenez et mélangez les 52 cartes.",
    "heels": "Valet retourné : deux points à {s}.",
    "says_go": "{s} passe.",
    "could_have": "{s} aurait pu poser {p} au lieu de passer !",
    "count": "Compte : {n}.",
    "thirty_one": "Trente et un : 2 à {s}.",
    "last_card": "Dernière carte : 1 à {s}.",
    "fifteen": "{s}, quinze : {n} ({l}).",
    "pair": "{s}, cartes égales : {n} ({l}).",
    "run": "{s}, suite : {n} ({l}).",
    "flush": "{s}, couleur : {n} ({l}).",
    "nobs": "{s}, valet de la couleur : {n} ({l}).",
    "nothing_here": "{s} ne compte rien.",
    "counted": "{s} : {n} en tout, {n} {2:annoncé|annoncés}.",
    "takes": "{s} prend {n}.",
    "pegs": "{s} est au trou {n}.",
    "ending_won": "121 trous !",
    "ending_skunk": "Partie double : le meilleur perdant n'a pas atteint 91.",
    "ending_double_skunk": "Partie triple : le meilleur perdant n'a pas atteint 61.",
    # Refusals and status
    "too_much": "On passerait 31",
    "deal": "Donne {n}, compte {n}",
}

# By question; {goal} stands for what the game is about.
HELP = {
    "goal": "But : 121 trous le premier, par les cartes posées puis par le compte des mains.",
    "option_muggins": "Chacun compte sa main ; ce que l'un oublie, les autres peuvent le prendre.",
    "dealer": "La plus petite carte donne. {goal}",
    "starter": "Cette carte compte avec chaque main. Un valet donne deux points au donneur.",
    "card": "Quinze, cartes égales et suites marquent. Passe seulement si aucune carte ne va.",
    "crib_card": "Les quatre cartes écartées comptent pour le donneur.",
    "claim": "Quinze, paires, suites, couleur, valet : un autre peut prendre ce que tu oublies.",
    "claim_crib": "Comme une main, mais la couleur y demande cinq cartes.",
    "muggins": "Qui l'a vu le premier prend les points oubliés.",
}

# What was done, where the news does not tell it.
STORY = {"starter": "La retourne : {answer}."}

# How the box is set up, step by step.
SETUP = {
    "1": "Prenez les 52 cartes ; les jokers ne servent pas.",
    "2": "Pas besoin de fiches : deux lumières par joueur montrent où il est et où il était.",
}
