"""The table in English. What a field is filled with: see engine/words/__init__.py."""

# Of every game, and of the table itself.
TABLE = {
    # Answers
    "ok": "OK",
    "pass": "pass",
    "by_lot": "draw lots",
    "yes": "yes",
    "no": "no",
    "anyone": "Anyone",
    "imaginary": "Ghost",
    # Colours and pieces
    "white": "white",
    "blue": "blue",
    "green": "green",
    "yellow": "yellow",
    "red": "red",
    "black": "black",
    "purple": "purple",
    # Moves, by verb and zones; the fields are filled by `engine.tell`
    "shuffle_deck": "Shuffle all the cards.",
    "deal_hand": "Deal {n} {0:card|cards} to each player.",
    "draw_deck_hand": "{s} draws {n}.",
    "gather_discard_deck": "Deck empty: shuffle the discards.",
    "gather_deck": "Collect and shuffle all cards.",
    "move_bid_discard": "{s} discards the bid.",
    # Refusals
    "refused_over": "The match is over",
    "refused_not_asked": "Answer with the knob",
    "refused_elsewhere": "That piece is elsewhere",
    "refused_not_legal": "Not possible here",
    "refused_seat": "{s} is asked",
    "refused_fault": "Error: answer undone",
    "refused_nothing": "Nothing to undo",
    "refused_seen": "Everyone saw it. Undo?",
    # A seat whose computer decides
    "refused_choice": "Not that one.",
    "its_turn": "Waits for its computer on the cable",
    "its_piece": "Its choice: {p}",
    "its_place": "Turn up card {n} from the left",
    "its_place_down": "Face down: card {n} from the left",
    "its_secret": "done",
    "unknown_tag": "Unknown tag",
    "several_tags": "Several tags: one at a time",
    "other_box": "Piece of another game",
    "secret_read": "Card read",
    "cards_laid": "Cards laid: {n}",
    "points": "points",
    "pass_with_nothing": "pass",
    "colon": ":",
    "cards_read": "{n} read: {t}",
    "card_back": "back: {p}",
    "secret_back": "Card back. Still laid: {n}",
    # The table's own menus
    "own_name": "English",  # of this language, in menus
    "plurals": "1000000 1 1 0",  # engine.words.form
    "language": "Language",
    "tags": "Tags",
    "settings": "Settings",
    "which_game": "Which game?",
    "offer_resume": "Resume the match? {w} {n} {1:answer|answers}",
    "set_aside": "Match set aside",
    "damaged_journal": "Journal damaged: {n} {0:line|lines} lost, kept as a record",
    "broken_journal": "Damaged match set aside (line {n})",
    "other_rules": "Rules changed: finish by hand. Match kept.",
    "before": "earlier",
    "to_start": "Setting up",  # where the match stands before its first round
    "help": "Help",
    "go_on": "go on",
    "undo": "undo",
    "one_moment": "One moment…",
    "aborted": "Match abandoned; record saved",
    "final": "Final scores",
    "elides": "-",
    "winner": "{s} wins!",
    "nobody_wins": "Nobody wins",
    # Devices that fail
    "no_reader": "No reader: use the knob",
    "no_knob": "Knob not working",
    "no_lights": "No lights: read the screen",
    "no_storage": "No storage: nothing is saved",
    "no_memory": "Out of memory: try again",
    "no_sound": "No sound",
    # The table itself
    "wrong_settings": "Invalid settings ignored:",
    "was_stuck": "The table hung and restarted.",
    "crashed": "Error: the table restarts.",
    "safe_mode": "Safe mode",
    "safe_knob": "Knob held at power-on.",
    "safe_starts": "Three starts have failed.",
    "safe_what": "Fix it over USB, or switch off.",
}

# Between matches: who plays what, the shelf, room for records.
NEW_MENU = {
    "shelf": "set aside: {n}",
    "people": "Players",
    "who_sits": "Who sits in seat {n}?",
    "all_seated": "that is all",
    "new_name": "other name…",
    "type_name": "Turn, press; hold when done",
    "letters": "ÉÈÇéèç",  # after Z, in names; then as many after z
    "name_taken": "Name is taken",
    "player_name": "Player {n}",
    "sits_already": "{n} has a seat already",
    "nobodys_tag": "Nobody has this tag",
    "light_of": "Colour for {n}?",
    "light_0": "red",
    "light_1": "blue",
    "light_2": "green",
    "light_3": "yellow",
    "light_4": "purple",
    "light_5": "cyan",
    "light_6": "orange",
    "light_7": "pink",
    # A match that is about to begin
    "begin": "begin",
    "rotate": "change seats",
    "who_plays": "who plays…",
    "usual_rules": "usual rules",
    "rules": "rules…",
    "begin_explained": "begin with help",
    "one_way": "This game has no options",
    # The shelf
    "which_match": "Which match?",
    "older": "older…",
    "take_up": "take up",
    "give_up": "abandon",
    "sure_abort": "Abandon the match?",
    "back": "back",
    # Storage is short
    "make_room": (
        "Storage full. Delete the {n} oldest {0:record|records}? {n} of them {1:exists|exist} "
        "only here."
    ),
    # People
    "add_person": "new player…",
    "person_name": "name…",
    "person_light": "colour: {w}",
    "no_light": "any",
    "person_tag": "tag: {w}",
    "erase_person": "erase",
    "sure_erase": "Erase {n} here? Records keep the name",
    "lay_own_tag": "{n}: lay your tag. Press: no tag",
    "tag_of": "This tag is {n}’s",
    "tag_of_piece": "This tag is on a piece",
    "too_many": "Too many players",
}

# Behind a held knob, in a match.
MATCH_MENU = {
    "set_up_box": "set up the box",
    "menu": "Menu",
    "undone": "Undone. Put pieces back.",
    "see_scores": "scores",
    "whose_turn": "whose turn?",
    "by_hand": "use the knob",
    "put_by": "set aside",
    "abort": "abandon",
    "sure_abort": "Abandon the match?",
    "repair": "repair…",
    "pause": "pause",
    "leave": "who leaves?",
}

# Going back to an answer that was wrong.
REPAIR_MENU = {
    "which_answer": "Which answer was wrong?",
    "earlier": "earlier…",
    "back": "back",
    "secret_answer": "a secret answer",
    # What is to be done about it
    "correct": "correct it",
    "omit": "leave it out",
    "insert": "one is missing",
    # Notices
    "repair_asked": "Repair: answer as it is on the table",
    "repair_left": "Repair: {n} old {0:answer|answers} to come",
    "repair_done": "Repaired: {n} kept. Check the table.",
    # While old answers wait
    "repair_stop": "drop these {n}",
    "sure_stop": "{n} old {0:answer is|answers are} still to come",
}

# A player leaves or joins.
SEATS_MENU = {
    "who_leaves": "Who leaves, or takes over?",
    "what_then": "{s} leaves. What then?",
    "who_takes_over": "Who takes over from {s}?",
    "back": "back",
    "way_others": "others play on",
    "way_lots": "the table draws",
    "way_end": "end the match",
    "way_seated": "new player",
    "now_others": "by others",
    "now_lots": "by lot",
    "now_machine": "computer",
    # What holds from now on
    "seat_others": "{s} left: the others play the seat",
    "seat_lots": "{s} left: the table draws",
    "row_hand": "{s}: lay its cards face down, one by one, left to right",
    "row_open": "Show the computer the top of stack {n}",
    "row_read": "Read: {n} of {n}",
    "seat_machine": "{s}: a computer plays the seat",
    "seat_seated": "{s} plays this seat now",
}

# While people pause; clocks, and when a seat's time is up.
PAUSE_MENU = {
    "set_clock": "clock: {n} min",
    "how_long": "Minutes for each player, from the next match on",
    "clock_off": "no clock",
    "clock_minutes": "{n} min",
    "paused": "Pause",
    "press_to_go_on": "Hands are hidden, clocks stopped. Press to go on.",
    "time_is_up": "{s}: time is up",
}

# Tags and the pieces they are on.
TAGS_MENU = {
    "which_box": "Tags of which box?",
    "write_too": "Write the names on them too?",
    "lay_tag_of": "Lay the tag of {n}",
    "lay_any_tag": "Lay any tag",
    "which_piece": "Which piece?",
    # What the knob offers
    "test_tags": "test",
    "skip": "skip",
    "back": "back",
    "choose": "choose…",
    "stop": "finish",
    "forget": "forget",
    # What was read, and what is asked about it
    "bound": "{n}: OK",
    "it_is": "It is {n}.",
    "it_says": "It says {n}.",
    "has_one": "{n} has one already.",
    "replace": "Replace?",
    "sure_forget": "Forget this tag?",
    "forgotten": "Tag forgotten",
    "all_tagged": "Every piece is tagged",
    "lift_all": "Lift all tags, then lay them one by one",
    # Why a name could not be written
    "tag_plain": "Not formatted: name not written",
    "tag_damaged": "Unreadable content.",
    "tag_locked": "Locked: name not written",
    "tag_full": "Full: name not written",
    "tag_drawn": "Phone or bank card: take another tag",
    "tag_gone": "Not written: hold it longer",
    "no_tag_reader": "The reader does not answer",
    "on_computer": "Follow on the computer",
}

# Settings at the table.
SETTINGS_MENU = {
    # What there is to set, with its value
    "set_night": "night mode: {w}",
    "set_guide": "explain: {w}",
    "set_mute": "sound: {w}",
    "set_brightness": "by day: {n} %",
    "set_night_brightness": "at night: {n} %",
    "set_rest": "rests: {n} min",
    "set_limit_ma": "current {n} mA",
    "set_where": "lights: where?",
    "set_readers": "whose readers",
    "whose_reader": "Reader {n}: whose?",
    "lay_on_reader": "Lay a tag:",
    "reader_of_table": "the table",
    "seat_number": "seat {n}",
    "parts_right": "All in order? Lights red, green, blue?",
    "set_parts": "parts",
    "set_network": "Wi-Fi by phone",
    "set_about": "this table",
    "back": "back",
    # Questions
    "how_bright": "Brightness of lights",
    "how_bright_night": "Brightness at night",
    "which_supply": "Current for the lights?",
    "when_rest": "Left alone, it dims after… and is dark after twice that",
    "rest_0": "never",
    "rest_other": "{n} min",
    "limit_ma_300": "300 mA: USB 2 of a computer",
    "limit_ma_800": "800 mA: charger of 1 A",
    "limit_ma_700": "700 mA: USB 3 of a computer",
    "limit_ma_1300": "1300 mA: charger of 2 A",
    "limit_ma_other": "{n} mA",
    "only_now": "Not saved: lasts until switched off",
    # This table
    "about_reader": "Reader {n}",
    "reader_clone": "Reader: a clone, less reliable",
    "reader_unknown": "Reader: an unknown chip",
    "reader_wire": "Reader: the IRQ wire is broken; works without it",
    "reader_fails": "Readers: one has failed",
    "about_limited": "Limit: lights at {n} %",
    "about_free": "Free: {n} KB",
}

# What no driver can find out about the parts: firmware/menus/parts_menu.py.
PARTS_MENU = {
    "which_part": "Which part?",
    "part_screen": "screen: chip",
    "part_screen_rotation": "screen: turn",
    "part_screen_address": "screen: address",
    "part_knob_detents": "knob: clicks",
    "part_knob_direction": "knob: way round",
    "part_light_order": "lights: colours",
    "part_light_count": "lights: number",
    "part_reader": "reader: chip",
    "done": "done",
    # Questions, and what can be said
    "how_screen": "Rubbish at an edge: the other chip",
    "how_screen_rotation": "The screen is built in…",
    "how_screen_address": "Its address on the bus",
    "how_knob_detents": "2: only every 2nd click counted",
    "how_knob_direction": "Turned right, the choice moves…",
    "how_light_order": "Order on the wire; W: has white",
    "how_light_count": "Lights on the wire",
    "how_reader": "Which reader is built in?",
    "screen_none": "none",
    "reader_none": "none",
    "screen_rotation_0": "upright",
    "screen_rotation_180": "upside down",
    "knob_direction_1": "down",
    "knob_direction_-1": "up",
    "light_count_0": "as the plate",
    "from_next_start": "Kept. It counts after the plug was pulled and put back.",
}

# How a phone brings the table into its network: firmware/menus/wifi_menu.py, wifi_page.py.
WIFI_MENU = {
    "wifi_phone": "Wi-Fi by phone",
    "join_own": "1. Join Wi-Fi",
    "own_key": "password",
    "open_page": "2. Open page",
    "hold_back": "hold: back",
    "got": "The phone says:",
    "join": "join it",
    "joining": "One moment: joining",
    "joined": "Joined and kept. The table starts again.",
    "wrong_password": "Wrong Wi-Fi password. Send the page again.",
    "not_found": "No such Wi-Fi here. Its name? 2.4 GHz? Too far away?",
    "no_address": "The Wi-Fi gives no address. Restart its router.",
    "no_join": "The Wi-Fi refuses. It must speak WPA2, and not be full.",
    "no_broker": "Joined. Nobody answers at that broker.",
    "keep": "keep it",
    "no_radio": "The Wi-Fi chip does not answer. Pull the plug and put it back.",
    "no_client": "File missing: trilithon deploy, by cable.",
    "pull_plug": "Done. Pull the plug and put it back.",
    "sure_off": "Leave Wi-Fi {n}?",
    # The phone's page
    "page_seen": "Wi-Fi",
    "page_other": "another, named below",
    "page_wifi": "Name of another Wi-Fi",
    "page_wifi_password": "Password of the Wi-Fi (8 characters or more)",
    "page_broker": "Broker: address, or address:port",
    "page_user": "User there (none: the name below)",
    "page_password": "Password there",
    "page_name": "Name of this table (a-z, 0-9, -)",
    "page_send": "Send to the table",
    "page_wrong": "Please look at this once more: {n}",
    "page_done": "The table has it. Now press its knob; then this Wi-Fi goes off.",
}

# Teaching where the lights are.
LIGHTS_MENU = {
    "which_plate": "Which plate?",
    "place_": "space ",
    "nowhere": "nowhere",
    # What the knob offers for the light in question
    "where_is": "Light {n}: where?",
    "all_taught": "Every place has its light.",
    "run": "several…",
    "other": "elsewhere…",
    "back": "back",
    "stop": "finish",
    "keep": "keep",
    "drop": "keep nothing",
    # Questions
    "run_to": "Turn while lights match, then press",
    "sure_keep": "Lights taught: {n}. Keep them?",
}

# While a match is explained as it goes.
GUIDE = {
    "set_up": "Set up {n}/{n}",
    "remark": "Tip",
}

# For people new to a game, where the game says nothing of a question: by its kind.
HELP = {
    "tap": "Lay one of the cards that may be played.",
    "set": "Lay cards one by one; laid again, a card comes back. End with {n}.",
    "menu": "Choose an answer.",
    "number": "Choose a number.",
    "place": "Choose one of the lit places.",
    "seat": "Choose a player.",
    "colour": "Choose a colour.",
    "fact": "Look at the table and say what lies there.",
    "chance": "Draw lots, or let the table do it.",
}

# What is at stake in questions that several games ask, and how points win.
STAKES = {
    "first": "It only decides who begins.",
    "colour_alone": "The colour changes nothing in play.",
    "most_points": "{s} has the most points: {n}, a lead of {n}.",
    "equal_points": "{n} players share the win with {n} {1:point|points} each.",
}
