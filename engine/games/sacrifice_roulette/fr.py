"""Sacrifice Roulette, in French: texts for the table, help for newcomers."""

# The game in a line, for people who choose.
ABOUT = "Un rocher roule : que tes offrandes restent debout."

TEXT = {
    "title": "La roulette du sacrifice",
    "rock_on": "Le rocher est sur {b}.",
    "rolls_on": "Il roule dans le sens horaire.",
    "rolls_back": "Il roule dans l'autre sens.",
    "disc_laid": "{s} : un disque sur {b}.",
    "only_well": "Le puits qui reste : {n}.",
    "standing_column": "ses disques",
    "taken_column": "disques pris",
    "option_passing": "Peut-on passer ?",
    "value_no": "non",
    "value_yes": "oui",
    "option_free_well": "Trilithon : un disque dans quel puits ?",
    "value_empty": "puits libre",
    "value_any": "n'importe",
    # Asks
    "colour": "Choisis ta couleur",
    "offering": "Montre une carte, disque au puits (reste {n})",
    "space": "Trilithon : un puits libre, quelle case ?",
    "well": "Case {n} : quel puits ?",
    "day": "jour",
    "night": "nuit",
    "neutral_card": "Retournez une carte : disque neutre ({n})",
    "rock_card": "Retournez une carte pour le rocher",
    "first": "Qui commence, tiré au sort ?",
    "play": "Une couleur, un trilithon au plus, puis OK",
    "roll_or_drop": "Rouler en {n}, ou tomber en {n} ?",
    "roll": "rouler",
    "drop": "tomber",
    "well_card": "Chute ! Retourne la carte du puits",
    # News
    "take_colour": "{s} prend sa figurine et 10 disques : {c}.",
    "neutral": "Couleur neutre : {c}, 10 disques.",
    "neutral_disc": "Un disque neutre dans ce puits : {p}.",
    "no_disc": "{p} : pas de disque.",
    "rock_starts": "Le rocher sur la case {n}, dans le sens horaire.",
    "no_cards": "{s} n'a pas de carte à jouer.",
    "turn_rock": "Le rocher change de sens : retournez-le.",
    "move_table_discard": "Défaussez les cartes jouées.",
    "rock": "Le rocher roule en {n}.",
    "crushed": "{s} prend un disque au puits {w} : {c}.",
    "emptied": "Pioche vidée : {n} sur {n}.",
    # Scores
    "standing": "{s} : offrandes debout {+}",
    "taken": "{s} : offrandes écrasées {+}",
    "ending_refill": "La pioche est vidée en complétant une main.",
    "ending_fall": "La pioche est vidée par la chute du rocher.",
    # Refusals and status
    "one_colour": "Une seule couleur par tour",
    "one_trilithon": "Un seul trilithon par tour",
    "rock_now": "Rocher {n} {w}, pioche {n}/{n}",
    "clockwise": "horaire",
    "anticlockwise": "inverse",
}

# By question; {goal} stands for what the game is about.
HELP = {
    "goal": (
        "But : 2 points par offrande à toi encore debout, 1 par offrande que ton rocher écrase."
    ),
    "offering": (
        "Montre tes dix cartes une à une : chacune met un de tes disques dans le puits qu'elle "
        "nomme."
    ),
    "space": "Un trilithon laisse le choix : une case où un puits est libre.",
    "well": "Jour ou nuit : deux cartes différentes le menaceront.",
    "rock_card": "Le rocher part du nombre qui sort.",
    "neutral_card": "À deux, une troisième couleur n'est à personne.",
    "play": (
        "Chaque carte pousse le rocher à la prochaine case de sa couleur ; un trilithon en plus "
        "inverse le sens."
    ),
    "roll_or_drop": (
        "Ta dernière carte le pousse encore, ou le fait tomber dans un puits de sa case."
    ),
    "well_card": "La carte dit quel puits est écrasé : jour, nuit, ou les deux pour un trilithon.",
    "colour": "{goal}",
    "first": "{goal}",
    # What can be varied
    "option_passing": (
        "Un tour demande au moins une carte, ou OK sans rien passe : le rocher reste."
    ),
    "option_free_well": (
        "Le disque d'une carte trilithon va dans un puits vide, ou aussi sur un autre : une chute "
        "écrase les deux."
    ),
}

# How the box is set up, step by step; named after a shape, a step lights the pieces of it.
SETUP = {
    "1": "Chacun prend une figurine, pour montrer sa couleur, et dix disques : les offrandes.",
    "2": "La figurine grise est le rocher : elle attend à côté du plateau.",
    "3": "Mélangez les 65 cartes, dix à chacun : elles disent où vont les offrandes.",
}
