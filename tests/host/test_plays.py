"""Plays for BG Stats, of every game: ours, and those from outside."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest

from engine import catalogue
from host import cli
from tests.host.test_outside import put_back

__all__ = ["put_back"]

TESTS = Path(__file__).resolve().parents[1]
OUTSIDE = TESTS / "outside"


def exported(folder: Path, *words: str) -> list[dict[str, Any]]:
    page = folder / "plays.html"
    assert cli.main([*words, "history", "export", str(page)]) == 0
    return [json.loads(unquote(link)) for link in re.findall(r"data=(.*?)\">", page.read_text())]


def test_every_game_has_its_plays_and_the_command_names_the_numbers_it_needs(
    tmp_path: Path, own_archive: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    records = [str(TESTS / "golden"), str(OUTSIDE / "golden")]
    assert cli.main(["--games-in", str(OUTSIDE), "history", "import", *records]) == 0
    assert "0 faulty" not in capsys.readouterr().out
    found = exported(tmp_path, "--games-in", str(OUTSIDE))
    games = [line[0] for line in catalogue.GAMES]
    assert {"cribbage", "oh_hell", "hex", "stones"} <= set(games)
    assert {play["game"]["sourceGameId"] for play in found} == set(games)
    lacking = capsys.readouterr().out.split("which games these are: ")[1].split()
    assert {game.strip(",") for game in lacking} == set(games)
    for play in found:
        assert play["game"]["name"] != play["game"]["sourceGameId"]
        assert " " in play["comments"] and "_" not in play["comments"], play
        ranked = [player for player in play["players"] if "rank" in player]
        assert all(player["winner"] == (player["rank"] == 1) for player in ranked), play


def test_where_nobody_wins_most_points_are_still_best(tmp_path: Path, own_archive: Path) -> None:
    assert cli.main(["history", "import", str(TESTS / "golden/high_druid-nobody.txt")]) == 0
    (play,) = exported(tmp_path)
    assert not any(player["winner"] for player in play["players"])
    assert play["game"]["highestWins"] and not play["game"]["noPoints"]
