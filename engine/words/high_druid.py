"""Texts of The High Druid."""

TEXT = {
    "title": ("Le haut druide", "The High Druid"),
    # Asks
    "colour": ("Choisis ta couleur", "Choose your colour"),
    "neutral_colour": ("Quelle couleur est neutre ?", "Which colour is neutral?"),
    "first": ("Premier joueur, tiré au sort ?", "First seat, drawn by lot?"),
    "action": ("Que fais-tu ?", "What will you do?"),
    "disc": ("un druide", "a druid"),
    "bar": ("une barre", "a bar"),
    "space": ("Sur quelle case libre ?", "On which free space?"),
    "which_bar": ("Quelle barre neutre ?", "Which neutral bar?"),
    "way": ("Barre {n} : vers où ?", "Bar {n}: which way?"),
    "forward": ("avancer", "forward"),
    "back": ("reculer", "back"),
    "taboo": ("Montre ta carte tabou", "Show your taboo card"),
    "fetish": ("Montre ta carte fétiche", "Show your fetish card"),
    # News
    "take_colour": (
        "{s} joue cette couleur : {c}.",
        "{s} plays this colour: {c}.",
    ),
    "take_pieces": (
        "Chacun prend {n} disques et {n} barres.",
        "Everybody takes {n} discs and {n} bars.",
    ),
    "neutral_bars": (
        "Neutre : {c}. Barres côté jour des cases 1, 5, 11, 15, 19, 24 et 27.",
        "Neutral: {c}. Bars on the day side of spaces 1, 5, 11, 15, 19, 24 and 27.",
    ),
    "pile_deck": ("Mélangez les 60 cartes chiffres.", "Shuffle the 60 number cards."),
    "deal_secret": (
        "Une carte à chacun, face cachée : sa pierre fétiche. Regardez-la.",
        "One card each, face down: the fetish stone. Look at it.",
    ),
    "pile_stack": ("Mélangez les 5 cartes trilithon.", "Shuffle the 5 trilithon cards."),
    "deal_packet": (
        "Une à chacun, face cachée : sa couleur tabou. Regardez-la.",
        "One each, face down: the taboo colour. Look at it.",
    ),
    "draw_deck_box": (
        "Rangez les autres cartes sans les regarder.",
        "Put the other cards away unseen.",
    ),
    "lays_disc": ("{s} : un disque en {n}.", "{s}: a disc on {n}."),
    "lays_bar": (
        "Retirez la barre {n}. {s} pose la sienne entre {n} et {n}.",
        "Remove bar {n}. {s} puts one between {n} and {n}.",
    ),
    "passes": ("{s} passe pour de bon.", "{s} passes for good."),
    "fill_spaces": (
        "Cases vides : {n}. Posez-y des disques neutres.",
        "Empty spaces: {n}. Put neutral discs there.",
    ),
    "spare_discs": (
        "Puis des disques de la dernière couleur : {c}.",
        "Then discs of the last colour: {c}.",
    ),
    "bare_spaces": (
        "Les cases restées vides comptent pour neutres.",
        "Spaces left bare count as neutral.",
    ),
    "taboo_is": (
        "{s} a pour tabou : {c}. Disques retirés : {n}.",
        "{s} has the taboo {c}. Discs removed: {n}.",
    ),
    "votes_won": ("Collège {n}-{n} : {s} {+}.", "College {n}-{n}: {s} {+}."),
    "votes_lost": (
        "Collège {n}-{n} : à personne, voix perdues : {n}.",
        "College {n}-{n}: nobody, votes lost: {n}.",
    ),
    "bonus": ("{s} : fétiche {+}.", "{s}: fetish {+}."),
    "ending_elected": ("Le haut druide est élu.", "The High Druid is elected."),
    "ending_nobody": ("Égalité partout : pas d'élu.", "All tied: nobody is elected."),
    # Refusals and status
    "want_number": ("Il faut une carte chiffre", "A number card is wanted"),
    "want_trilithon": ("Il faut une carte trilithon", "A trilithon card is wanted"),
    "left": ("Neutres {n}, cases {n}", "Neutral {n}, spaces {n}"),
}
