"""The Chariots of Stonehenge, in French: texts for the table, help for newcomers."""

# The game in a line, for people who choose.
ABOUT = "Une course de chars où l'on barre la route aux autres."

TEXT = {
    "title": "Les chars de Stonehenge",
    "zone_bid": "posées",
    "fists": "Cristaux : {n} à gauche, {n} à droite.",
    "crystals_now": "Cristaux : {n}.",
    "chariot_on": "{s} est sur {n}.",
    "only_grid": "{n} prend la dernière place.",
    "only_slot": "Le seul emplacement : {n}.",
    "only_border": "La seule limite : {n}.",
    "only_hit": "Choc : {n}.",
    "space_column": "case",
    "crystals_column": "cristaux",
    "bars_column": "barres",
    "option_play_on": "Finir toute la course ?",
    "value_off": "non",
    "value_on": "oui",
    "option_grid": "Grille de départ ?",
    "value_random": "au sort",
    "value_previous": "par arrivée",
    "option_trilithon_toll": "Passer le trilithon d'un autre ?",
    "value_2": "2 de plus",
    "value_1": "2 en tout",
    "option_stranded": "Plus de cristaux : les cartes ?",
    "value_keeps": "gardées",
    "value_discards": "défausse aussi",
    # Setup
    "colour": "Choisis ta couleur",
    "take_colour": "{s} prend figurine, 10 barres et 10 disques : {c}. Et un trilithon.",
    "lay_crystals": (
        "Chacun pose un disque sur les cases 5, 10, 15, 20 et 25, un sur son trilithon, et en "
        "garde 4 : ses cristaux."
    ),
    "grid": "Qui part de la case {n} ?",
    # Asks
    "hide_crystals": (
        "Chacun cache tous ses cristaux dans ses deux poings. Gauche : blocage, droite : poussée. "
        "Ouvrez !"
    ),
    "left_hand": "Combien dans la main gauche ?",
    "action": "Blocage : reste {n}",
    "place_bar": "poser barre",
    "move_bar": "bouger barre",
    "place_trilithon": "trilithon",
    "done": "terminé",
    "bar_cards": "Cartes : total de la case, puis OK",
    "trilithon_cards": "Un trilithon et le total de la case, puis OK",
    "which_bar": "Barre de quelle case ?",
    "slot": "Case {n} : quel endroit ?",
    "border": "Case {n} : quelle limite ?",
    "rim_before": "bord, arrière",
    "wells_before": "puits, arrière",
    "rim_after": "bord, avant",
    "wells_after": "puits, avant",
    "between": "bord/puits",
    "border_before": "limite arrière",
    "border_after": "limite avant",
    "step": "Avance : reste {n}",
    "run": "par le bord",
    "dive": "au puits jour",
    "climb": "monter, pour 2",
    "creep": "par les puits",
    "hit": "Choc ! Contre quoi ?",
    "charge": "Défausse 0 à 3 cartes, puis OK",
    # News
    "not_now": "pas maintenant",
    "keep_hand": "tout garder",
    "lapse": "{s} laisse des cristaux sans emploi : {n}.",
    "stranded": "{s} n'a plus de cristaux et ne bougera plus.",
    "useless": "{s} : ce total ne sert à rien.",
    "move_bid_hand": "{s} reprend {l}.",
    "move_bid_discard": "{s} défausse {l}.",
    "bar": "{s} met une barre, case {n} : {w}.",
    "wall": "{s} fait un mur, case {n} : {w}.",
    "trilithon": "{s} met son trilithon, case {n} : {w}.",
    "at": "{s} avance : {w} {n}.",
    "night_well": "puits de nuit",
    "rim": "bord",
    "day_well": "puits de jour",
    "behind": "{s} est derrière ceux déjà là.",
    "beside": "{s} se met à côté, vers l'intérieur : derrière.",
    "crosses": "{s} passe la ligne !",
    "bar_home": "La barre retourne à {s}.",
    "trilithon_home": "Le trilithon retourne à {s}.",
    "crash": "Choc, {s} ({w}) : un cristal perdu pour toujours.",
    "crystal": "{s} ramasse son cristal, case {n}.",
    # Scores, endings, refusals, status
    "rank": "{n}. {s}",
    "ending_arrived": "La ligne est passée.",
    "ending_stranded": "Plus aucun cristal en course.",
    "ending_ranked": "Il ne reste qu'un char.",
    "over_30": "Total au-dessus de 30",
    "numbers_only": "Cartes chiffres seulement",
    "one_trilithon": "Un seul trilithon",
    "in_lead": "En tête : {s}, case {n}",
    "shape_disc": "cristal",
}

# By question; {goal} stands for what the game is about.
HELP = {
    "goal": (
        "But : boucler le tour le premier. Tes cristaux servent à barrer la route ou à pousser ton "
        "char."
    ),
    "grid": "La grille de départ, place après place. {goal}",
    "left_hand": "À gauche, pour bloquer ; le reste, à droite, poussera ton char.",
    "action": (
        "Un cristal par barre ou trilithon en travers de la route. Deux barres au même endroit "
        "font un mur."
    ),
    "bar_cards": "La somme des cartes désigne la case, de 1 à 30. Puis OK.",
    "trilithon_cards": "Une carte trilithon, et des chiffres dont la somme est la case. Puis OK.",
    "slot": "Une barre ferme un passage : vers la case voisine, ou entre le bord et les puits.",
    "border": "Le trilithon ferme toute cette limite, bord et puits.",
    "which_bar": "Laquelle de tes barres déménage ? Les cartes diront où.",
    "step": (
        "Il faut tout dépenser. Forcer la barre d'un autre coûte 2 de plus, un mur 4 ; on peut "
        "contourner par les puits."
    ),
    "hit": "Deux obstacles t'arrêtent : dis lequel tu as heurté.",
    "charge": "Défausse ce qui ne te sert pas, puis OK : tu remontes à trois cartes.",
    "colour": "{goal}",
    # What can be varied
    "option_play_on": (
        "La course finit au premier char arrivé, ou continue jusqu'à ce qu'il n'en reste qu'un."
    ),
    "option_grid": (
        "Les places de départ : tirées au sort, ou le vainqueur de la dernière course devant."
    ),
    "option_trilithon_toll": (
        "Le trilithon d'un autre coûte deux cristaux de plus que le pas, comme une barre, ou deux"
        " en tout."
    ),
    "option_stranded": (
        "Qui n'a plus de cristaux garde sa main, ou peut encore défausser et piocher comme tous."
    ),
}

# What is always at stake: what wins, what a question decides, when it ends; and why it was won.
STAKES = {
    "goal": "Passer la ligne derrière la case 30 avant les autres.",
    "starts_ahead": "Une case plus haute est plus près de la ligne.",
    "fists_split": (
        "Gauche : des barres, le reste se perd. Droite : la poussée, il faut tout dépenser."
    ),
    "in_the_way": "En chemin, les autres paient 2 de plus pour ta barre, 4 pour un mur ; toi rien.",
    "all_spent": "Une poussée impayable est un accident : un cristal perdu pour la course.",
    "next_round": "Tu remontes à trois ; les barres veulent des sommes de 1 à 30.",
    "whole_ring": "Tout l'anneau reste à parcourir.",
    "end": "{s} est en tête ; limites jusqu'à la ligne : {n}.",
    "stands_first": "{s} est en tête là où la course s'arrête.",
    "over_line": "{s} a passé la ligne en premier.",
}

# How the box is set up, step by step; named after a shape, a step lights the pieces of it.
SETUP = {
    "1": "Chacun prend une figurine (le char), dix barres, dix disques (cristaux) et un trilithon.",
    "2": (
        "Un cristal de chacun en 5, 10, 15, 20 et 25, un sur le trilithon ; chacun en garde quatre."
    ),
    "3": "Mélangez les 65 cartes ; trois à chacun.",
}

# Une action en une phrase, par question : host/page/story.py.
STORY = {
    "left_hand": "{who} a {answer} dans la main gauche.",
    "which_bar": "{who} déplace la barre de la case {answer}.",
    "charge_none": "{who} garde toute sa main.",
}

# In a first match: where a question comes for the first time, the second…
REMARKS = {
    "left_hand": (
        "Ce que la gauche n'utilise pas n'est perdu que pour ce tour. Ce que la droite ne peut "
        "dépenser jusqu'au bout est un accident, et coûte un cristal pour la course : pousse ce "
        "qui passe à coup sûr."
    ),
    "action": (
        "Une barre prend un cristal et des cartes dont la somme est sa case. Pose-la devant ceux "
        "qui te suivent : ils paient 2 de plus ou contournent, alors que les tiennes ne te coûtent "
        "jamais rien."
    ),
    "step": (
        "De bord à bord, 1. Forcer la barre d'un autre, 3, et elle rentre chez lui ; par les "
        "puits, 1 pour descendre, 1 pour avancer, 2 pour remonter, tu es passé pour quatre, et "
        "elle gêne le suivant."
    ),
    "charge": (
        "Les cartes qui ne font aucune somme peuvent partir : tu remontes à trois. Le trilithon en "
        "travers de toute une limite demande une carte trilithon de plus : gardes-en une pour les "
        "dernières cases."
    ),
    "left_hand 3": (
        "La gauche la plus pleine bloque d'abord, la droite la plus pleine roule d'abord. "
        "S'arrêter juste en 5, 10, 15, 20 ou 25 te donne le cristal qui t'y attend."
    ),
    "left_hand 5": (
        "Compte jusqu'à la ligne derrière 30 : le premier qui la passe gagne aussitôt. Tu n'as "
        "plus besoin de remarques."
    ),
    "end": (
        "Passer la ligne en premier, rien d'autre ne compte. Un accident, ou une poussée trop "
        "courte d'un cristal, décide bien des courses."
    ),
}
