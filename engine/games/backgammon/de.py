"""Stonehenge Backgammon, in German: texts for the table, help for newcomers."""

# The game in a line, for people who choose.
ABOUT = "Würfel und Scheiben, wie ihr sie kennt, und ein König, auf den ihr aufpasst."

TEXT = {
    "title": "Stonehenge Backgammon",
    "left_to_play": "Zu spielen: {n}.",
    "only_die": "Würfel {n} wird gespielt.",
    "only_piece": "Nur einer kann ziehen: {n}.",
    "only_which": "Es kann nur einer sein: {n}.",
    "off_column": "hinausgebracht",
    "reserve_column": "in Reserve",
    "dead_column": "verloren",
    "option_quick": "Siegt der König allein draußen?",
    "option_permanent_capture": "Sind geschlagene Scheiben verloren?",
    "option_all_in": "Muss die Reserve zuerst herein?",
    "option_rebelote": "Darf man 1 und 2 noch einmal würfeln?",
    "value_no": "nein",
    "value_yes": "ja",
    # Asks
    "starter": "Wer beginnt, ausgelost?",
    "first_die": "Würfle: Was zeigt der erste Würfel?",
    "second_die": "Der andere Würfel?",
    "rebelote": "1 und 2: noch einmal würfeln?",
    "keep": "behalten",
    "again": "neu würfeln",
    "die": "Welchen Würfel spielst du?",
    "piece": "Würfel {n}: wer zieht?",
    "disc_reserve": "Scheibe, Res.",
    "king_reserve": "König, Res.",
    "which": "Feld {n}: Scheibe oder König?",
    "disc": "Scheibe",
    "king": "König",
    # News
    "set_up": (
        "{s} ist weiß: zwei Scheiben auf jedes Feld von 2 bis 6, Stäbe bei 30|1 und 6|7. {s} ist "
        "rot: zwei Scheiben auf jedes Feld von 24 bis 28, Stäbe bei 29|30 und 23|24. Die Könige in "
        "die Mitte."
    ),
    "double": "Ein Pasch: Würfle neu.",
    "moves": "{s}, {w}: {n}→{n}.",
    "enters": "{s}, {w}: herein auf {n}.",
    "bears_off": "{s}, {w}: hinaus von {n}.",
    "captured": "Eine Scheibe von {s} ist geschlagen und wartet in der Reserve.",
    "dies": "Eine Scheibe von {s} ist endgültig geschlagen.",
    "king_taken": "Der König von {s} ist gefangen!",
    "lost": "{s} kann die {n} nicht spielen.",
    # Result and status
    "ending_all_off": "Alle sind draußen.",
    "ending_king_off": "Der König ist draußen.",
    "ending_king_captured": "Der gegnerische König ist gefangen.",
    "off": "Draußen: weiß {n}, rot {n}",
}

# By question; {goal} stands for what the game is about.
HELP = {
    "goal": (
        "Ziel: zehn Scheiben und den König hinausbringen oder den fremden König fangen. Weiß läuft "
        "aufwärts, Rot abwärts."
    ),
    "first_die": "Wirf zwei Würfel; bei einem Pasch noch einmal.",
    "second_die": "Und der andere Würfel; bei einem Pasch noch einmal.",
    "die": "Jeder Würfel bewegt eine Scheibe oder den König, einer nach dem anderen.",
    "piece": (
        "Ein einzelner Gegner wird geschlagen; zwei sperren ein Feld. 12 und 18 sind sicher. "
        "Hinaus nur mit genauer Zahl."
    ),
    "which": "Ein gefangener König verliert die Partie.",
    "rebelote": "Eine 1 und eine 2: Du darfst noch einmal würfeln.",
    "starter": "{goal}",
    # What can be varied
    "option_quick": "Wer seinen König hinausbringt, gewinnt, was immer noch auf dem Brett steht.",
    "option_permanent_capture": (
        "Geschlagene Scheiben sind aus der Partie oder kommen aus der Reserve wieder herein."
    ),
    "option_all_in": (
        "Solange Scheiben in Reserve warten, zieht keine andere; der König darf immer."
    ),
    "option_rebelote": "Ein Wurf von 1 und 2 darf wiederholt werden.",
}

# What is always at stake: what wins, what a question decides, when it ends; and why it was won.
STAKES = {
    "goal": "Zehn Scheiben und den König zuerst hinausbringen oder den fremden König fangen.",
    "goal_quick": "Den König zuerst hinausbringen oder den fremden König fangen.",
    "lone_pieces": (
        "Wer allein steht, ist zu schlagen, außer auf 12 und 18; so verliert ein König die Partie."
    ),
    "again": "Nur eine 1 mit einer 2 darf wiederholt werden.",
    "end": "Noch hinauszubringen: {s} {n}, {s} {n}.",
    "end_quick": "Endet mit dem ersten König, der draußen oder gefangen ist.",
    "why_all_off": "{s} hat alle zehn Scheiben und den König hinausgebracht.",
    "why_king_off": "{s} hat den König zuerst hinausgebracht.",
    "why_king_captured": "{s} hat den gegnerischen König gefangen.",
}

# How the box is set up, step by step; named after a shape, a step lights the pieces of it.
SETUP = {
    "1": (
        "Einer spielt Weiß, einer Rot: je zehn Scheiben, eine Figur (der König) und sechs Stäbe, "
        "dazu zwei Würfel."
    ),
    "2_bar": "Stäbe begrenzen die Zonen: weiß bei 30|1 und 6|7, rot bei 29|30 und 23|24.",
    "3_disc": "Zwei Scheiben auf jedes Feld: weiß von 2 bis 6, rot von 24 bis 28.",
    "4_king": "Die Könige warten in der Mitte.",
}

# A deed in a sentence, by question: host/page/story.py.
STORY = {
    "starter": "{answer} beginnt, so will es das Los.",
    "first_die": "",
    "second_die": "{who} würfelt {before} und {answer}.",
}

# In a first match: where a question comes for the first time, the second…
REMARKS = {
    "first_die": (
        "Weiß läuft von 1 hinauf, Rot von 29 herunter, und hinter dem letzten Feld hinaus. Zwei "
        "Würfel sind zwei Züge: mit zweien oder mit einem, der dazwischen hält. Ein Pasch bringt "
        "hier nichts."
    ),
    "die": (
        "Die Reihenfolge ist deine: Fang mit dem Würfel an, der dir lieber ist. Aber sieh, was "
        "bleibt: Der andere muss gespielt werden, wenn es geht, auch wenn es wehtut."
    ),
    "piece": (
        "Stell deine Scheiben zu zweit: Dorthin kann dein Gegner nicht. Eine allein, in Reichweite "
        "eines Würfels, kann geschlagen werden und fängt in deiner Reserve wieder an."
    ),
    "die 2": (
        "Dein König wartet in der Mitte, wo ihn keiner fängt, hat aber den ganzen Weg vor sich. "
        "Hol ihn herein, solange Scheiben von dir nah sind, und lass eine mitgehen: Allein kann er "
        "die Partie kosten."
    ),
    "piece 3": (
        "12 und 18 sind für beide sicher: Dort wird nichts geschlagen. Ein König oder eine "
        "einzelne Scheibe kann dort zwischen den Zonen ausruhen."
    ),
    "die 4": (
        "Eine geschlagene Scheibe fängt von vorn an: Je weiter sie war, desto teurer. Sieh auch, "
        "was deine riskiert, die nach dem Schlagen allein dort steht."
    ),
    "piece 6": (
        "Hinaus geht es nur von den letzten sechs Feldern, mit der genauen Zahl: vom ersten mit "
        "einer 6, vom letzten mit einer 1. Verteil dich dort, dann nützt jeder Wurf."
    ),
    "which": (
        "Sie stehen dort zusammen: Geht einer, ist der andere vielleicht allein. Eine einzelne "
        "Scheibe riskiert ihren Weg, ein einzelner König die Partie."
    ),
    "die 8": (
        "Wer vorn ist, läuft vorbei und meidet Begegnungen; wer hinten ist, stellt sich zu zweit "
        "in den Weg und wartet auf Einzelne. Ab hier brauchst du keine Anmerkungen mehr."
    ),
    "end": (
        "Alle zuerst draußen oder der König gefangen: Punkte gibt es keine. Manche Partie verliert "
        "ein König, der allein in Reichweite eines Würfels stand."
    ),
}
