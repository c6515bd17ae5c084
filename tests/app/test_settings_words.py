"""The texts of the settings at the table: complete, drawable, and as narrow as the screen."""

from __future__ import annotations

import pytest

from engine import found
from engine.words import LANGUAGES, Words
from firmware import boards
from firmware.lights import plates
from firmware.menus import parts_menu
from firmware.menus.settings_menu import ENTRIES, LEVELS, NUMBERS, More
from firmware.screen.canvas import COLUMNS, wrap
from firmware.storage.settings import FIELDS
from hardware import power
from tests.games.test_words import LABEL


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_fits_its_row_with_its_longest_value(language: str) -> None:
    words = More(More(Words(language), "settings_menu"), "pause_menu")
    longest = {"night": "no", "mute": "no", "guide": "yes", "limit_ma": 1300}
    for entry in ENTRIES:
        key = entry if entry == "back" else "set_" + entry
        assert key in words and len(words.text(key, (longest.get(entry, 100),))) < COLUMNS, entry
    assert len(words.text("clock_off")) < COLUMNS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_of_every_plate_has_a_name_that_fits(language: str) -> None:
    from firmware.menus.lights_menu import Teaching

    words = More(Words(language), "lights_menu")
    for plate in found.plate_sizes():
        teaching = Teaching.__new__(Teaching)
        teaching.words, teaching.plate = words, plate
        names = [teaching.place(place) for place in plates.all_places(plate)]
        assert len(set(names)) == len(names)
        assert max(len(name) for name in names) < COLUMNS
        assert not [name for name in names if "place_" in name], names
    assert teaching.place(plates.DARK) == words.text("nowhere")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_lesson_offers_fits_and_questions_leave_room(language: str) -> None:
    words = More(Words(language), "lights_menu")
    for key in ("run", "other", "back", "stop", "keep", "drop", "go_on", "nowhere"):
        assert len(words.text(key)) <= LABEL, key
    for key in ("where_is", "all_taught", "run_to", "sure_keep", "which_plate"):
        assert len(wrap(words.text(key, (400,)))) <= 3, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_and_value_has_a_name_that_fits_and_every_question_room(language: str) -> None:
    words = More(Words(language), "parts_menu")
    for field in parts_menu.FIELDS:
        known = parts_menu.choices(field)
        labels = [parts_menu.label(words, field, value) for value in known]
        assert len(set(labels)) == len(known) > 1
        named = [words.text("part_" + field), *labels]
        assert max(len(label) for label in named) < COLUMNS, named
        assert "how_" + field in words and len(wrap(words.text("how_" + field))) <= 3
    assert set(boards.TRAITS) <= set(parts_menu.FIELDS)


def test_currents_are_those_that_the_building_guide_allows() -> None:
    table = {name: power.limit_for(ma) for ma, name in power.SUPPLIES}
    limits = NUMBERS["limit_ma"]
    assert set(table.values()) <= set(limits)
    assert limits[0] == dict(FIELDS)["limit_ma"] == power.limit_for(500), "a computer's socket"
    for limit in limits:
        assert f"limit_ma_{limit}" in found.texts("en", "settings_menu")
    assert {dict(FIELDS)["brightness"], dict(FIELDS)["night_brightness"]} <= set(LEVELS)
