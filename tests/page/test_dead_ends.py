"""Nobody who sees a hand is led to a question that this hand could only call back."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from engine import catalogue
from engine.ask import CHOICE, Ask
from engine.referee import Referee
from host.page.dead_ends import MOST, WAYS_OUT, after, calls_back, dead_ends, ways_on
from host.people.at_engine import Match

GAMES = [line[0] for line in catalogue.GAMES]
QUESTIONS = {"final_exam": 120, "war_of_gods": 90}  # these have such answers


def asked(game: str, most: int) -> Iterator[tuple[Match, Ask]]:
    """A random match, question by question, as people decide."""
    rng = random.Random(f"dead ends {game}")
    match = Match(catalogue.load(game), catalogue.entry(game)[1], {}, rng)
    while match.ask is not None and len(match.referee.log) < most:
        if match.ask.role is CHOICE and match.ask.seat is not None:
            yield match, match.ask
        match.step()


def only_back(referee: Referee, match: Match, seat: int) -> bool:
    """Whether the next thing this seat is asked has no answer but the way out."""
    ask = referee.ask
    if ask is None or ask.seat != seat or not any(map(ask.offers, WAYS_OUT)):
        return False
    return {*ask.items} <= {*WAYS_OUT} and not ways_on(ask, match.table)


@pytest.mark.parametrize("game", GAMES)
def test_no_answer_leads_to_nothing_but_the_way_back(game: str) -> None:
    """What is offered once those answers are gone leads on by at least one question."""
    if not calls_back(game):
        return
    found = 0
    for match, ask in asked(game, QUESTIONS.get(game, 40)):
        gone, values = dead_ends(game, match.referee, match.table), ways_on(ask, match.table)
        found += len(gone)
        if len(values) > MOST:
            continue  # a place: what leads to it has been tried as far as beyond it
        for value in values:
            if value not in gone and not (ask.kind == "tap" and ask.many):
                assert not only_back(after(match.referee, value), match, ask.seat), value
    assert found or game not in QUESTIONS


@pytest.mark.parametrize("game", QUESTIONS)
def test_no_answer_is_kept_back_that_leads_on(game: str) -> None:
    """However people go on from there, they come to the way out."""
    rng, walks = random.Random(game), 0
    for match, ask in asked(game, QUESTIONS[game]):
        for value in dead_ends(game, match.referee, match.table):
            ahead = after(match.referee, value)
            while not only_back(ahead, match, ask.seat):
                assert ahead.ask and ahead.ask.seat == ask.seat and ahead.ask.prompt != ask.prompt
                ahead = after(ahead, rng.choice(ways_on(ahead.ask, match.table)))
            walks += 1
    assert walks
