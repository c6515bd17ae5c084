"""The game of tests/small_games_outside, brought for a test and gone after it; and its records."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

import engine.games
from engine import catalogue, found, record
from engine.referee import Referee

FOLDER = Path(__file__).resolve().parents[1] / "small_games_outside"
PURSES = ("gold", "copper")
EVEN = ["gold", 3, "gold", 3, "gold", 3, "gold", 3]
OPEN = ["copper", 2]  # a match that may go on
BLUNDER = [*EVEN, "gold", 3, "copper", 3]  # Bob, in the last round


@pytest.fixture
def purse(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The game's name, while it is there, for this process and those it starts."""
    before = list(engine.games.__path__)
    monkeypatch.setenv(found.OUTSIDE, str(FOLDER))
    monkeypatch.setattr(catalogue, "GAMES", found.games())
    yield "purse"
    catalogue.unload("purse")
    engine.games.__path__[:] = before


def played(answers: Sequence[str | int], gift: str = "no") -> Referee:
    """A match that Alice begins against Bob, with these answers: a purse and a die in turn."""
    referee = Referee(catalogue.load("purse"), 2, {"gift": gift})
    for answer in (0, *answers):
        assert referee.answer(answer) is None
    return referee


def written(answers: Sequence[str | int]) -> str:
    return str(record.write("purse", played(answers), ("Alice", "Bob")))
