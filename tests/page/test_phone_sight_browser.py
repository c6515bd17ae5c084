"""What phones and the shared screen show of each other's people, in a real browser."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any

import pytest

from tests.page.axe import faults
from tests.page.browser import browser as in_browser
from tests.page.browser import serving
from tests.page.test_access import WIDE
from tests.page.test_phones_browser import opened

NARROW = (320, 360, 390)
PLAYERS = 3


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    yield from in_browser()


@contextlib.contextmanager
def room(browser: Any, game: str) -> Iterator[tuple[Any, list[Any], Any]]:
    """(the table's page, phones of three widths, a spectator's page)."""
    words = ("play", game, "--lang", "en", "--seed", "7", "--people", "none", "--room")
    with serving(*words, "--players", str(PLAYERS)) as urls, contextlib.ExitStack() as stack:
        table, looking = [url for url in urls if "phone.html" not in url]
        pages = [
            stack.enter_context(opened(browser, url, viewport={"width": width, "height": 740}))
            for url, width in zip((url for url in urls if "phone.html" in url), NARROW, strict=True)
        ]
        for page in pages:
            page.wait_for_selector("#me .badge")
        window = stack.enter_context(opened(browser, table))
        yield window, pages, stack.enter_context(opened(browser, looking))


def first_secret(window: Any, phones: list[Any]) -> None:
    """Stones: Alice is the first auctioneer, and all may lay a card."""
    window.click(".options button[data-value=Alice]")
    for page in (window, *phones):
        page.wait_for_function("() => trilithon.state().match.ask.prompt === 'one_card'")


def test_the_shared_screen_says_who_looks_at_a_phone_and_offers_no_hand(browser: Any) -> None:
    with room(browser, "stones") as (window, phones, looker):
        first_secret(window, phones)
        window.wait_for_selector("#fetch")
        for page in (window, looker):
            page.wait_for_function(
                "() => document.getElementById('ask').innerText.includes('on their phone')"
            )
            assert page.locator("#lift, #look, #hand .card").count() == 0
        assert looker.locator("#ask button, #seats button").count() == 0
        assert faults(window) == [] and faults(looker) == []


def test_a_lost_phone_is_given_up_at_the_shared_screen_with_a_question_before(browser: Any) -> None:
    with room(browser, "stones") as (window, phones, _):
        first_secret(window, phones)
        window.click("#fetch")
        window.click("#sure[open] button[value=no]")
        assert window.locator("#fetch").count() == 1
        window.click("#fetch")
        window.click("#sure[open] button[value=yes]")
        phones[0].wait_for_function("() => document.getElementById('status').textContent")
        assert not phones[0].inner_text("main").strip()
        window.click("#lift")
        window.wait_for_selector("#hand button.can")


def test_all_phones_lay_their_secret_cards_at_the_same_time(browser: Any) -> None:
    with room(browser, "stones") as (window, phones, _):
        first_secret(window, phones)
        for page in (phones[2], phones[1]):
            assert "Choose already" in page.inner_text("#ask .hint")
            page.click("#hand button.can >> nth=0")
            page.click("#ask .options button[data-value=ok]")
            page.wait_for_function("() => trilithon.state().match.ask.ready")
            assert page.locator("#hand button.laid").count() == 1
            assert faults(page) == []
        assert window.evaluate("() => trilithon.state().match.n") == 2
        phones[0].click("#hand button.can >> nth=0")
        phones[0].click("#ask .options button[data-value=ok]")
        window.wait_for_function("() => trilithon.state().match.n >= 8")


def test_a_phone_shows_the_board_and_answers_there(browser: Any) -> None:
    with room(browser, "high_druid") as (window, phones, _):
        page = phones[0]
        page.click("#board-box summary")
        page.wait_for_selector("#board svg .place")
        drawn = page.locator("#board .place").count()
        assert drawn == window.locator("#board .place").count()
        assert page.evaluate(WIDE) == [NARROW[0]] * 2
        page.reload()
        page.wait_for_selector("#board svg .place")  # it stays as it was left


def test_no_phone_wobbles_sideways(browser: Any) -> None:
    with room(browser, "stones") as (window, phones, _):
        first_secret(window, phones)
        for page, width in zip(phones, NARROW, strict=True):
            page.click("#board-box summary")
            page.wait_for_selector("#board svg .place")
            assert page.evaluate(WIDE) == [width] * 2


def test_who_has_taken_over_says_so_on_the_phone(browser: Any) -> None:
    with room(browser, "stones") as (window, phones, _):
        first_secret(window, phones)
        window.evaluate("() => trilithon.link.ask({do: 'sit', seat: 0, name: 'Dora'})")
        page = phones[0]
        page.wait_for_selector("#ask button[data-value=Dora]")
        assert "Are you Dora?" in page.inner_text("#question")
        assert page.locator("#hand .card, #log li, #board svg").count() == 0
        assert page.evaluate(WIDE) == [NARROW[0]] * 2 and faults(page) == []
        page.click("#ask button[data-value=Dora]")
        page.wait_for_selector("#hand button.can")
        assert "Dora" in page.inner_text("#me")
