"""The High Druid, in French: texts for the table, help for newcomers."""

# The game in a line, for people who choose.
ABOUT = "Élections au cercle : bien découper les collèges vaut mieux qu'y être nombreux."

TEXT = {
    "title": "Le haut druide",
    "zone_packet": "tabou",
    "zone_secret": "fétiche",
    "pieces_left": "Reste : {n} {0:disque|disques}, {n} {1:barre|barres}.",
    "only_way": "Un seul sens : {n}.",
    "discs_left": "disques",
    "bars_left": "barres",
    # Asks
    "colour": "Choisis ta couleur",
    "neutral_colour": "Quelle couleur est neutre ?",
    "first": "Premier joueur, tiré au sort ?",
    "action": "Que poses-tu ?",
    "disc": "un druide",
    "bar": "une barre",
    "space": "Sur quelle case libre ?",
    "which_bar": "Quelle barre neutre ?",
    "way": "Barre {n} : vers où ?",
    "forward": "avancer",
    "back": "reculer",
    "taboo": "Montre ta carte tabou",
    "fetish": "Montre ta carte fétiche",
    # News
    "take_colour": "{s} joue cette couleur : {c}.",
    "take_pieces": "Chacun prend {n} disques et {n} barres.",
    "neutral_bars": "Neutre : {c}. Barres côté jour des cases 1, 5, 11, 15, 19, 24 et 27.",
    "shuffle_deck": "Mélangez les 60 cartes chiffres.",
    "deal_secret": "Une carte à chacun, face cachée : sa pierre fétiche. Regardez-la.",
    "shuffle_stack": "Mélangez les 5 cartes trilithon.",
    "deal_packet": "Une à chacun, face cachée : sa couleur tabou. Regardez-la.",
    "draw_deck_box": "Rangez les autres cartes sans les regarder.",
    "lays_disc": "{s} pose un druide en {n}.",
    "lays_bar": "Retirez la barre {n}. {s} pose la sienne entre {n} et {n}.",
    "passes": "{s} passe pour de bon.",
    "fill_spaces": "Cases vides : {n}. Posez-y des disques neutres.",
    "spare_discs": "Puis des disques de la dernière couleur : {c}.",
    "bare_spaces": "Les cases restées vides comptent pour neutres.",
    "taboo_is": "{s} a pour tabou : {c}. Disques retirés : {n}.",
    "votes_won": "Collège {n}-{n} : {s} {+}.",
    "votes_lost": "Collège {n}-{n} : à personne, voix perdues : {n}.",
    "bonus": "{s} : fétiche {+}.",
    "ending_elected": "Le haut druide est élu.",
    "ending_nobody": "Égalité partout : pas d'élu.",
    # Refusals and status
    "want_number": "Il faut une carte chiffre",
    "want_trilithon": "Il faut une carte trilithon",
    "left": "Neutres {n}, cases {n}",
    "neutral_disc": "neutre",
    "neutral_bar": "neutre",
    "shape_disc": "druide",
}

# By question; {goal} stands for what the game is about.
HELP = {
    "goal": (
        "But : le plus de voix. À égalité, on s'annule, et le suivant gagne : dans chaque collège "
        "comme à la fin."
    ),
    "action": "Pose un druide, pousse une barre neutre d'un cran, ou passe pour de bon.",
    "space": (
        "Les cases entre deux barres sont un collège électoral : qui y est le plus nombreux, seul, "
        "prend ses voix."
    ),
    "which_bar": (
        "Une de tes barres la remplace, un cran plus loin : un collège grandit, l'autre rétrécit."
    ),
    "way": "En avant : vers les grands nombres. La barre n'ira plus ailleurs.",
    "taboo": "Tes druides sur cette couleur quittent le cercle.",
    "fetish": "Deux voix de plus, si le collège de cette case est à toi.",
    "neutral_colour": "Cela ne change rien au jeu.",
    "colour": "{goal}",
    "first": "{goal}",
}

# What is always at stake: what wins, what a question decides, when it ends; and why it was won.
STAKES = {
    "goal": "Le plus de voix, et personne d'autre autant : les totaux égaux s'annulent.",
    "college": (
        "Les voix d'un collège vont à une seule personne, la plus nombreuse ; les égales "
        "s'annulent."
    ),
    "taboo_leaves": "Ses druides sur cette couleur partent, et leurs cases ne votent pas.",
    "fetish_adds": "Deux voix de plus à qui a gagné ce collège.",
    "end": "Fin quand tout le monde a passé. Encore en jeu : {n}.",
    "counting": "Il ne reste que le décompte.",
    "alone_on_top": "{s} a {n} voix, et personne d'autre autant.",
    "cancelled": "Ceux qui ont {n} voix s'annulent.",
}

# How the box is set up, step by step; named after a shape, a step lights the pieces of it.
SETUP = {
    "1": "Chacun prend les disques (druides) et les barres d'une couleur.",
    "2_bar": "Sept barres neutres entre des cases partagent le cercle en sept collèges.",
    "3": (
        "Une carte chiffre à chacun, face cachée : le fétiche. Une carte trilithon de même : la "
        "couleur tabou."
    ),
}

# A deed in a sentence, by question: host/page/story.py.
STORY = {
    "first": "{answer} commence, par tirage au sort.",
    "fetish": "{who} montre sa carte fétiche : {answer}.",
    "neutral_colour": "Les pièces neutres : {answer}.",
}

# In a first match: where a question comes for the first time, the second…
REMARKS = {
    "action": (
        "Regarde tes deux cartes secrètes. Tu veux le collège où se trouve ton fétiche ; tes "
        "druides sur la couleur de ton tabou partent avant le compte des voix."
    ),
    "space": (
        "Compte dans chaque collège : un druide tout seul le prend à deux rivaux qui en ont trois "
        "chacun, car les égaux s'annulent. Être à égalité est pire qu'être moins."
    ),
    "which_bar": (
        "La barre que tu poses ne bougera plus. Agrandis un collège où tu es en tête, ou coupe les "
        "druides d'un rival de leurs semblables."
    ),
    "space 2": (
        "Chaque disque d'un collège est une voix pour qui le gagne, ceux des rivaux aussi, et à la "
        "fin des disques neutres comblent les vides. Cherche donc les grands collèges, pas les "
        "plus sûrs."
    ),
    "action 3": (
        "Passer, c'est pour de bon. Qui agit en dernier sait où en sont tous les collèges : garde "
        "pour cela un druide, ou une barre."
    ),
    "end": (
        "Lis collège par collège : beaucoup de druides n'ont rien valu parce qu'un autre en avait "
        "autant. La même règle a ensuite décidé de l'élection."
    ),
}
