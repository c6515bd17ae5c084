"""Cribbage, in German: texts for the table, help for newcomers."""

# The game in a line, for people who choose.
ABOUT = "Fünfzehner, Folgen und Paare: Wer ist zuerst um das Brett herum?"

TEXT = {
    "title": "Cribbage",
    "option_muggins": "Muggins: Vergessenes nehmen?",
    "value_off": "nein",
    "value_on": "ja",
    "zone_aside": "Crib",
    "zone_row": "Startkarte",
    "place_start": "Start",
    "place_out": "Ziel",
    # Asks
    "dealer": "Hebt ab: Wer hat die kleinste Karte?",
    "starter": "Heb ab und deck die Startkarte auf",
    "card": "Leg eine Karte: bisher {n}",
    "go": "passen",
    "crib_card": "Deck den Crib auf, Karte für Karte",
    "claim": "Was zählt dein Blatt?",
    "claim_crib": "Was zählt der Crib?",
    "muggins": "Muggins? Vergessen: {n}",
    "nobody": "niemand",
    # News
    "deal_hand": "Gebt jedem {n} Karten.",
    "discard_unseen_hand_aside": "{s} legt {n} {1:Karte|Karten} verdeckt in den Crib.",
    "draw_deck_aside": "Und {n} {0:Karte|Karten} vom Stapel in den Crib.",
    "gather_deck": "Sammelt alle 52 Karten ein und mischt sie.",
    "heels": "Ein Bube als Startkarte: zwei Punkte für {s}.",
    "says_go": "{s} passt.",
    "could_have": "{s} hätte {p} legen können, statt zu passen!",
    "count": "Zusammen: {n}.",
    "thirty_one": "Einunddreißig: 2 für {s}.",
    "last_card": "Letzte Karte: 1 für {s}.",
    "fifteen": "{s}, fünfzehn: {n} ({l}).",
    "pair": "{s}, gleiche Karten: {n} ({l}).",
    "run": "{s}, Folge: {n} ({l}).",
    "flush": "{s}, eine Farbe: {n} ({l}).",
    "nobs": "{s}, passender Bube: {n} ({l}).",
    "nothing_here": "{s} hat nichts zu zählen.",
    "counted": "{s}: {n} insgesamt, {n} angesagt.",
    "takes": "{s} nimmt {n}.",
    "pegs": "{s} steht auf Loch {n}.",
    "ending_won": "121 Löcher!",
    "ending_skunk": "Doppelter Sieg: Der beste Verlierer ist nicht bis 91 gekommen.",
    "ending_double_skunk": "Dreifacher Sieg: Der beste Verlierer ist nicht bis 61 gekommen.",
    # Refusals and status
    "too_much": "Das wäre mehr als 31",
    "deal": "Runde {n}, zusammen {n}",
}

# By question; {goal} stands for what the game is about.
HELP = {
    "goal": "Ziel: als Erster 121 Löcher, durch die gelegten Karten und durch das, was euer Blatt"
    " danach zählt.",
    "option_muggins": "Jeder zählt sein Blatt selbst; was jemand vergisst, dürfen andere nehmen.",
    "dealer": "Die kleinste Karte gibt. {goal}",
    "starter": "Diese Karte zählt zu jedem Blatt. Ein Bube bringt dem Geber zwei Punkte.",
    "card": "Fünfzehn, gleiche Karten und Folgen bringen Punkte. Passe nur, wenn keine deiner"
    " Karten geht.",
    "crib_card": "Die vier weggelegten Karten zählen für den Geber.",
    "claim": "Fünfzehner, Paare, Folgen, eine Farbe, der passende Bube: Was du vergisst, kann ein"
    " anderer nehmen.",
    "claim_crib": "Wie ein Blatt, aber für eine Farbe müssen alle fünf Karten sie haben.",
    "muggins": "Wer es zuerst gesehen hat, nimmt die vergessenen Punkte.",
}

# What was done, where the news does not tell it.
STORY = {"starter": "Die Startkarte: {answer}."}

# How the box is set up, step by step.
SETUP = {
    "1": "Nehmt die 52 Karten; die Joker braucht ihr nicht.",
    "2": "Stecker braucht ihr keine: Zwei Lichter für jeden zeigen, wo er steht und wo er zuletzt"
    " stand.",
}
