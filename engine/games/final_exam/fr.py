"""Final Exam, in French: texts for the table, help for newcomers."""

# The game in a line, for people who choose.
ABOUT = "Un labyrinthe à prix de cartes, des sorts et des combats."

TEXT = {
    "title": "L'examen final",
    "zone_bid": "posées",
    "stands_on": "Tu es sur {b}.",
    "exit_on": "Ta sortie : {b}.",
    "holds_objects": "Objets : {n}.",
    "holds_of": "De {c} : {n}.",
    "place_and_colour": "{b}, {c}",
    "last_idle": "Encore un tour sans pioche et l'examen se termine.",
    "at_place": "{b}",
    "objects": "objets",
    "bars_left": "barres",
    "stands": "place",
    "option_variant": "Comment sortir du centre ?",
    "value_base": "règle de base",
    "value_translator": "du traducteur",
    "option_same_colour": "Pour ramasser, cartes de la couleur :",
    "value_cards": "l'une l'autre",
    "value_space": "de la case",
    # Setup
    "lay_objects": (
        "Les objets : un disque de sa couleur sur chaque case, rien sur les noires. Les trilithons "
        "au centre."
    ),
    "figures": (
        "Figurines blanche, bleue, verte, jaune, rouge, dans cet ordre : puits nuit de 1 à {n}."
    ),
    "bid": "Enchère : une carte face cachée",
    "move_bid_discard": "{s} montre et défausse {l}.",
    "colour": "Choisis ta couleur",
    "take_colour": "{s} prend cette figurine et deux disques : {c}.",
    "take_bar": "Choisis une barre (encore {n})",
    "lay_tokens": (
        "Disques neutres sur les {n} premiers de ces cercles : 19, 16, 13, 10, 7. Trilithons au "
        "bord gauche, puis droit, puis gauche… de leur place. Un disque de chaque joueur, au "
        "hasard, sur un trilithon."
    ),
    "facing_usual": "Trilithons aux cercles {n} {n} {n} {n} {n} ?",
    "facing": "Cercle face au trilithon {n} ?",
    "gate": "Trilithon du disque {c} ?",
    # Actions
    "action": "Que fais-tu ?",
    "move": "se déplacer",
    "attack": "attaquer",
    "place_block": "fermer",
    "remove_block": "rouvrir",
    "enter": "au centre",
    "walk": "avancer",
    "end_turn": "fin du tour",
    "back": "retour",
    "move_table_hand": "{s} reprend ses cartes.",
    "move_table_discard": "Défaussez les cartes jouées.",
    "stands_up": "{s} relève sa figurine et n'agit pas.",
    # Moves
    "move_cards": "Cartes + ou -, un trilithon au plus, OK",
    "move_to": "Quelle case ?",
    "moves": "{s} va en {b}.",
    "object": "Prendre l'objet {c} ?",
    "take": "prendre",
    "leave": "laisser",
    "takes": "{s} prend un objet : {c}.",
    # Attacks
    "defender": "Attaquer qui ?",
    "attack_card": "Carte cachée contre {s}",
    "defence_card": "{s} attaque ! Carte cachée",
    "wins_fight": "{s} gagne le combat.",
    "nobody_wins_fight": "Personne ne gagne le combat.",
    "loot": "Quel objet prendre à {s} ?",
    "none": "aucun",
    "blind_card": "Tire une carte chez {s}",
    "lies_down": "{s} couche sa figurine et passera son prochain tour.",
    # Blocks
    "which_bar": "Quelle barre ?",
    "ring": "Dehors ou au centre ?",
    "outer": "dehors",
    "inner": "au centre",
    "block_where": "Barre ({c}) : où la poser ?",
    "block_card": "Une carte de sa couleur : {c}",
    "blocks": "{s} pose une barre : {b}.",
    "which_block": "Quelle barre ôter ?",
    "removal": "Paie pour ôter la barre, puis OK",
    "removal_price": (
        "Prix : une carte de sa couleur ({c}), deux d'une même couleur, trois jour, trois nuit ou "
        "un trilithon."
    ),
    "unblocks": "{s} ôte du jeu la barre : {b}.",
    # The inner path
    "entry": "Paie pour entrer, puis OK",
    "entry_price": (
        "Prix : trois cartes d'une même couleur, quatre jour, quatre nuit ou un trilithon."
    ),
    "enters": "{s} entre : figurine au {b}, disque au {b}.",
    "enters_variant": (
        "{s} entre : figurine au {b}, à la place du disque neutre. Trilithon face au {b}."
    ),
    "walk_card": "Avance : une carte par pas",
    "walks": "{s} avance : {b}.",
    # The end
    "steps_left": "{s} : encore {n} pas",
    "ending_exit": "Sortie du cercle : examen réussi !",
    "ending_idle": "Personne ne fait plus rien.",
    "ending_rounds": "Les 100 tours sont passés.",
    # Refusals and status
    "one_trilithon": "Un trilithon au plus",
    "bar_colour": "Pas la couleur de la barre",
    "wrong_price": "Ne convient pas à ce prix",
    "round": "Tour {n}",
    "round_of": "Tour {n} sur {n}",
}

# By question; {goal} stands for what the game is about.
HELP = {
    "goal": "But : cinq objets pareils ou cinq différents, entrer au centre, et sortir le premier.",
    "bid": (
        "Le plus grand nombre choisit d'abord sa couleur et commence ; à égalité, celui de la nuit."
        " {goal}"
    ),
    "take_bar": (
        "Tes deux barres pour toute la partie : chacune peut fermer une case, pour une carte de sa "
        "couleur."
    ),
    "action": (
        "Cinq objets, pareils ou tous différents ; puis entre au centre et sors. Agis tant que tu "
        "peux payer ; puis pioche deux."
    ),
    "move_cards": (
        "Leur somme, avec + et -, est ta case, où que tu sois. D'une couleur, ou avec un "
        "trilithon : tu peux ramasser."
    ),
    "move_to": "Tes cartes mènent à plusieurs cases : laquelle ?",
    "object": "Il en faut cinq de la même couleur, ou un de chaque.",
    "which_bar": "Une barre ferme une case ; elle coûte une carte de sa couleur.",
    "ring": "Dehors, sur les trente cases ; au centre, sur le chemin de la sortie.",
    "block_where": "Sur une case fermée on ne ramasse rien ; au centre, on n'y passe pas.",
    "block_card": "Paie la barre d'une carte de sa couleur ; sinon, retour.",
    "which_block": "Choisis la barre à retirer.",
    "removal": (
        "Une carte de la couleur de la barre, deux d'une couleur, trois de jour, trois de nuit, ou "
        "un trilithon."
    ),
    "entry": (
        "Trois cartes d'une couleur, quatre de jour, quatre de nuit, ou un trilithon. Puis OK."
    ),
    "walk_card": "Un chiffre avance d'un pas, un trilithon de deux.",
    "defender": "Le vaincu perd un objet, sinon une carte.",
    "attack_card": "Le plus grand nombre gagne ; à égalité, la nuit.",
    "defence_card": "Le plus grand nombre gagne ; à égalité, la nuit.",
    "blind_card": "Prends-la sans la regarder : elle est défaussée.",
    "loot": "Prends l'objet qui te manque.",
    "facing_usual": "Regarde quelles cases du chemin font face aux trilithons.",
    "facing": "Dis quel cercle du chemin se trouve devant ce trilithon.",
    "gate": "Dis où le hasard a posé ce disque.",
    "colour": "{goal}",
    # What can be varied
    "option_variant": (
        "Selon le traducteur, chacun cherche son trilithon, dans les deux sens ; sinon tous vont "
        "vers la sortie."
    ),
    "option_same_colour": (
        "Un objet se ramasse avec des cartes d'une seule couleur, ou de la couleur de la case."
    ),
}

# How the box is set up, step by step; named after a shape, a step lights the pieces of it.
SETUP = {
    "1": "Prenez les disques et les barres des cinq couleurs, et une figurine par joueur.",
    "2_disc": "Les objets : un disque de sa couleur sur chaque case colorée, aucun sur les noires.",
    "3": "Figurines blanche, bleue, verte, jaune, rouge, une par joueur : puits noirs de 1, 2, 3…",
    "4": "Mélangez les 65 cartes, quatre à chacun.",
}
