"""Sacrifice Roulette, in French: texts for the table, help for newcomers."""

# The game in a line, for people who choose.
ABOUT = "Un rocher roule : que tes offrandes restent debout."

TEXT = {
    "title": "La roulette du sacrifice",
    "rock_on": "Le rocher est sur {b}.",
    "rolls_on": "Il roule dans le sens horaire.",
    "rolls_back": "Il roule dans le sens antihoraire.",
    "disc_laid": "{s} : un disque sur {b}.",
    "only_well": "Le puits qui reste : {n}.",
    "standing_column": "ses disques",
    "taken_column": "disques pris",
    "option_passing": "Peut-on passer ?",
    "value_no": "non",
    "value_yes": "oui",
    "option_free_well": "Trilithon : un disque dans quel puits ?",
    "value_empty": "puits libre",
    "value_any": "n'importe quel",
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
    "emptied": "La pioche est vidée : {n} sur {n}.",
    # Scores
    "standing": "{s} : offrandes debout {+}",
    "taken": "{s} : offrandes écrasées {+}",
    "ending_refill": "La pioche est vidée en complétant une main.",
    "ending_fall": "La pioche est vidée par la chute du rocher.",
    # Refusals and status
    "one_colour": "Une seule couleur par tour",
    "one_trilithon": "Un seul trilithon par tour",
    "rock_now": "Case {n} {w}, pioche {n}/{n}",
    "clockwise": "horaire",
    "anticlockwise": "antihoraire",
    "neutral_rock": "le rocher",
    "neutral_rock_back": "le rocher",
    "shape_disc": "offrande",
}

# By question; {goal} stands for what the game is about.
HELP = {
    "goal": "But : 2 points par offrande à toi encore debout, 1 par offrande que tu écrases.",
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
        "Il faut jouer au moins une carte, ou l'on peut passer par OK sans rien : le rocher reste."
    ),
    "option_free_well": (
        "Le disque d'une carte trilithon va dans un puits vide, ou aussi sur un autre : une chute "
        "écrase les deux."
    ),
}

# What is always at stake: what wins, what a question decides, when it ends; and why it was won.
STAKES = {
    "goal": "Le plus de points : 2 par offrande à soi encore debout, 1 par offrande écrasée.",
    "offered": "Debout à la fin, cette offrande vaut 2 à son propriétaire.",
    "rock_begins": "Le rocher part de là ; rien n'est écrasé.",
    "nobodys": "À personne : elle vaut 1 à qui l'écrase.",
    "falls": (
        "Si le rocher tombe, ce qu'il touche est à toi. La tienne perd un point et rapporte une "
        "carte."
    ),
    "end": "Pioches encore à vider : {n}. Cartes dans celle-ci : {n}.",
    "by_standing": "Points égaux : {s} a plus d'offrandes à soi debout, {n}.",
}

# How the box is set up, step by step; named after a shape, a step lights the pieces of it.
SETUP = {
    "1": "Chacun prend une figurine, pour montrer sa couleur, et dix disques : les offrandes.",
    "2": "La figurine grise est le rocher : elle attend à côté du plateau.",
    "3": "Mélangez les 65 cartes, dix à chacun : elles disent où vont les offrandes.",
}

# Une action en une phrase, par question : host/page/story.py.
STORY = {
    "first": "{answer} commence, par tirage au sort.",
    "neutral_card": "Pour un disque neutre : {answer}.",
    "rock_card": "Pour le rocher : {answer}.",
    "offering": "{who} offre {answer}.",
    "play": "{who} joue {answer}.",
    "roll_or_drop_roll": "",
    "roll_or_drop_drop": "Le rocher tombe.",
}

# In a first match: where a question comes for the first time, the second…
REMARKS = {
    "play": (
        "Les cartes d'une couleur poussent chacune le rocher à la prochaine case de cette couleur. "
        "Il tombe si la case d'arrivée porte le nombre d'une de tes cartes : regarde à qui sont "
        "les offrandes."
    ),
    "play 2": (
        "D'une case de la couleur il roule six cases entières. Un trilithon joué avec retourne "
        "d'abord le rocher, et il reste retourné pour tous."
    ),
    "roll_or_drop": (
        "Une de tes cartes peut le faire tomber une poussée plus tôt. Quel puits est touché, jour "
        "ou nuit, la carte retournée le dit : choisis l'endroit où les deux te vont."
    ),
    "play 4": (
        "Une offrande à toi encore debout vaut 2, chacune que tu écrases 1. Éloigne donc d'abord "
        "le rocher de tes offrandes, ensuite chasse."
    ),
    "play 8": (
        "La partie finit quand la pioche s'est vidée deux fois, à cinq joueurs trois. Tu n'as plus "
        "besoin de remarques."
    ),
    "end": (
        "Deux fois tes offrandes debout, plus tout ce que tu as écrasé : souvent ce n'est pas le "
        "chasseur qui a gagné, mais celui que le rocher a laissé en paix."
    ),
}
