"""Celtic Whist, in German: texts for the table, help for newcomers."""

# The game in a line, for people who choose.
ABOUT = "Angesagte Stiche: nicht mehr und nicht weniger."

TEXT = {
    "title": "Keltisches Whist",
    "plays": "{s}: {p}.",
    "dummy_plays": "Strohmann: {p}.",
    "bid_and_won": "{s}: Ansage {n}, gewonnen {n}.",
    "nil_and_won": "{s}: Null (Einsatz {n}), gewonnen {n}.",
    "bid_column": "Ansage",
    "tricks_won": "Stiche gewonnen",
    "option_mode": "Wie spielt ihr?",
    "value_multi": "als Gegner",
    "value_coop": "Team",
    "value_coop_hard": "Team, schwer",
    "value_solo": "allein",
    "option_start": "Startfeld? Über 15: eine kurze Partie",
    "option_lots15": "Zwei Päckchen mit 15 Karten?",
    "option_over_zero": "Zu viele Stiche: 0 Punkte?",
    "option_double": "Doppelt oder nichts?",
    "option_black_follow": "Schwarz: auch bedienen?",
    "option_restrictive_nil": "Null: Einsatz 1 oder alle Stiche?",
    "option_more_cards": "Mit allen 60 Karten?",
    "option_reversed_ties": "Gleiche Karten: die letzte gewinnt?",
    "option_bidding": "Ansagen offen oder geheim?",
    "value_no": "nein",
    "value_yes": "ja",
    "value_open": "offen",
    "value_secret": "geheim",
    "option_share": "Gleichstand nach Zusatzrunde?",
    "value_offer": "teilbar",
    "value_never": "weiterspielen",
    "still_tied": "Noch gleich: weiterspielen oder teilen?",
    "play_on": "weiterspielen",
    "share": "Sieg teilen",
    "ending_shared": "Die Spieler im Gleichstand teilen sich den Sieg.",
    # Asks
    "leader": "Wer spielt aus, ausgelost?",
    "trump": "Ein Trilith, blind gezogen: Trumpf",
    "bid": "Deine Ansage?",
    "tricks": "Stiche",
    "nil": "Null",
    "how_many": "Wie viele Stiche oder Punkte?",
    "tricks_bid": "Wie viele Stiche, genau?",
    "dummy": "Deck die Karte des Strohmanns auf",
    "lead": "Spiel eine Karte aus",
    "follow": "Leg eine Karte: {c} ist gespielt",
    "any_card": "Schwarz ist gespielt: jede Karte",
    "declare": "Genau 7: doppelt oder nichts?",
    # News
    "figures": "Alle Figuren, auch die neutrale, auf {n}.",
    "cards_30": "Nehmt die Tagkarten; die 5 Trilithen extra.",
    "cards_35": "Nehmt die Tagkarten und die 5 schwarzen Nachtkarten; die Trilithen extra.",
    "cards_60": "Nehmt alle 60 Zahlenkarten; die 5 Trilithen extra.",
    "shuffle_deck": "Mischt die Zahlenkarten.",
    "shuffle_stack": "Mischt die Trilithen, verdeckt.",
    "gather_row_stack": "Legt den Trumpf zurück und mischt die Trilithen.",
    "gather_deck": "Sammelt die Karten ein und mischt sie.",
    "draw_deck_stack": "Ein Päckchen mit {n} Karten verdeckt für den Strohmann.",
    "aside": "Karten beiseite, ungesehen: {n}.",
    "trump_is": "Trumpf: {c}.",
    "bids_tricks": "Du sagst Stiche an.",
    "stakes_points": "Kein einziger Stich: Du setzt Punkte.",
    "bids": "{s} sagt {n} an. Scheibe auf {n}, Stab auf {n}.",
    "bids_nil": "{s}: Null, Einsatz {n}. Scheibe in die Mulde von {n}, Stab auf {n}.",
    "bids_team": "{s} sagt {n} an.",
    "move_table_front": "{s} gewinnt den Stich.",
    "dummy_wins": "Der Strohmann gewinnt den Stich.",
    "revoke": "{s} hat nicht bedient: Es war noch {c} da.",
    "doubles": "{s} erhält nichts: doppelt oder nichts.",
    "bid_is_over": "{s} nimmt Scheibe und Stab zurück.",
    "gains": "{s}: {+}, jetzt {n}.",
    "gains_team": "Alle: {+}, jetzt {n}.",
    "neutral_moves": "Neutrale Figur auf {n}.",
    "plays_off": "{s} hat Gleichstand und kann noch gewinnen.",
    # Scores
    "rounds": "Gespielte Runden: {n}",
    "ending_goal": "30 Punkte sind erreicht.",
    "ending_neutral": "Die neutrale Figur ist auf 30.",
    "ending_zero": "Die Figur ist auf null gefallen.",
    "ending_extra": "Eine weitere Runde hat entschieden.",
    # Refusals and status
    "want_trilithon": "Leg einen Trilith auf",
    "want_number": "Leg eine Zahlenkarte auf",
    "not_in_use": "Diese Karte ist nicht im Spiel",
    "round": "Runde {n}",
    "round_trump": "Runde {n}, Trumpf {c}",
    "neutral_figure": "neutrale Figur",
    "common_figure": "unsere Figur",
    "shape_disc": "Ansage",
    "shape_bar": "Zielfeld",
}

# By question; {goal} stands for what the game is about.
HELP = {
    "goal": (
        "Ziel: Stiche ansagen, genau so viele machen und vorn sein, wenn eine Figur 30 erreicht."
    ),
    "trump": "Nimm blind einen Trilith: Seine Farbe schlägt in dieser Runde die anderen.",
    "bid": (
        "Ein Stich ist eine Karte von jedem, der besten gehört er. Sag Stiche an, oder Null um "
        "Punkte."
    ),
    "how_many": (
        "Genau getroffen, gewinnst du die Zahl; zu wenig verliert sie, jeder Stich zu viel kostet "
        "einen Punkt."
    ),
    "tricks_bid": "Alle müssen genau treffen: weder weniger noch mehr.",
    "lead": "Jede Karte. Nach einer schwarzen gewinnt die höchste Zahl, egal in welcher Farbe.",
    "follow": "Bediene die gespielte Farbe; hast du sie nicht, leg Trumpf; sonst irgendeine Karte.",
    "any_card": "Die höchste Zahl gewinnt diesen Stich, egal in welcher Farbe.",
    "dummy": "Die oberste Karte des Strohmanns eröffnet jeden Stich.",
    "declare": (
        "Verzichte auf diese 7 Punkte: Dann geht es in der nächsten Runde um 14, so oder so."
    ),
    "still_tied": (
        "Die Zusatzrunde hat nichts entschieden. Weiterspielen oder den Sieg teilen: Die "
        "Betroffenen einigen sich."
    ),
    "leader": "{goal}",
    # What can be varied
    "option_mode": "Jeder für sich oder gemeinsam gegen die neutrale Figur, leicht oder schwer.",
    "option_start": "Das Feld, auf dem alle Figuren beginnen: Je höher, desto kürzer die Partie.",
    "option_lots15": "Spieler und Strohmann haben je 15 Karten, nicht 13.",
    "option_over_zero": "Mehr Stiche als angesagt bringen nichts, statt immer weniger.",
    "option_double": (
        "Wer genau 7 gewinnt, kann verzichten: Dann geht es in der nächsten Runde um 14."
    ),
    "option_black_follow": (
        "Auf eine schwarze Karte muss Schwarz folgen; sonst ist jede Karte recht."
    ),
    "option_restrictive_nil": "Null setzt 1 oder alle Stiche ein, nichts dazwischen.",
    "option_more_cards": (
        "Alle 60 Zahlenkarten, also mehr Stiche; bei mehr als fünf Spielern immer."
    ),
    "option_reversed_ties": "Von zwei gleichen Karten gewinnt die spätere.",
    "option_bidding": "Ansagen laut der Reihe nach oder geheim und zusammen gezeigt.",
    "option_share": (
        "Ein Gleichstand, den eine Zusatzrunde nicht löst, kann ewig dauern: Den Sieg zu teilen "
        "wird angeboten."
    ),
}

# What is always at stake: what wins, what a question decides, when it ends; and why it was won.
STAKES = {
    "goal": "Sei am weitesten vorn, wenn eine Figur auf 30 steht.",
    "goal_solo": "Sei vor der grauen Figur auf 30 und nie auf 0.",
    "goal_coop": "Die gemeinsame Figur vor der grauen auf 30 und nie auf 0.",
    "beats": "Ihre Farbe schlägt die anderen, die ganze Runde.",
    "exact": (
        "Genau getroffen, gewinnt die Ansage; zu wenige Stiche verlieren sie; jeder darüber kostet "
        "einen Punkt."
    ),
    "all_exact": "Die Figur zieht nur, wenn jede Ansage genau getroffen ist.",
    "bid_and_won": "Angesagte Stiche: {n}. Gemacht: {n}.",
    "bid_of_none": "Kein Stich angesagt. Gemacht: {n}.",
    "double": "Die nächste Runde bringt oder kostet 14, statt dieser 7.",
    "share_or_play": "Der Sieg wird geteilt, oder eine weitere Runde entscheidet.",
    "end": "Ende auf {n}: Die vorderste Figur ist auf {n}, die graue auf {n}.",
    "race_goal": "Die Figur ist auf {n}, die graue erst auf {n}.",
    "race_neutral": "Die Figur ist auf {n}, während die graue {n} erreicht.",
    "race_zero": "Auf {n} ist alles verloren; die graue Figur ist auf {n}.",
    "after_more": "{s} hatte Gleichstand und ist nach einer weiteren Runde vorn: {n}.",
    "still_level": "{s} ist unter denen, die noch gleich stehen: auf {n}.",
    "furthest": "{s} ist am weitesten vorn: auf {n}.",
}

# How the box is set up, step by step; named after a shape, a step lights the pieces of it.
SETUP = {
    "1": "Nehmt für jeden eine Figur, eine Scheibe und einen Stab, dazu die neutrale Figur.",
    "2_figure": "Alle Figuren beginnen auf diesem Feld, auch die neutrale.",
    "3": (
        "Die Zahlenkarten sind der Nachziehstapel, die fünf Trilithen ein eigener Stapel für den "
        "Trumpf."
    ),
}

# A deed in a sentence, by question: host/page/story.py.
STORY = {
    "leader": "{answer} spielt aus, so will es das Los.",
    "trump": "Für den Trumpf gezogen: {answer}.",
    "dummy": "Der Strohmann zeigt {answer}.",
    "lead": "{who} spielt {answer} aus.",
    "follow": "{who} legt {answer}.",
    "any_card": "{who} legt {answer}.",
    "bid": "",
    "how_many": "",
}

# In a first match: where a question comes for the first time, the second…
REMARKS = {
    "bid": (
        "Zähl deine Hand: Hohe Trümpfe sind sichere Stiche, die höchsten der anderen Farben "
        "wahrscheinliche. 25 und mehr sind die Spitze einer Farbe."
    ),
    "how_many": (
        "Versprich, was du halten kannst: Ein Stich zu viel kostet einen Punkt, einer zu "
        "wenig die ganze Ansage."
    ),
    "lead": (
        "Du spielst aus. Hohe Karten und Trümpfe gewinnen Stiche, niedrige geben das Ausspiel "
        "ab. Spielst du Schwarz aus, gewinnt die höchste Zahl, egal in welcher Farbe."
    ),
    "follow": (
        "Die gespielte Farbe, sonst ein Trumpf, sonst irgendeine Karte. Hast du deine Stiche, "
        "wirf hohe Karten unter höheren ab."
    ),
    "any_card": (
        "Schwarz wurde ausgespielt: Farben und Trumpf zählen jetzt nicht, nur die höchste Zahl."
    ),
    "bid 2": (
        "Neuer Trumpf, neue Hand. Die graue Figur ist weitergegangen: Steht sie oder eine "
        "andere auf 30, ist die Partie vorbei."
    ),
    "lead 3": (
        "Bevor du ausspielst, sieh nach, worum es geht: Stiche angesagt, Stiche gemacht. Ab "
        "hier brauchst du keine Anmerkungen mehr."
    ),
    "end": ("Genaue Ansagen tragen eine Figur voran; Gier und Angst schicken sie beide zurück."),
}
