"""The Stones of Stonehenge, in French: texts for the table, help for newcomers."""

# The game in a line, for people who choose.
ABOUT = "Enchères : trente-cinq pierres, et la couleur vendue est l'atout."

TEXT = {
    "title": "Les pierres de Stonehenge",
    "leader": "Premier joueur, tiré au sort ?",
    "stone": "Vente {n} : couleur de la pierre ?",
    "one_card": "Une carte face cachée, puis OK",
    "bid": "Offre face cachée, puis OK",
    "auctioneer": "Le crieur va sur {b}.",
    "lies_on": "Elle est sur {b}.",
    "lot": "En vente sur {b} : {c}, c'est l'atout.",
    "worth_to": "Vaut pour {s} : {n}.",
    "only_stone": "La pierre en vente est la dernière : {n}.",
    "place_stones": (
        "Une pierre au hasard sur chaque case (6 par couleur) et chaque trilithon (1 par couleur)."
    ),
    "no_talking": "Interdit de parler des offres.",
    "passes": "{s} n'a pas de carte et passe.",
    "laid": "{s} pose {n} {1:carte|cartes}.",
    "trump": "Atout : {c}.",
    "no_trump": "Trilithon joué : {c} n'est plus atout.",
    "bids": "{s} offre {n}.",
    "unsold": "Invendue : retirez la pierre.",
    "sold": "{s} prend la pierre et marque {n}.",
    "ending_goal": "20 points atteints.",
    "ending_sold_out": "Toutes les pierres sont parties.",
    "one_colour": "Une seule couleur par offre",
    "one_card_only": "Une seule carte cette fois",
    "auction": "Vente {n} sur {n}",
    "neutral_figure": "crieur",
    "shape_stone": "pierre",
}

# By question; {goal} stands for what the game is about.
HELP = {
    "goal": (
        "But : 20 points. La deuxième pierre d'une couleur en vaut 2, la troisième 3 ; le double "
        "aux trilithons."
    ),
    "stone": "Regarde la pierre mise en vente : sa couleur sera l'atout de cette enchère.",
    "one_card": "Première vente : chacun pose une seule carte. La couleur de la pierre l'emporte.",
    "bid": (
        "Une seule couleur, celle de la pierre l'emporte ; un trilithon annule l'atout. OK sans "
        "carte : tu passes."
    ),
    "leader": "{goal}",
}

# What is always at stake: what wins, what a question decides, when it ends; and why it was won.
STAKES = {
    "goal": "20 points gagnent aussitôt ; sinon le plus après la dernière pierre.",
    "trump_next": (
        "Sa couleur bat toutes les autres à cette vente, sauf si un trilithon est offert."
    ),
    "bids_lost": (
        "Toute carte offerte est perdue. Puis on pioche : le gagnant rien, la pire offre deux, "
        "les autres une."
    ),
    "end": "Pierres après celle-ci : {n}. Il manque {n} {1:point|points} au meilleur.",
}

# How the box is set up, step by step; named after a shape, a step lights the pieces of it.
SETUP = {
    "1": "Prenez les 35 disques qui sont les pierres : sept de chaque couleur.",
    "2": (
        "Les cinq trilithons à leur place, une pierre de chaque couleur au hasard sur chacun. Les"
        " trente autres, au hasard, une par case."
    ),
    "3_figure": (
        "La figurine grise, le crieur, en case 1 ; celle de chacun sur l'autel : aucun point "
        "encore."
    ),
    "4": "Mélangez les 65 cartes, trois à chacun.",
}

# A deed in a sentence, by question: host/page/story.py.
STORY = {
    "leader": "{answer} commence, par tirage au sort.",
}

# In a first match: where a question comes for the first time, the second…
REMARKS = {
    "one_card": (
        "La première vente : une carte, sans passer. Une carte de la couleur de la pierre est "
        "atout et bat toutes les autres. Gagnée ou perdue, ta carte s'en va."
    ),
    "bid": (
        "Maintenant, autant de cartes que tu veux, d'une seule couleur, ou aucune. Une "
        "première pierre marque 1 : vaut-elle tes cartes ? Passer les garde et en pioche une."
    ),
    "bid 2": (
        "L'atout bat tout, 1 contre 60. Si tu n'en as pas, une carte trilithon le gâche à "
        "tout le monde."
    ),
    "bid 3": (
        "Regarde plus loin sur les cases : quelle couleur reviendra bientôt ? La deuxième "
        "pierre d'une couleur marque 2, la troisième 3, et sur un trilithon le double."
    ),
    "bid 4": (
        "La pire vraie offre pioche deux cartes. Une petite carte peut être un bon placement, "
        "sauf si personne d'autre n'offre : alors elle gagne."
    ),
    "bid 6": (
        "Regarde ce que la pierre vaut aux autres. Faire payer cher un rival vaut parfois "
        "mieux que la pierre. Tu n'as plus besoin de remarques."
    ),
    "end": (
        "Cinq pierres d'une couleur marquent 15, cinq de cinq couleurs 5 : tout le jeu est de "
        "collectionner."
    ),
}
