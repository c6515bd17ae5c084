"""What can be set at the table; that its texts fit is tested in tests/host/test_language.py."""

from __future__ import annotations

from engine import found
from firmware import boards
from firmware.menus import parts_menu
from firmware.menus.settings_menu import LEVELS, NUMBERS
from firmware.storage.settings import FIELDS
from hardware import power


def test_every_trait_of_a_part_can_be_set_at_the_table() -> None:
    assert set(boards.TRAITS) <= set(parts_menu.FIELDS)
    assert all(len(parts_menu.choices(field)) > 1 for field in parts_menu.FIELDS)


def test_every_part_of_several_kinds_can_be_chosen_at_the_table() -> None:
    kinds = {part: [kind for kind, _ in known] for part, known in boards.PARTS.items()}
    several = {part for part, known in kinds.items() if len([*known]) - ("none" in known) > 1}
    assert several <= set(parts_menu.FIELDS), "firmware/menus/parts_menu.py"


def test_currents_are_those_that_the_building_guide_allows() -> None:
    table = {name: power.limit_for(ma) for ma, name in power.SUPPLIES}
    limits = NUMBERS["limit_ma"]
    assert set(table.values()) <= set(limits)
    assert limits[0] == dict(FIELDS)["limit_ma"] == power.limit_for(500), "a computer's socket"
    for limit in limits:
        assert f"limit_ma_{limit}" in found.texts("en", "settings_menu")
    assert {dict(FIELDS)["brightness"], dict(FIELDS)["night_brightness"]} <= set(LEVELS)
