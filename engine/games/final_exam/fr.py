"""Final Exam, in French: texts for the table, help for newcomers."""

# The game in a line, for people who choose.
ABOUT = "Un labyrinthe à prix de cartes, des sorts et des combats."

TEXT = {
    "title": "L'examen final",
    "zone_bid": "posées",
    "stands_on": "Ta place : {b}.",
    "exit_on": "Ta sortie : {b}.",
    "holds_objects": "Objets : {n}.",
    "leads_to": "Cela mène à {b}.",
    "holds_each": "Blanc {n}, bleu {n}, vert {n}, jaune {n}, rouge {n}.",
    "place_and_colour": "{b}, {c}",
    "last_idle": "Encore un tour sans pioche et l'examen se termine.",
    "at_place": "{b}",
    "objects": "objets",
    "bars_left": "barres",
    "stands": "place",
    "option_variant": "Comment sortir du centre ?",
    "value_base": "règle de base",
    "value_translator": "du traducteur",
    "option_same_colour": "Pour ramasser, cartes de quelle couleur ?",
    "value_cards": "une seule",
    "value_space": "de la case",
    # Setup
    "lay_objects": (
        "Les objets : un disque de sa couleur sur chaque case, rien sur les noires. Les trilithons "
        "au centre."
    ),
    "figures": (
        "Figurines blanche, bleue, verte, jaune, rouge, dans cet ordre : puits de nuit des cases 1 "
        "à {n}."
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
    "facing": "Quel cercle face au trilithon {n} ?",
    "only_gate": "Le dernier disque : {n}.",
    "gate": "Quel trilithon a le disque {c} ?",
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
    "block_where": "Barre de couleur {c} : où ?",
    "bar_price": "Une barre se paie d'une carte chiffre de sa couleur.",
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
    "common_disc": "entrée",
    "shape_disc": "objet, sortie",
    "shape_bar": "blocage",
}

# By question; {goal} stands for what the game is about.
HELP = {
    "goal": (
        "But : cinq objets identiques ou cinq différents, entrer au centre, et sortir le premier."
    ),
    "bid": (
        "Le plus grand nombre choisit d'abord sa couleur et commence ; à égalité, la carte de "
        "nuit. {goal}"
    ),
    "take_bar": (
        "Tes deux barres pour toute la partie : chacune peut fermer une case, pour une carte de sa "
        "couleur."
    ),
    "action": (
        "Dehors : cinq objets, identiques ou tous différents, puis le centre. Dedans : va à ta "
        "sortie. À la fin, pioche deux."
    ),
    "move_cards": (
        "Additionne et soustrais : le résultat est ta case. D'une seule couleur, ou avec un "
        "trilithon : tu peux ramasser."
    ),
    "move_to": "Tes cartes mènent à plusieurs cases : laquelle ?",
    "object": "Il en faut cinq de la même couleur, ou un de chaque.",
    "which_bar": "Une barre ferme une case ; elle coûte une carte de sa couleur.",
    "ring": "Dehors, sur les trente cases ; au centre, sur le chemin de la sortie.",
    "block_where": "Sur une case fermée on ne ramasse rien ; au centre, on n'y passe pas.",
    "block_card": "Paie la barre d'une carte de sa couleur.",
    "which_block": "Choisis la barre à retirer.",
    "removal": "Ce que tu paies est perdu, et la barre quitte la partie.",
    "entry": "Au centre, personne ne t'attaque ; seule ta sortie mène dehors. Paie, puis OK.",
    "walk_card": "Un chiffre avance d'un pas, un trilithon de deux.",
    "defender": "Le vaincu perd un objet ou, s'il n'en a pas, une carte.",
    "attack_card": "Le plus grand nombre gagne ; à égalité, la carte de nuit.",
    "defence_card": "Le plus grand nombre gagne ; à égalité, la carte de nuit.",
    "blind_card": "Prends-la sans la regarder : elle est défaussée.",
    "loot": "Prends l'objet qui te manque.",
    "facing_usual": "Regarde quels cercles du chemin font face aux trilithons.",
    "facing": "Dis quel cercle du chemin se trouve devant ce trilithon.",
    "gate": "Dis où le hasard a posé ce disque.",
    "colour": "{goal}",
    # What can be varied
    "option_variant": (
        "Selon le traducteur, chacun cherche son trilithon, dans les deux sens ; sinon tous vont "
        "vers la sortie."
    ),
    "option_same_colour": (
        "Un objet se ramasse avec des cartes d'une seule couleur, n'importe laquelle, ou de celle "
        "de la case."
    ),
}

# What is always at stake: what wins, what a question decides, when it ends; and why it was won.
STAKES = {
    "goal": "La première figurine à sa sortie, au centre, gagne.",
    "goal_variant": "La première figurine sous son propre trilithon gagne.",
    "strongest": "La plus forte carte choisit d'abord sa couleur, et commence.",
    "two_bars": "Ces deux barres sont pour toute la partie.",
    "way_out": "Cela décide du chemin vers la sortie.",
    "fight": "Le perdant cède un objet ; sans objet, une carte ; sans rien, il se couche un tour.",
    "steps_left": "Pas jusqu'à ta sortie : {n}.",
    "open_centre": (
        "Cinq identiques ou cinq différents ouvrent le centre. Tu en as {n} "
        "{0:identique|identiques}, {n} {1:différent|différents}."
    ),
    "centre_open": (
        "Le centre t'est ouvert, pour trois cartes d'une couleur, quatre de jour, quatre "
        "de nuit ou un trilithon."
    ),
    "centre_shut": "Tes objets ouvrent le centre, mais une barre en ferme l'entrée.",
    "end": "Fin à la première sortie, ou après encore {n} {0:tour|tours}.",
    "is_out": "{s} est à la sortie avant les autres.",
    "nearest": "{s} est au plus près de la sortie : {n} pas.",
    "most_objects": "Personne n'est au centre, et {s} a le plus d'objets : {n}.",
}

# How the box is set up, step by step; named after a shape, a step lights the pieces of it.
SETUP = {
    "1": "Prenez les disques et les barres des cinq couleurs, et une figurine par joueur.",
    "2_disc": "Les objets : un disque de sa couleur sur chaque case colorée, aucun sur les noires.",
    "3": (
        "Figurines blanche, bleue, verte, jaune, rouge, une par joueur : puits de nuit de 1, 2, 3…"
    ),
    "4": "Mélangez les 65 cartes, quatre à chacun.",
}

# Une action en une phrase, par question : host/page/story.py.
STORY = {
    "bid": "{who} pose une carte face cachée.",
    "attack_card": "{who} attaque, une carte face cachée.",
    "defence_card": "{who} se défend, une carte face cachée.",
    "take_bar": "{who} prend une barre : {answer}.",
    "move_cards": "{who} joue {answer}.",
    "which_block": "",
    "action": "",
    "colour": "",
}

# In a first match: where a question comes for the first time, the second…
REMARKS = {
    "bid": (
        "Un grand nombre n'achète que le premier tour et le choix de la couleur, et la carte est "
        "perdue. Garde les trilithons : un seul ouvre le centre, ou permet de ramasser après tout "
        "déplacement."
    ),
    "take_bar": (
        "Une barre se paie d'une carte chiffre de sa couleur : deux couleurs donnent plus "
        "d'occasions. C'est au centre qu'elle vaut le plus, devant un rival qui va sortir."
    ),
    "action": (
        "Une seule carte suffit : le 14 te mène en 14, d'où que tu sois, et tu peux y ramasser "
        "l'objet. Les cases noires, 6, 12, 18, 24 et 30, n'en ont pas."
    ),
    "move_cards": (
        "Ajoute d'autres cartes si tu veux : la question dit où mènent les plus et les moins. Des "
        "couleurs différentes te déplacent sans rien ramasser, sauf si un trilithon les accompagne."
    ),
    "object": (
        "Il y a cinq objets de chaque couleur, pas plus. Un de chaque est plus facile ; cinq "
        "pareils, seulement si personne d'autre n'en tient un, ou si tu le reprends en combat."
    ),
    "action 3": (
        "Tu peux agir tant qu'il te reste des cartes. Mais sans carte on perd tous les combats, et "
        "le centre se paie : trois d'une couleur, quatre de jour, quatre de nuit, ou un trilithon."
    ),
    "action 6": (
        "Regarde qui est sur ta case, et qui peut y venir : pour une carte, une attaque prend un "
        "objet. Un grand nombre en main est ta défense."
    ),
    "attack_card": (
        "Attaque qui tient ce qui te manque : si tu gagnes, tu le choisis ; si tu perds, c'est toi "
        "qui cèdes. La carte est perdue dans les deux cas."
    ),
    "defence_card": (
        "Si tu as des objets, le vainqueur t'en prend un : une carte forte est bien employée. Sans "
        "objet, tu ne perds qu'une carte ou, sans carte, un tour."
    ),
    "entry": (
        "Au centre, personne ne t'attaque, et on n'en repart que par la sortie. Garde des cartes "
        "pour les pas : chacune en vaut un, quel que soit son nombre."
    ),
    "walk_card": (
        "Un 1 fait un pas comme un 30, un trilithon en fait deux. Selon les règles de base, le "
        "premier entré a 18 pas à faire, puis 15, 12, 9 et 6 : entrer tôt n'est pas tout."
    ),
    "end": (
        "Qui est dehors a gagné, avec ou sans objets. Si personne ne sort : le plus près de la "
        "sortie, sinon le plus d'objets. Compte tôt tes cartes : cinq objets, l'entrée, les pas."
    ),
}
