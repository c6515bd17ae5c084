"""The table in a tab, measured beside the server's page in the same run: `make bench` ends with it.

    python -m tests.page.bench_tab [--matches 10]

Times of a shared machine say little; the ratio of the two pages does.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from engine import catalogue
from host.site import npm
from tests.generate.chromium import ARGUMENTS, lacking, path
from tests.page import browser as web
from tests.page.tabs import KEPT, READY, Tabs, ask, begin, made, over, served
from tests.page.test_site_proof import memory, sent

MATCHES, SETTLED = 10, 3  # matches; after so many the heap has its size
ANSWERS = 20  # of each game
# Chromium fills a new window with pages of its own, which take a quarter of what a start takes.
WINDOW_MS = 3000
# Milliseconds from each of so many answers, given one at a time, to the question after it. A page
# is sent 30 frames a second at most, so nobody answers sooner than that after a question.
ANSWERED = """async (count) => {
  const { link } = trilithon, heard = link.heard, took = [];
  const pause = (ms) => new Promise((then) => setTimeout(then, ms));
  let n = trilithon.state().match.n, come = () => {};
  link.heard = (message) => {
    if (message.type === "state" && message.match.n !== n) come(n = message.match.n);
    heard.call(link, message);
  };
  for (let number = 0; number < 3 * count && took.length < count; number += 1) {
    await pause(50);
    const begun = performance.now(), next = new Promise((then) => { come = then; });
    link.ask({ do: "people", step: true });
    if (await Promise.race([next, pause(500)])) took.push(performance.now() - begun);
  }
  link.heard = heard;
  return took;
}"""


@contextmanager
def browser() -> Iterator[Any]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as driver:
        yield driver.chromium.launch(executable_path=path(whole=True), args=list(ARGUMENTS))


def opened(tabs: Tabs) -> tuple[Any, float]:
    """The page, and seconds from its link, in a window that is there, to its first question."""
    page = tabs.context.new_page()
    page.wait_for_timeout(WINDOW_MS)
    begun = time.monotonic()
    page.goto(tabs.url)
    page.wait_for_function(READY)
    return page, time.monotonic() - begun


def late(took: list[float]) -> float:
    """The 95th of a hundred, in milliseconds."""
    return sorted(took)[len(took) * 95 // 100]


def answers(page: Any, game: str, seats: int) -> list[float]:
    """What ANSWERED finds in a match of this game."""
    begin(page, game, seats, playing=False)
    took: list[float] = page.evaluate(ANSWERED, ANSWERS)
    ask(page, {"do": "abort"})
    return took


def compared(found: Any, page: Any) -> None:
    """Answers in this tab, and at the page of `trilithon play`, game by game."""
    in_tab, by_server = list[float](), list[float]()
    with web.table(found) as other:
        for game, fewest, *_ in catalogue.GAMES:
            in_tab += answers(page, game, fewest)
            by_server += answers(other, game, fewest)
    print(f"answer to next question, of {len(in_tab)} answers, at p50 and p95:")
    for name, took in (("in the tab", in_tab), ("from the server", by_server)):
        print(f"  {name}: {sorted(took)[len(took) // 2]:.1f} ms, {late(took):.1f} ms")
    print(f"  at p95 {late(in_tab) / late(by_server):.2f} times as long in the tab")


def measured(found: Any, place: Path, matches: int) -> None:
    log = place / "log"
    with log.open("w") as taken, served(made(place / "site"), taken) as url:
        tabs = Tabs(found, url)
        page, cold = opened(tabs)
        size = sent(place / "site", log)
        page.evaluate("() => navigator.serviceWorker.ready")
        page.evaluate(KEPT)
        whole = sent(place / "site", log)
        page.close()
        page, warm = opened(tabs)
        print(f"first question: {cold:.1f} s cold, {warm:.1f} s warm")
        print(
            f"over the network: {size / 1e6:.2f} MB, {whole / 1e6:.2f} MB with the copy kept here"
        )
        compared(found, page)
        held = []
        for _ in range(matches):
            begin(page, "why_first", 2)
            over(page)
            held.append(memory(found))
        tabs.context.close()
    print("MB after each match:", *(f"{each / 1e6:.0f}" for each in held))
    if len(held) > SETTLED:
        print(f"the last to match {SETTLED}: {held[-1] / held[SETTLED - 1]:.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.page.bench_tab", description=__doc__)
    parser.add_argument("--matches", type=int, default=MATCHES, help="for the heap")
    options = parser.parse_args()
    why = lacking() or ("" if npm.here() else "npm's packages are not here: `make site`")
    if why:
        print(f"the table in a tab is not measured: {why}")
        return
    with tempfile.TemporaryDirectory() as place, browser() as found:
        measured(found, Path(place), options.matches)


if __name__ == "__main__":
    main()
