"""What the application adds to the texts: notices that never lose their end."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine import catalogue, found
from engine.repair import WAYS
from engine.words import LANGUAGES, Words
from firmware.menus.match_menu import ACTIONS
from firmware.menus.more_words import More
from firmware.screen import view
from firmware.screen.canvas import COLUMNS, wrap
from host.people.at_engine import Match

GAMES = [line[0] for line in catalogue.GAMES]
REFUSALS = ("refused_not_asked", "refused_elsewhere", "refused_not_legal", "refused_fault")
STEPS = 150
NAMES = [letter * 9 + "m" for letter in "MWmwQGAH"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_behind_the_held_knob_fits_its_row(language: str) -> None:
    words = More(Words(language), "match_menu")
    for action in ACTIONS:
        assert action in words and len(words.text(action)) < COLUMNS, action


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_repair_says_fits_its_rows(language: str) -> None:
    words = More(Words(language), "repair_menu")
    for key in (*WAYS, "earlier", "back", "repair_stop"):
        assert key in words and len(words.text(key, (99,))) < COLUMNS, key
    for key in ("repair_asked", "repair_left", "repair_done", "sure_stop", "which_answer"):
        assert len(wrap(words.text(key, (300,)))) <= 3, key


def refusals(game: str, words: Words) -> list[str]:
    """Every reason this game may give, as play.py writes it beside the longest piece."""
    texts = found.texts("en", game)
    longest = max((words.piece(piece) for piece in range(words.box.size)), key=len)
    keys = [*REFUSALS, *(key for key in texts if key in WHYS[game])]
    return [longest + " : " + words.text(key) for key in keys if "{" not in words.texts[key]]


def whys(game: str) -> set[str]:
    """The keys that a game's `why` can return: it spells them out."""
    module = catalogue.load(game)
    function = getattr(module, "why", None)
    if function is None:
        return set()
    return {value for value in function.__code__.co_consts if isinstance(value, str)}


WHYS = {game: whys(game) for game in GAMES}


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
                for said in refusals(game, words):
                    check_refusal(match.referee, words, said)
        match.step()


def check_refusal(referee: Any, words: Words, said: str) -> None:
    """On the question's page where both have room, else on the next one, and whole."""
    beside = len(wrap(view.asked(referee.ask, words))) + len(wrap(said)) <= view.BODY
    for page in range(1 if beside else 4):
        about = view.about_rows(referee.ask, referee, words)
        shown = view.question(referee.ask, referee, words, said, about)
        shown += view.news_pages(referee.table.news, words)
        rows = view.ask_rows(referee, words, [], 0, page, shown, [])[1:]
        if said.replace("\u00a0", " ") in " ".join(row.strip() for row in rows if row.strip()):
            return
    raise AssertionError((said, rows))
