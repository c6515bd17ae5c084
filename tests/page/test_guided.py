"""A guided match: stake, remark and answers are in view, and its remarks go on where it does."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.page import browser as web

SMALL_DESK = {"width": 1280, "height": 720}
LARGE_PHONE = {"width": 390, "height": 844}
SMALL_PHONE = {"width": 320, "height": 640}
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


@pytest.mark.parametrize("size", [LARGE_PHONE, SMALL_DESK], ids=["phone", "desk"])
def test_what_goes_on_is_in_view_below_a_long_remark(browser: Any, size: Any) -> None:
    at = """() => {
        const go = document.querySelector("#ask .options .main").getBoundingClientRect();
        return document.elementFromPoint(go.x + 9, go.bottom - 2)?.textContent;
    }"""
    ready = "() => trilithon.state().match.ask?.prompt === 'move_cards'"
    with web.table(browser, viewport=size) as page:
        page.check("#start input[value=final_exam]")
        page.click("#lesson")
        page.wait_for_selector("#ask .remark")
        web.pace(page, 5)
        web.play_until(page, lambda: bool(page.evaluate(ready)))
        page.wait_for_selector("#ask .remark")
        page.evaluate("() => scrollTo(0, 0)")
        assert page.evaluate("() => ask.scrollHeight > ask.clientHeight && ask.scrollTop === 0")
        assert page.evaluate(at) == "OK"


@pytest.mark.parametrize("game", ["amazones", "celtic_whist", "stones", "final_exam"])
def test_on_a_small_phone_remark_and_question_are_read_without_scrolling(
    browser: Any, game: str
) -> None:
    """In every language, where the longest remarks are; and the board begins in the upper part."""
    hidden = """() => [".remark", "#question"].filter((part) => {
        const seen = document.querySelector("#ask " + part), at = seen.getBoundingClientRect();
        const shows = (y) => seen.contains(document.elementFromPoint(at.left + 20, y));
        return !shows(at.top + 4) || !shows(at.bottom - 4);
    })"""
    with web.table(browser, viewport=SMALL_PHONE) as page:
        page.check(f"#start input[value={game}]")
        page.click("#lesson")
        page.wait_for_selector("#ask .remark")
        web.pace(page, 5)
        for _ in range(4):
            web.play_until(page, lambda: page.locator("#ask.mine .remark").count() > 0)
            for language in ("fr", "de", "en"):
                web.speak(page, language)
                page.evaluate("() => scrollTo(0, 0)")
                page.wait_for_function("() => ask.scrollTop === 0")
                assert page.evaluate(hidden) == [], (language, remark(page))
            assert page.evaluate("() => board.getBoundingClientRect().top < innerHeight * .6")
            web.click_something(page)


def test_remarks_go_on_where_the_match_does(
    browser: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a reload, an undo, from the shelf, from its record, and after a Ctrl-C."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with web.table(browser) as page:
        page.check("#start input[value=why_first]")
        page.click("#lesson")
        first = remark(page)
        page.click("#hand button.can >> nth=0")
        second = remark(page, first)
        page.reload()
        assert remark(page) == second
        web.press(page, "#undo")
        assert remark(page, second) == first
        page.click("#hand button.can >> nth=0")
        remark(page, first)
        taken_up(page)
        assert remark(page) == second
        assert loaded(page)["ok"] and remark(page) == second
        web.speak(page, "de")
        said = remark(page, second)
    with web.table(browser) as page:
        web.speak(page, "de")
        taken_up(page)
        assert remark(page) == said
        page.evaluate("() => trilithon.link.ask({do: 'aside'})")
        web.another(page, "why_first", 3, people=3)
        page.wait_for_selector("#ask.mine")
        assert not page.is_visible("#ask .remark"), "another match is not guided"


def remark(page: Any, but: str = "") -> str:
    """The one that stands there, once it is another than this one."""
    page.wait_for_function(
        "but => ![undefined, but].includes(document.querySelector('#ask.mine .remark')?.innerText)",
        arg=but,
    )
    text: str = page.inner_text("#ask.mine .remark")
    return text


def taken_up(page: Any) -> None:
    """The match comes from the shelf; the one in play goes there first."""
    page.evaluate("""async () => {
        if (trilithon.state().match) await trilithon.link.ask({do: "aside"});
        const {shelf} = await trilithon.link.ask({do: "shelf"});
        await trilithon.link.ask({do: "take", match: shelf[0].match});
        document.querySelectorAll("dialog[open]").forEach((each) => each.close());
    }""")


def loaded(page: Any) -> Any:
    """Its record is played again, as the history does it."""
    return page.evaluate("""async () => {
        const {record} = await trilithon.link.ask({do: "save"});
        return trilithon.link.ask({do: "load", record});
    }""")


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
