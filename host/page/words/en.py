"""The page in English. {0}, {1}…: what the page fills in."""

# A table's page, and those of the phones.
PAGE = {
    "tagline": "the referee under your table",
    "new_match": "New match",
    "undo": "Undo",
    "pause_match": "Pause the match",
    "paused_match": "Pause: hands are hidden, clocks are stopped.",
    "resume_match": "End the pause",
    "leave": "A player leaves…",
    "leave_title": "Who leaves, or takes over?",
    "leave_others": "Leaves: the others play on",
    "leave_lots": "Leaves: the table plays by lot",
    "leave_simulated": "Leaves: a simulated player goes on",
    "leave_machine": "Leaves: this computer plays on",
    "leave_end": "Leaves: the match ends",
    "stopped": "The match has ended as it stood: {0}. The record says so.",
    "away_others": "(the others play)",
    "away_simulated": "(simulated)",
    "away_lots": "(by lot)",
    "away_machine": "(a computer plays)",
    "gone_others": "{0} leaves: the others play on for that seat.",
    "gone_lots": "{0} leaves: the table plays on for that seat.",
    "gone_machine": "A computer plays {0}'s seat.",
    "sits_for": "{1} takes over from {0}.",
    "is_back": "{0} is back.",
    "seat_before": "(before: {0})",
    "repaired_correct": "This answer was corrected.",
    "repaired_omit": "An answer before this one was left out.",
    "repaired_insert": "This answer was put in later.",
    "newcomer": "new name",
    "newcomer_of": "Who takes over from {0}",
    "takes_over": "Takes over",
    "repair": "Repair…",
    "repair_title": "Which answer was wrong?",
    "repair_why": (
        "The table goes back to it. What still fits after it stays; the rest is asked again."
    ),
    "repair_correct": "Correct it",
    "repair_omit": "Leave it out",
    "repair_insert": "One is missing before it",
    "repair_earlier": "Earlier ones",
    "repair_left": "Repair: {0} old {0:answer|answers} still to come.",
    "repair_stop": "Drop them",
    "stakes": "At stake:",
    "lesson": "Guided match",
    "to_win": "To win",
    "the_end": "The end",
    "rules": "Rules",
    "ruling": "Rule {0}",
    "rule_page": "Why did the table decide so? The numbered rulings",
    "set_up_box": "Set up the box",
    "rules_in": "(in English)",
    "close": "Close",
    "since_you": "Since your last answer:",
    "hints_on": "Explanations: on",
    "hints_off": "Explanations: off",
    "explain": "What does this mean?",
    "more": "More",
    "save": "Save the record",
    "load": "Load a record…",
    "abort": "Abandon the match",
    "aloud_on": "Reading aloud: on",
    "aloud_off": "Reading aloud: off",
    "sound_on": "Sounds: on",
    "sound_off": "Sounds: off",
    "curtain_on": "Curtain between people: on",
    "curtain_off": "Curtain between people: off",
    "pass_to": "Pass to {0}",
    "cards_of": "What follows is for {0} alone",
    "i_am": "I am {0}: show",
    "look": "I am {0}: look at my cards",
    "curtain_why": (
        "Nothing secret is on the page. Open cards? Switch the curtain off under “More”."
    ),
    "on_phone": "{0} is choosing on their phone.",
    "phone_lost": "Is the phone lost, or its battery empty?",
    "fetch": "{0} plays on here",
    "sure_fetch": "{0}'s link to the phone ends, and the cards come to this screen. Sure?",
    "hand_on_phone": "These cards are on a phone.",
    "early": "Choose already: it stays hidden until it is your turn.",
    "early_ready": "Laid. It stays hidden until it is your turn; until then you may change it.",
    "skip": "Skip to the question",
    "spectator": "Spectator",
    "spectator_why": "You are watching: only the page opened with the control link can play.",
    "gone": "The table is gone, trying again…",
    "refused": "This page needs a link with its token.",
    "connecting": "One moment, the table is coming…",
    "fetching": "Fetching the table, the first time only: {0} of {1} MB",
    "starting": "Starting the table…",
    "two_tabs": "The table is open in another tab. Close that one, and it opens here.",
    "not_kept": "this browser stores nothing: the match lasts as long as this tab. Save it.",
    "no_crypto": (
        "this page came without encryption: nobody checks its files, and it does not notice a "
        "second tab. Open one tab alone, or its https:// address."
    ),
    "old_browser": "This browser is too old for a table of its own: {0} is missing.",
    "damaged_file": "{0} came damaged: load the page again, or tell whose site this is.",
    "no_page": (
        "The page does not start: a file of it did not come, or this browser is too old. Load it "
        "again."
    ),
    "no_start": "The table does not start: {0}",
    "cable": "A real table, on a cable…",
    "needs_computer": "Phones, reviews, history and rooms of tables need Trilithon on a computer.",
    "no_match": "What shall we play?",
    "no_match_hint": "Start a match here, or choose a game with the knob.",
    "no_match_here": "Pick a game and who plays, then start.",
    "table_menu": "The table itself is asking: turn the knob, then press it.",
    "over": "Final scores",
    "rest": "The others",
    "thinking": "{0} is thinking…",
    "paused": "{0} waits: the simulated people are held.",
    "question": "Question",
    "board": "Board",
    "board_of": "Board: {0}",
    "device": "Screen and knob",
    "menu": "Commands",
    "shared": "Shared cards",
    "player_of": "Who plays for {0}",
    "a_person": "a person",
    "who_asks": "{0}: {1}",
    "screen": "The table's screen",
    "knob": "Knob",
    "knob_help": "Arrows or wheel: turn. Click or Enter: press. Hold: menu.",
    "turn_left": "Turn left",
    "turn_right": "Turn right",
    "reader": "Reader",
    "reader_help": "Click a card, or drop it here",
    "tray": "Lay a piece from here",
    "hand_of": "Hand: {0}",
    "no_hand": "No cards in hand",
    "seats": "Players",
    "simulated": "simulated",
    "person": "person",
    "people": "Simulated people",
    "play": "Let them play",
    "pause": "Hold them",
    "step": "One move",
    "advise": "A hint, please",
    "advice_thinks": "A hint is being thought about…",
    "undecided": "The computer found no answer for its seat: give one for it at the table.",
    "advice_failed": "No hint came: the program that thinks has stopped.",
    "has_come": "new since your last answer",
    "log_story": "As a story",
    "log_trace": "Every answer",
    "story_found": "{0} {1}.",
    "story_plain": "{0}: {1}.",
    "story_secret_cards": "{0} {0:card|cards} face down",
    "then_asked": "Then: {0}",
    "advice_is": "Hint: {0}. It wins about {1} of 100 matches (± {2}).",
    "advice_by_lot": "Hint: {0}. Only by lot: nothing that could be fits all you have seen.",
    "lots": "{0} {0:choice|choices} by lot",
    "lots_of": "{0} drew lots: these choices could not be thought through.",
    "why_no_advice": "There is nothing to choose here.",
    "program_died": "{0}'s program has ended by itself: the table plays on in its place.",
    "program_hangs": "{0}'s program did not answer in time: the table plays on in its place.",
    "program_nonsense": "{0}'s program answered with no option: the table plays on in its place.",
    "program_missing": "{0}'s program could not be started: the table plays in its place.",
    "review": "Review",
    "review_of": "Chances along the match",
    "review_turns": "The answers that turned them most",
    "turn_choice": "{0}, “{1}”: {2}. With {3}, about {4} of 100 matches won, not {5} (± {6}).",
    "turn_luck": "“{0}”: {1}. Luck: {2} had about {3} of 100 matches, and then {4} (± {5}).",
    "turn_none": "No answer turned the chances by much.",
    "luck_of": "{0}: luck alone brought {1} of 100 matches",
    "why_ends": "On average the match then ends with {0}.",
    "why_than": "Compared with {0}, the match ends on average with {1}.",
    "why_part": "{0} {1} ({2})",
    "wins_of_100": "wins in 100",
    "decimal": ".",
    "level": "Level",
    "level_careless": "Anything goes",
    "level_easy": "Like a child",
    "level_normal": "A good evening",
    "level_strong": "To win",
    "pace": "Speed",
    "scores": "Scores",
    "won_together": "{0} and {1} win!",
    "log": "Log",
    "done": "Laid",
    "read": "On the table: {0}",
    "roll": "Roll",
    "pick_hand": "Pick {0} {0:card|cards} from your hand{0:|, then OK}",
    "pick_packet": "Pick {0} {0:card|cards} from your packet{0:|, then OK}",
    "gather_help": "Or click the cards that go: their number follows.",
    "pick_help": "Nobody else sees which. Tap a card again to take it back.",
    "why_picking": "The cards are picked first.",
    "redealt": (
        "What was dealt in this match is not known here: the cards that nobody has seen yet were "
        "dealt again."
    ),
    "stand_still": "The simulated people are held.",
    "go_on_playing": "Let them play",
    "why_duty": "This hand has a colour that must be played first.",
    "why_settled": "Dice or the table decide that; it cannot be chosen.",
    "why_moved": "The match has moved on: look again.",
    "why_no_piece": "That piece is not there any more.",
    "why_not_control": "This page can only watch.",
    "by_chance": "Draw lots",
    "choose": "Choose",
    "taken_back": "Taken back: {0}. Then the bid is {1}",
    "told_to": "To {0}: {1}",
    "stakes_of": "At stake for {0}:",
    "laid": "Laid so far: {0}",
    "laid_sum": "Laid so far: {0}, {1} in all",
    "sum": "{0} in all",
    "a_card": "face-down card",
    "secret_answer": "in secret",
    "males": "{0}: {1}",
    "harem_empty": "empty harem",
    "start_game": "Start {0}",
    "room_people": "For how many?",
    "room_minutes": "How long?",
    "room_any": "any",
    "room_at_most": "up to {0} min",
    "no_game_fits": "No game has room for so many in that time.",
    "rematch": "Again, with the same people",
    "cancel": "Close",
    "game": "Game",
    "how_many": "Players",
    "who_plays": "Who plays?",
    "name_of": "Name of player {0}",
    "plays": "plays",
    "options": "Options",
    "left": "A match is waiting: {0} ({1}).",
    "go_on": "Resume",
    "clock": "Clock",
    "clock_each": "Time to think, for each player",
    "clock_why": "It only warns. A pause stops it.",
    "clock_minutes": "{0} {0:minute|minutes}",
    "no_clock": "no clock",
    "shelf": "Set aside",
    "shelf_older": "Older ones: {0}",
    "put_aside": "Set the match aside",
    "is_aside": "The match is set aside: it waits here.",
    "rotate": "Everybody moves one seat on",
    "roster": "The players this table knows",
    "roster_why": "Erased here, a name stays in the records and in the history.",
    "rename": "Rename {0}",
    "light_of": "Colour of {0}",
    "no_light": "any colour",
    "no_tag": "no tag",
    "tag_of": "Tag of {0}, in hex",
    "erase": "Erase {0}",
    "usual_rules": "Back to the usual rules",
    "usual_chosen": "The usual rules",
    "usual_value": "{0} (usual)",
    "minutes": "{0} players · {1} min",
    "good_first": "good first game",
    "good_alone": "also alone",
    "sure_undo": "Everybody has seen what followed. Undo all the same?",
    "sure_leave": "“{0}” is not over. Set it aside? It waits on the shelf.",
    "sure_abort": "Abandon this match? It stays in the records.",
    "yes": "Yes",
    "no": "No",
    "undone": "Undone",
    "saved": "Record saved",
    "loaded": "Record loaded: {0} {0:answer|answers}",
    "problem": "Problem: {0}",
    "winner_again": "Another match?",
    "none_left": "none left",
    "may_choose": "May be chosen.",
    "at_border": "at its border",
    "row_plate": "Board",
    "legend": "What the pieces are",
    "piece_packet": "packet of cards",
    "piece_disc": "disc",
    "piece_lying": "figure, lying",
    "piece_rock_back": "rock",
    "piece_king": "king",
    "piece_chariot": "chariot",
    "piece_stone": "stone",
    "piece_rock": "rock",
    "piece_figure": "figure",
    "piece_bar": "bar",
    "piece_trilithon": "trilithon",
    "deck": "deck",
    "discard": "discards",
    "table": "table",
    "beside": "Beside the board",
    "box": "box",
    "aside": "aside",
    "row": "row",
    "stack": "stack",
    "hand": "hand",
    "bid": "bid",
    "added": "card added",
    "harem": "harem",
    "packet": "packet",
    "front": "in front",
    "secret": "secret",
    "dead": "dead",
    "head": "head",
    "torso": "torso",
    "legs": "legs",
}

# The history, the links of the phones, a match in one file.
HISTORY = {
    "history": "History",
    "all_games": "All games",
    "empty": "Nothing yet: matches played here, and records from tables, will appear here.",
    "summary": "Matches: {0}, finished: {1}, people: {2}",
    "faulty": "{0} {0:record|records} that the rules contradict, not counted",
    "behind": "Ratings are being calculated: {0} {0:match|matches} to go",
    "place": "Place",
    "people": "People",
    "games": "Games",
    "evenings": "Evenings",
    "matches": "Matches",
    "last_matches": "Last matches",
    "remarkable": "Remarkable",
    "longest": "The longest: {0} {0:answer|answers}",
    "closest": "The closest: {0}% apart",
    "oddest": "The oddest: a chance of {0}%",
    "name": "Name",
    "rating": "Rating",
    "rating_why": (
        "Everybody begins at 25. ± says how sure that is; the order is by what is nearly certain."
    ),
    "machines": "Machines",
    "machines_why": (
        "By how hard they try, against everybody at their tables; no person’s rating moves with "
        "theirs."
    ),
    "machine": "machine",
    "not_counted": "not rated",
    "not_rated": "–",
    "won": "Won",
    "played": "Played",
    "game": "Game",
    "against": "Head to head",
    "ahead": "ahead",
    "behind_them": "behind",
    "curve": "Rating of {0}: {1} rated {1:match|matches}",
    "curve_ends": "From {0} to {1}, rating {2} to {3}",
    "replay": "Replay",
    "review_thinks": "The review is being worked out…",
    "stop_review": "Stop it",
    "review_failed": "No review came: the program that thinks has stopped.",
    "share": "Share as one file",
    "record": "Record",
    "change_person": "Change this person…",
    "change_reach": "Only here: names on real tables and in shared files stay as they are.",
    "alike": "On a table’s screen this name looks like {0}. They are different people here.",
    "alike_all": "Alike on a table’s screen, different people here: {0}",
    "tables_keep": (
        "The tables of this computer do not follow: a name there is the same, or looks the same."
    ),
    "other_name": "another name",
    "rename_person": "Rename",
    "merge_person": "Is the same person as",
    "erase_person": "Erase",
    "split_person": "In the marked matches it was",
    "split_which": "Matches in which another person played (of the last ones)",
    "sure_merge": "{0} and {1} become one person. Sure?",
    "take_back": "Take the last change of people back",
    "back_nothing": "There is no change to take back.",
    "back_rename": "{1} is called {0} again?",
    "back_merge": "{0} and {1} are two people again?",
    "back_split": "{1} is {0} again in those matches?",
    "sure_erase": "Erase {0} from every match, for good?",
    "yes": "Yes",
    "no": "No",
    "resume": "Go on at the table",
    "unfinished": "not finished",
    "undated": "added that day, its date is unknown",
    "back": "Back",
    "to_table": "The table",
    "first": "First",
    "previous": "Previous",
    "play": "Play",
    "stop": "Stop",
    "next": "Next",
    "last": "Last",
    "moment": "Answer {0} of {1}",
    "speed": "Speed",
    "log": "Log",
    "phones": "Phones",
    "phones_why": (
        "Each player reads their own code: their cards and secret choices come to their phone."
    ),
    "spectators": "Spectators",
    "connected": "connected",
    "renew": "Change the link",
    "no_seats": "The links come with the match.",
    "not_yours": "This page needs the control link.",
    "used_link": (
        "This link opens a page once, and it has been used or has expired. The lasting link is in "
        "the terminal. If no page opened for you, another user of this computer was quicker: end "
        "the program with Ctrl-C."
    ),
    "not_here": "{0} does not play here now.",
    "who_are_you": "Who are you?",
    "are_you": "Are you {0}?",
    "i_am_here": "Yes, I am {0}",
    "no_place": "No place is free for this phone.",
    "seat_gone": "This link is no longer valid: ask for a new one at the table.",
    "offline": "A recorded match: it needs no network",
}

# The hall.
HALL = {
    "hall": "Hall",
    "tables": "{0} {0:table|tables}, {1} in play",
    "no_tables": "No table has said anything yet.",
    "gone": "The hall is gone, trying again…",
    "refused": "Open this page with its whole link.",
    "no_broker": "No connection to the tables, trying again…",
    "free": "free",
    "lost": "does not answer any more",
    "unplugged": "unplugged",
    "closed": "closed",
    "asked": "{0}: {1}",
    "nobody": "Nobody has answered for {0}.",
    "minutes": "{0} min",
    "hours": "{0} h {1} min",
    "over": "Over: {0}. {1}",
    "press": "Press the knob to save the record.",
    "fails": "Fails: {0}",
    "firmware": "Firmware {0}",
    "update_sending": "Update: {0} %",
    "update_starting": "Update: the table starts, the new firmware is on trial",
    "update_failed": "Update failed: {0}",
    "update_silent": "nothing heard for {0}",
    "alerts": "For your attention",
    "seen": "Seen",
    "all_tables": "The room",
    "times": "{0} {0:time|times}",
    "kiosk": "Big screen",
    "staff": "Staff",
    "final": "Final standings",
    "standings": "Standings",
    "by_lot": "* equal on every count: their order was drawn by lot",
    "place": "Place",
    "player": "Player",
    "points": "Points",
    "round": "Round {0} of {1}",
    "enter": "Enter",
    "leave": "Withdraw",
    "name": "Name",
    "opponents": "Opponents",
    "wins": "Wins",
    "cancel": "Cancel",
    "cancel_sure": "{0} cannot be played to its end: half a point to each?",
    "offer_match": "Offer a match",
    "offer": "Offer",
    "offered": "Offered at {0}: a press there begins it.",
    "game": "Game",
    "names": "Players, separated by commas",
    "ratings": "Ratings",
    "ratings_why": "What a player is worth with near certainty, over all games.",
    "rating": "Rating",
    "matches": "Matches",
    "draw": "Draw the rounds",
    "hold": "Hold back the next round",
    "table": "Table",
    "waits_for_table": "waits for a table",
    "bye": "bye",
    "done": "over",
    "device_reader": "reader",
    "device_knob": "knob",
    "device_screen": "screen",
    "device_strip": "lights",
    "device_buzzer": "buzzer",
    "device_link": "cable",
    "device_journal": "journal",
}

# A board on a cable, at a tab's page.
CABLE = {
    "lacks_no_serial": (
        "This browser speaks to no USB port: that takes Web Serial. Open this page in Chrome, "
        "Edge, another Chromium or Firefox (151 or newer) on a computer; or use the trilithon "
        "command."
    ),
    "lacks_insecure": (
        "A browser lets a page speak to USB only where it came over HTTPS, or from this computer: "
        "open this page by its https:// address."
    ),
    "intro": (
        "Plug the board into this computer. The browser then asks which port it is: choose it."
    ),
    "find": "Find the board…",
    "none_listed": (
        "No port in that list? Many cables charge and carry no data: try another one. A Pico that "
        "shows up as a drive named RPI-RP2 or RP2350 is in its boot mode: it needs MicroPython "
        "first."
    ),
    "new_board": "A new board, with nothing on it yet…",
    "which_board": "Which board is it?",
    "pico": "Raspberry Pi Pico, Pico W, Pico 2",
    "esp32": "ESP32",
    "pico_download": (
        "1. Download MicroPython for it: micropython.org/download, the board's own page, the "
        "newest file that ends in .uf2."
    ),
    "pico_drive": (
        "2. Hold its button BOOTSEL while you plug it in: it shows up as a drive, RPI-RP2 or "
        "RP2350."
    ),
    "pico_drag": (
        "3. Drag the file onto that drive. The drive goes away by itself: the board has started "
        "again, with MicroPython."
    ),
    "esp32_download": (
        "1. Download MicroPython for it: micropython.org/download, the board's own page, the "
        "newest file that ends in .bin. A board without PSRAM has too little memory for Trilithon"
        " as files: it needs the image that trilithon firmware builds."
    ),
    "esp32_file": "2. Choose that file here, or drop it on this page.",
    "esp32_flash": "3. Write it onto the board. All that is on the board is erased.",
    "image_file": "MicroPython for an ESP32, .bin",
    "image_look": "What is in it?",
    "image_is": "{0}: MicroPython for {1}, {2} KB.",
    "image_sum": "SHA-256: {0}",
    "image_wrong": (
        "{0} is no image for an ESP32: take the file that ends in .bin from the board's page at "
        "micropython.org/download."
    ),
    "image_other": "{0} is an image for {1}, but there is no MicroPython in it.",
    "flash": "Choose the board and write it…",
    "flash_connects": "Looking for the loader of the board…",
    "flashing": "Writing MicroPython. Leave the cable in.",
    "flash_done": (
        "MicroPython is on the board, read back and compared. Press its button EN or RST once, "
        "then find the board."
    ),
    "flash_no_loader": (
        "The board's loader does not answer. Hold BOOT, press EN or RST once, let BOOT go, and "
        "write again. If that does not help: another cable, one that carries data."
    ),
    "flash_wrong_chip": (
        "This file is for {0}, the board is {1}: download the one for it. Nothing was written."
    ),
    "flash_damaged": (
        "What is on the board is not what was sent. Write it again; if it stays so, take another "
        "cable or another port."
    ),
    "flash_broke_off": (
        "The writing broke off: was the cable pulled? Nothing is lost, for the loader is in the "
        "chip itself. Plug it in and write again."
    ),
    "flash_no_tool": (
        "The part of this page that writes did not come, or not whole: load the page again."
    ),
    "then_find": "Then find it here. The next step installs Trilithon; after it, try its parts.",
    "new_parts": (
        "Next, try its parts: the lights shine, the buzzer beeps, the reader reads a card."
    ),
    "new_match": (
        "Then a first match: “To the table”, and choose a game. Cards of your own need their tags"
        " first: “Tags”."
    ),
    "picture_pico": (
        "A Pico: a narrow green board, USB at one end, the button BOOTSEL beside it, contacts "
        "along both sides."
    ),
    "picture_esp32": (
        "An ESP32: a dark board, USB between two small buttons at one end, then a metal can, and "
        "an antenna that zigzags."
    ),
    "picture_pico_download": (
        "A browser's window, and an arrow from it to a file that ends in .uf2."
    ),
    "picture_pico_drive": (
        "A computer, its cable in the USB of a Pico, and an arrow at the button beside it."
    ),
    "picture_pico_drag": "An arrow from the file to a drive named RPI-RP2.",
    "picture_esp32_download": (
        "A browser's window, and an arrow from it to a file that ends in .bin."
    ),
    "picture_esp32_file": "An arrow from the file into the dashed frame of this page.",
    "picture_esp32_flash": "A computer with a bar that fills, its cable, and an ESP32.",
    "picture_then_find": "The browser's list of ports: the pointer is at one of them.",
    "picture_install_why": "Trilithon goes from the computer through the cable onto the board.",
    "picture_doctor_try": (
        "A table's parts: screen, lights, buzzer, knob, and a card on the reader."
    ),
    "picture_new_match": (
        "A round table with lights in a ring, some lit, and three cards in a hand."
    ),
    "connecting": "Looking who answers…",
    "port_none": (
        "No port was chosen. If the list was empty: take another cable, one that carries data, "
        "and plug the board in without holding its button (BOOTSEL or BOOT)."
    ),
    "port_policy": (
        "The browser forbids this page to speak to USB. Open it in a tab of its own, not inside "
        "another site, and allow serial ports in the browser's settings for this site."
    ),
    "port_held": (
        "The port does not open: another program has it. Close it there (Thonny, Arduino, "
        "trilithon, another tab), then find the board again."
    ),
    "port_held_linux": (
        "The port does not open. Either another program has it (Thonny, trilithon, another tab): "
        "close it there. Or you may not use it yet: type sudo usermod -aG dialout $USER, log out "
        "and in again, then find the board again."
    ),
    "port_unplugged": "The board is gone: its cable was pulled, or it has no power.",
    "other_version": (
        "This board's Trilithon is of another age than this page, and they do not understand each "
        "other: bring the older one up to date."
    ),
    "answers_prompt": (
        "MicroPython answers, not a table: Trilithon is not installed there, or it is stopped."
    ),
    "answers_noise": "Something else answers: this is no table. Is it the right port?",
    "answers_loader": (
        "The board waits in its boot mode. Press its button EN or RST, without holding BOOT, then "
        "find it again."
    ),
    "answers_nobody": (
        "Nobody answers. Is Trilithon on that board? If it is, pull its plug and put it in again."
    ),
    "lacks_waiting": (
        "This browser is too old to install from a page: bring it up to date. The trilithon "
        "command does it, too: trilithon deploy."
    ),
    "install": "Install Trilithon",
    "update": "Bring Trilithon up to date",
    "install_why": (
        "A board with MicroPython can have Trilithon from this page. What people keep on it stays, "
        "and another main.py is kept beside it."
    ),
    "install_begins": "Looking what the board holds…",
    "install_safe": ("Whatever happens now, the board has its old Trilithon or the whole new one."),
    "sending": "Sending {0}",
    "install_starts": "All is there and checked. The table starts…",
    "installed": "Trilithon is installed, and has been checked.",
    "nothing_to_do": "This board has this Trilithon already: nothing was to be sent.",
    "board_gone": "{0} It has its old Trilithon or the new one. Find it and install again.",
    "board_endless": "The board does not stop talking. Pull its plug, put it in again, find it.",
    "board_prompt": (
        "The board does not go to MicroPython's prompt: has it MicroPython? Pull its plug, put it "
        "in again, and find it."
    ),
    "board_other": "The board answers as MicroPython does not. Pull its plug and put it in again.",
    "board_old": "Its MicroPython {0} is too old for this Trilithon: put a newer one on it first.",
    "board_room": "{0} of its flash are lacking: remove what is not Trilithon's.",
    "board_damaged": "This did not arrive whole: {0}. Nothing of it counts; install again.",
    "board_frozen": "Trilithon {0} is frozen in its MicroPython: files would not be used there.",
    "board_says": "The board refuses: {0}. Pull its plug, put it in again, and install again.",
    "connected": "Connected: Trilithon {0} on {1}.",
    "watching": "This page now shows the table on the cable, live, and acts there.",
    "watch": "To the table",
    "leave": "Disconnect",
    "back": "Back",
    "records": "Records",
    "records_why": "Each match that the board keeps, as a file.",
    "no_records": "The board keeps no record: a match that ends, or is given up, leaves one.",
    "every": "All in one file",
    "settings": "Settings",
    "settings_why": (
        "What the board remembers, by the names that the guide uses. A value left empty is the "
        "usual one again."
    ),
    "save": "Save",
    "saved": "Saved.",
    "restart": "Saved. It counts once the board was unplugged and plugged in again.",
    "unsaved": "The board could not save it: it counts until its power goes.",
    "doctor": "Try its parts",
    "doctor_in_play": "A match is in play: end it, then its parts can be tried.",
    "doctor_try": "Let a part show itself:",
    "part_reader": "Reader",
    "part_knob": "Knob",
    "part_screen": "Screen",
    "part_strip": "Lights",
    "part_buzzer": "Buzzer",
    "part_link": "Cable",
    "part_none": "{0}: none is set up.",
    "part_works": "{0}: answers.",
    "part_fails": "{0}: does not answer. {1}",
    "fix_reader": "Check its four data wires (MOSI to MOSI, MISO to MISO), reset and 3.3 V.",
    "fix_knob": "Check its two turning contacts, the button and the common ground.",
    "fix_screen": (
        "If not: check its two data wires (are SDA and SCL swapped?) and 3.3 V; try another kind, "
        "address or rotation under Settings (screen, screen_address, screen_rotation)."
    ),
    "fix_strip": (
        "If not: the first dark one, or the one before it, is soldered badly or turned round; if "
        "all are dark, check the data wire, to the side marked DIN, and 5 V. Flicker: put the "
        "level shifter in. Wrong colours: light_order under Settings."
    ),
    "fix_buzzer": "If not: check its wire and ground.",
    "see_screen": "Does it show eight bars, joined by a line at both edges?",
    "see_strip": "Did every light shine, one after the other, each once?",
    "see_buzzer": "Did you hear it?",
    "hands_knob": "Knob: turn it, press it, hold it. What comes of it appears here.",
    "hands_reader": "Reader: lay a card with a tag on it. What it reads appears here.",
    "felt": "{0}: {1}",
    "storage_works": "Storage: written and read back; {0} of {1} are free.",
    "storage_worn": "Storage: what is written is not read back. The flash is worn: replace it.",
    "storage_fails": "Storage: {0}. Save its files, then format its file system again.",
    "no_journal": "The journal is not written: a match would be lost with the power.",
    "console": "Console",
    "line": "A command of the link (hello, memory, health, games…)",
    "send": "Send",
    "in_play": "A match is in play: end it, or set it aside, first.",
    "no_file": "Choose the file first, or drop it on this page.",
    "no": "no",
    "yes": "yes",
    "keep": "Backup",
    "keep_why": (
        "All that the board keeps in one file: settings, players, tags, matches. The passwords of"
        " a network stay on the board. The table stops for that, and starts again."
    ),
    "backup": "Save it as a file",
    "backup_reads": "Reading {0}",
    "backup_done": "Saved: {0} {0:file|files} in one, among your downloads.",
    "backup_empty": "This board keeps nothing of a table yet: there is no file.",
    "backup_gone": "{0} What it keeps is as it was. Find it and save it again.",
    "restore": "Bring it onto this board",
    "restore_why": (
        "The other way round, onto this board or another one. Until the last moment the board has"
        " what it had, from then on what is in the file."
    ),
    "backup_file": "A backup, .zip, of this page or of the trilithon command",
    "restore_in_the_way": (
        "This board keeps things of its own: {0}. They would be lost for those in the file. Save "
        "them first, or replace them."
    ),
    "replace_all": "Replace all it keeps",
    "restore_sends": "Sending {0}",
    "restore_done": "Done: the board has the {0} {0:file|files} of that backup now.",
    "restore_gone": (
        "{0} It has what it had, or the whole backup. Find it and bring it there again."
    ),
    "backup_damaged": "{0} is no whole backup of a table. Nothing was changed.",
    "backup_newer": (
        "{0} was made by a newer Trilithon: load this page again when it is up to date."
    ),
    "backup_arrived": "{0} did not arrive as it is on the board: try once more.",
    "backup_sent": "What arrived is not what was sent. Nothing was changed: try once more.",
    "backup_room": "{0} of its flash are lacking for this backup. Nothing was changed.",
    "starts_again": "The table starts again…",
    "people": "Players",
    "tags": "Tags",
    "tags_why": (
        "Choose a box: the page names one piece after the other, and you lay its tag on the "
        "table's reader. Stop when you like, it goes on from there."
    ),
    "tags_write": "Write its name on each tag, too",
    "tags_test": "What is this tag?",
    "tags_lay": "Lay the tag of {0} on the reader. ({1} of {2} {1:has|have} one.)",
    "tags_done": "Pieces with a tag",
    "tags_whole": "Every piece has a tag.",
    "tags_skip": "Skip it",
    "tags_before": "The one before",
    "tags_forget": "Forget its tag",
    "tags_piece": "Another piece (✓ has a tag)",
    "tags_go": "Go there",
    "tag_bound": "{0} has the tag {1}.",
    "tag_is": "It is {0}.",
    "tag_says": "On it is written: {0}.",
    "tag_unknown": "This table does not know it.",
    "tag_until_now": "Until now: {0}. Replace that?",
    "tag_unread": "What is written on it cannot be read. Write over it?",
    "tags_replace": "Replace",
    "tags_leave": "Leave it as it was",
    "tags_any": "Lay any tag on the reader.",
    "tag_whose": "It is a player's",
    "nobodys": "nobody's",
    "tags_file": "The list as a file",
    "tags_export": "Save the list",
    "tags_import": "A list of tags, .txt",
    "tags_bring": "What would it change?",
    "tags_bad_file": "This list cannot be taken, and nothing was changed: {0}",
    "tags_would": "{0}: {1} new, {2} on another piece, {3} gone, {4} as before.",
    "tags_take": "Take it over",
    "tags_taken_over": "Taken over.",
    "lights": "Where its lights are",
    "lights_why": (
        "Choose a plate: light after light shines, and you say which place it is. Nothing counts "
        "before you keep it."
    ),
    "lights_where": "Light {0} shines: where is it?",
    "lights_nowhere": "At no place",
    "lights_elsewhere": "At another place",
    "lights_there": "It is there",
    "lights_run_to": "A whole row, from here to",
    "lights_run": "The row is there",
    "lights_before": "The light before",
    "lights_keep": "Keep them",
    "lights_all": "Every place has its light.",
    "lights_too_long": (
        "In this order the list is too long for the cable: teach it at the table (hold the knob, "
        "settings, lights: where?)."
    ),
}
