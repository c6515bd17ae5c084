"""Oh Hell, a game from outside: its rulings, and whole matches against an oracle."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine import catalogue
from engine.referee import Referee
from tests.oracles.match import OracleMatch
from tests.outside.oracle_oh_hell import OhHell
from tests.outside.test_cribbage import outside

__all__ = ["outside"]

NAMES = ("Ada", "Bea", "Cleo", "Dot", "Eve", "Fay", "Gus")


class Game:
    """A match of three in which the first hands are dealt: seat 0 deals, hearts are trump."""

    def __init__(self) -> None:
        self.referee = Referee(catalogue.load("oh_hell"), 3, {})
        self.lay(0, "heart9")

    @property
    def t(self) -> Any:
        return self.referee.table

    def lay(self, *answers: int | str) -> None:
        for each in answers:
            value = self.t.box.find(each) if isinstance(each, str) else each
            assert self.referee.answer(value) is None, each

    def told(self, key: str) -> list[Any]:
        return [args for verb, args, *_ in self.t.news if verb == key]


def test_the_dealer_may_not_let_the_bids_come_out_even_R_OHELL_5_6() -> None:
    match = Game()
    assert list(match.referee.ask.values) == [0, 1] and match.referee.ask.seat == 1
    match.lay(0, 0)
    assert match.referee.ask.prompt == "lead", "the dealer's only bid gave itself"
    assert match.t.bids == [0, 0, 0]


def test_a_trump_takes_the_trick_and_ten_are_for_who_is_right_R_OHELL_7_9_10_11() -> None:
    match = Game()
    match.lay(0, 1)
    assert match.t.bids == [1, 0, 1], "0 of the dealer would have made it even"
    match.lay("clubA", "heart2", "clubK")
    assert match.t.points == [0, 10, 11] and match.t.dealer == 1 and match.t.size == 2


def test_an_ace_is_high_and_a_suit_not_led_wins_nothing_R_OHELL_1_9() -> None:
    match = Game()
    match.lay(0, 0, "clubK", "clubA", "spadeA")
    assert match.t.points == [10, 10, 0], "the ace of clubs took it"


def test_who_could_have_followed_is_told_when_it_shows_R_OHELL_8() -> None:
    match = Game()
    match.lay(0, 0, "clubK", "clubA", "spadeA")
    match.lay("spade9", 0, 0, 0)
    match.lay("heart2", "club3", "heart5")
    assert match.referee.ask.prompt == "lead" and not match.told("revoked")
    match.lay("club4", "club5", "heart7")
    assert match.told("revoked") == [(0, match.t.box.find("heart7"))]


@pytest.mark.parametrize("seats", [3, 4, 7])
@pytest.mark.parametrize("longest", ["5", "7"])
def test_the_referee_and_the_oracle_agree_R_OHELL_2_3_4_12(seats: int, longest: str) -> None:
    for number in range(5):
        rng = random.Random(f"oh hell {seats} {longest} {number}")
        OracleMatch("oh_hell", OhHell(NAMES[:seats], {"longest": longest}, rng), rng).play()
