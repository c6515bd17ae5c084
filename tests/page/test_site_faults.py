"""What may be wrong with a tab's site or its browser: a sentence each, and nothing is lost."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from engine.words import LANGUAGES
from host.page.words import say
from tests.generate.chromium import ARGUMENTS, lacking, path
from tests.page import axe
from tests.page.tabs import FAULT, PLACE, Tabs, answered, begin, folder, over, served
from tests.page.test_site import DAMAGED, rebuilt

__all__ = ["folder"]
ELSEWHERE, LOOPBACK = "table.test", "127.0.0.1"
# Put in front of the worker's code: the browser is older, or keeps nothing, or no more.
OLD = "delete globalThis.DecompressionStream;\n"
NOTHING_KEPT = (
    "IDBFactory.prototype.open = () => { throw new DOMException('', 'SecurityError'); };\n"
)
FULL = """
const put = IDBObjectStore.prototype.put;
IDBObjectStore.prototype.put = function (value, key) {
  if (globalThis.full) throw new DOMException("full", "QuotaExceededError");
  return put.call(this, value, key);
};
new BroadcastChannel("full").onmessage = ({ data }) => { globalThis.full = data; };
"""
PROBLEM = "(text) => trilithon.state()?.problem === text"


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """One to which a name that is not this computer leads to it."""
    if why := lacking():
        pytest.skip(why)
    from playwright.sync_api import sync_playwright

    with sync_playwright() as driver:
        own = f"--host-resolver-rules=MAP {ELSEWHERE} {LOOPBACK}"
        yield driver.chromium.launch(executable_path=path(), args=[*ARGUMENTS, own])


@contextmanager
def site(browser: Any, folder: Path, place: Path, **before: str) -> Iterator[Tabs]:
    """Its tabs, with something in front of the code of some files."""
    shutil.copytree(folder / PLACE, place / PLACE)
    for name, code in before.items():
        file = place / PLACE / f"{name}.js"
        file.write_text(code + file.read_text(encoding="utf-8"), encoding="utf-8")
    with served(place) as url:
        tabs = Tabs(browser, url)
        yield tabs
        tabs.context.close()


def fault(tabs: Tabs) -> str:
    page = tabs.open()
    page.wait_for_function(FAULT)
    assert not axe.faults(page)
    return str(page.evaluate(FAULT))


def test_an_old_browser_hears_what_it_lacks(browser: Any, folder: Path, tmp_path: Path) -> None:
    with site(browser, folder, tmp_path, worker=OLD) as tabs:
        assert fault(tabs) == say("en", "old_browser", "DecompressionStream")


def test_a_worker_that_does_not_even_begin_is_named(
    browser: Any, folder: Path, tmp_path: Path
) -> None:
    with site(browser, folder, tmp_path, worker="%%%") as tabs:
        assert fault(tabs).startswith(say("en", "no_start", ""))


def test_a_page_whose_own_code_is_damaged_says_so_in_each_language(
    browser: Any, folder: Path, tmp_path: Path
) -> None:
    with site(browser, folder, tmp_path, **{"app.all": "%%%"}) as tabs:
        page = tabs.open()
        late = page.locator("#late")
        late.wait_for()
        assert [late.locator(f"[lang={each}]").inner_text() for each in LANGUAGES] == [
            say(each, "no_page") for each in LANGUAGES
        ]
        assert not page.evaluate("() => globalThis.trilithon")


@pytest.mark.long
@pytest.mark.parametrize("name", DAMAGED)
def test_a_damaged_file_is_named(browser: Any, folder: Path, tmp_path: Path, name: str) -> None:
    rebuilt(folder / PLACE, tmp_path / PLACE, name)
    with served(tmp_path) as url:
        tabs = Tabs(browser, url)
        assert name in fault(tabs)
        tabs.context.close()


@pytest.mark.long
def test_where_nothing_is_kept_the_page_says_so_and_the_match_goes_on(
    browser: Any, folder: Path, tmp_path: Path
) -> None:
    with site(browser, folder, tmp_path, worker=NOTHING_KEPT) as tabs:
        page = tabs.ready()
        page.wait_for_function(PROBLEM, arg=say("en", "not_kept"))
        begin(page, "why_first", 2)
        over(page)


@pytest.mark.long
def test_a_full_storage_is_named_and_once_there_is_room_nothing_is_missing(
    browser: Any, folder: Path, tmp_path: Path
) -> None:
    """What was kept before stays whole, too."""
    with site(browser, folder, tmp_path, worker=FULL) as tabs:
        page = tabs.ready()
        begin(page, "amazones", 3)
        answered(page, 5)
        page.evaluate("() => new BroadcastChannel('full').postMessage(true)")
        page.wait_for_function(PROBLEM, arg=say("en", "not_kept"))
        page.close()
        page = tabs.ready()
        answered(page, 5)
        page.evaluate("() => new BroadcastChannel('full').postMessage(true)")
        page.wait_for_function(PROBLEM, arg=say("en", "not_kept"))
        shown = page.evaluate("() => trilithon.state().match.n")
        page.evaluate("() => new BroadcastChannel('full').postMessage(false)")
        page.wait_for_function(PROBLEM, arg="")
        page.close()
        page = tabs.ready()
        answered(page, shown)


@pytest.mark.long
def test_a_page_that_came_without_encryption_plays_and_says_what_it_lacks(
    browser: Any, folder: Path
) -> None:
    """No hashes, no locks, no copy: as over http:// from another computer."""
    with served(folder) as url:
        tabs = Tabs(browser, url.replace(LOOPBACK, ELSEWHERE))
        page = tabs.ready()
        assert not page.evaluate("() => isSecureContext || Boolean(navigator.locks)")
        page.wait_for_function(PROBLEM, arg=say("en", "no_crypto"))
        begin(page, "why_first", 2)
        answered(page, 6)
        page.close()
        page = tabs.ready()
        answered(page, 6)
        tabs.context.close()
