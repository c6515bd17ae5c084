"""The 5 Suitors, in French: texts for the table, help for newcomers."""

# The game in a line, for people who choose.
ABOUT = "Cinq prétendants, des identités cachées, un vote par tour."

TEXT = {
    "title": "Les 5 prétendants",
    "zone_packet": "paquet",
    "zone_secret": "prétendant",
    "disc_is": "Disque : {c}.",
    "suitor_on": "En {n} : {c}.",
    "only_advance": "Avance : {n}.",
    "only_bar": "La barre : {n}.",
    "only_disc": "Sorti du sac : {n}.",
    "option_removed": "À deux : couleur retirée ?",
    "value_white": "blanc",
    "value_blue": "bleu",
    "value_green": "vert",
    "value_yellow": "jaune",
    "value_red": "rouge",
    "value_none": "aucune",
    "option_predrawn": "Tirer tous les disques d'avance ?",
    "value_no": "non",
    "value_yes": "oui",
    "option_bag": "Quel sac de disques ?",
    "value_real": "un vrai sac",
    "value_virtual": "la table tire",
    "option_track_end": "La case 30 est atteinte quand ?",
    "value_whole_vote": "après le vote",
    "value_each_disc": "à un disque",
    # Asks
    "first_player": "Premier joueur, tiré au sort ?",
    "disc": "Disque {n} tiré du sac ?",
    "play_or_pass": "Une carte face cachée, ou passe",
    "exchange": "Changer des cartes ?",
    "nothing": "rien",
    "hand": "de ma main",
    "packet": "de mon paquet",
    "how_many_cards": "Combien de cartes ?",
    "bar_card": "Retourne une carte : ta barre",
    "bar": "Barre de quelle couleur ?",
    "vote": "Carte pour le disque {n}, {c}",
    "advance": "Quel disque avance de {n} ?",
    "give_back": "Rends-tu une barre ?",
    "push_back": "Reculer qui d'une case ?",
    "add_discs": "Un disque de chaque au sac ?",
    "add": "ajouter",
    "look_at": "Voir la main de qui ?",
    "looked": "Main vue ? Puis OK",
    "swap_cards": "Échanger main et paquet ?",
    "swap": "échanger",
    "decline": "renoncer",
    "identity": "Montre ta carte trilithon",
    # News
    "out": "Rangez tout ce qui est {c} : cartes, trilithon, figurine, disques, barres.",
    "tokens_real": "Figurines au centre, {n} disques par couleur dans le sac, barres à côté.",
    "tokens_virtual": (
        "Figurines au centre. À côté, barres et {n} disques par couleur : la table tire."
    ),
    "shuffle_stack": "Mélangez les cartes trilithon.",
    "deal_secret": "Une à chacun, face cachée : son prétendant secret. Regardez-la.",
    "draw_stack_aside": "Écartez les autres sans les voir.",
    "shuffle_deck": "Mélangez les cartes chiffres.",
    "deal_packet": (
        "{n} cartes à chacun, posées devant lui face cachée : son paquet, qu'il peut regarder."
    ),
    "deal_hand": "{n} autres à chacun : sa main.",
    "in_row": "Tirage {n} : posez-le dans la rangée.",
    "next_set": "Disques suivants de la rangée.",
    "draw_again": "Une seule couleur : on tire à nouveau.",
    "plays": "{s} joue une carte cachée.",
    "discard_unseen_hand_discard": "{s} défausse {n} de sa main.",
    "discard_unseen_packet_discard": "{s} défausse {n} de son paquet.",
    "draw_deck_packet": "{s} pioche {n} pour son paquet.",
    "takes_bar": "{s} prend une barre : {c}.",
    "shows": "{s} dévoile : {p}.",
    "move_bid_discard": "{s} défausse : {l}.",
    "wins": "{s} place les votes.",
    "nobody_played": "Personne n'a joué : {s} décide.",
    "advances": "Prétendant {c} : {+}, case {n}.",
    "gives_back": "{s} rend une barre : {c}.",
    "added": "Dans le sac : un disque {c}.",
    "move_table_discard": "Défaussez les cartes du vote.",
    "shows_hand": "{s} montre sa main à {s}.",
    "swap_hand_packet": "{s} échange une carte de sa main contre une de son paquet.",
    "first_next": "{s} devient premier joueur et prend la figurine grise.",
    # Scores
    "votes": "{s} : {c}, case {n}",
    "lost": "{s} : barres {n}",
    "ending_track": "Un prétendant atteint 30.",
    "ending_supply": "Presque plus de barres.",
    "ending_bag": "Le sac est vide.",
    "ending_leftovers": "Les derniers disques votent.",
    "ending_replay": "Égalité parfaite : rejouez !",
    # Refusals and status
    "want_number": "Il faut une carte chiffre",
    "want_trilithon": "Il faut une carte trilithon",
    "left": "Barres : {n}, disques : {n}",
    "shape_figure": "prétendant",
}

# By question; {goal} stands for what the game is about.
HELP = {
    "goal": (
        "But : faire avancer ton prétendant secret, et prendre peu de barres : elles coûtent à la "
        "fin."
    ),
    "disc": "Quelles couleurs sont sorties du sac ? Elles pourront avancer.",
    "play_or_pass": (
        "Le plus grand nombre gagne le vote ; les autres prennent une barre. Passer rapporte une "
        "barre au hasard."
    ),
    "bar": (
        "Prends celle dont tu as le moins à craindre : les plus chargés d'une couleur y perdent le "
        "plus."
    ),
    "vote": (
        "Une carte de ton paquet par disque : la plus haute fait avancer sa couleur de 3, la "
        "suivante de 2…"
    ),
    "exchange": "En passant, tu peux changer des cartes de la main ou du paquet, pas des deux.",
    "how_many_cards": "Elles partent face cachée ; tu en pioches autant.",
    "bar_card": (
        "Sa couleur dit quelle barre tu prends ; une noire ne compte pas, on retourne la suivante."
    ),
    "advance": "Personne n'a joué : le premier joueur décide quel disque fait le plus de pas.",
    "give_back": "Blanc sur blanc : débarrasse-toi d'une barre.",
    "add_discs": "Bleu sur bleu : le sac se remplit, la partie dure.",
    "push_back": "Rouge sur rouge : un prétendant recule.",
    "look_at": "Vert sur vert : une main te sera montrée, pas le paquet.",
    "looked": "Cette main n'est montrée qu'à toi. Lis-la, puis OK.",
    "swap_cards": "Jaune sur jaune : une carte de ta main contre une du paquet.",
    "identity": "C'est la fin : qui était ton prétendant ?",
    "first_player": "{goal}",
    # What can be varied
    "option_removed": "À deux joueurs, une couleur reste dans la boîte.",
    "option_predrawn": (
        "Tous les votes sont tirés d'avance, visibles en rangée, ou chaque manche tire les siens."
    ),
    "option_bag": "Des disques d'un vrai sac, ou tirés par la table.",
    "option_track_end": (
        "La partie finit si un prétendant est en 30 après tout le vote, ou dès qu'un disque l'y a "
        "mené."
    ),
}

# What is always at stake: what wins, what a question decides, when it ends; and why it was won.
STAKES = {
    "goal": "La case de ton prétendant secret, moins ce que coûtent tes barres.",
    "one_wins": (
        "Qui gagne pose les votes et ne prend pas de barre ; tous les autres en prennent une."
    ),
    "votes_3": (
        "La plus haute carte avance son prétendant de 3, la suivante de 2, la dernière de 1."
    ),
    "votes_2": "La plus haute carte avance son prétendant de 3, l'autre de 2.",
    "bars_cost": (
        "Dans chaque couleur, plus il y a de gens qui ont moins de barres, plus les tiennes "
        "coûtent."
    ),
    "free_action": "Carte et disque de même couleur : l'action est à toi, ou tu la laisses.",
    "owners": "Chaque prétendant marque sa case pour qui l'a, moins les barres.",
    "end": (
        "Fin quand l'un s'épuise : {n} {0:case|cases} jusqu'à 30, {n} {1:barre|barres}, {n} "
        "{2:disque|disques}."
    ),
    "by_bars": "Points égaux : {s}, avec {n}, a les plus petits tas de barres.",
    "all_equal": "Points et barres sont égaux : personne ne gagne.",
}

# How the box is set up, step by step; named after a shape, a step lights the pieces of it.
SETUP = {
    "1": (
        "Prenez figurines, barres et disques de toutes les couleurs en jeu ; les disques dans un "
        "sac."
    ),
    "2_figure": "Les figurines de tous les prétendants au centre.",
    "3": (
        "Une carte trilithon secrète à chacun : son prétendant. Trois cartes face cachée devant "
        "soi, trois en main."
    ),
}

# Une action en une phrase, par question : host/page/story.py.
STORY = {
    "first_player": "{answer} commence, par tirage au sort.",
    "identity": "{who} montre sa carte trilithon : {answer}.",
    "bar_card": "{who} retourne {answer}.",
    "disc": "Tiré du sac : {answer}.",
    "vote": "{who} ajoute {answer}.",
    "exchange": "",
    "exchange_nothing": "{who} n'échange rien.",
    "advance": "{who} avance un prétendant : {answer}.",
}

# In a first match: where a question comes for the first time, the second…
REMARKS = {
    "play_or_pass": (
        "Ta main se bat pour le vote ; les trois cartes de ton paquet sont les votes. Ton "
        "prétendant a la couleur de ta carte trilithon : s'il est parmi les disques, gagner vaut "
        "la peine."
    ),
    "vote": (
        "Seul compte quelle carte est plus haute : 3, 2 et 1 valent 30, 29 et 28. Pose une carte "
        "sur un disque de sa couleur quand tu peux : cela donne une action en plus."
    ),
    "play_or_pass 2": (
        "Sauf qui gagne, chacun prend une barre, de la couleur de la carte qu'il a jouée. Joue "
        "donc une couleur que tu veux bien prendre, ou du noir : alors tu choisis."
    ),
    "exchange": (
        "C'est le moment de réparer : de hauts nombres pour la main, pour le paquet des couleurs "
        "qui donnent des actions. Mais la barre que tu prends vient au hasard."
    ),
    "play_or_pass 3": (
        "Vois qui se bat pour quels disques : cela trahit son prétendant. Le tien reste secret si "
        "tu te bats aussi pour d'autres, ou laisses passer un vote."
    ),
    "vote 2": (
        "Donne de temps en temps le 3 à un prétendant resté loin derrière : cela cache le tien, et "
        "n'aide guère personne."
    ),
    "bar": (
        "Compare couleur par couleur : là où d'autres ont plus de barres que toi, même après "
        "celle-ci, les tiennes coûtent le moins."
    ),
    "play_or_pass 5": (
        "Trois choses peuvent finir la partie : un prétendant en 30, presque plus de barres, le "
        "sac vide. La table les compte : sois devant à ce moment. Tu n'as plus besoin de "
        "remarques."
    ),
    "end": (
        "La case de ton prétendant, moins ce que coûtent tes barres. Lis les deux : la moitié du "
        "chemin peut s'y perdre."
    ),
}
