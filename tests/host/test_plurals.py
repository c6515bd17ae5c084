"""Plural forms: what the CLDR has, in the shape that a board reads."""

from __future__ import annotations

import pytest

from engine import found
from engine.words import form
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
