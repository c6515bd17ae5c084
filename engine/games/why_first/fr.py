"""Why First?, in French: texts for the table, help for newcomers."""

# The game in a line, for people who choose.
ABOUT = "Une course folle où il faut arriver deuxième."

TEXT = {
    "title": "Why First ?",
    "scoring_place": "La place {n} marque.",
    "extremes_now": "Ta dernière carte ne peut être ni -4, ni +5.",
    "no_extremes": "Dernier tour : ni -4, ni +5.",
    "offence": "{s} a joué -4 ou +5 au dernier tour ; aux autres de décider.",
    "rounds_won": "manches gagnées",
    "pawn_on": "pion sur",
    "option_sanction": "-4 ou +5 au dernier tour ?",
    "value_vote": "vote",
    "value_off": "sans suite",
    "piece_": "carte ",
    "starter": "Qui commence ?",
    "card": "Pose une carte",
    "target": "Poser la {p} : devant qui ?",
    "turn_imaginary": "Retourne une carte d'Imaginaire",
    "sanction": "Sanction pour {s}, à l'unanimité",
    "pawns_home": "Tous les pions sur 0.",
    "draw_deck_secret": "Devant {s} : {n} cartes cachées.",
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
    "goal": "But : finir la manche deuxième, ou troisième à cinq ou six. Premier ne rapporte rien.",
    "card": (
        "Choisis une carte : elle fera bouger un pion, le tien ou un autre. Premier ne rapporte "
        "rien."
    ),
    "target": "Son pion bougera d'autant de cases.",
    "turn_imaginary": "Prends une de ses cartes à l'aveugle : elle fait bouger son pion.",
    "sanction": (
        "Un −4 ou un +5 est tombé au dernier tour. Les autres s'accordent sur un nombre ; sans "
        "accord, 0."
    ),
    "starter": "{goal}",
    # What can be varied
    "option_sanction": "Une faute est punie par un vote des autres, ou on n'en cherche pas.",
}

# How the box is set up, step by step; named after a shape, a step lights the pieces of it.
SETUP = {
    "1": "Prenez un pion par joueur ; à deux, un de plus pour l'imaginaire.",
    "2_figure": "Tous les pions partent de 0.",
    "3": "Mélangez les cartes. On les redistribue à chaque manche.",
}
