"""Plural forms: what the CLDR has, in the shape that a board reads."""

from __future__ import annotations

import functools
import re
import runpy
from pathlib import Path

import pytest

from engine import found
from engine.words import form
from host.languages.fields import forms
from host.languages.plurals import known
from tests.generate import plurals

SAMPLES = (*range(130), 1000, 9999)
POLISH = {1: 0, 2: 1, 4: 1, 5: 2, 0: 2, 11: 2, 12: 2, 14: 2, 21: 2, 22: 1, 112: 2, 122: 1}


def test_the_table_is_what_the_generator_makes_of_the_cldr() -> None:
    pytest.importorskip("babel")
    assert plurals.FILE.read_text(encoding="utf-8") == "".join(
        f"{each}\n" for each in plurals.lines()
    )


def test_every_number_of_every_language_has_the_category_of_the_cldr() -> None:
    babel = pytest.importorskip("babel")
    for language, (categories, rules) in known().items():
        category = babel.Locale(language).plural_form
        for number in SAMPLES:
            assert form(list(categories), number, rules) == category(number), (language, number)


def test_polish_has_one_few_and_many() -> None:
    categories, rules = known()["pl"]
    assert categories == ("one", "few", "many")
    assert {number: int(form(["0", "1", "2"], number, rules)) for number in POLISH} == POLISH


@pytest.mark.parametrize("language", found.languages())
def test_our_languages_count_as_the_cldr_says(language: str) -> None:
    assert found.texts(language, "table")["plurals"] == known()[language][1]


# A number and a noun


# Texts of a number that is never one, by folder and key, and why.
NEVER_ONE = {
    "engine/words equal_points": "who shares a win is not alone",
    "engine/games/awele idle_turns": "forty",
    "engine/games/awele cleared": "one alone is the text `removed`",
    "engine/games/awele round": "“ohne Entfernen”: no number of it",
    "engine/games/celtic_whist draw_deck_stack": "as many as a hand: thirteen and more",
    "engine/games/final_exam lay_tokens": "as many as players",
    "engine/games/five_suitors tokens_real": "five or six",
    "engine/games/five_suitors tokens_virtual": "five or six",
    "engine/games/five_suitors deal_packet": "three",
    "engine/games/ghost_knights pick_row": "four",
    "engine/games/ghost_knights build_pile": "half of the deck",
    "engine/games/ghost_knights end": "thirty",
    "engine/games/high_druid take_pieces": "seven or nine discs, two or three bars",
    "engine/games/magic take_discs": "six or seven",
    "engine/games/magic goal": "five or six",
    "engine/games/magic second_set": "five or six",
    "engine/games/why_first swept": "as many rounds as a match has",
    "engine/games/why_first no_such_place": "two or three",
    "host/page/words minutes": "players from fewest to most, as 2-5",
    "tests/outside/cribbage deal_hand": "five or six",
}
# Of a stuff there is no plural; words that begin a German sentence; verbs with two forms elsewhere.
NO_NOUNS = {"Flash", "Sie", "Was", "fehlen", "fehlt", "attend", "plus"}
COUNTED = re.compile(r"{(\d?[n+]|\d)}[ \u00a0]([^\W\d_]+)(?:[ \u00a0]([^\W\d_]+))?")
EITHER = re.compile(r"[a-zé]\((?:s|e|en|es|n)\)")  # card(s)


@functools.cache
def every_text(language: str) -> tuple[tuple[str, str], ...]:
    """(folder and key, text) of table, page, boxes, plates, our games and those of others."""
    return tuple(
        (f"{file.parent} {key}", text)
        for top in ("engine", "host", "tests/outside")
        for file in sorted(Path(top).rglob(f"{language}.py"))
        for kind, texts in runpy.run_path(str(file)).items()
        if kind.isupper() and isinstance(texts, dict)
        for key, text in texts.items()
        if isinstance(text, str)
    )


@functools.cache
def counted_words(language: str) -> frozenset[str]:
    """Words that have plural forms in some text, as nouns do."""
    return frozenset(
        word
        for _, text in every_text(language)
        for _, each in forms(text)
        for word in " ".join(each).split()
        if len(word) > 3
    )


def without_forms(language: str, text: str) -> bool:
    """Whether a number stands before a noun, or an adjective and a noun, that has no plural form.

    German writes nouns with a capital; elsewhere they are words that have forms in another text.
    """
    for _, word, after in COUNTED.findall(text):
        adjective = language != "de" or (word.islower() and re.search("(e|en|er)$", word))
        nouns = {word, after} if adjective else {word}
        if nouns & counted_words(language) - NO_NOUNS:
            return True
        if language == "de" and any(
            each[:1].isupper() and not each.isupper() for each in nouns - NO_NOUNS
        ):
            return True
    return bool(EITHER.search(text))


def test_a_noun_after_a_number_has_its_plural_forms() -> None:
    found_so = {
        key
        for language in found.languages()
        for key, text in every_text(language)
        if without_forms(language, text)
    }
    assert found_so == set(NEVER_ONE)


@pytest.mark.parametrize(("language", "text"), [
    ("en", "{s} lays {n} cards."), ("en", "{s} lays {n} card(s)."), ("en", "{0} more points"),
    ("fr", "{s} pose {1n}\u00a0cartes."), ("fr", "{n} oublié(s)"),
    ("de", "{s} legt {n} Kreidestücke."), ("de", "{0} alte Hüte"),
])  # fmt: skip
def test_planted_nouns_without_forms_are_found(language: str, text: str) -> None:
    assert without_forms(language, text)


@pytest.mark.parametrize(("language", "text"), [
    ("en", "{s} lays {n} {1:card|cards}."), ("en", "Round {n} of {n}"), ("en", "{n} is on {n}"),
    ("fr", "{n} {0:carte|cartes}"), ("de", "{n} legt {n}. Er bleibt."), ("de", "{0} KB frei"),
])  # fmt: skip
def test_other_numbers_raise_no_alarm(language: str, text: str) -> None:
    assert not without_forms(language, text)
