"""The page for everybody: by keyboard alone, on a phone, read aloud, in the dark, in French."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine import catalogue
from tests.page import browser as web

TABS = 120  # more than there is to reach on a page
WIDE = "() => [document.documentElement.scrollWidth, window.innerWidth]"
NAMELESS = """() => [...document.querySelectorAll(
    "button, input, select, summary, [role=img], [role=button]")]
    .filter(node => node.checkVisibility() && !(node.getAttribute("aria-label")
        || node.innerText?.trim() || node.closest("label")?.innerText.trim()))
    .map(node => node.outerHTML.slice(0, 120))"""
SMALL = """() => [...document.querySelectorAll(
    "main button, header button, header summary, main select")]
    .filter(node => node.checkVisibility())
    .map(node => [node.outerHTML.slice(0, 90), node.getBoundingClientRect()])
    .filter(([, box]) => box.width < 24 || box.height < 24).map(([html]) => html)"""
# Text whose contrast with what lies behind it is below 4.5; boards have colours of their own.
FAINT = """() => {
    const pixel = Object.assign(document.createElement("canvas"), {width: 1, height: 1});
    const context = pixel.getContext("2d", {willReadFrequently: true});
    const channels = (colour) => {
        context.clearRect(0, 0, 1, 1);
        context.fillStyle = colour;
        context.fillRect(0, 0, 1, 1);
        return [...context.getImageData(0, 0, 1, 1).data];
    };
    const light = ([r, g, b]) => [r, g, b].map(v => v / 255)
        .map(v => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
        .reduce((sum, v, at) => sum + v * [0.2126, 0.7152, 0.0722][at], 0);
    const behind = (node) => {
        for (let each = node; each; each = each.parentElement) {
            const colour = channels(getComputedStyle(each).backgroundColor);
            if (colour[3] === 255) return colour;
        }
        return [255, 255, 255];
    };
    const said = (node) => [...node.childNodes]
        .some(each => each.nodeType === 3 && each.data.trim());
    const texts = [...document.querySelectorAll("body *")].filter(node => node.checkVisibility()
        && !node.closest("svg, .unseen, #toast, :disabled, .badge") && said(node));
    return texts.map(node => {
        const both = [channels(getComputedStyle(node).color), behind(node)].map(light);
        const ratio = (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
        return [ratio, node.className + ": " + node.innerText.slice(0, 40)];
    }).filter(([ratio]) => ratio < 4.5);
}"""


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    yield from web.browser()


def focused(page: Any) -> str:
    html: str = page.evaluate("() => document.activeElement.outerHTML.split('>')[0]")
    return html


def tab_to(page: Any, wanted: str) -> None:
    """Press Tab until the focus is on what matches the selector; it must then be seen."""
    for _ in range(TABS):
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            ring = page.evaluate("() => getComputedStyle(document.activeElement).outlineWidth")
            assert ring != "0px", f"{wanted}: the focus cannot be seen"
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never came to {wanted}")


def count(page: Any) -> int:
    number: int = page.evaluate("() => trilithon.state().match?.n ?? -1")
    return number


def advanced(page: Any, before: int) -> None:
    page.wait_for_function("before => window.trilithon?.state().match?.n > before", arg=before)


def test_a_match_is_begun_and_played_by_keyboard_alone(browser: Any) -> None:
    with web.table(browser) as page:
        page.wait_for_selector("#begin")
        page.keyboard.press("Enter")  # Amazones is chosen already
        page.wait_for_selector("#seats .seat")
        page.wait_for_selector("#start", state="hidden")
        for _ in range(2):  # who fell in love, which colour
            page.wait_for_selector("#ask.mine")
            before = count(page)
            tab_to(page, "#ask .options button")
            page.keyboard.press("Enter")
            advanced(page, before)
        web.pace(page, 5)
        page.wait_for_selector("#hand button.can")
        before = count(page)
        tab_to(page, "#hand button.can")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Space")
        advanced(page, before)
        web.settled(page)
        assert "button" in focused(page), "the focus is lost"
        tab_to(page, "#ask .options button[data-value=ok]")
        page.keyboard.press("Enter")
        advanced(page, before + 1)


def test_the_focus_goes_on_to_the_next_thing_to_do(browser: Any) -> None:
    with web.table(browser, "why_first", "--people", "none") as page:
        tab_to(page, "#ask .options button")
        for _ in range(8):  # what nobody decides, a card turned up, is answered in between
            before = count(page)
            if "lift" in focused(page):  # the next person sits down
                page.keyboard.press("Enter")
                page.wait_for_selector("#lift", state="detached")
                web.settled(page)
            page.keyboard.press("Enter")
            advanced(page, before)
            web.settled(page)


def test_what_people_are_typing_is_left_to_them_when_the_table_answers(browser: Any) -> None:
    with web.table(browser) as page:
        web.begin(page)
        page.click("#new")
        page.click(".roster summary")
        line = "[aria-label='Tag of Alice, in hex']"
        page.fill(line, "04a1")  # not at its end
        page.evaluate("() => trilithon.link.ask({do: 'person', name: 'Gwen'})")
        page.evaluate("""() => document.querySelector("[aria-label='Colour of Alice']").onchange(
            {target: {value: "5"}})""")
        page.wait_for_selector("[aria-label='Tag of Gwen, in hex']")
        assert page.input_value(line) == "04a1"
        assert page.evaluate("line => document.querySelector(line).matches(':focus')", line)


def test_the_knob_by_keyboard(browser: Any) -> None:
    with web.table(browser, "amazones", "--people", "none") as page:
        web.drawer(page)
        tab_to(page, "#knob")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        advanced(page, 0)
        assert "Cléo" in page.inner_text("#log")
        page.keyboard.down("Enter")
        page.wait_for_function("() => trilithon.state().menu")
        page.keyboard.up("Enter")


def test_the_question_and_what_came_of_it_are_announced(browser: Any) -> None:
    with web.table(browser, "amazones", "--people", "none") as page:
        said = page.text_content("#polite")
        assert "fall in love" in said or "fell in love" in said
        assert page.get_attribute("#polite", "aria-live") == "polite"
        for answer in ("Alice", "yellow", "red", "blue"):
            page.click(f".options button[data-value={answer}]")
        page.wait_for_selector("#lift")
        said = page.text_content("#polite")
        assert "Alice" in said and "takes the 11 cards" in said and "Bid cards" in said
        assert "Pass to Bob" in said
        web.lift(page)
        page.wait_for_selector("#hand button.can")
        page.click("#hand button[data-name='blue+10'], #hand button.can >> nth=0")
        page.wait_for_selector("#hand .bid button")
        page.click("#hand .hand button >> nth=0")
        page.evaluate("() => trilithon.link.ask({do: 'tap', name: 'head+4a'})")
        page.wait_for_function("() => document.getElementById('toast').textContent")
        assert page.get_attribute("#toast", "role") == "alert"
        assert "Tap a card" in page.text_content("#toast")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_text_can_be_read(browser: Any, scheme: str) -> None:
    more = {"color_scheme": scheme}
    with web.table(browser, **more) as page:
        page.wait_for_selector("#begin")
        assert page.evaluate(FAINT) == []
        web.begin(page, "amazones", 5)
        web.pace(page, 5)
        web.play_until(page, lambda: count(page) > 20)
        assert page.evaluate(FAINT) == []


@pytest.fixture(scope="module")
def phone(browser: Any) -> Iterator[Any]:
    """One table as a phone shows it, its seats all simulated."""
    with web.table(browser, "amazones", "--people", "all", viewport=web.PHONE) as page:
        page.wait_for_selector("#seats .seat")
        yield page


@pytest.mark.parametrize("game", [line[0] for line in reversed(catalogue.GAMES)])
def test_phone_width_needs_no_scrolling_sideways(phone: Any, game: str) -> None:
    web.another(phone, game, min(6, catalogue.entry(game)[2]))
    phone.evaluate("() => trilithon.link.ask({do: 'people', playing: true, pace: 5})")
    phone.wait_for_function(
        "() => trilithon.state().match.n > 25 || trilithon.state().match.result"
    )
    phone.click("#pause")
    web.settled(phone)
    assert phone.evaluate(WIDE) == [web.PHONE["width"]] * 2
    assert phone.evaluate(NAMELESS) == []
    assert phone.evaluate(SMALL) == []
    web.press(phone, "#new")
    phone.wait_for_selector("#begin")
    start = phone.evaluate("() => document.getElementById('start').scrollWidth")
    assert start <= web.PHONE["width"]


def test_nothing_flies_where_people_want_no_movement(browser: Any) -> None:
    for wish, flies in (("reduce", 0), ("no-preference", 1)):
        more = {"reduced_motion": wish}
        with web.table(browser, "why_first", "--people", "none", **more) as page:
            web.drawer(page)
            page.click(".options button >> nth=0")
            web.lift(page)
            page.wait_for_selector("#hand button.can")
            flying = page.evaluate("""() => {
                document.querySelector("#hand button.can").click();
                return document.querySelectorAll(".flying").length;
            }""")
            assert flying == flies


def test_french_and_back(browser: Any) -> None:
    with web.table(browser, "amazones", "--people", "none") as page:
        web.speak(page, "fr")
        page.wait_for_function(
            "() => document.getElementById('question')?.innerText.includes('amoureuse')"
        )
        assert page.inner_text("#new") == "Nouvelle partie"
        page.click(".options button >> nth=0")
        web.asks(page, "Choisis ta couleur")
        page.reload()
        web.asks(page, "Choisis ta couleur")
        web.speak(page, "en")
