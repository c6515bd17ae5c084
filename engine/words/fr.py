"""The table in French. What a field is filled with: see engine/words/__init__.py."""

# Of every game, and of the table itself.
TABLE = {
    # Answers
    "ok": "OK",
    "pass": "passer",
    "by_lot": "tirer au sort",
    "yes": "oui",
    "no": "non",
    "anyone": "Qui veut",
    "imaginary": "Fantôme",
    # Colours and pieces
    "white": "blanc",
    "blue": "bleu",
    "green": "vert",
    "yellow": "jaune",
    "red": "rouge",
    "black": "noir",
    "purple": "violet",
    # Moves, by verb and zones; the fields are filled by `engine.tell`
    "shuffle_deck": "Mélangez toutes les cartes.",
    "deal_hand": "Distribuez {n} {0:carte|cartes} à chacun.",
    "draw_deck_hand": "{s} pioche {n}.",
    "gather_discard_deck": "Pioche vide : mélangez la défausse.",
    "gather_deck": "Reprenez et mélangez toutes les cartes.",
    "move_bid_discard": "{s} défausse sa mise.",
    # Refusals
    "refused_over": "La partie est finie",
    "refused_not_asked": "Réponds à la molette",
    "refused_elsewhere": "Cette pièce est ailleurs",
    "refused_not_legal": "Pas possible ici",
    "refused_seat": "C'est à {s}",
    "refused_fault": "Erreur : réponse annulée",
    "refused_nothing": "Rien à annuler",
    "refused_seen": "Déjà vu par tous. Annuler ?",
    # A seat whose computer decides
    "refused_choice": "Pas celle-là.",
    "its_turn": "Attend son ordinateur, au câble",
    "its_piece": "Son choix : {p}",
    "its_place": "Retourne la carte {n} depuis la gauche",
    "its_place_down": "Face cachée : carte {n} depuis la gauche",
    "its_secret": "c'est fait",
    "unknown_tag": "Étiquette inconnue",
    "several_tags": "Plusieurs étiquettes : une à la fois",
    "other_box": "Pièce d'un autre jeu",
    "secret_read": "Carte lue",
    "cards_laid": "Cartes posées : {n}",
    "points": "points",
    "pass_with_nothing": "passer",
    "colon": " :",
    "cards_read": "{n} {0:lue|lues} : {t}",
    "card_back": "reprise : {p}",
    "secret_back": "Carte reprise. Encore posées : {n}",
    # The table's own menus
    "own_name": "français",  # of this language, in menus
    "plurals": "1000000 0 1 0",  # engine.words.form
    "language": "Langue",
    "tags": "Étiquettes",
    "settings": "Réglages",
    "which_game": "Quel jeu ?",
    "offer_resume": "Reprendre la partie ? {w} {n} {1:réponse|réponses}",
    "set_aside": "Partie mise de côté",
    "damaged_journal": "Journal abîmé : {n} {0:ligne perdue|lignes perdues}, gardé en archive",
    "broken_journal": "Partie abîmée, mise à part (ligne {n})",
    "other_rules": "Règles changées : finissez à la main. Partie gardée.",
    "before": "avant",
    "to_start": "Mise en place",
    "help": "Aide",
    "go_on": "continuer",
    "undo": "annuler",
    "one_moment": "Un instant…",
    "aborted": "Partie abandonnée et gardée",
    "final": "Fin de partie",
    "elides": "AEIOUY ÀÂÉÈÊÎÔÛ aeiouy àâéèêîôû",
    "winner": "{s} gagne !",
    "nobody_wins": "Personne ne gagne",
    # Devices that fail
    "no_reader": "Sans lecteur : choisis à la molette",
    "no_knob": "Molette en panne",
    "no_lights": "Sans lumières : lis l'écran",
    "no_storage": "Sans mémoire : rien n'est gardé",
    "no_memory": "Manque de mémoire : réessaie",
    "no_sound": "Pas de son",
    # The table itself
    "wrong_settings": "Réglages invalides, ignorés :",
    "was_stuck": "La table était bloquée : elle a redémarré.",
    "crashed": "Erreur : la table redémarre.",
    "safe_mode": "Mode sans échec",
    "safe_knob": "Molette tenue à l'allumage.",
    "safe_starts": "Trois démarrages ratés.",
    "safe_what": "Répare par USB, ou éteins.",
}

# Entre les parties : qui joue à quoi, l'étagère, la place des archives.
NEW_MENU = {
    "shelf": "de côté : {n}",
    "people": "Joueurs",
    "who_sits": "Qui est en place {n} ?",
    "all_seated": "c'est tout",
    "new_name": "autre nom…",
    "type_name": "Tourne, appuie ; tiens pour finir",
    "letters": "ÉÈÇéèç",  # after Z, in names; then as many after z
    "name_taken": "Nom déjà pris",
    "player_name": "Joueur {n}",
    "sits_already": "{n} est déjà en place",
    "nobodys_tag": "Cette étiquette n'est à personne",
    "light_of": "Couleur de {n} ?",
    "light_0": "rouge",
    "light_1": "bleu",
    "light_2": "vert",
    "light_3": "jaune",
    "light_4": "violet",
    "light_5": "cyan",
    "light_6": "orange",
    "light_7": "rose",
    # A match that is about to begin
    "begin": "commencer",
    "rotate": "décaler places",
    "who_plays": "qui joue…",
    "usual_rules": "règles usuelles",
    "rules": "règles…",
    "begin_explained": "jouer avec aide",
    "one_way": "Ce jeu est sans option",
    # The shelf
    "which_match": "Quelle partie ?",
    "older": "avant…",
    "take_up": "reprendre",
    "give_up": "abandonner",
    "sure_abort": "Abandonner la partie ?",
    "back": "retour",
    # Storage is short
    "make_room": (
        "Mémoire pleine. Effacer {0:la|les} {n} plus {0:vieille partie|vieilles parties} ? {n} "
        "{1:n'existe|n'existent} qu'ici."
    ),
    # People
    "add_person": "nouveau nom…",
    "person_name": "nom…",
    "person_light": "couleur : {w}",
    "no_light": "au choix",
    "person_tag": "étiquette : {w}",
    "erase_person": "effacer",
    "sure_erase": "Effacer {n} ici ? Les archives gardent le nom",
    "lay_own_tag": "{n} : pose ton étiquette. Appui : sans",
    "tag_of": "Étiquette de {n}",
    "tag_of_piece": "Étiquette d'une pièce",
    "too_many": "Trop de joueurs",
}

# Behind a held knob, in a match.
MATCH_MENU = {
    "set_up_box": "mise en place",
    "menu": "Menu",
    "undone": "Annulé. Remets les pièces.",
    "see_scores": "scores",
    "whose_turn": "à qui ?",
    "by_hand": "à la molette",
    "put_by": "mettre de côté",
    "abort": "abandonner",
    "sure_abort": "Abandonner la partie ?",
    "repair": "réparer…",
    "pause": "pause",
    "leave": "qui part ?",
}

# Going back to an answer that was wrong.
REPAIR_MENU = {
    "which_answer": "Quelle réponse est fausse ?",
    "earlier": "avant…",
    "back": "retour",
    "secret_answer": "réponse secrète",
    # What is to be done about it
    "correct": "corriger",
    "omit": "supprimer",
    "insert": "il en manque",
    # Notices
    "repair_asked": "Réparation : réponds selon la table",
    "repair_left": "Réparation : il en reste {n}",
    "repair_done": "Réparé. Réponses gardées : {n}",
    # While old answers wait
    "repair_stop": "oublier ces {n}",
    "sure_stop": "{n} {0:ancienne réponse attend|anciennes réponses attendent}",
}

# A player leaves or joins.
SEATS_MENU = {
    "who_leaves": "Qui part, ou reprend ?",
    "what_then": "{s} part. Et après ?",
    "who_takes_over": "Qui remplace {s} ?",
    "back": "retour",
    "way_others": "les autres",
    "way_lots": "la table tire",
    "way_end": "finir la partie",
    "way_seated": "autre joueur",
    "now_others": "par tous",
    "now_lots": "au sort",
    "now_machine": "ordinateur",
    # What holds from now on
    "seat_others": "{s} part : les autres jouent sa place",
    "seat_lots": "{s} part : la table tire au sort",
    "row_hand": "{s} : pose ses cartes face cachée, une à une, de gauche à droite",
    "row_open": "Montre à l'ordinateur le dessus de la pile {n}",
    "row_read": "Lues : {n} sur {n}",
    "seat_machine": "{s} : un ordinateur joue la place",
    "seat_seated": "{s} joue cette place",
}

# While people pause; clocks, and when a seat's time is up.
PAUSE_MENU = {
    "set_clock": "horloge {n} min",
    "how_long": "Minutes par joueur, dès la prochaine partie",
    "clock_off": "sans horloge",
    "clock_minutes": "{n} min",
    "paused": "Pause",
    "press_to_go_on": "Mains cachées, horloges arrêtées. Appuie pour reprendre.",
    "time_is_up": "{s} : temps écoulé",
}

# Tags and the pieces they are on.
TAGS_MENU = {
    "which_box": "Étiquettes de quel jeu ?",
    "write_too": "Écrire aussi le nom dessus ?",
    "lay_tag_of": "Pose l'étiquette de {n}",
    "lay_any_tag": "Pose une étiquette",
    "which_piece": "Quelle pièce ?",
    # What the knob offers
    "test_tags": "tester",
    "skip": "sauter",
    "back": "retour",
    "choose": "choisir…",
    "stop": "terminer",
    "forget": "oublier",
    # What was read, and what is asked about it
    "bound": "{n} : OK",
    "it_is": "C'est {n}.",
    "it_says": "Écrit dessus : {n}.",
    "has_one": "{n} en a déjà une.",
    "replace": "Remplacer ?",
    "sure_forget": "Oublier cette étiquette ?",
    "forgotten": "Étiquette oubliée",
    "all_tagged": "Tout a son étiquette",
    "lift_all": "Retire tout, puis repose-les une à une",
    # Why a name could not be written
    "tag_plain": "Non formatée : nom pas écrit",
    "tag_damaged": "Contenu illisible.",
    "tag_locked": "Protégée : nom pas écrit",
    "tag_full": "Pleine : nom pas écrit",
    "tag_drawn": "Téléphone ou carte bancaire : prends une autre étiquette",
    "tag_gone": "Nom pas écrit : repose-la plus longtemps",
    "no_tag_reader": "Le lecteur ne répond pas",
    "on_computer": "La suite est sur l'ordinateur",
}

# Settings at the table.
SETTINGS_MENU = {
    # What there is to set, with its value
    "set_night": "mode nuit : {w}",
    "set_guide": "explique : {w}",
    "set_mute": "son : {w}",
    "set_brightness": "le jour : {n} %",
    "set_night_brightness": "la nuit : {n} %",
    "set_rest": "repos {n} min",
    "set_limit_ma": "courant {n} mA",
    "set_where": "lumières : où ?",
    "set_readers": "quels lecteurs",
    "whose_reader": "Lecteur {n} : à qui ?",
    "lay_on_reader": "Étiquette ici :",
    "reader_of_table": "la table",
    "seat_number": "place {n}",
    "parts_right": "Tout va bien ? Lumières rouge, verte, bleue ?",
    "set_parts": "pièces",
    "set_network": "Wi-Fi : mobile",
    "set_about": "cette table",
    "back": "retour",
    # Questions
    "how_bright": "Clarté des lumières",
    "how_bright_night": "Clarté, la nuit",
    "which_supply": "Courant pour les lumières ?",
    "when_rest": "Seule, elle baisse après… et s'éteint après le double",
    "rest_0": "jamais",
    "rest_other": "{n} min",
    "limit_ma_300": "300 mA : USB 2 d'ordinateur",
    "limit_ma_800": "800 mA : chargeur de 1 A",
    "limit_ma_700": "700 mA : USB 3 d'ordinateur",
    "limit_ma_1300": "1300 mA : chargeur de 2 A",
    "limit_ma_other": "{n} mA",
    "only_now": "Pas gardé : vaut jusqu'à l'arrêt",
    # This table
    "about_reader": "Lecteur {n}",
    "reader_clone": "Lecteur : puce imitée, moins sûre",
    "reader_unknown": "Lecteur : puce inconnue",
    "reader_wire": "Lecteur : fil IRQ coupé ; fonctionne sans lui",
    "reader_fails": "Lecteurs : l'un d'eux est en panne",
    "about_limited": "Limite : lumières à {n} %",
    "about_free": "Libre : {n} Ko",
}

# Ce qu'aucun pilote ne peut savoir des pièces : firmware/menus/parts_menu.py.
PARTS_MENU = {
    "which_part": "Quelle pièce ?",
    "part_screen": "écran : puce",
    "part_screen_rotation": "écran : sens",
    "part_screen_address": "écran : adresse",
    "part_knob_detents": "molette : crans",
    "part_knob_direction": "molette : sens",
    "part_light_order": "lumières : RVB",
    "part_light_count": "lumières : nb",
    "part_reader": "lecteur : puce",
    "done": "terminé",
    # Questions, et ce qu'on peut dire
    "how_screen": "Points fous au bord : l'autre puce",
    "how_screen_rotation": "L'écran est monté…",
    "how_screen_address": "Son adresse sur le bus",
    "how_knob_detents": "2 : un cran sur deux compté",
    "how_knob_direction": "Tourné à droite, le choix va…",
    "how_light_order": "Ordre sur le fil ; W : a du blanc",
    "how_light_count": "Lumières sur le fil",
    "how_reader": "Quel lecteur est monté ?",
    "screen_none": "aucun",
    "reader_none": "aucun",
    "screen_rotation_0": "à l'endroit",
    "screen_rotation_180": "à l'envers",
    "knob_direction_1": "en bas",
    "knob_direction_-1": "en haut",
    "light_count_0": "du plateau",
    "from_next_start": "Gardé. Vaut dès que la prise a été retirée et remise.",
}

# Comment un téléphone amène la table sur son réseau : firmware/menus/wifi_menu.py, wifi_page.py.
WIFI_MENU = {
    "wifi_phone": "Wi-Fi, mobile",
    "join_own": "1. Rejoignez",
    "own_key": "mot de passe",
    "open_page": "2. Ouvrez",
    "hold_back": "tenir : retour",
    "got": "Le mobile dit :",
    "join": "rejoindre",
    "joining": "Un instant : connexion à",
    "joined": "Connectée, c'est gardé. La table redémarre.",
    "wrong_password": "Mauvais mot de passe Wi-Fi. Renvoyez la page.",
    "not_found": "Wi-Fi introuvable. Son nom ? 2,4 GHz ? Trop loin ?",
    "no_address": "Le Wi-Fi ne donne pas d'adresse. Relancez sa box.",
    "no_join": "Le Wi-Fi refuse. Il lui faut WPA2, et de la place.",
    "no_broker": "Connectée. Le broker ne répond pas.",
    "keep": "garder",
    "no_radio": "La puce Wi-Fi ne répond pas. Débranchez et rebranchez.",
    "no_client": "Fichier absent : trilithon deploy, par câble.",
    "pull_plug": "C'est fait. Débranchez et rebranchez.",
    "sure_off": "Quitter le Wi-Fi {n} ?",
    # La page du téléphone
    "page_seen": "Wi-Fi",
    "page_other": "un autre, nommé dessous",
    "page_wifi": "Nom d'un autre Wi-Fi",
    "page_wifi_password": "Mot de passe du Wi-Fi (8 caractères ou plus)",
    "page_broker": "Broker : adresse, ou adresse:port",
    "page_user": "Utilisateur là-bas (sinon le nom dessous)",
    "page_password": "Mot de passe là-bas",
    "page_name": "Nom de cette table (a-z, 0-9, -)",
    "page_send": "Envoyer à la table",
    "page_wrong": "À revoir : {n}",
    "page_done": "La table a tout reçu. Appuyez sur son bouton ; ce Wi-Fi s'éteint alors.",
}

# Teaching where the lights are.
LIGHTS_MENU = {
    "which_plate": "Quel plateau ?",
    "place_": "case ",
    "nowhere": "nulle part",
    # What the knob offers for the light in question
    "where_is": "Lumière {n} : où ?",
    "all_taught": "Tout a sa lumière.",
    "run": "plusieurs…",
    "other": "ailleurs…",
    "back": "retour",
    "stop": "terminer",
    "keep": "garder",
    "drop": "ne rien garder",
    # Questions
    "run_to": "Tourne tant que c'est juste, puis appuie",
    "sure_keep": "Lumières apprises : {n}. Garder ?",
}

# While a match is explained as it goes.
GUIDE = {
    "set_up": "À placer {n}/{n}",
    "remark": "Conseil",
}

# For people new to a game, where the game says nothing of a question: by its kind.
HELP = {
    "tap": "Pose une des cartes permises.",
    "set": ("Pose les cartes une à une ; une carte reposée se reprend. Termine par {n}."),
    "menu": "Choisis une réponse.",
    "number": "Choisis un nombre.",
    "place": "Choisis un des endroits éclairés.",
    "seat": "Choisis un joueur.",
    "colour": "Choisis une couleur.",
    "fact": "Regarde la table et dis ce qui s'y trouve.",
    "chance": "Tire au sort, ou laisse la table le faire.",
}

# What is at stake in questions that several games ask, and how points win.
STAKES = {
    "first": "Cela décide seulement qui commence.",
    "colour_alone": "La couleur ne change rien au jeu.",
    "most_points": "{s} a le plus de points : {n}, avec {n} d'avance.",
    "equal_points": "{n} personnes se partagent la victoire, avec {n} {1:point|points} chacune.",
}
