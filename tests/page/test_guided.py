"""A guided match on a small desk and on a phone: stake, remark and answers are in view."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.page import browser as web

SMALL_DESK = {"width": 1280, "height": 720}
LARGE_PHONE = {"width": 390, "height": 844}
TAUGHT = """() => [".stakes summary", ".remark", ".options button"].filter((part) => {
    const ask = document.getElementById("ask"), seen = ask.querySelector(part);
    return seen?.getBoundingClientRect().bottom > ask.getBoundingClientRect().bottom;
})"""


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    yield from web.browser()


@pytest.mark.parametrize("game", ["awele", "backgammon", "final_exam"])
def test_a_guided_question_has_its_stake_and_its_answers_in_view_on_a_small_desk(
    browser: Any, game: str
) -> None:
    """In German, whose words are the longest."""
    with web.table(browser, viewport=SMALL_DESK) as page:
        web.speak(page, "de")
        page.check(f"#start input[value={game}]")
        page.click("#lesson")
        page.wait_for_selector("#ask.mine .remark")
        assert page.evaluate(TAUGHT) == []
        page.click("#ask .stakes summary")
        assert page.is_visible("#ask .stakes dl"), "and what wins is one click away"


def test_on_a_phone_what_goes_on_is_in_view_below_a_long_remark(browser: Any) -> None:
    at = """() => {
        const go = document.querySelector("#ask .options .main").getBoundingClientRect();
        return document.elementFromPoint(go.x + 9, go.bottom - 2)?.textContent;
    }"""
    ready = "() => trilithon.state().match.ask?.prompt === 'move_cards'"
    with web.table(browser, viewport=LARGE_PHONE) as page:
        page.check("#start input[value=final_exam]")
        page.click("#lesson")
        page.wait_for_selector("#ask .remark")
        web.pace(page, 5)
        web.play_until(page, lambda: bool(page.evaluate(ready)))
        page.wait_for_selector("#ask .remark")
        page.evaluate("() => scrollTo(0, 0)")
        assert page.evaluate("() => ask.scrollHeight > ask.clientHeight && ask.scrollTop === 0")
        assert page.evaluate(at) == "OK"


def test_many_lights_are_thin_rings_and_few_are_wide_ones(browser: Any) -> None:
    wide = """() => parseFloat(getComputedStyle(
        document.querySelector(".spot.lit:not([data-taken]) .near")).strokeWidth)"""
    with web.table(browser, "faux_cilles", "--people", "none") as page:
        asked = "() => trilithon.state().match.ask.prompt === 'bury_where'"
        web.play_until(page, lambda: bool(page.evaluate(asked)))
        page.wait_for_selector("#board.crowd")
        assert page.evaluate(wide) == 1
        page.click("#ask .options .main")
        page.wait_for_selector("#board:not(.crowd)")


def test_an_answer_beside_others_does_not_look_recommended(browser: Any) -> None:
    with web.table(browser, "backgammon", "--people", "none") as page:
        king = "#ask .options [data-value=king_reserve]"
        web.play_until(page, lambda: page.locator(king).count() > 0)
        assert not page.locator(f"{king}.main").count()


def test_a_long_german_word_is_parted_where_german_parts_it(browser: Any) -> None:
    with web.table(browser, "final_exam", viewport={"width": 1024, "height": 768}) as page:
        web.speak(page, "de")
        label = "#shared .label >> nth=0"
        assert page.inner_text(label).startswith("Nachzieh\u00adstapel")
        assert page.locator(label).bounding_box()["height"] > 30, "two lines"
