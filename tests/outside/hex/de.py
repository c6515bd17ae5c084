"""Hex, in German: texts for the table, help for newcomers."""

# The game in a line, for people who choose.
ABOUT = "Verbinde deine beiden Seiten des Bretts mit einer Kette aus Steinen."

TEXT = {
    "title": "Hex",
    "option_swapping": "Darf der Zweite tauschen?",
    "value_on": "ja",
    "value_off": "nein",
    # Asks
    "first": "Wer beginnt, ausgelost?",
    "stone": "Setz einen Stein",
    "swap": "tauschen",
    # News
    "joins_upright": "{s} verbindet Reihe 1 mit Reihe 7.",
    "joins_across": "{s} verbindet Spalte a mit Spalte g.",
    "swaps": "{s} übernimmt {b} und die Seiten dazu.",
    "only_stone": "Das letzte Feld: {n}, ein Stein von {n}.",
    "ending_joined": "Zwei Seiten sind verbunden!",
    # Status
    "stones": "Steine: {n}",
}

# By question; {goal} stands for what the game is about.
HELP = {
    "goal": "Ziel: deine beiden Seiten mit einer Kette aus Steinen verbinden, die sich berühren.",
    "option_swapping": "So ist der erste Zug gerecht: Ein zu guter wird übernommen.",
    "first": "Wer beginnt, verbindet Reihe 1 mit Reihe 7. {goal}",
    "stone": "Auf irgendein leeres Feld. Felder berühren sich längs der Reihen, der Spalten und der"
    " fallenden Diagonalen, wie b3 und c2. Steine ziehen nie.",
}

# How the box is set up, step by step.
SETUP = {
    "1": "Legt Steine in zwei Farben neben das leere Brett, fünfundzwanzig von jeder.",
    "2": "Zwei gegenüberliegende Seiten gehören dem einen, die beiden übrigen dem anderen.",
}
