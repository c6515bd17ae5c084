"""Les faux-cilles, in French: texts for the table, help for newcomers."""

# The game in a line, for people who choose.
ABOUT = "Deux faussaires, un inspecteur : enterre, bluffe, déterre."

TEXT = {
    "title": "Les faux-cilles",
    "inspector_on": "L'inspecteur est sur {b}.",
    "inspector_on_line": "L'inspecteur est sur la ligne entre 30 et 1.",
    "own_finds": "{s}, trouvés : jetons {n}, barres {n}.",
    "finds_column": "trouvailles",
    "stock_column": "en stock",
    # Asks
    "colour": "Choisis ta couleur",
    "buries_first": "Qui enterre en premier ?",
    "bury": "Enterrer quel faux ?",
    "disc": "jeton",
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
    "take_colour": "{s} prend ses jetons et barres : {c}.",
    "set_out_box": "Rangez les cartes trilithon.",
    "shuffle_deck": "Mélangez les 60 autres.",
    "figures": "Figurines sur la pierre 1, inspecteur entre 30 et 1.",
    "buried": "{s} : {w} en case {n}.",
    "must_play": "{s} peut jouer et doit le faire.",
    "not_shown": "{s} n'a pas montré cette carte.",
    "proved": "{s} n'a vraiment aucun coup.",
    "dead_turn": "{s} : carte morte ({n} de suite).",
    "inspector": "Inspecteur en case {n}.",
    "found": "{s} récupère : {w}.",
    "lost": "Dans la boîte, pour {s} : {w}.",
    "site_closed": "Chantier fermé.",
    "counts": "{s} : trouvé {n}, mortes {n}, pierre {n}.",
    "move_dead_discard": "{s} défausse ses cartes mortes.",
    # Endings, refusals and status
    "ending_path": "Bout du chemin atteint.",
    "ending_closed": "L'inspecteur ferme le chantier.",
    "ending_limit": "Trente manches : on s'arrête.",
    "no_trilithons": "Pas de carte trilithon ici",
    "shown_already": "Carte déjà montrée",
    "no_move": "Aucun coup avec elle",
    "round": "Manche {n} : {n} contre {n}",
}

# By question; {goal} stands for what the game is about.
HELP = {
    "goal": (
        "But : mener l'inspecteur sur tes propres faux. Un jeton vaut 1 pas, une barre 2, jusqu'au "
        "bout du chemin."
    ),
    "bury": "Déterrée par toi, une barre vaut 2, un jeton 1.",
    "bury_where": (
        "Une case où tu n'as pas encore cette pièce. L'autre y enterre aussi, et y creusera."
    ),
    "card": (
        "Nombre d'une case à toi : il avance de ce qui y gît. Couleur : d'autant de cases que tu "
        "en occupes."
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

# How the box is set up, step by step; named after a shape, a step lights the pieces of it.
SETUP = {
    "1": "Chacun prend une figurine, dix jetons et dix barres d'une couleur : les faux.",
    "2_figure": (
        "Figurines sur la première pierre du chemin intérieur ; la grise, l'inspecteur, entre 30 "
        "et 1."
    ),
    "3": "Rangez les cartes trilithon et mélangez les 60 autres.",
}
