"""Five phones and the table's page in a real browser, from the first question to the last."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any

import pytest

from tests.generate.chromium import TAUGHT
from tests.page.axe import faults
from tests.page.browser import PHONE, serving, untaught
from tests.page.browser import browser as in_browser
from tests.patience import COMES_MS

PEOPLE = 5
WHOLE_MATCH_MS = 600_000  # a slow computer's
# Lays a card if none is laid, else gives an answer: as a player does who does not know the game.
# What is refused, since the table had moved on, is tried again.
PLAYS = """seat => {
  let tried = -1;
  let at = 0;
  const some = (what) => [...document.querySelectorAll(what)];
  setInterval(() => {
    const match = trilithon.state()?.match;
    const ask = match?.ask;
    if (!ask?.mine || (ask.seat === null && seat) || trilithon.seen() !== match.n) return;
    if (match.n === tried && Date.now() - at < 1000) return;
    const laid = Array.isArray(ask.chosen) ? ask.chosen.length : ask.chosen;
    const cards = some("#hand button.can:not(.laid), #ask .cards button.can");
    const answers = some("#ask .options button");
    const card = cards[(seat + match.n) % cards.length];
    const wanted = card && !(laid && answers.length) ? card
      : answers[ask.prompt === "second_bid" ? answers.length - 1 : 0];
    if (!wanted) return;
    tried = match.n;
    at = Date.now();
    wanted.click();
  }, 15);
}"""


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    yield from in_browser()


@contextlib.contextmanager
def opened(browser: Any, url: str, **more: Any) -> Iterator[Any]:
    """A page in a profile of its own, in which nothing goes wrong."""
    context = browser.new_context(locale="en-GB", **more)
    context.set_default_timeout(COMES_MS)
    context.add_init_script(TAUGHT)
    page, wrong = context.new_page(), []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.goto(url)
    page.wait_for_function("() => window.trilithon && trilithon.state()?.match")
    try:
        yield page
        assert not wrong, wrong
    finally:
        context.close()


@contextlib.contextmanager
def room(browser: Any, game: str) -> Iterator[tuple[Any, list[Any]]]:
    """(the table's page, five phones) of `trilithon play GAME --room`."""
    words = ("play", game, "--lang", "en", "--seed", "7", "--people", "none", "--room")
    with serving(*words, "--players", str(PEOPLE)) as urls, contextlib.ExitStack() as stack:
        phones = [url for url in urls if "phone.html" in url]
        assert len(phones) == PEOPLE
        table = next(url for url in urls if url not in phones)
        pages = [stack.enter_context(opened(browser, url, viewport=PHONE)) for url in phones]
        yield stack.enter_context(opened(browser, table)), pages


@pytest.mark.parametrize("game", ["amazones", "celtic_whist"])
def test_five_phones_play_a_match_to_its_end(browser: Any, game: str) -> None:
    with room(browser, game) as (table, phones):
        for seat, phone in enumerate(phones):
            phone.evaluate(PLAYS, seat)
        table.wait_for_function("() => window.trilithon?.state().match?.n >= 10")
        comes_back(phones[0])
        phones[0].evaluate(PLAYS, 0)
        table.wait_for_function(
            "() => window.trilithon?.state().match?.result", timeout=WHOLE_MATCH_MS
        )
        won = table.evaluate("() => trilithon.state().match.result.won")
        for phone in phones:
            phone.wait_for_function(
                "name => document.getElementById('ask').innerText.includes(name)", arg=won
            )


WIDTHS = (430, 390, 360, 320)
TOO_WIDE = "() => document.documentElement.scrollWidth > window.innerWidth"


@pytest.mark.parametrize("game", ["amazones", "celtic_whist"])
def test_no_phone_scrolls_sideways_with_a_full_hand(browser: Any, game: str) -> None:
    with room(browser, game) as (table, phones):
        for seat, phone in enumerate(phones):
            phone.evaluate(PLAYS, seat)
        for number in (0, 6, 12):
            table.wait_for_function(f"() => trilithon.state().match.n >= {number}")
            for phone in phones:
                for width in WIDTHS:
                    phone.set_viewport_size({"width": width, "height": 844})
                    assert not phone.evaluate(TOO_WIDE), (width, phone.inner_text("#hand"))


def comes_back(phone: Any) -> None:
    """Reloaded without the token in its address, and cut off: it finds its seat again."""
    name = phone.inner_text("#me")
    assert "#" not in phone.url
    phone.reload()
    phone.wait_for_function("() => window.trilithon && trilithon.state()?.match")
    phone.evaluate("() => trilithon.drop()")
    phone.wait_for_function("() => document.getElementById('status')?.textContent === ''")
    phone.wait_for_selector("#me .badge")
    assert phone.inner_text("#me") == name


def test_the_rule_page_is_one_click_from_a_phone(browser: Any) -> None:
    with room(browser, "celtic_whist") as (_, phones):
        phone = phones[0]
        phone.click("#ruling")
        phone.wait_for_selector("#rules[open] .asked-for")
        phone.keyboard.press("Escape")
        phone.wait_for_selector("#rules[open]", state="detached")
        phone.click("#rules-page")
        phone.wait_for_selector("#rules[open] h2")
        assert faults(phone) == []
        untaught(phone)
        phone.reload()
        phone.wait_for_selector("#rules[open] h2")
        assert not phone.is_visible("#rules .asked-for"), (
            "before a first match the rulings are folded"
        )
        phone.reload()
        phone.wait_for_selector("#ruling")
        phone.evaluate(
            "game => trilithon.act({do: 'rules', game})", "celtic_whist"
        )  # what it would have asked
        assert not phone.is_visible("#rules"), "once in this browser"


def test_a_link_that_is_taken_back_leaves_nothing_on_the_phone(browser: Any) -> None:
    with room(browser, "celtic_whist") as (table, phones):
        table.goto(table.url.replace("/#", "/room.html#"))
        table.wait_for_selector(".codes img")
        assert table.locator(".codes li").count() == PEOPLE + 1
        phones[1].wait_for_selector("#question")
        table.click(".codes li:nth-child(2) button")
        phones[1].wait_for_function("() => document.getElementById('status')?.textContent")
        assert not phones[1].inner_text("main").strip()
        assert phones[1].is_hidden("#rules-page")
