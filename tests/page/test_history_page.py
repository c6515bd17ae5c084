"""The history in a browser, a match replayed step by step, and a match as one file."""

from __future__ import annotations

import contextlib
import json
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from engine import reading
from host import cli
from host.archive.librarian import Librarian
from host.page import past
from host.page.address import HERE, LOOPBACK, Address
from host.page.history_desk import HistoryDesk
from host.page.house import LOOKER
from host.page.server import HISTORY, Site
from tests.host.archives import days, opened, played
from tests.page.browser import browser as in_browser
from tests.page.browser import command
from tests.page.web import own_origin, runs, served
from tests.patience import COMES_MS

WIDTH = """() => document.querySelector(".part.games table").offsetWidth
    / document.querySelector(".part.games h2").offsetWidth"""
GOLDEN = sorted((Path(__file__).parent.parent / "golden").glob("*.txt"))


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    yield from in_browser()


# Moments


def each_golden() -> list[Any]:
    """One record of each game, and the others in `make long`."""
    games: set[str] = set()
    found = []
    for path in GOLDEN:
        game = path.stem.partition("-")[0]
        marks = [pytest.mark.long] if game in games else []
        games.add(game)
        found.append(pytest.param(path, id=path.stem, marks=marks))
    return found


@pytest.mark.parametrize("path", each_golden())
def test_a_replay_has_every_answer_of_the_record_and_ends_with_its_result(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    reader = reading.read(text)
    referee = reader.replay()
    found = past.replay(text, "en")
    pool, moments = found["pool"], found["moments"]
    assert len(moments) == len(referee.log) + 1 == len(found["lines"])
    assert [pool[moment["n"]] for moment in moments] == list(range(len(moments)))
    assert referee.result and pool[moments[-1]["result"]]["won"]
    scores = [pool[part]["points"] for part in moments[-1]["scores"]]
    assert scores == list(referee.result.scores)
    assert len(json.dumps(found)) < 2_000_000


def test_a_match_that_may_go_on_shows_only_what_everybody_saw() -> None:
    text = played(1, most=30)
    found, whole = past.replay(text, "en"), past.replay(played(1), "en")
    assert not hands(found)
    assert hands(whole)


def hands(replay: Any) -> set[str]:
    """The cards that are seen in a hand or among the hidden bids, at any moment."""
    zones = [replay["pool"][part] for moment in replay["moments"] for part in moment["zones"]]
    return {
        card["name"] for zone in zones if zone["name"] == "hand" for card in zone["cards"]
        if "name" in card
    }  # fmt: skip


def test_the_lights_of_a_moment_are_the_tables() -> None:
    found = past.replay((GOLDEN[1]).read_text(encoding="utf-8"), "en")
    lights = [found["pool"][moment["rgb"]] for moment in found["moments"]]
    assert len({len(rgb) for rgb in lights}) == 1 and len(set(lights)) > 5


# The desk


@contextlib.asynccontextmanager
async def asking(site: Site, token: str) -> AsyncIterator[Any]:
    """Asks the history's socket: `await ask(do, …)` is the reply."""
    address = f"ws://{LOOPBACK}:{site.address.port}{HISTORY}"
    async with connect(address, origin=own_origin(site), max_size=None) as line:  # type: ignore[arg-type]
        await line.send(json.dumps({"token": token, "lang": "en"}))
        greeting = json.loads(await line.recv())

        async def ask(name: str, /, **fields: Any) -> Any:
            await line.send(json.dumps({"do": name, "id": 1, **fields}))
            return json.loads(await line.recv())

        ask.greeting = greeting  # type: ignore[attr-defined]
        yield ask


@contextlib.asynccontextmanager
async def librarian() -> AsyncIterator[Librarian]:
    """Its thread ends with the test: as long as it is there, modules stay in memory."""
    one = Librarian()
    try:
        yield one
    finally:
        await one.close()


@contextlib.asynccontextmanager
async def history(address: Address = HERE) -> AsyncIterator[Site]:
    """The history's page, of an archive and no table."""
    async with librarian() as keeps:
        site = Site(None, address, HistoryDesk(keeps))
        await site.start()
        try:
            yield site
        finally:
            await site.stop()


def fill(count: int = 4) -> None:
    with opened("") as archive:
        archive.take_all(
            played(number, game="high_druid", date=day) for number, day in enumerate(days(count))
        )


@runs
async def test_where_looking_takes_a_token_so_does_the_history() -> None:
    async with history(Address("0.0.0.0")) as site:
        async with asking(site, site.look) as ask:
            assert (await ask("overview"))["ok"]
        with pytest.raises(ConnectionClosed, match="4401"):
            async with asking(site, "guess"):
                pass


@runs
async def test_the_desk_answers_what_it_understands() -> None:
    fill()
    async with history() as site, asking(site, "") as ask:
        assert (await ask("overview"))["view"]["totals"]["matches"] == 4
        assert (await ask("player", name="Ann"))["view"]["standings"][0]["matches"] == 4
        assert not (await ask("player", name="Nobody"))["ok"]
        assert (await ask("evening", evening="2026-01-02"))["view"]["matches"]
        assert (await ask("versus", name="Ann", other="Bo"))["ok"]
        assert (await ask("record", match=1))["text"].startswith("Trilithon record 1")
        for wrong in ("player", "replay", "nonsense", "resume"):
            assert not (await ask(wrong))["ok"]
        assert not (await ask("replay", match="'; DROP TABLE matches"))["ok"]
        for match in (float("inf"), 10**30, -(10**30), [], {}, "\ud800"):
            assert not (await ask("replay", match=match, id="\ud800"))["ok"], match
        assert (await ask("overview"))["ok"], "it listens as before"


@runs
async def test_those_who_only_look_read_in_turn_and_rest_beside_a_match() -> None:
    async with served() as site, librarian() as keeps:
        desk = HistoryDesk(keeps, site.room)
        began = time.perf_counter()
        for _ in range(3):
            assert (await desk.in_turn({"do": "overview"}))["ok"]
        worked = desk.free_at - time.perf_counter()
        assert worked > 0, "the next one waits"
        assert time.perf_counter() - began > worked, "as these did"


@runs
async def test_too_many_readers_are_sent_away_and_who_may_act_is_not() -> None:
    async with history() as site:
        site.house.shares[LOOKER] = 1
        async with asking(site, "") as ask:
            assert (await ask("overview"))["ok"]
            with pytest.raises(ConnectionClosed, match="1013"):
                async with asking(site, ""):
                    pass
            async with asking(site, site.control) as other:
                assert (await other("overview"))["ok"]


@runs
async def test_an_unfinished_match_is_taken_up_at_the_table_by_who_may_act() -> None:
    with opened("") as archive:
        archive.take(played(1, most=7))
    async with served() as site, librarian() as keeps:
        site.sockets[HISTORY] = site._look_up
        site.desk = HistoryDesk(keeps, site.room)
        async with asking(site, "") as ask:
            assert not (await ask("resume", match=1))["ok"]
        async with asking(site, site.control) as ask:
            assert (await ask("resume", match=1))["ok"]
        assert site.room.mirror and site.room.mirror.count == 7


# In a browser


def test_the_history_is_walked_through(browser: Any, own_archive: Path) -> None:
    fill(6)
    with command_page() as url, quiet(browser) as page:
        page.goto(url)
        page.wait_for_selector(".part.people")
        assert "Matches: 6, finished: 6, people: 3" in page.inner_text("#history")
        page.click(".part.people a >> text=Ann")
        page.wait_for_selector(".curve .line")
        assert page.locator(".part.against tbody tr").count() == 2
        assert page.evaluate(WIDTH) > 0.9, "a table has the width of its part"
        page.click(".part.last_matches a >> text=Replay")
        page.wait_for_selector(".replay-board .plate")
        last = page.evaluate("() => trilithon.replay().last")
        page.select_option(".replay-speed select", "5")
        page.locator(".replay-at").fill(str(last - 12))
        page.click(".replay-play")
        page.wait_for_function("() => trilithon.replay().at === trilithon.replay().last")
        assert page.inner_text(".replay-count") == f"{last} / {last}"
        page.click(".replay-first")
        page.keyboard.press("ArrowRight")
        assert page.inner_text(".replay-count") == f"1 / {last}"
        with page.expect_download() as saved:
            page.click("#share")
        assert "const $replay = " in Path(saved.value.path()).read_text(encoding="utf-8")
        page.reload()
        page.wait_for_selector(".replay-board .plate")


@contextlib.contextmanager
def command_page() -> Iterator[str]:
    with command("history", "--page") as (url, *_):
        yield url


@contextlib.contextmanager
def quiet(browser: Any, **more: Any) -> Iterator[Any]:
    """A page in which nothing may go wrong."""
    context = browser.new_context(locale="en-GB", viewport={"width": 1200, "height": 900}, **more)
    context.set_default_timeout(COMES_MS)
    page, wrong = context.new_page(), []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda said: wrong.append(said.text) if said.type == "error" else None)
    page.wrong = wrong
    try:
        yield page
        assert not wrong, wrong
    finally:
        context.close()


@pytest.mark.parametrize("name", ["amazones-placed", "celtic_whist-goal", "why_first-rank"])
def test_a_match_in_one_file_opens_without_a_network(
    browser: Any, tmp_path: Path, name: str
) -> None:
    golden = next(path for path in GOLDEN if path.stem == name)
    out = tmp_path / "match.html"
    assert cli.main(["replay", str(golden), "--html", str(out), "--lang", "fr"]) == 0
    with quiet(browser, offline=True) as page:
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.goto(out.as_uri())
        page.wait_for_selector(".replay-board .plate")
        page.click(".replay-last")
        assert page.locator(".replay-ask h2").inner_text()
        assert page.evaluate("() => document.querySelectorAll('.spot.lit').length") >= 0
        elsewhere = [url for url in asked if not url.startswith(("data:", out.as_uri()))]
        assert not elsewhere


def test_the_answers_that_turned_a_match_are_a_click_away_in_its_file(
    browser: Any, tmp_path: Path
) -> None:
    golden = next(path for path in GOLDEN if path.stem == "high_druid-elected")
    out = tmp_path / "match.html"
    assert cli.main(["replay", str(golden), "--review"]) == 2, "a review is for a page"
    assert cli.main(["replay", str(golden), "--html", str(out), "--review", "--lang", "fr"]) == 0
    with quiet(browser, offline=True) as page:
        page.goto(out.as_uri())
        page.wait_for_selector(".chances .share")
        turn = page.locator(".chances .turn").first
        number = turn.inner_text()
        turn.click()
        assert page.inner_text(".replay-count").startswith(f"{number} / ")
        assert page.locator(".chances .share").count() == 3
        assert "parties sur 100" in page.inner_text(".chances")
