"""What an answer leads to is foreseen just as it comes, and no secret with it."""

from __future__ import annotations

import random

import pytest

from engine import catalogue, record
from engine.ask import CHOICE
from host.cable.client import Refusal
from host.page.foresight import foresee
from host.page.mirror import Mirror
from host.page.on_board import pieces_on
from host.page.words import say
from host.people.at_engine import Match

PLAYERS = ("Al", "Bo", "Cy")
ANSWERS, TRIES = 60, 12


def begun(game: str, answers: int) -> Mirror:
    """A random match after so many answers."""
    seats = max(catalogue.entry(game)[1], 2)
    match = Match(catalogue.load(game), seats, {}, random.Random(f"foresight {game}"))
    while match.ask is not None and len(match.referee.log) < answers:
        match.step()
    return Mirror(record.write(game, match.referee, PLAYERS[:seats]))


@pytest.mark.parametrize("game", ["backgammon", "amazones", "chariots", "why_first"])
def test_what_is_foreseen_is_what_comes(game: str) -> None:
    mirror, compared, rng = begun(game, ANSWERS), 0, random.Random(game)
    while mirror.ask is not None and compared < TRIES:
        ask, table = mirror.ask, mirror.referee.table
        value = rng.choice([*ask.values, *ask.items])
        foreseen = None
        if ask.role is CHOICE and not ask.secret:
            spelt = record.spell(ask, value, table.box, mirror.players)
            foreseen = foresee(mirror, "en", spelt)
        mirror.referee.take(value)
        if foreseen and foreseen["pieces"]:
            news = mirror.sentences(mirror.referee.table.news, "en")
            assert foreseen["said"][: len(news)] == news
            assert foreseen["pieces"] == pieces_on(
                mirror.referee, mirror.words["en"], mirror.lights
            )
            compared += 1
    assert compared == TRIES or mirror.ask is None


def test_the_same_seat_hears_its_next_question() -> None:
    mirror = begun("why_first", 1)
    card = mirror.referee.table.box.name(min(mirror.ask.values)) if mirror.ask else ""
    said = foresee(mirror, "fr", card)["said"]
    assert said[-1].startswith(say("fr", "then_asked", "").rstrip()), said


def test_a_secret_a_throw_and_what_is_no_answer_are_not_foreseen() -> None:
    for game, answers in (("stones", 1), ("backgammon", 1)):
        mirror = begun(game, answers)
        ask = mirror.ask
        assert ask and (ask.secret or ask.role != CHOICE)
        spelt = record.spell(ask, ask.values[0], mirror.referee.table.box, mirror.players)
        with pytest.raises(Refusal):
            foresee(mirror, "en", spelt)
    with pytest.raises(Refusal):
        foresee(begun("why_first", 1), "en", "nonsense")


def test_an_answer_that_turns_up_what_lies_face_down_tells_nothing_of_it() -> None:
    """Who adds nothing to the last second bid ends the joust, and the added cards are shown."""
    mirror, rng, met = begun("amazones", 1), random.Random("joust"), 0
    while mirror.ask is not None and not met:
        ask, box, covered = mirror.ask, mirror.referee.table.box, mirror.covered
        value = rng.choice([*ask.values, *ask.items])
        if ask.prompt == "second_bid" and covered:
            foreseen = foresee(mirror, "en", record.spell(ask, "nothing", box, mirror.players))
            value = "nothing"
        mirror.take(record.answer_line(ask, value, box, mirror.players))
        if ask.prompt == "second_bid" and covered and not mirror.covered:
            assert foreseen == {"said": [], "pieces": []}
            met += 1
    assert met
