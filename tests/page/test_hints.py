"""Whoever has never seen a game finds a hint on the page at every question of every game."""

from __future__ import annotations

import random
import re

import pytest

from engine import catalogue
from engine.referee import values_of
from engine.words import Words
from host.page.server import WEB
from host.people.at_engine import Match
from host.people.people import STYLES

FILES = ("hints_cards.js", "hints_board.js")
MATCHES, ANSWERS = 6, 600
LONGEST = 120  # letters: three lines on a phone
GAMES = [line[0] for line in catalogue.GAMES]


def hints() -> dict[str, dict[str, list[str]]]:
    """Game -> question -> its texts, as the page's files have them."""
    text = "".join((WEB / name).read_text(encoding="utf-8") for name in FILES)
    games = re.findall(r"^  (\w+): \{$(.*?)^  \},$", text, re.M | re.S)
    return {
        game: {
            prompt: re.findall(r'"([^"]*)"', texts)
            for prompt, texts in re.findall(r"^    (\w+): \[(.*?)\],$", body, re.M | re.S)
        }
        for game, body in games
    }


def at_first() -> set[str]:
    """The questions at which the aim of the game is told."""
    found = re.search(r"AT_FIRST = \[(.*?)\]", (WEB / "hints.js").read_text(encoding="utf-8"))
    assert found
    return set(re.findall(r'"(\w+)"', found[1]))


def asked(game: str) -> set[str]:
    """What some matches ask, in all variants that come up."""
    rules, prompts = catalogue.load(game), set()
    _, fewest, most, _ = catalogue.entry(game)
    for number in range(MATCHES):
        rng = random.Random(f"{game} {number}")
        seats = rng.randint(fewest, most)
        chosen: dict[str, str] = {}
        for option, every in rules.OPTIONS:
            chosen[option] = rng.choice(values_of(rules, seats, chosen, option, every))
        match = Match(rules, seats, chosen, rng, [STYLES[rng.choice(sorted(STYLES))]])
        for _ in range(ANSWERS):
            if match.ask is None:
                break
            prompts.add(match.ask.prompt)
            match.step()
    return prompts


@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_a_hint_of_its_own(game: str) -> None:
    own = hints()[game]
    assert not asked(game) - set(own) - at_first()


@pytest.mark.parametrize("game", GAMES)
def test_hints_are_of_questions_the_game_asks_in_both_languages(game: str) -> None:
    known = Words("en", game).texts
    assert "goal" in hints()[game]
    for prompt, texts in hints()[game].items():
        assert prompt == "goal" or prompt in known, f"{game} never asks {prompt}"
        assert len(texts) == 2 and texts[0] != texts[1], prompt
        assert all(0 < len(text) <= LONGEST for text in texts), (prompt, [*map(len, texts)])


def test_every_game_has_hints_and_no_other() -> None:
    assert sorted(hints()) == sorted(GAMES)
