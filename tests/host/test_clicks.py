"""Answers without a choice: how many a match has, and how many still cost a click at the page."""

from __future__ import annotations

from tests.measure.clicks import clicks


def test_of_what_is_no_choice_only_a_throw_costs_a_click() -> None:
    for game in ("stones", "high_druid", "sacrifice_roulette", "five_suitors", "ghost_knights"):
        answers, asked, throws = clicks(game, 2)
        assert asked > answers / 20 and throws == 0, game
    answers, asked, throws = clicks("backgammon", 1)
    assert asked > answers / 3 and 2 * throws <= asked, "two dice fall by one press"
