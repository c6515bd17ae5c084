"""What of a language has no room in the table's own menus: rows of sixteen, questions of three."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine import found
from engine.names import fault_of_name
from engine.repair import WAYS
from engine.words import Words
from firmware.lights import plates
from firmware.menus import lights_menu, parts_menu, tag_screen, tags_menu
from firmware.menus.match_menu import ACTIONS
from firmware.menus.more_words import More
from firmware.menus.settings_menu import ENTRIES
from firmware.menus.spelling import BACK, letters
from firmware.screen.canvas import COLUMNS, wrap
from firmware.screen.view import TEXT_ROWS
from host.languages.in_match import LABEL, PROMPT_ROWS

ROW = COLUMNS - 1
NOTICE_ROWS = 7 - 1 - PROMPT_ROWS  # beside the longest prompt
LONGEST = {"night": "no", "mute": "no", "guide": "yes", "limit_ma": 1300}  # values; others 100
LESSON = ("run", "other", "back", "stop", "keep", "drop", "go_on", "nowhere")
LESSON_ASKS = ("where_is", "all_taught", "run_to", "sure_keep", "which_plate")
REPAIR_ASKS = ("repair_asked", "repair_left", "repair_done", "sure_stop", "which_answer")
WIFI_ROWS = ("wifi_phone", "join_own", "own_key", "open_page", "hold_back", "join", "keep", "got")
WIFI_SAYS = (
    "joining", "joined", "wrong_password", "not_found", "no_address", "no_join", "no_radio",
    "no_client", "pull_plug",
)  # fmt: skip
TAG_NOTICES = (
    "tag_plain", "tag_damaged", "tag_locked", "tag_full", "tag_gone", "no_tag_reader",
    "no_storage", "sure_forget", "forgotten",
)  # fmt: skip


def problems(language: str) -> Iterator[str]:
    """Of every menu, a line each."""
    words = Words(language)
    knob, repair = More(words, "match_menu"), More(words, "repair_menu")
    settings = More(More(words, "settings_menu"), "pause_menu")
    every = {
        "match_menu": labels(knob, ACTIONS, ROW),
        "repair_menu": [
            *labels(repair, (*WAYS, "earlier", "back", "repair_stop"), ROW, (99,)),
            *asked(repair, REPAIR_ASKS, PROMPT_ROWS, (300,)),
        ],
        "settings_menu": of_settings(settings),
        "parts_menu": of_parts(More(words, "parts_menu")),
        "wifi_menu": of_wifi(More(words, "wifi_menu")),
        "lights_menu": of_lights(More(words, "lights_menu")),
        "tags_menu": of_tags(Words(language, "tags_menu")),
        "new_menu": of_names(More(words, "new_menu")),
    }
    for menu, lines in every.items():
        yield from (f"{menu}: {line}" for line in lines)


def labels(words: Words, keys: Iterable[str], most: int, args: Sequence[object] = ()) -> list[str]:
    """Of what the knob offers."""
    said = {key: words.text(key, list(args)) for key in keys}
    lacking = [f"no text for {key}" for key in said if key not in words]
    long = [f"{key}: {text!r} is longer than {most} characters"
            for key, text in said.items() if len(text) > most]  # fmt: skip
    return lacking or long


def asked(words: Words, keys: Iterable[str], most: int, args: Sequence[object] = ()) -> list[str]:
    """Of questions and notices."""
    return [f"{key}: more than {most} rows" for key in keys
            if len(wrap(words.text(key, list(args)))) > most]  # fmt: skip


def of_settings(words: Words) -> Iterator[str]:
    """Every entry with its longest value."""
    for entry in ENTRIES:
        key = entry if entry == "back" else "set_" + entry
        yield from labels(words, [key], ROW, (LONGEST.get(entry, 100),))
    yield from labels(words, ["clock_off"], ROW)


def of_parts(words: More) -> Iterator[str]:
    for field in parts_menu.FIELDS:
        known = [parts_menu.label(words, field, value) for value in parts_menu.choices(field)]
        yield from alike_or_long(known, f"part_{field}")
        yield from labels(words, ["part_" + field], ROW)
        yield from asked(words, ["how_" + field], PROMPT_ROWS)


def of_wifi(words: More) -> Iterator[str]:
    """What stands on the screen: rows, and sentences that leave one for what a press does."""
    yield from labels(words, WIFI_ROWS, ROW)
    yield from asked(words, WIFI_SAYS, TEXT_ROWS - 2)
    yield from asked(words, ["no_broker"], TEXT_ROWS - 3)  # there is a way back, too
    yield from asked(words, ["sure_off"], PROMPT_ROWS, ("x" * COLUMNS,))


def of_lights(words: More) -> Iterator[str]:
    """What the lesson says, and places of every plate."""
    yield from labels(words, LESSON, LABEL)
    yield from asked(words, LESSON_ASKS, PROMPT_ROWS, (400,))
    for plate in found.plate_sizes():
        teaching = lights_menu.Teaching.__new__(lights_menu.Teaching)
        teaching.words, teaching.plate = words, plate
        names = [teaching.place(place) for place in plates.all_places(plate)]
        yield from alike_or_long(names, f"places of {plate}")
        yield from (f"no text for {name}" for name in names if "place_" in name)


def alike_or_long(names: list[str], what: str) -> Iterator[str]:
    yield from (f"{what}: {name!r} is longer than {ROW} characters" for name in names
                if len(name) > ROW)  # fmt: skip
    for name in sorted({name for name in names if names.count(name) > 1}):
        yield f"{what}: several are called {name!r}"


def of_tags(words: Words) -> Iterator[str]:
    """What the knob offers, every piece by its name, and why a tag was not written."""
    yield from labels(words, sorted({*tags_menu.WALK, *tags_menu.TEST, *tag_screen.SURE}), LABEL)
    yield from asked(words, TAG_NOTICES, NOTICE_ROWS)
    for box in found.boxes():
        names = [tag_screen.shown(words, box, piece) for piece in range(box.size)]
        yield from (f"{name!r} is longer than {ROW} characters" for name in names
                    if len(name) > ROW)  # fmt: skip
        yield from (f"lay_tag_of: more than {PROMPT_ROWS} rows with {name!r}" for name in names
                    if len(wrap(words.text("lay_tag_of", (name,)))) > PROMPT_ROWS)  # fmt: skip
        title = f"{words.text('box_' + box.key)} {box.size}/{box.size}"
        if len(title) > COLUMNS:
            yield f"box_{box.key}: {title!r} is longer than a row of {COLUMNS}"


def of_names(words: More) -> Iterator[str]:
    """The letters after Z and z: as many small ones, each once, of those that names have."""
    large, small = letters(words)
    if not len(large) == len(small) == len(set(large)) == len(set(small)):
        yield "letters: as many small ones as capitals, and each but once"
    for char in (large + small).replace(BACK, ""):
        if fault_of_name("A" + char + "b"):
            yield f"letters: no name has {char!r}"
