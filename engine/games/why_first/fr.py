"""Why First?, in French: texts for the table, help for newcomers."""

# The game in a line, for people who choose.
ABOUT = "Une course folle où il faut arriver deuxième."

TEXT = {
    "title": "Why First ?",
    "scoring_place": "Le pion en place {n} marque.",
    "extremes_now": "Ta dernière carte ne peut être ni -4, ni +5.",
    "no_extremes": "Dernier tour : ni -4, ni +5.",
    "offence": "{s} a joué -4 ou +5 au dernier tour ; aux autres de décider.",
    "rounds_won": "manches gagnées",
    "pawn_on": "pion sur",
    "option_sanction": "-4 ou +5 au dernier tour ?",
    "value_vote": "vote",
    "value_off": "sans sanction",
    "starter": "Qui commence ?",
    "card": "Pose une carte",
    "target": "Poser la {p} : devant qui ?",
    "turn_imaginary": "Retourne une carte du fantôme",
    "sanction": "Sanction pour {s} ?",
    "pawns_home": "Tous les pions sur 0.",
    "draw_deck_secret": "Devant {s} : {n} {1:carte cachée|cartes cachées}.",
    "breach": "{s} joue une carte interdite !",
    "pawn": "{s} est sur {n}.",
    "nobody_scores": "Personne ne marque.",
    "scores": "{s} marque {n}.",
    "sanctioned": "{s} : sanction {+}.",
    "ending_rank": "Ni trop, ni trop peu.",
    "ending_sweep": "Toutes les manches !",
    "ending_nobody": "Personne à la bonne place.",
    "round": "Manche {n}/{n}, tour {n}",
}

# By question; {goal} stands for what the game is about.
HELP = {
    "goal": "But : finir la manche deuxième (troisième à cinq ou six). Le premier ne marque rien.",
    "card": (
        "Choisis une carte : elle fera bouger un pion, le tien ou un autre. Le premier ne marque "
        "rien."
    ),
    "target": "Son pion bougera d'autant de cases.",
    "turn_imaginary": "Prends une de ses cartes à l'aveugle : elle fait bouger son pion.",
    "sanction": (
        "Les autres s'accordent sur un nombre, ajouté aux points de ce joueur ; sans accord, "
        "c'est 0."
    ),
    "starter": "{goal}",
    # What can be varied
    "option_sanction": (
        "Une carte interdite : les autres votent une sanction, ou on laisse passer la faute."
    ),
}

# What is always at stake: what wins, what a question decides, when it ends; and why it was won.
STAKES = {
    "goal_2": "Être deuxième aux points, avec une manche gagnée ; ou gagner toutes les manches.",
    "goal_3": "Être troisième aux points, avec une manche gagnée ; ou gagner toutes les manches.",
    "would": "Tels que sont les pions, {s} marque {n}.",
    "several_would": "Tels que sont les pions, plusieurs marquent {n}.",
    "nobody_would": "Tels que sont les pions, personne ne marque. Tours après celui-ci : {n}.",
    "points_alone": "Elle s'ajoute aux points de {s} ; les manches gagnées restent.",
    "end": "Manches après celle-ci : {n}.",
    "last_round": "Dernière manche : la cinquième carte est pour soi.",
    "swept": "{s} a gagné les {n} manches : cela gagne d'office.",
    "no_such_place": "Les totaux font moins de {n} places : personne n'est à celle qui gagne.",
    "won_nothing": "La première place, avec {n} {0:point|points}, ne gagne rien.",
    "no_round_below": (
        "À la place {n}, avec {n} {1:point|points}, et plus bas, personne n'a gagné de manche."
    ),
    "on_place": "{s}, avec {n} {1:point|points}, est à la place {n}, celle qui gagne.",
    "next_down": (
        "{s}, avec {n} {1:point|points}, vient en premier sous la place {n} avec une manche gagnée."
    ),
}

# How the box is set up, step by step; named after a shape, a step lights the pieces of it.
SETUP = {
    "1": (
        "Prenez un pion par joueur ; à deux, un de plus pour le fantôme, dont les cartes se jouent "
        "à l'aveugle."
    ),
    "2_figure": "Tous les pions partent de 0.",
    "3": "Mélangez les cartes. On les redistribue à chaque manche.",
}

# Une action en une phrase, par question : host/page/story.py.
STORY = {
    "turn_imaginary": "Une carte du fantôme : {answer}.",
    "card": "",
    "card_alone": "{who} joue {answer}, sa dernière carte, devant soi.",
    "target": "{who} joue {before} devant {answer}.",
    "sanction": "",
}

# In a first match: where a question comes for the first time, the second…
REMARKS = {
    "card": (
        "Cinq cartes pour cinq tours, et seule la fin de la manche compte. Rien ne presse, "
        "mais débarrasse-toi d'un −4 ou d'un +5 avant le dernier tour."
    ),
    "target": (
        "Tu choisis quel pion bouge. Pousser un rival devant toi vaut bien de rester derrière."
    ),
    "card 2": (
        "Regarde quelle place tu aurais si la manche finissait maintenant. Tu veux être à la "
        "place qui marque, et sur un grand nombre."
    ),
    "card 3": (
        "Des pions sur la même case partagent leur place. Deux en tête sont tous deux "
        "premiers, et la case juste derrière est deuxième."
    ),
    "target 5": (
        "Le dernier tour : c'est ta dernière carte, et ceux qui te suivent en ont encore une. "
        "Un −4 ou un +5 serait une faute."
    ),
    "target 6": (
        "Nouvelle manche : les pions reviennent à 0, les points restent. À la fin, le "
        "deuxième aux points gagne la partie : une grosse avance ne sert à rien."
    ),
    "target 11": (
        "Pense à gagner au moins une manche : sans cela, pas de victoire. Tu n'as plus besoin "
        "de remarques."
    ),
    "end": (
        "Les totaux dans l'ordre, les égaux ensemble : la place qui marquait dans les manches "
        "gagne aussi la partie."
    ),
}
