"""Every game says how its box is set up, in steps that fit the screen, and lights its pieces."""

from __future__ import annotations

import pytest

from engine import catalogue, found, setting_up
from engine.referee import Referee
from engine.words import LANGUAGES, Words
from firmware.screen.canvas import COLUMNS, wrap
from firmware.screen.view import TEXT_ROWS
from host.cli_support import player_counts

GAMES = [line[0] for line in catalogue.GAMES]
PAGES = 2  # of the screen, at most, a step


@pytest.mark.parametrize("game", GAMES)
def test_the_steps_are_there_in_every_language_and_light_their_pieces(game: str) -> None:
    for seats in player_counts(game):
        referee = Referee(catalogue.load(game), seats, {})
        for language in LANGUAGES:
            words = Words(language, game, box=referee.table.box)
            steps = setting_up.steps(words, game, referee)
            assert 3 <= len(steps) <= setting_up.MOST
            for said, marks in steps:
                assert len(wrap(said)) <= PAGES * TEXT_ROWS, said
                assert max(map(len, wrap(said))) <= COLUMNS
                assert all(isinstance(place, int) for place, _ in marks)


@pytest.mark.parametrize("game", GAMES)
def test_a_step_named_after_a_shape_is_about_pieces_that_lie_there(game: str) -> None:
    keys = {language: set(found.texts(language, "setup_" + game)) for language in LANGUAGES}
    assert len({frozenset(each) for each in keys.values()}) == 1, keys
    referee = Referee(catalogue.load(game), player_counts(game)[-1], {})
    shapes = {mark[2] if len(mark) > 2 else "disc"
              for mark in referee.game.marks(referee.table, referee.ask)}  # fmt: skip
    named = {key.partition("_")[2] for key in keys["en"]} - {""}
    assert named <= shapes and named <= set(setting_up.SHAPES)
