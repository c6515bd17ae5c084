"""Stonehenge Backgammon, in French: texts for the table, help for newcomers."""

# The game in a line, for people who choose.
ABOUT = "Le jeu des dés et des pions, avec un roi à protéger."

TEXT = {
    "title": "Backgammon de Stonehenge",
    "left_to_play": "À jouer : {n}.",
    "only_die": "Le dé {n} est joué.",
    "only_piece": "Une seule pièce peut bouger : {n}.",
    "only_which": "Ce ne peut être que le {n}.",
    "off_column": "sortis",
    "reserve_column": "en réserve",
    "dead_column": "perdus",
    "option_quick": "Sortir le roi suffit ?",
    "option_permanent_capture": "Pion pris : perdu ?",
    "option_all_in": "La réserve rentre d'abord ?",
    "option_rebelote": "Relancer un 1 et 2 ?",
    "value_no": "non",
    "value_yes": "oui",
    # Asks
    "starter": "Premier joueur, tiré au sort ?",
    "first_die": "Lance : que dit le premier dé ?",
    "second_die": "L'autre dé ?",
    "rebelote": "1 et 2 : relancer ?",
    "keep": "garder",
    "again": "relancer",
    "die": "Quel dé jouer ?",
    "piece": "Dé {n} : quelle pièce ?",
    "disc_reserve": "pion, réserve",
    "king_reserve": "roi, réserve",
    "which": "Case {n} : pion ou roi ?",
    "disc": "pion",
    "king": "roi",
    # News
    "set_up": (
        "{s} est blanc : deux pions par case de 2 à 6, barres en 30|1 et 6|7. {s} est rouge : deux "
        "pions par case de 24 à 28, barres en 29|30 et 23|24. Les rois sont au centre."
    ),
    "double": "Double : relance.",
    "moves": "{s}, {w} : {n}→{n}.",
    "enters": "{s}, {w} : entre en {n}.",
    "bears_off": "{s}, {w} : sort de {n}.",
    "captured": "{s} : un pion pris attend en réserve.",
    "dies": "{s} : un pion pris est perdu.",
    "king_taken": "{s} : le roi est pris !",
    "lost": "{s} ne peut pas jouer le {n}.",
    # Result and status
    "ending_all_off": "Toutes les pièces sont sorties.",
    "ending_king_off": "Le roi est sorti.",
    "ending_king_captured": "Le roi adverse est pris.",
    "off": "Sortis : blanc {n}, rouge {n}",
}

# By question; {goal} stands for what the game is about.
HELP = {
    "goal": (
        "But : sortir tes dix pions et ton roi, ou prendre le roi adverse. Blanc monte, rouge "
        "descend."
    ),
    "first_die": "Lance deux dés ; un double se relance.",
    "second_die": "Et l'autre dé ; un double se relance.",
    "die": "Chaque dé fait bouger une pièce, l'un après l'autre.",
    "piece": (
        "Une pièce adverse seule est prise ; deux ou plus barrent la case. 12 et 18 sont sûres. On "
        "sort au nombre exact."
    ),
    "which": "Un roi pris, c'est la partie perdue.",
    "rebelote": "Un 1 et un 2 : tu peux relancer les dés.",
    "starter": "{goal}",
    # What can be varied
    "option_quick": "Sortir son roi gagne, quoi qu'il reste sur le plateau.",
    "option_permanent_capture": "Les pions pris quittent la partie, ou reviennent par la réserve.",
    "option_all_in": (
        "Tant qu'un pion attend en réserve, aucun autre ne bouge ; le roi le peut toujours."
    ),
    "option_rebelote": "Un jet de 1 et 2 peut se relancer.",
}

# What is always at stake: what wins, what a question decides, when it ends; and why it was won.
STAKES = {
    "goal": "Les dix pions et le roi dehors d'abord, ou le roi adverse pris.",
    "goal_quick": "Le roi dehors d'abord, ou le roi adverse pris.",
    "lone_pieces": "Une pièce seule se prend, sauf en 12 et 18 ; un roi seul perd la partie.",
    "again": "Seuls un 1 et un 2 peuvent se relancer.",
    "end": "Pièces à sortir : {s} {n}, {s} {n}.",
    "end_quick": "Fin au premier roi dehors ou pris.",
    "why_all_off": "{s} a sorti ses dix pions et son roi.",
    "why_king_off": "{s} a sorti son roi en premier.",
    "why_king_captured": "{s} a pris le roi adverse.",
}

# How the box is set up, step by step; named after a shape, a step lights the pieces of it.
SETUP = {
    "1": (
        "L'un joue blanc, l'autre rouge : dix disques (les pions), une figurine (le roi), six "
        "barres, et deux dés."
    ),
    "2_bar": "Les barres ferment les zones : blanches à 30|1 et 6|7, rouges à 29|30 et 23|24.",
    "3_disc": "Deux pions par case : blancs de 2 à 6, rouges de 24 à 28.",
    "4_king": "Les rois attendent au centre.",
}

# A deed in a sentence, by question: host/page/story.py.
STORY = {
    "starter": "{answer} commence, par tirage au sort.",
    "first_die": "",
    "second_die": "{who} lance {before} et {answer}.",
}

# In a first match: where a question comes for the first time, the second…
REMARKS = {
    "first_die": (
        "Blanc monte à partir de 1, rouge descend à partir de 29, et l'on sort après la dernière "
        "case. Deux dés, deux coups : deux pièces, ou une qui s'arrête entre les deux. Un double "
        "ne sert à rien ici."
    ),
    "die": (
        "L'ordre est à toi : commence par le dé qui te plaît. Mais vois ce qui reste : l'autre "
        "devra être joué s'il le peut, même si cela te coûte."
    ),
    "piece": (
        "Mets tes pièces par deux : l'adversaire ne peut pas s'y poser. Une pièce seule, à portée "
        "d'un dé, peut être prise et repart de ta réserve."
    ),
    "die 2": (
        "Ton roi attend au centre, où nul ne le prend, mais il a tout le chemin à faire. Fais-le "
        "entrer tant que tes pions sont proches et que l'un d'eux l'accompagne : seul, il peut te "
        "coûter la partie."
    ),
    "piece 3": (
        "12 et 18 sont sûres pour les deux : on n'y prend rien. Un roi ou un pion seul peut s'y "
        "reposer entre les deux zones."
    ),
    "die 4": (
        "Un pion pris repart du début : plus il était loin, plus cela coûte. Vois aussi ce que ta "
        "pièce risque, seule là où elle a pris."
    ),
    "piece 6": (
        "On ne sort que des six dernières cases, au nombre exact : un 6 depuis la première, un 1 "
        "depuis la dernière. Répartis-y tes pièces, et chaque jet servira."
    ),
    "which": (
        "Ils sont ensemble sur cette case : si l'un part, l'autre reste peut-être seul. Un pion "
        "seul risque son chemin, un roi seul la partie."
    ),
    "die 8": (
        "Qui est devant court et évite les rencontres ; qui est derrière barre le passage, par "
        "deux, et guette une pièce seule. Tu n'as plus besoin de remarques."
    ),
    "end": (
        "Tout sorti d'abord, ou le roi pris : il n'y a pas de points. Bien des parties se perdent "
        "par un roi resté seul à portée d'un dé."
    ),
}
