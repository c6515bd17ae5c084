"""The texts of enrolment: complete, drawable, as narrow as the screen, and the games' own names."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine import found
from engine.boxes import Box
from engine.boxes.amazones import BOX as AMAZONES
from engine.boxes.why_first import BOX as WHY_FIRST
from engine.words import LANGUAGES, Words
from firmware.menus import tag_screen, tags_menu
from firmware.screen.canvas import COLUMNS, wrap
from firmware.tags import NdefError
from tests.games.test_words import LABEL, PROMPT_ROWS

ROOM = 7 - 1 - PROMPT_ROWS  # rows of a notice beside the longest prompt


def shown(language: str) -> Iterator[str]:
    words = Words(language, "tags_menu")
    for box in found.boxes():
        for piece in range(box.size):
            yield tag_screen.shown(words, box, piece)


@pytest.mark.parametrize(("box", "game"), [(AMAZONES, "amazones"), (WHY_FIRST, "why_first")])
def test_pieces_are_called_as_in_their_games(box: Box, game: str) -> None:
    for language in found.speaks(game):
        here = found.texts(language, "tags_menu")
        for stem, _ in box.families:
            assert here["piece_" + stem] == found.texts(language, game)["piece_" + stem]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wanted_takes_three_rows_at_most(language: str) -> None:
    words = Words(language, "tags_menu")
    for name in shown(language):
        assert len(wrap(words.text("lay_tag_of", (name,)))) <= PROMPT_ROWS, name
        assert len(name) < COLUMNS, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_knob_offers_fits_its_row(language: str) -> None:
    words = Words(language, "tags_menu")
    for key in {*tags_menu.WALK, *tags_menu.TEST, *tag_screen.SURE}:
        assert key in words and len(words.text(key)) <= LABEL, key
    for box in found.boxes():
        assert len(f"{words.text('box_' + box.key)} {box.size}/{box.size}") <= COLUMNS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_text_that_stands_beside_the_prompt(language: str) -> None:
    words = Words(language, "tags_menu")
    reasons = str(NdefError.__doc__)
    for key in ("tag_plain", "tag_damaged", "tag_locked", "tag_full"):
        assert key in reasons and len(wrap(words.text(key))) <= ROOM, key
    for key in ("tag_gone", "no_tag_reader", "no_storage", "sure_forget", "forgotten"):
        assert len(wrap(words.text(key))) <= ROOM, key
