"""Sacrifice Roulette, in German: texts for the table, help for newcomers."""

# The game in a line, for people who choose.
ABOUT = "Ein Felsen rollt um den Ring: Mögen deine Opfergaben stehen bleiben."

TEXT = {
    "title": "Opfer-Roulette",
    "rock_on": "Der Felsen ist auf {b}.",
    "rolls_on": "Er rollt im Uhrzeigersinn.",
    "rolls_back": "Er rollt gegen den Uhrzeigersinn.",
    "disc_laid": "{s}: eine Scheibe auf {b}.",
    "only_well": "Nur diese Mulde ist frei: {n}.",
    "standing_column": "eigene Scheiben",
    "taken_column": "erbeutete Scheiben",
    "option_passing": "Darf man passen?",
    "value_no": "nein",
    "value_yes": "ja",
    "option_free_well": "Trilith: Scheibe in welche Mulde?",
    "value_empty": "eine leere",
    "value_any": "jede",
    # Asks
    "colour": "Wähle deine Farbe",
    "offering": "Karte zeigen: Scheibe in ihre Mulde (noch {n})",
    "space": "Trilithkarte: Mulde auf welchem Feld?",
    "well": "Feld {n}: welche Mulde?",
    "day": "Tag",
    "night": "Nacht",
    "neutral_card": "Deck auf: neutrale Scheibe (noch {n})",
    "rock_card": "Deck eine Karte für den Felsen auf",
    "first": "Wer beginnt, ausgelost?",
    "play": "Karten einer Farbe (und ein Trilith), OK",
    "roll_or_drop": "Bis {n} rollen oder auf {n} fallen?",
    "roll": "rollen",
    "drop": "fallen",
    "well_card": "Er fällt! Deck die Karte der Mulde auf",
    # News
    "take_colour": "{s} nimmt die Figur und 10 Scheiben: {c}.",
    "neutral": "Neutrale Farbe: {c}, 10 Scheiben.",
    "neutral_disc": "Eine neutrale Scheibe in diese Mulde: {p}.",
    "no_disc": "{p}: keine Scheibe.",
    "rock_starts": "Der Felsen auf Feld {n}, im Uhrzeigersinn gerichtet.",
    "no_cards": "{s} hat keine Karte zu spielen.",
    "turn_rock": "Der Felsen ändert die Richtung: Dreht ihn um.",
    "move_table_discard": "Legt die gespielten Karten ab.",
    "rock": "Der Felsen rollt bis {n}.",
    "crushed": "{s} nimmt eine Scheibe aus der Mulde {w}: {c}.",
    "emptied": "Der Stapel ist leer geworden: {n} von {n}.",
    # Scores
    "standing": "{s}: stehende Opfergaben {+}",
    "taken": "{s}: zermalmte Opfergaben {+}",
    "ending_refill": "Ein Nachziehen leert den Stapel zum letzten Mal.",
    "ending_fall": "Ein Fall des Felsens leert den Stapel zum letzten Mal.",
    # Refusals and status
    "one_colour": "Eine Farbe je Zug",
    "one_trilithon": "Ein Trilith je Zug",
    "rock_now": "Fels {n} {w}, Stapel {n}/{n}",
    "clockwise": "vor",
    "anticlockwise": "zurück",
    "neutral_rock": "der Felsen",
    "neutral_rock_back": "der Felsen",
    "shape_disc": "Opfergabe",
}

# By question; {goal} stands for what the game is about.
HELP = {
    "goal": (
        "Ziel: 2 Punkte für jede deiner Opfergaben, die noch steht, 1 für jede, die du zermalmst."
    ),
    "offering": (
        "Zeig deine zehn Karten einzeln: Jede legt eine Scheibe von dir in die Mulde, die sie "
        "nennt."
    ),
    "space": "Ein Trilith lässt dir die Wahl: ein Feld mit einer freien Mulde.",
    "well": "Tag oder Nacht: Verschiedene Karten bedrohen sie.",
    "rock_card": "Der Felsen beginnt auf der Zahl, die aufgedeckt wird.",
    "neutral_card": "Zu zweit gehört eine dritte Farbe niemandem.",
    "play": (
        "Jede Karte schiebt den Felsen aufs nächste Feld ihrer Farbe; ein Trilith dabei dreht ihn "
        "um."
    ),
    "roll_or_drop": (
        "Deine letzte Karte schiebt ihn weiter, oder sie lässt ihn in eine Mulde seines Feldes "
        "fallen."
    ),
    "well_card": (
        "Die Karte sagt, welche Mulde zermalmt wird: Tag, Nacht oder bei einem Trilith beide."
    ),
    "colour": "{goal}",
    "first": "{goal}",
    # What can be varied
    "option_passing": (
        "Du musst mindestens eine Karte spielen, oder du darfst mit OK ohne Karte passen: Der "
        "Felsen bleibt."
    ),
    "option_free_well": (
        "Die Scheibe einer Trilithkarte kommt in eine leere Mulde oder auch auf eine andere: Ein "
        "Fall trifft beide."
    ),
}

# What is always at stake: what wins, what a question decides, when it ends; and why it was won.
STAKES = {
    "goal": (
        "Meiste Punkte: 2 je eigene Opfergabe, die steht, 1 je Opfergabe, die du zermalmt hast."
    ),
    "offered": "Steht sie am Ende noch, ist diese Opfergabe ihrem Besitzer 2 wert.",
    "rock_begins": "Der Felsen beginnt dort; nichts wird zermalmt.",
    "nobodys": "Von niemandem: 1 wert für den, der sie zermalmt.",
    "falls": (
        "Fällt der Felsen, gehört dir, was er trifft. Eine eigene kostet einen Punkt und bringt "
        "eine Karte."
    ),
    "end": "Stapel, die noch ausgehen müssen: {n}. Karten in diesem: {n}.",
    "by_standing": "Gleiche Punkte: {s} hat mehr eigene Opfergaben stehen, {n}.",
}

# How the box is set up, step by step; named after a shape, a step lights the pieces of it.
SETUP = {
    "1": "Jeder nimmt eine Figur, die seine Farbe zeigt, und zehn Scheiben: die Opfergaben.",
    "2": "Die graue Figur ist der Felsen: Er wartet neben dem Brett.",
    "3": "Mischt alle 65 Karten und gebt jedem zehn: Sie sagen, wo die Opfergaben liegen.",
}

# A deed in a sentence, by question: host/page/story.py.
STORY = {
    "first": "{answer} beginnt, so will es das Los.",
    "neutral_card": "Für eine neutrale Scheibe: {answer}.",
    "rock_card": "Für den Felsen: {answer}.",
    "offering": "{who} opfert {answer}.",
    "play": "{who} spielt {answer}.",
    "roll_or_drop_roll": "",
    "roll_or_drop_drop": "Der Felsen fällt.",
}

# In a first match: where a question comes for the first time, the second…
REMARKS = {
    "play": (
        "Karten einer Farbe schieben den Felsen jede auf das nächste Feld dieser Farbe. Er fällt, "
        "wo das Feld die Zahl einer deiner Karten hat: Sieh nach, wessen Opfergaben dort liegen."
    ),
    "play 2": (
        "Von einem Feld der Farbe rollt er ganze sechs Felder. Ein Trilith dabei dreht den Felsen "
        "vorher um, und er bleibt für alle gedreht."
    ),
    "roll_or_drop": (
        "Eine deiner Karten kann ihn einen Schub früher fallen lassen. Welche Mulde er trifft, Tag "
        "oder Nacht, sagt die aufgedeckte Karte: am besten dort, wo dir beide recht sind."
    ),
    "play 4": (
        "Eine Opfergabe von dir, die steht, ist 2 wert, jede, die du zermalmst, 1. Halt den Felsen "
        "also erst von deinen fern, dann jag."
    ),
    "play 8": (
        "Schluss ist, wenn der Nachziehstapel zum zweiten Mal leer ist, zu fünft zum dritten. Ab "
        "hier brauchst du keine Anmerkungen mehr."
    ),
    "end": (
        "Zweimal, was von dir noch steht, und alles, was du zermalmt hast: Oft gewinnt nicht, wer "
        "jagt, sondern wen der Felsen in Ruhe ließ."
    ),
}
