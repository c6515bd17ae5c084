"""Oh Hell, in German: texts for the table, help for newcomers."""

# The game in a line, for people who choose.
ABOUT = "Sag an, wie viele Stiche du machst, und mach genau so viele."

TEXT = {
    "title": "Oh Hell",
    "option_longest": "Wie viele Karten zuletzt?",
    "zone_row": "Trumpf",
    "place_start": "Start",
    # Asks
    "dealer": "Hebt ab: Wer hat die höchste Karte?",
    "trump": "Deck die nächste Karte auf: Trumpf",
    "bid": "Wie viele Stiche machst du?",
    "lead": "Spiel eine Karte aus",
    "follow": "Bediene, wenn du kannst",
    # News
    "gather_deck": "Sammelt alle 52 Karten ein und mischt sie.",
    "only_bid": "{n} ist alles, was {n} ansagen darf.",
    "has_bid": "{s} sagt {n} an.",
    "takes": "{s} gewinnt den Stich: Legt ihn weg.",
    "revoked": "{s} hatte {p} und hat nicht bedient!",
    "right": "{s} liegt mit {n} richtig: jetzt {n} {2:Punkt|Punkte}.",
    "wrong": "{s} liegt mit {n} falsch: weiter {n} {2:Punkt|Punkte}.",
    "ending_won": "Die letzte Runde ist gezählt.",
    "ending_shared": "Die letzte Runde ist gezählt: Gleichstand.",
    # What a question is about, the standing, and status
    "trump_is": "Trumpf: {c}.",
    "points": "Punkte",
    "bids": "Ansage",
    "tricks": "Stiche",
    "hands_of": "Karten je Hand: {n}",
}

# By question; {goal} stands for what the game is about.
HELP = {
    "goal": "Ziel: in jeder Runde genau so viele Stiche machen, wie du angesagt hast.",
    "option_longest": "Die erste Runde hat eine Karte für jeden, jede weitere eine mehr, bis zu"
    " dieser Zahl.",
    "dealer": "Die höchste Karte gibt. {goal}",
    "trump": "Karten dieser Farbe schlagen alle anderen. Sie selbst bleibt aus dem Spiel.",
    "bid": "Machst du genau so viele, zählen sie, und zehn dazu. Der Geber darf nicht so ansagen,"
    " dass es zusammen aufgeht.",
    "lead": "Irgendeine Karte. Die anderen müssen ihre Farbe bedienen, wenn sie können.",
    "follow": "Wer die Farbe nicht hat, darf trumpfen oder irgendeine Karte abwerfen.",
}

# How the box is set up, step by step.
SETUP = {
    "1": "Nehmt die 52 Karten; die Joker braucht ihr nicht.",
    "2_figure": "Für jeden eine Figur an den Start der Strecke, oder nur ihr Licht.",
}
