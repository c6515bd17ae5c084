"""The same page with the firmware on MicroPython behind it."""

from __future__ import annotations

import contextlib
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from host.install.build import find_tools
from tests.page import browser as web


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    yield from web.browser()


def unix_table(folder: str) -> Any:
    if find_tools() is None:
        pytest.skip("no MicroPython for this computer")
    from host.cable.simulators import UnixTable

    return UnixTable(folder)


def speak_english(table: Any) -> None:
    with table.connect() as client:
        client.command("language en")


@contextlib.contextmanager
def watched(browser: Any) -> Iterator[tuple[Any, Any]]:
    """Two pages that watch a table on MicroPython: one may act, one looks."""
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        table = stack.enter_context(unix_table(folder))
        with ThreadPoolExecutor(1) as other:  # Playwright's own loop runs in this thread
            other.submit(speak_english, table).result()
        url, looking = stack.enter_context(web.command("watch", table.port))
        page = stack.enter_context(web.opened(browser, url))
        yield page, stack.enter_context(web.opened(browser, looking))


def test_a_table_on_micropython_is_watched_through_the_same_page(browser: Any) -> None:
    """Its pieces lie in real hands: a page with the control link lays them by name."""
    with watched(browser) as (page, spectator):
        web.begin(page, "amazones", 3)
        for answer in ("Alice", "yellow", "blue", "red"):
            page.click(f".options button[data-value={answer}]")
        web.lift(page)  # whose hands are known is shown to nobody else here either
        page.wait_for_selector("#tray:not([hidden])")
        page.click("#tray summary")
        page.click("#tray button[data-name='yellow+5a']")
        web.answers(spectator, 5)
        page.click(".options button[data-value=ok]")
        web.answers(page, 6)
        web.answers(spectator, 6)
        assert page.locator("#seats .card.bid").count() == 1
        assert spectator.is_hidden("#tray")
        lit = "document.getElementById('screen').toDataURL()"
        for _ in range(60):  # the screen may turn a page between the two
            web.settled(spectator)
            if page.evaluate(lit) == spectator.evaluate(lit):
                return
        assert page.evaluate(lit) == spectator.evaluate(lit)


def test_play_with_the_firmware_on_micropython(browser: Any) -> None:
    with tempfile.TemporaryDirectory() as folder:
        unix_table(folder).close()
    with web.table(browser, "amazones", "--unix", "--people", "all") as page:
        web.pace(page, 5)
        page.wait_for_selector(".ending", timeout=120_000)


def test_a_seat_is_given_to_the_computer_and_told_how_hard_to_try(browser: Any) -> None:
    tries = "(told) => JSON.stringify(trilithon.state()?.people.tries) === told"
    with watched(browser) as (page, spectator):
        web.begin(page, "why_first", 3)
        for seat in ("1", "2"):
            page.click("#menu .more summary")
            page.click("#leave")
            page.click(f"#leaving button[data-seat='{seat}'][data-way=machine]")
            page.wait_for_selector(f"#seats [data-seat='{seat}'] select.who-plays")
        page.select_option("#seats [data-seat='1'] select.who-plays", "easy")
        spectator.wait_for_function(tries, arg='{"1":"easy","2":"normal"}')
        assert page.input_value("#seats [data-seat='1'] select.who-plays") == "easy"
        assert page.input_value("#seats [data-seat='2'] select.who-plays") == "normal"
        page.select_option("#level", "strong")  # all of them
        spectator.wait_for_function(tries, arg='{"1":"strong","2":"strong"}')
        assert spectator.locator("select.who-plays").count() == 0
        page.click("#menu .more summary")
        page.click("#leave")
        page.fill("#newcomer-1", "Bob")  # a person is back, and no level is asked for
        page.click("#leaving button[data-seat='1'][data-way=sit]")
        spectator.wait_for_function(tries, arg='{"2":"strong"}')
        page.wait_for_selector("#seats [data-seat='1'] select.who-plays", state="detached")
