"""A game from outside on the page: its plate is drawn from its geometry, its cards are a pack."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine import found
from host.commands.new import write
from tests.page import browser as web


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    yield from web.browser()


def test_cribbage_is_played_in_a_browser(browser: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(found.OUTSIDE, str(Path(__file__).parent))
    with web.table(browser, "cribbage", "--people", "none") as page:
        assert page.inner_text("#title") == "Cribbage"
        assert page.locator("#board [role=gridcell]").count() == 122
        assert page.locator("#board [role=gridcell]").first.get_attribute("aria-label")
        rows = page.locator("#board [role=row]")
        assert [rows.nth(at).get_attribute("aria-label") for at in (0, 3)] == [
            "out – space 91", "start – space 30",
        ]  # fmt: skip
        web.play_until(page, lambda: web.question(page).startswith("Lay a card"))
        assert page.locator(".card.pip").count() >= 1


OWN = """
import { h } from "./dom.js";
export const VIEW = [-150, -60, 300, 120];
export const DICE = [100, -40];
export const PIECES = 2;
export const die = (value) => value === 7 ? h("path", { class: "moon", d: "M0 0h4" }) : null;
export const ground = () => h("rect", { key: "ground", x: -150, y: -60, width: 300, height: 120 });
export const drawPlace = (place) => h("circle", { class: "edge", r: 5 });
export const called = (place) => `stone ${place}`;
export const rows = (spots) => [{ name: "far", row: spots }];
"""
NIM = {
    "plate.py": "from engine.plates.simple import track\n\nPLATE = track('nim', 9, 'start')\n",
    "plate.js": OWN,
}


def test_a_plate_of_ones_own_says_rows_piles_dice_and_how_large_pieces_are(
    browser: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """What only Stonehenge's plate had words for: engine/EXPORTS.md."""
    game = tmp_path / "nim"
    write(game, "nim")
    for name, text in NIM.items():
        (game / name).write_text(text)
    changed(game / "__init__.py", 'PLATE = "rail"', 'PLATE = "nim"')
    changed(game / "rulebook.py", "yield RAIL +", "yield", "def status(", DICE + "def status(")
    changed(game / "en.py", "TEXT = {", 'TEXT = {"row_far": "The far bank", "zone_deck": "heap",')
    monkeypatch.setenv(found.OUTSIDE, str(tmp_path))
    with web.table(browser, "nim", "--people", "none", "--lang", "en") as page:
        page.wait_for_selector("#board .die")
        assert page.get_attribute("#board [role=row]", "aria-label") == "The far bank"
        assert "heap" in page.inner_text("[data-zone=deck] .label").lower()
        assert page.locator("#board .die .moon").count() == 1
        assert page.locator("#board .die").count() == 2
        assert "translate(86.5 -40)" in page.locator("#board .dice > g").first.get_attribute(
            "transform"
        )
        assert "scale(2)" in (page.get_attribute("#board .pieces", "transform") or "")
        asked = web.question(page)
        changed(game / "plate.js", "PIECES = 2", "PIECES = 3")  # while the page is open
        page.wait_for_selector("#board .pieces[transform$='scale(3)']")
        page.wait_for_function(
            "() => document.querySelector('#toast').innerText.includes('nim is drawn again')"
        )
        assert web.question(page) == asked


DICE = "def dice(t: Table) -> list:\n    return [(7, False), (0, True)]\n\n\n"


def changed(path: Path, *pairs: str) -> None:
    text = path.read_text(encoding="utf-8")
    for old, new in zip(pairs[::2], pairs[1::2], strict=True):
        assert old in text
        text = text.replace(old, new)
    path.write_text(text, encoding="utf-8")
