"""The table of a browser's tab, here in CPython: one event loop, no thread, and a store."""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from unittest import mock

from engine import reading
from host.opponents.__main__ import answered
from host.opponents.mind import CARELESS
from host.page.bots import PACES
from host.page.words import say
from host.site.bundle import LEFT_OUT, sources
from host.site.kept import Changes, Kept
from host.site.tab import Tab
from tests.page.web import QUICK, runs
from tests.patience import HUNG_S

LACKING = ("multiprocessing", "sqlite3", "_socket", "ssl")  # and all that Python does not bring
BLOCKED = f"""
import asyncio, re, sys
class Browser:
    def find_spec(self, name, path=None, target=None):
        file = name.replace(".", "/") + ".py"
        if name.split(".")[0] in {LACKING!r} or re.fullmatch({LEFT_OUT.pattern!r}, file):
            raise ImportError(name)
sys.meta_path.insert(0, Browser())
sys.path.insert(0, sys.argv[1])
sys.platform = "emscripten"
import host.site.tab, host.site.desk
import threading
assert not [each for each in threading.enumerate() if each is not threading.main_thread()]
"""
NAMES = ["Alice", "Bob", "Cléo"]


class Browser:
    """What outlives a tab: path -> contents. `full`: it keeps nothing more."""

    def __init__(self, files: dict[str, bytes] | None = None) -> None:
        self.files = dict(files or {})
        self.full = False

    async def save(self, changes: Changes) -> None:
        await asyncio.sleep(0)
        if self.full:
            raise OSError("full")
        for path, data in changes:
            if data is None:
                self.files.pop(path, None)
            else:
                self.files[path] = data


class Slow(Browser):
    """Keeps things when it `may`."""

    def __init__(self) -> None:
        super().__init__()
        self.may, self.asked = asyncio.Event(), asyncio.Event()
        self.may.set()

    async def save(self, changes: Changes) -> None:
        if not self.may.is_set():
            self.asked.set()
        await self.may.wait()
        await super().save(changes)


class Threads:
    """host.site.page_line.Waiting where there are threads."""

    def able(self) -> bool:
        return True

    async def run(self, work: Callable[[], Any]) -> Any:
        self.loop = asyncio.get_running_loop()
        return await asyncio.to_thread(work)

    def wait(self, what: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(what, self.loop).result()


async def thought(line: str, patience_ms: float) -> str:
    return await asyncio.to_thread(answered, line)


class Page:
    """state  as it came last;  kept: (answers shown, what the browser had then), each time"""

    def __init__(self, folder: Path, browser: Browser) -> None:
        for name, data in browser.files.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
        self.browser = browser
        self.trees = b""
        self.tab = Tab(folder, browser.save, self.take, self.fetched, Threads(), thought)
        self.state: dict[str, Any] = {}
        self.kept: list[tuple[int, dict[str, bytes]]] = []
        self.news = asyncio.Event()
        self.replies: dict[int, dict[str, Any]] = {}
        self.about_board: Callable[[dict[str, Any]], None] = lambda message: None

    async def fetched(self) -> bytes:
        return self.trees

    def take(self, told: list[str] | dict[str, Any]) -> None:
        if isinstance(told, dict):
            self.about_board(told)
            return
        for message in map(json.loads, told):
            if message["type"] == "state":
                self.state = message
                if self.match:
                    self.kept.append((self.match["n"], dict(self.browser.files)))
            if message["type"] == "reply":
                self.replies[message["id"]] = message
        self.news.set()

    @property
    def match(self) -> dict[str, Any]:
        return self.state.get("match") or {}

    def say(self, **message: Any) -> None:
        self.tab.window.heard.put_nowait(json.dumps(message))

    async def ask(self, **message: Any) -> dict[str, Any]:
        number = len(self.replies) + 1
        self.say(**message, id=number)
        await self.until(lambda: number in self.replies)
        return self.replies[number]

    async def until(self, true: Any) -> None:
        async with asyncio.timeout(HUNG_S):
            while not true():
                self.news.clear()
                await self.news.wait()


@asynccontextmanager
async def opened(folder: Path, browser: Browser, lang: str = "en") -> AsyncIterator[Page]:
    """The page, once it shows something; cut off at the end as a tab that is closed."""
    with mock.patch("host.page.viewer.FRAMES", QUICK):
        page = Page(folder, browser)
        page.say(lang=lang)
        serving = asyncio.create_task(page.tab.serve())
        try:
            await page.until(lambda: page.state)
            yield page
        finally:
            serving.cancel()
            await asyncio.gather(serving, return_exceptions=True)


async def begin(page: Page, simulated: list[int], level: str = CARELESS, **more: Any) -> None:
    match = {"game": "why_first", "players": NAMES, "options": {}, "simulated": simulated, **more}
    await page.ask(do="people", pace=len(PACES) - 1, level=level)
    reply = await page.ask(do="new", clock=None, **match)
    assert reply["ok"], reply


def test_it_imports_nothing_that_a_browser_lacks(tmp_path: Path) -> None:
    for name, data in sources().items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    command = [sys.executable, "-I", "-S", "-c", BLOCKED, str(tmp_path)]
    subprocess.run(command, cwd=tmp_path, check=True)


@runs
async def test_a_match_is_played_to_its_end_and_kept(tmp_path: Path) -> None:
    browser = Browser()
    async with opened(tmp_path, browser) as page:
        await begin(page, [0, 1, 2])
        await page.until(lambda: page.match.get("result"))
        record = (await page.ask(do="save"))["record"]
        reader = reading.read(record)
        reader.replay()
        assert reader.finished
    async with opened(tmp_path / "again", browser) as page:
        await page.until(lambda: page.match.get("result"))
        assert (await page.ask(do="save"))["record"] == record


@runs
async def test_a_tab_that_dies_at_any_moment_loses_nothing_it_has_shown(tmp_path: Path) -> None:
    async with opened(tmp_path / "first", Browser()) as page:
        await begin(page, [0, 1, 2])
        await page.until(lambda: page.match.get("n", 0) > 40 and len(page.kept) > 8)
    moments = random.Random("killed").sample(page.kept, 8)
    for number, (shown, files) in enumerate(moments):
        async with opened(tmp_path / str(number), Browser(files)) as again:
            await again.until(lambda again=again: again.match)
            assert again.match["n"] >= shown
            assert not again.state["problem"]


@runs
async def test_who_is_simulated_and_who_guided_is_known_after_the_tab_was_closed(
    tmp_path: Path,
) -> None:
    browser = Browser()
    async with opened(tmp_path / "first", browser) as page:
        await begin(page, [0, 2], guided=True)
        await page.until(lambda: page.match.get("remark"))
        said = page.match["remark"]
    async with opened(tmp_path / "second", browser) as page:
        await page.until(lambda: page.match.get("remark") == said)
        assert page.state["people"]["seats"] == [0, 2]


@runs
async def test_a_browser_that_keeps_nothing_is_named_and_the_match_goes_on(tmp_path: Path) -> None:
    browser = Browser()
    async with opened(tmp_path, browser) as page:
        browser.full = True
        await begin(page, [0, 1, 2])
        await page.until(lambda: page.state["problem"] == say("en", "not_kept"))
        browser.full = False
        await page.until(lambda: page.match.get("result"))
        await page.ask(do="people", pace=0)
        await page.ask(do="people", pace=1)
        await page.until(lambda: page.match.get("result") and not page.state["problem"])
        assert "table/match.txt" in browser.files


@runs
async def test_what_is_not_kept_is_said_though_nothing_else_happens(tmp_path: Path) -> None:
    async with opened(tmp_path, Browser()) as page:
        page.browser.full = True
        (tmp_path / "table" / "notes").write_text("1")
        page.say(do="people", pace=0)  # one change, and no other after it
        await page.until(lambda: page.state["problem"] == say("en", "not_kept"))


@runs
async def test_simulated_people_wait_while_the_browser_keeps_what_they_did(tmp_path: Path) -> None:
    """It keeps nothing, and so shows nothing, as long as the table has work."""
    browser = Slow()
    async with opened(tmp_path, browser) as page:
        await begin(page, [0, 1, 2])
        browser.may.clear()
        await browser.asked.wait()
        mirror = page.tab.room.mirror
        count = mirror.count if mirror else 0
        for _ in range(500):
            await asyncio.sleep(0)
        assert mirror and mirror.count <= count + 1
        browser.may.set()
        await page.until(lambda: page.match.get("result"))


@runs
async def test_opponents_of_a_tab_are_asked_in_lines_of_text(tmp_path: Path) -> None:
    async with opened(tmp_path, Browser()) as page:
        await begin(page, [0, 1, 2], "strong")
        await page.until(lambda: page.match.get("n", 0) > 12)
        assert not page.state["problem"] and page.state["people"]["level"] == "strong"


@runs
async def test_only_what_changed_is_saved(tmp_path: Path) -> None:
    saved: list[list[str]] = []

    async def save(changes: Changes) -> None:
        saved.append([f"{'+' if data is not None else '-'}{path}" for path, data in changes])

    kept = Kept(tmp_path, save)
    (tmp_path / "a").write_text("1")
    await kept.stored()
    (tmp_path / "b").write_text("1")
    (tmp_path / "a").unlink()
    await kept.stored()
    await kept.stored()
    assert saved[0] == ["+a"] and set(saved[1]) == {"+b", "-a"} and not saved[2:]


@runs
async def test_a_file_that_changes_twice_in_a_moment_is_saved_twice(tmp_path: Path) -> None:
    browser = Browser()
    kept = Kept(tmp_path, browser.save)
    (tmp_path / "deep").mkdir()
    path = tmp_path / "deep" / "a"
    for text in ("1", "2", "2", "3"):
        path.write_text(text)
        os.utime(path, ns=(same := time.time_ns() // 10**9 * 10**9 + 10**9, same))
        await kept.stored()
        assert browser.files == {"deep/a": text.encode()}
