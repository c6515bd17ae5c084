"""Les faux-cilles, in German: texts for the table, help for newcomers."""

# The game in a line, for people who choose.
ABOUT = "Zwei Fälscher, ein Inspektor: vergraben, bluffen, ausgraben."

TEXT = {
    "title": "Les faux-cilles",
    "inspector_on": "Der Inspektor ist auf {b}.",
    "inspector_on_line": "Der Inspektor ist auf der Linie zwischen 30 und 1.",
    "own_finds": "{s} fand: Scheiben {n}, Stäbe {n}.",
    "finds_column": "Funde",
    "stock_column": "im Vorrat",
    # Asks
    "colour": "Wähle deine Farbe",
    "buries_first": "Wer vergräbt zuerst?",
    "bury": "Welche Fälschung vergräbst du?",
    "disc": "Scheibe",
    "bar": "Stab",
    "bury_where": "{w}: Auf welchem Feld vergraben?",
    "card": "Spiel eine Karte",
    "no_card": "kein Zug",
    "show_hand": "Alle deine Karten, verdeckt",
    "dead_card": "Eine tote Karte, verdeckt",
    "use": "Zahl: {n} {0:Schritt|Schritte}. Farbe: {n}?",
    "by_number": "Zahl",
    "by_colour": "Farbe",
    "way": "{n} {0:Schritt|Schritte}: in welche Richtung?",
    "clockwise": "mit der Uhr",
    "anticlockwise": "gegen die Uhr",
    # News
    "take_colour": "{s} nimmt Scheiben und Stäbe: {c}.",
    "set_out_box": "Legt die Trilithkarten weg.",
    "shuffle_deck": "Mischt die 60 anderen.",
    "figures": "Figuren auf Stein 1, der Inspektor zwischen 30 und 1.",
    "buried": "{s} vergräbt: {w}, Feld {n}.",
    "must_play": "{s} kann spielen und muss.",
    "not_shown": "{s} hat diese Karte nicht gezeigt.",
    "proved": "{s} hat wirklich keinen Zug.",
    "dead_turn": "{s} spielt eine tote Karte ({n} in Folge).",
    "inspector": "Der Inspektor geht auf Feld {n}.",
    "found": "{s} nimmt zurück: {w}.",
    "lost": "{s} verliert, in die Schachtel: {w}.",
    "site_closed": "Die Grabung ist geschlossen.",
    "counts": "{s}: {n} {1:Punkt|Punkte} gefunden, {n} tote {2:Karte|Karten}, jetzt auf Stein {n}.",
    "move_dead_discard": "{s} legt die toten Karten ab.",
    # Endings, refusals and status
    "ending_path": "Das Ende des Weges.",
    "ending_closed": "Der Inspektor schließt die Grabung.",
    "ending_limit": "Dreißig Runden: Zeit aufzuhören.",
    "no_trilithons": "Hier keine Trilithkarten",
    "shown_already": "Karte schon gezeigt",
    "no_move": "Sie ergibt keinen Zug",
    "round": "Runde {n}: {n} zu {n}",
    "neutral_figure": "Inspektor",
    "shape_disc": "Fälschung für 1",
    "shape_bar": "Fälschung für 2",
}

# By question; {goal} stands for what the game is about.
HELP = {
    "goal": (
        "Ziel: Führ den Inspektor zu deinen Fälschungen. Eine gefundene Scheibe ist 1 Schritt, ein "
        "Stab 2 auf dem Weg."
    ),
    "bury": "Was du selbst ausgräbst, zählt: ein Stab 2, eine Scheibe 1.",
    "bury_where": (
        "Ein Feld, auf dem du davon noch keine hast. Dein Gegner vergräbt dort auch und kann dort "
        "graben."
    ),
    "card": (
        "Zahl eines Feldes von dir: So weit geht er, wie alles dort wert ist. Farbe: ein Schritt "
        "je Feld von dir."
    ),
    "use": "Zwei Weiten sind möglich: Welche bringt ihn zu deinen Fälschungen?",
    "way": (
        "Wo er stehen bleibt, kommt alles ans Licht: Deine Fälschungen zählen für dich, die "
        "fremden sind verloren."
    ),
    "show_hand": (
        "Leg alle deine Karten einzeln auf: Der Leser prüft, dass keine spielbar ist, und zeigt "
        "nichts."
    ),
    "dead_card": "Sie kostet dich am Ende der Runde einen Schritt.",
    "colour": "{goal}",
    "buries_first": "{goal}",
}

# What is always at stake: what wins, what a question decides, when it ends; and why it was won.
STAKES = {
    "goal": "Sei zuerst auf Stein 19 des Weges; darüber hinaus, wer weiter ist.",
    "buried": (
        "Von dir ausgegraben ist eine Scheibe 1 Schritt, ein Stab 2; vom anderen ausgegraben, ist "
        "sie verloren."
    ),
    "digs": (
        "Wo der Inspektor ankommt, sind deine Teile Schritte, die fremden verlassen die Partie."
    ),
    "dead_costs": "Eine tote Karte kostet einen Schritt. Tote Züge, bis die Grabung schließt: {n}.",
    "end": "Schritte, die der Führende noch vor sich hat: {n}.",
    "both_on": "Beide stehen auf {n}: Niemand ist vorn.",
    "further": "{s} ist auf {n}, Vorsprung {n}.",
}

# How the box is set up, step by step; named after a shape, a step lights the pieces of it.
SETUP = {
    "1": "Jeder nimmt eine Figur, zehn Scheiben und zehn Stäbe einer Farbe: die Fälschungen.",
    "2_figure": (
        "Figuren auf den ersten Stein des inneren Weges; die graue, der Inspektor, zwischen 30 und "
        "1."
    ),
    "3": "Legt die Trilithkarten weg und mischt die 60 anderen.",
}

# A deed in a sentence, by question: host/page/story.py.
STORY = {
    "use": "",
    "way_clockwise": "{who} schickt den Inspektor im Uhrzeigersinn.",
    "way_anticlockwise": "{who} schickt den Inspektor gegen den Uhrzeigersinn.",
}

# In a first match: where a question comes for the first time, the second…
REMARKS = {
    "bury": (
        "Eine gefundene Scheibe ist ein Schritt, ein Stab zwei. Und jedes Teil auf einem Feld, "
        "egal wessen, lässt den Inspektor weiter gehen, wenn die Zahl dieses Feldes gespielt wird."
    ),
    "bury_where": (
        "Eine Karte gilt nach der Zahl, wo ein Teil von dir liegt, oder nach der Farbe, so weit es "
        "Felder dieser Farbe mit einem Teil von dir gibt. Viele Felder sind viele Zahlen, die du "
        "spielen kannst."
    ),
    "card": (
        "Lass ihn dort halten, wo Teile von dir liegen: Das sind Funde, und die fremden verlassen "
        "die Partie. Zähl bei jeder Karte beide Arten, und in beide Richtungen."
    ),
    "way": (
        "Zähl nach beiden Seiten: Auf der einen kommt er vielleicht zu deinen Teilen, auf der "
        "anderen zu denen deines Gegners, der sie dann verliert."
    ),
    "dead_card": (
        "Eine Karte, mit der nichts geht, kostet am Ende der Runde einen Schritt. Vier tote Züge "
        "in Folge, von euch beiden zusammen, schließen die Grabung endgültig."
    ),
    "card 6": (
        "Eine neue Runde: Deine Funde liegen wieder in der Erde, was der andere von dir "
        "ausgegraben hat, ist weg. Stein 19 beendet die Partie nach der Runde. Ab hier brauchst du "
        "keine Anmerkungen mehr."
    ),
    "end": (
        "Schritte entscheiden: zwei für einen Stab, einer für eine Scheibe, einer zurück für eine "
        "tote Karte. Ein Stab, der in der Erde blieb, hat keinem geholfen."
    ),
}
