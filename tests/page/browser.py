"""For the tests in a real browser: Debian's chromium, and the commands whose page it opens.

`trilithon.state()` in a page is what the page shows, not what has come and is not drawn yet. So a
test that has waited for a state may read the document, and must not read it without having waited.
"""

from __future__ import annotations

import contextlib
import os
import re
import signal
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.generate.chromium import ARGUMENTS, TAUGHT, lacking, path
from tests.page import warm
from tests.patience import COMES_MS, HUNG_S

PLAY = ("play", "--lang", "en", "--seed", "7", "--level", "careless")
CORNER = {"x": 12, "y": 20}  # of a card: what shows where others lie over it
PHONE = {"width": 360, "height": 740}
DESK = {"width": 1440, "height": 900}
# What moves is drawn sixty times a second, by the processor where there is no graphics card: a page
# that waits beside a place that beckons takes all of it. So pages stand still, as for people who
# want no movement, but where movement matters.
STILL = {"reduced_motion": "reduce"}
MOVING = {"reduced_motion": "no-preference"}


def browser() -> Iterator[Any]:
    """The body of a fixture: one browser for all tests of a file."""
    why = lacking()
    if why:
        pytest.skip(why)
    from playwright.sync_api import sync_playwright

    with sync_playwright() as driver:
        found = driver.chromium.launch(executable_path=path(), args=list(ARGUMENTS))
        yield found
        found.close()


@contextlib.contextmanager
def serving(*words: str) -> Iterator[list[str]]:
    """`trilithon …` while it serves: every address it has told."""
    with talking(*words) as said:
        yield re.findall(r"https?://\S+", said)


@contextlib.contextmanager
def talking(*words: str) -> Iterator[str]:
    """`trilithon …` while it serves: all it has told."""
    process, heard = warm.start(*words, "--no-browser")
    try:
        said = ""
        while "Ctrl-C" not in said:
            line = heard.readline()
            assert line, f"it ended: {said}"
            said += line
        yield said
        assert process.pid
        os.kill(process.pid, signal.SIGINT)
        left = heard.read()
        process.join(HUNG_S)
        assert process.exitcode == 0 and not left, left
    finally:
        process.kill()
        process.join()
        heard.close()


@contextlib.contextmanager
def command(*words: str) -> Iterator[tuple[str, str]]:
    """The address for players, and the one for spectators if there is one."""
    with serving(*words) as urls:
        yield urls[0], urls[-1]


@contextlib.contextmanager
def fresh(browser: Any, **more: Any) -> Iterator[tuple[Any, list[str]]]:
    """A page in a fresh profile, and what goes wrong in it: that fails the test."""
    context = browser.new_context(**{"viewport": DESK, "locale": "en-GB", **STILL, **more})
    context.set_default_timeout(COMES_MS)
    context.add_init_script(TAUGHT)
    page = context.new_page()
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda said: wrong.append(said.text) if said.type == "error" else None)
    try:
        yield page, wrong
        assert not wrong, wrong
    finally:
        context.close()


@contextlib.contextmanager
def opened(browser: Any, url: str, **more: Any) -> Iterator[Any]:
    """A match's page in a fresh profile. What leaves this computer fails the test, too.

    page.frames_sent   what the server has sent it over the WebSocket
    """
    with fresh(browser, **more) as (page, wrong):
        site = url.partition("#")[0]
        page.on("request", lambda asked: check_address(asked.url, site, wrong))
        page.frames_sent = []
        page.on(
            "websocket",
            lambda socket: socket.on("framereceived", lambda text: page.frames_sent.append(text)),
        )
        page.goto(url)
        page.wait_for_selector("#question")
        yield page


@contextlib.contextmanager
def table(browser: Any, *words: str, **more: Any) -> Iterator[Any]:
    """The page of `trilithon play …` with the control link; `page.looking` is what others open."""
    with contextlib.ExitStack() as stack:
        url, looking = stack.enter_context(command(*PLAY, *words))
        page = stack.enter_context(opened(browser, url, **more))
        page.looking = looking
        yield page


def check_address(url: str, site: str, wrong: list[str]) -> None:
    if not url.startswith((site, "blob:" + site, "ws" + site[4:])):
        wrong.append(f"asked for {url}")


NEW = """([game, players, simulated]) => {
    document.querySelectorAll("dialog[open]").forEach((each) => each.close());
    return trilithon.link.ask({do: "new", game, options: {}, players, simulated});
}"""
NAMES = ["Alice", "Bob", "Cléo", "Dan", "Eve", "Fay"]


def untaught(page: Any, but: str = "") -> None:
    """As in a browser in which no other game was ever played."""
    page.evaluate("game => localStorage.setItem('trilithon.taught', game)", but)


def another(page: Any, game: str, seats: int, people: int = 0) -> None:
    """A match of another game at this table: a table of its own takes two seconds to come.

    The first so many seats are people's.
    """
    page.evaluate(NEW, [game, NAMES[:seats], list(range(people, seats))])
    page.wait_for_function("game => trilithon.state().match?.game === game", arg=game)


def question(page: Any) -> str:
    text: str = page.inner_text("#question")
    return text


def begin(page: Any, game: str = "amazones", count: int = 3) -> None:
    """Choose a game in the dialog, and start it."""
    if not page.is_visible("#start"):
        press(page, "#new")
    page.check(f"#start input[value={game}]")
    page.check(f'#start input[name=count][value="{count}"]')
    page.click("#begin")
    page.wait_for_selector("#start", state="hidden")
    page.wait_for_selector("#seats .seat")


def answers(page: Any, count: int) -> None:
    """The page shows the table as it is after so many answers."""
    page.wait_for_function("n => window.trilithon?.state().match?.n === n", arg=count)


def asks(page: Any, beginning: str) -> None:
    """The page shows the question that begins so."""
    page.wait_for_function(
        "text => document.getElementById('question')?.innerText.startsWith(text)", arg=beginning
    )


def pace(page: Any, value: int) -> None:
    page.evaluate("""value => {
        const slider = document.getElementById("pace");
        slider.value = value;
        slider.dispatchEvent(new Event("input"));
    }""", value)  # fmt: skip


def mine(page: Any, prompt: str = "") -> bool:
    """Whether this page is asked, for that prompt, and has drawn it: that may be a frame later."""
    return bool(page.evaluate("""async (prompt) => {
        const ask = trilithon.state()?.match?.ask;
        if (!ask?.mine || (prompt && ask.prompt !== prompt)) return false;
        await new Promise(requestAnimationFrame);
        return document.getElementById("ask").classList.contains("mine");
    }""", prompt))  # fmt: skip


# What is asked, and which cards of it are picked already: no answer is given yet while they are.
ASKED = """(() => {
  const { n, ask } = trilithon.state()?.match ?? {};
  return JSON.stringify([n, ask?.chosen]);
})()"""
# Between a look and a click the table may go on by itself; such a click would answer what comes.
HEEDED = f"""() => addEventListener("click", (event) => {{
  if (!window.asked || window.asked === {ASKED}) return;
  event.stopImmediatePropagation();
  event.preventDefault();
}}, true)"""


def play_until(page: Any, true: Callable[[], bool], most: int = 200) -> None:
    """Click anything that is lit, as a player does who does not know the game.

    What goes away under the pointer, because the table has moved on, is looked for again; and only
    a question for which it is not true yet is answered.
    """
    from playwright.sync_api import Error

    page.evaluate(HEEDED)
    for _ in range(most):
        page.evaluate(f"() => {{ window.asked = {ASKED}; }}")
        if true():
            page.evaluate("() => { window.asked = null; }")
            return
        try:
            if page.locator("#lift").count():
                page.evaluate("() => { window.asked = null; }")
                lift(page)
            elif mine(page):
                click_something(page)
        except Error as error:
            if "not attached" not in str(error):
                raise
        page.wait_for_timeout(40)
    raise AssertionError(f"still {question(page)!r}")


def lift(page: Any) -> None:
    """Who is asked comes to the window, and says so."""
    page.click("#lift")
    page.wait_for_selector("#lift", state="detached")


def no_curtain(page: Any) -> None:
    """The people at this window show each other everything."""
    press(page, "#openly")


def press(page: Any, button: str) -> None:
    """A button of the bar, or of the sheet behind it where the bar has no room."""
    if not page.is_visible(button):
        page.click(".more summary")
    page.click(button)


def speak(page: Any, language: str) -> None:
    """The button goes from one language to the next; pressed until the page speaks this one."""
    spoken = "() => document.documentElement.lang"
    while (now := page.evaluate(spoken)) != language:
        press(page, "#lang")
        page.wait_for_function("now => document.documentElement.lang !== now", arg=now)


def drawer(page: Any) -> None:
    """The table's device is brought out."""
    press(page, "#drawer")
    page.wait_for_selector("#knob")


def click_something(page: Any) -> None:
    """A card if none is laid yet, else the first of the answers, else a stack.

    Not the same card for everybody: equal bids cancel each other. What was drawn again while this
    looked has to be looked at again: half of it was of the question before.
    """
    drawn = page.evaluate("() => trilithon.frames.drawn")
    before = page.evaluate(f"() => window.asked ?? {ASKED}")
    seat = page.evaluate("() => trilithon.state().match.ask.seat") or 0
    answers = page.query_selector_all("#ask .options button")
    cards = page.query_selector_all("#hand button.can:not(.laid)")
    laid = page.query_selector("#hand .bid button, #hand button.laid")
    stack = page.query_selector(".stack.can")
    if cards and not (laid and answers):
        cards[min(seat, len(cards) - 1)].click(position=CORNER)
    else:
        other = page.query_selector("main button.can:not(.laid)")
        found = stack or (answers and answers[0]) or other
        if not found and page.evaluate("() => trilithon.frames.drawn") != drawn:
            return
        assert found, f"nothing to click at {question(page)!r}"
        found.click()
    page.wait_for_function(f"before => {ASKED} !== before", arg=before)


def settled(page: Any) -> None:
    """Everything that was sent is drawn, and lies still."""
    page.wait_for_timeout(250)
    page.wait_for_function("() => !document.querySelector('.flying')")
