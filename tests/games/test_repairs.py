"""A match in which an answer was wrong, repaired, is the match played right. More of it by
`python -m tests.games.repairs all 1000`.
"""

from __future__ import annotations

import pytest

from engine import catalogue
from tests.games.repairs import go_astray

WRONG_ANSWERS = 12


@pytest.mark.parametrize("name", [line[0] for line in catalogue.GAMES])
def test_a_repaired_match_is_as_if_it_had_been_played_right(name: str) -> None:
    tally = go_astray(name, WRONG_ANSWERS)
    assert tally.repaired == WRONG_ANSWERS and tally.carried
