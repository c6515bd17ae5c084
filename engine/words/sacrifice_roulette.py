"""Texts of Sacrifice Roulette."""

TEXT = {
    "title": ("La roulette du sacrifice", "Sacrifice Roulette"),
    # Asks
    "colour": ("Choisis ta couleur", "Choose your colour"),
    "offering": (
        "Montre une carte, disque au puits (reste {n})",
        "Show a card, disc in its well ({n} left)",
    ),
    "space": (
        "Trilithon : un puits libre, quelle case ?",
        "Trilithon card: a well on which space?",
    ),
    "well": ("Case {n} : quel puits ?", "Space {n}: which well?"),
    "day": ("jour", "day"),
    "night": ("nuit", "night"),
    "neutral_card": (
        "Retournez une carte : disque neutre ({n})",
        "Turn a card: neutral disc ({n} left)",
    ),
    "rock_card": ("Retournez une carte pour le rocher", "Turn a card for the rock"),
    "first": ("Qui commence, tiré au sort ?", "Who begins, drawn by lot?"),
    "play": (
        "Une couleur, un trilithon au plus, puis OK",
        "Cards of one colour (and a trilithon), OK",
    ),
    "roll_or_drop": ("Rouler en {n}, ou tomber en {n} ?", "Roll to {n}, or fall on {n}?"),
    "roll": ("rouler", "roll"),
    "drop": ("tomber", "fall"),
    "well_card": ("Chute ! Retourne la carte du puits", "It falls! Turn the card of the well"),
    # News
    "take_colour": (
        "{s} prend sa figurine et 10 disques : {c}.",
        "{s} takes the figure and 10 discs: {c}.",
    ),
    "neutral": ("Couleur neutre : {c}, 10 disques.", "Neutral colour: {c}, 10 discs."),
    "neutral_disc": (
        "Un disque neutre dans ce puits : {p}.",
        "A neutral disc in this well: {p}.",
    ),
    "no_disc": ("{p} : pas de disque.", "{p}: no disc."),
    "rock_starts": (
        "Le rocher sur la case {n}, dans le sens horaire.",
        "The rock on space {n}, facing clockwise.",
    ),
    "no_cards": ("{s} n'a pas de carte à jouer.", "{s} has no card to play."),
    "turn_rock": (
        "Le rocher change de sens : retournez-le.",
        "The rock changes direction: turn it round.",
    ),
    "put_table_discard": ("Défaussez les cartes jouées.", "Discard the cards played."),
    "rock": ("Le rocher roule en {n}.", "The rock rolls to {n}."),
    "crushed": ("{s} prend un disque au puits {w} : {c}.", "{s} takes a disc, {w} well: {c}."),
    "emptied": ("Pioche vidée : {n} sur {n}.", "Deck emptied: {n} of {n}."),
    # Scores
    "standing": ("{s} : offrandes debout {+}", "{s}: offerings standing {+}"),
    "taken": ("{s} : offrandes écrasées {+}", "{s}: offerings crushed {+}"),
    "ending_refill": (
        "La pioche est vidée en complétant une main.",
        "A refill empties the deck for the last time.",
    ),
    "ending_fall": (
        "La pioche est vidée par la chute du rocher.",
        "A fall of the rock empties the deck for the last time.",
    ),
    # Refusals and status
    "one_colour": ("Une seule couleur par tour", "One colour a turn"),
    "one_trilithon": ("Un seul trilithon par tour", "One trilithon a turn"),
    "setup": ("Mise en place", "Setup"),
    "rock_now": ("Rocher {n} {w}, pioche {n}/{n}", "Rock {n} {w}, deck {n}/{n}"),
    "clockwise": ("horaire", "clockwise"),
    "anticlockwise": ("inverse", "anticlockwise"),
}
