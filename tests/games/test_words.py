"""Texts for people: complete, in every language, and never wider than the screen."""

from __future__ import annotations

import random
import re

import pytest

from engine import catalogue, found
from engine.referee import ITSELF
from engine.tell import _key, tell
from engine.words import LANGUAGES, Words
from firmware.screen.canvas import COLUMNS, wrap
from firmware.screen.view import asked
from host.cli_support import option_sets
from host.page.rule_page import PLAY, written
from host.people.at_engine import Match

GAMES = [line[0] for line in catalogue.GAMES]
MATCHES = 12
PROMPT_ROWS = 3
LABEL = COLUMNS - 2  # the arrows of the knob's row
PARTS = ("TEXT", "HELP", "SETUP")
LONG = 2 * COLUMNS  # refusals and status
NAMES = [letter * 9 + "m" for letter in "MWmwQGAH"]  # ten characters, the most the table takes


def words_of(language: str, game: str, box: object = None) -> Words:
    return Words(language, game, NAMES, box)


FILES = [part for part in found.PARTS if part != "titles"] + GAMES


def texts(name: str, language: str = "en") -> dict[str, str]:
    """What a language's own file has, of a game or a part of the table's."""
    if name in GAMES:
        return found.own(language, f"engine.games.{name}.", "TEXT")
    return found.own(language, "engine.words.", name.upper())


def spoken(name: str) -> tuple[str, ...]:
    """The languages of a game, or of a part of the table's."""
    return found.speaks(name) if name in GAMES else LANGUAGES


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
    (name, language) for name in GAMES for language in spoken(name)
])  # fmt: skip
def test_one_thing_has_one_name_in_a_box(name: str, language: str) -> None:
    """Who reads "jeton" at one question and "disque" at the next looks for two things."""
    parts = found.read(f"engine.games.{name}.{language}")
    texts = [text for part in (*PARTS, "STAKES") for text in parts[part].values()]
    page = written(language, name, PLAY)
    assert page
    said = " ".join([*texts, page[1]]).lower()
    second = SECOND_NAMES[language]
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
    game, known = catalogue.load(name), texts(name)
    assert "title" in known
    for option, values in game.OPTIONS:
        assert "option_" + option in known
        for value in values:
            assert value.lstrip("-").isdigit() or "value_" + value in known, value
    for ending in game.ENDINGS:
        assert "ending_" + ending in known


@pytest.mark.parametrize("name", GAMES)
def test_all_that_a_match_says_has_a_text_and_fits_the_screen_in_every_language(name: str) -> None:
    game = catalogue.load(name)
    _, fewest, most, _ = catalogue.entry(name)
    for number in range(MATCHES):
        seats = fewest + number % (most - fewest + 1)
        settings = option_sets(game, seats)
        match = Match(game, seats, settings[number % len(settings)], random.Random(f"w{number}"))
        both = [words_of(language, name, match.referee.table.box) for language in LANGUAGES]
        while match.ask is not None:
            for words in both:
                check_ask(match.referee, words)
                check_subject(match.referee, words)
                check_table(match.referee, words)
            match.step()
        for words in both:
            check_table(match.referee, words)
            check_ending(match.referee, words)


def check_ending(referee, words: Words) -> None:
    for key, *args in referee.result.details:
        assert key in words, key
        words.text(key, args)


def check_ask(referee, words: Words) -> None:
    ask = referee.ask
    assert ask.prompt in words, ask.prompt
    assert len(wrap(asked(ask, words))) <= PROMPT_ROWS, asked(ask, words)
    for item in ask.items:
        assert item in words and len(words.text(item)) <= LABEL, item
    for value in list(ask.values):
        own = referee.label(value)
        assert own is None or own[0] in words, own
        label = words.said(own) if own else words.option(ask, value)
        assert not isinstance(value, str) or value in words, value
        assert len(label) <= LABEL, label


def check_subject(referee, words: Words) -> None:
    """What a question is about, and the standing, in the texts that every face of the table has."""
    for fact in referee.game.about(referee.table, referee.ask):
        assert fact[0] in words and words.said(fact), fact
    columns, rows = referee.game.standing(referee.table)
    assert len(rows) == len(referee.game.scores(referee.table))
    for row in rows:
        assert len(row) == len(columns)
        for value in row:
            assert not isinstance(value, tuple) or value[0] in words, value
    for column in columns:
        assert column in words, column


def check_table(referee, words: Words) -> None:
    for verb, what, source, target in referee.table.news:
        if verb == ITSELF:
            assert tell((verb, what, source, target), words) != ""
        elif source is None and target is None:
            assert verb in words, verb
            words.text(verb, what)
        else:
            _key(verb, what, source, target)
    if hasattr(referee.game, "status") and referee.ask is not None:
        key, *args = referee.game.status(referee.table)
        assert key in words and len(words.text(key, args)) <= LONG, words.text(key, args)
