"""In a real browser: packets, crystals and cards are clicked where they lie, by keys as well."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.page.browser import another, answers, browser, mine, no_curtain, play_until, table


@pytest.fixture(scope="module")
def page() -> Iterator[Any]:
    for found in browser():
        with table(found, "amazones", "--players", "3", "--people", "none") as page:
            no_curtain(page)
            yield page


def prompt(page: Any) -> str:
    found: str = page.evaluate("() => trilithon.state().match.ask.prompt")
    return found


def count(page: Any) -> int:
    found: int = page.evaluate("() => trilithon.state().match.n")
    return found


def until(page: Any, wanted: str) -> None:
    play_until(page, lambda: mine(page, wanted))


def test_a_packet_of_cards_is_taken_where_it_lies(page: Any) -> None:
    another(page, "amazones", 3, people=3)
    until(page, "colour")
    packets = page.locator("#shared .piece.can")
    assert packets.count() == 5
    assert packets.first.get_attribute("aria-label").startswith("yellow")
    before = count(page)
    packets.first.focus()
    page.keyboard.press("Enter")
    answers(page, before + 1)
    assert page.locator("#seats .dye[data-colour=yellow]").count() == 1


def test_one_click_on_a_card_adds_it_to_the_bid(page: Any) -> None:
    another(page, "amazones", 3, people=3)
    until(page, "second_bid")
    card = page.locator("#hand .hand button.can").last
    assert (card.get_attribute("title") or "").startswith("add, ")
    before = count(page)
    card.click()
    page.wait_for_function("n => trilithon.state().match.n >= n + 2", arg=before)
    assert page.locator("#hand .added .card").count() or prompt(page) != "second_bid"


def test_so_many_crystals_go_into_the_left_fist(page: Any) -> None:
    another(page, "chariots", 3, people=3)
    until(page, "left_hand")
    crystals = page.locator("#seats .seat.asked .piece.can")
    assert crystals.count() == 4
    before = count(page)
    crystals.nth(2).click()
    answers(page, before + 1)
    assert page.evaluate("() => trilithon.state().match.n") == before + 1


def test_who_clicks_cards_to_discard_has_said_how_many(page: Any) -> None:
    another(page, "war_of_gods", 2, people=2)
    until(page, "action")
    hand = page.evaluate("() => trilithon.state().match.ask.seat")
    page.click("#ask .options [data-value=discard]")
    page.wait_for_function("() => trilithon.state().match.ask.prompt === 'how_many'")
    cards = page.locator("#hand .hand button.can")
    names = [cards.nth(at).get_attribute("data-name") for at in (0, 1)]
    for at in (0, 1):
        cards.nth(at).click(position={"x": 12, "y": 20})
        page.wait_for_function("n => trilithon.state().match.ask.gathered === n", arg=at + 1)
    page.click("#ask .options button.main[data-value='2']")
    page.wait_for_function("seat => trilithon.state().match.ask.seat !== seat", arg=hand)
    left = page.evaluate("""seat => trilithon.state().match.zones
        .filter((zone) => zone.seat === seat).flatMap(({ cards }) => cards.map(({ name }) => name))
    """, hand)  # fmt: skip
    assert not set(names) & set(left)


def test_marks_of_what_has_changed_survive_a_reload(page: Any) -> None:
    another(page, "war_of_gods", 3, people=1)
    marks = "() => document.querySelectorAll('#board .since path, .card.come').length"
    play_until(page, lambda: mine(page) and page.evaluate(marks) > 1)
    before = page.evaluate(f"() => [trilithon.state().match.n, ({marks})()]")
    page.reload()
    page.wait_for_function("() => window.trilithon?.state()?.match")
    assert page.evaluate(f"() => [trilithon.state().match.n, ({marks})()]") == before


def test_what_a_thing_leads_to_is_shown_before_it_is_clicked(page: Any) -> None:
    another(page, "celtic_whist", 3, people=3)
    until(page, "bid")
    place = page.locator("#board .place.can[data-then]").first
    place.focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => document.getElementById('foreseen')?.innerText.length > 0")
    page.wait_for_selector("#board .ways .goal", state="attached")  # the pointer may foresee first
