"""The War of the Gods, in French: texts for the table, help for newcomers."""

# The game in a line, for people who choose.
ABOUT = "Dieux et disciples se disputent chaque case du cercle."

TEXT = {
    "title": "Le combat des dieux",
    "reserve": "Disciples en réserve : {n}.",
    "reserve_and_god": "En réserve : {n} disciples et ton dieu.",
    "on_plate": "sur le plateau",
    "reserve_column": "en réserve",
    "option_discard_none": "Défausser aucune carte ?",
    "value_no": "non",
    "value_yes": "oui",
    # Asks
    "colour": "Choisis ta couleur",
    "first": "Premier joueur, tiré au sort ?",
    "action": "Joue une carte, ou défausse",
    "discard": "défausser",
    "piece": "Poser quelle pièce ?",
    "disciple": "disciple",
    "god": "dieu",
    "back": "retour",
    "space": "Sur quelle case vide ?",
    "target": "Depuis {n} : attaquer quelle case ?",
    "trilithon": "Ajoute un trilithon pour frapper",
    "number": "Pose une pièce, ou frappe : carte chiffre",
    "how_many": "Combien de cartes défausser ?",
    # News
    "take_colour": "{s} prend son dieu et ses 20 disciples : {c}.",
    "places": "{s} pose un {w} en {n}.",
    "attacks": "{s} va de {n} en {n} ; {s} y perd un disciple.",
    "strikes": "{s} frappe en {n} ; {s} y perd un disciple.",
    "discard_unseen_hand_discard": "{s} en défausse {n}, face cachée.",
    "passes": "{s} n'a pas de carte et passe.",
    "last_round": "Dernier tour pour chacun : ni trilithon, ni pioche.",
    # Scores
    "counted": "{s} : pièces {n}, clans {+}",
    "ending_deck": "La pioche est épuisée.",
    "ending_reserve": "Une réserve est vide.",
    "ending_full": "Les 30 cases sont occupées.",
    # Refusals and status
    "want_trilithon": "Il faut un trilithon",
    "want_number": "Il faut une carte chiffre",
    "no_trilithon": "Trilithon interdit à la fin",
    "no_reserve": "Ta réserve est vide",
    "no_target": "Ne peut attaquer personne",
    "no_disciple": "Aucun disciple adverse là",
    "no_strike": "Pas de frappe possible",
    "protected": "Son dieu le protège",
    "deck_left": "Pioche : {n} cartes",
    "final_turns": "Dernier tour",
}

# By question; {goal} stands for what the game is about.
HELP = {
    "goal": "But : des pièces côte à côte. Trois en clan rapportent 4 de plus, cinq 16, six 25.",
    "action": (
        "Nombre d'une case vide : pose. De ton disciple en clan : attaque en face. Trilithon : "
        "pose ou frappe."
    ),
    "how_many": "Elles partent face cachée ; tu remontes à quatre.",
    "piece": "Ton dieu, unique, protège son groupe et ne part jamais.",
    "number": (
        "Avec le trilithon : pose où tu veux, ou pose le nombre d'un disciple adverse pour l'ôter."
    ),
    "space": "N'importe quelle case vide : pense à tes clans.",
    "trilithon": "Le trilithon ôte le disciple de cette case.",
    "target": "Ton disciple en prend la place.",
    "colour": "{goal}",
    "first": "{goal}",
    # What can be varied
    "option_discard_none": "Un tour peut être une défausse sans aucune carte : c'est passer.",
}

# How the box is set up, step by step; named after a shape, a step lights the pieces of it.
SETUP = {
    "1": (
        "Chacun prend une figurine (le dieu), dix jetons et dix barres d'une couleur : vingt "
        "disciples."
    ),
    "2": "L'anneau des 30 cases est vide. Les parties d'une case ne font qu'un.",
    "3": "Mélangez les 65 cartes, quatre à chacun.",
}
