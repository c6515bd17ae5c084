"""New players find a hint on the page at every question of every game."""

from __future__ import annotations

import functools
import random
import re
from pathlib import Path

import pytest

from engine import catalogue, found
from engine.explain import GOAL, stakes
from engine.referee import values_of
from engine.words import LANGUAGES, Words
from host.page.greeting import game_options
from host.page.lesson import remarks
from host.page.rule_page import RULES, file
from host.people.at_engine import Match
from host.people.people import STYLES
from tests.both.app.menus.test_guide import TAUGHT

MATCHES, ANSWERS = 6, 600
LONGEST = 120  # letters: three lines on a phone
LONGEST_REMARK = 240
PARTS_OF_STAKES = 3
# A numbered question of a rule page, in a list or a table, and the prompts that ask it.
NUMBERED = re.compile(
    r"^(?:- (?=[A-Z]\d)|\| )([A-Z]\d?'?)(?=[ ,]) *((?:`[a-z_]+`(?:, )?)*)", re.MULTILINE
)
# They number other things.
EXAMPLES = re.compile(r"^## .*(?:ex[ae]mple|Beispiel)", re.MULTILINE | re.IGNORECASE)
NAMES = ["Alice", "Bob", "Cléo", "Dan", "Eve", "Fay", "Gus", "Hana"]
GAMES = [line[0] for line in catalogue.GAMES]


def hints(game: str, language: str = "en") -> dict[str, str]:
    """Question -> its text, as the language's own file has it."""
    return found.own(language, f"engine.games.{game}.", "HELP")


@functools.cache
def asked(game: str) -> dict[str, list[tuple[str, ...]]]:
    """Question -> what is at stake where a match first asks it, in every language, of some matches
    in all variants that come up."""
    rules, found = catalogue.load(game), {}
    _, fewest, most, _ = catalogue.entry(game)
    for number in range(MATCHES):
        rng = random.Random(f"{game} {number}")
        seats = rng.randint(fewest, most)
        chosen: dict[str, str] = {}
        for option, every in rules.OPTIONS:
            chosen[option] = rng.choice(values_of(rules, seats, chosen, option, every))
        match = Match(rules, seats, chosen, rng, [STYLES[rng.choice(sorted(STYLES))]])
        words = [Words(each, game, NAMES[:seats], match.referee.table.box) for each in LANGUAGES]
        seen = set()
        for _ in range(ANSWERS):
            if match.ask is None:
                break
            if match.ask.prompt not in seen:
                seen.add(match.ask.prompt)
                said = [stakes(each, game, match.referee) for each in words]
                found.setdefault(match.ask.prompt, []).extend(said)
            match.step()
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_question_says_what_wins_what_it_decides_and_when_the_match_ends(game: str) -> None:
    """In words of the game's own that name numbers, and no text of which a field is left."""
    for prompt, every in asked(game).items():
        for said in every:
            assert len(said) == PARTS_OF_STAKES, prompt
            for text in said:
                assert text[-1] == "." and " " in text and "{" not in text, (prompt, text)
                assert len(text) <= LONGEST, (prompt, text)


@pytest.mark.parametrize("game", GAMES)
def test_no_text_of_what_is_at_stake_is_of_no_use(game: str) -> None:
    """And every language has each, with the same fields."""
    code = Path(found.folder(game), "stakes.py").read_text(encoding="utf-8")
    own = {
        language: found.own(language, f"engine.games.{game}.", "STAKES")
        for language in found.speaks(game)
    }
    built = ["_" + ending for ending in catalogue.load(game).ENDINGS]
    idle = [key for key in own["en"] if f'"{key}"' not in code]
    assert not [key for key in idle if not any(map(key.endswith, built))]
    for language, texts in own.items():
        assert texts.keys() == own["en"].keys(), language
        for key, english in own["en"].items():
            assert re.findall(r"{.}", texts[key]) == re.findall(r"{.}", english), (language, key)


@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_a_hint_of_its_own(game: str) -> None:
    assert not set(asked(game)) - set(hints(game))


@pytest.mark.parametrize("game", GAMES)
def test_hints_are_of_questions_the_game_asks_in_every_language(game: str) -> None:
    known = Words("en", game).texts
    assert "goal" in hints(game)
    for prompt in hints(game):
        assert prompt == "goal" or prompt in known, f"{game} never asks {prompt}"
    for language in found.speaks(game):
        assert set(hints(game, language)) == set(hints(game)), language
        for prompt, english in hints(game).items():
            text = hints(game, language)[prompt]
            assert language == "en" or text != english or text == GOAL, (language, prompt)
            assert 0 < len(text.replace(GOAL, "").strip() or text) <= LONGEST, (language, prompt)


@pytest.mark.parametrize("game", GAMES)
def test_every_question_that_a_rule_page_numbers_is_asked_and_no_confirmation_is(game: str) -> None:
    """`B1 first_bid`: a number, and the prompts by which the game asks it, on the English page."""
    pages = {
        language: EXAMPLES.split(file(language, game, RULES).read_text(encoding="utf-8"))[0]
        for language in found.speaks(game)
    }
    english = pages["en"]
    numbered = NUMBERED.findall(english)
    for page in pages.values():
        assert {number for number, _ in NUMBERED.findall(page)} == {
            number for number, _ in numbered
        }
    for number, prompts in numbered:
        assert prompts and set(re.findall(r"\w+", prompts)) <= asked(game).keys(), number
    assert not re.findall(r"`ok`(?=:|\.$)|\bok, any seat|[A-Z]\d ok\b|\(`ok`\)", english)


def test_a_first_match_has_remarks_at_questions_that_its_game_asks() -> None:
    """The same in every language, short enough to be read beside a question."""
    taught = {game for game in GAMES if remarks("en", game)}
    assert taught == {game for game, _ in TAUGHT}
    for game in taught:
        every = [remarks(language, game) for language in found.speaks(game)]
        assert all(list(said) == list(every[0]) for said in every)
        for key, text in [pair for said in every for pair in said.items()]:
            prompt, number = key.split(" ")
            assert prompt in {*hints(game), "end"} and int(number) >= 1, key
            assert 0 < len(text) <= LONGEST_REMARK, key


@pytest.mark.parametrize("game", GAMES)
def test_seats_are_counted_from_one(game: str) -> None:
    for page in Path(found.folder(game)).glob("rules*.md"):
        text = page.read_text(encoding="utf-8")
        assert not re.findall(r"(?i)(?:seats?|siège|joueurs?|joueuses?) 0\b", text), page.name


@pytest.mark.parametrize("game", GAMES)
def test_every_option_says_what_it_means(game: str) -> None:
    for option, _ in catalogue.load(game).OPTIONS:
        assert "option_" + option in hints(game), option


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chooser_gets_what_every_option_means(language: str) -> None:
    for game, fewest, _, _ in catalogue.GAMES:
        for offered in game_options(language, game, fewest, {}):
            said = found.both(language, f"engine.games.{game}.", "HELP")
            assert offered["help"] == said["option_" + offered["name"]]


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
        assert any(GOAL in text for text in found.help_texts(language, game).values()), game


def test_the_generic_hints_are_there_for_every_kind_of_question() -> None:
    kinds = {"tap", "set", "menu", "number", "place", "seat", "colour", "fact", "chance"}
    for language in LANGUAGES:
        assert set(found.help_texts(language)) == kinds
