"""The Chariots of Stonehenge, in German: texts for the table, help for newcomers."""

# The game in a line, for people who choose.
ABOUT = "Ein Wagenrennen, in dem du den anderen Mauern in den Weg baust."

TEXT = {
    "title": "Die Wagen von Stonehenge",
    "zone_bid": "gelegt",
    "fists": "Kristalle: {n} links, {n} rechts.",
    "crystals_now": "Kristalle: {n}.",
    "chariot_on": "{s} ist auf {n}.",
    "only_grid": "{n} nimmt den letzten Platz.",
    "only_slot": "Die einzige Stelle: {n}.",
    "only_border": "Die einzige Grenze: {n}.",
    "only_hit": "Getroffen wird: {n}.",
    "space_column": "Feld",
    "crystals_column": "Kristalle",
    "bars_column": "Stäbe draußen",
    "option_play_on": "Weiter um die anderen Ränge?",
    "value_off": "nein",
    "value_on": "ja",
    "option_grid": "Startplätze?",
    "value_random": "ausgelost",
    "value_previous": "wie zuletzt",
    "option_trilithon_toll": "An einem fremden Trilith vorbei?",
    "value_2": "2 mehr",
    "value_1": "2 im Ganzen",
    "option_stranded": "Keine Kristalle mehr: deine Karten?",
    "value_keeps": "behalten",
    "value_discards": "auch ablegen",
    # Setup
    "colour": "Wähle deine Farbe",
    "take_colour": "{s} nimmt Figur, 10 Stäbe und 10 Scheiben: {c}. Und einen Trilith.",
    "lay_crystals": (
        "Jeder legt eine Scheibe auf die Felder 5, 10, 15, 20 und 25, eine auf den Trilith und "
        "behält 4: die Kristalle."
    ),
    "grid": "Wer startet auf Feld {n}?",
    # Asks
    "hide_crystals": (
        "Alle verstecken alle Kristalle in zwei Fäusten. Links: sperren, rechts: schieben. Auf!"
    ),
    "left_hand": "Wie viele in der linken Hand?",
    "action": "Sperren: noch {n} übrig",
    "place_bar": "Stab setzen",
    "move_bar": "Stab versetzen",
    "place_trilithon": "Trilith",
    "done": "fertig",
    "bar_cards": "Karten mit der Summe des Feldes, dann OK",
    "trilithon_cards": "Ein Trilith und Karten für das Feld, dann OK",
    "which_bar": "Den Stab welches Feldes?",
    "slot": "Feld {n}: wo?",
    "border": "Feld {n}: welche Grenze?",
    "rim_before": "Rand, hinten",
    "wells_before": "Mulden, hinten",
    "rim_after": "Rand, vorn",
    "wells_after": "Mulden, vorn",
    "between": "Rand/Mulden",
    "border_before": "Grenze hinten",
    "border_after": "Grenze vorn",
    "step": "Fahren: noch {n} übrig",
    "run": "weiterfahren",
    "dive": "in Tagmulde",
    "climb": "hinauf, für 2",
    "creep": "durch Mulden",
    "hit": "Unfall! Wogegen?",
    "charge": "Leg 0 bis 3 Karten ab, dann OK",
    # News
    "not_now": "jetzt nicht",
    "keep_hand": "alle behalten",
    "lapse": "{s} lässt in diesem Zug Kristalle ungenutzt: {n}.",
    "stranded": "{s} hat keine Kristalle mehr und kommt nicht mehr weiter.",
    "useless": "{s}: Zu dieser Summe passt keine Stelle.",
    "move_bid_hand": "{s} nimmt {l} zurück.",
    "move_bid_discard": "{s} legt ab: {l}.",
    "bar": "{s} setzt einen Stab, Feld {n}: {w}.",
    "wall": "{s} baut eine Mauer, Feld {n}: {w}.",
    "trilithon": "{s} setzt den Trilith, Feld {n}: {w}.",
    "at": "{s} fährt: {w} {n}.",
    "night_well": "Nachtmulde",
    "rim": "Rand",
    "day_well": "Tagmulde",
    "behind": "{s} ist hinter denen, die schon da sind.",
    "beside": "{s} kommt daneben, auf die Innenseite: dahinter.",
    "crosses": "{s} überquert die Linie!",
    "bar_home": "Der Stab geht zurück an {s}.",
    "trilithon_home": "Der Trilith geht zurück an {s}.",
    "crash": "{s} verunglückt ({w}): Ein Kristall ist für immer verloren.",
    "crystal": "{s} nimmt den Kristall von Feld {n}.",
    # Scores, endings, refusals, status
    "rank": "{n}. {s}",
    "ending_arrived": "Die Linie ist überquert.",
    "ending_stranded": "Im Rennen ist kein Kristall mehr.",
    "ending_ranked": "Ein Wagen ist übrig.",
    "over_30": "Summe über 30",
    "numbers_only": "Nur Zahlenkarten",
    "one_trilithon": "Nur ein Trilith",
    "in_lead": "Vorn: {s}, Feld {n}",
    "shape_disc": "Kristall",
}

# By question; {goal} stands for what the game is about.
HELP = {
    "goal": (
        "Ziel: Sei als Erster um den Ring. Deine Kristalle sperren den Weg oder schieben deinen "
        "Wagen."
    ),
    "grid": "Die Startplätze, einer nach dem anderen. {goal}",
    "left_hand": "Links, um zu sperren; der Rest, rechts, schiebt deinen Wagen.",
    "action": (
        "Ein Kristall für jeden Stab oder Trilith quer über den Weg. Zwei Stäbe an einer Stelle "
        "sind eine Mauer."
    ),
    "bar_cards": "Die Summe der Karten ist das Feld, 1 bis 30. Dann OK.",
    "trilithon_cards": "Eine Trilithkarte und Zahlen, deren Summe das Feld ist. Dann OK.",
    "slot": "Ein Stab sperrt einen Weg: zum nächsten Feld oder zwischen Rand und Mulden.",
    "border": "Der Trilith sperrt diese ganze Grenze, Rand und Mulden.",
    "which_bar": "Welcher deiner Stäbe zieht um? Die Karten sagen, wohin.",
    "step": (
        "Brauch alles auf. Ein fremder Stab kostet 2 mehr, eine Mauer 4; durch die Mulden geht es "
        "außen herum."
    ),
    "hit": "Zwei Hindernisse halten dich auf: Sag, welches du triffst.",
    "charge": "Leg ab, was nichts taugt, dann OK: Du ziehst auf drei Karten nach.",
    "colour": "{goal}",
    # What can be varied
    "option_play_on": (
        "Das Rennen endet, wenn der erste Wagen im Ziel ist, oder geht weiter, bis einer übrig ist."
    ),
    "option_grid": (
        "Die Plätze auf den ersten Feldern: ausgelost, oder der Sieger des letzten Rennens vorn."
    ),
    "option_trilithon_toll": (
        "Ein fremder Trilith kostet zwei Kristalle zum Schritt dazu, wie ein Stab, oder zwei sind "
        "der ganze Preis."
    ),
    "option_stranded": (
        "Wer keine Kristalle mehr hat, behält die Hand, oder er darf weiter ablegen und ziehen wie "
        "alle."
    ),
}

# What is always at stake: what wins, what a question decides, when it ends; and why it was won.
STAKES = {
    "goal": "Sei als Erster über der Linie hinter Feld 30.",
    "starts_ahead": "Ein höheres Feld liegt näher an der Linie.",
    "fists_split": (
        "Links: Stäbe, was übrig bleibt, verfällt. Rechts: der Schub, er muss ganz aufgebraucht "
        "werden."
    ),
    "in_the_way": "Andere zahlen 2 mehr für deinen Stab, 4 für eine Mauer; du zahlst nichts.",
    "all_spent": (
        "Ein Schub, der nicht zu zahlen ist, ist ein Unfall: Ein Kristall ist für das Rennen "
        "verloren."
    ),
    "next_round": "Du ziehst auf drei nach; Stäbe brauchen Summen von 1 bis 30.",
    "whole_ring": "Der ganze Ring ist noch zu fahren.",
    "end": "{s} führt; Grenzen bis zur Linie: {n}.",
    "stands_first": "{s} ist am weitesten vorn, wo das Rennen aufhört.",
    "over_line": "{s} war als Erster über der Linie.",
}

# How the box is set up, step by step; named after a shape, a step lights the pieces of it.
SETUP = {
    "1": (
        "Jeder nimmt eine Figur (den Wagen), zehn Stäbe, zehn Scheiben (Kristalle) und einen "
        "Trilith."
    ),
    "2": (
        "Von jedem ein Kristall auf die Felder 5, 10, 15, 20 und 25 und einer auf den Trilith; "
        "jeder behält vier."
    ),
    "3": "Mischt alle 65 Karten und gebt jedem drei.",
}

# A deed in a sentence, by question: host/page/story.py.
STORY = {
    "left_hand": "{who} hat {answer} in der linken Hand.",
    "which_bar": "{who} versetzt den Stab von Feld {answer}.",
    "charge_none": "{who} behält die ganze Hand.",
}

# In a first match: where a question comes for the first time, the second…
REMARKS = {
    "left_hand": (
        "Was die linke Hand nicht braucht, ist nur für diese Runde verloren. Was die rechte nicht "
        "ganz ausgeben kann, ist ein Unfall und kostet einen Kristall fürs ganze Rennen: Schieb, "
        "was sicher aufgeht."
    ),
    "action": (
        "Ein Stab braucht einen Kristall und Zahlenkarten, deren Summe sein Feld ist. Leg ihn vor "
        "die, die hinter dir sind: Sie zahlen 2 mehr oder fahren herum, deine eigenen kosten dich "
        "nie etwas."
    ),
    "step": (
        "Von Rand zu Rand 1. Einen fremden Stab zu brechen kostet 3, und er geht heim; durch die "
        "Mulden, 1 hinab, 1 weiter, 2 hinauf, bist du für vier vorbei, und er steht dem Nächsten "
        "im Weg."
    ),
    "charge": (
        "Karten, die in keine Summe passen, dürfen weg: Du ziehst auf drei nach. Der Trilith quer "
        "über eine ganze Grenze braucht dazu eine Trilithkarte: Heb eine für die letzten Felder "
        "auf."
    ),
    "left_hand 3": (
        "Wer links am meisten hat, sperrt zuerst, wer rechts am meisten hat, fährt zuerst. Wer "
        "genau auf 5, 10, 15, 20 oder 25 hält, bekommt den Kristall, der dort auf ihn wartet."
    ),
    "left_hand 5": (
        "Zähl bis zur Linie hinter 30: Wer zuerst darüber ist, gewinnt sofort. Ab hier brauchst du "
        "keine Anmerkungen mehr."
    ),
    "end": (
        "Zuerst über die Linie, nichts anderes zählt. Ein Unfall oder ein Schub, dem ein Kristall "
        "fehlte, entscheidet viele Rennen."
    ),
}
