"""The War of the Gods, in German: texts for the table, help for newcomers."""

# The game in a line, for people who choose.
ABOUT = "Götter und Jünger kämpfen um jedes Feld des Rings."

TEXT = {
    "title": "Der Krieg der Götter",
    "reserve": "Jünger übrig: {n}.",
    "reserve_and_god": "Jünger übrig: {n}, und dein Gott.",
    "goes_on": "Er kommt auf {n}.",
    "strike_needs": "Ein Schlag braucht zwei Karten: eine Zahl und einen Trilith.",
    "on_plate": "auf dem Brett",
    "reserve_column": "in Reserve",
    "option_discard_none": "Darf man passen, statt abzulegen?",
    "value_no": "nein",
    "value_yes": "ja",
    # Asks
    "colour": "Wähle deine Farbe",
    "first": "Wer beginnt, ausgelost?",
    "action": "Spiel eine Karte oder leg ab",
    "discard": "ablegen",
    "piece": "Wen stellst du auf?",
    "disciple": "Jünger",
    "god": "Gott",
    "back": "zurück",
    "space": "Auf welches leere Feld?",
    "target": "Von {n}: Welches Feld greifst du an?",
    "trilithon": "Zum Schlag noch einen Trilith",
    "number": "Eine Zahl: Stell auf oder schlag zu",
    "how_many": "Wie viele Karten legst du ab?",
    # News
    "take_colour": "{s} nimmt einen Gott und 20 Jünger: {c}.",
    "places": "{s} stellt auf: {w}, Feld {n}.",
    "attacks": "{s} zieht von {n} auf {n}; {s} verliert einen Jünger.",
    "strikes": "{s} schlägt auf {n} zu; {s} verliert einen Jünger.",
    "discard_unseen_hand_discard": "{s} legt {n} ab, verdeckt.",
    "passes": "{s} hat keine Karte und passt.",
    "last_round": "Jeder noch ein Zug: ohne Trilithen, ohne Nachziehen.",
    # Scores
    "counted": "{s}: Figuren {n}, Clans {+}",
    "ending_deck": "Der Stapel ist leer.",
    "ending_reserve": "Eine Reserve ist leer.",
    "ending_full": "Alle 30 Felder sind besetzt.",
    # Refusals and status
    "want_trilithon": "Leg einen Trilith auf",
    "want_number": "Leg eine Zahlenkarte auf",
    "no_trilithon": "Kein Trilith in der letzten Runde",
    "no_reserve": "Deine Reserve ist leer",
    "no_target": "Er kann niemanden angreifen",
    "no_disciple": "Kein fremder Jünger dort",
    "no_strike": "Kein Schlag möglich",
    "protected": "Sein Gott schützt ihn",
    "deck_left": "Stapel: {n} {0:Karte|Karten}",
    "final_turns": "Letzte Runde",
    "shape_figure": "Gott",
    "shape_disc": "Jünger",
}

# By question; {goal} stands for what the game is about.
HELP = {
    "goal": (
        "Ziel: Seite an Seite stehen. Ein Clan aus dreien bringt 4 mehr, aus fünf 16, aus sechs "
        "und mehr 25."
    ),
    "action": (
        "Eine Zahl stellt auf ein leeres Feld oder greift mit deinem Jünger im Clan an. Trilith: "
        "aufstellen oder zuschlagen."
    ),
    "how_many": "Sie kommen verdeckt weg; du ziehst auf vier nach.",
    "piece": "Dein Gott, der einzige, schützt seine Gruppe und geht nie mehr weg.",
    "number": (
        "Mit dem Trilith: Stell irgendwo auf, oder leg die Zahl eines fremden Jüngers auf, um ihn "
        "zu entfernen."
    ),
    "space": "Irgendein leeres Feld: Denk an deine Clans.",
    "trilithon": "Der Trilith entfernt den Jünger auf diesem Feld.",
    "target": "Dein Jünger quert den Ring und nimmt den Platz dessen ein, den er angreift.",
    "colour": "{goal}",
    "first": "{goal}",
    # What can be varied
    "option_discard_none": "Du darfst auch gar nichts ablegen: Dann passt du.",
}

# What is always at stake: what wins, what a question decides, when it ends; and why it was won.
STAKES = {
    "goal": (
        "Meiste Punkte: 1 je Figur; 2, 3, 4, 5, 6 oder mehr in Reihe, ein Clan, bringen 1, 4, 9, "
        "16, 25 dazu."
    ),
    "worth_now": "Deine Figuren und Clans sind jetzt {n} wert.",
    "leaves_space": "Dein Angreifer verlässt sein Feld: Der eigene Clan kann zerbrechen.",
    "cards_gone": "Was du ablegst, ist endgültig weg; du ziehst auf vier nach.",
    "end": (
        "Ende, wenn Stapel ({n}), eine Reserve oder leere Felder ({n}) ausgehen; dann jeder noch "
        "ein Zug."
    ),
    "last_turns": "Jeder noch ein Zug, ohne Trilithen; niemand zieht nach.",
}

# How the box is set up, step by step; named after a shape, a step lights the pieces of it.
SETUP = {
    "1": (
        "Jeder nimmt eine Figur (den Gott), zehn Scheiben und zehn Stäbe einer Farbe: zwanzig "
        "Jünger."
    ),
    "2": "Der Ring der 30 Felder ist leer. Die Hälften eines Feldes gelten als eins.",
    "3": "Mischt alle 65 Karten und gebt jedem vier.",
}

# A deed in a sentence, by question: host/page/story.py.
STORY = {
    "first": "{answer} beginnt, so will es das Los.",
}

# In a first match: where a question comes for the first time, the second…
REMARKS = {
    "action": (
        "Die Zahl einer Karte ist ein Feld des Rings. Such Zahlen, die nah beieinander liegen: "
        "Drei Figuren in einer Reihe zählen 7, drei verstreute nur 3."
    ),
    "piece": (
        "Der Gott schützt jeden Jünger in seiner lückenlosen Reihe und zieht nie wieder um. Allein "
        "schützt er keinen: Warte auf eine Reihe, die es wert ist, aber nicht, bis sie angegriffen "
        "wird."
    ),
    "action 2": (
        "Zwei Figuren nebeneinander können quer über den Ring einen Jünger ohne Gott angreifen: 1 "
        "bis 8 erreicht 16 bis 23, 8 bis 15 erreicht 23 bis 30, und umgekehrt. Spiel die Zahl "
        "deines Angreifers."
    ),
    "space": (
        "Eine Trilithkarte füllt jede Lücke. Zwei Dreierreihen bringen je 4; eine Figur in der "
        "Lücke dazwischen macht sieben daraus, und 25."
    ),
    "target": (
        "Nimm die Mitte ihrer Reihe: Ein Clan aus fünf, 16, zerfällt in zwei Paare, je 1. Aber "
        "dein Angreifer verlässt die eigene Reihe: Nimm einen vom Ende."
    ),
    "number": (
        "Der Trilith stellt irgendwo auf oder schlägt, mit der Zahl eines Jüngers ohne Gott, aus "
        "jeder Entfernung zu. Die Mitte einer langen Reihe ist zwei Karten wert; ein einzelner "
        "Jünger zählt 1."
    ),
    "how_many": (
        "Nutzlose Zahlen dürfen weg, alle vier, für neue. Aber das war dein Zug, und jede gezogene "
        "Karte bringt das Ende näher."
    ),
    "action 4": (
        "Sieh auch auf die anderen: Ein Jünger von dir in der Lücke einer fremden Reihe hält sie "
        "getrennt. Auf einem Feld stehen nie zwei."
    ),
    "action 6": (
        "Gehen Stapel, eine Reserve oder leere Felder aus, hat jeder noch einen Zug, ohne "
        "Trilithen und Nachziehen. Heb eine Zahl auf, die deine Reihe verlängert. Ab hier brauchst "
        "du keine Anmerkungen mehr."
    ),
    "end": (
        "Lies die Einzelposten: Jede Figur zählt 1, alles andere sind Clans. Ein Jünger in der "
        "richtigen Lücke ist oft mehr wert als fünf einzelne."
    ),
}
