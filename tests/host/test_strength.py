"""Who is stronger is measured on from run to run, and the page says no more than was measured."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from host.cli import main
from host.commands.strength import Results, first_wins
from host.opponents.mind import LEVELS
from host.opponents.world import NoWorld, World
from host.opponents.worlds import Worlds
from tests.generate import strength
from tests.host.purse import purse

__all__ = ["purse"]


def run(capsys: pytest.CaptureFixture, game: str, path: Path, games: int) -> Any:
    words = ["arena", game, "--versus", "easy", "careless", "--games", str(games), "--jobs", "1"]
    code = main([*words, "--json", "--results", str(path)])
    return code, json.loads(capsys.readouterr().out)["games"][0]


def test_a_later_run_goes_on_where_an_earlier_one_ended(
    purse: str, capsys: pytest.CaptureFixture, tmp_path: Path
) -> None:
    path, other = tmp_path / "results.jsonl", tmp_path / "other.jsonl"
    run(capsys, purse, path, 3)
    ((_, first),) = Results(path).every()
    assert run(capsys, purse, path, 8)[1]["matches"] == 8
    ((_, then),) = Results(path).every()
    assert then[:3] == first and len(then) == 8
    before = path.read_bytes()
    assert run(capsys, purse, path, 5)[1]["matches"] == 8  # nothing is left to play
    assert path.read_bytes() == before
    path.write_text("a letter\n", encoding="utf-8")
    assert main(["arena", purse, "--versus", "easy", "careless", "--results", str(path)]) == 2
    assert "no results of" in capsys.readouterr().err and not other.exists()


def test_what_earlier_minds_have_played_is_kept_and_neither_gone_on_with_nor_said_of_todays(
    purse: str, capsys: pytest.CaptureFixture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "results.jsonl"
    with monkeypatch.context() as patch:
        patch.setitem(LEVELS, "easy", replace(LEVELS["easy"], edition=1))
        run(capsys, purse, path, 3)
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace(', "edition": 1', ""), encoding="utf-8")  # as rows once were
    assert run(capsys, purse, path, 2)[1]["matches"] == 2
    rows = strength.lines(Results(path))
    todays = LEVELS["easy"].edition
    assert [(row["edition"], len(row["won"])) for row in rows] == [(1, 3), (todays, 2)]
    page = strength.with_figures("<!-- figures --><!-- /figures -->", rows)
    assert "| purse | 2 | 2 |" in page and "| purse | 2 | 3 |" not in page


def test_a_match_with_a_fault_is_counted_as_one_and_not_as_lost(
    purse: str, capsys: pytest.CaptureFixture, tmp_path: Path
) -> None:
    words = ["arena", purse, "--versus", "false", "careless", "--games", "2", "--jobs", "1"]
    path = tmp_path / "results.jsonl"
    assert main([*words, "--results", str(path)]) == 1
    assert "a fault: " in capsys.readouterr().out
    ((_, won),) = Results(path).every()
    assert won == [None, None] and first_wins(won) is None


def test_choices_of_which_no_world_fits_are_made_by_lot_and_counted(
    purse: str, capsys: pytest.CaptureFixture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nothing_fits(worlds: Worlds, is_over: Any) -> World:
        raise NoWorld("none")

    monkeypatch.setattr(Worlds, "draw", nothing_fits)
    words = ["arena", purse, "--versus", "easy", "careless", "--games", "4", "--jobs", "1"]
    assert main([*words, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["guessed"] > 0 and told["games"][0]["matches"] == 4
    assert main(words) == 0
    assert f"{told['guessed']} choices were made by lot" in capsys.readouterr().out


def test_who_has_won_all_of_a_few_has_not_shown_that_it_always_wins() -> None:
    few, many = first_wins([1.0] * 4), first_wins([1.0] * 200)
    assert few and many and 0.4 < few.low < 0.6 < 0.97 < many.low and few.high == 1.0


def test_the_page_of_strength_has_what_was_kept() -> None:
    every, text = strength.lines(Results(strength.RESULTS)), strength.PAGE.read_text("utf-8")
    assert strength.with_figures(text, every) == text, "python -m tests.generate.strength"


def test_the_page_names_what_was_not_shown() -> None:
    line = {"game": "stones", "seats": 3, "minds": ["easy", "careless"], "won": [1.0, 0.0, None]}
    weak = strength.figures([line])
    assert "| stones | 3 | 2 (1 faults) |" in weak and "not shown" in weak and "0 of 1 " in weak
    strong = strength.figures([{**line, "won": [1.0] * 30}])
    assert "not shown" not in strong and "1 of 1 " in strong


def test_levels_stand_first_against_careless_people_then_against_the_one_below() -> None:
    minds = [["normal", "easy"], ["python3 greedy.py", "easy"], ["easy", "careless"]]
    found = strength.pairs([{"minds": each} for each in minds])
    assert found == [("easy", "careless"), ("normal", "easy"), ("python3 greedy.py", "easy")]
