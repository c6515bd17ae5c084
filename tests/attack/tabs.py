"""The table in a tab dies: its process, or the whole browser, is killed at any moment.

What the page had heard of the match before must be there when the tab is opened again: every answer
and every line of its log. The kernel's own signal ends the processes, so none of them can say
goodbye, in the middle of an answer, of a transaction, of a start.
"""

from __future__ import annotations

import json
import os
import random
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from tests.generate.chromium import ARGUMENTS, lacking, path
from tests.page.browser import STILL
from tests.page.tabs import (
    PATIENCE_MS,
    READY,
    answered,
    begin,
    made,
    over,
    same_as_by_python,
    served,
)  # fmt: skip

KILLS, FEW = 100, 3
LONG, SHORT = ("amazones", 3), ("why_first", 2)  # the match in play
STARTING = 0.2  # of all lives end before the table stands
PLAYING_MS, STARTING_MS = 1500, 8000  # the longest that a life lasts, from there on
BROWSER, TAB = "the browser", "the tab"
GONE_S = 20.0
# Before the page's own code: the test hears all that the table's worker says, too.
TAP = """{
  const Real = Worker;
  window.Worker = class extends Real {
    constructor(...all) {
      super(...all);
      const all = ({ data }) => { if (Array.isArray(data)) data.forEach(told); };
      this.addEventListener("message", all);
    }
  };
}"""


class Heard:
    """What this life's page has heard. n: answers of the match in play; lines: of its log"""

    def __init__(self) -> None:
        self.n = -1
        self.lines: list[Any] = []

    def take(self, text: str) -> None:
        message = json.loads(text)
        if message["type"] == "state":
            self.n = (message.get("match") or {}).get("n", -1)
        elif message["type"] == "log":
            self.lines = [*self.lines[: message["keep"]], *message["lines"]]


class Life:
    """One browser with one tab, until one of them is killed."""

    def __init__(self, driver: Any, profile: Path, url: str) -> None:
        self.heard = Heard()
        self.profile = profile
        self.context = driver.chromium.launch_persistent_context(
            str(profile),
            executable_path=path(whole=True),
            args=list(ARGUMENTS),
            locale="en-GB",
            **STILL,
        )
        self.context.set_default_timeout(PATIENCE_MS)
        self.context.expose_function("told", self.heard.take)
        self.context.add_init_script(TAP)
        self.page = self.context.new_page()
        self.page.goto(url)

    def ready(self) -> Any:
        self.page.wait_for_function(READY)
        return self.page

    def kill(self, which: str) -> None:
        """At once, by the kernel; returns when the processes are gone."""
        numbers = list(processes(self.profile, which))
        assert numbers, which
        for number in numbers:
            with suppress(ProcessLookupError):
                os.kill(number, signal.SIGKILL)
        end = time.monotonic() + GONE_S
        while any(processes(self.profile, which)) and time.monotonic() < end:
            time.sleep(0.02)
        with suppress(Exception):  # there is nothing left to close
            self.context.close()


def processes(profile: Path, which: str) -> Iterator[int]:
    """The browser of this profile, or those of its processes that hold pages."""
    found = {int(each.name): each for each in Path("/proc").iterdir() if each.name.isdecimal()}
    lines = {each: said_by(file / "cmdline").replace("\0", " ") for each, file in found.items()}
    own = f"--user-data-dir={profile}"
    main = [each for each, line in lines.items() if own in line and "--type=" not in line]
    if which == BROWSER:
        yield from main
        return
    for number, line in lines.items():
        if "--type=renderer" in line and descends(number, main):
            yield number


def descends(number: int, elders: list[int]) -> bool:
    while number > 1:
        if number in elders:
            return True
        number = int(
            (said_by(Path(f"/proc/{number}/stat")).rpartition(") ")[2].split() or [0, 0])[1]
        )
    return False


def said_by(file: Path) -> str:
    """The text of a file of /proc; "" where that process has gone."""
    with suppress(OSError):
        return file.read_text(errors="replace")
    return ""


@contextmanager
def driving() -> Iterator[Any]:
    import pytest
    from playwright.sync_api import sync_playwright

    if why := lacking():
        pytest.skip(why)
    with sync_playwright() as driver:
        yield driver


def attack(long: bool) -> str:
    kills, rng = (KILLS if long else FEW), random.Random("killed")
    killed: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as place, driving() as driver:
        folder, profile = made(Path(place)), Path(place, "profile")
        with served(folder) as url:
            live = lambda: Life(driver, profile, url)  # noqa: E731
            lost = Loss(live, rng, LONG if long else SHORT)
            for number in range(kills):
                which = BROWSER if number % 3 == 2 else TAB
                killed[lost.once(which)] += 1
            record = lost.finish()
    same_as_by_python(record)
    counts = ", ".join(f"{count} × {name}" for name, count in sorted(killed.items()))
    return f"{kills} kills ({counts}), {lost.answers} answers heard: none lost"


class Loss:
    """Life after life of one profile.

    known  what an earlier one has heard of the match;  answers: all that were heard
    """

    def __init__(self, live: Callable[[], Life], rng: random.Random, game: tuple[str, int]) -> None:
        self.live = live
        self.rng = rng
        self.game = game
        self.known = Heard()
        self.answers = 0

    def once(self, which: str) -> str:
        """A life, looked at and then ended; how."""
        life = self.live()
        if self.known.n >= 0 and self.rng.random() < STARTING:
            life.page.wait_for_timeout(self.rng.randrange(STARTING_MS))
            self.keep(life.heard)
            life.kill(which)
            return f"{which} while it starts"
        self.look(life)
        life.page.wait_for_timeout(self.rng.randrange(PLAYING_MS))
        self.keep(life.heard)
        life.kill(which)
        return f"{which} in play"

    def keep(self, heard: Heard) -> None:
        """What this life has heard is what the next one must show, if it has heard of a match."""
        if heard.n >= 0 and heard.lines:
            self.answers += max(0, heard.n - max(0, self.known.n))
            self.known = heard

    def look(self, life: Life) -> None:
        """Nothing is lost; and a match is in play."""
        page, known = life.ready(), self.known
        if known.n >= 0:
            answered(page, known.n)
            assert not page.evaluate("() => trilithon.state().problem")
            before = known.lines[:-1]  # the last line may have grown by what followed
            assert life.heard.lines[: len(before)] == before
        if known.n < 0 or page.evaluate("() => Boolean(trilithon.state().match?.result)"):
            self.known = Heard()
            begin(page, *self.game)

    def finish(self) -> str:
        """The record of the match, played to its end."""
        life = self.live()
        self.look(life)
        record = over(life.page)
        life.context.close()
        return record
