"""A match played by keyboard, with nothing but what a screen reader would say.

    python -m tests.page.by_ear                 all games, a whole match each, in Chromium
    python -m tests.page.by_ear why_first awele

The player knows no game and no engine: it reads the question, the help and the names of what can
be reached, goes there with Tab and the arrows, and presses Enter. What it misses is counted.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from typing import Any

from engine import catalogue
from tests.page import browser as web

MOST = 3000  # questions of one match
TABS = 160
MANY_LAID = 4
# What can be done now, by the names that are read aloud; what is laid can be taken back.
CHOICES = """() => {
    const seen = (node) => node.checkVisibility() && !node.closest("[aria-hidden=true]");
    const name = (node) => (node.getAttribute("aria-label") || node.innerText || "").trim();
    const laid = (node) => node.getAttribute("aria-pressed") === "true";
    const found = (kind, selector) => [...document.querySelectorAll(selector)].filter(seen)
        .map((node) => ({ kind, name: name(node), laid: laid(node) }));
    const listed = [...document.querySelectorAll("#ask .options select option")]
        .map((node) => ({ kind: "listed", name: node.textContent }));
    return [
        ...found("curtain", "#lift, #look"),
        ...found("option", "#ask .options button"),
        ...listed,
        ...found("card", "#hand button.can, #ask .cards button.can"),
        ...found("card", "#shared button.can, #seats button.can"),
    ];
}"""
SAID = """() => ({
    question: document.getElementById("question").innerText.trim(),
    help: document.querySelector("#ask .hint")?.innerText.trim() || "",
    subject: document.querySelector("#ask .about")?.innerText.trim() || "",
    spoken: document.getElementById("polite").innerText,
    mine: document.getElementById("ask").classList.contains("mine"),
    over: Boolean(document.querySelector(".ending")),
    curtain: Boolean(document.getElementById("lift")),
})"""
HERE = """() => {
    const node = document.activeElement;
    const name = (node.getAttribute("aria-label") || node.innerText || "").trim();
    return { name, tag: node.localName,
             play: Boolean(node.closest("#ask, #hand, #shared, #seats"))
                 && !node.matches(".who-plays") };
}"""


class Listener:
    """Plays at one page. counts: questions, and what was missing at them."""

    def __init__(self, page: Any, seed: str):
        self.page = page
        self.rng = random.Random(seed)
        self.counts: Counter[str] = Counter()
        self.missing: list[str] = []

    def play(self) -> None:
        """To the end of the match. AssertionError where it gets stuck."""
        for _ in range(MOST):
            self.page.wait_for_function("() => document.querySelector('.ending, #ask.mine, #lift')")
            web.settled(self.page)
            said = self.page.evaluate(SAID)
            if said["over"]:
                return
            if said["mine"] or said["curtain"]:  # else the table has gone on since
                self.hear(said)
                self.choose(said)
        raise AssertionError(f"no end after {MOST} questions")

    def hear(self, said: dict[str, Any]) -> None:
        """Is there all that a blind player needs?"""
        self.counts["questions"] += 1
        wanted = {"question": said["question"], "help": said["help"] or said["curtain"]}
        question, subject = (said[key].replace("−", "-") for key in ("question", "subject"))
        wanted["spoken"] = question.rstrip(" .?!") in said["spoken"]  # where a minus is plain
        wanted["spoken subject"] = subject in said["spoken"]
        self.counts["with help"] += bool(said["help"])
        self.counts["with a subject"] += bool(said["subject"])
        for part, there in wanted.items():
            if not there:
                self.counts["without " + part] += 1
                self.missing.append(f"{part}: {said}")

    def choose(self, said: dict[str, Any]) -> None:
        choices = self.page.evaluate(CHOICES)
        if not choices:  # the table has gone on since it was read
            web.settled(self.page)
            choices = self.page.evaluate(CHOICES)
        assert choices, f"nothing to choose at {said['question']!r}"
        self.counts["with options"] += 1
        nameless = [each for each in choices if not each["name"]]
        self.counts["without name"] += len(nameless)
        before = self.page.evaluate("() => trilithon.frames.drawn")
        self.press(self.one_of(choices))
        self.page.wait_for_function("before => trilithon.frames.drawn > before", arg=before)

    def one_of(self, choices: list[Any]) -> Any:
        """Cards first, but not for ever; then any button that goes on."""
        laid = sum(bool(each.get("laid")) for each in choices)
        cards = [each for each in choices if each["kind"] == "card" and not each.get("laid")]
        others = [each for each in choices if each["kind"] != "card"]
        if cards and (not others or (laid < MANY_LAID and self.rng.random() < 0.7)):
            return self.rng.choice(cards)
        return self.rng.choice(others or choices)

    def press(self, choice: Any) -> None:
        """To it by Tab, and Enter; in a list by its first letters' arrow, then the button."""
        if choice["kind"] == "listed":
            self.tab_to("", "select")
            for _ in range(self.rng.randrange(8)):
                self.page.keyboard.press("ArrowDown")
            self.page.keyboard.press("Tab")
        else:
            self.tab_to(choice["name"], "button")
        self.page.keyboard.press("Enter")

    def tab_to(self, name: str, tag: str) -> None:
        for _ in range(TABS):
            here = self.page.evaluate(HERE)
            if here["play"] and here["tag"] == tag and name in ("", here["name"]):
                return
            self.page.keyboard.press("Tab")
            self.counts["tabs"] += 1
        raise AssertionError(f"Tab never came to {tag} {name!r}")


def whole_match(page: Any, game: str, seats: int, seed: str = "by ear") -> Listener:
    """One person, the others simulated, from the first question to the scores."""
    web.another(page, game, seats, people=1)
    web.pace(page, 5)
    listener = Listener(page, seed)
    listener.play()
    return listener


def main(names: list[str]) -> int:
    from playwright.sync_api import sync_playwright

    from tests.generate.chromium import ARGUMENTS, path

    failed = 0
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=path(), args=list(ARGUMENTS))
        for name, fewest, _, _ in catalogue.GAMES:
            if names and name not in names:
                continue
            with web.table(browser, name, "--people", "all", reduced_motion="reduce") as page:
                listener = whole_match(page, name, max(2, fewest))
                print(f"{name:<20}", dict(listener.counts), flush=True)
                for line in listener.missing[:3]:
                    print("   ", line)
                failed += bool(listener.missing)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
