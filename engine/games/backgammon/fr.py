"""Stonehenge Backgammon, in French: texts for the table, help for newcomers."""

# The game in a line, for people who choose.
ABOUT = "Le jeu des dés et des pions, avec un roi à protéger."

TEXT = {
    "title": "Backgammon de Stonehenge",
    "left_to_play": "À jouer : {n}.",
    "only_die": "Un seul dé peut être joué : {n}.",
    "only_piece": "Une seule pièce peut bouger : {n}.",
    "only_which": "C'est : {n}.",
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
    "first_die": "Lance : un dé ?",
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
        "{s} : blanc, 2 pions par case de 2 à 6, barres en 30|1 et 6|7. {s} : rouge, 2 pions par "
        "case de 24 à 28, barres en 29|30 et 23|24. Rois au centre."
    ),
    "double": "Double : relance.",
    "moves": "{s}, {w} : {n}→{n}.",
    "enters": "{s}, {w} : entre en {n}.",
    "bears_off": "{s}, {w} : sort de {n}.",
    "captured": "{s} : pion pris, en réserve.",
    "dies": "{s} : pion pris, perdu.",
    "king_taken": "{s} : roi pris !",
    "lost": "{s} perd le dé {n}.",
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
        "Une pièce adverse seule est prise, deux barrent la case ; 12 et 18 sont sûres. On sort au "
        "nombre exact."
    ),
    "which": "Un roi pris, c'est la partie perdue.",
    "rebelote": "Un 1 et un 2 : tu peux relancer les dés.",
    "starter": "{goal}",
    # What can be varied
    "option_quick": "Le roi sorti gagne, quoi qu'il reste.",
    "option_permanent_capture": "Les pions pris quittent la partie, ou reviennent par la réserve.",
    "option_all_in": (
        "Tant qu'un jeton attend en réserve, aucun autre ne bouge ; le roi le peut toujours."
    ),
    "option_rebelote": "Un jet de 1 et 2 peut se relancer.",
}

# How the box is set up, step by step; named after a shape, a step lights the pieces of it.
SETUP = {
    "1": (
        "L'un joue blanc, l'autre rouge : dix pions, une figurine (le roi), six barres, et deux "
        "dés."
    ),
    "2_bar": "Les barres ferment les zones : blanches à 30|1 et 6|7, rouges à 29|30 et 23|24.",
    "3_disc": "Deux pions par case : blancs de 2 à 6, rouges de 24 à 28.",
    "4_king": "Les rois attendent au centre.",
}
