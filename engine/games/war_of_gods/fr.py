"""The War of the Gods, in French: texts for the table, help for newcomers."""

# The game in a line, for people who choose.
ABOUT = "Dieux et disciples se disputent chaque case du cercle."

TEXT = {
    "title": "Le combat des dieux",
    "reserve": "Disciples en réserve : {n}.",
    "reserve_and_god": "En réserve : {n} {0:disciple|disciples} et ton dieu.",
    "goes_on": "Elle va en {n}.",
    "strike_needs": "Frapper demande deux cartes : un chiffre et un trilithon.",
    "on_plate": "sur le plateau",
    "reserve_column": "en réserve",
    "option_discard_none": "Peut-on ne rien défausser ?",
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
    "number": "Une carte chiffre : pose ou frappe",
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
    "deck_left": "Pioche : {n} {0:carte|cartes}",
    "final_turns": "Dernier tour",
    "shape_figure": "dieu",
    "shape_disc": "disciple",
}

# By question; {goal} stands for what the game is about.
HELP = {
    "goal": (
        "But : des pièces côte à côte. Un clan de trois rapporte 4 de plus, de cinq 16, de six ou "
        "plus 25."
    ),
    "action": (
        "Un nombre pose une pièce sur une case vide, ou attaque en face avec ton disciple en clan. "
        "Trilithon : pose ou frappe."
    ),
    "how_many": "Elles partent face cachée ; tu remontes à quatre.",
    "piece": "Ton dieu, unique, protège son groupe et ne part jamais.",
    "number": (
        "Avec le trilithon : pose où tu veux, ou pose le nombre d'un disciple adverse pour l'ôter."
    ),
    "space": "N'importe quelle case vide : pense à tes clans.",
    "trilithon": "Le trilithon ôte le disciple de cette case.",
    "target": "Ton disciple traverse le cercle et prend la place de celui qu'il attaque.",
    "colour": "{goal}",
    "first": "{goal}",
    # What can be varied
    "option_discard_none": "On peut ne rien défausser du tout : c'est passer.",
}

# What is always at stake: what wins, what a question decides, when it ends; and why it was won.
STAKES = {
    "goal": (
        "Le plus de points : 1 par pièce ; 2, 3, 4, 5, 6 ou plus à la suite, un clan : +1, 4, 9, "
        "16, 25."
    ),
    "worth_now": "Tes pièces et tes clans valent {n} maintenant.",
    "leaves_space": "Ton attaquant quitte sa case : son propre clan peut se couper.",
    "cards_gone": "Ce que tu défausses ne revient pas ; tu remontes à quatre.",
    "end": (
        "Fin quand s'épuisent la pioche ({n}), une réserve ou les cases vides ({n}) ; puis un "
        "tour chacun."
    ),
    "last_turns": "Un dernier tour chacun, sans trilithon ; personne ne pioche.",
}

# How the box is set up, step by step; named after a shape, a step lights the pieces of it.
SETUP = {
    "1": (
        "Chacun prend une figurine (le dieu), dix disques et dix barres d'une couleur : vingt "
        "disciples."
    ),
    "2": "Le cercle des 30 cases est vide. Les parties d'une case ne font qu'un.",
    "3": "Mélangez les 65 cartes, quatre à chacun.",
}

# A deed in a sentence, by question: host/page/story.py.
STORY = {
    "first": "{answer} commence, par tirage au sort.",
}

# In a first match: where a question comes for the first time, the second…
REMARKS = {
    "action": (
        "Le nombre d'une carte est une case du cercle. Cherche des nombres proches : trois pièces "
        "côte à côte comptent 7, trois pièces éloignées 3 seulement."
    ),
    "piece": (
        "Le dieu protège tous les disciples de sa rangée, tant qu'elle est continue, et ne bouge "
        "plus. Seul, il ne protège personne : attends une rangée qui en vaille la peine, mais pas "
        "qu'on l'attaque."
    ),
    "action 2": (
        "Deux pièces côte à côte peuvent attaquer un disciple sans dieu en face : de 1–8 vers "
        "16–23, de 8–15 vers 23–30, et inversement. Joue le nombre de ton attaquant."
    ),
    "space": (
        "Une carte trilithon comble n'importe quel trou. Deux rangées de trois rapportent 4 "
        "chacune ; une pièce dans le trou qui les sépare en fait sept, et 25."
    ),
    "target": (
        "Vise le milieu de leur rangée : un clan de cinq, 16, tombe en deux paires, 1 chacune. "
        "Mais ton attaquant quitte sa propre rangée : prends-le au bout."
    ),
    "number": (
        "Le trilithon pose une pièce où tu veux ou, avec le nombre d'un disciple sans dieu, le "
        "frappe à toute distance. Le milieu d'une longue rangée vaut deux cartes ; un isolé ne "
        "compte que 1."
    ),
    "how_many": (
        "Des nombres inutiles ? Change-les, tous les quatre s'il le faut. Mais c'était ton tour, "
        "et chaque carte piochée rapproche la fin."
    ),
    "action 4": (
        "Regarde aussi les autres : un disciple à toi dans le trou d'une rangée adverse la tient "
        "coupée. Une case ne porte jamais deux pièces."
    ),
    "action 6": (
        "Quand la pioche, une réserve ou les cases vides s'épuisent, chacun joue un dernier tour, "
        "sans trilithon ni pioche. Garde un nombre qui allonge ta rangée. Tu n'as plus besoin de "
        "remarques."
    ),
    "end": (
        "Lis le détail : chaque pièce compte 1, le reste vient des clans. Un disciple dans le bon "
        "trou vaut souvent mieux que cinq isolés."
    ),
}
