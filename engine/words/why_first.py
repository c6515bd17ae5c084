"""Texts of Why First?"""

TEXT = {
    "title": ("Why First ?", "Why First?"),
    "option_sanction": ("-4 ou +5 au dernier tour ?", "-4 or +5 in a last lap?"),
    "value_vote": ("vote", "vote"),
    "value_off": ("sans suite", "no sanction"),
    "piece_": ("carte ", "card "),
    "starter": ("Qui commence ?", "Who starts?"),
    "card": ("Pose une carte", "Play a card"),
    "target": ("Devant qui ?", "Before whom?"),
    "turn_imaginary": ("Retourne une carte d'Imaginaire", "Turn a card of Imaginary"),
    "sanction": ("Sanction de {s}, à l'unanimité", "Sanction for {s}, all agreed"),
    "pawns_home": ("Tous les pions sur 0.", "All pawns on 0."),
    "draw_deck_secret": (
        "Devant {s} : {n} cartes cachées.",
        "Before {s}: {n} cards face down.",
    ),
    "breach": ("{s} joue une carte interdite !", "{s} plays a forbidden card!"),
    "pawn": ("{s} est sur {n}.", "{s} stands on {n}."),
    "nobody_scores": ("Personne ne marque.", "Nobody scores."),
    "scores": ("{s} marque {n}.", "{s} scores {n}."),
    "sanctioned": ("{s} : sanction {+}.", "{s}: sanction {+}."),
    "ending_rank": ("Ni trop, ni trop peu.", "Neither too much nor too little."),
    "ending_sweep": ("Toutes les manches !", "Every round!"),
    "ending_nobody": ("Personne à la bonne place.", "Nobody in the right place."),
    "round": ("Manche {n}/{n}, tour {n}", "Round {n}/{n}, lap {n}"),
}
