"""Texts of The Magic of Stonehenge."""

TEXT = {
    "title": ("La magie de Stonehenge", "The Magic of Stonehenge"),
    # Asks
    "colour": ("Choisis ta couleur", "Choose your colour"),
    "card": ("Carte face cachée : jouer ou concéder", "Card face down: play or concede"),
    "erect": ("Où dresser ton trilithon ?", "Where will your trilithon stand?"),
    "retreat": ("Recule de {n} : quel apprenti ?", "Which apprentice goes back {n}?"),
    "excess": ("Défausse cachée de {n}, puis OK", "Discard {n} face down, then OK"),
    "conversion": ("Quelle conversion ?", "Which conversion?"),
    "time": ("temps", "time"),
    "spirit": ("esprit", "spirit"),
    "change_trump": ("Changer l'atout ?", "Change the trump?"),
    "keep": ("garder", "keep"),
    "switch": ("changer", "change"),
    "exchange": ("Chiffres à échanger, puis OK", "Numbers to exchange, then OK"),
    # News
    "pile_deck": (
        "Mélangez les 60 cartes chiffres, sans les trilithons.",
        "Shuffle the 60 number cards, without the trilithons.",
    ),
    "take_colour": (
        "{s} prend un trilithon et sa carte : {c}.",
        "{s} takes a trilithon and its card: {c}.",
    ),
    "take_discs": (
        "Chacun prend {n} disques à sa couleur.",
        "Everybody takes {n} discs of their colour.",
    ),
    "marker": (
        "Un disque sur chaque trilithon, les autres en réserve. Les cartes trilithon en trop "
        "retournent à la boîte.",
        "One disc on every trilithon, the others in reserve. Spare trilithon cards go back to "
        "the box.",
    ),
    "trump_day": (
        "Barre côté jour de la case 1 : le jour est atout.",
        "Bar on the day side of space 1: day is trump.",
    ),
    "trump_night": (
        "Barre côté nuit de la case 1 : la nuit est atout.",
        "Bar on the night side of space 1: night is trump.",
    ),
    "must_concede": ("{s} n'a plus de chiffre et concède.", "{s} has no number and concedes."),
    "put_bid_front": ("{s} dévoile {l}.", "{s} reveals {l}."),
    "all_concede": ("Tout le monde concède.", "Everybody concedes."),
    "places": ("{s} gagne et pose un apprenti en {n}.", "{s} wins and puts an apprentice on {n}."),
    "no_room": (
        "{s} gagne, mais aucune pierre n'est libre.",
        "{s} wins, but there is no free stone.",
    ),
    "set_complete": ("{s} reprend tous ses apprentis.", "{s} takes all apprentices back."),
    "erected": (
        "{s} dresse son trilithon à la place {n}.",
        "{s} erects the trilithon on place {n}.",
    ),
    "retreats": ("{s} recule de {n} à {n}.", "{s} moves back from {n} to {n}."),
    "leaves": (
        "{s} reprend son apprenti de la case {n}.",
        "{s} takes the apprentice on {n} back.",
    ),
    "clean_up": (
        "Chiffres à la défausse, trilithons en main.",
        "Numbers to the discards, trilithons to hand.",
    ),
    "put_bid_discard": ("{s} défausse {l}.", "{s} discards {l}."),
    "total": ("{s} : total {n}.", "{s}: total {n}."),
    "put_added_discard": ("{s} échange {l}.", "{s} exchanges {l}."),
    "ending_spell": ("Le sort est lancé !", "The spell is cast!"),
    # Refusals and status
    "keep_trilithon": ("Le trilithon reste en main", "The trilithon stays in hand"),
    "enough_cards": ("Assez de cartes : OK", "Enough cards: press OK"),
    "day": ("jour", "day"),
    "night": ("nuit", "night"),
    "trump_now": ("Atout {w}, manche {n}", "Trump {w}, round {n}"),
}
