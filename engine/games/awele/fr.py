"""Afro-Celtic Awele, in French: texts for the table, help for newcomers."""

# The game in a line, for people who choose.
ABOUT = "Semer, sans savoir quelle couleur chacun protège."

TEXT = {
    "title": "L'awélé afro-celtique",
    "in_hand": "Disques en main : {n}.",
    "home_of": "Case de la couleur {c}.",
    "disc_on": "{c} sur {n}",
    "only_drop": "Une seule couleur reste : {n}.",
    "nearly_stalled": "Sans retrait la manche finit dans {n} tours.",
    "is_colour": "{c}",
    "plays_colour": "couleur",
    "option_mode": "Couleurs ouvertes, cachées, ou paris ?",
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
    "option_effect": "Retirer des jetons semblables ?",
    "value_none": "non",
    "value_one": "1 déjà là",
    "value_two": "2 déjà là",
    "value_all": "tous ensemble",
    # Asks
    "opener": "Premier joueur, tiré au sort ?",
    "colour": "Choisis ta couleur",
    "identity": "Ta carte, face cachée",
    "space": "Quelle case vider ?",
    "drop": "Case {n} : quel jeton ?",
    "effect": "Jeton {c}, case {n} ?",
    "keep": "laisser",
    "remove": "retirer",
    "bar": "Quelle barre prendre ?",
    # News
    "set_up": (
        "Manche {n} sur {n} : deux jetons de sa couleur par case, aucun sur les noires. Figurines "
        "au centre."
    ),
    "bars_back": "Cinq piles de dix barres.",
    "shuffle_deck": "Mélangez les 5 cartes trilithon.",
    "gather_deck": "Reprenez et mélangez les 5 cartes trilithon.",
    "deal_secret": "Une carte secrète à chacun.",
    "has_colour": "{s} joue : {c}.",
    "sows": "{s} vide la case {n} et y met la figurine grise.",
    "removed": "Retiré : {c}, case {n}.",
    "cleared": "Retirés : {c}, case {n}, {n} jetons.",
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
}

# By question; {goal} stands for what the game is about.
HELP = {
    "goal": (
        "But : un jeton semé sur une case de sa couleur s'en va. Plus tôt une couleur disparaît, "
        "plus elle vaut."
    ),
    "space": (
        "Tous ses jetons seront semés un à un sur les cases suivantes, dans l'ordre de ton choix."
    ),
    "drop": "Sur une case de sa couleur, ou déjà pleine de neuf, il s'en va ; ailleurs il reste.",
    "bar": "Un pari : en fin de manche, la barre vaut ce que vaut sa couleur.",
    "effect": "Il en rejoint de sa couleur : tu peux le retirer, ou le laisser.",
    "identity": "Ta couleur pour cette manche, que les autres devront deviner.",
    "colour": "{goal}",
    "opener": "{goal}",
}
