"""Golden playthroughs: one for every game and every way it can end, and none out of date."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import catalogue, record
from tests.games.narrate import goldens, narrate

ENDINGS = [
    (name, ending) for name, *_ in catalogue.GAMES for ending in catalogue.load(name).ENDINGS
]


@pytest.mark.parametrize(("game", "ending"), ENDINGS, ids=[f"{g}-{e}" for g, e in ENDINGS])
def test_every_way_a_game_can_end_has_its_golden_playthrough(game: str, ending: str) -> None:
    mine = [path for path in goldens() if path.stem.split("-")[:2] == [game, ending]]
    assert mine, f"write tests/golden/{game}-{ending}.txt: see tests/games/narrate.py"
    for path in mine:
        reader = record.read(path.read_text(encoding="utf-8"))
        assert reader.game == game
        assert reader.replay().result.ending == ending
        assert reader.finished, f"{path.name} does not say how the match ended"


@pytest.mark.parametrize("path", goldens(), ids=lambda path: path.stem)
def test_a_golden_tells_what_the_referee_says_today(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert narrate(text) == text, "read the change; if it is wanted: python -m tests.games.narrate"


def test_every_golden_belongs_to_a_game_of_the_catalogue() -> None:
    names = [line[0] for line in catalogue.GAMES]
    assert [path.name for path in goldens() if path.stem.split("-")[0] not in names] == []
