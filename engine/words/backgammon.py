"""Texts of the Backgammon of Stonehenge."""

TEXT = {
    "title": ("Backgammon de Stonehenge", "Stonehenge Backgammon"),
    "option_quick": ("Sortir le roi suffit ?", "Is the king off enough?"),
    "option_permanent_capture": ("Pion pris : perdu ?", "Captured discs are lost?"),
    "option_all_in": ("La réserve rentre d'abord ?", "Must the reserve enter first?"),
    "option_rebelote": ("Relancer un 1 et 2 ?", "May a 1 and 2 be rolled again?"),
    "value_no": ("non", "no"),
    "value_yes": ("oui", "yes"),
    # Asks
    "starter": ("Premier joueur, tiré au sort ?", "First seat, drawn by lot?"),
    "first_die": ("Lance : un dé ?", "Roll: one die?"),
    "second_die": ("L'autre dé ?", "The other die?"),
    "rebelote": ("1 et 2 : relancer ?", "1 and 2: roll again?"),
    "keep": ("garder", "keep"),
    "again": ("relancer", "roll again"),
    "die": ("Quel dé jouer ?", "Play which die?"),
    "piece": ("Dé {n} : quelle pièce ?", "Die {n}: which piece?"),
    "disc_reserve": ("pion, réserve", "disc, reserve"),
    "king_reserve": ("roi, réserve", "king, reserve"),
    "which": ("Pion ou roi ?", "Disc or king?"),
    "disc": ("pion", "disc"),
    "king": ("roi", "king"),
    # News
    "set_up": (
        "{s} : blanc, 2 pions par case de 2 à 6, barres en 30|1 et 6|7. "
        "{s} : rouge, 2 pions par case de 24 à 28, barres en 29|30 et 23|24. Rois au centre.",
        "{s}: white, 2 discs a space from 2 to 6, bars at 30|1 and 6|7. "
        "{s}: red, 2 discs a space from 24 to 28, bars at 29|30 and 23|24. Kings in the centre.",
    ),
    "double": ("Double : relance.", "A double: roll again."),
    "moves": ("{s}, {w} : {n}→{n}.", "{s}, {w}: {n}→{n}."),
    "enters": ("{s}, {w} : entre en {n}.", "{s}, {w}: enters on {n}."),
    "bears_off": ("{s}, {w} : sort de {n}.", "{s}, {w}: off from {n}."),
    "captured": ("Pion de {s} pris, en réserve.", "Disc of {s} taken, to the reserve."),
    "dies": ("Pion de {s} pris, perdu.", "Disc of {s} taken for good."),
    "king_taken": ("Roi de {s} pris !", "King of {s} taken!"),
    "lost": ("{s} perd le dé {n}.", "{s} loses the {n}."),
    # Result and status
    "ending_all_off": ("Toutes les pièces sont sorties.", "Every piece is off."),
    "ending_king_off": ("Le roi est sorti.", "The king is off."),
    "ending_king_captured": ("Le roi adverse est pris.", "The enemy king is captured."),
    "off": ("Sortis : blanc {n}, rouge {n}", "Off: white {n}, red {n}"),
}
