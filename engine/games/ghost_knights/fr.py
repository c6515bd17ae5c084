"""The Arthurian Ghost Knights, in French: texts for the table, help for newcomers."""

# The game in a line, for people who choose.
ABOUT = "Gardes et fantômes : tenir les trilithons, oser un duel."

TEXT = {
    "title": "Les chevaliers fantômes arthuriens",
    "fights": "{s} se bat encore : {n} {1:épée|épées}.",
    "cards_to_end": "Cartes trilithon à venir : {n}.",
    "only_where": "La seule place : {n}.",
    "only_remove_where": "Il ne peut partir que de {n}.",
    "only_remove_whose": "Seule couleur présente : {n}.",
    "guards_column": "gardes",
    "swords_column": "épées",
    # Setup
    "colour": "Choisis ta couleur",
    "take_colour": "{s} prend figurine, 10 disques (gardes), 10 barres (épées) : {c}.",
    "first": "Premier joueur, tiré au sort ?",
    "set_up": (
        "Dressez les 5 trilithons. Figurines sur la case 1, deux épées de chacun sur l'autel."
    ),
    "pick_row": (
        "Prenez {n} cartes de chaque couleur des joueurs, mélangez-les et distribuez-les face "
        "visible aux trilithons 1 à 5, à la ronde."
    ),
    "row": "Carte du trilithon {n} ?",
    "build_pile": (
        "Comptez {n} cartes de la pioche. Mélangez 2 cartes trilithon dans ce paquet, 2 dans le "
        "reste, et posez-le sur le reste. La cinquième va dans la boîte."
    ),
    # Asks
    "draw_deck_secret": "{s} pioche {n}.",
    "drawn": "Carte piochée ?",
    "number": "chiffre",
    "trilithon": "trilithon",
    "play": "Joue une carte ou pioches-en une 2e",
    "second": "2e carte",
    "where": "Garde {c} : quel trilithon ?",
    "other_card": "autre choix",
    "whose_guard": "Carte noire : quel garde ?",
    "show": "Montre le trilithon",
    "strike": "Lutte : une carte ou passe",
    "deed": "Que fait la carte noire ?",
    "reinforce": "poser un garde",
    "remove": "ôter un garde",
    "remove_whose": "Quelle couleur perd un garde ?",
    "remove_where": "Retirer {c} : quel trilithon ?",
    # News
    "move_discard_hand": "{s} reprend {l}.",
    "guard": "Garde {c} au trilithon {n}.",
    "guard_back": "Un garde {c} du trilithon {n} retourne en réserve.",
    "gains": "{s} {+} : figurine sur la case {n}.",
    "sword": "{s} met une épée sur l'autel.",
    "sword_back": "{s} reprend une épée de l'autel.",
    "out": "{s} ne lutte plus.",
    "site": "Trilithon {n} : {s} {+}.",
    "everywhere": "Aux cinq trilithons : {s} {+}.",
    # Scores, endings, refusals, status
    "tie_break": "{s} : épées {n}, cartes {n}",
    "ending_fourth": "La quatrième carte trilithon.",
    "ending_lap": "Une figurine a un tour de retard.",
    "not_in_row": "Pas de cette couleur-là",
    "want_trilithon": "Il faut la carte trilithon",
    "want_number": "Il faut une carte chiffre",
    "no_guard": "Sans effet : garde ta carte",
    "cards_out": "Trilithons {n}/{n}, pioche {n}",
    "shape_figure": "chevalier",
    "shape_disc": "garde",
    "shape_bar": "épée",
}

# By question; {goal} stands for what the game is about.
HELP = {
    "goal": (
        "But : être le plus nombreux aux trilithons. Chaque décompte y rapporte autant que de "
        "gardes présents."
    ),
    "row": "Une carte par place au départ : un garde de sa couleur y entre.",
    "drawn": "Pioche une carte et dis sa sorte : un trilithon déclenche lutte et décompte.",
    "show": "Pose-le sur le lecteur : tous doivent le voir.",
    "where": "À quel trilithon va ce garde ?",
    "play": (
        "Ta couleur : un garde à toi. Celle d'un autre : son garde, mais un point et une épée pour "
        "toi."
    ),
    "strike": (
        "Ta couleur ajoute un garde, celle d'un autre lui en ôte un. Chaque carte coûte une épée "
        "de l'autel."
    ),
    "deed": "Noire : un garde à toi en plus, ou un garde de n'importe qui en moins.",
    "whose_guard": "Noire : place le garde de qui tu veux ; elle ne rapporte ni point ni épée.",
    "remove_whose": "Qui perd un garde ?",
    "remove_where": "De quel trilithon s'en va-t-il ?",
    "colour": "{goal}",
    "first": "{goal}",
}

# What is always at stake: what wins, what a question decides, when it ends; and why it was won.
STAKES = {
    "goal": "Le plus de points : à chaque décompte un trilithon paie qui y a le plus de gardes.",
    "first_guards": "Chaque carte place un garde de sa couleur au départ.",
    "breaks_in": "Une carte trilithon amène aussitôt un combat et un décompte.",
    "sword_and_point": (
        "Le garde d'un autre te vaut un point et une épée ; sans épée, pas de combat."
    ),
    "count_next": (
        "Quand tous ont passé, les trilithons paient. Un coup coûte une carte et une épée."
    ),
    "end": "Cartes trilithon à venir : {n}. Ou {n} points d'avance sur le dernier ; là, {n}.",
    "by_swords": "Points égaux : {s}, avec {n}, a plus d'épées sur l'autel.",
    "by_cards": "Points et épées égaux : {s}, avec {n} {1:point|points}, a plus de cartes en main.",
}

# How the box is set up, step by step; named after a shape, a step lights the pieces of it.
SETUP = {
    "1": "Chacun prend une figurine, dix disques (gardes) et dix barres (épées) d'une couleur.",
    "2": (
        "Dressez les cinq trilithons à leur place. Figurines en 1, deux épées de chacun sur "
        "l'autel."
    ),
    "3": (
        "La table dit carte par carte où sont les premiers gardes, puis compose la pioche avec "
        "vous."
    ),
}

# A deed in a sentence, by question: host/page/story.py.
STORY = {
    "first": "{answer} commence, par tirage au sort.",
    "drawn_number": "",
    "row": "Dans la rangée : {answer}.",
    "play": "{who} joue {answer}.",
    "play_second": "",
    "strike": "{who} joue {answer}.",
    "strike_pass": "",
    "where": "",
    "deed": "",
}

# In a first match: where a question comes for the first time, the second…
REMARKS = {
    "play": (
        "Le garde d'un rival te paie tout de suite, un point et une épée ; le tien paie plus tard, "
        "là où tu en as le plus. Les combats coûtent des épées : sans épée, tu ne fais que "
        "regarder."
    ),
    "where": (
        "Tous les gardes d'un trilithon, de toute couleur, sont des points pour qui en a le plus. "
        "Le garde d'un rival est donc bien là où tu mènes, s'il ne te dépasse pas."
    ),
    "play 2": (
        "Seul à un trilithon, tu marques le double, et un garde à chacun des cinq vaut 5 de plus à "
        "chaque décompte. Tu peux aussi piocher une deuxième carte et n'en poser aucune."
    ),
    "strike": (
        "Un coup coûte une carte et une épée. Compare d'abord ce qu'un garde de plus ou de moins "
        "change au décompte, qui vient tout de suite. Passer est définitif."
    ),
    "remove_where": (
        "Ôte-le à qui mène là où tu es deuxième : tous ceux qui sont à égalité en tête ont tous "
        "les points, et toi avec."
    ),
    "play 3": (
        "C'est fini après la quatrième carte trilithon, ou dès qu'il y a trente points d'écart "
        "entre deux joueurs. Tu n'as plus besoin de remarques."
    ),
    "end": (
        "Ce sont les décomptes qui ont fait les points : surtout pour qui menait à plusieurs "
        "trilithons, ou s'y tenait seul. Les gardes placés pour d'autres ont payé un à un."
    ),
}
