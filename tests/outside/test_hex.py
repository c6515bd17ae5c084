"""Hex, a game from outside on a grid: its rulings, and whole matches against an oracle."""

from __future__ import annotations

import random

import pytest

from engine import catalogue, record
from engine.referee import Referee
from engine.words import Words
from tests.oracles.match import OracleMatch
from tests.outside.oracle_hex import EVERY, Hex
from tests.outside.test_cribbage import outside

__all__ = ["outside"]

NAMES = ("Ada", "Bea")


def match(first: int, answers: str, swapping: str = "on") -> Referee:
    """A match after these answers, spelled as a record has them."""
    referee = Referee(catalogue.load("hex"), 2, {"swapping": swapping})
    assert referee.answer(first) is None
    for answer in answers.split():
        value = record.parse(referee.ask, answer, referee.table.box, NAMES)
        assert referee.answer(value) is None, answer
    return referee


def test_who_begins_joins_row_1_with_row_7_R_HEX_2_7() -> None:
    referee = match(1, "d1 a1 d2 a2 d3 a3 d4 a4 d5 a5 d6 a6")
    assert referee.result is None
    assert referee.answer(record.parse(referee.ask, "d7", referee.table.box, NAMES)) is None
    assert referee.result and referee.result.winners == [1]


def test_a_chain_goes_along_the_falling_diagonal_and_no_other_R_HEX_6() -> None:
    falling = "d1 g7 c2 f7 b3 e7 a4 d7 a5 c7 a6 b7"
    assert match(0, falling + " a7").result
    rising = match(0, "a1 g1 b2 g2 c3 g3 d4 f1 e5 f2 f6 f3 g7")
    assert rising.result is None


def test_the_second_may_take_over_the_first_stone_once_R_HEX_4_5() -> None:
    referee = match(0, "d4")
    assert referee.ask and referee.ask.items == ("swap",)
    assert match(0, "d4", "off").ask.items == ()
    referee = match(0, "d4 swap")
    assert referee.table.upright == 1 and list(referee.table.stones.values()) == [1]
    assert referee.ask and referee.ask.seat == 0 and referee.ask.items == ()


def test_its_places_are_called_as_on_its_own_board_R_HEX_1() -> None:
    referee = match(0, "")
    assert referee.ask is not None
    spelt = [
        record.spell(referee.ask, each, referee.table.box, NAMES) for each in referee.ask.values
    ]
    assert set(spelt) == EVERY and spelt[0] == "a1" and spelt[-1] == "g7"
    assert Words("fr", "hex", NAMES, referee.table.box).option(referee.ask, 0) == "a1"


@pytest.mark.parametrize("swapping", ["on", "off"])
def test_the_referee_and_the_oracle_agree_R_HEX_3_8(swapping: str) -> None:
    for number in range(10):
        rng = random.Random(f"hex {swapping} {number}")
        OracleMatch("hex", Hex(NAMES, {"swapping": swapping}, rng), rng).play()
