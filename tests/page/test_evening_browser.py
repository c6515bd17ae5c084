"""An evening at the page, by clicking: the shelf, people, a clock, repairs, and who leaves."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any

import pytest

from tests.page import browser as web

THREE = ("Zoe", "Al", "Eve")


@pytest.fixture(scope="module")
def page() -> Iterator[Any]:
    """One table for the whole file: every test begins a match of its own."""
    with contextlib.contextmanager(web.browser)() as browser, web.table(browser) as page:
        yield page


def dialog(page: Any) -> None:
    """The dialog of new matches, with what the table remembers."""
    if not page.is_visible("#start"):
        web.press(page, "#new")
    page.wait_for_selector("#begin")


def choose(page: Any, game: str, names: tuple[str, ...] = THREE) -> None:
    """Game and people, everybody a person."""
    dialog(page)
    page.check(f"#start input[value={game}]")
    page.check(f'#start input[name=count][value="{len(names)}"]')
    for seat, name in enumerate(names):
        page.fill(f".who p:nth-of-type({seat + 1}) input[type=text]", name)
        page.uncheck(f".who p:nth-of-type({seat + 1}) input[type=checkbox]")


def begin(page: Any, game: str, names: tuple[str, ...] = THREE) -> str:
    """A new match of these people; its game."""
    choose(page, game, names)
    page.click("#begin")
    if page.evaluate("() => Boolean(trilithon.state().match)"):
        page.click("#sure button[value=yes]")
    began(page, game)
    return game


def began(page: Any, game: str, count: int = 0) -> None:
    """The page shows this match after so many answers, and no dialog."""
    page.wait_for_function(
        "([game, n]) => { const match = window.trilithon?.state().match;"
        " return match?.game === game && match.n === n; }",
        arg=[game, count],
    )
    page.wait_for_selector("#start", state="hidden")


def answer(page: Any, value: str) -> None:
    page.click(f"#ask button[data-value={value}]")


def names(page: Any) -> list[str]:
    found: list[str] = page.evaluate("() => trilithon.state().match.seats.map(seat => seat.name)")
    return found


def on_the_shelf(page: Any) -> list[str]:
    """Game and players of the matches that the dialog offers, once it has read them."""
    dialog(page)
    page.wait_for_selector(".shelf .left-match")
    found: list[str] = page.locator(".shelf .left-match").all_inner_texts()
    return found


def test_a_match_is_set_aside_and_taken_up_where_it_was(page: Any) -> None:
    begin(page, "high_druid")
    answer(page, "red")
    web.answers(page, 1)
    web.press(page, "#aside")
    page.wait_for_function("() => !window.trilithon?.state().match")
    assert "-" not in on_the_shelf(page)[0].split("High Druid · Zoe, Al, Eve · ")[1]
    page.click(".shelf .take-up >> nth=0")
    began(page, "high_druid", 1)
    assert "red" in page.inner_text("#log")


def test_a_match_in_play_is_never_replaced_without_a_word(page: Any) -> None:
    begin(page, "high_druid")
    answer(page, "blue")
    web.answers(page, 1)
    choose(page, "why_first")
    page.click("#begin")
    assert "High Druid" in page.inner_text("#sure-text")
    page.click("#sure button[value=no]")
    page.keyboard.press("Escape")
    began(page, "high_druid", 1)
    choose(page, "why_first")
    page.click("#begin")
    page.click("#sure button[value=yes]")
    began(page, "why_first")
    assert "High Druid" in on_the_shelf(page)[0], "it waits there, the last one first"
    page.click(".shelf .take-up >> nth=0")
    assert "Why First?" in page.inner_text("#sure-text")
    page.click("#sure button[value=no]")
    page.click(".shelf .take-up >> nth=0")
    page.click("#sure button[value=yes]")
    began(page, "high_druid", 1)


def test_who_has_played_is_known_with_a_colour_and_a_tag_of_their_own(page: Any) -> None:
    begin(page, "high_druid", ("Zoe", "Al", "Dora"))
    dialog(page)
    page.click(".roster summary")
    page.wait_for_selector(".person >> nth=2")
    page.select_option("[aria-label='Colour of Dora']", "6")
    page.fill("[aria-label='Tag of Dora, in hex']", "04a1b2c3d4e5f6")
    page.locator("[aria-label='Tag of Dora, in hex']").blur()
    page.fill("[aria-label='Rename Al']", "Alma")
    page.locator("[aria-label='Rename Al']").blur()
    page.wait_for_selector("[aria-label='Colour of Alma']")
    page.keyboard.press("Escape")
    orange = begin_as(page, ("Zoe", "Alma", "Dora"))
    assert orange[2] != orange[0] and orange[2] == 6
    dialog(page)
    page.wait_for_selector("[aria-label='Tag of Dora, in hex']", state="attached")
    assert page.input_value("[aria-label='Tag of Dora, in hex']") == "04a1b2c3d4e5f6"
    page.click("[aria-label='Erase Dora']")
    page.wait_for_selector("[aria-label='Erase Dora']", state="detached")
    page.keyboard.press("Escape")


def begin_as(page: Any, people: tuple[str, ...]) -> list[int]:
    """The colours of the seats, by the number of each."""
    begin(page, "high_druid", people)
    page.wait_for_function(
        "names => trilithon.state().match.seats.map(seat => seat.name).join() === names",
        arg=",".join(people),
    )
    found: list[int] = page.evaluate("() => trilithon.state().match.seats.map(seat => seat.light)")
    return found


def test_everybody_moves_on_one_seat(page: Any) -> None:
    begin(page, "high_druid")
    choose(page, "high_druid", THREE)
    page.click("#rotate")
    page.click("#begin")
    page.click("#sure button[value=yes]")
    page.wait_for_function("() => trilithon.state().match.seats[0].name === 'Al'")
    assert names(page) == ["Al", "Eve", "Zoe"]


def test_last_times_people_and_the_usual_rules_are_two_clicks(page: Any) -> None:
    """The game, start: the people are still there."""
    begin(page, "high_druid")
    web.press(page, "#aside")
    page.wait_for_function("() => !window.trilithon?.state().match")
    page.wait_for_selector("#begin")  # where no match is played the page is games to choose from
    page.click("#start .pick:has(input[value=why_first])")
    page.click("#begin")
    began(page, "why_first")
    assert names(page) == list(THREE)


def test_a_clock_is_chosen_with_the_match_and_a_pause_holds_it(page: Any) -> None:
    begin(page, "high_druid")
    assert page.is_hidden("#clocks"), "there is none unless people want one"
    choose(page, "high_druid")
    page.select_option("#clock", "10")
    page.click("#begin")
    page.click("#sure button[value=yes]")
    page.wait_for_selector("#clocks .clock.runs")
    assert page.locator("#clocks .clock").count() == 3
    page.wait_for_function("() => document.querySelector('.clock.runs').innerText.includes('9:59')")
    assert "Al 10:00" in page.inner_text("#clocks")
    web.press(page, "#halt")
    page.wait_for_function(
        "() => trilithon.state().paused && trilithon.state().clock.runs === null"
    )
    assert page.locator("#clocks .clock.runs").count() == 0
    stands = page.inner_text("#clocks")
    page.wait_for_timeout(1100)
    assert page.inner_text("#clocks") == stands
    page.click("#resume")
    page.wait_for_selector("#clocks .clock.runs")
    dialog(page)
    assert page.input_value("#clock") == "0", "for that match alone"
    page.keyboard.press("Escape")


def test_a_match_is_paused_and_goes_on(page: Any) -> None:
    seated(page, "high_druid", ["Al", "Bo", "Cy"])
    web.press(page, "#halt")
    page.wait_for_function("() => trilithon.state().paused")
    page.click("#resume")
    page.wait_for_function("() => !trilithon.state().paused")
    page.click("#ask .options button >> nth=0")
    web.answers(page, 1)


def test_where_simulated_people_stand_still_a_button_lets_them_play(page: Any) -> None:
    web.another(page, "amazones", 3)
    page.evaluate("() => trilithon.link.ask({do: 'people', playing: false})")
    page.click("#ask #go-on")
    page.wait_for_function("() => trilithon.state().people.playing")


def test_a_wrong_answer_is_found_in_the_list_and_corrected(page: Any) -> None:
    seated(page, "high_druid", ["Al", "Bo", "Cy"])
    for count, colour in enumerate(("red", "green", "blue")):
        web.answers(page, count)
        answer(page, colour)
    web.answers(page, 3)
    web.press(page, "#mend")
    page.wait_for_selector("#repair li")
    assert page.locator("#repair li").count() == 3
    page.click("#repair button[data-n='1'][data-way=correct]")
    page.wait_for_function(
        "() => window.trilithon?.state().match?.n === 0 && trilithon.state().rest === 2"
    )
    page.wait_for_selector("#repair-stop")
    answer(page, "white")
    page.wait_for_function(
        "() => window.trilithon?.state().match?.n === 3 && !trilithon.state().rest"
    )
    page.wait_for_selector("#repair-stop", state="detached")
    assert "white" in page.inner_text("#log")


def seated(page: Any, game: str, players: list[str]) -> None:
    """A new match without the dialog, everybody a person."""
    page.evaluate(
        "([game, players]) => trilithon.link.ask({do: 'new', game, players, options: {},"
        " simulated: []})", [game, players],
    )  # fmt: skip
    page.wait_for_function(
        "name => trilithon.state().match?.seats[0].name === name", arg=players[0]
    )
    if page.is_visible("#start"):
        page.keyboard.press("Escape")
    page.wait_for_selector("#start", state="hidden")
    web.pace(page, 5)


def offered(page: Any, seat: int) -> list[str]:
    """What can be done about a seat, the most sensible first; the list is open then."""
    web.press(page, "#leave")
    page.wait_for_selector(f"#leaving button[data-seat='{seat}']")
    buttons = page.query_selector_all(f"#leaving button[data-seat='{seat}']")
    return [button.get_attribute("data-way") for button in buttons]


def record_of(page: Any) -> str:
    saved: str = page.evaluate("async () => (await trilithon.link.ask({do: 'save'})).record")
    return saved


def test_in_amazones_the_others_play_on_and_a_newcomer_takes_over(page: Any) -> None:
    seated(page, "amazones", ["Ann", "Bo", "Cy"])
    assert offered(page, 1) == ["others", "lots", "end", "sit"]
    page.click("#leaving button[data-seat='1'][data-way=others]")
    page.wait_for_function("() => trilithon.state().match.seats[1].away === 'others'")
    assert offered(page, 1) == ["lots", "end", "sit"]
    assert "(the others play)" in page.inner_text("#leaving li:nth-child(2)")
    page.fill("#newcomer-1", "Dora")
    page.click("#leaving button[data-seat='1'][data-way=sit]")
    page.wait_for_function("() => trilithon.state().match.seats[1].name === 'Dora'")
    assert "left: Bo, others\nseated: Bo, Dora\n" in record_of(page)


def test_in_high_druid_a_simulated_person_takes_over_who_leaves_a_secret(page: Any) -> None:
    seated(page, "high_druid", ["Al", "Bob", "Cleo"])
    for count, colour in enumerate(("red", "green", "blue")):
        web.answers(page, count)
        answer(page, colour)
    web.answers(page, 3)
    while not page.evaluate("() => trilithon.state().match.ask.seat === 0"):
        before = page.evaluate("() => trilithon.state().match.n")
        page.click("#ask .options button >> nth=0")
        page.wait_for_function("n => trilithon.state().match.n > n", arg=before)
    assert offered(page, 0)[0] == "lots", "the others would have to look at the secret"
    assert "simulated" in page.inner_text("#leaving button[data-seat='0'][data-way=lots]")
    page.click("#leaving button[data-seat='0'][data-way=lots]")
    page.wait_for_function("() => trilithon.state().match.seats[0].simulated")
    page.wait_for_function("() => trilithon.state().match.ask.seat !== 0")
    assert "\nleft: Al, lots\n" in record_of(page)


def test_of_two_players_one_who_leaves_ends_the_match_with_the_standing(page: Any) -> None:
    seated(page, "backgammon", ["Eve", "Fay"])
    page.click("#ask .options button >> nth=0")
    web.answers(page, 1)
    assert offered(page, 1) == ["end", "lots", "others", "sit"]
    page.click("#leaving button[data-seat='1'][data-way=end]")
    page.wait_for_function("() => !trilithon.state().match")
    said = "() => document.getElementById('toast').textContent.startsWith('The match has ended')"
    page.wait_for_function(said)
    assert "Eve" in page.inner_text("#toast")
