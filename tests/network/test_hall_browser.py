"""The hall's page in a real browser: for staff, for visitors, on a big screen."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from host.hall.feed import Feed
from host.hall.shelf import Shelf
from host.hall.tournament import Tournament
from host.hall.verdict import judge
from host.network.outbox import id_of
from tests.host.archives import played
from tests.network.entrants import GAME
from tests.network.rooms import need_mosquitto
from tests.network.shown_hall import ABOUT, SOME, Shown
from tests.network.test_floor import LINES
from tests.network.test_tournament import verdict
from tests.page.axe import faults
from tests.page.browser import PHONE, fresh, serving
from tests.page.browser import browser as one_browser

ENTRANTS = ("Ann", "Bo", "Cy", "Di")
UPDATE = {"id": "u1", "step": "sending", "percent": 40, "firmware": "0.2.0", "why": ""}
BACK = "it did not come up, so its old firmware is back"


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    yield from one_browser()


@pytest.fixture
def shown() -> Iterator[Shown]:
    found = Shown()
    yield found
    found.close()


@contextlib.contextmanager
def opened(browser: Any, address: str, **more: Any) -> Iterator[Any]:
    """The page, with a card for each of four tables; nothing goes wrong in it."""
    with fresh(browser, **more) as (page, _):
        page.goto(address)
        page.wait_for_function("() => document.querySelectorAll('#tables .table').length === 4")
        yield page


def says(page: Any, where: str, text: str) -> None:
    page.wait_for_function(
        "([where, text]) => document.querySelector(where)?.innerText.includes(text)",
        arg=[where, text],
    )


def lacks(page: Any, where: str, text: str) -> None:
    page.wait_for_function(
        "([where, text]) => !document.querySelector(where)?.innerText.includes(text)",
        arg=[where, text],
    )


def card(table: str) -> str:
    return f'[data-table="{table}"]'


# What is where


def test_every_table_is_live_and_has_a_page_with_its_board(browser: Any, shown: Shown) -> None:
    with opened(browser, shown.visitors) as page:
        says(page, card("t1"), "The High Druid")
        assert page.locator(card("t1") + " li").count() == 3
        says(page, card("t2"), "free")
        says(page, card("t4"), "unplugged")
        says(page, "#count", "4 tables, 1 in play")
        before = page.inner_text(card("t1"))
        shown.plays(SOME + 3)
        page.wait_for_function(
            "([at, was]) => document.querySelector(at).innerText !== was", arg=[card("t1"), before]
        )
        page.click(card("t1"))
        page.wait_for_function("() => window.trilithon?.state()?.match")
        assert page.locator("#board .spot").count() > 10
        count = page.evaluate("trilithon.state().match.n")
        shown.plays(SOME + 5)
        page.wait_for_function("was => trilithon.state().match.n === was + 2", arg=count)


def test_staff_see_what_is_wrong_and_visitors_do_not(browser: Any, shown: Shown) -> None:
    """Also what a hostile client wrote: it has changed nothing."""
    for topic, payload in (
        ("trilithon/1/table/t1/secret", b"{}"),
        ("trilithon/1/table/t1/match", b'{"match": "../../etc"}'),
        ("trilithon/1/table/t1/log", json.dumps({
            "match": id_of(LINES), "at": SOME, "lines": ["winners: Zoe"], "sum": 1, "end": True,
        }).encode()),
    ):  # fmt: skip
        shown.hear(topic, payload)
    with opened(browser, shown.staff) as page, opened(browser, shown.visitors) as looker:
        says(page, card("t3"), "Fails: reader")
        for text in (
            "no topic of these pages",
            "match: a match's name or null is required",
            "its sum is wrong",
        ):
            says(page, "#alerts", text)
        says(looker, card("t3"), "free")
        assert looker.locator("#alerts").is_hidden() and "Staff" not in looker.inner_text("#menu")
        assert "Fails" not in looker.inner_text("#tables")
        says(looker, card("t1"), "The High Druid")
        page.click("#alerts button")
        page.wait_for_selector("#alerts", state="hidden")


def test_an_update_from_afar_is_seen_by_staff_to_its_end(browser: Any, shown: Shown) -> None:
    with opened(browser, shown.staff) as page, opened(browser, shown.visitors) as looker:
        says(page, card("t2"), "Firmware 0.1.0")
        shown.hall.floor.clock = lambda: 0.0  # 1970: long ago
        shown.say("t2", "update", UPDATE)
        says(page, card("t2"), "Update: 40 %")
        says(page, card("t2"), "nothing heard for")
        shown.say("t2", "update", {**UPDATE, "step": "starting", "percent": 100})
        says(page, card("t2"), "on trial")
        shown.say("t2", "update", {**UPDATE, "step": "failed", "why": BACK})
        says(page, card("t2"), f"Update failed: {BACK}")
        says(page, "#alerts", f"t2: its update failed: {BACK}")
        shown.say("t2", "about", {**ABOUT, "firmware": "0.2.0"})
        shown.say("t2", "update", {**UPDATE, "id": "u2", "step": "done", "percent": 100})
        says(page, card("t2"), "Firmware 0.2.0")
        lacks(page, card("t2"), "Update")
        assert "Update" not in looker.inner_text("#tables")
        assert "Firmware" not in looker.inner_text("#tables")


def test_a_big_screen_shows_the_tables_and_nothing_to_press(browser: Any, shown: Shown) -> None:
    shown.directing(Tournament("cup", GAME, 2, 4))
    with opened(browser, shown.staff) as page:
        page.get_by_role("button", name="Big screen").click()
        page.wait_for_selector("body.kiosk")
        says(page, card("t1"), "The High Druid")
        says(page, "#tournament", "cup")
        for hidden in ("#menu", "#alerts", "#offer", "#tournament form"):
            assert page.locator(hidden).is_hidden(), hidden


def test_the_ratings_of_the_archive_are_before_everybody(
    browser: Any, shown: Shown, tmp_path: Path
) -> None:
    shelf = Shelf(tmp_path / "hall.sqlite3")
    feed = Feed(shelf, str(tmp_path / "all.sqlite3"), print)
    feed.ranked = shown.site.rank
    for number in range(3):
        match = f"{number:016x}"
        text = played(number, match=match)
        assert shelf.store("t2", match, text, judge(match, text))
    shown.start(feed.run())
    with opened(browser, shown.visitors) as page:
        page.wait_for_selector("#ranking tbody tr")
        head, first = page.locator("#ranking tr").all_inner_texts()[:2]
        assert head.split() == ["Place", "Player", "Rating", "Matches", "Wins"]
        assert first.startswith("1\t") and first.split("\t")[3] == "3"


# What staff do


def test_a_tournament_is_entered_paired_and_scored_before_everybody(
    browser: Any, shown: Shown
) -> None:
    tournament = Tournament("cup", GAME, 2, 4)
    director = shown.directing(tournament)
    with opened(browser, shown.staff) as page, opened(browser, shown.visitors) as looker:
        page.wait_for_selector("#entrant")
        for name in (*ENTRANTS, "Eve"):
            page.fill("#entrant", name)
            page.keyboard.press("Enter")
            page.wait_for_function("() => document.querySelector('#entrant').value === ''")
        page.fill("#entrant", "Eve")
        page.get_by_role("button", name="Withdraw").click()
        page.wait_for_selector("#tournament tr.left")
        page.fill("#entrant", "Ann")
        page.keyboard.press("Enter")
        says(page, "#status", "Ann is in the tournament already")
        page.get_by_role("button", name="Draw the rounds").click()
        says(page, "#tournament", "Hold back the next round")
        shown.call(lambda: director.tick(0.0))
        (game,) = tournament.playing
        for one in (page, looker):
            says(one, "#tournament ul", "t2: ")
            assert all(name in one.inner_text("#tournament ul") for name in ENTRANTS)
        won = verdict(tournament, game.key, 1)
        shown.call(lambda: director.kept("t2", "a" * 16, "", won))
        for one in (page, looker):
            says(one, "#tournament tbody tr", f"1\t{game.players[1]}\t1")
        assert not looker.locator("#tournament button").count()


def test_a_game_that_cannot_be_played_is_cancelled_once_staff_are_sure(
    browser: Any, shown: Shown
) -> None:
    tournament = Tournament("cup", GAME, 1, 4)
    director = shown.directing(tournament)
    for name in ENTRANTS:
        tournament.enter(name)
    shown.call(lambda: director.do("draw", ""))
    shown.call(lambda: director.tick(0.0))
    with opened(browser, shown.staff) as page:
        page.wait_for_selector("#tournament .cancel")
        page.once("dialog", lambda dialog: dialog.dismiss())
        page.click("#tournament .cancel")
        assert tournament.playing
        page.once("dialog", lambda dialog: dialog.accept())
        page.click("#tournament .cancel")
        says(page, "#tournament ul", "(over)")
        says(page, "#tournament h2", "Final standings")
        assert {line.points for line in tournament.standings()} == {0.5}


def test_a_match_is_offered_to_a_free_table_and_what_it_refuses_is_seen(
    browser: Any, shown: Shown
) -> None:
    with opened(browser, shown.staff) as page:
        page.wait_for_selector("#offer-table")
        assert page.locator("#offer-table option").all_inner_texts() == ["t2"]
        page.select_option("#offer-game", GAME)
        page.fill("#offer-names", "Ann, Bo,Cy ,")
        page.keyboard.press("Enter")
        says(page, "#status", "Offered at t2")
        topic, payload, retained = shown.call(shown.hall.going.get_nowait)
        order = json.loads(payload)
        assert (topic, retained) == ("trilithon/1/to/t2/do/main", False)
        assert (order["game"], order["players"]) == (GAME, ["Ann", "Bo", "Cy"])
        shown.say("t2", "did", {"id": order["id"], "ok": False, "why": "somebody is at the menu"})
        says(page, "#alerts", "t2: it has refused a command: somebody is at the menu")


# For everybody


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_the_hall(browser: Any, shown: Shown, scheme: str) -> None:
    tournament = Tournament("cup", GAME, 1, 4)
    director = shown.directing(tournament)
    for name in ENTRANTS:
        tournament.enter(name)
    shown.hall.floor.alert("t1", "something odd")
    with opened(browser, shown.staff, color_scheme=scheme) as page:
        page.wait_for_selector("#tournament tbody tr")
        page.wait_for_selector("#offer-table")
        found = {"staff": faults(page)}
        shown.call(lambda: director.do("draw", ""))
        shown.call(lambda: director.tick(0.0))
        page.wait_for_selector("#tournament .cancel")
        found["playing"] = faults(page)
        page.set_viewport_size(PHONE)
        found["phone"] = faults(page)
        page.get_by_role("button", name="Big screen").click()
        page.wait_for_selector("body.kiosk .table")
        found["kiosk"] = faults(page)
    assert not any(found.values()), {name: each for name, each in found.items() if each}


# As `make hall` has it


def test_four_tables_are_in_play_a_moment_after_one_command(browser: Any) -> None:
    need_mosquitto()
    with serving("hall", "--try", "4") as addresses, opened(browser, addresses[0]) as page:
        page.wait_for_function("() => document.querySelectorAll('#tables .table ol').length === 4")
        before = page.inner_text("#tables")
        page.wait_for_function(
            "was => document.querySelector('#tables').innerText !== was", arg=before
        )
        page.click(".table >> nth=0")
        page.wait_for_function("() => document.querySelectorAll('#board .spot').length > 10")
