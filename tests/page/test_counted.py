"""Words beside a number have its form, the same in the browser as in Python."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine import found
from host.page.words import PACKAGE, filled, say
from tests.page import browser as web

NUMBERS = (0, 1, 2, 5, 21, 101)
TOLD = """async ([language, key, numbers]) => {
    const { speak } = await import("./words.js");
    const { tell } = await import("./history_words.js");
    speak(language);
    return numbers.map(number => tell(key, number));
}"""


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    yield from web.browser()


def test_the_page_counts_as_python_does_in_every_language(browser: Any) -> None:
    with web.table(browser, "stones", "--people", "none") as page:
        for language in found.languages():
            text = found.both(language, PACKAGE, "HISTORY")["behind"]
            expected = [filled(language, text, number) for number in NUMBERS]
            assert page.evaluate(TOLD, [language, "behind", list(NUMBERS)]) == expected


def test_one_text_says_one_card_and_many() -> None:
    assert say("en", "pick_hand", 1) == "Pick 1 card from your hand"
    assert say("en", "pick_hand", 3) == "Pick 3 cards from your hand, then OK"
    assert say("fr", "loaded", 0).endswith("0 réponse")
    assert say("en", "loaded", 0).endswith("0 answers")
    assert filled("de", "{who}: {laid} {laid:Karte|Karten}", who="Bob", laid="1") == "Bob: 1 Karte"
