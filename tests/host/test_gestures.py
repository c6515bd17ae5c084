"""What a match needs of hands, counted twice from the same log."""

import random

from engine import catalogue
from engine.ask import OK
from engine.referee import Referee
from host.people.at_engine import Match
from tests.measure.gestures import counted, evenings


def test_every_answer_is_one_deed_before_and_none_is_lost_or_doubled() -> None:
    game = catalogue.load("amazones")
    match = Match(game, 3, {}, random.Random(7))
    match.play()
    deeds = counted(game, 3, {}, bytes(match.referee.log))
    assert deeds.before == len(match.referee.log)
    assert deeds.gestures < deeds.taps and deeds.presses_left <= deeds.presses


def test_a_bid_of_three_cards_is_one_gesture_and_its_ok_is_still_pressed() -> None:
    game = catalogue.load("amazones")
    referee = Referee(game, 3)
    for answer in (0, 0, 1, 2):
        assert referee.answer(answer) is None
    opening = counted(game, 3, {}, bytes(referee.log))
    hand = list(referee.ask.values)[:3]  # type: ignore[union-attr]
    for card in [card for card in hand if card in referee.ask.values]:  # type: ignore[union-attr]
        assert referee.answer(card) is None
    assert referee.answer(OK) is None
    deeds = counted(game, 3, {}, bytes(referee.log))
    assert (deeds.taps, deeds.gestures) == (3, 1)
    assert deeds.presses_left - opening.presses_left == 1, "more of that colour could be added"


def test_a_game_without_sets_needs_as_many_as_before() -> None:
    deeds = evenings("why_first", 1)
    assert deeds.before == deeds.after
