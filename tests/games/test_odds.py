"""Lots are fair: every seat that may begin really can."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from engine import catalogue
from engine.ask import Ask
from engine.referee import Referee
from host.cli_support import option_sets, player_counts
from host.people.chances import wrong_odds
from host.people.tournament import Plan, new_match

GAMES = [line[0] for line in catalogue.GAMES]
FIRST = 12  # questions of a match that is begun with every setting
MATCHES, DECISIONS = 40, 8_000

pytestmark = pytest.mark.parametrize("name", GAMES)


def check(game, table, ask: Ask | None) -> None:
    assert ask is None or not wrong_odds(game, table, ask), ask.prompt


def test_every_seat_may_come_up_where_a_lot_decides_with_every_setting(name: str):
    game, rng = catalogue.load(name), random.Random(name)
    for seats in player_counts(name):
        for options in option_sets(game, seats):
            referee = Referee(game, seats, options)
            while referee.ask and len(referee.log) < FIRST:
                check(game, referee.table, referee.ask)
                referee.answer(rng.choice([*referee.ask.values, *referee.ask.items]))


def test_the_odds_of_every_chance_are_of_that_question(name: str):
    game, decisions = catalogue.load(name), 0
    plan = Plan(name, "odds", tuple(player_counts(name)), {}, Path("unused"))
    for number in range(MATCHES):
        match = new_match(plan, game, number)
        while match.ask and decisions < DECISIONS:
            check(game, match.referee.table, match.ask)
            match.step()
            decisions += 1
