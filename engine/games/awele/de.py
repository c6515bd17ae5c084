"""Afro-Celtic Awele, in German: texts for the table, help for newcomers."""

# The game in a line, for people who choose.
ABOUT = "Säen, ohne zu wissen, welche Farbe wer beschützt."

TEXT = {
    "title": "Afro-keltisches Awele",
    "in_hand": "Scheiben in der Hand: {n}.",
    "home_of": "Dieses Feld ist die Heimat von {c}.",
    "no_home": "Ein schwarzes Feld: niemandes Heimat.",
    "disc_on": "{c} auf {n}",
    "place_and_colour": "{b}, {c}",
    "only_drop": "Die einzige Scheibe zum Säen: {n}.",
    "nearly_end": "Ohne Entfernen endet die Runde nach {n} {0:Zug|Zügen}.",
    "nearly_ask": "Noch {n} {0:Zug|Züge} ohne Entfernen, und ihr entscheidet, ob die Runde endet.",
    "idle_turns": "{n} Züge ohne Entfernen.",
    "is_colour": "{c}",
    "plays_colour": "Farbe",
    "discs_left": "Scheiben",
    "option_mode": "Farben offen, geheim oder Wetten?",
    "value_standard": "offen",
    "value_bluff": "Bluff",
    "value_bets": "Wetten",
    "option_bluff_ending": "Farbe weg: was dann?",
    "value_leave": "Besitzer raus",
    "value_all_play": "alle weiter",
    "option_quick": "Schnelle Partie?",
    "option_slow": "Langsam: wenigste Punkte siegen?",
    "value_no": "nein",
    "value_yes": "ja",
    "option_effect": "Scheibe trifft ihresgleichen: entfernen?",
    "value_none": "nein",
    "value_one": "bei 1 dort",
    "value_two": "bei 2 dort",
    "value_all": "alle zusammen",
    "option_idle_end": "40 Züge ohne Entfernen: die Runde?",
    "value_ask": "fragen",
    "value_end": "endet",
    "value_never": "geht weiter",
    # Asks
    "opener": "Wer beginnt, ausgelost?",
    "colour": "Wähle deine Farbe",
    "identity": "Deine Karte, verdeckt",
    "space": "Welches Feld leerst du?",
    "drop": "Feld {n}: welche Scheibe?",
    "effect": "Entfernst du {c} auf {n}?",
    "keep": "lassen",
    "remove": "entfernen",
    "bar": "Welchen Stab nimmst du?",
    "stalled": "Endet die Runde?",
    "end": "Runde beenden",
    # News
    "set_up": (
        "Runde {n} von {n}: auf jedes Feld zwei Scheiben seiner Farbe, auf schwarze keine. Figuren "
        "in die Mitte."
    ),
    "bars_back": "Fünf Haufen mit zehn Stäben.",
    "shuffle_deck": "Mischt die 5 Trilithkarten.",
    "gather_deck": "Sammelt die 5 Trilithkarten ein und mischt sie.",
    "deal_secret": "Jedem eine geheime Karte.",
    "has_colour": "{s} spielt {c}.",
    "sows": "{s} leert Feld {n}: die graue Figur dorthin.",
    "removed": "Entfernt: {c}, Feld {n}.",
    "cleared": "Entfernt: {c}, Feld {n}, {n} Scheiben.",
    "out": "Ganz weg: {c}; ihre Figur auf {n}.",
    "move_secret_front": "{s} deckt auf: {l}.",
    "leaves": "{s} ist aus dieser Runde.",
    "takes_bar": "{s} nimmt einen Stab: {c}.",
    # Scores
    "worth": "Wert von {c}: {n}.",
    "scores": "{s} erhält {n} {1:Punkt|Punkte}.",
    "ending_seats": "Nur ein Spieler ist übrig.",
    "ending_colours": "Nur eine Farbe ist übrig.",
    "ending_quick": "Eine Farbe ist weg.",
    "ending_stalled": "40 Züge ohne Entfernen.",
    # Status
    "round": "Runde {n}/{n}, {n} ohne Entfernen",
    "neutral_figure": "zuletzt geleert",
    "shape_figure": "Rang einer Farbe",
}

# By question; {goal} stands for what the game is about.
HELP = {
    "goal": (
        "Ziel: Eine Scheibe, auf ein Feld ihrer Farbe gesät, kommt weg. Sei deine Farbe, oder "
        "worauf du wettest, bald ganz fort."
    ),
    "space": (
        "Alle Scheiben darauf werden einzeln weitergesät, wie du willst. Auf ein Feld ihrer Farbe "
        "gesät, kommt eine weg."
    ),
    "drop": (
        "Auf einem Feld ihrer Farbe oder einem mit neun Scheiben kommt sie weg; sonst bleibt sie."
    ),
    "bar": "Eine Wette: Am Ende der Runde ist ein Stab so viel wert wie seine Farbe.",
    "effect": "Sie trifft andere ihrer Farbe: Du darfst sie entfernen oder lassen.",
    "identity": "Deine Farbe in dieser Runde; die anderen sollen raten.",
    "stalled": (
        "Scheiben könnten ewig kreisen. Endet die Runde hier, ordnet der Rest sich nach Scheiben, "
        "wenigste zuerst."
    ),
    "option_idle_end": (
        "Nach 40 Zügen in Folge ohne Entfernen fragt der Tisch, beendet die Runde oder lässt sie "
        "laufen."
    ),
    "colour": (
        "{goal} Die erste Farbe, die ganz weg ist, ist 5 Punkte wert, die nächsten 4, 3 und 2."
    ),
    "opener": "{goal}",
    # What can be varied
    "option_mode": (
        "Offen: Alle kennen alle Farben. Bluff: Sie sind geheim. Wetten: Niemand hat eine, ihr "
        "wettet mit Stäben."
    ),
    "option_bluff_ending": (
        "Ist eine Farbe weg, zeigt ihr Besitzer sie und scheidet aus; oder alle spielen, bis eine "
        "übrig ist."
    ),
    "option_quick": "Die erste Farbe, die ganz weg ist, beendet die Runde sofort.",
    "option_slow": (
        "Die wenigsten Punkte siegen: Alle wollen ihre eigene Farbe auf dem Brett behalten."
    ),
    "option_effect": (
        "Eine Scheibe bei ihresgleichen darf weg: wo eine oder wo zwei liegen; oder alle zusammen."
    ),
}

# What is always at stake: what wins, what a question decides, when it ends; and why it was won.
STAKES = {
    "goal": "Meiste Punkte aus allen Runden.",
    "goal_slow": "Wenigste Punkte aus allen Runden.",
    "yours": "Ihr Rang zahlt dir in dieser Runde: zuerst weg 5, dann 4, 3, 2.",
    "bet": "Am Ende der Runde ist der Stab so viel wert wie seine Farbe.",
    "by_discs_left": "Hört sie auf, ordnen sich die übrigen Farben nach Scheiben, wenigste zuerst.",
    "next_out": "Die nächste Farbe, die verschwindet, ist {n} wert.",
    "end_quick": "Runde {n} von {n}: Sie endet, sobald die erste Farbe weg ist.",
    "end_colours": "Runde {n} von {n}: Sie endet, wenn eine Farbe übrig ist.",
    "end_seats": "Runde {n} von {n}: Sie endet, wenn höchstens ein Spieler noch Scheiben hat.",
    "fewest": "{s} hat die wenigsten Punkte: {n}.",
}

# How the box is set up, step by step; named after a shape, a step lights the pieces of it.
SETUP = {
    "1": "Nehmt die 50 Scheiben in fünf Farben; die sechs Figuren bleiben in der Mitte.",
    "2_disc": "Zwei Scheiben in seiner Farbe auf jedes farbige Feld, keine auf die schwarzen.",
    "3": (
        "Für Bluff die fünf Trilithkarten, für Wetten die fünfzig Stäbe in fünf Haufen; sonst "
        "nichts mehr."
    ),
}

# A deed in a sentence, by question: host/page/story.py.
STORY = {
    "opener": "{answer} beginnt, so will es das Los.",
    "drop": "{who} sät: {answer}.",
}

# In a first match: where a question comes for the first time, the second…
REMARKS = {
    "colour": (
        "Alle fünf Farben fangen gleich an, und deine gilt nur für diese Runde. Auch die, die "
        "keiner nimmt, spielen mit: Verschwindet eine davon zuerst, bekommt niemand die 5 Punkte."
    ),
    "space": (
        "Felder einer Farbe liegen sechs auseinander. Zwei Scheiben zusammen kommen zwei Felder "
        "weit, sechs bis zum nächsten Feld ihrer Farbe: Sammle, bevor du losziehst."
    ),
    "drop": (
        "Auf jedes Feld eine Scheibe, wie du willst. Lies vorher, welche Farben kommen: Welche von "
        "deinen kommt heim, und welche von den anderen darf es nicht?"
    ),
    "space 2": (
        "Alles auf dem Feld wird gesät, auch fremde Scheiben. Bring keine heim: ein Feld zu weit, "
        "und sie hat den Weg bis zum nächsten Feld ihrer Farbe vor sich."
    ),
    "space 4": (
        "Eine Scheibe von dir genügt, um ein Feld zu leeren, egal wie voll es ist. Die anderen "
        "machen es mit ihren genauso: Leer einen Haufen, der deine heimbringt, vor ihnen."
    ),
    "space 6": (
        "Ein Feld fasst neun Scheiben: Die zehnte kommt weg, egal welche Farbe sie hat. Ein großer "
        "Haufen vor deinen Scheiben ist also auch ein Ausgang."
    ),
    "space 9": (
        "Die erste Farbe, die weg ist, hat ihre Figur auf 5, die nächste auf 4, dann 3 und 2. "
        "Sobald höchstens noch einer Scheiben hat, ist die Runde aus, und der bekommt nichts."
    ),
    "colour 2": (
        "Eine neue Runde: Alle Scheiben sind zurück, die Punkte bleiben, der Nächste beginnt. "
        "Sieh, wer führt: Dessen Farbe halte auf. Ab hier brauchst du keine Anmerkungen mehr."
    ),
    "end": (
        "Alle Runden zählen zusammen. Was eine Farbe aufhält, ist meist eine Scheibe, die allein "
        "blieb: Sie kommt je Zug ein Feld weit, ein Haufen mehrere."
    ),
}
