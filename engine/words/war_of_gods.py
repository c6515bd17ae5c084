"""Texts of The War of the Gods."""

TEXT = {
    "title": ("Le combat des dieux", "The War of the Gods"),
    # Asks
    "colour": ("Choisis ta couleur", "Choose your colour"),
    "first": ("Premier joueur, tiré au sort ?", "First seat, drawn by lot?"),
    "action": ("Joue une carte, ou défausse", "Play a card, or discard"),
    "discard": ("défausser", "discard"),
    "piece": ("Poser quelle pièce ?", "Place which piece?"),
    "disciple": ("disciple", "disciple"),
    "god": ("dieu", "god"),
    "back": ("retour", "back"),
    "space": ("Sur quelle case vide ?", "On which empty space?"),
    "target": ("Attaquer quelle case ?", "Attack which space?"),
    "trilithon": ("Ajoute un trilithon pour frapper", "Add a trilithon to strike"),
    "number": ("Pose une pièce, ou frappe : carte chiffre", "Place, or strike: number card"),
    "how_many": ("Combien de cartes défausser ?", "Discard how many cards?"),
    # News
    "take_colour": (
        "{s} prend son dieu et ses 20 disciples : {c}.",
        "{s} takes a god and 20 disciples: {c}.",
    ),
    "places": ("{s} pose un {w} en {n}.", "{s} places a {w} on {n}."),
    "attacks": (
        "{s} va de {n} en {n} ; {s} y perd un disciple.",
        "{s} goes from {n} to {n}; {s} loses a disciple.",
    ),
    "strikes": (
        "{s} frappe en {n} ; {s} y perd un disciple.",
        "{s} strikes {n}; {s} loses a disciple.",
    ),
    "drop_hand_discard": (
        "{s} défausse {n} carte(s), face cachée.",
        "{s} discards {n} card(s), face down.",
    ),
    "passes": ("{s} n'a pas de carte et passe.", "{s} has no card and passes."),
    "last_round": (
        "Dernier tour pour chacun : ni trilithon, ni pioche.",
        "One last turn each: no trilithons, no drawing.",
    ),
    # Scores
    "counted": ("{s} : pièces {n}, clans {+}", "{s}: pieces {n}, clans {+}"),
    "ending_deck": ("La pioche est épuisée.", "The deck is empty."),
    "ending_reserve": ("Une réserve est vide.", "A reserve is empty."),
    "ending_full": ("Les 30 cases sont occupées.", "All 30 spaces are taken."),
    # Refusals and status
    "want_trilithon": ("Il faut un trilithon", "A trilithon is wanted"),
    "want_number": ("Il faut une carte chiffre", "A number card is wanted"),
    "no_trilithon": ("Trilithon interdit à la fin", "No trilithons any more"),
    "no_reserve": ("Ta réserve est vide", "Your reserve is empty"),
    "no_target": ("Ne peut attaquer personne", "It can attack nobody"),
    "no_disciple": ("Aucun disciple adverse là", "No enemy disciple there"),
    "no_strike": ("Pas de frappe possible", "No strike is possible"),
    "protected": ("Son dieu le protège", "Its god protects it"),
    "deck_left": ("Pioche : {n} cartes", "Deck: {n} cards"),
    "final_turns": ("Dernier tour", "Last round"),
}
