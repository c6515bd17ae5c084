"""The table in a tab in Firefox and in WebKit: a match, kept, and what becomes of a board there.

Its opponents think: in a worker that the table's worker begins, which is not old in all browsers.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from host.site.view import Words
from tests.page.other_browsers import Other, firefox, until, webkit
from tests.page.tabs import NAMES, READY, folder, same_as_by_python, served

__all__ = ["folder"]
pytestmark = pytest.mark.long
WORDS = Words("en")
OVER = "() => globalThis.trilithon?.state()?.match?.result && 1"
TO_A_BOARD = """() => {
  document.querySelector("summary").click();
  document.querySelector("button#cable").click();
}"""
BOARD = """() => {
  const text = document.querySelector("#cable-box")?.innerText ?? "";
  return text.split("\\n").filter(Boolean).length > 2 && text; // more than a title and a way out
}"""


def ask(browser: Other, **message: Any) -> Any:
    reply = browser.run("(message) => trilithon.link.ask(message)", message)
    assert reply["ok"], reply
    return reply


def plays_and_keeps(browser: Other, url: str) -> str:
    """What stands in the dialog for boards, in the end."""
    browser.open(url)
    until(browser, READY)
    ask(browser, do="lang", lang="en")
    ask(browser, do="people", pace=5, level="easy")
    ask(browser, do="new", game="why_first", players=NAMES[:2], options={}, simulated=[0, 1],
        clock=None)  # fmt: skip
    until(browser, OVER)
    assert browser.run("() => trilithon.state().people.lots") == {}, "they thought, each time"
    record = ask(browser, do="save")["record"]
    same_as_by_python(record)
    browser.open(url)
    until(browser, OVER)
    assert ask(browser, do="save")["record"] == record
    browser.run(TO_A_BOARD)
    return str(until(browser, BOARD))


def test_firefox_plays_keeps_and_looks_for_boards(folder: Path, tmp_path: Path) -> None:
    """It has Web Serial since version 151."""
    with served(folder) as url, firefox(tmp_path) as browser:
        said = plays_and_keeps(browser, url)
        serial = browser.run("() => Boolean(navigator.serial)")
        assert WORDS.say("find" if serial else "lacks_no_serial") in said


def test_webkit_plays_keeps_and_says_that_it_reaches_no_board(folder: Path) -> None:
    with served(folder) as url, webkit() as browser:
        assert WORDS.say("lacks_no_serial") in plays_and_keeps(browser, url)
