"""The Magic of Stonehenge, in French: texts for the table, help for newcomers."""

# The game in a line, for people who choose.
ABOUT = "Des plis pour placer ses apprentis et jeter le sort le premier."

TEXT = {
    "title": "La magie de Stonehenge",
    "trump_is_day": "Le jour est atout.",
    "trump_is_night": "La nuit est atout.",
    "apprentices": "{s} : {n} {1:apprenti posé|apprentis posés}.",
    "only_retreat": "Un seul peut reculer : {n}.",
    "only_erect": "La seule place libre : {n}.",
    "at_place": "{b}",
    "apprentices_out": "apprentis posés",
    "trilithon_column": "trilithon",
    # Asks
    "colour": "Choisis ta couleur",
    "card": "Carte face cachée : jouer ou concéder",
    "erect": "Où dresser ton trilithon ?",
    "retreat": "Recule de {n} : quel apprenti ?",
    "excess": "Défausse cachée de {n}, puis OK",
    "conversion": "Quelle conversion ?",
    "time": "temps",
    "spirit": "esprit",
    "change_trump": "Changer l'atout ?",
    "keep": "garder",
    "switch": "changer",
    "exchange": "Cartes chiffres à échanger, puis OK",
    # News
    "shuffle_deck": "Mélangez les 60 cartes chiffres, sans les trilithons.",
    "take_colour": "{s} prend un trilithon et sa carte : {c}.",
    "take_discs": "Chacun prend {n} disques à sa couleur.",
    "marker": (
        "Un disque sur chaque trilithon, les autres en réserve. Les cartes trilithon en trop "
        "retournent à la boîte."
    ),
    "trump_day": "Barre côté jour de la case 1 : le jour est atout.",
    "trump_night": "Barre côté nuit de la case 1 : la nuit est atout.",
    "must_concede": "{s} n'a plus de carte chiffre et concède.",
    "move_bid_front": "{s} dévoile {l}.",
    "all_concede": "Tout le monde concède.",
    "places": "{s} gagne et pose un apprenti en {n}.",
    "no_room": "{s} gagne, mais aucune pierre n'est libre.",
    "set_complete": "{s} reprend tous ses apprentis.",
    "erected": "{s} dresse son trilithon à la place {n}.",
    "retreats": "{s} recule de {n} à {n}.",
    "leaves": "{s} reprend son apprenti de la case {n}.",
    "clean_up": "Cartes chiffres à la défausse, trilithons en main.",
    "move_bid_discard": "{s} défausse {l}.",
    "total": "{s} : total {n}.",
    "move_added_discard": "{s} échange {l}.",
    "ending_spell": "Le sort est lancé !",
    # Refusals and status
    "keep_trilithon": "Le trilithon reste en main",
    "enough_cards": "Assez de cartes : OK",
    "day": "jour",
    "night": "nuit",
    "trump_now": "Atout {w}, manche {n}",
    "neutral_bar": "marque d'atout",
    "shape_disc": "apprenti",
}

# By question; {goal} stands for what the game is about.
HELP = {
    "goal": (
        "But : poser tous tes apprentis, dresser ton trilithon, puis les poser tous encore une "
        "fois."
    ),
    "card": (
        "La plus forte pose un apprenti ; battue, elle en fait reculer un. Ton trilithon concède "
        "sans dommage."
    ),
    "retreat": (
        "Un de tes apprentis recule du nombre de ta carte battue ; sous la case 1, il rentre en "
        "réserve."
    ),
    "excess": (
        "Plus de six cartes : rends le surplus. Qui rend la plus grosse somme choisit une "
        "conversion."
    ),
    "conversion": (
        "Temps : tu peux changer l'atout. Esprit : tu échanges des cartes. Le suivant a l'autre."
    ),
    "exchange": "Pose les cartes dont tu ne veux plus, puis OK : tu en pioches autant.",
    "change_trump": "Les cartes d'atout, jour ou nuit, battent toutes les autres.",
    "erect": "Où tu veux : l'endroit ne change rien.",
    "colour": "{goal}",
}

# What is always at stake: what wins, what a question decides, when it ends; and why it was won.
STAKES = {
    "goal": "Tes {n} apprentis sur l'anneau à la fois, deux fois, avant les autres.",
    "trick": "La meilleure carte pose un apprenti ; chaque nombre battu en recule un d'autant.",
    "sent_back": "Il recule de ta carte battue ; sous la case 1, il rentre en réserve.",
    "no_matter": "La place ne change rien.",
    "powers": "La plus grosse somme rendue peut changer l'atout, ou échanger des cartes.",
    "end": "Au plus près : {s}, encore {n} {1:apprenti|apprentis} à poser.",
    "second_set": "{s} a ses {n} apprentis sur l'anneau pour la deuxième fois.",
}

# How the box is set up, step by step; named after a shape, a step lights the pieces of it.
SETUP = {
    "1": (
        "Chacun prend une couleur, son trilithon, des disques : un reste sur le trilithon, les "
        "autres sont les apprentis."
    ),
    "2": "Chacun garde la carte trilithon de sa couleur ; les autres retournent dans la boîte.",
    "3": "Mélangez les 60 cartes chiffres, cinq à chacun.",
    "4_bar": "Une barre sur le puits de nuit de la case 1 : la nuit est atout.",
}

# Une action en une phrase, par question : host/page/story.py.
STORY = {
    "card": "{who} pose une carte face cachée.",
    "excess": "{who} défausse face cachée : {laid}.",
    "conversion": "{who} choisit {answer}.",
    "change_trump_keep": "{who} garde l'atout.",
    "change_trump_switch": "{who} change l'atout.",
    "exchange_none": "{who} n'échange rien.",
}

# In a first match: where a question comes for the first time, the second…
REMARKS = {
    "card": (
        "La nuit est atout au début : un 4 de nuit bat un 30 de jour. Joue une carte qui devrait "
        "gagner, ou une petite, qui ne coûte presque rien si elle est battue ; ton trilithon reste "
        "à l'écart."
    ),
    "card 2": (
        "Un apprenti se pose sur le nombre gagnant. Haut ou bas, cela ne change rien à la "
        "victoire, mais d'une pierre haute une carte battue ne le chasse pas de l'anneau."
    ),
    "retreat": (
        "Ta carte battue en fait reculer un. Ce qui compte, c'est d'être sur l'anneau, pas où : "
        "laisses-en quelques-uns haut, pour la prochaine carte battue."
    ),
    "card 4": (
        "Regarde les mains : qui n'a plus guère de chiffres devra rester à l'écart, et une carte "
        "chiffre seule gagne sans combat. Une gagnante qui n'était pas atout pioche trois cartes."
    ),
    "excess": (
        "Ce que tu rends est aussi une mise : la plus grosse somme choisit entre les deux "
        "pouvoirs. Les grosses cartes qui ne sont pas atout partent d'abord."
    ),
    "conversion": (
        "Le temps fait de l'autre moitié l'atout : compte d'abord tes cartes de jour et de nuit. "
        "L'esprit aide une main pauvre des deux côtés."
    ),
    "erect": "La moitié est faite : tes apprentis sont rentrés, et seule la deuxième fois gagne.",
    "card 8": (
        "Compte les apprentis de chacun : devant un rival à qui il n'en manque qu'un, c'est le "
        "moment de jouer tes atouts. Tu n'as plus besoin de remarques."
    ),
    "end": (
        "Tous sur l'anneau à la fois, deux fois, c'est tout le jeu : une grosse carte battue "
        "coûtait un apprenti, un 3 battu presque rien."
    ),
}
