"""Texts of Final Exam."""

TEXT = {
    "title": ("L'examen final", "Final Exam"),
    "option_variant": (
        "Comment sortir du centre ?",
        "How to leave the centre?",
    ),
    "value_base": ("règle de base", "base rules"),
    "value_translator": ("du traducteur", "translator's"),
    # Setup
    "lay_objects": (
        "Les objets : un disque de sa couleur sur chaque case, rien sur les noires. Les "
        "trilithons au centre.",
        "The objects: a disc of its colour on every space, none on the black ones. Trilithons in "
        "the centre.",
    ),
    "figures": (
        "Figurines blanche, bleue, verte, jaune, rouge, dans cet ordre : puits nuit de 1 à {n}.",
        "Figures white, blue, green, yellow, red, in this order: night wells of 1 to {n}.",
    ),
    "bid": ("Enchère : une carte face cachée", "Your bid: one card face down"),
    "put_bid_discard": ("{s} montre et défausse {l}.", "{s} shows and discards {l}."),
    "colour": ("Choisis ta couleur", "Choose your colour"),
    "take_colour": (
        "{s} prend cette figurine et deux disques : {c}.",
        "{s} takes this figure and two discs: {c}.",
    ),
    "take_bar": ("Choisis une barre (encore {n})", "Choose a bar ({n} to go)"),
    "lay_tokens": (
        "Disques neutres sur les {n} premiers de ces cercles : 19, 16, 13, 10, 7. Trilithons au "
        "bord gauche, puis droit, puis gauche… de leur place. Un disque de chaque joueur, au "
        "hasard, sur un trilithon.",
        "Neutral discs on the first {n} of these circles: 19, 16, 13, 10, 7. Trilithons at the "
        "left end, then the right, then the left… of their places. A disc of each player, at "
        "random, on a trilithon.",
    ),
    "facing_usual": (
        "Trilithons face à {n} {n} {n} {n} {n} ?",
        "Trilithons face {n} {n} {n} {n} {n}?",
    ),
    "facing": ("Cercle face au trilithon {n} ?", "Circle facing trilithon {n}?"),
    "gate": ("Trilithon du disque {c} ?", "Trilithon of the {c} disc?"),
    # Actions
    "action": ("Que fais-tu ?", "What will you do?"),
    "move": ("se déplacer", "move"),
    "attack": ("attaquer", "attack"),
    "place_block": ("bloquer", "block"),
    "remove_block": ("débloquer", "unblock"),
    "enter": ("entrer", "enter"),
    "walk": ("avancer", "walk"),
    "end_turn": ("fin du tour", "end turn"),
    "back": ("retour", "back"),
    "put_table_hand": ("{s} reprend ses cartes.", "{s} takes the cards back."),
    "put_table_discard": ("Défaussez les cartes jouées.", "Discard the cards played."),
    "stands_up": ("{s} relève sa figurine et n'agit pas.", "{s} stands up and does not act."),
    # Moves
    "move_cards": (
        "Cartes + ou -, un trilithon au plus, OK",
        "Cards, + or -, at most a trilithon, OK",
    ),
    "move_to": ("Quelle case ?", "To which space?"),
    "moves": ("{s} va en {b}.", "{s} goes to {b}."),
    "object": ("Prendre l'objet {c} ?", "Take the {c} object?"),
    "take": ("prendre", "take"),
    "leave": ("laisser", "leave"),
    "takes": ("{s} prend un objet : {c}.", "{s} takes an object: {c}."),
    # Attacks
    "defender": ("Attaquer qui ?", "Whom do you attack?"),
    "attack_card": ("Carte cachée contre {s}", "Card face down against {s}"),
    "defence_card": ("{s} attaque ! Carte cachée", "{s} attacks! Card face down"),
    "wins_fight": ("{s} gagne le combat.", "{s} wins the fight."),
    "nobody_wins_fight": ("Personne ne gagne le combat.", "Nobody wins the fight."),
    "loot": ("Quel objet prendre à {s} ?", "Which object of {s}?"),
    "none": ("aucun", "none"),
    "blind_card": ("Tire une carte de la main de {s}", "Draw a card from the hand of {s}"),
    "lies_down": (
        "{s} couche sa figurine et passera son prochain tour.",
        "{s} lays the figure down and will skip a turn.",
    ),
    # Blocks
    "which_bar": ("Quelle barre ?", "Which bar?"),
    "ring": ("Dehors ou au centre ?", "Outside or in the centre?"),
    "outer": ("dehors", "outside"),
    "inner": ("au centre", "in the centre"),
    "block_where": ("Où poser la barre ?", "Where does the bar go?"),
    "block_card": ("Une carte de sa couleur : {c}", "A card of its colour: {c}"),
    "blocks": ("{s} pose une barre : {b}.", "{s} places a bar: {b}."),
    "which_block": ("Quelle barre ôter ?", "Which bar goes?"),
    "removal": ("Paie pour ôter la barre, puis OK", "Pay for the removal, then OK"),
    "removal_price": (
        "Prix : une carte de sa couleur ({c}), deux d'une même couleur, trois jour, trois nuit ou "
        "un trilithon.",
        "Price: one card of its colour ({c}), two of one colour, three day, three night or a "
        "trilithon.",
    ),
    "unblocks": ("{s} ôte du jeu la barre : {b}.", "{s} takes the bar out of the game: {b}."),
    # The inner path
    "entry": ("Paie pour entrer, puis OK", "Pay to enter, then OK"),
    "entry_price": (
        "Prix : trois cartes d'une même couleur, quatre jour, quatre nuit ou un trilithon.",
        "Price: three cards of one colour, four day, four night or a trilithon.",
    ),
    "enters": (
        "{s} entre : figurine au {b}, disque au {b}.",
        "{s} enters: figure on {b}, disc on {b}.",
    ),
    "enters_variant": (
        "{s} entre : figurine au {b}, à la place du disque neutre. Trilithon face au {b}.",
        "{s} enters: figure on {b}, the neutral disc goes. Trilithon facing {b}.",
    ),
    "walk_card": ("Avance : une carte par pas", "Walk: a card for a step"),
    "walks": ("{s} avance : {b}.", "{s} walks: {b}."),
    # The end
    "steps_left": ("{s} : encore {n} pas", "{s}: {n} steps to go"),
    "ending_exit": ("Sortie du cercle : examen réussi !", "Out of the circle: exam passed!"),
    "ending_idle": ("Personne ne fait plus rien.", "Nobody does anything any more."),
    "ending_rounds": ("Les 100 tours sont passés.", "The 100 rounds are over."),
    # Refusals and status
    "one_trilithon": ("Un trilithon au plus", "One trilithon at most"),
    "bar_colour": ("Pas la couleur de la barre", "Not the colour of the bar"),
    "wrong_price": ("Ne convient pas à ce prix", "Does not fit the price"),
    "round": ("Tour {n}/{n}", "Round {n}/{n}"),
}
