"""Why First?, in German: texts for the table, help for newcomers."""

# The game in a line, for people who choose.
ABOUT = "Ein verrücktes Rennen, das gewinnt, wer Zweiter wird."

TEXT = {
    "title": "Why First?",
    "scoring_place": "Rang {n} erhält Punkte.",
    "extremes_now": "-4 und +5 dürfen nicht deine letzte Karte sein.",
    "no_extremes": "Letzter Umlauf: weder -4 noch +5.",
    "offence": "{s} spielte -4 oder +5 im letzten Umlauf; die anderen entscheiden.",
    "rounds_won": "gewonnene Runden",
    "pawn_on": "Figur auf",
    "option_sanction": "-4 oder +5 im letzten Umlauf?",
    "value_vote": "abstimmen",
    "value_off": "ohne Strafe",
    "starter": "Wer beginnt?",
    "card": "Spiel eine Karte",
    "target": "Vor wem spielst du {p}?",
    "turn_imaginary": "Deck eine Karte des Geistes auf",
    "sanction": "Strafe für {s}?",
    "pawns_home": "Alle Figuren auf 0.",
    "draw_deck_secret": "Vor {s}: {n} {1:Karte|Karten}, verdeckt.",
    "breach": "{s} spielt eine verbotene Karte!",
    "pawn": "{s} steht auf {n}.",
    "nobody_scores": "Niemand erhält Punkte.",
    "scores": "{s} erhält {n} {1:Punkt|Punkte}.",
    "sanctioned": "{s}: Strafe {+}.",
    "ending_rank": "Weder zu viel noch zu wenig.",
    "ending_sweep": "Jede Runde!",
    "ending_nobody": "Niemand am richtigen Platz.",
    "round": "Runde {n}/{n}, Umlauf {n}",
}

# By question; {goal} stands for what the game is about.
HELP = {
    "goal": (
        "Ziel: in jeder Runde Zweiter werden (zu fünft oder sechst Dritter). Der Erste geht leer "
        "aus."
    ),
    "card": (
        "Wähle eine Karte: Sie bewegt eine Figur, deine oder eine andere. Der Erste geht leer aus."
    ),
    "target": "Die Figur dieses Spielers zieht so viele Felder.",
    "turn_imaginary": "Nimm blind eine der verdeckten Karten: Sie bewegt diese Figur.",
    "sanction": (
        "Die anderen einigen sich auf eine Zahl, die zu den Punkten dieses Spielers kommt; ohne "
        "Einigung gilt 0."
    ),
    "starter": "{goal}",
    # What can be varied
    "option_sanction": (
        "Wenn eine Karte verboten ist: Die anderen stimmen über eine Strafe ab, oder es bleibt "
        "ohne Folgen."
    ),
}

# What is always at stake: what wins, what a question decides, when it ends; and why it was won.
STAKES = {
    "goal_2": "Sei Zweiter nach Punkten, mit einer gewonnenen Runde; oder gewinne jede Runde.",
    "goal_3": "Sei Dritter nach Punkten, mit einer gewonnenen Runde; oder gewinne jede Runde.",
    "would": "Wie die Figuren jetzt stehen, erhält {s} {n} {1:Punkt|Punkte}.",
    "several_would": "Wie die Figuren jetzt stehen, erhalten mehrere {n} {0:Punkt|Punkte}.",
    "nobody_would": ("Wie die Figuren jetzt stehen, erhält niemand Punkte. Weitere Umläufe: {n}."),
    "points_alone": "Sie kommt zu den Punkten von {s}; gewonnene Runden bleiben.",
    "end": "Runden nach dieser: {n}.",
    "last_round": "Die letzte Runde: Die fünfte Karte gilt einem selbst.",
    "swept": "{s} hat alle {n} Runden gewonnen: Das gewinnt sofort.",
    "no_such_place": (
        "Die Punkte ergeben weniger als {n} Ränge, also steht niemand auf dem, der gewinnt."
    ),
    "won_nothing": "Der erste Rang, mit {n} {0:Punkt|Punkten}, gewinnt nichts.",
    "no_round_below": (
        "Auf Rang {n}, mit {n} {1:Punkt|Punkten}, und darunter hat niemand eine Runde gewonnen."
    ),
    "on_place": "{s}, mit {n} {1:Punkt|Punkten}, ist auf Rang {n}, und der gewinnt.",
    "next_down": (
        "{s}, mit {n} {1:Punkt|Punkten}, ist unter Rang {n} der nächste mit einer gewonnenen Runde."
    ),
}

# How the box is set up, step by step; named after a shape, a step lights the pieces of it.
SETUP = {
    "1": (
        "Nehmt eine Figur für jeden; zu zweit noch eine für den Geist, dessen Karten blind "
        "gespielt werden."
    ),
    "2_figure": "Alle Figuren beginnen auf 0.",
    "3": "Mischt die Karten. Sie werden in jeder Runde neu gegeben.",
}

# A deed in a sentence, by question: host/page/story.py.
STORY = {
    "turn_imaginary": "Eine Karte des Geistes: {answer}.",
    "card": "",
    "card_alone": "{who} spielt {answer}, die letzte Karte, vor sich selbst.",
    "target": "{who} spielt {before} vor {answer}.",
    "sanction": "",
}

# In a first match: where a question comes for the first time, the second…
REMARKS = {
    "card": (
        "Fünf Karten für fünf Umläufe, und nur das Ende der Runde zählt. Es eilt nicht, aber "
        "werde eine −4 oder +5 vor dem letzten Umlauf los."
    ),
    "target": (
        "Du bestimmst, wessen Figur zieht. Einen Rivalen an dir vorbeizuschieben ist so gut, "
        "wie selbst zurückzubleiben."
    ),
    "card 2": (
        "Sieh nach, welchen Rang du hättest, wenn die Runde jetzt endete. Du willst auf den "
        "Rang, der zählt, und auf eine hohe Zahl."
    ),
    "card 3": (
        "Figuren auf demselben Feld teilen sich den Rang. Zwei ganz vorn sind beide Erste, "
        "das nächste Feld dahinter ist das zweite."
    ),
    "target 5": (
        "Der letzte Umlauf: Das ist deine letzte Karte, und alle nach dir haben noch eine. "
        "Eine −4 oder +5 wäre jetzt ein Verstoß."
    ),
    "target 6": (
        "Eine neue Runde: Alle Figuren stehen wieder auf 0, die Punkte bleiben. Am Ende "
        "gewinnt, wer nach Punkten Zweiter ist; ein großer Vorsprung taugt also nichts."
    ),
    "target 11": (
        "Denk daran, mindestens eine Runde zu gewinnen: Ohne sie gewinnst du die Partie "
        "nicht. Ab hier brauchst du keine Anmerkungen mehr."
    ),
    "end": (
        "Die Punkte der Reihe nach, gleiche zusammen: Der Rang, der in den Runden zählte, "
        "gewinnt auch die Partie."
    ),
}
