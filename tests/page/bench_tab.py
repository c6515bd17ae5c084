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

from host.site import npm
from tests.generate.chromium import ARGUMENTS, lacking, path
from tests.page.tabs import KEPT, Tabs, begin, made, over, served
from tests.page.test_site_proof import LISTEN, late, memory, of_a_server, sent

MATCHES, SETTLED = 10, 3  # matches; after so many the heap has its size


@contextmanager
def browser() -> Iterator[Any]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as driver:
        yield driver.chromium.launch(executable_path=path(whole=True), args=list(ARGUMENTS))


def opened(tabs: Tabs) -> tuple[Any, float]:
    """The page, and seconds until its first question stands there."""
    begun = time.monotonic()
    page = tabs.ready()
    return page, time.monotonic() - begun


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
        page.evaluate(LISTEN)
        begin(page, "amazones", 3)
        over(page)
        in_tab = late(page.evaluate("() => gaps"))
        by_server = late(of_a_server(found))
        print(f"answer to next question at p95: {in_tab:.1f} ms in the tab, {by_server:.1f} ms "
              f"from the server: {in_tab / by_server:.2f} times as long")  # fmt: skip
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
