"""A page says at every question of every game what wins, what is at stake, and when it ends.

Asked of the words that a browser renders, in every language, beside a table and on a phone.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from engine import catalogue, record
from engine.words import LANGUAGES
from host.page.mirror import Mirror
from host.page.past import Past, PastSight
from host.people.at_engine import Match
from tests.generate.seldom import END, prompts, record_asking
from tests.page.browser import PHONE, browser, table

GAMES = [line[0] for line in catalogue.GAMES]
NAMES = ["Alice", "Bob", "Cléo", "Dan", "Eve", "Fay", "Gus", "Hana"]
MATCHES, ANSWERS = 3, 250
# The page's own drawing, in its own place and style; folded parts are opened as people open them.
RENDER = """async (states) => {
    const { drawAsk } = await import("./ask.js");
    const { speak } = await import("./words.js");
    const root = document.getElementById("ask");
    return states.map(({ lang, state }) => {
        speak(lang);
        drawAsk(root, state, {});
        const parts = [...root.querySelectorAll("details.stakes")];
        const closed = parts.filter((each) => !each.open).length;
        parts.forEach((each) => { each.open = true; });
        return [root.innerText, closed];
    });
}"""


@pytest.fixture(scope="module")
def page() -> Iterator[Any]:
    for found in browser():
        with table(found, "magic", "--players", "3", "--people", "none") as page:
            page.wait_for_selector("#question")
            yield page


def moments(game: str) -> dict[str, str]:
    """Prompt -> a record of a match in which it stands."""
    wanted, found = prompts(game), dict[str, str]()
    _, fewest, most, _ = catalogue.entry(game)
    for number in range(MATCHES):
        rng = random.Random(f"stakes {game} {number}")
        match = Match(catalogue.load(game), rng.randint(fewest, most), {}, rng)
        while match.ask is not None and len(match.referee.log) < ANSWERS:
            if match.ask.prompt not in found:
                names = NAMES[: match.referee.seats]
                found[match.ask.prompt] = record.write(game, match.referee, names)
            match.step()
    missing = sorted(wanted - {*found, END})
    found |= {each: record_asking(game, each) for each in missing}
    assert all(found.values()), [each for each in found if not found[each]]
    return found


def states(game: str) -> list[dict[str, Any]]:
    """What a page would be sent at each of them, in every language."""
    seen = []
    for prompt, text in moments(game).items():
        mirror = Mirror(text)
        for lang in LANGUAGES:
            view = PastSight(Past(mirror, False), False, lang).state()  # type: ignore[arg-type]
            assert view["match"]["ask"]["prompt"] == prompt
            seen.append({"lang": lang, "state": view})
    return seen


@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_goal_stake_and_end_in_the_words_on_the_page(
    page: Any, game: str
) -> None:
    every = states(game)
    for size in ({"width": 1280, "height": 720}, PHONE):
        page.set_viewport_size(size)
        rendered = page.evaluate(RENDER, every)
        for (text, closed), sent in zip(rendered, every, strict=True):
            said, match = " ".join(text.split()), sent["state"]["match"]
            assert len(match["stakes"]) == 3, match["ask"]["prompt"]
            for part in match["stakes"]:
                assert " ".join(part.split()) in said, (sent["lang"], match["ask"]["prompt"], part)
            assert closed == 0 or size is PHONE
