"""The texts of the settings at the table: complete, drawable, and as narrow as the screen."""

from __future__ import annotations

import string

import pytest

from engine.words import LANGUAGES, Words, adjust, lesson
from firmware.lights import plates
from firmware.menus.settings_menu import ENTRIES, LEVELS, LIMITS, More
from firmware.screen.canvas import COLUMNS, wrap
from firmware.screen.font import EXTRA
from firmware.storage.settings import FIELDS
from hardware import power
from tests.games.test_words import LABEL

TEXTS = {**adjust.TEXT, **lesson.TEXT}


def test_every_text_is_there_in_both_languages_and_in_glyphs_of_the_font() -> None:
    drawable = set(string.printable[:95]) | set(EXTRA)
    for key, pair in TEXTS.items():
        assert len(pair) == len(LANGUAGES) and all(pair), key
        assert set("".join(pair)) <= drawable, key
        assert pair[0].count("{") == pair[1].count("{"), key
        assert max(len(word) for text in pair for word in text.split(" ")) <= COLUMNS, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_fits_its_row_with_its_longest_value(language: str) -> None:
    words = More(Words(language), "adjust")
    longest = {"night": "no", "mute": "no", "limit_ma": 1500}
    for entry in ENTRIES:
        key = entry if entry == "back" else "set_" + entry
        assert key in words and len(words.text(key, (longest.get(entry, 100),))) < COLUMNS, entry


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_of_every_plate_has_a_name_that_fits(language: str) -> None:
    from firmware.menus.lights_menu import Teaching

    words = More(Words(language), "lesson")
    for board in plates.CHAINS:
        teaching = Teaching.__new__(Teaching)
        teaching.words, teaching.board = words, board
        names = [teaching.place(place) for place in plates.all_places(board)]
        assert len(set(names)) == len(names)
        assert max(len(name) for name in names) < COLUMNS
        assert not [name for name in names if "place_" in name], names
    assert teaching.place(plates.DARK) == words.text("nowhere")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_lesson_offers_fits_and_questions_leave_room(language: str) -> None:
    words = More(Words(language), "lesson")
    for key in ("run", "other", "back", "stop", "keep", "drop", "go_on", "nowhere"):
        assert len(words.text(key)) <= LABEL, key
    for key in ("where_is", "all_taught", "run_to", "sure_keep", "which_plate"):
        assert len(wrap(words.text(key, (400,)))) <= 3, key


def test_currents_are_those_that_the_building_guide_allows() -> None:
    table = {name: power.limit_for(ma) for ma, name in power.SUPPLIES}
    assert set(table.values()) <= set(LIMITS)
    assert LIMITS[1] == dict(FIELDS)["limit_ma"] <= power.limit_for(1000)
    for limit in LIMITS:
        assert f"limit_{limit}" in adjust.TEXT
    assert {dict(FIELDS)["brightness"], dict(FIELDS)["night_brightness"]} <= set(LEVELS)
