"""A player leaves, another joins: in the page, in its log, in the record and in the archive."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any

import pytest

from engine import reading, record
from host.archive import played
from host.network.played import Played
from tests.page import browser as web
from tests.page.web import looking, runs, served


@runs
async def test_a_newcomer_has_the_seat_and_the_log_says_who_answered() -> None:
    async with served("high_druid", people="none") as site, looking(site, site.control) as who:
        first = who.match["seats"][0]["name"]
        await who.do("answer", value="red")
        await who.until(lambda: who.match["n"] == 1)
        assert (await who.do("sit", seat=0, name="Dora"))["ok"]
        await who.until(lambda: who.match["seats"][0]["name"] == "Dora")
        assert who.lines[1]["who"] == first
        assert (await who.do("leave", seat=1, way="others"))["ok"]
        await who.until(lambda: who.match["seats"][1]["away"] == "others")
        assert not (await who.do("sit", seat=2, name="Dora"))["ok"]
        assert not (await who.do("leave", seat=7, way="others"))["ok"]
        saved = (await who.do("save"))["record"]
        assert f"\nseated: {first}, Dora\n" in saved and saved.count("\nleft: ") == 1
        again = await who.do("load", record=saved)
        assert again["ok"]
        await who.until(lambda: who.match["n"] == 1 and who.match["seats"][1]["away"] == "others")
        assert (await who.do("save"))["record"].partition("\n\n")[2] == saved.partition("\n\n")[2]


@runs
async def test_the_match_ends_with_the_standing() -> None:
    async with served("high_druid", people="none") as site, looking(site, site.control) as who:
        await who.do("answer", value="red")
        await who.until(lambda: who.match["n"] == 1)
        assert (await who.do("leave", seat=1, way="end"))["ok"]
        await who.until(lambda: who.match is None)


HEAD = "Trilithon record 1\ngame: high_druid\nrules: 1\nplayers: Al, Bo, Cy\n\n"


def test_a_seat_that_changed_hands_counts_for_nobody_in_the_archive() -> None:
    for line, seats in (
        ("seated: Bo, Dora", {1}), ("left: Cy, lots", {2}), ("left: Al, others", {0}),
        ("left: Al, others\nseated: Al, Al", {0}),
    ):  # fmt: skip
        found = played.read(HEAD + "Al, colour: red\n" + line + "\n")
        assert found.simulated == seats and found.ending == ""
        assert "Dora" not in found.text, "a name that is erased must be nowhere"


def test_a_match_that_stopped_is_not_finished_and_its_standing_is_checked() -> None:
    text = HEAD + "Al, colour: red\n\nstopped: Bo\n"
    scores = "scores: Al 0, Bo 0, Cy 0\n"
    assert played.read(text + scores).ending == ""
    reader = reading.read(text + scores)
    reader.replay()
    assert reader.stopped == "Bo"
    with pytest.raises(record.RecordError, match="line 9"):
        reading.read(text + "scores: Al 9, Bo 0, Cy 0\n").replay()
    with pytest.raises(record.RecordError, match="line 8"):
        reading.read(text.replace("stopped: Bo", "stopped: Zoe")).replay()


def test_a_network_follows_who_sits_where() -> None:
    lines = (HEAD + "Al, colour: red\nseated: Bo, Dora\nDora, colour: blue\nleft: Cy, lots\n"
             "\nstopped: Cy\nscores: Al 0, Dora 0, Cy 0").split("\n")  # fmt: skip
    followed = Played(lines)
    assert followed.players == ["Al", "Dora", "Cy"] and followed.count == 2
    assert followed.opened.lines == len(lines)


@pytest.fixture(scope="module")
def page() -> Iterator[Any]:
    """One table for all."""
    with contextlib.contextmanager(web.browser)() as browser, web.table(browser) as page:
        yield page


def begin(page: Any, game: str, players: list[str]) -> None:
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
    begin(page, "amazones", ["Ann", "Bo", "Cy"])
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
    begin(page, "high_druid", ["Al", "Bob", "Cleo"])
    for count, colour in enumerate(("red", "green", "blue")):
        web.answers(page, count)
        page.click(f"#ask button[data-value={colour}]")
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
    begin(page, "backgammon", ["Eve", "Fay"])
    page.click("#ask .options button >> nth=0")
    web.answers(page, 1)
    assert offered(page, 1) == ["end", "lots", "others", "sit"]
    page.click("#leaving button[data-seat='1'][data-way=end]")
    page.wait_for_function("() => !trilithon.state().match")
    said = "() => document.getElementById('toast').textContent.startsWith('The match has ended')"
    page.wait_for_function(said)
    assert "Eve" in page.inner_text("#toast")
