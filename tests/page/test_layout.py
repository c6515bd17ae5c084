"""Where things are on the page: the board and the hand keep their places from turn to turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine import catalogue, found
from engine.words import LANGUAGES
from tests.page import browser as web
from tests.page.test_phones_browser import opened

SMALL_DESK = {"width": 1280, "height": 720}
LARGE_PHONE = {"width": 390, "height": 844}
GAMES = {"amazones": 4, "why_first": 5, "backgammon": 2, "celtic_whist": 8, "stones": 3}
# Tablets upright and lying, a phone lying, a small desk, the narrowest phone.
WINDOWS = [(768, 1024), (820, 1180), (900, 1200), (1024, 768), (844, 390), (1280, 720), (320, 640)]
BOARD = 0.55  # of the window's shorter side
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
LOOK = """() => {
    const svg = document.querySelector("#board .plate"), room = svg.getBoundingClientRect();
    const { width, height } = svg.viewBox.baseVal;
    const scale = Math.min(room.width / width, room.height / height);
    const frames = ["ask", "around", "shared", "log"].map((id) => document.getElementById(id));
    const zones = [...document.querySelectorAll("#around .zone:has(.label)")];
    const rows = [...document.querySelectorAll("#around .many")];
    const cut = frames.filter((each) => getComputedStyle(each).overflowY === "auto"
        && each.scrollTop + each.clientHeight < each.scrollHeight - 4);
    return {
        board: scale * Math.max(width, height), high: scale * height, top: room.top,
        wide: document.documentElement.scrollWidth,
        squeezed: rows.filter((row) =>
            row.offsetWidth < 0.4 * row.closest(".seat").offsetWidth).length,
        covered: zones.filter((each) => [...each.querySelectorAll(".card")].some((card) =>
            card.checkVisibility() && card.getBoundingClientRect().left + 1
                < each.firstChild.getBoundingClientRect().right)
        ).map((each) => each.textContent),
        hyphens: (document.querySelector("main").innerText.match(/(^|\\s)-\\d.*/gm) || []),
        broken: [...document.querySelectorAll(".seat .points, #shared .label b")].filter((each) =>
            each.offsetHeight > 2 * parseFloat(getComputedStyle(each).fontSize)).length,
        outside: [...document.querySelectorAll("#shared .label")].filter((each) =>
            each.getBoundingClientRect().right
                > document.getElementById("shared").getBoundingClientRect().right + 1).length,
        over: [...document.querySelectorAll(".seat > *, .seat .who-plays")].filter((each) =>
            each.getBoundingClientRect().right
                > each.closest(".seat").getBoundingClientRect().right + 1).length,
        silent: cut.filter((each) => !each.classList.contains("cut")).map(({ id }) => id),
    };
}"""

# Which of these titles would be cut, broken within a word, or make the page wobble.
UNREADABLE = """(titles) => titles.filter((title) => {
    const head = document.getElementById("title"), range = document.createRange();
    head.textContent = title;
    const broken = [...title.matchAll(/[^\\s-]+/g)].some(({ 0: word, index }) => {
        range.setStart(head.firstChild, index);
        range.setEnd(head.firstChild, index + word.length);
        return range.getClientRects().length > 1;
    });
    const cut = head.scrollWidth > head.clientWidth || head.scrollHeight > head.clientHeight + 2;
    return cut || broken || document.documentElement.scrollWidth > innerWidth;
})"""


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    yield from web.browser()


def box(page: Any, part: str) -> dict[str, float]:
    found: dict[str, float] = page.locator(part).bounding_box()
    return found


def inside(part: dict[str, float], window: dict[str, int]) -> bool:
    return (
        part["x"] >= 0 and part["x"] + part["width"] <= window["width"] + 0.5
        and part["y"] >= 0 and part["y"] + part["height"] <= window["height"] + 0.5
    )  # fmt: skip


def play_to(page: Any, answers: int) -> None:
    web.play_until(page, lambda: page.evaluate("() => trilithon.state().match.n") >= answers)
    # A click on what lies below the fold scrolls there; the next question brings the board back.
    web.play_until(page, lambda: bool(page.evaluate("() => scrollY === 0")))


@pytest.mark.parametrize("window", [SMALL_DESK, LARGE_PHONE], ids=["desk", "phone"])
def test_the_board_is_in_view_and_stays_where_it_is(browser: Any, window: dict[str, int]) -> None:
    with web.table(browser, viewport=window) as page:
        page.wait_for_selector("#begin")
        for game, seats in GAMES.items():
            web.another(page, game, seats, people=1)
            web.pace(page, 5)
            stays(page, window)
            if window == SMALL_DESK:
                if game == "why_first":  # a row of so many cards that they lie over each other
                    web.play_until(page, lambda: page.locator("#around .many").count() > 0)
                fits_every_window(page)
                page.set_viewport_size(window)


def test_another_question_is_read_from_its_beginning(browser: Any) -> None:
    with web.table(browser, viewport={"width": 1180, "height": 560}) as page:
        web.another(page, "war_of_gods", 2, people=2)
        web.play_until(page, lambda: bool(page.query_selector("#hand button.can")))
        assert page.evaluate("() => { ask.scrollTop = 60; return ask.scrollTop; }") == 60
        page.click("#hand button.can >> nth=0", position=web.CORNER)
        page.wait_for_function("() => trilithon.state().match.ask.prompt !== 'action'")
        assert page.evaluate("() => ask.scrollTop") == 0


def test_a_match_begun_far_down_among_the_games_shows_what_is_asked(browser: Any) -> None:
    with web.table(browser, viewport=LARGE_PHONE) as page:
        page.check("#start input[value=war_of_gods]")
        assert page.evaluate("() => { scrollTo(0, 9999); return scrollY; }") > LARGE_PHONE["height"]
        page.click("#begin")
        page.wait_for_selector("#seats .seat")
        page.wait_for_function("() => scrollY === 0")


def fits_every_window(page: Any) -> None:
    """The board is large, nothing cut without a sign, no label covered, and nothing wobbles."""
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        seen = page.evaluate(LOOK)
        assert seen["board"] >= BOARD * min(width, height), (width, height, seen)
        assert seen["top"] + seen["high"] <= height or width < height, (width, height, seen)
        assert not seen["covered"] and not seen["squeezed"], (width, height, seen)
        assert not seen["broken"] and not seen["outside"], (width, height, seen)
        assert not seen["over"], (width, height, seen)
        assert not seen["hyphens"], seen  # a number below nothing has a minus sign
        assert seen["wide"] == width and not seen["silent"], (width, height, seen)


def test_every_title_is_whole_in_the_heads_of_phones(browser: Any) -> None:
    words = ("play", "stones", "--players", "3", "--people", "none", "--room")
    with (
        web.serving(*words, "--host", "127.0.0.1") as (phone, *_, control, looking),
        opened(browser, control) as table, opened(browser, looking) as spectator,
        opened(browser, phone) as held,
    ):  # fmt: skip
        for language in LANGUAGES:
            web.speak(table, language)
            web.speak(spectator, language)
            held.evaluate("lang => trilithon.act({do: 'lang', lang})", language)
            held.wait_for_function("lang => document.documentElement.lang === lang", arg=language)
            titles = [*found.texts(language, "titles").values()]
            for page in (table, spectator, held):
                for width in (320, 360, 390, 450, 699):
                    page.set_viewport_size({"width": width, "height": 740})
                    assert page.evaluate(UNREADABLE, titles) == [], (language, width)


def stays(page: Any, window: dict[str, int]) -> None:
    """The board and the hand below it, from the first turn on."""
    first = box(page, "#board .plate")
    assert inside(first, window) and first["width"] > 0.4 * window["width"]
    for answers in (3, 20):
        play_to(page, answers)
        assert box(page, "#board .plate") == first
        if page.is_visible("#hand"):
            hand = box(page, "#hand")
            assert inside(hand, window) and hand["y"] >= first["y"] + first["height"]
    page.evaluate("() => window.scrollTo(0, 0)")
    assert page.evaluate("() => document.documentElement.scrollWidth") == window["width"]


def test_the_device_comes_when_it_is_wanted_and_when_the_table_asks(browser: Any) -> None:
    with web.table(browser, "amazones", "--people", "none") as page:
        assert page.is_hidden("#device") and page.is_visible("#log")
        web.drawer(page)
        page.click("#knob", delay=900)  # held down: the table's own menu
        page.wait_for_function("() => trilithon.state().menu")
        web.press(page, "#drawer")
        web.settled(page)
        assert page.is_visible("#device"), "only the knob can answer the table's menu"
        page.click("#knob")
        page.wait_for_function("() => !trilithon.state().menu")
        page.wait_for_selector("#device", state="hidden")
        assert page.is_visible("#log")


def test_the_sheet_of_commands_closes_again(browser: Any) -> None:
    opened = "() => document.querySelector('.more').open"
    with web.table(browser, "amazones") as page:
        for close in (lambda: page.keyboard.press("Escape"), lambda: page.mouse.click(30, 600)):
            page.click(".more summary")
            assert page.evaluate(opened)
            close()
            assert not page.evaluate(opened)


def test_a_match_begins_with_the_options_of_the_game_just_chosen(browser: Any) -> None:
    """Also where Start is pressed before the server has told what they are."""
    with web.table(browser) as page:
        page.wait_for_selector("#begin")
        page.evaluate("""() => {
            document.querySelector("#start input[value=celtic_whist]").click();
            document.querySelector("#start input[value=backgammon]").click();
            document.getElementById("begin").click();
        }""")
        page.wait_for_function("() => trilithon.state().match?.game === 'backgammon'")
        page.wait_for_selector("#start", state="hidden")


def test_a_match_in_play_is_not_left_without_a_word(browser: Any) -> None:
    game = "() => trilithon.state().match.game"
    with web.table(browser, "backgammon", "--people", "none") as page:
        web.press(page, "#new")
        page.check("#start input[value=amazones]")
        page.click("#begin")
        page.wait_for_selector("#sure button[value=no]")
        page.click("#sure button[value=no]")
        web.settled(page)
        assert page.evaluate(game) == "backgammon"
        page.click("#begin")
        page.click("#sure button[value=yes]")
        page.wait_for_function("() => window.trilithon?.state().match?.game === 'amazones'")


def test_the_home_shows_the_games_that_so_many_people_have_time_for_and_starts_one(
    browser: Any,
) -> None:
    with web.table(browser) as page:
        page.wait_for_selector("#begin")
        page.select_option("#room-people", "1")
        assert page.locator("#start .choice .pick .title").all_inner_texts() == ["Celtic Whist"]
        assert "also alone" in page.inner_text("#start .choice .pick .aside")
        assert page.inner_text("#begin") == "Start Celtic Whist"
        page.select_option("#room-people", "2")
        page.select_option("#room-minutes", "30")
        titles = page.locator("#start .choice .pick .title").all_inner_texts()
        assert titles == ["Why First?", "Stonehenge Backgammon"]
        page.keyboard.press("Escape")
        assert page.is_visible("#begin"), "there is nothing behind it"
        page.click("#begin")
        page.wait_for_selector("#start", state="hidden")
        again_with_the_same_people(page)


def again_with_the_same_people(page: Any) -> None:
    """Once the match is over: one press."""
    page.evaluate("() => trilithon.link.ask({do: 'people', seats: [0, 1], playing: true, pace: 5})")
    page.wait_for_selector("#again")
    before = page.evaluate("() => trilithon.state().match.seats.map(({name}) => name)")
    page.click("#again")
    page.wait_for_selector("#again", state="detached")
    after = page.evaluate("() => trilithon.state().match")
    assert [seat["name"] for seat in after["seats"]] == before and after["game"] == "why_first"


def test_every_game_has_a_picture_and_a_line_in_the_chooser(browser: Any) -> None:
    with web.table(browser) as page:
        page.wait_for_selector("#begin")
        games = page.locator("#start .choice .pick")
        lines = games.locator(".about").all_inner_texts()
        assert len(lines) == games.count() == len(catalogue.GAMES) and all(lines)
        drawn = games.locator(".picture").evaluate_all(
            "nodes => nodes.map(node => node.lastElementChild.outerHTML)"
        )
        assert len(set(drawn)) == len(drawn)
