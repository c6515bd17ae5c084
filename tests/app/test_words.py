"""Notices never lose their end: a refusal stands beside its question, or whole on a later page."""

from __future__ import annotations

import random

import pytest

from engine import catalogue
from engine.words import LANGUAGES, Words
from host.languages.in_match import NAMES
from host.languages.refusals import hidden, whys
from host.people.at_engine import Match

GAMES = [line[0] for line in catalogue.GAMES]
STEPS = 150


def test_reasons_of_a_game_are_among_those_that_are_tried() -> None:
    assert any(whys(game) for game in GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_a_refusal_stands_beside_the_question_and_all_of_it_is_shown(game: str) -> None:
    _, _, most, _ = catalogue.entry(game)
    match = Match(catalogue.load(game), most, {}, random.Random("view"))
    spoken = [Words(language, game, NAMES, match.referee.table.box) for language in LANGUAGES]
    seen = set()
    for _ in range(STEPS):
        if match.ask is None:
            break
        if match.ask.prompt not in seen:
            seen.add(match.ask.prompt)
            for words in spoken:
                assert list(hidden(match.referee, words, game)) == [], words.language
        match.step()
