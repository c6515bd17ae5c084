"""The rule page in the page: whole, one click from a question's help, at the ruling behind it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from engine import catalogue, found
from engine.found import NO_BREAK
from engine.words import LANGUAGES
from host.page.rule_page import PLAY, RULES, blocks, drawable, file, rule_page, sheet
from tests.page import browser as web

GAMES = [line[0] for line in catalogue.GAMES]


def plain(block: dict[str, Any]) -> str:
    cells = block["text"] if block["kind"] == "row" else [block["text"]]
    return " ".join(text for cell in cells for _, text in cell)


@pytest.mark.parametrize("game", GAMES)
def test_pictures_of_a_page_show_cards_of_the_game_s_own_box(game: str) -> None:
    """A name that is none of it is no page."""
    for language in found.speaks(game):
        there = sheet(language, game, PLAY)
        assert there
        shown = [each["cards"] for each in there["blocks"] if each["kind"] == "picture"]
        assert bool(shown) != found.facts(game).get("BARE", False)
    with pytest.raises(ValueError, match="no piece of this box"):
        drawable(blocks("![none](no_card)"), "en", game)


@pytest.mark.parametrize(("game", "language"), [
    (game, language) for game in GAMES for language in found.speaks(game)
])  # fmt: skip
def test_every_word_of_a_rule_page_is_shown_and_every_ruling_can_be_gone_to(
    game: str, language: str
) -> None:
    page = file(language, game, RULES).read_text(encoding="utf-8")
    told = rule_page(language, game, 3)
    shown = told["rules"]["blocks"]
    assert told["rules"]["language"] == language
    assert re.findall(r"\w+", page) == re.findall(r"\w+", " ".join(map(plain, shown)))
    stated = [int(number) for number in re.findall(r"^[-|* ]*R-[A-Z]+-(\d+)", page, re.M)]
    assert [each["ruling"] for each in shown if each["ruling"] is not None] == stated


@pytest.mark.parametrize("game", GAMES)
def test_a_french_rule_page_never_breaks_before_its_signs(game: str) -> None:
    for page in (PLAY, RULES):
        text = " ".join(map(plain, rule_page("fr", game, 3)[page]["blocks"]))
        assert NO_BREAK + ":" in text and not re.findall(r".{20}(?: [?!:;»]|« ).{9}", text)


def test_a_language_without_a_page_of_its_own_is_shown_the_english_one() -> None:
    for page in (PLAY, RULES):
        assert sheet("xx", "stones", page) == sheet("en", "stones", page)
        assert sheet("fr", "stones", page)["language"] == "fr"


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
        web.speak(page, "fr")
        web.press(page, "#rules-page")
        page.wait_for_selector("#rules[open] .blocks[lang=fr]")
        assert "anglais)" not in page.inner_text("#rules")
        opens_before_a_first_match_alone(page)
        remarks_stand_beside_first_questions(page)


def remarks_stand_beside_first_questions(page: Any) -> None:
    """Of the first match that was asked for so; its page does not open besides."""
    web.press(page, "#new")
    page.check("#start input[value=stones]")
    assert page.is_visible("#lesson")
    page.check("#start input[value=why_first]")
    page.click("#lesson")
    page.wait_for_selector("#sure[open]")
    page.click("#sure button >> nth=0")
    page.wait_for_selector("#start", state="hidden")
    page.wait_for_selector("#ask.mine .remark")
    assert "Cinq cartes pour cinq tours" in page.inner_text("#ask .remark")
    page.click("#hand button.can >> nth=0")
    page.wait_for_function(
        "() => document.querySelector('#ask .remark')?.innerText.startsWith('Tu choisis')"
    )
    assert not page.is_visible("#rules")


def opens_before_a_first_match_alone(page: Any) -> None:
    """The page for players, in front of the folded rulings: once in a browser, for each game."""
    web.untaught(page, but="stones")
    web.another(page, "why_first", 3, people=3)
    page.wait_for_selector("#rules[open] .blocks[lang=fr] >> nth=0")
    assert "Être deuxième" in page.inner_text("#rules")
    assert page.locator("#rules figure:not(.scene) svg.face").count() == 3
    assert not page.is_visible("#rules [id^=R-]"), "the rulings are folded"
    page.keyboard.press("Escape")
    page.wait_for_selector("#rules[open]", state="detached")
    web.another(page, "why_first", 4, people=4)
    page.wait_for_function("() => trilithon.state().match.seats.length === 4")
    page.evaluate("() => trilithon.link.ask({do: 'rules', game: 'why_first'})")
    assert not page.is_visible("#rules")


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
