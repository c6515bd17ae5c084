"""A record under changed rules: where yesterday's match would go another way."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import catalogue
from host import outside
from host.cli import main
from host.people import tournament
from host.rules_of import forget
from tests.host.test_outside import made, put_back

__all__ = ["put_back"]


@pytest.fixture
def yesterday(tmp_path: Path) -> Path:
    """The record of a match of nim, whose folder lies beside it."""
    made(tmp_path)
    outside.bring([str(tmp_path)])
    plan = tournament.Plan("nim", "yesterday", (2,), {"rounds": "3"}, Path())
    match = tournament.new_match(plan, catalogue.load("nim"), 0)
    match.play()
    record = tmp_path / "yesterday.txt"
    record.write_text(tournament.record_of(plan, match, 0), encoding="utf-8")
    return record


def change(record: Path, before: str, after: str) -> Path:
    rules = record.parent / "nim/rulebook.py"
    text = rules.read_text(encoding="utf-8")
    assert before in text
    rules.write_text(text.replace(before, after), encoding="utf-8")
    forget("nim")  # as a program has it that starts now
    return rules.parent


def test_rules_that_ask_the_same_end_the_same_whatever_their_version(
    yesterday: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = change(yesterday, "RULES = 1\n", "RULES = 27\n")
    assert main(["replay", str(yesterday)]) == 1
    assert "these are rules 27" in capsys.readouterr().err
    assert main(["replay", str(yesterday), "--rules-of", str(folder), "--lang", "en"]) == 0
    assert "7 answers" in capsys.readouterr().out


def test_it_says_after_which_answer_a_match_goes_another_way_and_what_is_asked_there(
    yesterday: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = change(yesterday, "t.clockwise(t.leader)", "t.clockwise(t.leader + 1)")
    assert main(["replay", str(yesterday), "--rules-of", str(folder)]) == 1
    said = capsys.readouterr().err
    assert "after 1 answer it goes another way, in line " in said and "is asked 'card'" in said


def test_another_result_is_another_way(yesterday: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = change(yesterday, "t.won[t.leader] += 1", "t.won[t.leader] += 20")
    assert main(["replay", str(yesterday), "--rules-of", str(folder)]) == 1
    said = capsys.readouterr().err
    assert "after 7 answers" in said and "scores" in said and "the match is over" in said


def test_rules_of_another_game_or_of_none_are_refused(
    yesterday: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(yesterday), "--rules-of", str(yesterday.parent)]) == 2
    assert "no folder of a game" in capsys.readouterr().err
    before = catalogue.GAMES
    other = Path(catalogue.__file__).parent / "games/stones"
    assert main(["replay", str(yesterday), "--rules-of", str(other)]) == 1
    assert "no record of stones" in capsys.readouterr().err
    assert before == catalogue.GAMES
