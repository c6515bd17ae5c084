"""Amazones, in French: texts for the table, help for newcomers."""

# The game in a line, for people who choose.
ABOUT = "Mise secrète et mauvaise foi : chacune compose l'homme de ses rêves."

TEXT = {
    "title": "Amazones",
    "option_start": "Qui ouvre la première joute ?",
    "value_left": "sa voisine",
    "value_lover": "l'amoureuse",
    "option_tie_bonus": "Bonus de beauté à égalité ?",
    "value_per_male": "par mâle",
    "value_per_player": "par joueuse",
    "option_titles": "Comment s'appeler ?",
    "value_given": "princesse",
    "value_none": "le prénom",
    "titled": "Princesse {n}",
    "back": "retour",
    # Asks
    "lover": "Dernière à être tombée amoureuse ?",
    "colour": "Choisis ta couleur",
    "first_bid": "Mise : une seule couleur, puis OK",
    "second_bid": "Deuxième mise ?",
    "nothing": "ne rien faire",
    "add": "ajouter",
    "remove": "reprendre",
    "add_card": "Une carte face cachée, puis OK",
    "remove_card": "Reprends une carte, puis OK",
    "tile": "Prends la tuile du dessus d'une pile",
    "harem": "Dans quel harem ?",
    "male": "Sur quel mâle ?",
    "new": "nouveau mâle",
    # Ce dont parle une question
    "bid_is": "{s} mise {n}.",
    "tile_is": "Tuile : {p}.",
    "harem_is": "Harem : {s}.",
    "has_head": "tête {+}",
    "has_torso": "torse {+}",
    "has_legs": "jambes {+}",
    "with_head": "tête{+}",
    "with_torso": "torse{+}",
    "with_legs": "bas{+}",
    "has_both": "{w} {w}",
    "only_colour": "Il reste {n} pour {n}.",
    "only_harem": "Seule place : le harem de {n}.",
    "only_male": "Elle va sur : {n}.",
    "males_finished": "mâles complets",
    "males_begun": "mâles commencés",
    # News
    "sort_tiles": "Têtes, torses, jambes : trois piles mélangées, faces visibles.",
    "take_colour": "{s} prend les 11 cartes : {c}.",
    "move_added_bid": "{s} dévoile : {l}.",
    "total": "{s} : {n}.",
    "tied": "{s} est à égalité et sort de la joute.",
    "move_bid_hand": "{s} prend {l}.",
    "wins_joust": "{s} gagne la joute.",
    "nobody_ranked": "Personne n'est classé : écartez le dessus de chaque pile.",
    # Scores
    "males": "{s} : mâles {+}",
    "finest": "{s} : plus beau mâle {+}",
    "largest": "{s} : plus grand harem {+}",
    "ugliest": "{s} : plus laid mâle {+}",
    "crowned": "{s} devient Reine des Amazones !",
    "ending_placed": "Deux piles sont épuisées.",
    "ending_discarded": "Deux piles sont épuisées.",
    # Refusals and status
    "want_card": "Pose une carte",
    "want_tile": "Pose une tuile",
    "no_place": "Aucune place pour elle",
    "one_colour": "Une seule couleur par mise",
    "stacks_left": "Tuiles : {n} {n} {n}",
}

# By question; {goal} stands for what the game is about.
HELP = {
    "goal": (
        "But : de beaux mâles complets, tête, torse et jambes, dans ton harem ; les laids chez les "
        "autres."
    ),
    "lover": (
        "Touche un nom : elle, ou sa voisine de gauche selon la variante, ouvrira les enchères. "
        "{goal}"
    ),
    "colour": (
        "Ta couleur donne tes onze cartes. La plus forte mise gagnera deux tuiles, la deuxième "
        "une. {goal}"
    ),
    "first_bid": (
        "Pose des cartes d'une même couleur : leur somme est ta mise. Puis OK. Des sommes égales "
        "s'annulent."
    ),
    "second_bid": "Dernière retouche : une carte cachée en plus, une carte en moins, ou rien.",
    "add_card": "Pose la carte à ajouter face cachée, puis OK.",
    "remove_card": "Pose la carte à reprendre, puis OK.",
    "tile": (
        "Pose la tuile du dessus d'une pile éclairée. Tête, torse et jambes font un mâle ; sa "
        "beauté compte."
    ),
    "harem": "Le tien pour une belle tuile, celui d'une autre pour une laide.",
    "male": "Complète un mâle ou commences-en un nouveau. Seuls les mâles complets comptent.",
    # What can be varied
    "option_start": (
        "Qui commence la première joute : la dernière à être tombée amoureuse, ou sa voisine de "
        "gauche."
    ),
    "option_titles": (
        "Dans les phrases, chacune est une princesse et la gagnante la Reine des Amazones ; ou "
        "le prénom seul."
    ),
    "option_tie_bonus": (
        "Le bonus du plus beau et du plus laid mâle à égalité : pour chacun de ces mâles, ou une "
        "fois par joueuse."
    ),
}

# What is always at stake: what wins, what a question decides, when it ends; and why it was won.
STAKES = {
    "goal": (
        "Le plus de points : beauté des mâles complets, +5 le plus beau, +5 le plus grand harem, "
        "−5 le plus laid."
    ),
    "alike": "Toutes les couleurs ont les mêmes onze cartes.",
    "bids": (
        "Les mises changent de mains : chacune prend celle classée juste derrière, la dernière "
        "celle de la gagnante."
    ),
    "keeps": "{s}, seule classée, prend deux tuiles et garde ses cartes.",
    "hand_over": "Puis les mises changent de mains : {s} reçoit les cartes de {s}.",
    "end": "Fin quand deux piles sont vides. Tuiles : {n}, {n}, {n}.",
}

# How the box is set up, step by step; named after a shape, a step lights the pieces of it.
SETUP = {
    "1": "Prenez les tuiles, et les cartes d'autant de couleurs que de joueuses.",
    "2": (
        "Triez les tuiles : têtes, torses, jambes. Mélangez chaque pile et posez-la face visible "
        "à sa place."
    ),
    "3": "Chacune prend les onze cartes d'une couleur et garde devant elle la place d'un harem.",
}

# Une action en une phrase, par question : host/page/story.py.
STORY = {
    "first_bid": "{who} mise {sum}.",
    "second_bid": "",
    "second_bid_nothing": "{who} n'ajoute rien.",
    "add_card": "{who} ajoute à sa mise : {answer}.",
    "remove_card": "{who} reprend : {answer}.",
    "tile": "",
    "harem": "{who} place {before} chez {answer}.",
    "male": "",
    "first_bid_none": "{who} ne mise rien.",
}

# In a first match: where a question comes for the first time, the second…
REMARKS = {
    "lover": (
        "Il te faut de beaux mâles dans ton harem, et des laids chez les autres. Cette "
        "question décide seulement qui mise en premier."
    ),
    "colour": (
        "Ta couleur est ta main : à chaque joute, tu en mises des cartes pour gagner des "
        "tuiles. Les mises changent de mains : ta meilleure carte peut servir une rivale ensuite."
    ),
    "first_bid": (
        "Regarde les trois tuiles du dessus : l'une vaut-elle un combat, ou un cadeau ? Mise "
        "peu pour apprendre. Les mises changent de mains, et la dernière classée reçoit les "
        "cartes de la gagnante."
    ),
    "second_bid": (
        "Toutes les mises visibles sont là. Deux totaux égaux s'éliminent : une petite carte "
        "cachée, +1 ou −1, te sort d'une égalité, ou surprend celles qui se croient "
        "tranquilles."
    ),
    "tile": (
        "Tu es classée. Prends une belle tuile pour toi, ou une affreuse pour une rivale : "
        "personne ne peut refuser ce que tu poses."
    ),
    "harem": (
        "Seuls les mâles complets comptent. Une tête hideuse sur le beau torse et les jambes "
        "d'une rivale ruine son mâle ; dans un harem vide, elle peut attendre toujours."
    ),
    "male": (
        "Jamais plus de deux mâles inachevés dans un harem. Complètes-en un avant d'en "
        "commencer un troisième."
    ),
    "first_bid 2": (
        "Les mises ont changé de mains : compte ce que tes rivales peuvent poser. Les cartes "
        "capturées se misent, une couleur à la fois."
    ),
    "tile 2": (
        "Pense aux cinq points : +5 pour le plus bel homme, +5 pour le plus grand harem de "
        "mâles complets, −5 pour le plus laid."
    ),
    "first_bid 3": (
        "La partie finit quand deux des trois piles sont vides, même au milieu d'une joute. "
        "Tu n'as plus besoin de remarques : joue pour gagner."
    ),
    "end": (
        "Lis le détail plus bas : souvent les cinq points décident, et un mâle à qui manquait "
        "une tuile ne valait rien."
    ),
}
