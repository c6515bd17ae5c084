"""Les faux-cilles, in French: texts for the table, help for newcomers."""

# The game in a line, for people who choose.
ABOUT = "Deux faussaires, un inspecteur : enterre, bluffe, déterre."

TEXT = {
    "title": "Les faux-cilles",
    "inspector_on": "L'inspecteur est sur {b}.",
    "inspector_on_line": "L'inspecteur est sur la ligne entre 30 et 1.",
    "own_finds": "{s}, trouvés : disques {n}, barres {n}.",
    "finds_column": "trouvailles",
    "stock_column": "en stock",
    # Asks
    "colour": "Choisis ta couleur",
    "buries_first": "Qui enterre en premier ?",
    "bury": "Enterrer quel faux ?",
    "disc": "disque",
    "bar": "barre",
    "bury_where": "Où enterrer : {w} ?",
    "card": "Joue une carte",
    "no_card": "aucun coup",
    "show_hand": "Toutes tes cartes, face cachée",
    "dead_card": "Carte morte, face cachée",
    "use": "Pas : nombre {n}, couleur {n} ?",
    "by_number": "nombre",
    "by_colour": "couleur",
    "way": "Avance de {n} : quel sens ?",
    "clockwise": "horaire",
    "anticlockwise": "antihoraire",
    # News
    "take_colour": "{s} prend ses disques et barres : {c}.",
    "set_out_box": "Rangez les cartes trilithon.",
    "shuffle_deck": "Mélangez les 60 autres.",
    "figures": "Figurines sur la pierre 1, inspecteur entre 30 et 1.",
    "buried": "{s} enterre : {w}, case {n}.",
    "must_play": "{s} peut jouer et doit le faire.",
    "not_shown": "{s} n'a pas montré cette carte.",
    "proved": "{s} n'a vraiment aucun coup.",
    "dead_turn": "{s} joue une carte morte ({n} de suite).",
    "inspector": "L'inspecteur va en case {n}.",
    "found": "{s} récupère : {w}.",
    "lost": "{s} perd, dans la boîte : {w}.",
    "site_closed": "Le chantier est fermé.",
    "counts": (
        "{s} : {n} {1:point trouvé|points trouvés}, {n} {2:carte morte|cartes mortes}, maintenant "
        "pierre {n}."
    ),
    "move_dead_discard": "{s} défausse ses cartes mortes.",
    # Endings, refusals and status
    "ending_path": "Bout du chemin atteint.",
    "ending_closed": "L'inspecteur ferme le chantier.",
    "ending_limit": "Trente manches : on s'arrête.",
    "no_trilithons": "Pas de carte trilithon ici",
    "shown_already": "Carte déjà montrée",
    "no_move": "Aucun coup avec elle",
    "round": "Manche {n} : {n} contre {n}",
    "neutral_figure": "inspecteur",
    "shape_disc": "faux de 1",
    "shape_bar": "faux de 2",
}

# By question; {goal} stands for what the game is about.
HELP = {
    "goal": (
        "But : mener l'inspecteur sur tes propres faux. Un disque trouvé vaut 1 pas, une barre 2, "
        "vers le bout du chemin."
    ),
    "bury": "Ce que tu déterres toi-même vaut 2 pour une barre, 1 pour un disque.",
    "bury_where": (
        "Une case où tu n'as pas encore cette pièce. L'autre y enterre aussi, et y creusera."
    ),
    "card": (
        "Nombre d'une case à toi : il avance de ce qu'y valent les pièces. Couleur : d'un pas par "
        "case à toi de cette couleur."
    ),
    "use": "Deux distances possibles : laquelle le mène chez toi ?",
    "way": "Tout ce qui gît où il arrive sort : tes faux te comptent, ceux de l'autre sont perdus.",
    "show_hand": (
        "Pose toutes tes cartes, une à une : le lecteur vérifie qu'aucune ne se joue, sans les "
        "montrer."
    ),
    "dead_card": "Elle te coûtera un pas en fin de manche.",
    "colour": "{goal}",
    "buries_first": "{goal}",
}

# What is always at stake: what wins, what a question decides, when it ends; and why it was won.
STAKES = {
    "goal": "Atteindre d'abord la pierre 19 du chemin ; au-delà, être le plus avancé.",
    "buried": "Déterré par toi, un disque vaut 1 pas, une barre 2 ; par l'autre, c'est perdu.",
    "digs": (
        "Où arrive l'inspecteur, tes pièces sont des pas, celles de l'autre quittent la partie."
    ),
    "dead_costs": "Une carte morte coûte un pas. Tours morts avant la fermeture : {n}.",
    "end": "Pas qui restent au plus avancé : {n}.",
    "both_on": "Les deux figurines sont en {n} : personne n'est devant.",
    "further": "{s} est en {n}, avec {n} d'avance.",
}

# How the box is set up, step by step; named after a shape, a step lights the pieces of it.
SETUP = {
    "1": "Chacun prend une figurine, dix disques et dix barres d'une couleur : les faux.",
    "2_figure": (
        "Figurines sur la première pierre du chemin intérieur ; la grise, l'inspecteur, entre 30 "
        "et 1."
    ),
    "3": "Rangez les cartes trilithon et mélangez les 60 autres.",
}

# Une action en une phrase, par question : host/page/story.py.
STORY = {
    "use": "",
    "way_clockwise": "{who} envoie l'inspecteur dans le sens horaire.",
    "way_anticlockwise": "{who} envoie l'inspecteur dans le sens antihoraire.",
}

# In a first match: where a question comes for the first time, the second…
REMARKS = {
    "bury": (
        "Un disque trouvé vaut un pas, une barre deux. Et chaque pièce d'une case, des deux "
        "couleurs, fait avancer l'inspecteur davantage quand on joue le nombre de cette case."
    ),
    "bury_where": (
        "Une carte se joue par son nombre, là où tu as une pièce, ou par sa couleur, d'autant que "
        "tu as de cases de cette couleur où tu as enterré. Beaucoup de cases, c'est beaucoup de "
        "nombres à jouer."
    ),
    "card": (
        "Fais-le s'arrêter sur tes pièces : ce sont des trouvailles, et celles de l'autre quittent "
        "la partie. Compte les deux usages de chaque carte, dans les deux sens."
    ),
    "way": (
        "Compte des deux côtés : d'un côté il arrive peut-être sur tes pièces, de l'autre sur "
        "celles de ton rival, qui les perd."
    ),
    "dead_card": (
        "Une carte dont on ne peut rien faire coûte un pas en fin de manche. Quatre tours morts de "
        "suite, les tiens et ceux de l'autre, ferment le chantier pour de bon."
    ),
    "card 6": (
        "Nouvelle manche : tes trouvailles sont de nouveau en terre, ce que l'autre a déterré de "
        "toi est perdu. La pierre 19 finit la partie après sa manche. Tu n'as plus besoin de "
        "remarques."
    ),
    "end": (
        "Ce sont les pas qui comptent : deux par barre, un par disque, un de moins par carte "
        "morte. Une barre restée en terre n'a servi à personne."
    ),
}
