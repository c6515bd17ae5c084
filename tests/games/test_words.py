"""Texts for people: complete, in every language, and never wider than the screen."""

from __future__ import annotations

import random
import re

import pytest

from engine import catalogue, found
from engine.words import LANGUAGES
from host.cli_support import option_sets
from host.languages import in_match
from host.page.rule_page import PLAY, written
from host.people.at_engine import Match

GAMES = [line[0] for line in catalogue.GAMES]
MATCHES = 6, pytest.param(24, marks=pytest.mark.long)
PARTS = ("TEXT", "HELP", "SETUP")


# What stands for one thing in the Stonehenge box, and the word that every text has instead.
SECOND_NAMES = {
    "en": {"black well": "night well", "grey well": "day well", "plate": "board",
           "sanction": "penalty", "put aside": "set aside"},
    "fr": {"jeton": "disque", "puits noir": "puits de nuit", "puits gris": "puits de jour",
           "frontière": "limite", "carte chiffrée": "carte chiffre", "adjudicateur": "crieur"},
    "de": {"chip": "scheibe", "riegel": "stab", "balken": "stab", "talon": "nachziehstapel",
           "abwurfstapel": "ablagestapel", "spielplan": "spielbrett",
           "brunnen": "mulde", "zahlkarte": "zahlenkarte", "trilithonkarte": "trilithkarte"},
}  # fmt: skip


@pytest.mark.parametrize(("name", "language"), [
    (name, language) for name in GAMES for language in found.speaks(name)
])  # fmt: skip
def test_one_thing_has_one_name_in_a_box(name: str, language: str) -> None:
    """Who reads "jeton" at one question and "disque" at the next looks for two things."""
    parts = found.read(f"engine.games.{name}.{language}")
    texts = [text for part in (*PARTS, "STAKES") for text in parts[part].values()]
    page = written(language, name, PLAY)
    assert page
    said = " ".join([*texts, page[1]]).lower()
    second = SECOND_NAMES.get(language, {})
    assert not {word: better for word, better in second.items() if re.search(rf"\b{word}", said)}


FORMAL = {"fr": r"(?i)\b(vous|votre|vos)\b", "de": r"\w+en Sie\b|\bIhnen\b"}


@pytest.mark.parametrize("language", FORMAL)
@pytest.mark.parametrize("name", [*GAMES, "table", "page"])
def test_who_is_asked_is_a_friend(name: str, language: str) -> None:
    """To everybody at the table, as for setting up, the imperative alone does."""
    module = {"table": "engine.words.", "page": "host.page.words."}
    parts = found.read(module.get(name, f"engine.games.{name}.") + language)
    every = {part: own for part, own in parts.items() if part.isupper() and part != "SETUP"}
    texts = {key: text for own in every.values() if isinstance(own, dict)
             for key, text in own.items()}  # fmt: skip
    formal = {key for key, text in texts.items() if re.search(FORMAL[language], text)}
    assert formal <= {"tagline"}  # of the table that all sit at


@pytest.mark.parametrize("name", GAMES)
def test_options_and_endings_are_explained(name: str) -> None:
    game, known = catalogue.load(name), found.own("en", f"engine.games.{name}.", "TEXT")
    assert "title" in known
    for option, values in game.OPTIONS:
        assert "option_" + option in known
        for value in values:
            assert value.lstrip("-").isdigit() or "value_" + value in known, value
    for ending in game.ENDINGS:
        assert "ending_" + ending in known


@pytest.mark.parametrize("matches", MATCHES)
@pytest.mark.parametrize("name", GAMES)
def test_all_that_a_match_says_has_a_text_and_fits_the_screen_in_every_language(
    name: str, matches: int
) -> None:
    game = catalogue.load(name)
    _, fewest, most, _ = catalogue.entry(name)
    for number in range(matches):
        seats = fewest + number % (most - fewest + 1)
        settings = option_sets(game, seats)
        match = Match(game, seats, settings[number % len(settings)], random.Random(f"w{number}"))
        every = [in_match.strict(language, name, match.referee) for language in LANGUAGES]
        while match.ask is not None:
            for words in every:
                assert list(in_match.misfits(match.referee, words)) == [], words.language
            match.step()
        for words in every:
            assert list(in_match.ending(match.referee, words)) == [], words.language


@pytest.mark.parametrize("name", GAMES)
def test_the_standing_has_a_row_for_each_score_and_a_cell_for_each_column(name: str) -> None:
    match = Match(catalogue.load(name), catalogue.entry(name)[2], {}, random.Random(name))
    while match.ask is not None:
        columns, rows = match.referee.game.standing(match.referee.table)
        assert len(rows) == len(match.referee.game.scores(match.referee.table))
        assert all(len(row) == len(columns) for row in rows)
        match.step()
