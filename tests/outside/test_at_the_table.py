"""An outside game with a plate and a box of its own: in the menu, enrolled, printed, drilled."""

from __future__ import annotations

import sys
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
from hardware import build, drill, sheets
from hardware.paper import Text
from host.cable.simulators import InProcessTable
from host.cli import main
from host.install import listing
from host.install.shrink.pack_texts import parts_of
from host.page.greeting import plate_entry
from host.places import ROOT
from tests.both.app.table_hands import Hands, play


@pytest.fixture(autouse=True)
def outside(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    before = list(engine.games.__path__)
    monkeypatch.setenv(found.OUTSIDE, str(Path(__file__).parent))
    monkeypatch.setattr(catalogue, "GAMES", found.games())
    monkeypatch.setattr(register_edit, "BOXES", found.boxes())  # as a program has them that starts
    for name in ("firmware.tags.register_edit", "firmware.link.tag_commands"):
        monkeypatch.delitem(sys.modules, name, raising=False)  # an earlier file's table's
    yield
    engine.games.__path__[:] = before


def test_the_tables_menu_offers_it() -> None:
    async def story(hands):  # type: ignore[no-untyped-def]
        await hands.pick("English")
        await hands.pick("yes")
        assert "Cribbage" in hands.labels

    play(story, Hands())


def test_a_game_without_remarks_has_an_empty_part_for_them_among_a_boards_texts() -> None:
    """A first match of it asks there and finds nothing; a part that is missing is a fault."""
    (file,) = (contents for _, contents in listing.texts(["en"]))
    assert "first_cribbage" in parts_of(file) and not found.remarks("en", "cribbage")


def test_its_cards_are_enrolled(tmp_path: Path) -> None:
    with InProcessTable(tmp_path) as table, table.connect() as client:
        client.command("bind 04a1b2c3d4e5f6 pack heart5 sure")
        cards = [line for line in client.chunks("tags") if " pack " in line]
        assert len(cards) == 54 and "04a1b2c3d4e5f6 pack heart5" in cards


def test_its_cards_are_on_tag_sheets_under_the_packs_names() -> None:
    (box,) = [each for each in found.boxes() if each.key == "pack"]
    words = [
        shape.text
        for page in sheets.sheets(box)
        for shape in page.shapes
        if isinstance(shape, Text)
    ]
    assert {f"heart{rank}" for rank in "23456789"} <= set(words)
    assert {"cœur 5  ·  heart 5", "Herz 5"} <= set(words)


def test_its_plate_is_drilled_hole_by_hole() -> None:
    assert drill.legend("cribbage")[0].startswith("122 holes") and drill.on_a4("cribbage")
    assert "start" in drill.legend("cribbage")[-1]


def test_its_plans_and_sheets_land_in_a_folder_of_its_owner(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    into = tmp_path / "on paper"
    assert main(["plans", "cribbage", "--into", str(into)]) == 0
    made = {file.name: file.read_bytes() for file in into.iterdir()}
    plate = {f"plate-cribbage{end}" for end in (".svg", "-a3.pdf", "-a4.pdf")}
    assert made.keys() == {*plate, "tags-pack.pdf"}
    assert sorted(capsys.readouterr().out.split("\n"))[1:] == sorted(
        str(into / each) for each in made
    )
    assert all(text.startswith(b"%PDF") for name, text in made.items() if name.endswith("pdf"))
    assert b"Cribbage" in made["plate-cribbage.svg"]


def test_a_game_without_tags_has_a_plan_and_no_sheet(tmp_path: Path) -> None:
    assert main(["plans", "hex", "--into", str(tmp_path)]) == 0
    assert {file.name for file in tmp_path.iterdir()} == {
        "plate-hex.svg", "plate-hex-a3.pdf", "plate-hex-a4.pdf",
    }  # fmt: skip


def test_the_page_has_the_shape_and_the_names_of_a_grid() -> None:
    entry = plate_entry("fr", "hex")
    assert entry["shape"] == ("grid", 7, 7) and entry["names"] == entry["spelt"] == entry["marks"]
    assert sorted(entry["names"].values())[:8] == ["a1", "a2", "a3", "a4", "a5", "a6", "a7", "b1"]
    assert entry["places"][0][0] < 0 < entry["places"][0][1], "a1 is at the lower left"


def test_plans_are_never_laid_among_our_sources(capsys: pytest.CaptureFixture[str]) -> None:
    inside = ROOT / "hardware/plates"
    before = sorted(inside.iterdir())
    assert main(["plans", "cribbage", "--into", str(inside)]) == 2
    assert "--into DIR" in capsys.readouterr().err and sorted(inside.iterdir()) == before
    assert "cribbage" not in "".join(build.drawings())


def test_a_chain_with_dark_lights_prints(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    plate = found.plate("cribbage")
    monkeypatch.setattr(plate, "chain", "start - 1..120 -*3 out")
    assert main(["plans", "cribbage", "--into", str(tmp_path)]) == 0
    svg = (tmp_path / "plate-cribbage.svg").read_text()
    assert svg.count("<circle") == 122 + 4 and ">126<" in svg  # the last light of the chain


@pytest.mark.parametrize(
    ("language", "start", "hole"), [("en", "start", "space 37"), ("fr", "départ", "case 37")]
)
def test_its_places_have_the_names_of_its_texts(language: str, start: str, hole: str) -> None:
    teaching = Teaching.__new__(Teaching)
    teaching.words, teaching.plate = More(Words(language), "lights_menu"), "cribbage"
    names = [teaching.place(place) for place in plates.all_places("cribbage")]
    assert len(set(names)) == 122 and {start, hole} <= set(names)
    assert not [name for name in names if "place_" in name]
