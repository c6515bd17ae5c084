"""Texts of Les faux-cilles."""

TEXT = {
    "title": ("Les faux-cilles", "Les faux-cilles"),
    # Asks
    "colour": ("Choisis ta couleur", "Choose your colour"),
    "buries_first": ("Qui enterre en premier ?", "Who buries first?"),
    "bury": ("Enterrer quel faux ?", "Bury which fake?"),
    "disc": ("jeton", "disc"),
    "bar": ("barre", "bar"),
    "bury_where": ("Enterrer {w} : quelle case ?", "Bury the {w} on which space?"),
    "card": ("Joue une carte", "Play a card"),
    "no_card": ("aucun coup", "no move"),
    "show_hand": ("Toutes tes cartes, face cachée", "All your cards, face down"),
    "dead_card": ("Carte morte, face cachée", "A dead card, face down"),
    "use": ("Pas : nombre {n}, couleur {n} ?", "Steps: number {n}, colour {n}?"),
    "by_number": ("nombre", "number"),
    "by_colour": ("couleur", "colour"),
    "way": ("Avance de {n} : quel sens ?", "Go {n}: which way?"),
    "clockwise": ("horaire", "clockwise"),
    "anticlockwise": ("antihoraire", "anticlockwise"),
    # News
    "take_colour": (
        "{s} prend ses jetons et barres : {c}.",
        "{s} takes discs and bars: {c}.",
    ),
    "lay_out_box": ("Rangez les cartes trilithon.", "Put the trilithon cards away."),
    "pile_deck": ("Mélangez les 60 autres.", "Shuffle the 60 others."),
    "figures": (
        "Figurines sur la pierre 1, inspecteur entre 30 et 1.",
        "Figures on stone 1, inspector between 30 and 1.",
    ),
    "buried": ("{s} : {w} en case {n}.", "{s}: {w} on space {n}."),
    "must_play": ("{s} peut jouer et doit le faire.", "{s} can play and has to."),
    "proved": ("{s} n'a vraiment aucun coup.", "{s} really has no move."),
    "dead_turn": ("{s} : carte morte ({n} de suite).", "{s}: dead card ({n} in a row)."),
    "inspector": ("Inspecteur en case {n}.", "Inspector to space {n}."),
    "found": ("{s} récupère : {w}.", "{s} takes back: {w}."),
    "lost": ("Dans la boîte, pour {s} : {w}.", "Into the box, for {s}: {w}."),
    "site_closed": ("Chantier fermé.", "The site is closed."),
    "counts": (
        "{s} : trouvé {n}, mortes {n}, pierre {n}.",
        "{s}: found {n}, dead {n}, stone {n}.",
    ),
    "put_dead_discard": (
        "{s} défausse ses cartes mortes.",
        "{s} discards the dead cards.",
    ),
    # Endings, refusals and status
    "ending_path": ("Bout du chemin atteint.", "The end of the path."),
    "ending_closed": ("L'inspecteur ferme le chantier.", "The inspector closes the site."),
    "ending_limit": ("Trente manches : on s'arrête.", "Thirty rounds: time to stop."),
    "no_trilithons": ("Pas de carte trilithon ici", "No trilithon cards here"),
    "shown_already": ("Carte déjà montrée", "Card shown already"),
    "no_move": ("Aucun coup avec elle", "It gives no move"),
    "round": ("Manche {n} : {n} contre {n}", "Round {n}: {n} to {n}"),
}
