"""Several people round one laptop: the page between two of them, in a real browser."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.page import browser as web
from tests.page.test_access import FAINT, SMALL, WIDE
from tests.page.test_secrets import named

HOT_SEAT = ("why_first", "--players", "3", "--people", "none")


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    yield from web.browser()


def last_state(page: Any) -> Any:
    states = [json.loads(frame) for frame in page.frames_sent]
    return [each for each in states if each["type"] == "state"][-1]


def hand(state: Any) -> list[Any]:
    """The cards in hands whose faces a state tells."""
    hands = [zone for zone in state["match"]["zones"] if zone["name"] == "hand"]
    return [card for zone in hands for card in zone["cards"] if "name" in card]


def in_the_page(page: Any) -> set[str]:
    """The names of all cards that the document has, shown or not."""
    nodes = "nodes => nodes.map(node => node.dataset.name)"
    return set(page.locator("[data-name]").evaluate_all(nodes))


def seated(page: Any) -> None:
    """The match begins with Bob, and the page waits for him."""
    page.click(".options button[data-value=Bob]")
    page.wait_for_selector("#lift")


def test_the_page_goes_from_one_person_to_the_next_by_keyboard(browser: Any) -> None:
    with web.table(browser, *HOT_SEAT) as page:
        seated(page)
        for name in ("Bob", "Cléo", "Alice"):
            page.wait_for_function(
                "name => document.activeElement.innerText === `I am ${name}: show`", arg=name
            )
            assert f"Pass to {name}" in page.inner_text("#ask")
            assert f"Pass to {name}" in page.text_content("#polite")
            assert not hand(last_state(page)) and in_the_page(page) <= named(last_state(page))
            assert page.locator("#ask .options button").count() == 0
            page.keyboard.press("Enter")
            page.wait_for_selector("#hand button.can")
            assert name in page.inner_text("#hand h2")
            page.wait_for_function("() => document.activeElement.matches('#hand button.can')")
            page.keyboard.press("Enter")
            page.wait_for_selector("#ask .options button")
            page.keyboard.press("Enter")  # the focus is on the first of the players
        page.wait_for_selector("#lift")
        assert in_the_page(page) == named(last_state(page)), "what lies open, and nothing else"


def test_a_refusal_or_a_card_in_the_air_is_gone_when_the_next_person_comes(browser: Any) -> None:
    with web.table(browser, *HOT_SEAT, **web.MOVING) as page:
        seated(page)
        web.lift(page)
        page.evaluate("() => trilithon.link.ask({do: 'tap', name: '+5'})")
        page.evaluate("() => trilithon.link.ask({do: 'tap', zone: 17, at: 0})")
        page.wait_for_selector("#ask .options button")
        page.evaluate("() => trilithon.link.ask({do: 'tap', name: '+1a'})")  # no card now
        page.wait_for_function("() => document.getElementById('toast').textContent")
        page.click("#ask .options button >> nth=0")
        page.wait_for_selector("#lift")
        assert page.text_content("#toast") == "" and page.locator(".flying").count() == 0


def test_neither_a_key_held_down_nor_a_double_click_lifts_it(browser: Any) -> None:
    with web.table(browser, *HOT_SEAT) as page:
        seated(page)
        done = page.evaluate("""() => document.getElementById("lift").dispatchEvent(
            new KeyboardEvent("keydown", {key: "Enter", repeat: true, bubbles: true,
                                          cancelable: true}))""")
        assert not done, "the browser would press the button"
        sent = page.evaluate("""() => {
            const before = trilithon.link.ids;
            document.getElementById("lift").dispatchEvent(new MouseEvent("click", {detail: 2}));
            return trilithon.link.ids - before;
        }""")
        assert sent == 0


def test_the_curtain_on_a_phone_in_french(browser: Any) -> None:
    more = {"viewport": web.PHONE, "reduced_motion": "reduce"}
    with web.table(browser, *HOT_SEAT, **more) as page:
        web.speak(page, "fr")
        seated(page)
        assert page.inner_text("#lift") == "Je suis Bob\u00a0: montrer"
        assert "Passe à Bob" in page.inner_text("#ask")
        assert page.evaluate(WIDE) == [web.PHONE["width"]] * 2
        assert page.evaluate(SMALL) == [] and page.evaluate(FAINT) == []
        assert page.evaluate("() => document.getAnimations().length") == 0
        box = page.locator("#lift").bounding_box()
        assert box["y"] + box["height"] <= web.PHONE["height"], "it is seen without scrolling"


def test_people_who_play_openly_say_so_once(browser: Any) -> None:
    with web.table(browser, *HOT_SEAT) as page:
        seated(page)
        web.no_curtain(page)
        page.wait_for_selector("#hand button.can")
        page.reload()
        page.wait_for_selector("#hand button.can")
        assert page.locator("#lift").count() == 0
        web.no_curtain(page)  # and back
        page.wait_for_selector("#lift")
        assert not in_the_page(page)
