"""A game's page has five small pictures, of its own cards and of its own board in a match."""

from __future__ import annotations

from typing import Any

import pytest

from engine import catalogue, found
from host.page.rule_page import PLAY, sheet
from tests.page import browser as web

GAMES = [line[0] for line in catalogue.GAMES]
FIVE = 5
LONGEST = 420  # letters of what happened in one deed


def blocks(language: str, game: str, *kinds: str) -> list[dict[str, Any]]:
    there = sheet(language, game, PLAY)
    assert there
    return [each for each in there["blocks"] if each["kind"] in kinds]


@pytest.mark.parametrize("game", GAMES)
def test_every_page_has_five_pictures_each_with_words_of_its_language(game: str) -> None:
    told = {}
    for language in found.speaks(game):
        assert len(blocks(language, game, "picture", "scene")) >= FIVE, language
        scenes = blocks(language, game, "scene")
        told[language] = [each["text"][0][1] for each in scenes]
        assert all(12 < len(text) <= LONGEST for text in told[language]), told[language]
    assert len({tuple(texts) for texts in told.values()}) == len(told)


@pytest.mark.parametrize("game", GAMES)
def test_something_happens_in_every_picture(game: str) -> None:
    for each in blocks("en", game, "scene"):
        board = each["board"]
        assert each["faces"] or board["before"] != board["pieces"], each["text"]
        assert not [zone for zone in board["zones"] if zone["name"] in ("hand", "deck")]


@pytest.mark.parametrize("game", ["why_first", "final_exam", "amazones"])
def test_a_browser_draws_them_on_the_game_s_own_board(game: str) -> None:
    for browser in web.browser():
        with web.table(browser, game, "--players", "3", "--people", "none") as page:
            drawn(page, game)


def drawn(page: Any, game: str) -> None:
    web.press(page, "#rules-page")
    page.wait_for_selector("#rules[open] .scene .plate")
    scenes = page.locator("#rules .scene")
    assert scenes.count() == len(blocks("en", game, "scene"))
    for at in range(scenes.count()):
        box = scenes.nth(at).locator(".plate").bounding_box()
        assert box["width"] > 100 and box["height"] > 80
        assert scenes.nth(at).locator("figcaption").inner_text()
    if game != "amazones":
        assert page.locator("#rules .scene .ways .goal").count()
    page.keyboard.press("Escape")
    page.wait_for_function("() => !document.querySelector('#rules .plate')")
