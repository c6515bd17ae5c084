"""The table in a tab, at length: every game to its end, ten matches. Tabs that die: tests/attack.

`pytest -m long -rP tests/page/test_site_proof.py` shows what was measured; how soon a question
follows an answer, `python -m tests.page.bench_tab`.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import engine.games
from engine import catalogue, found
from firmware.lights.lights import SIZES
from tests.page import browser as web
from tests.page.tabs import (
    KEPT,
    MOST_BYTES,
    Tabs,
    ask,
    begin,
    folder,
    over,
    same_as_by_python,
    served,
)

__all__ = ["folder"]
OUTSIDE = Path(__file__).parents[1] / "outside"
MATCHES = 10
SOME = 40  # answers
ROUNDS = 3  # of all games; in the first all that Python loads is loaded
GROWTH = 1.1  # of the tab's memory from the third of ten matches to the last
BY_NOW = """(n) => {
  const match = trilithon.state().match;
  return match && (match.n >= n || match.result);
}"""

pytestmark = pytest.mark.long


@pytest.fixture(autouse=True, scope="module")
def outside() -> Iterator[None]:
    """The games of tests/outside are among the site's, as TRILITHON_GAMES has it."""
    before = list(engine.games.__path__)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(found.OUTSIDE, str(OUTSIDE))
        patch.setattr(catalogue, "GAMES", found.games())
        for plate, size in found.plate_sizes().items():
            patch.setitem(SIZES, plate, size)
        yield
    engine.games.__path__[:] = before


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    yield from web.browser()


def sent(folder: Path, log: Path) -> int:
    """Bytes of all files that the server has sent."""
    names = re.findall(r'"GET (\S+) HTTP/[\d.]+" 200', log.read_text())
    return sum((folder / re.sub(r"/$", "/index.html", name)[1:]).stat().st_size for name in names)


def memory(browser: Any) -> int:
    """Bytes that the tabs' processes hold."""
    processes = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    pages = [each["id"] for each in processes if each["type"] == "renderer"]
    status = "".join(Path(f"/proc/{number}/status").read_text() for number in pages)
    return 1024 * sum(map(int, re.findall(r"VmRSS:\s+(\d+)", status)))


def test_every_game_ends_in_a_tab_with_the_record_that_python_writes(
    browser: Any, folder: Path, tmp_path: Path
) -> None:
    log = tmp_path / "log"
    with log.open("w") as taken, served(folder, taken) as url:
        tabs = Tabs(browser, url)
        begun = time.monotonic()
        page = tabs.ready()
        print(f"cold: {time.monotonic() - begun:.1f} s")
        size = sent(folder, log)
        print(f"sent until the table stood: {size:,} bytes")
        assert size <= MOST_BYTES
        page.evaluate("() => navigator.serviceWorker.ready")
        print(f"sent with the copy for days without a network: {sent(folder, log):,} bytes")
        for game, fewest, *_ in catalogue.GAMES:
            begin(page, game, fewest)
            same_as_by_python(over(page))
            print(f"{game}: {page.evaluate('() => trilithon.state().match.n')} answers")
        page.evaluate(KEPT)
        page.close()
        begun = time.monotonic()
        page = tabs.ready()
        print(f"warm: {time.monotonic() - begun:.1f} s")
        page.close()
        tabs.context.set_offline(True)
        page = tabs.ready()
        begin(page, "celtic_whist", 4)
        same_as_by_python(over(page))
        assert not tabs.elsewhere
        tabs.context.close()


def test_ten_matches_leave_the_memory_of_a_tab_as_it_was(browser: Any, folder: Path) -> None:
    with served(folder) as url:
        tabs, held = Tabs(browser, url), []
        page = tabs.ready()
        for _ in range(MATCHES):
            begin(page, "amazones", 3)
            over(page)
            held.append(memory(browser))
        tabs.context.close()
    print("MB after each match:", *(f"{each / 1e6:.0f}" for each in held))
    assert held[-1] <= GROWTH * held[2]


def test_all_games_in_one_tab_leave_its_memory_as_it_was(browser: Any, folder: Path) -> None:
    """Some answers of each, round after round."""
    faults: list[str] = []
    with served(folder) as url:
        tabs, held = Tabs(browser, url), []
        tabs.context.on("weberror", lambda wrong: faults.append(str(wrong.error)))
        page = tabs.ready()
        for _ in range(ROUNDS):
            for game, fewest, *_ in catalogue.GAMES:
                begin(page, game, fewest)
                page.wait_for_function(BY_NOW, arg=SOME)
                assert not page.evaluate("() => trilithon.state().problem"), game
                ask(page, {"do": "abort"})
            held.append(memory(browser))
        tabs.context.close()
    print("MB after each round of all games:", *(f"{each / 1e6:.0f}" for each in held))
    assert not faults
    assert held[-1] <= GROWTH * held[-2]
