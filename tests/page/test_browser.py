"""The page in a real browser: played by clicking, taken back, reloaded, watched."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator
from typing import Any

import pytest

from tests.page import browser as web
from tests.page.test_secrets import named
from tests.patience import COMES_MS

HIDDEN = ("hand", "added", "secret", "packet", "dead")


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    yield from web.browser()


def log(page: Any) -> list[str]:
    return [text.strip() for text in page.locator("#log li").all_inner_texts()]


def test_a_whole_joust_of_amazones_by_clicking(browser: Any) -> None:
    with web.table(browser, **web.MOVING) as page:
        web.begin(page, "amazones", 3)
        assert page.inner_text("#title") == "Amazones"
        assert page.inner_text("#ask .hint")
        web.pace(page, 5)
        web.play_until(page, lambda: "joust" in " ".join(log(page)))
        web.play_until(page, lambda: web.mine(page) and web.question(page).startswith("Bid cards"))
        page.wait_for_selector("#board .male .tile", state="attached")
        assert page.locator("#board .harem").count() == 3


def test_a_place_that_is_no_answer_says_again_what_is_asked(browser: Any) -> None:
    with web.table(browser, "amazones", "--people", "none") as page:
        web.no_curtain(page)
        web.play_until(page, lambda: web.question(page).startswith("Bid cards"))
        count = page.evaluate("trilithon.state().match.n")
        page.locator("#board .stack .tile").first.click(force=True)
        page.wait_for_selector("#toast.shown")
        page.wait_for_function(  # after what is still shown of the answer before
            "text => document.getElementById('toast').innerText === text", arg=web.question(page)
        )
        assert page.evaluate("trilithon.state().match.n") == count


def test_undo_by_clicking(browser: Any) -> None:
    with web.table(browser, "amazones", "--people", "none") as page:
        first = web.question(page)
        page.click(".options button >> nth=0")
        page.wait_for_function(
            "text => document.getElementById('question')?.innerText !== text", arg=first
        )
        page.click("#undo")
        page.wait_for_function(
            "text => document.getElementById('question')?.innerText === text", arg=first
        )
        assert page.is_disabled("#undo")


def test_undo_of_what_all_have_seen_asks_first(browser: Any) -> None:
    with web.table(browser, "stones", "--people", "none") as page:
        web.play_until(
            page,
            lambda: (
                page.inner_text("#stand").startswith("Sale 2")
                and web.mine(page)
                and page.evaluate("() => trilithon.state().match.ask.settled === null")
            ),
        )  # before, the table still answers what is nobody's choice
        count = page.evaluate("trilithon.state().match.n")
        page.click("#undo")
        page.click("#sure button[value=no]")
        assert page.evaluate("trilithon.state().match.n") == count
        page.click("#undo")
        page.click("#sure button[value=yes]")
        page.wait_for_function("n => window.trilithon?.state().match?.n < n", arg=count)


def test_a_match_is_finished_with_simulated_people(browser: Any) -> None:
    with web.table(browser, "amazones", "--people", "all") as page:
        web.pace(page, 5)
        page.wait_for_selector(".ending", timeout=120_000)  # a whole match
        told = web.question(page)  # one is the Queen, or several win together
        assert "is Queen of the Amazons!" in told or "win!" in told
        assert page.locator("#seats .points").count() == 3
        assert page.is_visible("#again")
        page.click("#judge")
        page.click("#stop")
        page.wait_for_selector("#review")
        page.click("nav a >> nth=1")
        page.click("#new")
        page.wait_for_selector("#begin")


def picture(page: Any) -> dict[str, Any]:
    """Everything the page shows but the screen, as text."""
    web.settled(page)
    parts = {part: page.inner_text(part) for part in ("#ask", "#hand", "#seats", "#log", "#people")}
    cards = page.evaluate(
        "[...document.querySelectorAll('#hand .card')].map(card => card.innerText + card.className)"
    )
    males = page.locator("#board .worth").all_text_contents()
    return {**parts, "cards": cards, "males": males}


def same(page: Any, before: dict[str, Any]) -> None:
    """The page shows that again."""
    page.wait_for_selector("#seats .seat")
    for _ in range(60):
        if picture(page) == before:
            return
    assert picture(page) == before


def same_screen(page: Any, other: Any) -> None:
    """Both show the table's screen as it is now: it turns over with time, pixel for pixel alike."""
    pixels = "document.getElementById('screen').toDataURL()"
    for _ in range(60):
        if page.evaluate(pixels) == other.evaluate(pixels):
            return
        page.wait_for_timeout(50)
    raise AssertionError("two pages of one table show different screens")


def test_a_reload_finds_everything_as_it_was(browser: Any) -> None:
    with web.table(browser, "amazones", "--people", "none") as page:
        web.no_curtain(page)
        web.play_until(page, lambda: "wins the joust" in " ".join(log(page)))
        before = picture(page)
        with web.opened(browser, page.url) as other:
            web.no_curtain(other)
            same(other, before)
            same_screen(page, other)
            page.reload()
            same(page, before)
            same_screen(page, other)


def test_pause_and_step(browser: Any) -> None:
    with web.table(browser, "amazones", "--people", "all") as page:
        page.click("#pause")
        page.wait_for_selector("#step:not([disabled])")
        web.settled(page)
        count = page.evaluate("trilithon.state().match.n")
        page.click("#step")
        page.wait_for_function("n => window.trilithon?.state().match?.n === n + 1", arg=count)
        web.settled(page)
        assert page.evaluate("trilithon.state().match.n") == count + 1


def test_a_record_is_downloaded_and_loaded_again(browser: Any) -> None:
    with web.table(browser, "amazones", "--people", "none") as page:
        web.play_until(page, lambda: page.evaluate("trilithon.state().match.n") >= 12)
        with page.expect_download() as waiting:
            web.press(page, "#save")
        with tempfile.TemporaryDirectory() as folder:
            path = f"{folder}/record.txt"
            waiting.value.save_as(path)
            before = log(page)
            web.play_until(page, lambda: page.evaluate("trilithon.state().match.n") >= 16)
            with page.expect_file_chooser() as chooser:
                web.press(page, "#load")
            chooser.value.set_files(path)
            page.click("#sure button[value=yes]")  # a match is in play
            web.answers(page, 12)
        assert log(page) == before


def test_a_card_dropped_on_the_reader_is_read(browser: Any) -> None:
    with web.table(browser, "why_first", "--people", "none") as page:
        page.click(".options button >> nth=0")
        web.lift(page)
        page.wait_for_selector("#hand button.can")
        web.drawer(page)
        page.drag_and_drop("#hand button.can >> nth=2", "#reader")
        page.wait_for_function("() => window.trilithon?.state().match?.ask.prompt === 'target'")


def test_the_knob_turns_presses_and_is_held(browser: Any) -> None:
    with web.table(browser, "amazones", "--people", "none") as page:
        web.drawer(page)
        page.hover("#knob")
        page.mouse.wheel(0, 50)
        page.click("#knob")
        page.wait_for_function("() => window.trilithon?.state().match?.n === 1")
        assert "Bob" in log(page)[-1]
        page.hover("#knob")
        page.mouse.down()
        page.wait_for_function("() => trilithon.state().menu")
        page.mouse.up()
        assert "knob" in page.inner_text("#ask .hint")
        page.click("#knob")
        page.wait_for_function("() => !trilithon.state().menu")


def test_lights_have_the_colours_the_table_sends(browser: Any) -> None:
    with web.table(browser, "stones", "--people", "none") as page:
        page.click(".options button >> nth=0")
        page.wait_for_selector(".spot.lit", state="attached")
        shown = page.evaluate("""[...document.querySelectorAll(".spot.lit")].map(spot =>
            [Number(spot.dataset.place), getComputedStyle(spot.querySelector(".bulb")).fill])""")
        frames = [json.loads(frame) for frame in page.frames_sent]
        rgb = [each["rgb"] for each in frames if each["type"] == "picture" and "rgb" in each]
        lit = [
            {at // 6 for at in range(0, len(each), 6) if int(each[at : at + 6], 16)} for each in rgb
        ]
        assert {place for place, _ in shown} in lit


def test_stacks_say_how_many_they_are_and_dice_and_pieces_are_clicked_where_they_lie(
    browser: Any,
) -> None:
    with web.table(browser, "backgammon", "--people", "none") as page:
        page.wait_for_selector("#board .many")
        assert {text[-1] for text in page.locator("#board .many").all_text_contents()} == {"2"}
        assert page.locator("#board .many").count() == 10
        two = page.locator("[role=gridcell][data-place-name='2']")
        assert "×2" in two.get_attribute("aria-label")
        assert "Off" in page.inner_text("#stand")
        click_things(page)


def click_things(page: Any) -> None:
    """Who begins, which die, which piece: answered on the person, the die, the piece."""
    page.click("#seats .seat.can >> nth=0")
    page.click("#ask [data-value=settled]")
    die, piece = "#board .die.can", "#board .place.can"
    page.hover(f"{die} >> nth=0")
    page.wait_for_function("() => document.querySelector('#foreseen').textContent")
    page.click(f"{die} >> nth=0")
    page.wait_for_selector(piece)
    page.hover(f"{piece} >> nth=0")
    page.wait_for_selector("#board .ways .goal", state="attached")
    before = page.evaluate("() => trilithon.state().match.n")
    page.click(f"{piece} >> nth=0")
    page.wait_for_function("n => trilithon.state().match.n > n", arg=before)
    assert not page.locator("#board .ways").count()


def test_a_spectator_is_shown_and_sent_no_secret(browser: Any) -> None:
    with (
        web.table(browser, "stones", "--people", "all") as page,
        web.opened(browser, page.looking) as spectator,
    ):
        web.pace(page, 4)
        page.wait_for_function("() => window.trilithon?.state().match?.n > 60")
        page.click("#pause")
        web.settled(spectator)
        held = secrets_by_count(page.frames_sent)
        compared = 0
        for frame in map(json.loads, spectator.frames_sent):
            if frame["type"] == "state" and frame["match"]["n"] in held:
                assert not frame["control"]
                assert not named(frame) & held[frame["match"]["n"]]
                compared += 1
        assert compared > 10
        assert spectator.locator("#seats [data-name], #hand [data-name]").count() == 0
        assert spectator.locator("#new, #undo, #ask button, button.card").count() == 0
        assert spectator.is_disabled("#knob") and spectator.is_hidden("#people")


def secrets_by_count(frames: list[str]) -> dict[int, set[str]]:
    """What lay in hands after so many answers, as the player's page received it."""
    found: dict[int, set[str]] = {}
    for frame in map(json.loads, frames):
        if frame["type"] == "state" and frame["match"]:
            hands = [zone for zone in frame["match"]["zones"] if zone["name"] in HIDDEN]
            found[frame["match"]["n"]] = named(hands)
    return found


def test_a_spectator_sees_the_table_live(browser: Any) -> None:
    with (
        web.table(browser, "amazones", "--people", "none") as page,
        web.opened(browser, page.looking) as spectator,
    ):
        page.click(".options button >> nth=1")
        web.answers(page, 1)
        web.answers(spectator, 1)
        assert log(spectator) == log(page)
        assert "watching" in spectator.inner_text("#ask .hint")


def test_the_page_says_when_the_table_is_gone(browser: Any) -> None:
    with web.command(*web.PLAY, "amazones") as (url, _):
        context = browser.new_context()
        context.set_default_timeout(COMES_MS)
        page = context.new_page()
        page.goto(url)
        page.wait_for_selector("#seats .seat")
    page.wait_for_function("() => document.getElementById('status')?.innerText.includes('gone')")
    context.close()
