"""The table in German. What a field is filled with: see engine/words/__init__.py."""

# Of every game, and of the table itself.
TABLE = {
    # Answers
    "ok": "OK",
    "pass": "passen",
    "by_lot": "auslosen",
    "yes": "ja",
    "no": "nein",
    "anyone": "Alle",
    "imaginary": "Geist",
    # Colours and pieces
    "white": "weiß",
    "blue": "blau",
    "green": "grün",
    "yellow": "gelb",
    "red": "rot",
    "black": "schwarz",
    "purple": "violett",
    # Moves, by verb and zones; the fields are filled by `engine.tell`
    "shuffle_deck": "Mischt alle Karten.",
    "deal_hand": "Gebt jedem {n} {0:Karte|Karten}.",
    "draw_deck_hand": "{s} zieht {n}.",
    "gather_discard_deck": "Stapel leer: Mischt die Ablage.",
    "gather_deck": "Sammelt alle Karten ein und mischt sie.",
    "move_bid_discard": "{s} legt das Gebot ab.",
    # Refusals
    "refused_over": "Die Partie ist vorbei",
    "refused_not_asked": "Antworte mit dem Drehknopf",
    "refused_elsewhere": "Das liegt woanders",
    "refused_not_legal": "Hier nicht möglich",
    "refused_seat": "{s} ist gefragt",
    "refused_fault": "Fehler: Antwort zurückgenommen",
    "refused_nothing": "Nichts zurückzunehmen",
    "refused_seen": "Alle sahen es. Zurücknehmen?",
    # A seat whose computer decides
    "refused_choice": "Nicht diese.",
    "its_turn": "Wartet auf den Computer am Kabel",
    "its_piece": "Seine Wahl: {p}",
    "its_place": "Deck Karte {n} von links auf",
    "its_place_down": "Verdeckt: Karte {n} von links",
    "its_secret": "erledigt",
    "unknown_tag": "Unbekannter Chip",
    "several_tags": "Mehrere Chips: einer nach dem anderen",
    "other_box": "Gehört zu einem anderen Spiel",
    "secret_read": "Karte gelesen",
    "cards_laid": "Karten aufgelegt: {n}",
    "points": "Punkte",
    "pass_with_nothing": "passen",
    "colon": ":",
    "cards_read": "{n} gelesen: {t}",
    "card_back": "zurück: {p}",
    "secret_back": "Karte zurück. Noch aufgelegt: {n}",
    # The table's own menus
    "own_name": "Deutsch",  # of this language, in menus
    "plurals": "1000000 1 1 0",  # engine.words.form
    "language": "Sprache",
    "tags": "Chips",
    "settings": "Einstellungen",
    "which_game": "Welches Spiel?",
    "offer_resume": "Partie fortsetzen? {w} {n} {1:Antwort|Antworten}",
    "set_aside": "Partie beiseitegelegt",
    "damaged_journal": "Protokoll beschädigt: {n} {0:Zeile|Zeilen} verloren, Rest aufgezeichnet",
    "broken_journal": "Partie beschädigt, beiseitegelegt (Zeile {n})",
    "other_rules": "Regeln geändert: Spielt von Hand zu Ende. Die Partie ist aufbewahrt.",
    "before": "zuvor",
    "to_start": "Aufbau",  # where the match stands before its first round
    "help": "Hilfe",
    "go_on": "weiter",
    "undo": "zurücknehmen",
    "one_moment": "Einen Moment…",
    "aborted": "Partie abgebrochen und aufgezeichnet",
    "final": "Endstand",
    "elides": "-",
    "winner": "{s} gewinnt!",
    "nobody_wins": "Niemand gewinnt",
    # Devices that fail
    "no_reader": "Kein Leser: Nimm den Drehknopf",
    "no_knob": "Drehknopf defekt",
    "no_lights": "Keine Lichter: Lies die Anzeige",
    "no_storage": "Kein Speicher: Nichts bleibt erhalten",
    "no_memory": "Speicher knapp: Versuch es noch einmal",
    "no_sound": "Kein Ton",
    # The table itself
    "wrong_settings": "Ungültige Einstellungen ignoriert:",
    "was_stuck": "Der Tisch hing und startete neu.",
    "crashed": "Fehler: Der Tisch startet neu.",
    "safe_mode": "Notbetrieb",
    "safe_knob": "Drehknopf beim Einschalten gehalten.",
    "safe_starts": "Drei Starts sind gescheitert.",
    "safe_what": "Behebe es über USB oder schalte aus.",
}

# Between matches: who plays what, the shelf, room for records.
NEW_MENU = {
    "shelf": "im Regal: {n}",
    "people": "Spieler",
    "who_sits": "Wer sitzt auf Platz {n}?",
    "all_seated": "das sind alle",
    "new_name": "anderer Name…",
    "type_name": "Drehen, drücken; am Ende halten",
    "letters": "ÄÖÜßÉäöüßé",  # after Z, in names; then as many after z
    "name_taken": "Name schon vergeben",
    "player_name": "Spieler {n}",
    "sits_already": "{n} hat schon einen Platz",
    "nobodys_tag": "Der Chip gehört niemandem",
    "light_of": "Farbe von {n}?",
    "light_0": "rot",
    "light_1": "blau",
    "light_2": "grün",
    "light_3": "gelb",
    "light_4": "violett",
    "light_5": "cyan",
    "light_6": "orange",
    "light_7": "rosa",
    # A match that is about to begin
    "begin": "beginnen",
    "rotate": "Platzwechsel",
    "who_plays": "wer spielt…",
    "usual_rules": "übliche Regeln",
    "rules": "Regeln…",
    "begin_explained": "mit Hilfe",
    "one_way": "Dieses Spiel hat keine Varianten",
    # The shelf
    "which_match": "Welche Partie?",
    "older": "ältere…",
    "take_up": "fortsetzen",
    "give_up": "abbrechen",
    "sure_abort": "Partie abbrechen?",
    "back": "zurück",
    # Storage is short
    "make_room": (
        "Speicher voll. Die {n} {0:älteste Partie|ältesten Partien} löschen? {n} davon gibt es "
        "nur hier."
    ),
    # People
    "add_person": "neuer Name…",
    "person_name": "Name…",
    "person_light": "Farbe: {w}",
    "no_light": "egal",
    "person_tag": "Chip: {w}",
    "erase_person": "löschen",
    "sure_erase": "{n} hier löschen? In Partien bleibt der Name",
    "lay_own_tag": "{n}: Leg deinen Chip auf. Drücken: ohne",
    "tag_of": "Der Chip gehört {n}",
    "tag_of_piece": "Der Chip ist an einem Spielteil",
    "too_many": "Zu viele Spieler",
}

# Behind a held knob, in a match.
MATCH_MENU = {
    "set_up_box": "Spiel aufbauen",
    "menu": "Menü",
    "undone": "Zurückgenommen. Legt alles zurück.",
    "see_scores": "Punkte",
    "whose_turn": "Wer ist dran?",
    "by_hand": "mit Drehknopf",
    "put_by": "beiseitelegen",
    "abort": "abbrechen",
    "sure_abort": "Partie abbrechen?",
    "repair": "reparieren…",
    "pause": "Pause",
    "leave": "Wer geht?",
}

# Going back to an answer that was wrong.
REPAIR_MENU = {
    "which_answer": "Welche Antwort war falsch?",
    "earlier": "frühere…",
    "back": "zurück",
    "secret_answer": "eine geheime Antwort",
    # What is to be done about it
    "correct": "berichtigen",
    "omit": "weglassen",
    "insert": "eine fehlt",
    # Notices
    "repair_asked": "Reparatur: Antworte wie auf dem Tisch",
    "repair_left": "Reparatur: Noch {n} alte {0:Antwort|Antworten}",
    "repair_done": "Repariert: {n} behalten. Prüft den Tisch.",
    # While old answers wait
    "repair_stop": "{n} verwerfen",
    "sure_stop": "{n} alte {0:Antwort kommt|Antworten kommen} noch",
}

# A player leaves or joins.
SEATS_MENU = {
    "who_leaves": "Wer geht oder wird ersetzt?",
    "what_then": "{s} geht. Was dann?",
    "who_takes_over": "Wer übernimmt von {s}?",
    "back": "zurück",
    "way_others": "andere spielen",
    "way_lots": "der Tisch lost",
    "way_end": "Partie beenden",
    "way_seated": "neuer Spieler",
    "now_others": "durch andere",
    "now_lots": "per Los",
    "now_machine": "Computer",
    # What holds from now on
    "seat_others": "{s} ist fort: Die anderen spielen den Platz",
    "seat_lots": "{s} ist fort: Der Tisch lost",
    "row_hand": "{s}: Leg die Karten verdeckt auf, eine nach der anderen, von links",
    "row_open": "Zeig dem Computer die oberste von Stapel {n}",
    "row_read": "Gelesen: {n} von {n}",
    "seat_machine": "{s}: Ein Computer spielt den Platz",
    "seat_seated": "{s} spielt jetzt diesen Platz",
}

# While people pause; clocks, and when a seat's time is up.
PAUSE_MENU = {
    "set_clock": "Uhr: {n} min",
    "how_long": "Minuten je Spieler, ab der nächsten Partie",
    "clock_off": "keine Uhr",
    "clock_minutes": "{n} min",
    "paused": "Pause",
    "press_to_go_on": "Karten verborgen, Uhren stehen. Drücken: weiter.",
    "time_is_up": "{s}: Zeit ist um",
}

# Tags and the pieces they are on.
TAGS_MENU = {
    "which_box": "Chips welcher Schachtel?",
    "write_too": "Auch die Namen darauf schreiben?",
    "lay_tag_of": "Chip auflegen: {n}",
    "lay_any_tag": "Leg einen Chip auf",
    "which_piece": "Welches Teil?",
    # What the knob offers
    "test_tags": "prüfen",
    "skip": "überspringen",
    "back": "zurück",
    "choose": "wählen…",
    "stop": "beenden",
    "forget": "vergessen",
    # What was read, and what is asked about it
    "bound": "{n}: OK",
    "it_is": "Das ist {n}.",
    "it_says": "Darauf steht {n}.",
    "has_one": "{n} hat schon einen.",
    "replace": "Ersetzen?",
    "sure_forget": "Diesen Chip vergessen?",
    "forgotten": "Chip vergessen",
    "all_tagged": "Jedes Teil hat seinen Chip",
    "lift_all": "Nimm alle Chips weg, dann leg sie einzeln auf",
    # Why a name could not be written
    "tag_plain": "Nicht formatiert: Name fehlt",
    "tag_damaged": "Inhalt unlesbar.",
    "tag_locked": "Gesperrt: Name fehlt",
    "tag_full": "Voll: Name fehlt",
    "tag_drawn": "Handy oder Bankkarte: Nimm einen anderen Chip",
    "tag_gone": "Nicht beschrieben: Länger halten",
    "no_tag_reader": "Der Leser antwortet nicht",
    "on_computer": "Weiter am Computer",
}

# Settings at the table.
SETTINGS_MENU = {
    # What there is to set, with its value
    "set_night": "Nacht: {w}",
    "set_guide": "erklären: {w}",
    "set_mute": "Ton: {w}",
    "set_brightness": "tagsüber: {n} %",
    "set_night_brightness": "nachts: {n} %",
    "set_rest": "Ruhe: {n} min",
    "set_limit_ma": "Strom {n} mA",
    "set_where": "Lichter: wo?",
    "set_readers": "wessen Leser",
    "whose_reader": "Leser {n}: wessen?",
    "lay_on_reader": "Chip auflegen:",
    "reader_of_table": "der Tisch",
    "seat_number": "Platz {n}",
    "parts_right": "Alles in Ordnung? Lichter rot, grün, blau?",
    "set_parts": "Bauteile",
    "set_network": "WLAN per Handy",
    "set_about": "dieser Tisch",
    "back": "zurück",
    # Questions
    "how_bright": "Helligkeit der Lichter",
    "how_bright_night": "Helligkeit in der Nacht",
    "which_supply": "Strom für die Lichter?",
    "when_rest": "Unbenutzt dunkelt er nach… und ist nach dem Doppelten aus",
    "rest_0": "nie",
    "rest_other": "{n} min",
    "limit_ma_300": "300 mA: USB 2 am Computer",
    "limit_ma_800": "800 mA: Netzteil mit 1 A",
    "limit_ma_700": "700 mA: USB 3 am Computer",
    "limit_ma_1300": "1300 mA: Netzteil mit 2 A",
    "limit_ma_other": "{n} mA",
    "only_now": "Nicht gespeichert: gilt bis zum Ausschalten",
    # This table
    "about_reader": "Leser {n}",
    "reader_clone": "Leser: ein Nachbau, weniger zuverlässig",
    "reader_unknown": "Leser: unbekannter Baustein",
    "reader_wire": "Leser: IRQ-Draht unterbrochen; es geht ohne",
    "reader_fails": "Leser: Einer ist ausgefallen",
    "about_limited": "Grenze: Lichter bei {n} %",
    "about_free": "Frei: {n} KB",
}

# What no driver can find out about the parts: firmware/menus/parts_menu.py.
PARTS_MENU = {
    "which_part": "Welches Bauteil?",
    "part_screen": "Anzeige: Chip",
    "part_screen_rotation": "Anzeige drehen",
    "part_screen_address": "Anzeigeadresse",
    "part_knob_detents": "Knopf: Rasten",
    "part_knob_direction": "Knopf: Richtung",
    "part_light_order": "Lichter: Farben",
    "part_light_count": "Lichter: Anzahl",
    "part_reader": "Leser: Chip",
    "done": "fertig",
    # Questions, and what can be said
    "how_screen": "Müll am Rand: der andere Chip",
    "how_screen_rotation": "Die Anzeige ist eingebaut…",
    "how_screen_address": "Ihre Adresse am Bus",
    "how_knob_detents": "2: wenn nur jede 2. Raste zählt",
    "how_knob_direction": "Nach rechts gedreht, geht die Wahl…",
    "how_light_order": "Folge am Draht; W: mit Weiß",
    "how_light_count": "Lichter am Draht",
    "how_reader": "Welcher Leser ist eingebaut?",
    "screen_none": "keine",
    "reader_none": "keiner",
    "screen_rotation_0": "aufrecht",
    "screen_rotation_180": "kopfüber",
    "knob_direction_1": "abwärts",
    "knob_direction_-1": "aufwärts",
    "light_count_0": "wie das Brett",
    "from_next_start": "Gemerkt. Es gilt, sobald der Stecker gezogen und wieder eingesteckt ist.",
}

# Wie ein Handy den Tisch in sein Netz bringt: firmware/menus/wifi_menu.py, wifi_page.py.
WIFI_MENU = {
    "wifi_phone": "WLAN per Handy",
    "join_own": "1. WLAN wählen",
    "own_key": "Passwort",
    "open_page": "2. Seite öffnen",
    "hold_back": "halten: zurück",
    "got": "Das Handy sagt:",
    "join": "verbinden",
    "joining": "Moment: verbinde mit",
    "joined": "Verbunden und gespeichert. Der Tisch startet neu.",
    "wrong_password": "Falsches WLAN-Passwort. Seite nochmals senden.",
    "not_found": "Kein solches WLAN hier. Der Name? 2,4 GHz? Zu weit weg?",
    "no_address": "Das WLAN gibt keine Adresse. Router neu starten.",
    "no_join": "Das WLAN lehnt ab. Es braucht WPA2 und einen freien Platz.",
    "no_broker": "Verbunden. Der Broker antwortet nicht.",
    "keep": "behalten",
    "no_radio": "WLAN-Chip ist stumm. Stecker ziehen, wieder stecken.",
    "no_client": "Datei fehlt: trilithon deploy, am Kabel.",
    "pull_plug": "Fertig. Stecker ziehen und wieder stecken.",
    "sure_off": "WLAN {n} verlassen?",
    # Die Seite fürs Handy
    "page_seen": "WLAN",
    "page_other": "ein anderes, Name unten",
    "page_wifi": "Name eines anderen WLAN",
    "page_wifi_password": "Passwort des WLAN (8 Zeichen oder mehr)",
    "page_broker": "Broker: Adresse, oder Adresse:Port",
    "page_user": "Benutzer dort (sonst der Name unten)",
    "page_password": "Passwort dort",
    "page_name": "Name dieses Tisches (a-z, 0-9, -)",
    "page_send": "An den Tisch senden",
    "page_wrong": "Bitte noch einmal ansehen: {n}",
    "page_done": "Der Tisch hat alles. Drückt jetzt seinen Knopf; dann geht dieses WLAN aus.",
}

# Teaching where the lights are.
LIGHTS_MENU = {
    "which_plate": "Welches Brett?",
    "place_": "Feld ",
    "nowhere": "nirgends",
    # What the knob offers for the light in question
    "where_is": "Licht {n}: wo?",
    "all_taught": "Jeder Ort hat sein Licht.",
    "run": "mehrere…",
    "other": "woanders…",
    "back": "zurück",
    "stop": "beenden",
    "keep": "behalten",
    "drop": "verwerfen",
    # Questions
    "run_to": "Drehe, solange es stimmt, dann drücke",
    "sure_keep": "Gelernte Lichter: {n}. Behalten?",
}

# While a match is explained as it goes.
GUIDE = {
    "set_up": "Aufbau {n}/{n}",
    "remark": "Tipp",
}

# For people new to a game, where the game says nothing of a question: by its kind.
HELP = {
    "tap": "Leg eine der Karten auf, die du spielen darfst.",
    "set": "Leg Karten einzeln auf; noch einmal, und sie ist zurück. Beende mit {n}.",
    "menu": "Wähle eine Antwort.",
    "number": "Wähle eine Zahl.",
    "place": "Wähle einen der beleuchteten Orte.",
    "seat": "Wähle einen Spieler.",
    "colour": "Wähle eine Farbe.",
    "fact": "Sieh auf den Tisch und sag, was dort liegt.",
    "chance": "Lost es aus, oder lass den Tisch losen.",
}

# What is at stake in questions that several games ask, and how points win.
STAKES = {
    "first": "Es geht nur darum, wer beginnt.",
    "colour_alone": "Die Farbe ändert am Spiel nichts.",
    "most_points": "{s} hat die meisten Punkte: {n}, ein Vorsprung von {n}.",
    "equal_points": "{n} Spieler teilen sich den Sieg mit je {n} {1:Punkt|Punkten}.",
}
