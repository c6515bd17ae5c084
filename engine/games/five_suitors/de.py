"""The 5 Suitors, in German: texts for the table, help for newcomers."""

# The game in a line, for people who choose.
ABOUT = "Fünf Freier, geheime Identitäten, in jeder Runde eine Abstimmung."

TEXT = {
    "title": "Die 5 Freier",
    "zone_packet": "Päckchen",
    "zone_secret": "Freier",
    "disc_is": "Scheibe: {c}.",
    "suitor_on": "Auf {n}: {c}.",
    "only_advance": "Es zieht: {n}.",
    "only_bar": "Der Stab: {n}.",
    "only_disc": "Aus dem Beutel: {n}.",
    "option_removed": "Zu zweit: Welche Farbe bleibt draußen?",
    "value_white": "weiß",
    "value_blue": "blau",
    "value_green": "grün",
    "value_yellow": "gelb",
    "value_red": "rot",
    "value_none": "keine",
    "option_predrawn": "Alle Scheiben vorher ziehen?",
    "value_no": "nein",
    "value_yes": "ja",
    "option_bag": "Welcher Beutel?",
    "value_real": "ein echter",
    "value_virtual": "der Tisch zieht",
    "option_track_end": "Wann ist Feld 30 erreicht?",
    "value_whole_vote": "nach der Wahl",
    "value_each_disc": "je Scheibe",
    # Asks
    "first_player": "Erster Spieler, ausgelost?",
    "disc": "Scheibe {n} aus dem Beutel?",
    "play_or_pass": "Eine Karte verdeckt, oder passen",
    "exchange": "Karten tauschen?",
    "nothing": "nichts",
    "hand": "auf der Hand",
    "packet": "im Päckchen",
    "how_many_cards": "Wie viele Karten?",
    "bar_card": "Deck eine Karte auf: Ihre Farbe ist dein Stab",
    "bar": "Einen Stab welcher Farbe?",
    "vote": "Karte für Scheibe {n}, {c}",
    "advance": "Welche Scheibe zieht {n} vor?",
    "give_back": "Einen Stab zurückgeben?",
    "push_back": "Wen ein Feld zurückschieben?",
    "add_discs": "Je eine Scheibe in den Beutel?",
    "add": "hineinlegen",
    "look_at": "Wessen Hand ansehen?",
    "looked": "Hand gesehen? Dann OK",
    "swap_cards": "Hand gegen Päckchen tauschen?",
    "swap": "tauschen",
    "decline": "verzichten",
    "identity": "Zeig deine Trilithkarte",
    # News
    "out": "Legt weg, was {c} ist: Karten, Trilith, Figur, Scheiben, Stäbe.",
    "tokens_real": "Figuren in die Mitte, {n} Scheiben jeder Farbe in den Beutel, Stäbe daneben.",
    "tokens_virtual": (
        "Figuren in die Mitte. Daneben Stäbe und {n} Scheiben jeder Farbe: Der Tisch zieht."
    ),
    "shuffle_stack": "Mischt die Trilithkarten.",
    "deal_secret": "Jedem eine verdeckt: der geheime Freier. Sieh sie an.",
    "draw_stack_aside": "Legt die anderen ungesehen beiseite.",
    "shuffle_deck": "Mischt die Zahlenkarten.",
    "deal_packet": (
        "Jedem {n} Karten verdeckt vor sich: das Päckchen; nur der Besitzer darf hineinsehen."
    ),
    "deal_hand": "Jedem noch {n}: die Hand.",
    "in_row": "Ziehung {n}: Legt sie in die Reihe.",
    "next_set": "Die nächsten Scheiben der Reihe.",
    "draw_again": "Nur eine Farbe: Zieht noch einmal.",
    "plays": "{s} spielt eine Karte verdeckt.",
    "discard_unseen_hand_discard": "{s} legt {n} aus der Hand ab.",
    "discard_unseen_packet_discard": "{s} legt {n} aus dem Päckchen ab.",
    "draw_deck_packet": "{s} zieht {n} fürs Päckchen.",
    "takes_bar": "{s} nimmt einen Stab: {c}.",
    "shows": "{s} deckt auf: {p}.",
    "move_bid_discard": "{s} legt ab: {l}.",
    "wins": "{s} stimmt ab.",
    "nobody_played": "Niemand hat gespielt: {s} entscheidet.",
    "advances": "Freier {c}: {+}, Feld {n}.",
    "gives_back": "{s} gibt einen Stab zurück: {c}.",
    "added": "Eine Scheibe kommt in den Beutel: {c}.",
    "move_table_discard": "Legt die Karten der Abstimmung ab.",
    "shows_hand": "{s} zeigt die Hand: für {s}.",
    "swap_hand_packet": "{s} tauscht eine Karte der Hand gegen eine aus dem Päckchen.",
    "first_next": "{s} ist jetzt erster Spieler und nimmt die graue Figur.",
    # Scores
    "votes": "{s}: {c}, Feld {n}",
    "lost": "{s}: Stäbe {n}",
    "ending_track": "Ein Freier hat 30 erreicht.",
    "ending_supply": "Es sind kaum noch Stäbe da.",
    "ending_bag": "Der Beutel ist leer.",
    "ending_leftovers": "Die letzten Scheiben haben abgestimmt.",
    "ending_replay": "Völliger Gleichstand: Spielt noch einmal!",
    # Refusals and status
    "want_number": "Leg eine Zahlenkarte auf",
    "want_trilithon": "Leg eine Trilithkarte auf",
    "left": "Stäbe: {n}, Scheiben: {n}",
    "shape_figure": "Freier",
}

# By question; {goal} stands for what the game is about.
HELP = {
    "goal": (
        "Ziel: Bring deinen geheimen Freier voran und nimm wenige Stäbe: Sie kosten dich am Ende."
    ),
    "disc": "Welche Farben kamen aus dem Beutel? Sie dürfen ziehen.",
    "play_or_pass": (
        "Die höchste Zahl gewinnt die Abstimmung; die anderen nehmen einen Stab. Passen bringt "
        "einen zufälligen."
    ),
    "bar": (
        "Nimm, was am wenigsten schadet: Wer von einer Farbe am meisten hat, verliert am meisten."
    ),
    "vote": (
        "Eine Karte deines Päckchens je Scheibe: Die höchste bringt ihre Farbe um 3 voran, die "
        "nächste um 2…"
    ),
    "exchange": (
        "Wenn du passt, darfst du Karten der Hand oder des Päckchens tauschen, nicht von beiden."
    ),
    "how_many_cards": "Sie kommen verdeckt weg; du ziehst ebenso viele.",
    "bar_card": (
        "Ihre Farbe ist die des Stabs, den du nimmst; eine schwarze gilt nicht, deck die nächste "
        "auf."
    ),
    "advance": (
        "Niemand hat gespielt: Der erste Spieler bestimmt, welche Scheibe die meisten Schritte "
        "macht."
    ),
    "give_back": "Weiß auf Weiß: Werde einen Stab los.",
    "add_discs": "Blau auf Blau: Der Beutel füllt sich, die Partie geht weiter.",
    "push_back": "Rot auf Rot: Ein Freier geht zurück.",
    "look_at": "Grün auf Grün: Eine Hand wird dir gezeigt, nicht das Päckchen.",
    "looked": "Diese Hand wird dir allein gezeigt. Lies sie, dann OK.",
    "swap_cards": "Gelb auf Gelb: eine Karte der Hand gegen eine deines Päckchens.",
    "identity": "Es ist vorbei: Wer war dein Freier?",
    "first_player": "{goal}",
    # What can be varied
    "option_removed": "Zu zweit bleibt eine Farbe in der Schachtel.",
    "option_predrawn": (
        "Alle Abstimmungen werden vorher gezogen und liegen offen in einer Reihe, oder jede Runde "
        "zieht ihre."
    ),
    "option_bag": "Scheiben aus einem echten Beutel, oder der Tisch zieht sie.",
    "option_track_end": (
        "Schluss, wenn ein Freier nach der ganzen Abstimmung auf 30 ist, oder sobald eine Scheibe "
        "ihn hinführt."
    ),
}

# What is always at stake: what wins, what a question decides, when it ends; and why it was won.
STAKES = {
    "goal": "Das Feld deines geheimen Freiers, weniger das, was deine Stäbe kosten.",
    "one_wins": "Der Gewinner stimmt ab und nimmt keinen Stab; alle anderen nehmen einen.",
    "votes_3": (
        "Die höchste Karte bringt ihren Freier um 3 voran, die nächste um 2, die letzte um 1."
    ),
    "votes_2": "Die höhere Karte bringt ihren Freier um 3 voran, die andere um 2.",
    "bars_cost": "In jeder Farbe: Je mehr Spieler weniger Stäbe haben, desto mehr kosten deine.",
    "free_action": (
        "Karte und Scheibe haben dieselbe Farbe: Die Aktion ist dein, oder du lässt sie."
    ),
    "owners": "Jetzt erhält der Besitzer jedes Freiers dessen Feld, weniger die Stäbe.",
    "end": (
        "Endet, wenn eines davon ausgeht: {n} {0:Feld|Felder} bis 30, {n} {1:Stab|Stäbe}, {n} "
        "{2:Scheibe|Scheiben}."
    ),
    "by_bars": "Gleiche Punkte: {s}, mit {n}, hat die kleineren Haufen an Stäben.",
    "all_equal": "Punkte und Stäbe sind gleich: Niemand gewinnt.",
}

# How the box is set up, step by step; named after a shape, a step lights the pieces of it.
SETUP = {
    "1": (
        "Nehmt Figuren, Stäbe und Scheiben aller Farben im Spiel; die Scheiben kommen in einen "
        "Beutel."
    ),
    "2_figure": "Die Figuren aller Freier in die Mitte.",
    "3": (
        "Jedem eine geheime Trilithkarte: der eigene Freier. Drei Karten verdeckt vor euch, drei "
        "auf die Hand."
    ),
}

# A deed in a sentence, by question: host/page/story.py.
STORY = {
    "first_player": "{answer} beginnt, so will es das Los.",
    "identity": "{who} zeigt die Trilithkarte: {answer}.",
    "bar_card": "{who} deckt {answer} auf.",
    "disc": "Aus dem Beutel: {answer}.",
    "vote": "{who} legt dazu: {answer}.",
    "exchange": "",
    "exchange_nothing": "{who} tauscht nichts.",
    "advance": "{who} bringt einen Freier voran: {answer}.",
}

# In a first match: where a question comes for the first time, the second…
REMARKS = {
    "play_or_pass": (
        "Deine Hand kämpft um die Abstimmung; die drei Karten deines Päckchens sind die Stimmen. "
        "Dein Freier hat die Farbe deiner Trilithkarte: Ist er unter den Scheiben, lohnt sich der "
        "Sieg."
    ),
    "vote": (
        "Es zählt nur, welche Karte höher ist: 3, 2 und 1 tun so viel wie 30, 29 und 28. Leg eine "
        "Karte auf eine Scheibe ihrer Farbe, wo es geht: Das bringt noch eine Aktion."
    ),
    "play_or_pass 2": (
        "Außer dem Sieger nimmt jeder einen Stab, in der Farbe seiner gespielten Karte. Spiel also "
        "eine Farbe, die dir als Stab recht ist, oder Schwarz: Dann wählst du."
    ),
    "exchange": (
        "Jetzt kannst du ausbessern: hohe Zahlen für die Hand, fürs Päckchen Farben, die Aktionen "
        "bringen. Aber welchen Stab du nimmst, sagt der Zufall."
    ),
    "play_or_pass 3": (
        "Sieh, wer um welche Scheiben kämpft: Das verrät den Freier. Deiner bleibt geheim, wenn du "
        "auch um andere kämpfst oder eine Abstimmung auslässt."
    ),
    "vote 2": (
        "Gib ab und zu einem Freier die 3, der weit hinten liegt: Das versteckt deinen und hilft "
        "kaum jemandem."
    ),
    "bar": (
        "Vergleiche Farbe für Farbe: Wo andere auch nach diesem noch mehr Stäbe haben als du, "
        "kosten deine am wenigsten."
    ),
    "play_or_pass 5": (
        "Drei Dinge können die Partie beenden: ein Freier auf 30, kaum noch Stäbe, ein leerer "
        "Beutel. Der Tisch zählt mit: Lieg dann vorn. Ab hier brauchst du keine Anmerkungen mehr."
    ),
    "end": (
        "Das Feld deines Freiers, weniger das, was deine Stäbe kosten. Lies beides: An Stäbe kann "
        "der halbe Weg verloren gehen."
    ),
}
