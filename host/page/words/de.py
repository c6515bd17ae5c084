"""The page in German. {0}, {1}…: what the page fills in."""

# A table's page, and those of the phones.
PAGE = {
    "tagline": "der Schiedsrichter unter eurem Tisch",
    "new_match": "Neue Partie",
    "undo": "Rückgängig",
    "pause_match": "Partie unterbrechen",
    "paused_match": "Pause: Die Karten sind verborgen, die Uhren stehen.",
    "resume_match": "Pause beenden",
    "leave": "Jemand geht…",
    "leave_title": "Wer geht oder wird ersetzt?",
    "leave_others": "Geht: Die anderen spielen weiter",
    "leave_lots": "Geht: Der Tisch spielt per Los",
    "leave_simulated": "Geht: Ein simulierter Spieler macht weiter",
    "leave_machine": "Geht: Dieser Computer spielt weiter",
    "leave_end": "Geht: Die Partie endet",
    "stopped": "Die Partie endete, wie sie stand: {0}. So steht es in der Aufzeichnung.",
    "away_others": "(die anderen spielen)",
    "away_simulated": "(simuliert)",
    "away_lots": "(per Los)",
    "away_machine": "(ein Computer spielt)",
    "gone_others": "{0} geht: Die anderen spielen auf diesem Platz weiter.",
    "gone_lots": "{0} geht: Der Tisch spielt auf diesem Platz weiter.",
    "gone_machine": "Ein Computer spielt den Platz von {0}.",
    "sits_for": "{1} übernimmt den Platz von {0}.",
    "is_back": "{0} ist wieder da.",
    "seat_before": "(vorher: {0})",
    "repaired_correct": "Diese Antwort wurde berichtigt.",
    "repaired_omit": "Vor dieser wurde eine Antwort weggelassen.",
    "repaired_insert": "Diese Antwort wurde später eingefügt.",
    "newcomer": "neuer Name",
    "newcomer_of": "Wer von {0} übernimmt",
    "takes_over": "Übernimmt",
    "repair": "Reparieren…",
    "repair_title": "Welche Antwort war falsch?",
    "repair_why": (
        "Der Tisch geht bis zu ihr zurück. Was danach noch passt, bleibt; der Rest wird neu "
        "gefragt."
    ),
    "repair_correct": "Berichtigen",
    "repair_omit": "Weglassen",
    "repair_insert": "Davor fehlt eine",
    "repair_earlier": "Frühere",
    "repair_left": "Reparatur: Noch {0} alte {0:Antwort|Antworten}.",
    "repair_stop": "Verwerfen",
    "stakes": "Worum es geht:",
    "lesson": "Geführte Partie",
    "to_win": "So gewinnst du",
    "the_end": "Das Ende",
    "rules": "Regeln",
    "ruling": "Regel {0}",
    "rule_page": "Warum hat der Tisch so entschieden? Die nummerierten Entscheide",
    "set_up_box": "Spiel aufbauen",
    "rules_in": "(auf Englisch)",
    "close": "Schließen",
    "since_you": "Seit deiner letzten Antwort:",
    "hints_on": "Erklärungen: an",
    "hints_off": "Erklärungen: aus",
    "explain": "Was heißt das?",
    "more": "Mehr",
    "save": "Aufzeichnung sichern",
    "load": "Aufzeichnung laden…",
    "abort": "Partie abbrechen",
    "aloud_on": "Vorlesen: an",
    "aloud_off": "Vorlesen: aus",
    "sound_on": "Töne: an",
    "sound_off": "Töne: aus",
    "curtain_on": "Vorhang zwischen Spielern: an",
    "curtain_off": "Vorhang zwischen Spielern: aus",
    "pass_to": "Gib weiter an {0}",
    "cards_of": "Was jetzt kommt, ist nur für {0}",
    "i_am": "Ich bin {0}: zeigen",
    "look": "Ich bin {0}: meine Karten ansehen",
    "curtain_why": (
        "Nichts Geheimes ist auf der Seite. Spielt ihr offen? Schalte den Vorhang unter „Mehr“ aus."
    ),
    "on_phone": "{0} wählt auf dem Handy.",
    "phone_lost": "Ist das Handy weg oder der Akku leer?",
    "fetch": "{0} spielt hier weiter",
    "sure_fetch": "Der Link von {0} auf dem Handy endet, die Karten kommen hierher. Sicher?",
    "hand_on_phone": "Diese Karten sind auf einem Handy.",
    "early": "Wähle schon jetzt: Es bleibt verborgen, bis du dran bist.",
    "early_ready": "Gelegt. Es bleibt verborgen, bis du dran bist; so lange darfst du es ändern.",
    "skip": "Zur Frage springen",
    "spectator": "Zuschauer",
    "spectator_why": "Du siehst zu: Nur wer die Seite mit dem Steuerlink öffnet, kann spielen.",
    "gone": "Der Tisch ist weg, neuer Versuch…",
    "refused": "Diese Seite braucht einen Link mit ihrem Schlüssel.",
    "connecting": "Einen Moment, der Tisch kommt…",
    "fetching": "Der Tisch wird geladen, nur dieses erste Mal: {0} von {1} MB",
    "starting": "Der Tisch startet…",
    "two_tabs": "Der Tisch ist in einem anderen Tab offen. Schließe den, dann öffnet er sich hier.",
    "not_kept": (
        "Dieser Browser speichert nichts: Die Partie lebt nur so lange wie dieser Tab. Sichere sie."
    ),
    "no_crypto": (
        "diese Seite kam unverschlüsselt: Niemand prüft ihre Dateien, und ein zweiter Tab fällt "
        "nicht auf. Öffne nur einen Tab, oder ihre Adresse mit https://."
    ),
    "old_browser": "Dieser Browser ist zu alt für einen eigenen Tisch: {0} fehlt.",
    "damaged_file": "{0} kam beschädigt an: Lade die Seite neu oder sag es dem Betreiber.",
    "no_page": (
        "Die Seite startet nicht: Eine ihrer Dateien kam nicht, oder dieser Browser ist zu alt. "
        "Lade sie neu."
    ),
    "no_start": "Der Tisch startet nicht: {0}",
    "cable": "Ein echter Tisch, am Kabel…",
    "needs_computer": "Handys, Rückblicke, Chronik und Räume brauchen Trilithon auf dem Computer.",
    "no_match": "Was spielen wir?",
    "no_match_hint": "Beginne hier eine Partie oder wähle ein Spiel mit dem Drehknopf.",
    "no_match_here": "Wähle ein Spiel und wer mitspielt, dann geht es los.",
    "table_menu": "Der Tisch selbst fragt: Drehe den Drehknopf und drücke ihn.",
    "over": "Endstand",
    "rest": "Die anderen",
    "thinking": "{0} überlegt…",
    "paused": "{0} wartet: Die simulierten Spieler sind angehalten.",
    "question": "Frage",
    "board": "Spielbrett",
    "board_of": "Spielbrett: {0}",
    "device": "Anzeige und Drehknopf",
    "menu": "Befehle",
    "shared": "Gemeinsame Karten",
    "player_of": "Wer für {0} spielt",
    "a_person": "Mensch",
    "who_asks": "{0}: {1}",
    "screen": "Die Anzeige des Tisches",
    "knob": "Drehknopf",
    "knob_help": "Pfeile oder Rad: drehen. Klick oder Eingabe: drücken. Halten: Menü.",
    "turn_left": "Nach links drehen",
    "turn_right": "Nach rechts drehen",
    "reader": "Leser",
    "reader_help": "Klick eine Karte an oder zieh sie hierher",
    "tray": "Leg von hier ein Teil auf",
    "hand_of": "Hand: {0}",
    "no_hand": "Keine Karten auf der Hand",
    "seats": "Spieler",
    "simulated": "simuliert",
    "person": "Mensch",
    "people": "Simulierte Spieler",
    "play": "Spielen lassen",
    "pause": "Anhalten",
    "step": "Ein Zug",
    "advise": "Einen Tipp, bitte",
    "advice_thinks": "Der Tipp wird überlegt…",
    "undecided": "Der Computer fand keine Antwort für seinen Platz: Gib am Tisch eine für ihn.",
    "advice_failed": "Es kam kein Tipp: Das Programm, das überlegt, hat angehalten.",
    "has_come": "neu seit deiner letzten Antwort",
    "log_story": "Als Geschichte",
    "log_trace": "Jede Antwort",
    "story_found": "{0} {1}.",
    "story_plain": "{0}: {1}.",
    "story_secret_cards": "{0} verdeckte {0:Karte|Karten}",
    "then_asked": "Danach: {0}",
    "advice_is": "Tipp: {0}. Das gewinnt etwa {1} von 100 Partien (± {2}).",
    "advice_by_lot": "Tipp: {0}. Nur gelost: Zu allem, was zu sehen war, passt nichts.",
    "lots": "{0}-mal gelost",
    "lots_of": "{0} hat gelost: Diese Züge ließen sich nicht durchdenken.",
    "why_no_advice": "Hier gibt es nichts zu wählen.",
    "program_died": "Das Programm von {0} ist von selbst zu Ende: Der Tisch spielt dafür weiter.",
    "program_hangs": "Das Programm von {0} antwortete nicht rechtzeitig: Der Tisch spielt weiter.",
    "program_nonsense": "Das Programm von {0} nannte keine Antwort: Der Tisch spielt weiter.",
    "program_missing": "Das Programm von {0} ließ sich nicht starten: Der Tisch spielt dafür.",
    "review": "Rückblick",
    "review_of": "Die Chancen im Lauf der Partie",
    "review_turns": "Die Antworten, die am meisten änderten",
    "turn_choice": "{0}, „{1}“: {2}. Mit {3} etwa {4} von 100 Partien gewonnen, nicht {5} (± {6}).",
    "turn_luck": "„{0}“: {1}. Glück: {2} hatte etwa {3} von 100 Partien, danach {4} (± {5}).",
    "turn_none": "Keine Antwort änderte die Chancen stark.",
    "luck_of": "{0}: Glück allein brachte {1} von 100 Partien",
    "why_ends": "Im Mittel endet die Partie dann mit {0}.",
    "why_than": "Verglichen mit {0} endet die Partie im Mittel mit {1}.",
    "why_part": "{0} {1} ({2})",
    "wins_of_100": "Siege von 100",
    "decimal": ",",
    "level": "Stärke",
    "level_careless": "Drauflos",
    "level_easy": "Wie ein Kind",
    "level_normal": "Ein netter Abend",
    "level_strong": "Um zu gewinnen",
    "pace": "Tempo",
    "scores": "Punkte",
    "won_together": "{0} und {1} gewinnen!",
    "log": "Verlauf",
    "done": "Gelegt",
    "read": "Auf dem Tisch: {0}",
    "roll": "Würfeln",
    "pick_hand": "Wähle {0} {0:Karte|Karten} aus deiner Hand{0:|, dann OK}",
    "pick_packet": "Wähle {0} {0:Karte|Karten} aus deinem Päckchen{0:|, dann OK}",
    "gather_help": "Oder klick die Karten an, die weggehen: Die Zahl folgt daraus.",
    "pick_help": "Niemand sonst sieht, welche. Noch einmal angetippt, ist eine Karte zurück.",
    "why_picking": "Erst werden die Karten gewählt.",
    "redealt": (
        "Was in dieser Partie gegeben wurde, ist hier nicht bekannt: Die Karten, die noch niemand "
        "gesehen hat, wurden neu gegeben."
    ),
    "stand_still": "Die simulierten Spieler sind angehalten.",
    "go_on_playing": "Spielen lassen",
    "why_duty": "Diese Hand hat eine Farbe, die zuerst gespielt werden muss.",
    "why_settled": "Das entscheiden Würfel oder der Tisch; es lässt sich nicht wählen.",
    "why_moved": "Die Partie ist weitergegangen: Sieh noch einmal hin.",
    "why_no_piece": "Das liegt dort nicht mehr.",
    "why_not_control": "Diese Seite kann nur zusehen.",
    "by_chance": "Auslosen",
    "choose": "Wählen",
    "taken_back": "Zurückgenommen: {0}. Dann beträgt das Gebot {1}",
    "told_to": "An {0}: {1}",
    "stakes_of": "Worum es für {0} geht:",
    "laid": "Bisher gelegt: {0}",
    "laid_sum": "Bisher gelegt: {0}, zusammen {1}",
    "sum": "zusammen {0}",
    "a_card": "verdeckte Karte",
    "secret_answer": "im Geheimen",
    "males": "{0}: {1}",
    "harem_empty": "leerer Harem",
    "start_game": "{0} beginnen",
    "room_people": "Für wie viele?",
    "room_minutes": "Wie lange?",
    "room_any": "egal",
    "room_at_most": "bis {0} min",
    "no_game_fits": "Kein Spiel passt für so viele in dieser Zeit.",
    "rematch": "Noch einmal, mit denselben Leuten",
    "cancel": "Schließen",
    "game": "Spiel",
    "how_many": "Spieler",
    "who_plays": "Wer spielt?",
    "name_of": "Name von Spieler {0}",
    "plays": "spielt",
    "options": "Varianten",
    "left": "Eine Partie wartet: {0} ({1}).",
    "go_on": "Fortsetzen",
    "clock": "Uhr",
    "clock_each": "Bedenkzeit für jeden Spieler",
    "clock_why": "Sie mahnt nur. Eine Pause hält sie an.",
    "clock_minutes": "{0} {0:Minute|Minuten}",
    "no_clock": "keine Uhr",
    "shelf": "Im Regal",
    "shelf_older": "Ältere: {0}",
    "put_aside": "Partie beiseitelegen",
    "is_aside": "Die Partie ist beiseitegelegt: Sie wartet hier.",
    "rotate": "Alle rücken einen Platz weiter",
    "roster": "Die Spieler, die dieser Tisch kennt",
    "roster_why": "Hier gelöscht, bleibt ein Name in den Aufzeichnungen und in der Chronik.",
    "rename": "{0} umbenennen",
    "light_of": "Farbe von {0}",
    "no_light": "irgendeine Farbe",
    "no_tag": "kein Chip",
    "tag_of": "Chip von {0}, hexadezimal",
    "erase": "{0} löschen",
    "usual_rules": "Zurück zu den üblichen Regeln",
    "usual_chosen": "Die üblichen Regeln",
    "usual_value": "{0} (üblich)",
    "minutes": "{0} Spieler · {1} min",
    "good_first": "gut für den Anfang",
    "good_alone": "auch allein",
    "sure_undo": "Alle haben gesehen, was folgte. Trotzdem zurücknehmen?",
    "sure_leave": "„{0}“ ist nicht zu Ende. Beiseitelegen? Die Partie wartet im Regal.",
    "sure_abort": "Diese Partie abbrechen? Sie bleibt bei den Aufzeichnungen.",
    "yes": "Ja",
    "no": "Nein",
    "undone": "Zurückgenommen",
    "saved": "Aufzeichnung gesichert",
    "loaded": "Aufzeichnung geladen: {0} {0:Antwort|Antworten}",
    "problem": "Problem: {0}",
    "winner_again": "Noch eine Partie?",
    "none_left": "keine mehr da",
    "may_choose": "Kann gewählt werden.",
    "at_border": "an der Grenze",
    "row_plate": "Spielbrett",
    "legend": "Was die Teile sind",
    "piece_packet": "Kartensatz",
    "piece_disc": "Scheibe",
    "piece_lying": "Figur, liegend",
    "piece_rock_back": "Felsen",
    "piece_king": "König",
    "piece_chariot": "Wagen",
    "piece_stone": "Stein",
    "piece_rock": "Felsen",
    "piece_figure": "Figur",
    "piece_bar": "Stab",
    "piece_trilithon": "Trilith",
    "deck": "Nachzieh\u00adstapel",
    "discard": "Ablagestapel",
    "table": "Tisch",
    "beside": "Neben dem Spielbrett",
    "box": "Schachtel",
    "aside": "beiseite",
    "row": "Reihe",
    "stack": "Stapel",
    "hand": "Hand",
    "bid": "Gebot",
    "added": "Zusatzkarte",
    "harem": "Harem",
    "packet": "Päckchen",
    "front": "davor",
    "secret": "geheim",
    "dead": "tot",
    "head": "Kopf",
    "torso": "Rumpf",
    "legs": "Beine",
}

# The history, the links of the phones, a match in one file.
HISTORY = {
    "history": "Chronik",
    "all_games": "Alle Spiele",
    "empty": "Noch nichts: Hier erscheinen Partien von hier und Aufzeichnungen von Tischen.",
    "summary": "Partien: {0}, beendet: {1}, Leute: {2}",
    "faulty": (
        "{0} {0:Aufzeichnung, die den Regeln widerspricht, zählt|Aufzeichnungen, die den Regeln "
        "widersprechen, zählen} nicht"
    ),
    "behind": "Die Wertungszahlen werden berechnet: noch {0} {0:Partie|Partien}",
    "place": "Rang",
    "people": "Leute",
    "games": "Spiele",
    "evenings": "Abende",
    "matches": "Partien",
    "last_matches": "Letzte Partien",
    "remarkable": "Bemerkenswert",
    "longest": "Die längste: {0} {0:Antwort|Antworten}",
    "closest": "Die knappste: {0} % Abstand",
    "oddest": "Die kurioseste: eine Chance von {0} %",
    "name": "Name",
    "rating": "Wertungszahl",
    "rating_why": (
        "Alle beginnen bei 25. ± sagt, wie sicher die Zahl ist; geordnet ist nach dem, was fast "
        "sicher ist."
    ),
    "machines": "Computer",
    "machines_why": (
        "Danach, wie sehr sie sich mühen, gegen alle an ihren Tischen; die Zahl eines Menschen "
        "ändert sich durch sie nicht."
    ),
    "machine": "Computer",
    "not_counted": "ohne Wertung",
    "not_rated": "–",
    "won": "Gewonnen",
    "played": "Gespielt",
    "game": "Spiel",
    "against": "Direkter Vergleich",
    "ahead": "davor",
    "behind_them": "dahinter",
    "curve": "Wertungszahl von {0}: {1} gewertete {1:Partie|Partien}",
    "curve_ends": "Von {0} bis {1}, Wertungszahl {2} bis {3}",
    "replay": "Nachspielen",
    "review_thinks": "Der Rückblick wird erarbeitet…",
    "stop_review": "Abbrechen",
    "review_failed": "Es kam kein Rückblick: Das Programm, das überlegt, hat angehalten.",
    "share": "Als eine Datei teilen",
    "record": "Aufzeichnung",
    "change_person": "Diese Person ändern…",
    "change_reach": "Nur hier: An echten Tischen und in geteilten Dateien bleiben die Namen.",
    "alike": (
        "Auf dem Bildschirm eines Tisches sieht dieser Name aus wie {0}. Hier sind das "
        "verschiedene Leute."
    ),
    "alike_all": "Auf dem Bildschirm eines Tisches gleich, hier verschiedene Leute: {0}",
    "tables_keep": (
        "Die Tische dieses Computers ziehen nicht mit: Ein Name dort ist gleich oder sieht so aus."
    ),
    "other_name": "ein anderer Name",
    "rename_person": "Umbenennen",
    "merge_person": "Ist dieselbe Person wie",
    "erase_person": "Löschen",
    "split_person": "In den markierten Partien war es",
    "split_which": "Partien, in denen jemand anders spielte (von den letzten)",
    "sure_merge": "{0} und {1} werden eine Person. Sicher?",
    "take_back": "Die letzte Änderung an Personen zurücknehmen",
    "back_nothing": "Es gibt keine Änderung, die sich zurücknehmen lässt.",
    "back_rename": "Heißt {1} wieder {0}?",
    "back_merge": "Sind {0} und {1} wieder zwei Personen?",
    "back_split": "Ist {1} in jenen Partien wieder {0}?",
    "sure_erase": "{0} aus allen Partien löschen, für immer?",
    "yes": "Ja",
    "no": "Nein",
    "resume": "Am Tisch fortsetzen",
    "unfinished": "nicht beendet",
    "undated": "an diesem Tag hinzugefügt, Datum unbekannt",
    "back": "Zurück",
    "to_table": "Der Tisch",
    "first": "Erste",
    "previous": "Vorige",
    "play": "Abspielen",
    "stop": "Anhalten",
    "next": "Nächste",
    "last": "Letzte",
    "moment": "Antwort {0} von {1}",
    "speed": "Tempo",
    "log": "Verlauf",
    "phones": "Handys",
    "phones_why": (
        "Jeder liest den eigenen Code: Die Karten und geheimen Wahlen kommen aufs eigene Handy."
    ),
    "spectators": "Zuschauer",
    "connected": "verbunden",
    "renew": "Link ändern",
    "no_seats": "Die Links kommen mit der Partie.",
    "not_yours": "Diese Seite braucht den Steuerlink.",
    "used_link": (
        "Dieser Link öffnet eine Seite nur einmal; er wurde benutzt oder ist abgelaufen. Der "
        "bleibende Link steht im Terminal. Wenn sich bei dir keine Seite geöffnet hat, war ein "
        "anderer Benutzer dieses Computers schneller: Beende das Programm mit Strg-C."
    ),
    "not_here": "{0} spielt hier gerade nicht.",
    "who_are_you": "Wer bist du?",
    "are_you": "Bist du {0}?",
    "i_am_here": "Ja, ich bin {0}",
    "no_place": "Kein Platz ist frei für dieses Handy.",
    "seat_gone": "Dieser Link gilt nicht mehr: Frag am Tisch nach einem neuen.",
    "offline": "Eine aufgezeichnete Partie: Sie braucht kein Netz",
}

# The hall.
HALL = {
    "hall": "Saal",
    "tables": "{0} {0:Tisch|Tische}, an {1} wird gespielt",
    "no_tables": "Noch hat sich kein Tisch gemeldet.",
    "gone": "Der Saal ist weg, neuer Versuch…",
    "refused": "Öffne diese Seite mit ihrem ganzen Link.",
    "no_broker": "Keine Verbindung zu den Tischen, neuer Versuch…",
    "free": "frei",
    "lost": "antwortet nicht mehr",
    "unplugged": "ausgesteckt",
    "closed": "geschlossen",
    "asked": "{0}: {1}",
    "nobody": "Für {0} hat niemand geantwortet.",
    "minutes": "{0} min",
    "hours": "{0} h {1} min",
    "over": "Zu Ende: {0}. {1}",
    "press": "Drückt den Drehknopf, um die Aufzeichnung zu sichern.",
    "fails": "Defekt: {0}",
    "firmware": "Firmware {0}",
    "update_sending": "Aktualisierung: {0} %",
    "update_starting": "Aktualisierung: Der Tisch startet, die neue Firmware wird erprobt",
    "update_failed": "Aktualisierung gescheitert: {0}",
    "update_silent": "seit {0} nichts gehört",
    "alerts": "Bitte beachten",
    "seen": "Gesehen",
    "all_tables": "Der Raum",
    "times": "{0}-mal",
    "kiosk": "Großer Bildschirm",
    "staff": "Turnierleitung",
    "final": "Endtabelle",
    "standings": "Tabelle",
    "by_lot": "* in allem gleich: Das Los hat die Reihenfolge entschieden",
    "place": "Rang",
    "player": "Spieler",
    "points": "Punkte",
    "round": "Runde {0} von {1}",
    "enter": "Anmelden",
    "leave": "Zurückziehen",
    "name": "Name",
    "opponents": "Gegner",
    "wins": "Siege",
    "cancel": "Streichen",
    "cancel_sure": "{0} lässt sich nicht zu Ende spielen: jedem einen halben Punkt?",
    "offer_match": "Eine Partie anbieten",
    "offer": "Anbieten",
    "offered": "An {0} angeboten: Ein Druck dort beginnt sie.",
    "game": "Spiel",
    "names": "Spieler, durch Kommas getrennt",
    "ratings": "Wertungszahlen",
    "ratings_why": "Was ein Spieler fast sicher wert ist, über alle Spiele.",
    "rating": "Wertungszahl",
    "matches": "Partien",
    "draw": "Runden auslosen",
    "hold": "Nächste Runde zurückhalten",
    "table": "Tisch",
    "waits_for_table": "wartet auf einen Tisch",
    "bye": "spielfrei",
    "done": "vorbei",
    "device_reader": "Leser",
    "device_knob": "Drehknopf",
    "device_screen": "Anzeige",
    "device_strip": "Lichter",
    "device_buzzer": "Summer",
    "device_link": "Kabel",
    "device_journal": "Protokoll",
}

# A board on a cable, at a tab's page.
CABLE = {
    "lacks_no_serial": (
        "Dieser Browser kann mit keinem USB-Anschluss sprechen: Dazu braucht es Web Serial. Öffne "
        "diese Seite in Chrome, Edge, einem anderen Chromium oder Firefox (ab 151) auf einem "
        "Computer; oder nimm den Befehl trilithon."
    ),
    "lacks_insecure": (
        "Ein Browser lässt eine Seite nur dann mit USB sprechen, wenn sie über HTTPS oder von "
        "diesem Computer kommt: Öffne diese Seite unter ihrer Adresse mit https://."
    ),
    "intro": (
        "Steck die Platine an diesen Computer. Der Browser fragt dann, welcher Anschluss es ist: "
        "Wähle ihn."
    ),
    "find": "Platine suchen…",
    "none_listed": (
        "Kein Anschluss in jener Liste? Viele Kabel laden nur und übertragen keine Daten: Versuch "
        "ein anderes. Ein Pico, der als Laufwerk RPI-RP2 oder RP2350 erscheint, ist im "
        "Startmodus: Er braucht erst MicroPython."
    ),
    "new_board": "Eine neue Platine, auf der noch nichts ist…",
    "which_board": "Welche Platine ist es?",
    "pico": "Raspberry Pi Pico, Pico W, Pico 2",
    "esp32": "ESP32",
    "pico_download": (
        "1. Lade MicroPython dafür herunter: micropython.org/download, die Seite der Platine, die "
        "neueste Datei auf .uf2."
    ),
    "pico_drive": (
        "2. Halte ihre Taste BOOTSEL, während du sie einsteckst: Sie erscheint als Laufwerk "
        "RPI-RP2 oder RP2350."
    ),
    "pico_drag": (
        "3. Zieh die Datei auf dieses Laufwerk. Das Laufwerk verschwindet von selbst: Die Platine "
        "hat neu gestartet, mit MicroPython."
    ),
    "esp32_download": (
        "1. Lade MicroPython für sie herunter: micropython.org/download, die Seite der Platine, "
        "die neueste Datei, die auf .bin endet. Eine Platine ohne PSRAM hat für Trilithon als "
        "Dateien zu wenig Speicher: Sie braucht das Abbild, das trilithon firmware baut."
    ),
    "esp32_file": "2. Wähl diese Datei hier, oder zieh sie auf diese Seite.",
    "esp32_flash": "3. Schreib sie auf die Platine. Alles, was darauf ist, wird gelöscht.",
    "image_file": "MicroPython für einen ESP32, .bin",
    "image_look": "Was ist darin?",
    "image_is": "{0}: MicroPython für {1}, {2} KB.",
    "image_sum": "SHA-256: {0}",
    "image_wrong": (
        "{0} ist kein Abbild für einen ESP32: Nimm die Datei, die auf .bin endet, von der Seite "
        "der Platine auf micropython.org/download."
    ),
    "image_other": "{0} ist ein Abbild für {1}, aber MicroPython ist nicht darin.",
    "flash": "Platine wählen und schreiben…",
    "flash_connects": "Der Lader der Platine wird gesucht…",
    "flashing": "MicroPython wird geschrieben. Lass das Kabel stecken.",
    "flash_done": (
        "MicroPython ist auf der Platine, zurückgelesen und verglichen. Drück einmal ihren Knopf "
        "EN oder RST, dann suche die Platine."
    ),
    "flash_no_loader": (
        "Der Lader der Platine antwortet nicht. Halt BOOT, drück einmal EN oder RST, lass BOOT "
        "los und schreib noch einmal. Hilft das nicht: ein anderes Kabel, eines für Daten."
    ),
    "flash_wrong_chip": (
        "Diese Datei ist für {0}, die Platine ist ein {1}: Lade die passende herunter. Nichts "
        "wurde geschrieben."
    ),
    "flash_damaged": (
        "Was auf der Platine ist, ist nicht, was gesendet wurde. Schreib noch einmal; bleibt es "
        "so, nimm ein anderes Kabel oder einen anderen Anschluss."
    ),
    "flash_broke_off": (
        "Das Schreiben brach ab: Wurde das Kabel gezogen? Nichts ist verloren, denn der Lader "
        "steckt im Chip selbst. Steck es ein und schreib noch einmal."
    ),
    "flash_no_tool": (
        "Der Teil dieser Seite, der schreibt, kam nicht oder nicht ganz: Lade die Seite neu."
    ),
    "then_find": (
        "Dann suche sie hier. Der nächste Schritt installiert Trilithon; danach prüfe ihre Teile."
    ),
    "new_parts": (
        "Prüf als Nächstes ihre Teile: Die Lichter leuchten, der Summer piept, der Leser liest "
        "eine Karte."
    ),
    "new_match": (
        "Dann eine erste Partie: „Zum Tisch“, und ein Spiel wählen. Eigene Karten brauchen erst "
        "ihre Chips: „Chips“."
    ),
    "picture_pico": (
        "Ein Pico: eine schmale grüne Platine, USB an einem Ende, daneben die Taste BOOTSEL, "
        "Kontakte an beiden Rändern."
    ),
    "picture_esp32": (
        "Ein ESP32: eine dunkle Platine, USB zwischen zwei kleinen Tasten an einem Ende, dann ein"
        " Metallgehäuse und eine Antenne im Zickzack."
    ),
    "picture_pico_download": "Das Fenster eines Browsers und ein Pfeil zu einer Datei auf .uf2.",
    "picture_pico_drive": (
        "Ein Computer, sein Kabel im USB eines Pico und ein Pfeil auf die Taste daneben."
    ),
    "picture_pico_drag": "Ein Pfeil von der Datei zu einem Laufwerk namens RPI-RP2.",
    "picture_esp32_download": "Das Fenster eines Browsers und ein Pfeil zu einer Datei auf .bin.",
    "picture_esp32_file": "Ein Pfeil von der Datei in den gestrichelten Rahmen dieser Seite.",
    "picture_esp32_flash": (
        "Ein Computer mit einem Balken, der sich füllt, sein Kabel und ein ESP32."
    ),
    "picture_then_find": "Die Liste der Anschlüsse im Browser: Der Zeiger ist auf einem davon.",
    "picture_install_why": "Trilithon kommt vom Computer durch das Kabel auf die Platine.",
    "picture_doctor_try": (
        "Die Teile eines Tisches: Anzeige, Lichter, Summer, Drehknopf und eine Karte auf dem Leser."
    ),
    "picture_new_match": (
        "Ein runder Tisch, Lichter im Kreis, einige an, und drei Karten in der Hand."
    ),
    "connecting": "Mal sehen, wer antwortet…",
    "port_none": (
        "Kein Anschluss wurde gewählt. War die Liste leer? Nimm ein anderes Kabel, eines für "
        "Daten, und steck die Platine ein, ohne ihre Taste (BOOTSEL oder BOOT) zu halten."
    ),
    "port_policy": (
        "Der Browser verbietet dieser Seite, mit USB zu sprechen. Öffne sie in einem eigenen Tab, "
        "nicht in einer anderen Seite, und erlaube ihr in den Einstellungen des Browsers serielle "
        "Anschlüsse."
    ),
    "port_held": (
        "Der Anschluss öffnet sich nicht: Ein anderes Programm hat ihn. Schließ ihn dort (Thonny, "
        "Arduino, trilithon, ein anderer Tab), dann suche die Platine noch einmal."
    ),
    "port_held_linux": (
        "Der Anschluss öffnet sich nicht. Entweder hat ihn ein anderes Programm (Thonny, "
        "trilithon, ein anderer Tab): Schließ ihn dort. Oder du darfst ihn noch nicht benutzen: "
        "Gib sudo usermod -aG dialout $USER ein, melde dich ab und wieder an, dann suche die "
        "Platine noch einmal."
    ),
    "port_unplugged": "Die Platine ist weg: Ihr Kabel wurde gezogen, oder sie hat keinen Strom.",
    "other_version": (
        "Das Trilithon dieser Platine ist anders alt als diese Seite, und sie verstehen einander "
        "nicht: Bring das ältere auf den neuen Stand."
    ),
    "answers_prompt": (
        "MicroPython antwortet, kein Tisch: Trilithon ist dort nicht installiert, oder es wurde "
        "angehalten."
    ),
    "answers_noise": "Etwas anderes antwortet, kein Tisch. Ist es der richtige Anschluss?",
    "answers_loader": (
        "Die Platine wartet im Startmodus. Drücke ihre Taste EN oder RST, ohne BOOT zu halten, und "
        "suche sie noch einmal."
    ),
    "answers_nobody": (
        "Niemand antwortet. Ist Trilithon auf der Platine? Wenn ja, zieh ihren Stecker und steck "
        "ihn wieder ein."
    ),
    "lacks_waiting": (
        "Dieser Browser ist zu alt, um von einer Seite aus zu installieren: Aktualisiere ihn. Der "
        "Befehl trilithon kann es auch: trilithon deploy."
    ),
    "install": "Trilithon installieren",
    "update": "Trilithon auf den neuen Stand bringen",
    "install_why": (
        "Eine Platine mit MicroPython kann Trilithon von dieser Seite bekommen. Was Leute darauf "
        "aufbewahren, bleibt, und eine fremde main.py wird daneben aufgehoben."
    ),
    "install_begins": "Mal sehen, was die Platine enthält…",
    "install_safe": (
        "Was jetzt auch geschieht: Die Platine hat ihr altes Trilithon oder das ganze neue."
    ),
    "sending": "{0} wird gesendet",
    "install_starts": "Alles ist da und geprüft. Der Tisch startet…",
    "installed": "Trilithon ist installiert und geprüft.",
    "nothing_to_do": "Diese Platine hat dieses Trilithon schon: Es war nichts zu senden.",
    "board_gone": (
        "{0} Sie hat ihr altes Trilithon oder das neue. Suche sie und installiere noch einmal."
    ),
    "board_endless": (
        "Die Platine redet ohne Ende. Zieh ihren Stecker, steck ihn wieder ein und suche sie."
    ),
    "board_prompt": (
        "Die Platine kommt nicht zur Eingabe von MicroPython: Hat sie MicroPython? Zieh ihren "
        "Stecker, steck ihn wieder ein und suche sie."
    ),
    "board_other": (
        "Die Platine antwortet nicht wie MicroPython. Zieh ihren Stecker und steck ihn wieder ein."
    ),
    "board_old": (
        "Ihr MicroPython {0} ist zu alt für dieses Trilithon: Spiel erst ein neueres auf."
    ),
    "board_room": "{0} Flash fehlen ihr: Entferne, was nicht zu Trilithon gehört.",
    "board_damaged": "Das kam nicht ganz an: {0}. Nichts davon gilt; installiere noch einmal.",
    "board_frozen": (
        "Trilithon {0} ist fest in ihrem MicroPython: Dateien würden dort nicht benutzt."
    ),
    "board_says": (
        "Die Platine lehnt ab: {0}. Zieh ihren Stecker, steck ihn wieder ein und installiere noch "
        "einmal."
    ),
    "connected": "Verbunden: Trilithon {0} auf {1}.",
    "watching": "Diese Seite zeigt jetzt den Tisch am Kabel, während er spielt, und bedient ihn.",
    "watch": "Zum Tisch",
    "leave": "Trennen",
    "back": "Zurück",
    "records": "Aufzeichnungen",
    "records_why": "Jede Partie, die die Platine aufbewahrt, als Datei.",
    "no_records": (
        "Die Platine hat keine Aufzeichnung: Eine Partie, die endet oder abgebrochen wird, lässt "
        "eine zurück."
    ),
    "every": "Alle in einer Datei",
    "settings": "Einstellungen",
    "settings_why": (
        "Was die Platine sich merkt, unter den Namen der Anleitung. Ein leerer Wert ist wieder der "
        "übliche."
    ),
    "save": "Speichern",
    "saved": "Gespeichert.",
    "restart": "Gespeichert. Es gilt, sobald die Platine aus- und wieder eingesteckt ist.",
    "unsaved": "Die Platine konnte es nicht speichern: Es gilt, bis ihr Strom weg ist.",
    "doctor": "Ihre Teile prüfen",
    "doctor_in_play": "Eine Partie läuft: Beende sie, dann lassen sich die Teile prüfen.",
    "doctor_try": "Lass ein Teil sich zeigen:",
    "part_reader": "Leser",
    "part_knob": "Drehknopf",
    "part_screen": "Anzeige",
    "part_strip": "Lichter",
    "part_buzzer": "Summer",
    "part_link": "Kabel",
    "part_none": "{0}: nicht eingerichtet.",
    "part_works": "{0}: antwortet.",
    "part_fails": "{0}: antwortet nicht. {1}",
    "fix_reader": "Prüfe die vier Datendrähte (MOSI an MOSI, MISO an MISO), Reset und 3,3 V.",
    "fix_knob": "Prüfe die zwei Drehkontakte, den Taster und die gemeinsame Masse.",
    "fix_screen": (
        "Wenn nicht: Prüfe die zwei Datendrähte (sind SDA und SCL vertauscht?) und 3,3 V; versuch "
        "eine andere Art, Adresse oder Drehung unter Einstellungen (screen, screen_address, "
        "screen_rotation)."
    ),
    "fix_strip": (
        "Wenn nicht: Das erste dunkle Licht oder das davor ist schlecht verlötet oder verkehrt "
        "herum; sind alle dunkel, prüfe den Datendraht, zur Seite mit DIN, und 5 V. Flackern: "
        "Setz den Pegelwandler ein. Falsche Farben: light_order unter Einstellungen."
    ),
    "fix_buzzer": "Wenn nicht: Prüfe den Draht und die Masse.",
    "see_screen": "Zeigt sie acht Balken, die an beiden Rändern eine Linie verbindet?",
    "see_strip": "Hat jedes Licht geleuchtet, eins nach dem anderen, jedes einmal?",
    "see_buzzer": "Hast du ihn gehört?",
    "hands_knob": "Drehknopf: Dreh ihn, drück ihn, halt ihn. Was ankommt, erscheint hier.",
    "hands_reader": "Leser: Leg eine Karte mit einem Chip auf. Was er liest, erscheint hier.",
    "felt": "{0}: {1}",
    "storage_works": "Speicher: geschrieben und zurückgelesen; {0} von {1} sind frei.",
    "storage_worn": (
        "Speicher: Was geschrieben wird, kommt nicht zurück. Der Flash ist verbraucht: Ersetze ihn."
    ),
    "storage_fails": (
        "Speicher: {0}. Sichere die Dateien und formatiere dann das Dateisystem neu."
    ),
    "no_journal": "Das Protokoll wird nicht geschrieben: Ohne Strom wäre eine Partie verloren.",
    "console": "Konsole",
    "line": "Ein Befehl der Verbindung (hello, memory, health, games…)",
    "send": "Senden",
    "in_play": "Eine Partie läuft: Beende sie zuerst, oder leg sie beiseite.",
    "no_file": "Wähl zuerst die Datei, oder zieh sie auf diese Seite.",
    "no": "nein",
    "yes": "ja",
    "keep": "Sicherung",
    "keep_why": (
        "Alles, was die Platine aufbewahrt, in einer Datei: Einstellungen, Spieler, Chips, "
        "Partien. Passwörter eines Netzes bleiben auf der Platine. Der Tisch hält dafür an und "
        "startet wieder."
    ),
    "backup": "Als Datei speichern",
    "backup_reads": "{0} wird gelesen",
    "backup_done": "Gespeichert: {0} {0:Datei|Dateien} in einer, bei deinen Downloads.",
    "backup_empty": "Diese Platine bewahrt noch nichts von einem Tisch auf: Es gibt keine Datei.",
    "backup_gone": "{0} Was sie aufbewahrt, ist wie zuvor. Suche sie und speichere noch einmal.",
    "restore": "Auf diese Platine bringen",
    "restore_why": (
        "Andersherum, auf diese Platine oder eine andere. Bis zum letzten Augenblick hat die "
        "Platine, was sie hatte, danach, was in der Datei ist."
    ),
    "backup_file": "Eine Sicherung, .zip, von dieser Seite oder vom Befehl trilithon",
    "restore_in_the_way": (
        "Diese Platine bewahrt Eigenes auf: {0}. Es ginge für das aus der Datei verloren. "
        "Speichere es zuerst, oder ersetze es."
    ),
    "replace_all": "Alles ersetzen, was sie aufbewahrt",
    "restore_sends": "{0} wird gesendet",
    "restore_done": "Fertig: Die Platine hat jetzt die {0} {0:Datei|Dateien} dieser Sicherung.",
    "restore_gone": (
        "{0} Sie hat, was sie hatte, oder die ganze Sicherung. Suche sie und versuch es noch "
        "einmal."
    ),
    "backup_damaged": "{0} ist keine ganze Sicherung eines Tischs. Nichts wurde geändert.",
    "backup_newer": (
        "{0} stammt von einem neueren Trilithon: Lade diese Seite neu, wenn sie auf dem neuen "
        "Stand ist."
    ),
    "backup_arrived": "{0} kam nicht so an, wie es auf der Platine ist: Versuch es noch einmal.",
    "backup_sent": (
        "Was ankam, ist nicht, was gesendet wurde. Nichts wurde geändert: Versuch es noch einmal."
    ),
    "backup_room": "Für diese Sicherung fehlen {0} Flash. Nichts wurde geändert.",
    "starts_again": "Der Tisch startet wieder…",
    "people": "Spieler",
    "tags": "Chips",
    "tags_why": (
        "Wähl eine Schachtel: Die Seite nennt ein Stück nach dem anderen, und du legst seinen "
        "Chip auf den Leser des Tischs. Hör auf, wann du willst, es geht dort weiter."
    ),
    "tags_write": "Den Namen auch auf jeden Chip schreiben",
    "tags_test": "Welcher Chip ist das?",
    "tags_lay": "Leg den Chip von {0} auf den Leser. ({1} von {2} {1:hat|haben} einen.)",
    "tags_done": "Stücke mit Chip",
    "tags_whole": "Jedes Stück hat einen Chip.",
    "tags_skip": "Auslassen",
    "tags_before": "Das davor",
    "tags_forget": "Seinen Chip vergessen",
    "tags_piece": "Ein anderes Stück (✓ hat einen Chip)",
    "tags_go": "Dorthin",
    "tag_bound": "{0} hat den Chip {1}.",
    "tag_is": "Es ist {0}.",
    "tag_says": "Darauf steht: {0}.",
    "tag_unknown": "Dieser Tisch kennt ihn nicht.",
    "tag_until_now": "Bisher: {0}. Soll das ersetzt werden?",
    "tag_unread": "Was darauf steht, ist nicht zu lesen. Soll es überschrieben werden?",
    "tags_replace": "Ersetzen",
    "tags_leave": "Lassen, wie es war",
    "tags_any": "Leg irgendeinen Chip auf den Leser.",
    "tag_whose": "Er gehört",
    "nobodys": "niemandem",
    "tags_file": "Die Liste als Datei",
    "tags_export": "Liste speichern",
    "tags_import": "Eine Liste von Chips, .txt",
    "tags_bring": "Was würde sie ändern?",
    "tags_bad_file": "Diese Liste lässt sich nicht übernehmen, und nichts wurde geändert: {0}",
    "tags_would": "{0}: {1} neu, {2} auf einem anderen Stück, {3} weg, {4} wie zuvor.",
    "tags_take": "Übernehmen",
    "tags_taken_over": "Übernommen.",
    "lights": "Wo ihre Lichter sind",
    "lights_why": (
        "Wähl eine Platte: Ein Licht nach dem anderen leuchtet, und du sagst, welcher Platz es "
        "ist. Nichts gilt, bevor du es behältst."
    ),
    "lights_where": "Licht {0} leuchtet: Wo ist es?",
    "lights_nowhere": "An keinem Platz",
    "lights_elsewhere": "An einem anderen Platz",
    "lights_there": "Dort ist es",
    "lights_run_to": "Eine ganze Reihe, von hier bis",
    "lights_run": "Die Reihe stimmt",
    "lights_before": "Das Licht davor",
    "lights_keep": "Behalten",
    "lights_all": "Jeder Platz hat sein Licht.",
    "lights_too_long": (
        "In dieser Reihenfolge ist die Liste zu lang für das Kabel: Lehr sie am Tisch (Knopf "
        "halten, Einstellungen, Lichter: wo?)."
    ),
}
