"""Every view of the page beside a match's questions, one by one: to be tested, or looked at.

python -m tests.page.views FOLDER     a picture of each, both languages, on a desk and a phone
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.host.archives import days, opened, played
from tests.page import browser as web

COLOURS = ("blue", "red", "white")
NAMES = ("Zoe", "Al", "Eve")
SHORT = 40  # answers of the match that is replayed
WINDOWS = {"desk": {"width": 1280, "height": 720}, "phone": {"width": 390, "height": 844}}


def remembered() -> None:
    """The archive that is used by default has some evenings."""
    with opened("") as archive:
        machine = {"simulated": NAMES[1], "levels": "strong"}
        dates = enumerate(days(3))
        archive.take_all(played(number, NAMES, date=day, **machine) for number, day in dates)
        archive.take(played(9, NAMES, game="amazones", most=SHORT, date=days(4)[3]))


def views(page: Any) -> Iterator[str]:
    """The name of each, while the page shows it. The page is that of a table without a match."""
    yield from before_a_match(page)
    yield from in_a_match(page)
    yield from of_the_shelf(page)
    yield from of_the_history(page)


def before_a_match(page: Any) -> Iterator[str]:
    page.wait_for_selector("#begin")
    yield "chooser"
    page.check("#start input[value=celtic_whist]")
    page.wait_for_selector(".variants select >> nth=8")
    page.evaluate("() => document.querySelectorAll('#start details').forEach(e => e.open = true)")
    page.locator(".variants >> nth=0").scroll_into_view_if_needed()
    yield "options"
    page.check("#start input[value=high_druid]")
    page.check('#start input[name=count][value="3"]')
    for seat, name in enumerate(NAMES, 1):
        page.fill(f".who p:nth-of-type({seat}) input[type=text]", name)
        page.uncheck(f".who p:nth-of-type({seat}) input[type=checkbox]")
    page.select_option("#clock", "10")
    page.click("#begin")


def in_a_match(page: Any) -> Iterator[str]:
    for count, colour in enumerate(COLOURS):
        web.answers(page, count)
        page.click(f"#ask button[data-value={colour}]")
    web.answers(page, 3)
    yield "clock"
    web.press(page, "#mend")
    page.wait_for_selector("#repair li")
    yield "repair"
    page.click("#repair button[data-n='1'][data-way=correct]")
    page.wait_for_selector("#repair-stop")
    yield "repairing"
    page.click("#repair-stop")
    page.wait_for_selector("#repair-stop", state="detached")
    web.press(page, "#leave")
    page.wait_for_selector("#leaving button[data-seat='1']")
    yield "leaving"
    page.keyboard.press("Escape")
    web.press(page, "#halt")
    page.wait_for_selector("#resume")
    yield "pause"
    page.click("#resume")
    page.wait_for_selector("#resume", state="detached")
    web.press(page, "#rules-page")
    page.wait_for_selector("#rules[open] h2")
    yield "rule page"
    page.keyboard.press("Escape")
    page.wait_for_selector("#rules[open]", state="detached")
    web.drawer(page)
    yield "device"
    web.press(page, "#drawer")
    page.click(".more summary")
    yield "commands"
    page.keyboard.press("Escape")


def of_the_shelf(page: Any) -> Iterator[str]:
    web.press(page, "#aside")
    page.wait_for_function("() => !window.trilithon?.state().match")
    if not page.is_visible("#start"):
        web.press(page, "#new")
    page.wait_for_selector(".shelf .left-match")
    page.click(".roster summary")
    last = page.locator(".person").nth(2)
    last.wait_for()
    last.evaluate("person => person.scrollIntoView({ block: 'end' })")
    yield "shelf and people"
    page.click(".shelf .take-up >> nth=0")
    page.wait_for_selector("#start", state="hidden")
    page.wait_for_selector("#hand, #ask.mine")
    web.press(page, "#abort")
    page.wait_for_selector("#sure[open]")
    yield "is one sure"
    page.click("#sure button[value=no]")


def of_the_history(page: Any) -> Iterator[str]:
    web.press(page, "#history")
    page.wait_for_selector(".part.people a >> nth=0")
    yield "history"
    page.click(".part.people a >> nth=0")
    page.wait_for_selector("h2.name")
    page.click(".person-acts summary")
    yield "a person"
    page.go_back()
    page.click(".part.last_matches a[href*=replay] >> nth=0")
    page.wait_for_selector(".replay-board .plate")
    page.click(".replay-last")
    yield "replay"


def main(folder: Path) -> int:
    from playwright.sync_api import sync_playwright

    from tests.generate.chromium import ARGUMENTS, path

    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as own, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=path(), args=list(ARGUMENTS))
        for language, (window, size) in [(a, b) for a in ("en", "fr") for b in WINDOWS.items()]:
            os.environ["TRILITHON_ARCHIVE"] = str(Path(own, language + window, "archive.sqlite3"))
            remembered()
            with web.table(browser, viewport=size, reduced_motion="reduce") as page:
                speak(page, language)
                for number, name in enumerate(views(page)):
                    web.settled(page)
                    page.screenshot(path=folder / f"{window}-{language}-{number:02}-{name}.png")
    return 0


def speak(page: Any, language: str) -> None:
    page.wait_for_selector("#begin")
    if language != "en":
        page.keyboard.press("Escape")
        web.speak(page, language)
        web.press(page, "#new")


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
