"""Texts of The Stones of Stonehenge."""

TEXT = {
    "title": ("Les pierres de Stonehenge", "The Stones of Stonehenge"),
    "leader": ("Premier joueur, tiré au sort ?", "First seat, drawn by lot?"),
    "stone": ("Vente {n} : couleur de la pierre ?", "Sale {n}: colour of the stone?"),
    "one_card": ("Une carte face cachée, puis OK", "One card face down, then OK"),
    "bid": ("Offre face cachée, puis OK", "Bid face down, then OK"),
    "place_stones": (
        "Une pierre au hasard sur chaque case (6 par couleur) et chaque trilithon (1 par couleur).",
        "A stone at random on every space (6 a colour) and every trilithon (1 a colour).",
    ),
    "no_talking": ("Défense de parler des offres.", "No talk about bids."),
    "passes": ("{s} n'a pas de carte et passe.", "{s} has no card and passes."),
    "laid": ("{s} : {n} carte(s).", "{s}: {n} card(s)."),
    "trump": ("Atout : {c}.", "Trump: {c}."),
    "no_trump": ("Trilithon joué : pas d'atout {c}.", "Trilithon played: no trump {c}."),
    "bids": ("{s} offre {n}.", "{s} bids {n}."),
    "unsold": ("Invendue : retirez la pierre.", "Unsold: remove the stone."),
    "sold": ("{s} prend la pierre et marque {n}.", "{s} takes the stone and scores {n}."),
    "ending_goal": ("20 points atteints.", "20 points reached."),
    "ending_sold_out": ("Toutes les pierres sont parties.", "All the stones are gone."),
    "one_colour": ("Une seule couleur par offre", "One colour a bid"),
    "one_card_only": ("Une seule carte cette fois", "One card only this time"),
    "auction": ("Vente {n} sur {n}", "Sale {n} of {n}"),
}
