"""A finished match judged: what turned it is found, and luck stands apart from choices."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest

from engine import reading
from host.cli import main
from host.opponents.hindsight import moments
from host.opponents.outcomes import Outcome, judged
from host.opponents.review import review
from host.opponents.worlds import Worlds
from tests.games.narrate import goldens
from tests.host.purse import BLUNDER, EVEN, played, purse, written

__all__ = ["purse"]
LUCKY = [*EVEN, "gold", 1, "gold", 6]  # Bob's last die


def test_a_planted_blunder_is_what_turned_the_match(
    purse: str, tmp_path: Path, capsys: pytest.CaptureFixture
) -> None:
    path = tmp_path / "blunder.txt"
    path.write_text(written(BLUNDER), encoding="utf-8")
    assert main(["review", str(path), "--json", "--jobs", "1"]) == 0
    view = json.loads(capsys.readouterr().out)
    first = view["turns"][0]
    assert (first["n"], first["who"], first["kind"]) == (12, "Bob", "choice")
    assert (first["answer"], first["better"]) == ("copper", "gold")
    assert first["before"][1] - first["after"][1] > first["within"]
    assert -7 < first["parts"]["points"][1] < -5, "the six points that the gold was worth"
    assert len(view["curve"]) == len(BLUNDER) + 2 and view["curve"][-1] == [1.0, 0.0]


def test_the_same_choices_are_no_mistake_where_a_die_decides(purse: str) -> None:
    referee = played(LUCKY)
    found = review(purse, referee)
    assert all(turn.luck for turn in found.turns), "nobody could have chosen better"
    assert found.turns[0].moment.number + 1 in (11, 13), "Alice's one, Bob's six"
    assert found.luck[1] > 0.2 and abs(sum(found.luck)) < 0.01


def test_the_sentences_are_in_both_languages_and_speak_of_points(
    purse: str, tmp_path: Path, capsys: pytest.CaptureFixture
) -> None:
    path = tmp_path / "blunder.txt"
    path.write_text(written(BLUNDER), encoding="utf-8")
    for tongue, said in (("en", "With gold, about"), ("fr", "Avec or, environ")):
        assert main(["review", str(path), "--lang", tongue, "--jobs", "1"]) == 0
        out = capsys.readouterr().out
        assert said in out and re.search(r"Bob −[56]", out)


def test_a_match_that_goes_on_or_is_no_record_is_not_judged(
    purse: str, tmp_path: Path, capsys: pytest.CaptureFixture
) -> None:
    path = tmp_path / "open.txt"
    path.write_text(written(EVEN), encoding="utf-8")
    assert main(["review", str(path)]) == 1
    assert "has not ended" in capsys.readouterr().err
    assert main(["review", str(tmp_path / "none.txt")]) == 2


@pytest.mark.parametrize("path", [path for path in goldens() if "limit" not in path.stem][::4],
                         ids=lambda path: path.stem)  # fmt: skip
def test_the_hands_of_a_match_fit_what_was_laid(path: Path) -> None:
    """Along every match a world is found with all hands open, and the asked seat's alone."""

    referee = reading.read(path.read_text(encoding="utf-8")).replay()
    for moment in list(moments(referee))[::25]:
        for known in (moment.open, moment.own):
            world = Worlds(referee.game, known, random.Random(1)).draw()
            assert len(world.referee.log) == moment.number


def test_what_is_shared_of_a_win_adds_up_to_one(purse: str) -> None:
    for answers in (BLUNDER, LUCKY, EVEN):
        assert sum(judged(played(answers)).won) == pytest.approx(1)


def test_points_are_worth_something_only_where_they_win() -> None:
    """In Why First? the second wins: more points than the winner has are no better than fewer."""
    by_name = {path.stem: path for path in goldens()}

    def judged_at(name: str) -> Outcome:
        return judged(reading.read(by_name[name].read_text(encoding="utf-8")).replay())

    second, goal = judged_at("why_first-rank"), judged_at("stones-goal")
    assert second.worth == second.won
    loser = goal.won.index(0)
    assert goal.worth[goal.won.index(1)] == 1 and 0 < max(goal.worth[loser:]) < 1
