"""The log of a match is a story: a sentence a deed, in every language, and no deed without one."""

from __future__ import annotations

import random
import re
from pathlib import Path
from string import Formatter

import pytest

from engine import catalogue, found, record
from engine.ask import CHOICE
from engine.boxes.henge import colour, is_number
from engine.boxes.stonehenge import HENGE_COLOURS
from engine.words import LANGUAGES, Words
from host.commands.demo import NAMES
from host.page.log import log_lines
from host.page.mirror import Mirror
from host.page.standing import won
from host.page.story import deed, ended, standing_steps, story
from host.people.at_engine import Match

GAMES = [line[0] for line in catalogue.GAMES]
GOLDEN = Path(__file__).parent.parent / "golden"
FIELDS = {"who", "answer", "before", "laid", "sum"}
ANSWERS = 60


def played(game: str) -> Mirror:
    match = Match(catalogue.load(game), catalogue.entry(game)[1], {}, random.Random(game))
    while match.ask is not None and len(match.referee.log) < ANSWERS:
        match.step()
    return Mirror(record.write(game, match.referee, NAMES[: match.referee.seats]))


def texts(language: str, game: str) -> dict[str, str]:
    return found.both(language, f"engine.games.{game}.", "STORY")


@pytest.mark.parametrize("game", GAMES)
def test_every_deed_has_a_sentence_in_every_language(game: str) -> None:
    match = played(game)
    for language in LANGUAGES:
        lines = {line["n"]: line for line in log_lines(match, language, 1)}
        for number, told in enumerate(match.told[:-1], 1):
            if ended(match, number, language) and told.done and told.ask.role == CHOICE:
                line = lines[number]
                told_of = line["told"] or line["said"] or told.ask.prompt == "second_bid"
                assert told_of, (number, told.ask.prompt)
                assert "{" not in "".join(line["told"])


@pytest.mark.parametrize("game", GAMES)
def test_stories_have_the_same_deeds_in_every_language_and_fields_that_there_are(game: str) -> None:
    package = f"engine.games.{game}."
    every = [found.own(language, package, "STORY") for language in found.speaks(game)]
    for said in every:
        assert said.keys() == every[0].keys()
        for text in said.values():
            assert {name for _, name, _, _ in Formatter().parse(text) if name} <= FIELDS, text


def test_a_card_that_is_for_its_player_alone_is_told_as_well() -> None:
    """In the last lap of Why First? nobody is asked in front of whom."""
    match = Match(catalogue.load("why_first"), 3, {}, random.Random("alone"))
    while match.ask is not None:
        match.step()
    mirror = Mirror(record.write("why_first", match.referee, NAMES[:3]))
    last = [at for at, told in enumerate(mirror.told, 1) if told.ask.prompt == "card"][-3:]
    for at in last:
        told = mirror.told[at - 1]
        card = mirror.words["en"].option(told.ask, told.value)
        assert story(mirror, at, "en") == [
            f"{told.who} plays {card}, the last card, for {told.who} alone."
        ]


def test_that_played_cards_are_cleared_away_is_work_for_hands_and_no_story() -> None:
    mirror = Mirror((GOLDEN / "final_exam-exit.txt").read_text(encoding="utf-8"))
    for hands in (False, True):
        mirror.hands = hands
        told = [each for step in mirror.told for each in mirror.sentences(step.news, "en")]
        assert ("Discard the cards played." in told) == hands


def test_a_bid_is_told_by_its_sum() -> None:
    match = Mirror((GOLDEN / "amazones-placed.txt").read_text(encoding="utf-8"))
    bids = [
        (told, number) for number, told in enumerate(match.told, 1)
        if told.ask.prompt == "first_bid" and told.done and told.laid
    ]  # fmt: skip
    assert bids
    for told, number in bids:
        worth = match.referee.game.worth(match.referee.table, told.ask, list(told.pieces))
        assert told.worth == worth
        for language, verb in (("en", "bids"), ("fr", "mise")):
            assert story(match, number, language) == [
                f"{told.who} {verb} {worth}.".replace("-", "−")
            ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_story_names_number_cards_of_stonehenge_with_their_colour(language: str) -> None:
    match = played("celtic_whist")
    words = match.words[language]
    laid = [
        (number, piece) for number, told in enumerate(match.told, 1)
        if told.ask.prompt == "follow" for piece in told.pieces if is_number(piece)
    ]  # fmt: skip
    assert laid
    for number, piece in laid:
        shown = f"{words.piece(piece)} ({words.text(HENGE_COLOURS[colour(piece)])})"
        assert shown in " ".join(story(match, number, language))


def test_what_was_begun_and_called_back_is_no_deed() -> None:
    match = played("final_exam")
    called = [at for at, told in enumerate(match.told, 1) if told.value == "back"]
    assert called
    for at in called:
        steps = standing_steps(deed(match, at + 1, "en"))
        assert len(steps) < len(deed(match, at + 1, "en")) or len(steps) == 1
        assert "back." not in " ".join(story(match, at, "en"))


def test_the_story_has_no_piece_of_a_secret_answer() -> None:
    match = played("stones")
    for number, told in enumerate(match.told, 1):
        if told.ask.secret:
            assert told.pieces == () and told.worth is None
            assert not re.search(r"(day|night) \d", " ".join(story(match, number, "en")))


@pytest.mark.parametrize("language, said", [
    ("en", "Ann, Bob and Cleo win!"), ("fr", "Ann, Bob et Cleo gagnent !"),
    ("de", "Ann, Bob und Cleo gewinnen!"),
])  # fmt: skip
def test_who_wins_together_is_said_in_one_sentence(language: str, said: str) -> None:
    words = Words(language, "stones", ["Ann", "Bob", "Cleo"])
    assert won(words, [0, 1, 2]).replace("\xa0", " ") == said
    assert won(words, [1]) == words.text("winner", (1,)) and "Bob" in won(words, [1])


def test_the_page_writes_out_what_the_screen_shortens() -> None:
    match = played("sacrifice_roulette")
    for language in ("en", "fr"):
        spoken = [line for n in range(1, len(match.told)) for line in story(match, n, language)]
        spoken += [line for told in match.told for line in match.sentences(told.news, language)]
        assert "trilithon " in " ".join(spoken) and "trilit." not in " ".join(spoken)
