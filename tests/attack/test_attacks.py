"""The short form of every attack; the long ones are `make attack`."""

from __future__ import annotations

import pytest

from tests.attack.__main__ import ATTACKS, attack


@pytest.mark.parametrize("name", ATTACKS)
def test_nothing_is_lost_and_nobody_is_let_in(name: str) -> None:
    print(attack(name, long=False))
