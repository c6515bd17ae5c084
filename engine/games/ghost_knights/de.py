"""The Arthurian Ghost Knights, in German: texts for the table, help for newcomers."""

# The game in a line, for people who choose.
ABOUT = "Wachen und Geister: Halte die Trilithen, wage den Kampf."

TEXT = {
    "title": "Artus’ Geisterritter",
    "fights": "{s} kämpft weiter: {n} {1:Schwert|Schwerter}.",
    "cards_to_end": "Trilithkarten, die noch kommen: {n}.",
    "only_where": "Der einzige Ort: {n}.",
    "only_remove_where": "Sie kann nur weg von {n}.",
    "only_remove_whose": "Dort nur eine Farbe: {n}.",
    "guards_column": "Wachen",
    "swords_column": "Schwerter",
    # Setup
    "colour": "Wähle deine Farbe",
    "take_colour": "{s} nimmt Figur, 10 Scheiben (Wachen), 10 Stäbe (Schwerter): {c}.",
    "first": "Wer beginnt, ausgelost?",
    "set_up": (
        "Stellt die 5 Trilithen auf. Figuren auf Feld 1, zwei Schwerter von jedem auf den Altar."
    ),
    "pick_row": (
        "Nehmt {n} Karten jeder Spielerfarbe, mischt sie und gebt sie offen reihum an die "
        "Trilithen 1 bis 5."
    ),
    "row": "Karte bei Trilith {n}?",
    "build_pile": (
        "Zählt {n} Karten vom Stapel ab. Mischt 2 Trilithkarten in diese, 2 in den Rest, und legt "
        "sie auf den Rest. Die fünfte kommt in die Schachtel."
    ),
    # Asks
    "draw_deck_secret": "{s} zieht {n}.",
    "drawn": "Was hast du gezogen?",
    "number": "Zahl",
    "trilithon": "Trilith",
    "play": "Spiel eine Karte oder zieh eine zweite",
    "second": "zweite Karte",
    "where": "Wache, {c}: an welchen Trilith?",
    "other_card": "andere Karte",
    "whose_guard": "Schwarz: wessen Wache?",
    "show": "Zeig den Trilith",
    "strike": "Kampf: Spiel eine Karte oder passe",
    "deed": "Was tut die schwarze Karte?",
    "reinforce": "Wache stellen",
    "remove": "Wache weg",
    "remove_whose": "Welche Farbe verliert eine Wache?",
    "remove_where": "Wache, {c}: von welchem Trilith?",
    # News
    "move_discard_hand": "{s} nimmt {l} zurück.",
    "guard": "Wache, {c}: an Trilith {n}.",
    "guard_back": "Wache, {c}: von Trilith {n} zurück in die Reserve.",
    "gains": "{s} {+}: Figur auf Feld {n}.",
    "sword": "{s} legt ein Schwert auf den Altar.",
    "sword_back": "{s} nimmt ein Schwert vom Altar.",
    "out": "{s} scheidet aus dem Kampf aus.",
    "site": "Trilith {n}: {s} {+}.",
    "everywhere": "An allen fünf Trilithen: {s} {+}.",
    # Scores, endings, refusals, status
    "tie_break": "{s}: Schwerter {n}, Karten {n}",
    "ending_fourth": "Die vierte Trilithkarte.",
    "ending_lap": "Eine Figur ist überrundet.",
    "not_in_row": "Nicht von dieser Farbe",
    "want_trilithon": "Leg die Trilithkarte auf",
    "want_number": "Leg eine Zahlenkarte auf",
    "no_guard": "Ohne Wirkung: Behalte die Karte",
    "cards_out": "Trilithen {n}/{n}, Stapel {n}",
    "shape_figure": "Ritter",
    "shape_disc": "Wache",
    "shape_bar": "Schwert",
}

# By question; {goal} stands for what the game is about.
HELP = {
    "goal": (
        "Ziel: die meisten Wachen an den Trilithen. Jeder zahlt dann so viele Punkte, wie dort "
        "Wachen stehen."
    ),
    "row": "Für jeden Ort zu Beginn eine Karte: Eine Wache ihrer Farbe kommt dorthin.",
    "drawn": "Zieh eine Karte und sag ihre Art: Ein Trilith bringt einen Kampf und eine Wertung.",
    "show": "Leg ihn auf den Leser: Alle müssen ihn sehen.",
    "where": "An welchem Trilith soll die Wache stehen?",
    "play": (
        "Deine Farbe: eine Wache von dir. Eine fremde: deren Wache, doch ein Punkt und ein Schwert "
        "für dich."
    ),
    "strike": (
        "Deine Farbe bringt eine Wache, eine fremde nimmt eine weg. Jede Karte kostet ein Schwert "
        "vom Altar."
    ),
    "deed": "Schwarz: eine Wache mehr von dir oder eine beliebige weniger.",
    "whose_guard": "Schwarz: Stell eine beliebige Wache auf; das bringt weder Punkt noch Schwert.",
    "remove_whose": "Wer verliert eine Wache?",
    "remove_where": "Von welchem Trilith geht sie weg?",
    "colour": "{goal}",
    "first": "{goal}",
}

# What is always at stake: what wins, what a question decides, when it ends; and why it was won.
STAKES = {
    "goal": (
        "Meiste Punkte: Bei jeder Wertung zahlt ein Trilith dem, der dort die meisten Wachen hat."
    ),
    "first_guards": "Jede Karte stellt am Anfang eine Wache ihrer Farbe auf.",
    "breaks_in": "Eine Trilithkarte bringt sofort einen Kampf und eine Wertung.",
    "sword_and_point": (
        "Eine fremde Wache bringt dir Punkt und Schwert; ohne Schwerter kannst du nicht kämpfen."
    ),
    "count_next": (
        "Haben alle gepasst, zahlen die Trilithen. Ein Hieb kostet eine Karte und ein Schwert."
    ),
    "end": (
        "Trilithkarten, die noch kommen: {n}. Oder ein Vorsprung von {n} auf den Letzten; jetzt "
        "{n}."
    ),
    "by_swords": "Gleiche Punkte: {s}, mit {n}, hat mehr Schwerter auf dem Altar.",
    "by_cards": (
        "Gleiche Punkte und Schwerter: {s}, mit {n} {1:Punkt|Punkten}, hat mehr Karten auf der "
        "Hand."
    ),
}

# How the box is set up, step by step; named after a shape, a step lights the pieces of it.
SETUP = {
    "1": "Jeder nimmt eine Figur, zehn Scheiben (Wachen) und zehn Stäbe (Schwerter) einer Farbe.",
    "2": (
        "Stellt die fünf Trilithen an ihre Orte. Figuren auf Feld 1, zwei Schwerter von jedem auf "
        "den Altar."
    ),
    "3": (
        "Der Tisch sagt Karte für Karte, wo die ersten Wachen stehen; dann baut er mit euch den "
        "Stapel."
    ),
}

# A deed in a sentence, by question: host/page/story.py.
STORY = {
    "first": "{answer} beginnt, so will es das Los.",
    "drawn_number": "",
    "row": "In der Auslage: {answer}.",
    "play": "{who} spielt {answer}.",
    "play_second": "",
    "strike": "{who} spielt {answer}.",
    "strike_pass": "",
    "where": "",
    "deed": "",
}

# In a first match: where a question comes for the first time, the second…
REMARKS = {
    "play": (
        "Eine fremde Wache zahlt sofort, einen Punkt und ein Schwert; deine eigene zahlt später, "
        "wo du die meisten hast. Kämpfe kosten Schwerter: Ohne siehst du nur zu."
    ),
    "where": (
        "Alle Wachen an einem Trilith, egal welcher Farbe, sind Punkte für den, der dort die "
        "meisten hat. Eine fremde steht also gut, wo du vorn bist und sie dich nicht überholt."
    ),
    "play 2": (
        "Allein an einem Trilith zählst du doppelt, und eine Wache an jedem der fünf bringt bei "
        "jeder Wertung 5 mehr. Du darfst auch eine zweite Karte ziehen und keine legen."
    ),
    "strike": (
        "Ein Hieb kostet eine Karte und ein Schwert. Vergleiche erst, was eine Wache mehr oder "
        "weniger an der Wertung ändert, die gleich folgt. Passen ist endgültig."
    ),
    "remove_where": (
        "Nimm sie dem, der vorn ist, wo du Zweiter bist: Alle, die gleich viele haben, bekommen "
        "die vollen Punkte, auch du."
    ),
    "play 3": (
        "Schluss ist nach der vierten Trilithkarte oder sobald zwei Spieler dreißig Punkte "
        "auseinander sind. Ab hier brauchst du keine Anmerkungen mehr."
    ),
    "end": (
        "Die Wertungen haben die Punkte gebracht: am meisten dem, der an mehreren Trilithen vorn "
        "war oder allein an einem stand. Wachen für andere zahlten einzeln."
    ),
}
