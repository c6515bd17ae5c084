"""Texts of the Afro-Celtic Awele."""

TEXT = {
    "title": ("L'awélé afro-celtique", "Afro-Celtic Awele"),
    "option_mode": ("Couleurs ouvertes, cachées, ou paris ?", "Colours open, hidden, or bets?"),
    "value_standard": ("standard", "standard"),
    "value_bluff": ("bluff", "bluff"),
    "value_bets": ("paris", "bets"),
    "option_bluff_ending": ("Couleur sortie : que fait-on ?", "Colour out: what then?"),
    "value_leave": ("on se retire", "owner leaves"),
    "value_all_play": ("tous jouent", "all play on"),
    "option_quick": ("Partie rapide ?", "Quick game?"),
    "option_slow": ("Partie lente : le moins de points ?", "Slow game: fewest points win?"),
    "value_no": ("non", "no"),
    "value_yes": ("oui", "yes"),
    "option_effect": ("Retirer des jetons semblables ?", "Remove discs that meet their like?"),
    "value_none": ("non", "no"),
    "value_one": ("1 déjà là", "1 there"),
    "value_two": ("2 déjà là", "2 there"),
    "value_all": ("tous ensemble", "all together"),
    # Asks
    "opener": ("Premier joueur, tiré au sort ?", "First seat, drawn by lot?"),
    "colour": ("Choisis ta couleur", "Choose your colour"),
    "identity": ("Ta carte, face cachée", "Your card, face down"),
    "space": ("Quelle case vider ?", "Which space to empty?"),
    "drop": ("Case {n} : quel jeton ?", "Space {n}: which disc?"),
    "effect": ("Jeton {c}, case {n} ?", "Disc {c}, space {n}?"),
    "keep": ("laisser", "keep"),
    "remove": ("retirer", "remove"),
    "bar": ("Quelle barre prendre ?", "Which bar to take?"),
    # News
    "set_up": (
        "Manche {n} sur {n} : deux jetons de sa couleur par case, aucun sur les noires. "
        "Figurines au centre.",
        "Round {n} of {n}: two discs of its colour on every space, none on black. "
        "Figures in the centre.",
    ),
    "bars_back": ("Cinq piles de dix barres.", "Five piles of ten bars."),
    "pile_deck": ("Mélangez les 5 cartes trilithon.", "Shuffle the 5 trilithon cards."),
    "gather_deck": (
        "Reprenez et mélangez les 5 cartes trilithon.",
        "Collect and shuffle the 5 trilithon cards.",
    ),
    "deal_secret": ("Une carte secrète à chacun.", "One secret card to each player."),
    "has_colour": ("{s} joue : {c}.", "{s} plays {c}."),
    "sows": (
        "{s} vide la case {n} et y met la figurine grise.",
        "{s} empties space {n}: grey figure there.",
    ),
    "removed": ("Retiré : {c}, case {n}.", "Removed: {c}, space {n}."),
    "cleared": ("Retirés : {c}, case {n}, {n} jetons.", "Removed: {c}, space {n}, {n} discs."),
    "out": ("Plus de {c} : sa figurine en {n}.", "No {c} left: its figure on {n}."),
    "put_secret_front": ("{s} dévoile : {l}.", "{s} reveals: {l}."),
    "leaves": ("{s} ne joue plus cette manche.", "{s} is out of this round."),
    "takes_bar": ("{s} prend une barre : {c}.", "{s} takes a bar: {c}."),
    # Scores
    "worth": ("Valeur de {c} : {n}.", "Value of {c}: {n}."),
    "scores": ("{s} marque {n}.", "{s} scores {n}."),
    "ending_seats": ("Il ne reste qu'un joueur.", "Only one player is left."),
    "ending_colours": ("Il ne reste qu'une couleur.", "Only one colour is left."),
    "ending_quick": ("Une couleur est sortie.", "A colour is out."),
    "ending_stalled": ("40 tours sans retrait.", "40 turns without removal."),
    # Status
    "round": ("Manche {n}/{n}, {n} sans retrait", "Round {n}/{n}, {n} without removal"),
}
