"""The page in French. {0}, {1}…: what the page fills in."""

# A table's page, and those of the phones.
PAGE = {
    "tagline": "l'arbitre sous votre table",
    "new_match": "Nouvelle partie",
    "undo": "Annuler",
    "pause_match": "Faire une pause",
    "paused_match": "Pause : mains cachées, horloges arrêtées.",
    "resume_match": "Finir la pause",
    "leave": "Quelqu'un part…",
    "leave_title": "Qui part, ou qui reprend ?",
    "leave_others": "Part : les autres jouent",
    "leave_lots": "Part : la table tire au sort",
    "leave_simulated": "Part : un joueur simulé continue",
    "leave_machine": "Part : cet ordinateur joue à sa place",
    "leave_end": "Part : la partie finit",
    "stopped": "La partie s'arrête là : {0}. L'archive le dit.",
    "away_others": "(les autres jouent)",
    "away_simulated": "(simulé)",
    "away_lots": "(au sort)",
    "away_machine": "(un ordinateur joue)",
    "gone_others": "{0} part : les autres jouent à sa place.",
    "gone_lots": "{0} part : la table joue à sa place.",
    "gone_machine": "Un ordinateur joue la place de {0}.",
    "sits_for": "{1} remplace {0}.",
    "is_back": "{0} est de retour.",
    "seat_before": "(avant : {0})",
    "repaired_correct": "Cette réponse a été corrigée.",
    "repaired_omit": "Une réponse a été supprimée avant celle-ci.",
    "repaired_insert": "Cette réponse a été ajoutée après coup.",
    "newcomer": "nouveau nom",
    "newcomer_of": "Qui remplace {0}",
    "takes_over": "Reprend la place",
    "repair": "Réparer…",
    "repair_title": "Quelle réponse est fausse ?",
    "repair_why": (
        "La table y revient. Ce qui convient encore après elle reste ; le reste est redemandé."
    ),
    "repair_correct": "La corriger",
    "repair_omit": "La supprimer",
    "repair_insert": "Il en manque une avant",
    "repair_earlier": "Les précédentes",
    "repair_left": "Réparation : encore {0} {0:ancienne réponse|anciennes réponses}.",
    "repair_stop": "Les laisser",
    "stakes": "L'enjeu :",
    "lesson": "Partie guidée",
    "to_win": "Pour gagner",
    "the_end": "La fin",
    "rules": "Règles",
    "ruling": "Règle {0}",
    "rule_page": "Pourquoi la table a-t-elle décidé ainsi ? Les décisions numérotées",
    "set_up_box": "Mise en place de la boîte",
    "rules_in": "(en anglais)",
    "close": "Fermer",
    "since_you": "Depuis ta dernière réponse :",
    "hints_on": "Explications : oui",
    "hints_off": "Explications : non",
    "explain": "Qu'est-ce que ça veut dire ?",
    "more": "Plus",
    "save": "Enregistrer la partie",
    "load": "Charger une partie…",
    "abort": "Abandonner la partie",
    "aloud_on": "Lecture à voix haute : oui",
    "aloud_off": "Lecture à voix haute : non",
    "sound_on": "Sons : oui",
    "sound_off": "Sons : non",
    "curtain_on": "Rideau entre joueurs : oui",
    "curtain_off": "Rideau entre joueurs : non",
    "pass_to": "Passe à {0}",
    "cards_of": "La suite ne regarde que {0}",
    "i_am": "Je suis {0} : montrer",
    "look": "Je suis {0} : voir mes cartes",
    "curtain_why": "Rien de secret n'est affiché. Cartes sur table ? Menu « Plus » : sans rideau.",
    "on_phone": "{0} choisit sur son téléphone.",
    "phone_lost": "Téléphone perdu ou déchargé ?",
    "fetch": "{0} continue ici",
    "sure_fetch": "Le téléphone perd le lien, et les cartes de {0} viennent ici. D'accord ?",
    "hand_on_phone": "Ces cartes sont sur un téléphone.",
    "early": "Choisis déjà : cela reste caché jusqu'à ton tour.",
    "early_ready": "C'est posé, et caché. Jusqu'à ton tour, tu peux changer d'avis.",
    "skip": "Aller à la question",
    "spectator": "Spectateur",
    "spectator_why": "Tu regardes : seule la page ouverte avec le lien de contrôle peut jouer.",
    "gone": "La table ne répond plus, nouvel essai…",
    "refused": "Cette page demande un lien avec son jeton.",
    "connecting": "Un instant, la table arrive…",
    "fetching": "La table se télécharge, cette fois seulement : {0} Mo sur {1}",
    "starting": "La table démarre…",
    "two_tabs": "La table est ouverte dans un autre onglet. Ferme-le, et elle s'ouvrira ici.",
    "not_kept": "ce navigateur ne garde rien : la partie vit avec cet onglet. Enregistre-la.",
    "no_crypto": (
        "cette page est venue sans chiffrement : ses fichiers ne sont pas vérifiés, et un "
        "deuxième onglet n'est pas remarqué. N'ouvre qu'un onglet, ou son adresse https://."
    ),
    "old_browser": "Ce navigateur est trop ancien pour avoir sa table : il manque {0}.",
    "damaged_file": "{0} est arrivé abîmé : recharge la page, ou préviens l'auteur du site.",
    "no_page": (
        "La page ne démarre pas : un de ses fichiers n'est pas venu, ou ce navigateur est trop "
        "ancien. Recharge-la."
    ),
    "no_start": "La table ne démarre pas : {0}",
    "cable": "Une vraie table, par câble…",
    "needs_computer": "Téléphone, analyses, historique, salles : il faut Trilithon sur ordinateur.",
    "no_match": "À quoi joue-t-on ?",
    "no_match_hint": "Commence une partie ici, ou choisis un jeu avec la molette.",
    "no_match_here": "Choisis un jeu, dis qui joue, et c'est parti.",
    "table_menu": "La table pose sa propre question : tourne la molette, puis appuie.",
    "over": "Fin de partie",
    "rest": "Les autres",
    "thinking": "{0} réfléchit…",
    "paused": "{0} attend : les joueurs simulés sont retenus.",
    "question": "Question",
    "board": "Plateau",
    "board_of": "Plateau : {0}",
    "device": "Écran et molette",
    "menu": "Commandes",
    "shared": "Cartes communes",
    "player_of": "Qui joue pour {0}",
    "a_person": "une personne",
    "who_asks": "{0} : {1}",
    "screen": "Écran de la table",
    "knob": "Molette",
    "knob_help": "Flèches ou roulette : tourner. Clic ou Entrée : appuyer. Tenir : menu.",
    "turn_left": "Tourner à gauche",
    "turn_right": "Tourner à droite",
    "reader": "Lecteur",
    "reader_help": "Clique une carte, ou dépose-la ici",
    "tray": "Poser une pièce d'ici",
    "hand_of": "Main : {0}",
    "no_hand": "Pas de carte en main",
    "seats": "Joueurs",
    "simulated": "simulé",
    "person": "personne",
    "people": "Joueurs simulés",
    "play": "Les laisser jouer",
    "pause": "Les retenir",
    "step": "Un coup",
    "advise": "Un conseil ?",
    "advice_thinks": "Le conseil se prépare…",
    "undecided": "L’ordinateur n’a pas su répondre pour sa place : réponds pour lui à la table.",
    "advice_failed": "Pas de conseil : le programme qui réfléchit s’est arrêté.",
    "has_come": "depuis ta dernière réponse",
    "log_story": "En récit",
    "log_trace": "Chaque réponse",
    "story_found": "{0} {1}.",
    "story_plain": "{0} : {1}.",
    "story_secret_cards": "{0} {0:carte posée|cartes posées} face cachée",
    "then_asked": "Ensuite : {0}",
    "advice_is": "Conseil : {0}. Cela gagne environ {1} {1:partie|parties} sur 100 (± {2}).",
    "advice_by_lot": "Conseil : {0}. Tiré au sort : rien ne correspond à tout ce qui a été vu.",
    "lots": "{0} {0:choix|choix} au hasard",
    "lots_of": "{0} a tiré au sort, faute d’avoir pu réfléchir jusqu’au bout.",
    "why_no_advice": "Il n’y a rien à choisir ici.",
    "program_died": "Le programme de {0} s’est arrêté : la table continue à sa place.",
    "program_hangs": "Le programme de {0} n’a pas répondu à temps : la table continue à sa place.",
    "program_nonsense": (
        "La réponse du programme de {0} n’est pas un des choix : la table continue à sa place."
    ),
    "program_missing": "Le programme de {0} n’a pas pu être lancé : la table joue à sa place.",
    "review": "Analyse",
    "review_of": "Les chances au fil de la partie",
    "review_turns": "Les réponses qui les ont le plus changées",
    "turn_choice": (
        "{0}, « {1} » : {2}. Avec {3}, environ {4} {4:partie|parties} sur 100 "
        "{4:gagnée|gagnées} au lieu de {5} (± {6})."
    ),
    "turn_luck": (
        "« {0} » : {1}. La chance : {2} gagnait environ {3} {3:partie|parties} sur 100, puis {4} "
        "(± {5})."
    ),
    "turn_none": "Aucune réponse n’a beaucoup changé les chances.",
    "luck_of": "{0} : sur 100 parties, la chance seule en a apporté {1}",
    "why_ends": "En moyenne, la partie finit alors avec {0}.",
    "why_than": "Plutôt que {0}, la partie finit en moyenne avec {1}.",
    "why_part": "{0} {1} ({2})",
    "wins_of_100": "victoires sur 100",
    "decimal": ",",
    "level": "Niveau",
    "level_careless": "Au hasard",
    "level_easy": "Comme un enfant",
    "level_normal": "En amis",
    "level_strong": "Pour gagner",
    "pace": "Vitesse",
    "scores": "Scores",
    "won_together": "{0} et {1} gagnent !",
    "log": "Journal",
    "done": "Posé",
    "read": "Lu sur la table : {0}",
    "roll": "Lancer",
    "pick_hand": "Choisis {0} {0:carte|cartes} de ta main{0:|, puis OK}",
    "pick_packet": "Choisis {0} {0:carte|cartes} de ton paquet{0:|, puis OK}",
    "gather_help": "Ou clique les cartes qui partent : le nombre suit.",
    "pick_help": "Personne d'autre ne les voit. Touche une carte à nouveau pour la reprendre.",
    "why_picking": "D'abord, les cartes sont choisies.",
    "redealt": (
        "La donne de cette partie n'est pas connue ici : les cartes que personne n'a encore vues "
        "ont été redistribuées."
    ),
    "stand_still": "Les joueurs simulés sont retenus.",
    "go_on_playing": "Les laisser jouer",
    "why_duty": "Cette main a une couleur à fournir d'abord.",
    "why_settled": "Les dés ou la table en décident : cela ne se choisit pas.",
    "why_moved": "La partie a avancé : regarde de nouveau.",
    "why_no_piece": "Cette pièce n'est plus là.",
    "why_not_control": "Cette page regarde : elle ne peut pas jouer.",
    "by_chance": "Tirer au sort",
    "choose": "Choisir",
    "taken_back": "Repris : {0}. La mise fait alors {1}",
    "told_to": "Pour {0} : {1}",
    "stakes_of": "Enjeu pour {0} :",
    "laid": "Déjà posé : {0}",
    "laid_sum": "Déjà posé : {0}, en tout {1}",
    "sum": "En tout {0}",
    "a_card": "carte face cachée",
    "secret_answer": "en secret",
    "males": "{0} : {1}",
    "harem_empty": "harem vide",
    "start_game": "Commencer : {0}",
    "room_people": "À combien ?",
    "room_minutes": "Quelle durée ?",
    "room_any": "peu importe",
    "room_at_most": "{0} min au plus",
    "no_game_fits": "Aucun jeu ne se joue à tant dans ce temps.",
    "rematch": "Encore, avec les mêmes",
    "cancel": "Fermer",
    "game": "Jeu",
    "how_many": "Joueurs",
    "who_plays": "Qui joue ?",
    "name_of": "Nom du joueur {0}",
    "plays": "joue",
    "options": "Variantes",
    "left": "Une partie attend : {0} ({1}).",
    "go_on": "La reprendre",
    "clock": "Horloge",
    "clock_each": "Temps de réflexion de chaque joueur",
    "clock_why": "Elle avertit, rien de plus. Une pause l'arrête.",
    "clock_minutes": "{0} {0:minute|minutes}",
    "no_clock": "sans horloge",
    "shelf": "Mises de côté",
    "shelf_older": "Plus anciennes : {0}",
    "put_aside": "Mettre la partie de côté",
    "is_aside": "La partie est mise de côté : elle attend ici.",
    "rotate": "Tout le monde avance d'une place",
    "roster": "Les joueurs que la table connaît",
    "roster_why": "Effacé ici, un nom reste dans les archives et dans l'historique.",
    "rename": "Renommer {0}",
    "light_of": "Couleur : {0}",
    "no_light": "n'importe quelle couleur",
    "no_tag": "sans étiquette",
    "tag_of": "Étiquette de {0}, en hexadécimal",
    "erase": "Effacer {0}",
    "usual_rules": "Revenir aux règles habituelles",
    "usual_chosen": "Règles habituelles",
    "usual_value": "{0} (habituel)",
    "minutes": "{0} joueurs · {1} min",
    "good_first": "pour débuter",
    "good_alone": "aussi en solo",
    "sure_undo": "Tout le monde a vu la suite. Annuler quand même ?",
    "sure_leave": "« {0} » n'est pas finie. La mettre de côté ? Elle attend avec les autres.",
    "sure_abort": "Abandonner cette partie ? Elle reste dans les archives.",
    "yes": "Oui",
    "no": "Non",
    "undone": "Annulé",
    "saved": "Partie enregistrée",
    "loaded": "Partie chargée : {0} {0:réponse|réponses}",
    "problem": "Problème : {0}",
    "winner_again": "Une autre partie ?",
    "none_left": "vide",
    "may_choose": "Peut être choisi.",
    "at_border": "au bord de la case",
    "row_plate": "Plateau",
    "legend": "Les pièces du plateau",
    "piece_packet": "paquet de cartes",
    "piece_disc": "disque",
    "piece_lying": "figurine couchée",
    "piece_rock_back": "rocher",
    "piece_king": "roi",
    "piece_chariot": "char",
    "piece_stone": "pierre",
    "piece_rock": "rocher",
    "piece_figure": "figurine",
    "piece_bar": "barre",
    "piece_trilithon": "trilithon",
    "deck": "pioche",
    "discard": "défausse",
    "table": "table",
    "beside": "À côté du plateau",
    "box": "boîte",
    "aside": "à part",
    "row": "rangée",
    "stack": "pile",
    "hand": "main",
    "bid": "mise",
    "added": "carte ajoutée",
    "harem": "harem",
    "packet": "paquet",
    "front": "devant",
    "secret": "secret",
    "dead": "mortes",
    "head": "tête",
    "torso": "torse",
    "legs": "jambes",
}

# The history, the links of the phones, a match in one file.
HISTORY = {
    "history": "Historique",
    "all_games": "Tous les jeux",
    "empty": "Rien encore : ce qui se joue ici, et ce que gardent les tables, viendra s'y ranger.",
    "summary": "Parties : {0}, finies : {1}, personnes : {2}",
    "faulty": (
        "{0} {0:enregistrement contredit|enregistrements contredits} par les règles, {0:non "
        "compté|non comptés}"
    ),
    "behind": "Classement en cours de calcul : encore {0} {0:partie|parties}",
    "place": "Rang",
    "people": "Personnes",
    "games": "Jeux",
    "evenings": "Soirées",
    "matches": "Parties",
    "last_matches": "Dernières parties",
    "remarkable": "À retenir",
    "longest": "La plus longue : {0} {0:réponse|réponses}",
    "closest": "La plus serrée : {0} % d'écart",
    "oddest": "La plus inattendue : {0} % de chances",
    "name": "Nom",
    "rating": "Force",
    "rating_why": (
        "Chacun commence à 25. ± dit à quel point c'est sûr ; l'ordre suit la valeur presque "
        "certaine."
    ),
    "machines": "Machines",
    "machines_why": (
        "Selon leur niveau, face à toute la table ; la force des personnes n’en dépend pas."
    ),
    "machine": "machine",
    "not_counted": "hors classement",
    "not_rated": "–",
    "won": "Gagnées",
    "played": "Jouées",
    "game": "Jeu",
    "against": "Face à face",
    "ahead": "devant",
    "behind_them": "derrière",
    "curve": "Force, {0} : {1} {1:partie classée|parties classées}",
    "curve_ends": "De {0} à {1}, force {2} à {3}",
    "replay": "Revoir",
    "review_thinks": "L’analyse se prépare…",
    "stop_review": "L’arrêter",
    "review_failed": "Pas d’analyse : le programme qui réfléchit s’est arrêté.",
    "share": "Partager en un fichier",
    "record": "Enregistrement",
    "change_person": "Changer cette personne…",
    "change_reach": (
        "Ici seulement : les vraies tables et les fichiers partagés restent tels quels."
    ),
    "alike": (
        "À l'écran d'une table, ce nom ressemble à {0}. Ici, ce sont des personnes différentes."
    ),
    "alike_all": "Pareils à l'écran d'une table, ici des personnes différentes : {0}",
    "tables_keep": (
        "Les tables de cet ordinateur ne suivent pas : un nom y est le même, ou paraît le même."
    ),
    "other_name": "un autre nom",
    "rename_person": "Renommer",
    "merge_person": "Est la même personne que",
    "erase_person": "Effacer",
    "split_person": "Aux parties cochées, c'était",
    "split_which": "Parties où jouait une autre personne (parmi les dernières)",
    "sure_merge": "{0} et {1} ne font plus qu'une personne ?",
    "take_back": "Annuler le dernier changement de personnes",
    "back_nothing": "Aucun changement de personnes à annuler.",
    "back_rename": "{1} s'appelle de nouveau {0} ?",
    "back_merge": "{0} et {1} sont de nouveau deux personnes ?",
    "back_split": "{1} redevient {0} dans ces parties ?",
    "sure_erase": "Effacer {0} de toutes les parties, pour toujours ?",
    "yes": "Oui",
    "no": "Non",
    "resume": "Reprendre à la table",
    "unfinished": "inachevée",
    "undated": "ajoutée ce jour-là, sa date est inconnue",
    "back": "Retour",
    "to_table": "La table",
    "first": "Début",
    "previous": "Précédent",
    "play": "Lire",
    "stop": "Arrêter",
    "next": "Suivant",
    "last": "Fin",
    "moment": "Réponse {0} sur {1}",
    "speed": "Vitesse",
    "log": "Journal",
    "phones": "Téléphones",
    "phones_why": (
        "Chaque joueur lit son code : ses cartes et ses choix secrets viennent sur son téléphone."
    ),
    "spectators": "Spectateurs",
    "connected": "connecté",
    "renew": "Changer le lien",
    "no_seats": "Les liens viendront avec la partie.",
    "not_yours": "Cette page demande le lien de contrôle.",
    "used_link": (
        "Ce lien ouvre la page une seule fois : il a déjà servi, ou il a expiré. Le lien durable "
        "est dans le terminal. Si aucune page ne s'est ouverte chez toi, quelqu'un d'autre sur cet "
        "ordinateur a été plus rapide : arrête le programme avec Ctrl-C."
    ),
    "not_here": "{0} ne joue pas ici en ce moment.",
    "who_are_you": "Qui es-tu ?",
    "are_you": "Es-tu {0} ?",
    "i_am_here": "Oui, je suis {0}",
    "no_place": "Aucune place n'est libre pour ce téléphone.",
    "seat_gone": "Ce lien ne mène plus à une place : demandes-en un autre à la table.",
    "offline": "Partie enregistrée, à revoir sans réseau",
}

# The hall.
HALL = {
    "hall": "Salle",
    "tables": "{0} {0:table|tables}, {1} en jeu",
    "no_tables": "Aucune table ne s'est encore annoncée.",
    "gone": "La salle ne répond plus, nouvel essai…",
    "refused": "Cette page s'ouvre avec le lien complet.",
    "no_broker": "Pas de liaison avec les tables, nouvel essai…",
    "free": "libre",
    "lost": "ne répond plus",
    "unplugged": "débranchée",
    "closed": "fermée",
    "asked": "{0} : {1}",
    "nobody": "Personne ne répond depuis {0}.",
    "minutes": "{0} min",
    "hours": "{0} h {1} min",
    "over": "Terminé : {0}. {1}",
    "press": "Un appui sur la molette garde la partie.",
    "fails": "En panne : {0}",
    "firmware": "Logiciel {0}",
    "update_sending": "Mise à jour : {0} %",
    "update_starting": "Mise à jour : la table redémarre, nouveau logiciel à l'essai",
    "update_failed": "Mise à jour échouée : {0}",
    "update_silent": "plus de nouvelles depuis {0}",
    "alerts": "À voir",
    "seen": "Vu",
    "all_tables": "Toute la salle",
    "times": "{0} fois",
    "kiosk": "Grand écran",
    "staff": "Équipe",
    "final": "Classement final",
    "standings": "Classement",
    "by_lot": "* à égalité parfaite : ordre tiré au sort",
    "place": "Rang",
    "player": "Joueur",
    "points": "Points",
    "round": "Ronde {0} sur {1}",
    "enter": "Inscrire",
    "leave": "Retirer",
    "name": "Nom",
    "opponents": "Adversaires",
    "wins": "Victoires",
    "cancel": "Annuler",
    "cancel_sure": "La partie {0} ne peut pas finir : un demi-point à chacun ?",
    "offer_match": "Proposer une partie",
    "offer": "Proposer",
    "offered": "Proposée à {0} : un appui là-bas la commence.",
    "game": "Jeu",
    "names": "Joueurs, séparés par des virgules",
    "ratings": "Forces",
    "ratings_why": "Ce que chacun vaut presque à coup sûr, tous jeux confondus.",
    "rating": "Force",
    "matches": "Parties",
    "draw": "Tirer les rondes",
    "hold": "Suspendre la ronde suivante",
    "table": "Table",
    "waits_for_table": "attend une table",
    "bye": "exempt",
    "done": "terminée",
    "device_reader": "lecteur",
    "device_knob": "molette",
    "device_screen": "écran",
    "device_strip": "lumières",
    "device_buzzer": "sons",
    "device_link": "câble",
    "device_journal": "journal",
}

# Une carte au bout d'un câble, sur la page d'un onglet.
CABLE = {
    "lacks_no_serial": (
        "Ce navigateur ne parle à aucun port USB : il lui manque Web Serial. Ouvre cette page "
        "dans Chrome, Edge, un autre Chromium ou Firefox (151 ou plus récent), sur un "
        "ordinateur ; ou prends la commande trilithon."
    ),
    "lacks_insecure": (
        "Un navigateur ne laisse une page parler à l'USB que si elle vient par HTTPS ou de cet "
        "ordinateur : ouvre cette page par son adresse en https://."
    ),
    "intro": (
        "Branche la carte à cet ordinateur. Le navigateur demandera ensuite quel port c'est : "
        "choisis-le."
    ),
    "find": "Trouver la carte…",
    "none_listed": (
        "Aucun port dans cette liste ? Bien des câbles chargent sans rien transmettre : essaies-en "
        "un autre. Un Pico qui apparaît comme un disque nommé RPI-RP2 ou RP2350 est en mode de "
        "démarrage : il lui faut d'abord MicroPython."
    ),
    "new_board": "Une carte neuve, encore vide…",
    "which_board": "Quelle carte est-ce ?",
    "pico": "Raspberry Pi Pico, Pico W, Pico 2",
    "esp32": "ESP32",
    "pico_download": (
        "1. Télécharge MicroPython pour elle : micropython.org/download, la page de cette carte, "
        "le fichier le plus récent qui finit par .uf2."
    ),
    "pico_drive": (
        "2. Tiens son bouton BOOTSEL pendant que tu la branches : elle apparaît comme un disque, "
        "RPI-RP2 ou RP2350."
    ),
    "pico_drag": (
        "3. Glisse le fichier sur ce disque. Le disque disparaît de lui-même : la carte a "
        "redémarré, avec MicroPython."
    ),
    "esp32_download": (
        "1. Télécharge MicroPython pour elle : micropython.org/download, la page de la carte, le "
        "fichier le plus récent qui finit par .bin. Une carte sans PSRAM a trop peu de mémoire "
        "pour Trilithon en fichiers : il lui faut l'image que bâtit trilithon firmware."
    ),
    "esp32_file": "2. Choisis ce fichier ici, ou dépose-le sur cette page.",
    "esp32_flash": "3. Écris-le sur la carte. Tout ce qu'elle contient est effacé.",
    "image_file": "MicroPython pour un ESP32, .bin",
    "image_look": "Qu'y a-t-il dedans ?",
    "image_is": "{0} : MicroPython pour {1}, {2} Ko.",
    "image_sum": "SHA-256 : {0}",
    "image_wrong": (
        "{0} n'est pas une image pour un ESP32 : prends le fichier qui finit par .bin à la page "
        "de la carte, sur micropython.org/download."
    ),
    "image_other": "{0} est une image pour {1}, mais MicroPython n'y est pas.",
    "flash": "Choisir la carte et l'écrire…",
    "flash_connects": "Recherche du chargeur de la carte…",
    "flashing": "Écriture de MicroPython. Laisse le câble en place.",
    "flash_done": (
        "MicroPython est sur la carte, relu et comparé. Presse une fois son bouton EN ou RST, "
        "puis cherche la carte."
    ),
    "flash_no_loader": (
        "Le chargeur de la carte ne répond pas. Tiens BOOT, presse une fois EN ou RST, lâche "
        "BOOT, et écris de nouveau. Si rien n'y fait : un autre câble, qui porte des données."
    ),
    "flash_wrong_chip": (
        "Ce fichier est pour {0}, la carte est un {1} : télécharge le sien. Rien n'a été écrit."
    ),
    "flash_damaged": (
        "Ce qui est sur la carte n'est pas ce qui a été envoyé. Écris-le de nouveau ; si cela "
        "persiste, prends un autre câble ou un autre port."
    ),
    "flash_broke_off": (
        "L'écriture s'est interrompue : le câble a-t-il été retiré ? Rien n'est perdu, car le "
        "chargeur est dans la puce même. Rebranche-la et écris de nouveau."
    ),
    "flash_no_tool": (
        "La partie de cette page qui écrit n'est pas venue, ou pas entière : recharge la page."
    ),
    "then_find": (
        "Ensuite, cherche-la ici. L'étape suivante installe Trilithon ; après, essaie ses pièces."
    ),
    "new_parts": (
        "Ensuite, essaie ses pièces : les lumières brillent, le buzzer bipe, le lecteur lit une "
        "carte."
    ),
    "new_match": (
        "Puis une première partie : « À la table », et choisis un jeu. De vraies cartes ont "
        "d'abord besoin d'étiquettes : « Étiquettes »."
    ),
    "picture_pico": (
        "Un Pico : une carte verte étroite, l'USB à un bout, le bouton BOOTSEL à côté, des "
        "contacts le long des deux bords."
    ),
    "picture_esp32": (
        "Un ESP32 : une carte sombre, l'USB entre deux petits boutons à un bout, puis un boîtier "
        "de métal et une antenne en zigzag."
    ),
    "picture_pico_download": "La fenêtre d'un navigateur, et une flèche vers un fichier en .uf2.",
    "picture_pico_drive": (
        "Un ordinateur, son câble dans l'USB d'un Pico, et une flèche sur le bouton à côté."
    ),
    "picture_pico_drag": "Une flèche du fichier vers un disque nommé RPI-RP2.",
    "picture_esp32_download": "La fenêtre d'un navigateur, et une flèche vers un fichier en .bin.",
    "picture_esp32_file": "Une flèche du fichier vers le cadre en pointillé de cette page.",
    "picture_esp32_flash": "Un ordinateur avec une barre qui se remplit, son câble, et un ESP32.",
    "picture_then_find": "La liste des ports du navigateur : le pointeur est sur l'un d'eux.",
    "picture_install_why": "Trilithon passe de l'ordinateur à la carte par le câble.",
    "picture_doctor_try": (
        "Les pièces d'une table : écran, lumières, buzzer, molette, et une carte sur le lecteur."
    ),
    "picture_new_match": (
        "Une table ronde, des lumières en cercle, quelques-unes allumées, et trois cartes en main."
    ),
    "connecting": "Qui répond ? Un instant…",
    "port_none": (
        "Aucun port n'a été choisi. Si la liste était vide : prends un autre câble, qui transmette "
        "des données, et branche la carte sans tenir son bouton (BOOTSEL ou BOOT)."
    ),
    "port_policy": (
        "Le navigateur interdit à cette page de parler à l'USB. Ouvre-la dans un onglet à elle, "
        "pas à l'intérieur d'un autre site, et autorise les ports série pour ce site dans les "
        "réglages du navigateur."
    ),
    "port_held": (
        "Le port ne s'ouvre pas : un autre programme le tient. Ferme-le là-bas (Thonny, Arduino, "
        "trilithon, un autre onglet), puis cherche de nouveau la carte."
    ),
    "port_held_linux": (
        "Le port ne s'ouvre pas. Ou bien un autre programme le tient (Thonny, trilithon, un autre "
        "onglet) : ferme-le là-bas. Ou bien tu n'en as pas encore le droit : tape "
        "sudo usermod -aG dialout $USER, ferme ta session, rouvre-la, puis cherche de nouveau "
        "la carte."
    ),
    "port_unplugged": "La carte est partie : son câble est débranché, ou elle n'a plus de courant.",
    "other_version": (
        "Le Trilithon de cette carte est d'un autre âge que cette page, et ils ne se comprennent "
        "pas : mets à jour le plus ancien."
    ),
    "answers_prompt": (
        "C'est MicroPython qui répond, pas une table : Trilithon n'y est pas installé, ou est "
        "arrêté."
    ),
    "answers_noise": "Quelque chose d'autre répond : ce n'est pas une table. Est-ce le bon port ?",
    "answers_loader": (
        "La carte attend en mode de démarrage. Appuie sur son bouton EN ou RST, sans tenir BOOT, "
        "puis cherche-la de nouveau."
    ),
    "answers_nobody": (
        "Personne ne répond. Trilithon est-il sur cette carte ? Si oui, débranche-la et "
        "rebranche-la."
    ),
    "lacks_waiting": (
        "Ce navigateur est trop ancien pour installer depuis une page : mets-le à jour. La "
        "commande trilithon le fait aussi : trilithon deploy."
    ),
    "install": "Installer Trilithon",
    "update": "Mettre Trilithon à jour",
    "install_why": (
        "Une carte qui a MicroPython peut recevoir Trilithon de cette page. Ce que les gens y "
        "gardent reste, et un autre main.py est conservé à côté."
    ),
    "install_begins": "Qu'y a-t-il déjà sur la carte ? Un instant…",
    "install_safe": (
        "Quoi qu'il arrive maintenant, la carte a son ancien Trilithon ou le nouveau en entier."
    ),
    "sending": "Envoi de {0}",
    "install_starts": "Tout est arrivé et vérifié. La table démarre…",
    "installed": "Trilithon est installé et vérifié.",
    "nothing_to_do": "Cette carte a déjà ce Trilithon : il n'y avait rien à envoyer.",
    "board_gone": "{0} Elle a son ancien Trilithon ou le nouveau. Retrouve-la et recommence.",
    "board_endless": (
        "La carte n'arrête pas de parler. Débranche-la, rebranche-la, puis cherche-la de nouveau."
    ),
    "board_prompt": (
        "La carte ne va pas à l'invite de MicroPython : l'a-t-elle ? Débranche-la, rebranche-la, "
        "puis cherche-la de nouveau."
    ),
    "board_other": ("La carte répond autrement que MicroPython. Débranche-la et rebranche-la."),
    "board_old": (
        "Son MicroPython {0} est trop ancien pour ce Trilithon : mets-y d'abord un plus récent."
    ),
    "board_room": "Il manque {0} dans sa mémoire flash : ôtes-en ce qui n'est pas de Trilithon.",
    "board_damaged": "Ceci n'est pas arrivé entier : {0}. Rien n'en compte ; recommence.",
    "board_frozen": (
        "Trilithon {0} est figé dans son MicroPython : des fichiers n'y serviraient à rien."
    ),
    "board_says": "La carte refuse : {0}. Débranche-la, rebranche-la, et recommence.",
    "connected": "Connectée : Trilithon {0} sur {1}.",
    "watching": "Cette page montre maintenant, en direct, la table au bout du câble, et y agit.",
    "watch": "À la table",
    "leave": "Se déconnecter",
    "back": "Retour",
    "records": "Parties gardées",
    "records_why": "Chaque partie que la carte garde, en fichier.",
    "no_records": (
        "La carte ne garde aucune partie : une partie qui finit, ou qu'on abandonne, en laisse une."
    ),
    "every": "Toutes dans un fichier",
    "settings": "Réglages",
    "settings_why": (
        "Ce que la carte retient, sous les noms qu'emploie le guide. Une valeur laissée vide "
        "redevient l'habituelle."
    ),
    "save": "Enregistrer",
    "saved": "C'est enregistré.",
    "restart": "C'est enregistré. Cela comptera quand la carte aura été débranchée et rebranchée.",
    "unsaved": "La carte n'a pas pu l'enregistrer : cela compte tant qu'elle a du courant.",
    "doctor": "Essayer ses pièces",
    "doctor_in_play": "Une partie est en cours : finis-la, puis on pourra essayer ses pièces.",
    "doctor_try": "Que l'une d'elles se montre :",
    "part_reader": "Lecteur",
    "part_knob": "Molette",
    "part_screen": "Écran",
    "part_strip": "Lumières",
    "part_buzzer": "Buzzer",
    "part_link": "Câble",
    "part_none": "{0} : rien n'est prévu.",
    "part_works": "{0} : répond.",
    "part_fails": "{0} : ne répond pas. {1}",
    "fix_reader": (
        "Vérifie ses quatre fils de données (MOSI sur MOSI, MISO sur MISO), reset et le 3,3 V."
    ),
    "fix_knob": "Vérifie ses deux contacts de rotation, le bouton et la masse commune.",
    "fix_screen": (
        "Sinon : vérifie ses deux fils de données (SDA et SCL inversés ?) et le 3,3 V ; essaie "
        "une autre sorte, adresse ou rotation dans les réglages (screen, screen_address, "
        "screen_rotation)."
    ),
    "fix_strip": (
        "Sinon : la première éteinte, ou celle d'avant, est mal soudée ou à l'envers ; si toutes "
        "sont éteintes, vérifie le fil de données, du côté marqué DIN, et le 5 V. Si elles "
        "clignotent : mets le convertisseur de niveau. Couleurs fausses : light_order dans les "
        "réglages."
    ),
    "fix_buzzer": "Sinon : vérifie son fil et la masse.",
    "see_screen": "Montre-t-il huit barres, jointes par une ligne aux deux bords ?",
    "see_strip": "Chaque lumière a-t-elle brillé une fois, l'une après l'autre ?",
    "see_buzzer": "L'as-tu entendu ?",
    "hands_knob": "Molette : tourne-la, presse-la, tiens-la. Ce qui en vient paraît ici.",
    "hands_reader": "Lecteur : pose une carte qui a une étiquette. Ce qu'il lit paraît ici.",
    "felt": "{0} : {1}",
    "storage_works": "Mémoire : écrite et relue ; {0} sur {1} sont libres.",
    "storage_worn": "Mémoire : on ne relit pas ce qu'on écrit. La flash est usée : change-la.",
    "storage_fails": "Mémoire : {0}. Sauve ses fichiers, puis formate son système de fichiers.",
    "no_journal": "Le journal ne s'écrit pas : une partie serait perdue avec le courant.",
    "console": "Console",
    "line": "Une commande de la liaison (hello, memory, health, games…)",
    "send": "Envoyer",
    "in_play": "Une partie est en cours : finis-la, ou mets-la de côté, d'abord.",
    "no_file": "Choisis d'abord le fichier, ou dépose-le sur cette page.",
    "no": "non",
    "yes": "oui",
    "keep": "Sauvegarde",
    "keep_why": (
        "Tout ce que la carte garde, en un fichier : réglages, joueurs, étiquettes, parties. Les "
        "mots de passe du réseau restent sur la carte. La table s'arrête pour cela, puis "
        "redémarre."
    ),
    "backup": "L'enregistrer en un fichier",
    "backup_reads": "Lecture de {0}",
    "backup_done": "C'est enregistré : {0} {0:fichier|fichiers} en un, parmi tes téléchargements.",
    "backup_empty": "Cette carte ne garde encore rien d'une table : il n'y a pas de fichier.",
    "backup_gone": "{0} Ce qu'elle garde est comme avant. Retrouve-la et recommence.",
    "restore": "La mettre sur cette carte",
    "restore_why": (
        "Dans l'autre sens, sur cette carte ou sur une autre. Jusqu'au dernier moment la carte a "
        "ce qu'elle avait, ensuite ce qui est dans le fichier."
    ),
    "backup_file": "Une sauvegarde, .zip, de cette page ou de la commande trilithon",
    "restore_in_the_way": (
        "Cette carte garde des choses à elle : {0}. Celles du fichier prendraient leur place. "
        "Enregistre-les d'abord, ou remplace-les."
    ),
    "replace_all": "Remplacer tout ce qu'elle garde",
    "restore_sends": "Envoi de {0}",
    "restore_done": (
        "C'est fait : la carte a maintenant {0:le|les} {0} {0:fichier|fichiers} de cette "
        "sauvegarde."
    ),
    "restore_gone": (
        "{0} Elle a ce qu'elle avait, ou toute la sauvegarde. Retrouve-la et recommence."
    ),
    "backup_damaged": "{0} n'est pas une sauvegarde entière d'une table. Rien n'a changé.",
    "backup_newer": (
        "{0} vient d'un Trilithon plus récent : recharge cette page quand elle sera à jour."
    ),
    "backup_arrived": "{0} n'est pas arrivé tel qu'il est sur la carte : essaie encore.",
    "backup_sent": "Ce qui est arrivé n'est pas ce qui est parti. Rien n'a changé : essaie encore.",
    "backup_room": "Il manque {0} dans sa mémoire flash pour cette sauvegarde. Rien n'a changé.",
    "starts_again": "La table redémarre…",
    "people": "Joueurs",
    "tags": "Étiquettes",
    "tags_why": (
        "Choisis une boîte : la page nomme une pièce après l'autre, et tu poses son étiquette sur"
        " le lecteur de la table. Arrête quand tu veux, cela reprendra là."
    ),
    "tags_write": "Écrire aussi son nom sur chaque étiquette",
    "tags_test": "Quelle est cette étiquette ?",
    "tags_lay": "Pose l'étiquette de {0} sur le lecteur. ({1} sur {2} en {1:a|ont} une.)",
    "tags_done": "Pièces étiquetées",
    "tags_whole": "Chaque pièce a une étiquette.",
    "tags_skip": "Passer",
    "tags_before": "Celle d'avant",
    "tags_forget": "Oublier son étiquette",
    "tags_piece": "Une autre pièce (✓ en a une)",
    "tags_go": "Y aller",
    "tag_bound": "{0} a l'étiquette {1}.",
    "tag_is": "C'est {0}.",
    "tag_says": "Il y est écrit : {0}.",
    "tag_unknown": "Cette table ne la connaît pas.",
    "tag_until_now": "Jusqu'ici : {0}. Faut-il remplacer cela ?",
    "tag_unread": "Ce qui y est écrit est illisible. Faut-il écrire par-dessus ?",
    "tags_replace": "Remplacer",
    "tags_leave": "Laisser comme c'était",
    "tags_any": "Pose une étiquette, n'importe laquelle, sur le lecteur.",
    "tag_whose": "Elle est d'un joueur",
    "nobodys": "de personne",
    "tags_file": "La liste en fichier",
    "tags_export": "Enregistrer la liste",
    "tags_import": "Une liste d'étiquettes, .txt",
    "tags_bring": "Que changerait-elle ?",
    "tags_bad_file": "Cette liste ne peut être prise, et rien n'a changé : {0}",
    "tags_would": (
        "{0} : {1} {1:nouvelle|nouvelles}, {2} sur une autre pièce, {3} {3:disparue|disparues}, "
        "{4} comme avant."
    ),
    "tags_take": "La prendre",
    "tags_taken_over": "C'est pris.",
    "lights": "Où sont ses lumières",
    "lights_why": (
        "Choisis un plateau : une lumière après l'autre brille, et tu dis à quelle place elle "
        "est. Rien ne compte avant que tu le gardes."
    ),
    "lights_where": "La lumière {0} brille : où est-elle ?",
    "lights_nowhere": "À aucune place",
    "lights_elsewhere": "À une autre place",
    "lights_there": "Elle est là",
    "lights_run_to": "Toute une rangée, d'ici jusqu'à",
    "lights_run": "La rangée est là",
    "lights_before": "La lumière d'avant",
    "lights_keep": "Les garder",
    "lights_all": "Chaque place a sa lumière.",
    "lights_too_long": (
        "Dans cet ordre la liste est trop longue pour le câble : apprends-la à la table (tiens la"
        " molette, réglages, lumières : où ?)."
    ),
}
