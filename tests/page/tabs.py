"""For the tests of the table in a tab: its static folder, served, and a profile's tabs."""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import hashlib
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO, Any

import pytest

from engine import reading
from host.archive.folders import table_folder
from host.cable.async_client import AsyncClient
from host.cable.simulators import InProcessTable
from host.page.room import Room
from host.page.room_record import play_again, save
from host.places import ROOT
from host.site import npm
from host.site.bundle import make
from tests.page import browser as web

NAMES = ["Alice", "Bob", "Cléo", "Dan", "Eve"]
SITES, SOURCES = ROOT / "build/sites", ("engine", "firmware", "host")
PLACE = "some/where"  # of the site, in the folder that is served
MOST_BYTES = 9_000_000  # over the network, of a first visit
PATIENCE_MS = 120_000  # CPython as WebAssembly starts in seconds, where nothing else runs
READY = "() => globalThis.trilithon?.state()?.control"
BEFORE = "() => { globalThis.before = JSON.stringify(trilithon.state()?.match); }"
BEGUN = """(game) => {
  const match = trilithon.state()?.match;
  return match?.game === game && JSON.stringify(match) !== before;
}"""
# What a start needs, as web/ready.js keeps it: its cache, and when all of it is there.
START = "(await caches.keys()).find((each) => each.startsWith('trilithon-start '))"
KEPT = f"""async () => {{
  for (;;) {{
    const name = {START};
    if (name && (await (await caches.open(name)).keys()).length === 5) return;
    await new Promise((then) => setTimeout(then, 100));
  }}
}}"""
FAULT = "() => document.querySelector('#loading [role=alert]')?.textContent"


def made(place: Path) -> Path:
    """The site in a folder of this one: what a plain server of files serves."""
    if not npm.here():
        pytest.skip("npm's Pyodide is not here: `make site` fetches it")
    shutil.copytree(of_these_sources(), place / PLACE)
    return place


def of_these_sources() -> Path:
    """The site. It takes a run of the compiler, so all tests that run at a time share one."""
    digest = hashlib.sha256()
    for path in sorted(path for each in SOURCES for path in (ROOT / each).rglob("*")):
        if path.is_file() and path.suffix != ".pyc":
            digest.update(f"{path} {hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    site = SITES / digest.hexdigest()
    SITES.mkdir(parents=True, exist_ok=True)
    with (SITES / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not site.exists():
            for old in SITES.glob("*/"):
                shutil.rmtree(old)
            make(SITES / "new", npm.pyodide())
            (SITES / "new").rename(site)
    return site


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return made(tmp_path_factory.mktemp("served"))


@contextlib.contextmanager
def served(folder: Path, log: IO[str] | None = None) -> Iterator[str]:
    """The site's address, while Python's own server of files runs; `log` gets its lines."""
    command = [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1"]
    taken = log or subprocess.DEVNULL
    process = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, stderr=taken, text=True)
    try:
        assert process.stdout
        port = re.search(r"port (\d+)", process.stdout.readline())
        assert port
        yield f"http://127.0.0.1:{port[1]}/{PLACE}/"
    finally:
        process.kill()
        process.wait()


class Tabs:
    """A profile: what it stores outlives its tabs. `elsewhere`: requests to other sites."""

    def __init__(self, browser: Any, url: str) -> None:
        self.context = browser.new_context(locale="en-GB", **web.STILL)
        self.context.set_default_timeout(PATIENCE_MS)
        self.url = url
        self.elsewhere: list[str] = []
        self.context.on("request", self._asked)

    def _asked(self, request: Any) -> None:
        if not request.url.startswith((self.url, "blob:", "data:")):
            self.elsewhere.append(request.url)

    def open(self) -> Any:
        page = self.context.new_page()
        page.goto(self.url)
        return page

    def ready(self) -> Any:
        page = self.open()
        page.wait_for_function(READY)
        return page


def begin(page: Any, game: str, count: int, *, playing: bool = True) -> None:
    """`playing` to the end as fast as it goes, or one answer at a time."""
    ask(page, {"do": "people", "pace": 5 if playing else 0, "level": "careless"})
    everybody = list(range(count))
    message: dict[str, Any] = {"do": "new", "game": game, "players": NAMES[:count], "options": {},
               "simulated": everybody, "clock": None}  # fmt: skip
    page.evaluate(BEFORE)
    reply = ask(page, message)
    assert reply["ok"], reply
    if not playing:
        ask(page, {"do": "people", "playing": False})
    page.wait_for_function(BEGUN, arg=game)  # which may be over by now: it is quick


def ask(page: Any, message: dict[str, Any]) -> Any:
    return page.evaluate("(message) => trilithon.link.ask(message)", message)


def answered(page: Any, count: int) -> None:
    page.wait_for_function("(n) => trilithon.state()?.match?.n >= n", arg=count)


def over(page: Any) -> str:
    """The record of the match, once it is over."""
    page.wait_for_function("() => trilithon.state()?.match?.result", timeout=5 * PATIENCE_MS)
    record: str = ask(page, {"do": "save"})["record"]
    return record


def by_python(record: str) -> str:
    """The record that CPython's table and page write for the same answers."""

    async def play() -> str:
        with table_folder() as folder:
            (folder / "settings.json").write_text('{"language": "en"}', encoding="utf-8")
            with InProcessTable(folder) as table:
                room = Room(AsyncClient(table.port, simulated=True))
                await room.open()
                try:
                    await play_again(room, record)
                    return save(room)
                finally:
                    await room.close()

    with ThreadPoolExecutor(1) as thread:  # the browser's driver has a loop in this one
        return thread.submit(asyncio.run, play()).result()


def same_as_by_python(record: str) -> None:
    reader = reading.read(record)
    reader.replay()
    assert reader.finished
    again = by_python(record)
    for line in ("shown: yes\n",):  # what CPython adds: that it was over before
        again = again.replace(line, "")
    assert again == record


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    yield from web.browser()


@pytest.fixture
def tabs(browser: Any, folder: Path) -> Iterator[Tabs]:
    with served(folder) as url:
        found = Tabs(browser, url)
        yield found
        found.context.close()
