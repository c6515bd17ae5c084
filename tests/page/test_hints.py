"""New players find a hint on the page at every question of every game."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from engine import catalogue, found
from engine.explain import GOAL
from engine.referee import values_of
from engine.words import LANGUAGES, Words
from host.page.greeting import game_options
from host.people.at_engine import Match
from host.people.people import STYLES

MATCHES, ANSWERS = 6, 600
LONGEST = 120  # letters: three lines on a phone
GAMES = [line[0] for line in catalogue.GAMES]


def hints(game: str, language: str = "en") -> dict[str, str]:
    """Question -> its text, as the language's own file has it."""
    return found.own(language, f"engine.games.{game}.", "HELP")


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
    assert not asked(game) - set(hints(game))


@pytest.mark.parametrize("game", GAMES)
def test_hints_are_of_questions_the_game_asks_in_both_languages(game: str) -> None:
    known = Words("en", game).texts
    assert set(hints(game, "fr")) == set(hints(game)) and "goal" in hints(game)
    for prompt, english in hints(game).items():
        french = hints(game, "fr")[prompt]
        assert prompt == "goal" or prompt in known, f"{game} never asks {prompt}"
        assert french != english or french == GOAL, prompt
        for text in (french, english):
            assert 0 < len(text.replace(GOAL, "").strip() or text) <= LONGEST, prompt


@pytest.mark.parametrize("game", GAMES)
def test_every_option_says_what_it_means(game: str) -> None:
    for option, _ in catalogue.load(game).OPTIONS:
        assert "option_" + option in hints(game), option


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chooser_gets_what_every_option_means(language: str) -> None:
    for game, fewest, _, _ in catalogue.GAMES:
        for offered in game_options(language, game, fewest, {}):
            assert offered["help"] == hints(game, language)["option_" + offered["name"]]


@pytest.mark.parametrize("game", GAMES)
def test_every_hint_leads_to_rulings_of_the_rule_page(game: str) -> None:
    page = Path(found.folder(game), "rules.md").read_text(encoding="utf-8")
    said = found.help_texts("en", game)
    for prompt in set(hints(game)) - {"goal"}:
        stem, _, numbers = said["ruling_" + prompt].rpartition("-")
        for number in numbers.split(", "):
            assert re.search(rf"{stem}-{number}\b", page), f"{prompt}: {stem}-{number}"
    assert {key for key in said if key.startswith("ruling_")} == {
        "ruling_" + prompt for prompt in set(hints(game)) - {"goal"}
    }


def test_french_signs_hang_on_the_word_before_them() -> None:
    """Else a browser begins a line with them; a screen's rows see to it themselves."""
    for game in (*GAMES, *found.PARTS):
        for kind in (game, "help_" + game) if game in GAMES else (game,):
            for key, text in found.texts("fr", kind).items():
                assert not re.search(r" [?!:;»]|« ", text), (game, key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_while_people_sit_down_they_read_what_the_game_is_about(language: str) -> None:
    for game in GAMES:
        assert any(GOAL in text for text in hints(game, language).values()), game


def test_the_generic_hints_are_there_for_every_kind_of_question() -> None:
    kinds = {"tap", "set", "menu", "number", "place", "seat", "colour", "fact", "chance"}
    for language in LANGUAGES:
        assert set(found.help_texts(language)) == kinds
