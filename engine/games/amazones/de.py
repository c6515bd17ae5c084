"""Amazones, in German: texts for the table, help for newcomers."""

# The game in a line, for people who choose.
ABOUT = "Gebote und Gemeinheiten: Jede baut sich den Mann ihrer Träume."

TEXT = {
    "title": "Amazonen",
    "option_start": "Wer eröffnet das erste Turnier?",
    "value_left": "links von ihr",
    "value_lover": "die Verliebte",
    "option_tie_bonus": "Schönheitsbonus bei Gleichstand?",
    "value_per_male": "je Mann",
    "value_per_player": "je Spielerin",
    "option_titles": "Wie heißt ihr?",
    "value_given": "Prinzessin",
    "value_none": "nur der Name",
    "titled": "Prinzessin {n}",
    "back": "zurück",
    # Asks
    "lover": "Wer hat sich zuletzt verliebt?",
    "colour": "Wähle deine Farbe",
    "first_bid": "Gebot in einer Farbe, dann OK",
    "second_bid": "Zweites Gebot?",
    "nothing": "nichts",
    "add": "dazulegen",
    "remove": "zurücknehmen",
    "add_card": "Eine Karte verdeckt, dann OK",
    "remove_card": "Nimm eine Karte zurück, dann OK",
    "tile": "Nimm das oberste Plättchen eines Stapels",
    "harem": "In wessen Harem?",
    "male": "An welchen Mann?",
    "new": "neuer Mann",
    # What a question is about
    "bid_is": "{s} bietet {n}.",
    "tile_is": "Plättchen: {p}.",
    "harem_is": "Der Harem von {s}.",
    "has_head": "Kopf {+}",
    "has_torso": "Rumpf {+}",
    "has_legs": "Beine {+}",
    "with_head": "Kopf{+}",
    "with_torso": "Rumpf{+}",
    "with_legs": "Bein{+}",
    "has_both": "{w} {w}",
    "only_colour": "{n} bleibt für {n}.",
    "only_harem": "Nur hier ist Platz: im Harem von {n}.",
    "only_male": "Es kommt an: {n}.",
    "males_finished": "fertige Männer",
    "males_begun": "unfertige Männer",
    # News
    "sort_tiles": "Köpfe, Rümpfe, Beine: drei gemischte Stapel, offen.",
    "take_colour": "{s} nimmt die 11 Karten: {c}.",
    "move_added_bid": "{s} deckt auf: {l}.",
    "total": "{s}: {n}.",
    "tied": "{s} hat Gleichstand und scheidet aus dem Turnier aus.",
    "move_bid_hand": "{s} nimmt {l}.",
    "wins_joust": "{s} gewinnt das Turnier.",
    "nobody_ranked": "Niemand hat einen Rang: Das oberste Plättchen jedes Stapels kommt weg.",
    # Scores
    "males": "{s}: Männer {+}",
    "finest": "{s}: schönster Mann {+}",
    "largest": "{s}: größter Harem {+}",
    "ugliest": "{s}: hässlichster Mann {+}",
    "crowned": "{s} ist Königin der Amazonen!",
    "ending_placed": "Zwei Stapel sind leer.",
    "ending_discarded": "Zwei Stapel sind leer.",
    # Refusals and status
    "want_card": "Leg eine Karte auf",
    "want_tile": "Leg ein Plättchen auf",
    "no_place": "Dafür ist nirgends Platz",
    "one_colour": "Eine Farbe je Gebot",
    "stacks_left": "Plättchen: {n} {n} {n}",
}

# By question; {goal} stands for what the game is about.
HELP = {
    "goal": (
        "Ziel: schöne ganze Männer aus Kopf, Rumpf und Beinen in deinem Harem; hässliche bei den "
        "anderen."
    ),
    "lover": (
        "Wähle einen Namen: Sie selbst oder, je nach Variante, die links von ihr bietet als Erste. "
        "{goal}"
    ),
    "colour": (
        "Deine Farbe bringt dir elf Karten. Das höchste Gebot gewinnt zwei Plättchen, das zweite "
        "eins. {goal}"
    ),
    "first_bid": (
        "Leg Karten einer Farbe auf: Ihre Summe ist dein Gebot. Dann OK. Gleiche Summen fallen weg."
    ),
    "second_bid": "Noch eine Änderung: eine Karte verdeckt dazu, eine weniger oder keine.",
    "add_card": "Leg die Karte, die dazukommt, verdeckt auf, dann OK.",
    "remove_card": "Leg die Karte auf, die du zurücknimmst, dann OK.",
    "tile": (
        "Leg das oberste Plättchen eines beleuchteten Stapels auf. Kopf, Rumpf und Beine sind ein "
        "Mann."
    ),
    "harem": "Dein eigener für ein schönes Plättchen, ein fremder für ein hässliches.",
    "male": "Ergänze einen Mann oder beginne einen neuen. Nur ganze Männer zählen.",
    # What can be varied
    "option_start": (
        "Wer das erste Turnier beginnt: die zuletzt Verliebte selbst oder die Spielerin links von "
        "ihr."
    ),
    "option_titles": (
        "In Sätzen seid ihr Prinzessinnen, und wer gewinnt, ist Königin der Amazonen; oder nur "
        "die Namen."
    ),
    "option_tie_bonus": (
        "Sind mehrere Männer die schönsten oder hässlichsten: Bonus für jeden solchen Mann oder "
        "einmal je Spielerin."
    ),
}

# What is always at stake: what wins, what a question decides, when it ends; and why it was won.
STAKES = {
    "goal": "Meiste Punkte: ganze Männer, +5 der schönste, +5 größter Harem, −5 der hässlichste.",
    "alike": "Alle Farben haben die gleichen elf Karten.",
    "bids": (
        "Gebote wandern: Jede mit Rang nimmt das Gebot unter ihrem, die letzte das der Siegerin."
    ),
    "keeps": "{s} hat als Einzige einen Rang: zwei Plättchen, und ihre Karten behält sie.",
    "hand_over": "Dann wandern die Gebote: {s} bekommt die Karten von {s}.",
    "end": "Endet, wenn zwei Stapel leer sind. Plättchen übrig: {n}, {n}, {n}.",
}

# How the box is set up, step by step; named after a shape, a step lights the pieces of it.
SETUP = {
    "1": "Nehmt die Plättchen und die Karten von so vielen Farben, wie ihr Spielerinnen seid.",
    "2": (
        "Sortiert die Plättchen: Köpfe, Rümpfe, Beine. Mischt jeden Stapel und legt ihn offen an "
        "seinen Ort."
    ),
    "3": ("Jede nimmt die elf Karten einer Farbe; lasst vor euch Platz für einen Harem."),
}

# A deed in a sentence, by question: host/page/story.py.
STORY = {
    "first_bid": "{who} bietet {sum}.",
    "second_bid": "",
    "second_bid_nothing": "{who} legt nichts dazu.",
    "add_card": "{who} legt verdeckt dazu: {answer}.",
    "remove_card": "{who} nimmt Karten zurück: {answer}.",
    "tile": "",
    "harem": "{who} gibt {before} in den Harem von {answer}.",
    "male": "",
    "first_bid_none": "{who} bietet nichts.",
}

# In a first match: where a question comes for the first time, the second…
REMARKS = {
    "lover": (
        "Du willst schöne Männer in deinem Harem und hässliche bei den anderen. Diese Frage "
        "entscheidet nur, wer zuerst bietet."
    ),
    "colour": (
        "Deine Farbe ist deine Hand: In jedem Turnier bietest du davon Karten für Plättchen. "
        "Gebote wandern, also kämpft deine beste Karte bald vielleicht für eine Rivalin."
    ),
    "first_bid": (
        "Sieh dir die drei obersten Plättchen an: Lohnt eins den Kampf, oder taugt eins zum "
        "Verschenken? Biete wenig, solange du lernst. Gebote wandern, und die Letzte bekommt "
        "die Karten der Siegerin."
    ),
    "second_bid": (
        "Alle offenen Gebote liegen jetzt da. Gleiche Summen werfen einander hinaus: Eine "
        "kleine verdeckte Karte, +1 oder −1, rettet dich aus dem Gleichstand oder überrascht "
        "die, die sich sicher fühlen."
    ),
    "tile": (
        "Du hast einen Rang. Nimm ein schönes Plättchen für dich oder ein scheußliches für "
        "eine Rivalin: Was du hinlegst, kann keine ablehnen."
    ),
    "harem": (
        "Nur ganze Männer zählen. Ein hässlicher Kopf auf schönem Rumpf und schönen Beinen "
        "verdirbt einer Rivalin den Mann; in einem leeren Harem wartet er vielleicht ewig."
    ),
    "male": (
        "Kein Harem hat mehr als zwei unfertige Männer. Mach einen fertig, bevor du den "
        "dritten beginnst."
    ),
    "first_bid 2": (
        "Die Gebote sind gewandert: Zähl nach, was deine Rivalinnen jetzt legen können. "
        "Erbeutete Karten darfst du bieten, eine Farbe auf einmal."
    ),
    "tile 2": (
        "Denk an die Fünfer: +5 für den schönsten Mann, +5 für den größten Harem ganzer "
        "Männer, −5 für den hässlichsten."
    ),
    "first_bid 3": (
        "Die Partie endet, sobald zwei der drei Stapel leer sind, auch mitten im Turnier. Ab "
        "hier brauchst du keine Anmerkungen mehr: Spiel auf Sieg."
    ),
    "end": (
        "Lies unten die Einzelposten: Oft entscheiden die Fünfer, und ein Mann, dem ein "
        "Plättchen fehlte, war nichts wert."
    ),
}
