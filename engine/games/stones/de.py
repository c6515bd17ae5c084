"""The Stones of Stonehenge, in German: texts for the table, help for newcomers."""

# The game in a line, for people who choose.
ABOUT = "Eine Auktion: fünfunddreißig Steine, und die Farbe des Angebots ist Trumpf."

TEXT = {
    "title": "Die Steine von Stonehenge",
    "leader": "Wer beginnt, ausgelost?",
    "stone": "Auktion {n}: Farbe des Steins?",
    "one_card": "Eine Karte verdeckt, dann OK",
    "bid": "Biete verdeckt, dann OK",
    "auctioneer": "Der Auktionator geht auf {b}.",
    "lies_on": "Er liegt auf {b}.",
    "lot": "Zu haben auf {b}: {c}, das ist Trumpf.",
    "worth_to": "Wert für {s}: {n}.",
    "only_stone": "Nur dieser Stein ist übrig: {n}.",
    "place_stones": (
        "Ein zufälliger Stein auf jedes Feld (6 je Farbe) und jeden Trilith (1 je Farbe)."
    ),
    "no_talking": "Sprecht nicht über die Gebote.",
    "passes": "{s} hat keine Karte und passt.",
    "laid": "{s} legt {n} {1:Karte|Karten}.",
    "trump": "Trumpf: {c}.",
    "no_trump": "Ein Trilith wurde gespielt: {c} ist diesmal kein Trumpf.",
    "bids": "{s} bietet {n}.",
    "unsold": "Nicht verkauft: Nehmt den Stein weg.",
    "sold": "{s} nimmt den Stein und erhält {n} {1:Punkt|Punkte}.",
    "ending_goal": "20 Punkte sind erreicht.",
    "ending_sold_out": "Alle Steine sind weg.",
    "one_colour": "Eine Farbe je Gebot",
    "one_card_only": "Diesmal nur eine Karte",
    "auction": "Auktion {n} von {n}",
    "neutral_figure": "Auktionator",
    "shape_stone": "Stein",
}

# By question; {goal} stands for what the game is about.
HELP = {
    "goal": (
        "Ziel: 20 Punkte. Dein zweiter Stein einer Farbe ist 2 wert, der dritte 3; bei den "
        "Trilithen doppelt."
    ),
    "stone": "Sieh nach, welcher Stein zu haben ist: Seine Farbe ist in dieser Auktion Trumpf.",
    "one_card": (
        "Erste Auktion: Alle legen genau eine Karte. Die Farbe des Steins schlägt die anderen."
    ),
    "bid": (
        "Karten einer Farbe; die des Steins gewinnt, falls kein Trilith sie aufhebt. OK ohne "
        "Karte: Du passt."
    ),
    "leader": "{goal}",
}

# What is always at stake: what wins, what a question decides, when it ends; and why it was won.
STAKES = {
    "goal": "20 Punkte gewinnen sofort; sonst die meisten nach dem letzten Stein.",
    "trump_next": ("Seine Farbe schlägt hier alle anderen, außer ein Trilith wird geboten."),
    "bids_lost": (
        "Alle gebotenen Karten sind weg. Dann wird gezogen: Sieger keine, schlechtestes Gebot "
        "zwei, sonst eine."
    ),
    "end": "Steine nach diesem: {n}. Dem Besten {1:fehlt|fehlen} noch {n} {1:Punkt|Punkte}.",
}

# How the box is set up, step by step; named after a shape, a step lights the pieces of it.
SETUP = {
    "1": (
        "Nehmt die 35 Scheiben, die Steine sind: sieben von jeder Farbe; schwarze braucht ihr "
        "nicht."
    ),
    "2": (
        "Die fünf Trilithen an ihre Orte, auf jeden zufällig einen Stein, jede Farbe einmal. Die "
        "anderen dreißig zufällig auf die Felder, je einen."
    ),
    "3_figure": (
        "Die graue Figur, der Auktionator, auf Feld 1; eure Figuren auf den Altar: noch keine "
        "Punkte."
    ),
    "4": "Mischt alle 65 Karten und gebt jedem drei.",
}

# A deed in a sentence, by question: host/page/story.py.
STORY = {
    "leader": "{answer} beginnt, so will es das Los.",
}

# In a first match: where a question comes for the first time, the second…
REMARKS = {
    "one_card": (
        "Die erste Auktion: eine Karte, ohne Passen. Eine Karte in der Farbe des Steins ist "
        "Trumpf und schlägt jede andere. Ob Sieg oder nicht, deine Karte ist weg."
    ),
    "bid": (
        "Jetzt so viele Karten, wie du willst, alle von einer Farbe, oder keine. Ein erster "
        "Stein bringt 1 Punkt: Ist er deine Karten wert? Wer passt, behält sie und zieht "
        "eine."
    ),
    "bid 2": (
        "Trumpf schlägt alles, 1 gegen 60. Hast du keinen, verdirbt ihn eine Trilithkarte für alle."
    ),
    "bid 3": (
        "Schau die Felder entlang: Welche Farbe kommt bald wieder? Der zweite Stein einer "
        "Farbe bringt 2 Punkte, der dritte 3, auf einem Trilith doppelt."
    ),
    "bid 4": (
        "Das schlechteste echte Gebot zieht zwei Karten. Eine niedrige Karte kann sich "
        "auszahlen, außer es bietet sonst niemand: Dann gewinnt sie."
    ),
    "bid 6": (
        "Achte darauf, was ein Stein den anderen wert ist. Einen Rivalen teuer zahlen zu "
        "lassen, kann mehr bringen als der Stein. Ab hier brauchst du keine Anmerkungen mehr."
    ),
    "end": ("Fünf Steine einer Farbe bringen 15, fünf aus fünf Farben 5: Das Spiel heißt Sammeln."),
}
