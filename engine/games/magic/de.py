"""The Magic of Stonehenge, in German: texts for the table, help for newcomers."""

# The game in a line, for people who choose.
ABOUT = "Stiche, die deine Lehrlinge aufstellen: Wirk als Erster den Zauber."

TEXT = {
    "title": "Die Magie von Stonehenge",
    "trump_is_day": "Tag ist Trumpf.",
    "trump_is_night": "Nacht ist Trumpf.",
    "apprentices": "{s}: {n} {1:Lehrling|Lehrlinge} draußen.",
    "only_retreat": "Nur einer kann zurück: {n}.",
    "only_erect": "Der einzige freie Ort: {n}.",
    "at_place": "{b}",
    "apprentices_out": "Lehrlinge draußen",
    "trilithon_column": "Trilith",
    # Asks
    "colour": "Wähle deine Farbe",
    "card": "Karte verdeckt: kämpfen oder verzichten",
    "erect": "Wo soll dein Trilith stehen?",
    "retreat": "Welcher Lehrling geht {n} zurück?",
    "excess": "Leg {n} verdeckt ab, dann OK",
    "conversion": "Welche Wandlung?",
    "time": "Zeit",
    "spirit": "Geist",
    "change_trump": "Den Trumpf wechseln?",
    "keep": "behalten",
    "switch": "wechseln",
    "exchange": "Zahlenkarten zum Tauschen, dann OK",
    # News
    "shuffle_deck": "Mischt die 60 Zahlenkarten, ohne die Trilithen.",
    "take_colour": "{s} nimmt einen Trilith und seine Karte: {c}.",
    "take_discs": "Alle nehmen {n} Scheiben ihrer Farbe.",
    "marker": (
        "Eine Scheibe auf jeden Trilith, die anderen in Reserve. Übrige Trilithkarten kommen in "
        "die Schachtel."
    ),
    "trump_day": "Stab an die Tagseite von Feld 1: Tag ist Trumpf.",
    "trump_night": "Stab an die Nachtseite von Feld 1: Nacht ist Trumpf.",
    "must_concede": "{s} hat keine Zahlenkarte mehr und verzichtet.",
    "move_bid_front": "{s} deckt auf: {l}.",
    "all_concede": "Alle verzichten.",
    "places": "{s} gewinnt und stellt einen Lehrling auf {n}.",
    "no_room": "{s} gewinnt, doch kein Stein ist frei.",
    "set_complete": "{s} nimmt alle Lehrlinge zurück.",
    "erected": "{s} richtet den Trilith auf Ort {n} auf.",
    "retreats": "{s} geht von {n} auf {n} zurück.",
    "leaves": "{s} nimmt den Lehrling auf {n} zurück.",
    "clean_up": "Zahlenkarten auf die Ablage, Trilithen zurück auf die Hand.",
    "move_bid_discard": "{s} legt ab: {l}.",
    "total": "{s}: Summe {n}.",
    "move_added_discard": "{s} tauscht {l}.",
    "ending_spell": "Der Zauber ist gewirkt!",
    # Refusals and status
    "keep_trilithon": "Der Trilith bleibt auf der Hand",
    "enough_cards": "Genug Karten: Drück OK",
    "day": "Tag",
    "night": "Nacht",
    "trump_now": "Trumpf {w}, Runde {n}",
    "neutral_bar": "Trumpfanzeige",
    "shape_disc": "Lehrling",
}

# By question; {goal} stands for what the game is about.
HELP = {
    "goal": (
        "Ziel: Stell alle Lehrlinge auf, richte deinen Trilith auf, dann stell sie noch einmal "
        "alle auf."
    ),
    "card": (
        "Die stärkste Karte stellt einen Lehrling auf; geschlagen geht einer zurück. Dein Trilith "
        "verzichtet ohne Schaden."
    ),
    "retreat": (
        "Einer deiner Lehrlinge geht um die Zahl deiner geschlagenen Karte zurück; unter Feld 1 "
        "kommt er zu dir heim."
    ),
    "excess": (
        "Mehr als sechs Karten: Gib den Überschuss ab. Wer am meisten abgibt, wählt eine Wandlung."
    ),
    "conversion": (
        "Zeit: Du darfst den Trumpf wechseln. Geist: Du tauschst Karten. Der Nächste bekommt die "
        "andere."
    ),
    "exchange": "Leg die Karten auf, die du loswerden willst, dann OK: Du ziehst ebenso viele.",
    "change_trump": "Trumpfkarten, Tag oder Nacht, schlagen alle anderen.",
    "erect": "Wo du willst: Der Ort ist gleich.",
    "colour": "{goal}",
}

# What is always at stake: what wins, what a question decides, when it ends; and why it was won.
STAKES = {
    "goal": "Alle {n} Lehrlinge zugleich auf dem Ring, zweimal, vor den anderen.",
    "trick": (
        "Die beste Karte stellt einen Lehrling auf; jede geschlagene Zahl schickt einen so weit "
        "zurück."
    ),
    "sent_back": (
        "Er geht um deine geschlagene Karte zurück; unter Feld 1 ist er wieder in Reserve."
    ),
    "no_matter": "Der Ort ändert nichts.",
    "powers": "Die höchste abgelegte Summe darf den Trumpf wechseln oder Karten tauschen.",
    "end": "{s} ist am nächsten dran: noch {n} {1:Lehrling|Lehrlinge} aufzustellen.",
    "second_set": "{s} hat zum zweiten Mal alle {n} Lehrlinge auf dem Ring.",
}

# How the box is set up, step by step; named after a shape, a step lights the pieces of it.
SETUP = {
    "1": (
        "Jeder nimmt eine Farbe, ihren Trilith und Scheiben: Eine liegt für immer auf dem Trilith, "
        "die anderen sind Lehrlinge."
    ),
    "2": "Jeder behält die Trilithkarte der eigenen Farbe; die anderen kommen in die Schachtel.",
    "3": "Mischt die 60 Zahlenkarten und gebt jedem fünf.",
    "4_bar": "Ein Stab auf die Nachtmulde von Feld 1: Nacht ist Trumpf.",
}

# A deed in a sentence, by question: host/page/story.py.
STORY = {
    "card": "{who} legt eine Karte verdeckt.",
    "excess": "{who} legt verdeckt ab: {laid}.",
    "conversion": "{who} wählt: {answer}.",
    "change_trump_keep": "{who} behält den Trumpf.",
    "change_trump_switch": "{who} wechselt den Trumpf.",
    "exchange_none": "{who} tauscht nichts.",
}

# In a first match: where a question comes for the first time, the second…
REMARKS = {
    "card": (
        "Zuerst ist die Nacht Trumpf: Eine Nacht 4 schlägt einen Tag 30. Leg eine Karte, die "
        "gewinnen sollte, oder eine niedrige, die geschlagen kaum wehtut; dein Trilith hält sich "
        "heraus."
    ),
    "card 2": (
        "Ein Lehrling steht auf der Zahl, die gewonnen hat. Wie weit oben, ist für den Sieg "
        "gleich, aber von hoch oben wirft ihn eine geschlagene Karte nicht vom Ring."
    ),
    "retreat": (
        "Deine geschlagene Karte schickt einen zurück. Es zählt, auf dem Ring zu sein, nicht wo: "
        "Lass einige weit oben, für die nächste geschlagene Karte."
    ),
    "card 4": (
        "Sieh auf die Hände: Wem die Zahlen ausgehen, der muss sich bald heraushalten, und eine "
        "einzelne Zahlenkarte gewinnt kampflos. Ein Gewinner ohne Trumpf zieht sogar drei Karten."
    ),
    "excess": (
        "Was du ablegst, ist auch ein Gebot: Die höchste Summe wählt zwischen den zwei Kräften. "
        "Hohe Karten, die kein Trumpf sind, gehen zuerst."
    ),
    "conversion": (
        "Zeit macht die andere Hälfte zum Trumpf: Zähl vorher deine Tag- und deine Nachtkarten. "
        "Geist hilft einer Hand, die in beiden schwach ist."
    ),
    "erect": (
        "Die Hälfte ist geschafft: Deine Lehrlinge sind wieder daheim, und erst das zweite Mal "
        "gewinnt."
    ),
    "card 8": (
        "Zähl die Lehrlinge der anderen: Fehlt einem Rivalen nur noch einer, ist jetzt die Zeit "
        "für deine Trümpfe. Ab hier brauchst du keine Anmerkungen mehr."
    ),
    "end": (
        "Alle zugleich auf dem Ring, zweimal, das ist das ganze Spiel: Eine hohe geschlagene Karte "
        "kostete einen Lehrling, eine geschlagene 3 fast nichts."
    ),
}
