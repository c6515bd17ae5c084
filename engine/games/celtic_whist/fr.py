"""Celtic Whist, in French: texts for the table, help for newcomers."""

# The game in a line, for people who choose.
ABOUT = "Des plis annoncés d'avance : ni plus, ni moins."

TEXT = {
    "title": "Le whist celtique",
    "plays": "{s} : {p}.",
    "dummy_plays": "Mort : {p}.",
    "bid_and_won": "{s} : annonce {n}, plis {n}.",
    "nil_and_won": "{s} : aucun pli (mise {n}), plis {n}.",
    "bid_column": "annonce",
    "tricks_won": "plis gagnés",
    "option_mode": "Comment jouer ?",
    "value_multi": "adversaires",
    "value_coop": "coopératif",
    "value_coop_hard": "coop difficile",
    "value_solo": "solitaire",
    "option_start": "Case de départ ? Plus de 15 : partie courte",
    "option_lots15": "Deux lots de 15 cartes ?",
    "option_over_zero": "Trop de plis : 0 point ?",
    "option_double": "Quitte ou double ?",
    "option_black_follow": "Noir entamé : fournir du noir ?",
    "option_restrictive_nil": "Aucun pli : mise 1 ou tous les plis ?",
    "option_more_cards": "Jouer avec les 60 cartes ?",
    "option_reversed_ties": "Égalité : la dernière gagne ?",
    "option_bidding": "Annonces à voix haute ou secrètes ?",
    "value_no": "non",
    "value_yes": "oui",
    "value_open": "à voix haute",
    "value_secret": "secrètes",
    "option_share": "Égalité après une manche de plus ?",
    "value_offer": "partageable",
    "value_never": "on rejoue",
    "still_tied": "Encore égalité : rejouer, ou partager ?",
    "play_on": "rejouer",
    "share": "partager",
    "ending_shared": "Les ex-aequo partagent la victoire.",
    # Asks
    "leader": "Qui entame, tiré au sort ?",
    "trump": "Un trilithon au hasard : l'atout",
    "bid": "Ton annonce ?",
    "tricks": "des plis",
    "nil": "aucun pli",
    "how_many": "Combien de plis, ou de points ?",
    "tricks_bid": "Combien de plis, exactement ?",
    "dummy": "Retourne la carte du mort",
    "lead": "Entame le pli",
    "follow": "Joue une carte : {c} demandé",
    "any_card": "Noir entamé : carte au choix",
    "declare": "7 exact : quitte ou double ?",
    # News
    "figures": "Toutes les figurines, la neutre aussi, en {n}.",
    "cards_30": "Jouez avec les cartes jour ; les 5 trilithons à part.",
    "cards_35": "Jouez avec les cartes jour et les 5 noires de nuit ; les trilithons à part.",
    "cards_60": "Jouez avec les 60 cartes chiffres ; les 5 trilithons à part.",
    "shuffle_deck": "Mélangez les cartes chiffres.",
    "shuffle_stack": "Mélangez les trilithons, face cachée.",
    "gather_row_stack": "Remettez l'atout et mélangez les trilithons.",
    "gather_deck": "Reprenez et mélangez les cartes chiffres.",
    "draw_deck_stack": "Un lot de {n} cartes cachées pour le mort.",
    "aside": "Cartes de côté, sans regarder : {n}.",
    "trump_is": "Atout : {c}.",
    "bids_tricks": "Tu annonces des plis.",
    "stakes_points": "Aucun pli : tu mises des points.",
    "bids": "{s} annonce {n}. Disque en {n}, barre en {n}.",
    "bids_nil": "{s} : aucun pli, mise {n}. Disque au puits {n}, barre en {n}.",
    "bids_team": "{s} annonce {n}.",
    "move_table_front": "{s} gagne le pli.",
    "dummy_wins": "Le mort gagne le pli.",
    "revoke": "{s} n'a pas fourni : il lui restait du {c}.",
    "doubles": "{s} ne marque rien : quitte ou double.",
    "bid_is_over": "{s} reprend disque et barre.",
    "gains": "{s} : {+}, soit {n}.",
    "gains_team": "Équipe : {+}, soit {n}.",
    "neutral_moves": "Figurine neutre en {n}.",
    "plays_off": "{s} est à égalité et peut encore gagner.",
    # Scores
    "rounds": "Manches jouées : {n}",
    "ending_goal": "30 points atteints.",
    "ending_neutral": "La figurine neutre est en 30.",
    "ending_zero": "La figurine est à zéro.",
    "ending_extra": "Une manche de plus a tranché.",
    # Refusals and status
    "want_trilithon": "Il faut un trilithon",
    "want_number": "Il faut une carte chiffre",
    "not_in_use": "Carte hors de cette partie",
    "round": "Manche {n}",
    "round_trump": "Manche {n}, atout {c}",
    "neutral_figure": "figurine neutre",
    "common_figure": "notre figurine",
    "shape_disc": "annonce",
    "shape_bar": "cible",
}

# By question; {goal} stands for what the game is about.
HELP = {
    "goal": (
        "But : annoncer des plis, en faire juste autant, et mener quand une figurine arrive en 30."
    ),
    "trump": "Prends un trilithon au hasard : sa couleur bat les autres cette manche.",
    "bid": (
        "Un pli : une carte de chacun, à la meilleure. Selon ta main : un nombre de plis, ou "
        "aucun, pour des points que tu mises."
    ),
    "how_many": (
        "Juste, tu gagnes ce nombre ; trop peu, tu le perds ; chaque pli de trop en ôte un. Aucun "
        "pli gagne ou perd ta mise."
    ),
    "tricks_bid": "Il faut que chacun tombe juste : ni moins, ni plus.",
    "lead": (
        "N'importe quelle carte. Après une noire, le plus grand nombre gagne, toutes couleurs "
        "mêlées."
    ),
    "follow": "La couleur demandée si tu l'as, sinon l'atout, sinon ce que tu veux.",
    "any_card": "Le plus grand nombre gagne ce pli, quelle que soit sa couleur.",
    "dummy": "La carte du dessus du mort entame chaque pli.",
    "declare": "Renonce à ces 7 points : la manche suivante vaudra 14, gagnés ou perdus.",
    "still_tied": (
        "Une manche de plus n'a rien tranché. On rejoue, ou on partage : les ex-aequo s'accordent."
    ),
    "leader": "{goal}",
    # What can be varied
    "option_mode": (
        "Chacun pour soi, ou en équipe contre la figurine neutre, simplement ou à la dure."
    ),
    "option_start": (
        "La case de départ des figurines : plus elle est haute, plus la partie est courte."
    ),
    "option_lots15": "Le joueur et le mort ont chacun 15 cartes, et non 13.",
    "option_over_zero": "Plus de plis qu'annoncé ne rapporte rien, au lieu de moins en moins.",
    "option_double": "Qui gagne juste 7 peut y renoncer : la manche suivante vaut alors 14.",
    "option_black_follow": (
        "Après une carte noire, il faut jouer noir ; sinon n'importe quelle carte."
    ),
    "option_restrictive_nil": "Aucun pli : on mise 1 ou tous les plis, rien entre les deux.",
    "option_more_cards": "Les 60 cartes chiffres, donc plus de plis ; toujours à plus de cinq.",
    "option_reversed_ties": "De deux cartes égales, la seconde gagne.",
    "option_bidding": "Annonces à haute voix à tour de rôle, ou secrètes et montrées ensemble.",
    "option_share": (
        "Une égalité qu'une manche de plus n'a pas tranchée peut durer : partager la victoire est"
        " proposé."
    ),
}

# What is always at stake: what wins, what a question decides, when it ends; and why it was won.
STAKES = {
    "goal": "Être le plus avancé quand une figurine est en 30.",
    "goal_solo": "Être en 30 avant la figurine grise, et jamais en 0.",
    "goal_coop": "La figurine commune en 30 avant la grise, et jamais en 0.",
    "beats": "Sa couleur bat les autres toute la manche.",
    "exact": (
        "Juste, l'annonce est gagnée ; trop peu de plis la perdent ; chaque pli de trop coûte un "
        "point."
    ),
    "all_exact": "La figurine n'avance que si toutes les annonces sont justes.",
    "bid_and_won": "Plis annoncés : {n}. Faits : {n}.",
    "bid_of_none": "Aucun pli annoncé. Faits : {n}.",
    "double": "La manche suivante rapporte ou coûte 14, au lieu de ces 7.",
    "share_or_play": "La victoire se partage, ou une manche de plus décide.",
    "end": "Fin en {n} : la première figurine est en {n}, la grise en {n}.",
    "race_goal": "La figurine est en {n}, la grise seulement en {n}.",
    "race_neutral": "La figurine est en {n} quand la grise arrive en {n}.",
    "race_zero": "En {n}, tout est perdu ; la grise est en {n}.",
    "after_more": "{s} était à égalité, et mène après une manche de plus : {n}.",
    "still_level": "{s} est encore à égalité avec d'autres, en {n}.",
    "furthest": "{s} est au plus loin : en {n}.",
}

# How the box is set up, step by step; named after a shape, a step lights the pieces of it.
SETUP = {
    "1": "Prenez une figurine, un disque et une barre par joueur, et la figurine neutre.",
    "2_figure": "Toutes les figurines partent de cette case, la neutre aussi.",
    "3": "Les cartes chiffres font la pioche, les cinq trilithons une pile à part pour l'atout.",
}

# Une action en une phrase, par question : host/page/story.py.
STORY = {
    "leader": "{answer} entame, par tirage au sort.",
    "trump": "Tiré pour l'atout : {answer}.",
    "dummy": "Le mort montre {answer}.",
    "lead": "{who} entame de {answer}.",
    "follow": "{who} joue {answer}.",
    "any_card": "{who} joue {answer}.",
    "bid": "",
    "how_many": "",
}

# In a first match: where a question comes for the first time, the second…
REMARKS = {
    "bid": (
        "Compte ta main : les gros atouts sont des plis sûrs, les plus fortes des autres "
        "couleurs des plis probables. À partir de 25, c'est le haut d'une couleur."
    ),
    "how_many": (
        "Promets ce que tu peux tenir : un pli de trop coûte un point, un de moins coûte tout "
        "ce que tu as annoncé."
    ),
    "lead": (
        "Tu entames. Les grosses cartes et les atouts font des plis, les petites passent la "
        "main. Si tu entames noir, le plus grand nombre gagne, de n'importe quelle couleur."
    ),
    "follow": (
        "La couleur demandée, sinon de l'atout, sinon ce que tu veux. Quand tu as tes plis, "
        "jette tes grosses cartes sous de plus grosses."
    ),
    "any_card": (
        "Noir a été entamé : couleurs et atout ne comptent plus, seul le plus grand nombre gagne."
    ),
    "bid 2": (
        "Nouvel atout, nouvelle main. La figurine grise a bougé : dès qu'elle ou une autre "
        "est en 30, la partie finit."
    ),
    "lead 3": (
        "Avant d'entamer, compte tes plis : annoncés, faits. Tu n'as plus besoin de remarques."
    ),
    "end": ("Des annonces justes font avancer ; l'avidité et la peur font reculer."),
}
