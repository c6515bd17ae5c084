"""Answers without a choice: how many a match has, and how many still cost a click at the page."""

from __future__ import annotations

from tests.measure.clicks import counted


def test_of_what_is_no_choice_only_a_throw_costs_a_click() -> None:
    for game in ("stones", "high_druid", "sacrifice_roulette", "five_suitors", "ghost_knights"):
        found = counted(game, 2, 0)
        assert found.nobodys > found.answers / 20 and found.thrown == 0, game
    found = counted("backgammon", 1, 0)
    assert found.nobodys > found.answers / 3 and 2 * found.thrown <= found.nobodys
