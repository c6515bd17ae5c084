"""Texts of The Arthurian Ghost Knights."""

TEXT = {
    "title": ("Les chevaliers fantômes arthuriens", "The Arthurian Ghost Knights"),
    # Setup
    "colour": ("Choisis ta couleur", "Choose your colour"),
    "take_colour": (
        "{s} prend figurine, 10 jetons (gardes), 10 barres (épées) : {c}.",
        "{s} takes figure, 10 discs (guards), 10 bars (swords): {c}.",
    ),
    "first": ("Premier joueur, tiré au sort ?", "First seat, drawn by lot?"),
    "set_up": (
        "Dressez les 5 trilithons. Figurines sur la case 1, deux épées de chacun sur l'autel.",
        "Set up the 5 trilithons. Figures on space 1, two swords of each player on the altar.",
    ),
    "pick_row": (
        "Prenez {n} cartes de chaque couleur des joueurs, mélangez-les et distribuez-les face "
        "visible aux trilithons 1 à 5, à la ronde.",
        "Take {n} cards of each player's colour, shuffle them and deal them face up to trilithons "
        "1 to 5, round and round.",
    ),
    "row": ("Carte du trilithon {n} ?", "Card of trilithon {n}?"),
    "build_pile": (
        "Comptez {n} cartes de la pioche. Mélangez 2 cartes trilithon dans ce paquet, 2 dans le "
        "reste, et posez-le sur le reste. La cinquième va dans la boîte.",
        "Count {n} cards off the deck. Shuffle 2 trilithon cards into these, 2 into the rest, and "
        "put them on the rest. The fifth goes into the box.",
    ),
    # Asks
    "draw_deck_secret": ("{s} pioche {n}.", "{s} draws {n}."),
    "drawn": ("Carte piochée ?", "Card drawn?"),
    "number": ("chiffrée", "number"),
    "trilithon": ("trilithon", "trilithon"),
    "play": ("Joue une carte ou pioches-en une 2e", "Play a card, or draw a second"),
    "second": ("2e carte", "second card"),
    "where": ("Garde {c} : quel trilithon ?", "{c} guard: which trilithon?"),
    "other_card": ("autre choix", "not this card"),
    "whose_guard": ("Garde de quelle couleur ?", "Guard of which colour?"),
    "show": ("Montre le trilithon", "Show the trilithon"),
    "strike": ("Lutte : une carte ou passe", "Struggle: play a card, or pass"),
    "deed": ("Que fait la carte noire ?", "What does the black card do?"),
    "reinforce": ("poser un garde", "place a guard"),
    "remove": ("ôter un garde", "remove a guard"),
    "remove_whose": ("Retirer quelle couleur ?", "Remove which colour?"),
    "remove_where": ("Retirer {c} : quel trilithon ?", "Remove {c}: which trilithon?"),
    # News
    "put_discard_hand": ("{s} reprend {l}.", "{s} takes back {l}."),
    "guard": ("Garde {c} au trilithon {n}.", "A {c} guard to trilithon {n}."),
    "guard_back": (
        "Un garde {c} du trilithon {n} retourne en réserve.",
        "A {c} guard of trilithon {n} goes back to the reserve.",
    ),
    "gains": ("{s} {+} : figurine sur la case {n}.", "{s} {+}: figure on space {n}."),
    "sword": ("{s} met une épée sur l'autel.", "{s} lays a sword on the altar."),
    "sword_back": ("{s} reprend une épée de l'autel.", "{s} takes a sword off the altar."),
    "out": ("{s} ne lutte plus.", "{s} is out of the struggle."),
    "site": ("Trilithon {n} : {s} {+}.", "Trilithon {n}: {s} {+}."),
    "everywhere": ("Aux cinq trilithons : {s} {+}.", "At all five trilithons: {s} {+}."),
    # Scores, endings, refusals, status
    "tie_break": ("{s} : épées {n}, cartes {n}", "{s}: swords {n}, cards {n}"),
    "ending_fourth": ("La quatrième carte trilithon.", "The fourth trilithon card."),
    "ending_lap": ("Une figurine a pris un tour.", "A figure has been lapped."),
    "not_in_row": ("Pas de cette couleur-là", "Not of that colour"),
    "want_trilithon": ("Il faut la carte trilithon", "The trilithon card is wanted"),
    "want_number": ("Il faut une carte chiffrée", "A number card is wanted"),
    "no_guard": ("Sans effet : garde ta carte", "No effect: keep your card"),
    "cards_out": ("Trilithons {n}/{n}, pioche {n}", "Trilithons {n}/{n}, pile {n}"),
}
