"""The rule page in the page: whole, one click from a question's help, at the ruling behind it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine import catalogue, found
from engine.found import NO_BREAK
from engine.words import LANGUAGES
from host.page.rule_page import blocks, rule_page, written
from tests.page import browser as web

GAMES = [line[0] for line in catalogue.GAMES]


def plain(block: dict[str, Any]) -> str:
    cells = block["text"] if block["kind"] == "row" else [block["text"]]
    return " ".join(text for cell in cells for _, text in cell)


@pytest.mark.parametrize(("language", "file"), [("en", "rules.md"), ("fr", "rules.fr.md")])
@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_a_rule_page_is_shown_and_every_ruling_can_be_gone_to(
    game: str, language: str, file: str
) -> None:
    page = Path(found.folder(game), file).read_text(encoding="utf-8")
    told = rule_page(language, game, 3)
    shown = told["blocks"]
    assert told["language"] == language
    assert re.findall(r"\w+", page) == re.findall(r"\w+", " ".join(map(plain, shown)))
    stated = [int(number) for number in re.findall(r"^[-|* ]*R-[A-Z]+-(\d+)", page, re.M)]
    assert [each["ruling"] for each in shown if each["ruling"] is not None] == stated


@pytest.mark.parametrize("game", GAMES)
def test_a_french_rule_page_never_breaks_before_its_signs(game: str) -> None:
    text = " ".join(map(plain, rule_page("fr", game, 3)["blocks"]))
    assert NO_BREAK + ":" in text and not re.findall(r".{20}(?: [?!:;»]|« ).{9}", text)


def test_a_language_without_a_page_of_its_own_is_shown_the_english_one() -> None:
    assert written("de", "stones") == written("en", "stones")
    assert written("fr", "stones")[0] == "fr"


@pytest.mark.parametrize("language", LANGUAGES)
def test_before_it_stand_the_aim_and_how_the_box_is_set_up(language: str) -> None:
    for game in GAMES:
        told = rule_page(language, game, 1)
        assert told["aim"] and len(told["steps"]) >= 3, game


def test_a_game_that_there_is_not_is_refused() -> None:
    with pytest.raises(ValueError, match="chess"):
        rule_page("en", "chess", 2)


def test_markdown_is_told_apart() -> None:
    page = "# A\n\nline one\nline **two** `c` 3*4 *e*\n- item\n  goes on\n1. first\n\n"
    page += "| a | b |\n|--|--|\n| c | d |"
    assert [(each["kind"], plain(each)) for each in blocks(page)] == [
        ("h2", "A"), ("p", "line one line  two   c  3*4  e"), ("li", "item goes on"),
        ("ol", "1. first"), ("row", "a b"), ("row", "c d"),
    ]  # fmt: skip


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    yield from web.browser()


def test_the_ruling_behind_a_question_is_one_click_from_its_help_in_its_language(
    browser: Any,
) -> None:
    with web.table(browser, "stones", "--people", "none") as page:
        web.no_curtain(page)
        page.click("#ruling")
        page.wait_for_selector("#rules[open] .asked-for")
        named = page.inner_text("#ruling")
        (first, *_) = re.findall(r"R-[A-Z]+-\d+", named)
        assert page.evaluate("document.activeElement.innerText").startswith(first)
        box = page.locator("#rules .asked-for >> nth=0").bounding_box()
        assert 0 < box["y"] < web.DESK["height"] - 100, "it is in view"
        page.keyboard.press("Escape")
        page.wait_for_selector("#rules[open]", state="detached")
        web.press(page, "#hints")
        page.wait_for_selector("#ask .hint", state="detached")
        page.click("#explain")
        page.wait_for_selector("#ask .hint")
        web.press(page, "#lang")
        page.wait_for_function("() => document.documentElement.lang === 'fr'")
        web.press(page, "#rules-page")
        page.wait_for_selector("#rules[open] .blocks[lang=fr]")
        assert "anglais)" not in page.inner_text("#rules")


JOINED = """async lines => (await import("./log.js")).joined(lines).map(
    each => [each.who, each.steps.map(step => [step.asked, ...step.answers]), each.said])"""


def line(asked: str, answer: str, *said: str, who: str = "Bob") -> dict[str, Any]:
    back = answer == "back"
    return {"n": 1, "who": who, "asked": asked, "answer": answer, "back": back, "said": said}


def test_the_log_leaves_out_what_was_begun_and_taken_back(browser: Any) -> None:
    with web.table(browser, "stones", "--people", "none") as page:
        lines = [
            line("Do?", "block"), line("Bar?", "red"), line("Where?", "back"), line("Bar?", "back"),
            line("Do?", "move"), line("Cards?", "day 3"), line("Cards?", "OK", "Bob goes."),
            line("Do?", "end", who="Ann"),
        ]  # fmt: skip
        assert page.evaluate(JOINED, lines) == [
            ["Bob", [["Do?", "move"], ["Cards?", "day 3", "OK"]], ["Bob goes."]],
            ["Ann", [["Do?", "end"]], []],
        ]
