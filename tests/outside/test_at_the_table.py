"""An outside game with a plate and a box of its own: in the menu, enrolled, printed, drilled."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import engine.games
from engine import catalogue, found
from engine.words import Words
from firmware.lights import plates
from firmware.menus.lights_menu import Teaching
from firmware.menus.settings_menu import More
from firmware.tags import register_edit
from hardware import drill, sheets
from hardware.paper import Text
from host.cable.simulators import InProcessTable
from tests.both.app.table_hands import Hands, play


@pytest.fixture(autouse=True)
def outside(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    before = list(engine.games.__path__)
    monkeypatch.setenv(found.OUTSIDE, str(Path(__file__).parent))
    monkeypatch.setattr(catalogue, "GAMES", found.games())
    monkeypatch.setattr(register_edit, "BOXES", found.boxes())  # as a program has them that starts
    yield
    engine.games.__path__[:] = before


def test_the_tables_menu_offers_it() -> None:
    async def story(hands):  # type: ignore[no-untyped-def]
        await hands.pick("English")
        assert "Cribbage" in hands.labels

    play(story, Hands())


def test_its_cards_are_enrolled(tmp_path: Path) -> None:
    with InProcessTable(tmp_path) as table, table.connect() as client:
        client.command("bind 04a1b2c3d4e5f6 cards heart5 sure")
        cards = [line for line in client.chunks("tags") if " cards " in line]
        assert len(cards) == 52 and "04a1b2c3d4e5f6 cards heart5" in cards


def test_its_cards_are_on_tag_sheets_under_their_own_names() -> None:
    pages = sheets.every()["cards"]
    words = [shape.text for page in pages for shape in page.shapes if isinstance(shape, Text)]
    assert {f"heart{rank}" for rank in "23456789"} <= set(words)
    assert "heart 5  ·  cœur 5" in words


def test_its_plate_is_drilled_hole_by_hole() -> None:
    assert "cribbage" in drill.names()
    assert drill.legend("cribbage")[0].startswith("122 holes") and drill.on_a4("cribbage")
    assert "start" in drill.legend("cribbage")[-1]


@pytest.mark.parametrize(
    ("language", "start", "hole"), [("en", "start", "space 37"), ("fr", "départ", "case 37")]
)
def test_its_places_have_the_names_of_its_texts(language: str, start: str, hole: str) -> None:
    teaching = Teaching.__new__(Teaching)
    teaching.words, teaching.plate = More(Words(language), "lights_menu"), "cribbage"
    names = [teaching.place(place) for place in plates.all_places("cribbage")]
    assert len(set(names)) == 122 and {start, hole} <= set(names)
    assert not [name for name in names if "place_" in name]
