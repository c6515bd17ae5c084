"""What frames need of files is read once: a tab is slow to look for files, and does it often."""

from __future__ import annotations

import os

import pytest

from engine import catalogue
from engine.words import LANGUAGES
from host import loaded_modules
from host.page.log import log_lines
from host.page.mirror import Mirror
from host.page.past import Past, PastSight
from tests.page.test_story import played


def seen(mirror: Mirror) -> list[object]:
    found: list[object] = []
    for language in LANGUAGES:
        sight = PastSight(Past(mirror, False), True, language)  # type: ignore[arg-type]
        found += [sight.state(), log_lines(mirror, language, 0)]
    return found


@pytest.mark.parametrize("game", [line[0] for line in catalogue.GAMES])
def test_a_match_that_is_drawn_again_asks_nothing_of_the_disk(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def asked(*path: object) -> None:
        raise AssertionError(f"asked of the disk: {path}")

    with loaded_modules.keep_loaded():
        mirror = played(game)
        before = seen(mirror)
        with monkeypatch.context() as patch:
            for name in ("stat", "listdir", "scandir"):
                patch.setattr(os, name, asked)
            again = seen(mirror)
        assert again == before
