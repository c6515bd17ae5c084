"""The High Druid, in German: texts for the table, help for newcomers."""

# The game in a line, for people who choose.
ABOUT = "Wahlen auf dem Ring: Wahlkreise zu ziehen ist besser, als sie zu gewinnen."

TEXT = {
    "title": "Der Hohe Druide",
    "zone_packet": "Tabu",
    "zone_secret": "Fetisch",
    "pieces_left": "Übrig: {n} {0:Scheibe|Scheiben}, {n} {1:Stab|Stäbe}.",
    "only_way": "Es geht nur so: {n}.",
    "discs_left": "Scheiben übrig",
    "bars_left": "Stäbe übrig",
    # Asks
    "colour": "Wähle deine Farbe",
    "neutral_colour": "Welche Farbe ist neutral?",
    "first": "Wer beginnt, ausgelost?",
    "action": "Was machst du?",
    "disc": "Druide setzen",
    "bar": "Stab versetzen",
    "space": "Auf welches freie Feld?",
    "which_bar": "Welchen neutralen Stab?",
    "way": "Stab {n}: wohin?",
    "forward": "vorwärts",
    "back": "rückwärts",
    "taboo": "Zeig deine Tabukarte",
    "fetish": "Zeig deine Fetischkarte",
    # News
    "take_colour": "{s} spielt diese Farbe: {c}.",
    "take_pieces": "Alle nehmen {n} Scheiben und {n} Stäbe.",
    "neutral_bars": "Neutral: {c}. Stäbe an die Tagseite der Felder 1, 5, 11, 15, 19, 24 und 27.",
    "shuffle_deck": "Mischt die 60 Zahlenkarten.",
    "deal_secret": "Jedem eine Karte verdeckt: der Fetisch. Sieh sie an.",
    "shuffle_stack": "Mischt die 5 Trilithkarten.",
    "deal_packet": "Jedem eine verdeckt: das Tabu. Sieh sie an.",
    "draw_deck_box": "Legt die anderen Karten ungesehen weg.",
    "lays_disc": "{s} setzt einen Druiden auf {n}.",
    "lays_bar": "Nehmt Stab {n} weg. {s} legt einen zwischen {n} und {n}.",
    "passes": "{s} passt endgültig.",
    "fill_spaces": "Leere Felder: {n}. Legt neutrale Scheiben dorthin.",
    "spare_discs": "Dann Scheiben der letzten Farbe: {c}.",
    "bare_spaces": "Leer gebliebene Felder zählen als neutral.",
    "taboo_is": "{s} hat das Tabu {c}. Entfernte Scheiben: {n}.",
    "votes_won": "Kollegium {n}-{n}: {s} {+}.",
    "votes_lost": "Kollegium {n}-{n}: niemand, verlorene Stimmen: {n}.",
    "bonus": "{s}: Fetisch {+}.",
    "ending_elected": "Der Hohe Druide ist gewählt.",
    "ending_nobody": "Überall Gleichstand: Niemand ist gewählt.",
    # Refusals and status
    "want_number": "Leg eine Zahlenkarte auf",
    "want_trilithon": "Leg eine Trilithkarte auf",
    "left": "Neutral {n}, Felder {n}",
    "neutral_disc": "neutral",
    "neutral_bar": "neutral",
    "shape_disc": "Druide",
}

# By question; {goal} stands for what the game is about.
HELP = {
    "goal": (
        "Ziel: die meisten Stimmen. Wer gleich viele hat, fällt weg, und der Nächste gewinnt: in "
        "jedem Kollegium und am Ende."
    ),
    "action": "Setz einen Druiden, versetz einen neutralen Stab um eins oder passe endgültig.",
    "space": (
        "Felder zwischen zwei Stäben sind ein Kollegium: Wer dort allein die meisten Druiden hat, "
        "bekommt die Stimmen."
    ),
    "which_bar": (
        "Einer von dir ersetzt ihn, ein Feld weiter: Ein Kollegium wächst, das andere schrumpft."
    ),
    "way": "Vorwärts heißt: zu den höheren Zahlen. Der Stab bleibt dann für immer.",
    "taboo": "Deine Druiden auf dieser Farbe verlassen den Ring.",
    "fetish": "Zwei Stimmen mehr, wenn das Kollegium dieses Feldes dir gehört.",
    "neutral_colour": "Für das Spiel ist es gleich.",
    "colour": "{goal}",
    "first": "{goal}",
}

# What is always at stake: what wins, what a question decides, when it ends; and why it was won.
STAKES = {
    "goal": "Die meisten Stimmen, und niemand sonst so viele: Gleiche Summen heben einander auf.",
    "college": (
        "Die Stimmen bekommt einer allein: mit den meisten Druiden; gleich viele heben sich auf."
    ),
    "taboo_leaves": "Druiden auf dieser Farbe gehen, und ihre Felder geben keine Stimme.",
    "fetish_adds": "Zwei Stimmen mehr, wenn sein Spieler dieses Kollegium gewonnen hat.",
    "end": "Endet, wenn alle gepasst haben. Noch dabei: {n}.",
    "counting": "Nur das Zählen steht noch aus.",
    "alone_on_top": "{s} hat {n} {1:Stimme|Stimmen}, und niemand sonst so viele.",
    "cancelled": "Wer {n} {0:Stimme|Stimmen} hat, hebt sich mit den anderen auf.",
}

# How the box is set up, step by step; named after a shape, a step lights the pieces of it.
SETUP = {
    "1": "Jeder nimmt die Scheiben (Druiden) und die Stäbe einer Farbe.",
    "2_bar": "Sieben neutrale Stäbe zwischen Feldern teilen den Ring in sieben Kollegien.",
    "3": (
        "Jedem eine Zahlenkarte verdeckt: der Fetisch. Jedem eine Trilithkarte verdeckt: das Tabu."
    ),
}

# A deed in a sentence, by question: host/page/story.py.
STORY = {
    "first": "{answer} beginnt, so will es das Los.",
    "fetish": "{who} zeigt die Fetischkarte: {answer}.",
    "neutral_colour": "Die neutralen Teile sind {answer}.",
}

# In a first match: where a question comes for the first time, the second…
REMARKS = {
    "action": (
        "Sieh dir deine zwei geheimen Karten an. Du willst das Kollegium, in dem dein Fetisch "
        "liegt; deine Druiden auf der Farbe deines Tabus gehen, bevor gezählt wird."
    ),
    "space": (
        "Zähl in jedem Kollegium nach: Ein einzelner Druide nimmt es zwei Rivalen mit je dreien "
        "ab, denn Gleiche heben sich auf. Gleich viele sind schlechter als weniger."
    ),
    "which_bar": (
        "Der Stab, den du legst, bewegt sich nie mehr. Vergrößere ein Kollegium, in dem du vorn "
        "bist, oder trenn die Druiden eines Rivalen voneinander."
    ),
    "space 2": (
        "Jede Scheibe im Kollegium ist eine Stimme für den, der es gewinnt, auch die der Rivalen, "
        "und am Ende füllen neutrale die Lücken. Such also die großen Kollegien, nicht die "
        "sicheren."
    ),
    "action 3": (
        "Passen ist endgültig. Wer zuletzt etwas tut, weiß, wie es in allen Kollegien steht: Heb "
        "dafür einen Druiden oder einen Stab auf."
    ),
    "end": (
        "Lies Kollegium für Kollegium: Viele Druiden waren nichts wert, weil ein anderer ebenso "
        "viele hatte. Dieselbe Regel hat dann die Wahl entschieden."
    ),
}
