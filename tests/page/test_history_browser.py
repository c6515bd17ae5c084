"""The history, by clicking: people changed, a match replayed, shared, and gone on with."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from firmware.storage.files import LONG
from host.archive import folders
from tests.host.archives import days, opened, played
from tests.host.purse import BLUNDER, OPEN, purse, written
from tests.page.axe import faults
from tests.page.browser import browser as in_browser
from tests.page.browser import command, table
from tests.page.test_history_page import quiet
from tests.patience import HUNG_S

__all__ = ["purse"]
SHORT = 12  # answers of a match that is walked through
HOUR = datetime(2026, 11, 25, 20)


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    yield from in_browser()


def test_people_are_renamed_merged_split_and_erased_by_clicking_and_it_is_taken_back(
    browser: Any, own_archive: Path
) -> None:
    with opened("") as archive:
        archive.take_all(
            played(number, game="high_druid", date=day) for number, day in enumerate(days(3))
        )
        archive.take(played(9, ("Anne", "Bo", "Cy"), "high_druid", date=days(4)[3]))
    with command("history", "--page") as (_, control), quiet(browser) as page:
        page.goto(control)
        page.click(".part.people a >> text=Anne")
        person_is(page, "Anne")
        part, table = (page.locator(".part.games" + each).bounding_box() for each in ("", " table"))
        assert table["width"] > 0.9 * part["width"], "its games have the room that there is"
        change(page, "rename", "B\u00f3")
        person_is(page, "B\u00f3")
        assert "looks like Bo." in page.inner_text(".alike")
        change(page, "rename", "Annie")
        person_is(page, "Annie")
        assert not page.locator(".alike").count()
        change(page, "merge", "Bo")
        assert all(name in page.inner_text("#sure-text") for name in ("Annie", "Bo"))
        page.click("#sure button[value=yes]")
        page.wait_for_function("() => document.getElementById('toast').textContent")
        person_is(page, "Annie")  # they sat at one table: two people
        change(page, "merge", "Ann", "no")
        person_is(page, "Annie")
        change(page, "merge", "Ann", "yes")
        person_is(page, "Ann")
        assert page.inner_text(".part.games tbody tr:first-child").split()[-1] == "4"
        open_acts(page)
        page.locator(".split-matches input").nth(1).check()
        change(page, "split", "Zoe")
        person_is(page, "Zoe")
        assert page.inner_text(".part.games tbody tr:first-child").split()[-1] == "1"
        take_back(page, "Zoe", "Ann")
        page.click(".part.people a >> text=Ann")
        person_is(page, "Ann")
        assert page.inner_text(".part.games tbody tr:first-child").split()[-1] == "4"
        change(page, "erase", "", "no")
        person_is(page, "Ann")
        change(page, "erase", "", "yes")
        page.wait_for_selector(".part.people")
        assert "Matches: 4" in page.inner_text("#history")
        assert "Ann" not in page.inner_text("#history")


def person_is(page: Any, name: str) -> None:
    page.wait_for_function(
        "name => document.querySelector('h2.name')?.firstChild.data === name", arg=name
    )


def take_back(page: Any, *names: str) -> None:
    """The last change, after a look at whom it is about."""
    page.click("#take-back")
    page.wait_for_selector("#sure button[value=yes]")
    assert all(name in page.inner_text("#sure-text") for name in names)
    page.click("#sure button[value=yes]")
    page.wait_for_selector(".part.people")


def open_acts(page: Any) -> None:
    if not page.is_visible("#other-name"):
        page.click(".person-acts summary")


def change(page: Any, act: str, other: str = "", sure: str = "") -> None:
    """One of the buttons below a person, and what is answered to `sure`, if that is asked."""
    open_acts(page)
    page.fill("#other-name", other)
    page.click(f"#{act}")
    if sure:
        page.click(f"#sure button[value={sure}]")


def test_a_match_is_replayed_at_any_speed_and_what_is_shared_opens_offline(
    browser: Any, own_archive: Path, tmp_path: Path
) -> None:
    with opened("") as archive:
        archive.take(played(1, most=SHORT))
    with command("history", "--page") as (url, _), quiet(browser) as page:
        page.goto(url)
        page.click(".part.last_matches a >> text=Replay")
        walk(page)
        with page.expect_download() as saved:
            page.click("#share")
        saved.value.save_as(tmp_path / "shared.html")
    with quiet(browser, offline=True) as page:
        page.goto((tmp_path / "shared.html").as_uri())
        walk(page)


def walk(page: Any) -> None:
    """It goes on at every speed, the quicker the further; by hand, to any moment."""
    page.wait_for_selector(".replay-board .plate")
    assert page.inner_text(".replay-count") == f"0 / {SHORT}"
    page.clock.install(time=HOUR)
    page.clock.pause_at(HOUR + timedelta(hours=1))  # no time passes but what `steps` lets pass
    gone = [steps(page, speed) for speed in range(page.locator(".replay-speed option").count())]
    assert len(gone) == 6 and gone == sorted(gone) and gone[-1] == SHORT, gone
    page.locator(".replay-at").fill("7")
    assert page.inner_text(".replay-count") == f"7 / {SHORT}"
    page.click(".replay-first")
    page.keyboard.press("ArrowRight")
    assert page.inner_text(".replay-count") == f"1 / {SHORT}"
    page.click(".replay-last")
    assert page.locator(".replay-ask h2").inner_text()


def steps(page: Any, speed: int) -> int:
    """How far it comes in two seconds and a half of the page's own clock."""
    page.click(".replay-first")
    page.select_option(".replay-speed select", str(speed))
    page.click(".replay-play")
    page.clock.run_for(2500)
    at: str = page.inner_text(".replay-count").partition(" ")[0]
    if page.locator(".replay-play[aria-label=Stop]").count():
        page.click(".replay-play")
    return int(at)


def test_a_review_is_worked_out_in_the_page_and_its_turns_are_a_click_away(
    browser: Any, own_archive: Path, purse: str
) -> None:
    with opened("") as archive:
        archive.take_all([written(BLUNDER), written(OPEN)])
    with command("history", "--page") as (looking, control), quiet(browser) as page:
        page.goto(looking + "#/replay/1")
        page.wait_for_selector(".replay-bar")
        assert not page.locator("#review").count(), "who only looks begins nothing"
        page.goto("about:blank")  # another link of the same page is another visit
        page.goto(control + "/replay/2")
        page.wait_for_selector(".replay-count >> text=0 / 3")
        assert not page.locator("#review").count(), "it is not over"
        page.goto(control + "/replay/1/review")  # where the button at the end of a match leads
        page.click("#stop")
        page.click("#review")
        page.wait_for_selector(".review progress")
        assert page.locator(".review label").inner_text(), "people see that it is worked out"
        assert faults(page) == []
        page.click(".chances .turn >> text=12", timeout=1000 * HUNG_S)  # it thinks of every answer
        assert page.inner_text(".replay-count").startswith("12 / ")
        assert page.locator(".chances .share").count() == 2
        assert "luck alone" in page.inner_text(".chances")
        assert not page.inner_text(".review")
        assert faults(page) == []


def test_an_unfinished_match_of_the_archive_is_offered_at_a_start(browser: Any) -> None:
    with opened("") as archive:
        archive.take(played(1, ("Ann", "Bo"), "why_first", 1))
    with table(browser) as page:
        page.wait_for_selector("#go-on")
        assert "Why First?" in page.inner_text(".left-match")
        page.click("#go-on")
        goes_on(page)


def test_what_was_in_play_at_the_end_is_on_the_shelf_at_the_next_start(browser: Any) -> None:
    left = folders.tables_folder() / "play-before"
    left.mkdir(parents=True)
    for name in (folders.LOCK, folders.SAVED):
        (left / name).touch()
    (left / LONG).write_text(played(1, ("Ann", "Bo"), "why_first", 1), encoding="utf-8")
    with table(browser) as page:
        page.wait_for_selector(".shelf .left-match")
        assert "Why First? · Ann, Bo" in page.inner_text(".shelf .left-match")
        page.click(".shelf .take-up")
        goes_on(page)


def goes_on(page: Any) -> None:
    """At the table, where it was left."""
    page.wait_for_selector("#start", state="hidden")
    page.wait_for_function("() => trilithon.state().match?.n >= 1")
    assert page.inner_text("#title") == "Why First?"
