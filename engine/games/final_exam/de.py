"""Final Exam, in German: texts for the table, help for newcomers."""

# The game in a line, for people who choose.
ABOUT = "Ein Labyrinth, mit Karten bezahlt, mit Zaubern und Kämpfen."

TEXT = {
    "title": "Die Abschlussprüfung",
    "zone_bid": "gelegt",
    "stands_on": "Du stehst auf {b}.",
    "exit_on": "Dein Ausgang: {b}.",
    "holds_objects": "Gegenstände: {n}.",
    "leads_to": "Das führt auf {b}.",
    "holds_each": "Weiß {n}, Blau {n}, Grün {n}, Gelb {n}, Rot {n}.",
    "place_and_colour": "{b}, {c}",
    "last_idle": "Noch ein Zug ohne gezogene Karte beendet die Prüfung.",
    "at_place": "{b}",
    "objects": "Gegenstände",
    "bars_left": "Stäbe übrig",
    "stands": "steht auf",
    "option_variant": "Wie kommt man aus der Mitte?",
    "value_base": "Grundregeln",
    "value_translator": "Variante",
    "option_same_colour": "Farbe der Karten zum Aufheben?",
    "value_cards": "alle dieselbe",
    "value_space": "die des Feldes",
    # Setup
    "lay_objects": (
        "Die Gegenstände: auf jedes Feld eine Scheibe seiner Farbe, auf die schwarzen keine. "
        "Trilithen in die Mitte."
    ),
    "figures": (
        "Die Figuren weiß, blau, grün, gelb, rot, in dieser Folge, auf die Nachtmulden der Felder "
        "1 bis {n}."
    ),
    "bid": "Dein Gebot: eine Karte verdeckt",
    "move_bid_discard": "{s} zeigt und legt ab: {l}.",
    "colour": "Wähle deine Farbe",
    "take_colour": "{s} nimmt diese Figur und zwei Scheiben: {c}.",
    "take_bar": "Wähle einen Stab (noch {n})",
    "lay_tokens": (
        "Neutrale Scheiben auf die ersten {n} dieser Kreise: 19, 16, 13, 10, 7. Trilithen ans "
        "linke Ende, dann ans rechte, dann ans linke… ihrer Orte. Von jedem eine Scheibe, "
        "zufällig, auf einen Trilith."
    ),
    "facing_usual": "Trilithen an den Kreisen {n} {n} {n} {n} {n}?",
    "facing": "Welcher Kreis liegt vor Trilith {n}?",
    "only_gate": "Die letzte Scheibe: {n}.",
    "gate": "Scheibe {c}: auf welchem Trilith?",
    # Actions
    "action": "Was machst du?",
    "move": "ziehen",
    "attack": "angreifen",
    "place_block": "Feld sperren",
    "remove_block": "Feld öffnen",
    "enter": "in die Mitte",
    "walk": "gehen",
    "end_turn": "Zug beenden",
    "back": "zurück",
    "move_table_hand": "{s} nimmt die Karten zurück.",
    "move_table_discard": "Legt die gespielten Karten ab.",
    "stands_up": "{s} steht auf und handelt nicht.",
    # Moves
    "move_cards": "Karten, + oder -, höchstens ein Trilith, OK",
    "move_to": "Auf welches Feld?",
    "moves": "{s} geht auf {b}.",
    "object": "Gegenstand nehmen ({c})?",
    "take": "nehmen",
    "leave": "lassen",
    "takes": "{s} nimmt einen Gegenstand: {c}.",
    # Attacks
    "defender": "Wen greifst du an?",
    "attack_card": "Karte verdeckt gegen {s}",
    "defence_card": "{s} greift an! Karte verdeckt",
    "wins_fight": "{s} gewinnt den Kampf.",
    "nobody_wins_fight": "Niemand gewinnt den Kampf.",
    "loot": "Welchen Gegenstand von {s}?",
    "none": "keinen",
    "blind_card": "Zieh eine Karte aus der Hand von {s}",
    "lies_down": "{s} legt die Figur hin und setzt einen Zug aus.",
    # Blocks
    "which_bar": "Welchen Stab?",
    "ring": "Außen oder in der Mitte?",
    "outer": "außen",
    "inner": "in der Mitte",
    "block_where": "Wohin kommt der Stab ({c})?",
    "bar_price": "Ein Stab kostet eine Zahlenkarte seiner Farbe.",
    "block_card": "Eine Karte seiner Farbe: {c}",
    "blocks": "{s} legt einen Stab: {b}.",
    "which_block": "Welchen Stab entfernen?",
    "removal": "Bezahle das Entfernen, dann OK",
    "removal_price": (
        "Preis: eine Karte seiner Farbe ({c}), zwei einer Farbe, drei Tagkarten, drei Nachtkarten "
        "oder ein Trilith."
    ),
    "unblocks": "{s} nimmt den Stab aus der Partie: {b}.",
    # The inner path
    "entry": "Bezahle den Eintritt, dann OK",
    "entry_price": (
        "Preis: drei Karten einer Farbe, vier Tagkarten, vier Nachtkarten oder ein Trilith."
    ),
    "enters": "{s} tritt ein: Figur auf {b}, Scheibe auf {b}.",
    "enters_variant": (
        "{s} tritt ein: Figur auf {b}, die neutrale Scheibe kommt weg. Der Trilith liegt an {b}."
    ),
    "walk_card": "Gehen: eine Karte je Schritt",
    "walks": "{s} geht: {b}.",
    # The end
    "steps_left": "{s}: noch {n} {1:Schritt|Schritte}",
    "ending_exit": "Aus dem Kreis heraus: Prüfung bestanden!",
    "ending_idle": "Niemand tut mehr etwas.",
    "ending_rounds": "Die 100 Runden sind vorbei.",
    # Refusals and status
    "one_trilithon": "Höchstens ein Trilith",
    "bar_colour": "Nicht die Farbe des Stabs",
    "wrong_price": "Passt nicht zum Preis",
    "round": "Runde {n}",
    "round_of": "Runde {n} von {n}",
    "common_disc": "Eingang",
    "shape_disc": "Sache, Ausgang",
    "shape_bar": "Sperre",
}

# By question; {goal} stands for what the game is about.
HELP = {
    "goal": (
        "Ziel: fünf gleiche oder fünf verschiedene Gegenstände, in die Mitte, und als Erster am "
        "Ausgang."
    ),
    "bid": (
        "Die höchste Zahl wählt zuerst eine Farbe und beginnt; von gleichen die Nachtkarte. {goal}"
    ),
    "take_bar": (
        "Deine zwei Stäbe für die ganze Partie: Jeder kann ein Feld sperren, für eine Karte seiner "
        "Farbe."
    ),
    "action": (
        "Außen: fünf gleiche oder verschiedene Gegenstände, dann in die Mitte. Innen: zum "
        "Ausgang. Am Ende ziehst du zwei."
    ),
    "move_cards": (
        "Karten mit plus und minus: Das Ergebnis ist dein Feld. Eine Farbe, oder ein Trilith "
        "dabei: Du darfst aufheben."
    ),
    "move_to": "Deine Karten führen auf mehrere Felder: Welches?",
    "object": "Du brauchst fünf von einer Farbe oder von jeder einen.",
    "which_bar": "Ein Stab sperrt ein Feld; er kostet eine Karte seiner Farbe.",
    "ring": "Außen auf den dreißig Feldern oder in der Mitte auf dem Weg hinaus.",
    "block_where": (
        "Auf einem gesperrten Feld wird nichts aufgehoben; in der Mitte kommt niemand daran vorbei."
    ),
    "block_card": "Bezahle den Stab mit einer Karte seiner Farbe.",
    "which_block": "Wähle den Stab, der weg soll.",
    "removal": "Was du zahlst, ist weg, und der Stab ist für immer aus dem Spiel.",
    "entry": "Innen greift dich niemand an; hinaus führt nur dein Ausgang. Leg den Preis, dann OK.",
    "walk_card": "Eine Zahl ist ein Schritt, ein Trilith zwei.",
    "defender": "Wer verliert, gibt einen Gegenstand ab oder, ohne einen, eine Karte.",
    "attack_card": "Die höhere Zahl gewinnt; von gleichen die Nachtkarte.",
    "defence_card": "Die höhere Zahl gewinnt; von gleichen die Nachtkarte.",
    "blind_card": "Zieh sie ungesehen: Sie wird abgelegt.",
    "loot": "Nimm den Gegenstand, der dir fehlt.",
    "facing_usual": "Sieh nach, welche Kreise des Weges vor den Trilithen liegen.",
    "facing": "Sag, welcher Kreis des Weges vor diesem Trilith liegt.",
    "gate": "Sag, wohin der Zufall diese Scheibe gelegt hat.",
    "colour": "{goal}",
    # What can be varied
    "option_variant": (
        "Nach der Variante des Übersetzers sucht jeder den eigenen Trilith, in beide Richtungen; "
        "sonst gehen alle zum Ausgang."
    ),
    "option_same_colour": (
        "Aufgehoben wird mit Karten irgendeiner gemeinsamen Farbe oder nur mit Karten in der Farbe "
        "des Feldes."
    ),
}

# What is always at stake: what wins, what a question decides, when it ends; and why it was won.
STAKES = {
    "goal": "Die erste Figur an ihrem Ausgang in der Mitte gewinnt.",
    "goal_variant": "Die erste Figur unter dem eigenen Trilith gewinnt.",
    "strongest": "Die stärkste Karte wählt zuerst ihre Farbe und beginnt.",
    "two_bars": "Diese zwei Stäbe sind für die ganze Partie.",
    "way_out": "Es entscheidet, welcher Weg hinausführt.",
    "fight": (
        "Wer verliert, gibt einen Gegenstand ab, sonst eine Karte; ohne beides liegt er einen Zug "
        "lang."
    ),
    "steps_left": "Schritte bis zu deinem Ausgang: {n}.",
    "open_centre": (
        "Fünf gleiche oder fünf verschiedene öffnen die Mitte. Du hast {n} gleiche, {n} "
        "verschiedene."
    ),
    "centre_open": (
        "Die Mitte steht dir offen, für drei Karten einer Farbe, vier Tagkarten, vier "
        "Nachtkarten oder einen Trilith."
    ),
    "centre_shut": "Deine Gegenstände öffnen die Mitte, aber ein Stab sperrt den Eingang.",
    "end": "Endet, sobald jemand hinauskommt, oder nach {n} {0:weiterer Runde|weiteren Runden}.",
    "is_out": "{s} war als Erster am Ausgang.",
    "nearest": "{s} ist dem Ausgang am nächsten: {n} {1:Schritt|Schritte}.",
    "most_objects": "Niemand ist in der Mitte, und {s} hat die meisten Gegenstände: {n}.",
}

# How the box is set up, step by step; named after a shape, a step lights the pieces of it.
SETUP = {
    "1": "Nehmt Scheiben und Stäbe aller fünf Farben und eine Figur für jeden.",
    "2_disc": (
        "Die Gegenstände: auf jedes farbige Feld eine Scheibe seiner Farbe, auf die schwarzen "
        "keine."
    ),
    "3": (
        "Figuren weiß, blau, grün, gelb, rot, so viele wie Spieler: auf die Nachtmulden von 1, 2, "
        "3…"
    ),
    "4": "Mischt alle 65 Karten und gebt jedem vier.",
}

# A deed in a sentence, by question: host/page/story.py.
STORY = {
    "bid": "{who} legt eine Karte verdeckt.",
    "attack_card": "{who} greift an, mit einer verdeckten Karte.",
    "defence_card": "{who} verteidigt sich, mit einer verdeckten Karte.",
    "take_bar": "{who} nimmt einen Stab: {answer}.",
    "move_cards": "{who} spielt {answer}.",
    "which_block": "",
    "action": "",
    "colour": "",
}

# In a first match: where a question comes for the first time, the second…
REMARKS = {
    "bid": (
        "Eine hohe Zahl kauft nur den ersten Zug und die Wahl der Farbe, und die Karte ist weg. "
        "Behalte Trilithe: Einer öffnet die Mitte oder lässt dich nach jedem Zug aufheben."
    ),
    "take_bar": (
        "Ein Stab kostet eine Zahlenkarte seiner Farbe: Zwei Farben geben mehr Gelegenheiten. Am "
        "meisten taugt er in der Mitte, vor einem Rivalen, der gleich draußen ist."
    ),
    "action": (
        "Eine Zahlenkarte genügt: Die 14 führt dich von überall auf die 14, und du darfst den "
        "Gegenstand dort aufheben. Schwarze Felder, 6, 12, 18, 24 und 30, haben keinen."
    ),
    "move_cards": (
        "Leg weitere dazu, wenn du magst: Die Frage sagt, wohin Plus und Minus führen. Karten "
        "verschiedener Farben bringen dich hin, heben aber nichts auf, außer ein Trilith liegt "
        "dabei."
    ),
    "object": (
        "Von jeder Farbe gibt es fünf, nicht mehr. Von jeder einen ist leichter; fünf gleiche "
        "gehen nur, wenn kein anderer einen davon hat oder du ihn im Kampf zurückholst."
    ),
    "action 3": (
        "Du darfst handeln, solange du Karten hast. Aber ohne Karten verlierst du jeden Kampf, und "
        "die Mitte kostet: drei einer Farbe, vier Tagkarten, vier Nachtkarten oder einen Trilith."
    ),
    "action 6": (
        "Sieh nach, wer auf deinem Feld steht und wer dorthin kann: Für eine Karte nimmt dir ein "
        "Angriff einen Gegenstand. Eine hohe Zahl auf der Hand ist deine Abwehr."
    ),
    "attack_card": (
        "Greif an, wer hat, was dir fehlt: Gewinnst du, suchst du es aus; verlierst du, gibst du "
        "etwas ab. Die Karte ist so oder so weg."
    ),
    "defence_card": (
        "Hast du Gegenstände, nimmt der Sieger einen davon: Eine starke Karte ist gut angelegt. "
        "Ohne Gegenstände verlierst du nur eine Karte oder, ohne Karten, einen Zug."
    ),
    "entry": (
        "In der Mitte greift dich niemand an, und hinaus führt nur der Ausgang. Heb Karten für die "
        "Schritte auf: Jede ist einer, egal welche Zahl."
    ),
    "walk_card": (
        "Eine 1 ist ein Schritt wie eine 30, ein Trilith sind zwei. Nach den Grundregeln hat der "
        "Erste in der Mitte 18 Schritte vor sich, dann 15, 12, 9 und 6: Früh hinein ist nicht "
        "alles."
    ),
    "end": (
        "Wer draußen ist, hat gewonnen, mit oder ohne Gegenstände. Kommt niemand hinaus, zählt die "
        "Nähe zum Ausgang, sonst zählen Gegenstände. Zähl früh: fünf aufheben, hinein, gehen."
    ),
}
