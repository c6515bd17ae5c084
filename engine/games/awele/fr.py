"""Afro-Celtic Awele, in French: texts for the table, help for newcomers."""

# The game in a line, for people who choose.
ABOUT = "Semer, sans savoir quelle couleur chacun protège."

TEXT = {
    "title": "L'awélé afro-celtique",
    "in_hand": "Disques en main : {n}.",
    "home_of": "Case de la couleur {c}.",
    "no_home": "Case noire : à personne.",
    "disc_on": "{c} sur {n}",
    "place_and_colour": "{b}, {c}",
    "only_drop": "Le seul disque à semer : {n}.",
    "nearly_end": "Sans retrait la manche finit dans {n} {0:tour|tours}.",
    "nearly_ask": "Encore {n} {0:tour|tours} sans retrait, et l'on décide si la manche finit.",
    "idle_turns": "{n} tours sans retrait.",
    "is_colour": "{c}",
    "plays_colour": "couleur",
    "discs_left": "disques",
    "option_mode": "Couleurs à vue, cachées, ou paris ?",
    "value_standard": "standard",
    "value_bluff": "bluff",
    "value_bets": "paris",
    "option_bluff_ending": "Couleur sortie : que fait-on ?",
    "value_leave": "on se retire",
    "value_all_play": "tous jouent",
    "option_quick": "Partie rapide ?",
    "option_slow": "Partie lente : le moins de points ?",
    "value_no": "non",
    "value_yes": "oui",
    "option_effect": "Retirer des disques semblables ?",
    "value_none": "non",
    "value_one": "1 déjà là",
    "value_two": "2 déjà là",
    "value_all": "tous ensemble",
    "option_idle_end": "40 tours sans retrait : la manche ?",
    "value_ask": "demander",
    "value_end": "finit",
    "value_never": "continue",
    # Asks
    "opener": "Premier joueur, tiré au sort ?",
    "colour": "Choisis ta couleur",
    "identity": "Ta carte, face cachée",
    "space": "Quelle case vider ?",
    "drop": "Case {n} : quel disque ?",
    "effect": "Disque {c} en {n} : le retirer ?",
    "keep": "laisser",
    "remove": "retirer",
    "bar": "Quelle barre prendre ?",
    "stalled": "La manche finit-elle ?",
    "end": "finir",
    # News
    "set_up": (
        "Manche {n} sur {n} : deux disques de sa couleur par case, aucun sur les noires. Figurines "
        "au centre."
    ),
    "bars_back": "Cinq piles de dix barres.",
    "shuffle_deck": "Mélangez les 5 cartes trilithon.",
    "gather_deck": "Reprenez et mélangez les 5 cartes trilithon.",
    "deal_secret": "Une carte secrète à chacun.",
    "has_colour": "{s} joue : {c}.",
    "sows": "{s} vide la case {n} et y met la figurine grise.",
    "removed": "Retiré : {c}, case {n}.",
    "cleared": "Retirés : {c}, case {n}, {n} disques.",
    "out": "Plus de {c} : sa figurine en {n}.",
    "move_secret_front": "{s} dévoile : {l}.",
    "leaves": "{s} ne joue plus cette manche.",
    "takes_bar": "{s} prend une barre : {c}.",
    # Scores
    "worth": "Valeur de {c} : {n}.",
    "scores": "{s} marque {n}.",
    "ending_seats": "Il ne reste qu'un joueur.",
    "ending_colours": "Il ne reste qu'une couleur.",
    "ending_quick": "Une couleur est sortie.",
    "ending_stalled": "40 tours sans retrait.",
    # Status
    "round": "Manche {n}/{n}, {n} sans retrait",
    "neutral_figure": "dernière vidée",
    "shape_figure": "marque de rang",
}

# By question; {goal} stands for what the game is about.
HELP = {
    "goal": (
        "But : un disque semé sur sa couleur s'en va. Plus tôt les tiens, ou ceux de tes paris, "
        "partent, mieux ça vaut."
    ),
    "space": (
        "Ses disques sont semés un à un sur les cases suivantes, dans ton ordre. Sur une case de "
        "sa couleur, un disque s'en va."
    ),
    "drop": (
        "Sur une case de sa couleur, ou qui en tient déjà neuf, il est retiré ; ailleurs il reste."
    ),
    "bar": "Un pari : en fin de manche, la barre vaut ce que vaut sa couleur.",
    "effect": "Il en rejoint de sa couleur : tu peux le retirer, ou le laisser.",
    "identity": "Ta couleur pour cette manche, que les autres devront deviner.",
    "stalled": (
        "Les disques pourraient tourner sans fin. Finie ici, la manche classe le reste par disques,"
        " le moins d'abord."
    ),
    "option_idle_end": (
        "Après 40 tours de suite sans retrait, la table demande, finit la manche, ou la laisse "
        "continuer."
    ),
    "colour": "{goal} La première couleur partie vaut 5 points, les suivantes 4, 3 et 2.",
    "opener": "{goal}",
    # What can be varied
    "option_mode": (
        "Standard : les couleurs sont connues. Bluff : elles sont secrètes. Paris : nul n'en a, "
        "on parie des barres."
    ),
    "option_bluff_ending": (
        "Quand une couleur est sortie, on la montre et se retire, ou tous jouent jusqu'à la "
        "dernière couleur."
    ),
    "option_quick": "La première couleur sortie finit aussitôt la manche.",
    "option_slow": "Le moins de points gagne : chacun veut que sa couleur reste.",
    "option_effect": (
        "Un disque qui en rejoint de semblables peut partir : s'il y en a un, ou deux ; ou tous "
        "ensemble."
    ),
}

# What is always at stake: what wins, what a question decides, when it ends; and why it was won.
STAKES = {
    "goal": "Le plus de points sur toutes les manches.",
    "goal_slow": "Le moins de points sur toutes les manches.",
    "yours": "Son rang te paie cette manche : première partie 5, puis 4, 3, 2.",
    "bet": "En fin de manche, la barre vaut ce que vaut sa couleur.",
    "by_discs_left": (
        "Si elle s'arrête, les couleurs restantes se classent par disques, le moins d'abord."
    ),
    "next_out": "La prochaine couleur à disparaître vaut {n}.",
    "end_quick": "Manche {n} sur {n} : elle finit à la première couleur partie.",
    "end_colours": "Manche {n} sur {n} : elle finit quand il reste une couleur.",
    "end_seats": "Manche {n} sur {n} : elle finit quand une personne au plus a des disques.",
    "fewest": "{s} a le moins de points : {n}.",
}

# How the box is set up, step by step; named after a shape, a step lights the pieces of it.
SETUP = {
    "1": "Prenez les 50 disques des cinq couleurs ; les six figurines restent au centre.",
    "2_disc": "Deux disques de sa couleur sur chaque case colorée, aucun sur les noires.",
    "3": (
        "Pour le bluff, les cinq cartes trilithon ; pour les paris, les cinquante barres en cinq "
        "piles."
    ),
}

# A deed in a sentence, by question: host/page/story.py.
STORY = {
    "opener": "{answer} commence, par tirage au sort.",
    "drop": "{who} sème : {answer}.",
}

# In a first match: where a question comes for the first time, the second…
REMARKS = {
    "colour": (
        "Les cinq couleurs partent à égalité, et la tienne ne vaut que pour cette manche. Celles "
        "que personne n'a jouent aussi : si l'une disparaît d'abord, les 5 points sont perdus."
    ),
    "space": (
        "Les cases d'une couleur sont à six pas l'une de l'autre. Deux disques ensemble vont deux "
        "cases plus loin, six jusqu'à la prochaine case de leur couleur : rassemble avant de "
        "partir."
    ),
    "drop": (
        "Un disque par case, dans ton ordre. Lis d'abord les couleurs qui viennent : lequel des "
        "tiens y trouve la sienne, et lequel des autres ne doit pas la trouver ?"
    ),
    "space 2": (
        "Tout ce qui est sur la case est semé, les disques des autres aussi. N'en mène aucun sur "
        "sa couleur : une case trop loin, et il a le chemin jusqu'à la prochaine devant lui."
    ),
    "space 4": (
        "Un seul disque à toi suffit pour vider une case, si pleine soit-elle. Les autres en font "
        "autant avec les leurs : vide avant eux le tas qui mène les tiens au but."
    ),
    "space 6": (
        "Une case tient neuf disques : le dixième est retiré, quelle que soit sa couleur. Un gros "
        "tas devant tes disques est donc aussi une sortie."
    ),
    "space 9": (
        "La première couleur partie a sa figurine en 5, la suivante en 4, puis 3 et 2. Dès qu'une "
        "personne au plus a encore des disques, la manche est finie, et celle-là n'a rien."
    ),
    "colour 2": (
        "Nouvelle manche : les disques sont revenus, les points restent, le suivant commence. "
        "Regarde qui mène : c'est sa couleur qu'il faut retenir. Tu n'as plus besoin de remarques."
    ),
    "end": (
        "Toutes les manches s'ajoutent. Ce qui retarde une couleur, c'est souvent un disque resté "
        "seul : il avance d'une case par tour, un tas de plusieurs."
    ),
}
