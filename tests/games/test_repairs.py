"""A match in which an answer was wrong, repaired, is the match played right. More of it by
`python -m tests.games.repairs all 1000`, and `python -m tests.games.repairs_at_a_table all 1000`.
"""

from __future__ import annotations

import pytest

from engine import catalogue
from tests.games import repairs_at_a_table
from tests.games.repairs import go_astray

WRONG_ANSWERS, AT_A_TABLE, OVER_THE_LINK = 12, 4, 2
GAMES = [line[0] for line in catalogue.GAMES]


@pytest.mark.parametrize("name", GAMES)
def test_a_repaired_match_is_as_if_it_had_been_played_right(name: str) -> None:
    tally = go_astray(name, WRONG_ANSWERS)
    assert tally.repaired == WRONG_ANSWERS and tally.carried


@pytest.mark.parametrize("name", GAMES)
def test_at_a_table_its_journal_tells_the_match_played_right(
    name: str,
) -> None:
    tally = repairs_at_a_table.go_astray(name, AT_A_TABLE, repairs_at_a_table.AtHand())
    assert tally.repaired == AT_A_TABLE


def test_over_the_link_it_does_too() -> None:
    with repairs_at_a_table.over_the_link() as desk:
        for name in ("high_druid", "amazones", "backgammon"):
            tally = repairs_at_a_table.go_astray(name, OVER_THE_LINK, desk)
            assert tally.repaired == OVER_THE_LINK
