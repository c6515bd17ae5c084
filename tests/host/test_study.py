"""What a study says of a game: figures with intervals that hold, and what is out of balance."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine import reading
from host.cli import main
from host.opponents.contest import Contest, Played, minds_of
from host.opponents.figures import mean, quantile, seldom, share
from host.opponents.mind import LEVELS, Level
from tests.host.purse import purse

__all__ = ["purse"]
MATCHES = pytest.mark.parametrize(
    "matches", [80, pytest.param(400, marks=pytest.mark.long)], ids=["few", "many"]
)


def told(capsys: pytest.CaptureFixture, *words: str) -> Any:
    assert main(["study", *words, "--json", "--jobs", "1"]) == 0
    return json.loads(capsys.readouterr().out)


@MATCHES
def test_a_planted_advantage_of_the_first_seat_is_in_its_interval(
    purse: str, tmp_path: Path, capsys: pytest.CaptureFixture, matches: int
) -> None:
    """Of 400 matches the interval is narrow enough to leave out an even game."""
    found = told(capsys, purse, "--against", "gift=yes", "--matches", str(matches),
                 "--level", "easy", "--keep", str(tmp_path))  # fmt: skip
    even, planted = found["settings"]
    assert even["options"] == {"gift": "no"} and planted["options"] == {"gift": "yes"}
    _, low, high = even["wins"][0]
    assert low <= 0.5 <= high
    _, low, high = planted["wins"][0]
    assert low <= 0.6 <= high
    assert matches < 400 or low > 0.5
    assert planted["chance"][0] > even["chance"][0] > 0.5
    assert [value for value, *_ in even["lengths"].values()] == [13, 13, 13]
    for path in found["kept"]:
        reader = reading.read(Path(path).read_text(encoding="utf-8"))
        assert reader.replay().result is not None


def test_what_never_happens_is_named_and_the_page_shows_it(
    purse: str, tmp_path: Path, capsys: pytest.CaptureFixture
) -> None:
    out = tmp_path / "study.html"
    words = ["study", purse, "--matches", "30", "--level", "easy", "--jobs", "1"]
    assert main([*words, "--keep", str(tmp_path / "kept"), "--page", str(out)]) == 0
    told = capsys.readouterr().out
    assert "no match ended never" in told and "seat 1 wins" in told
    page = out.read_text(encoding="utf-8")
    assert page.count("<svg") >= 4


def test_the_same_seed_gives_the_same_figures_in_any_number_of_processes(
    purse: str, tmp_path: Path, capsys: pytest.CaptureFixture
) -> None:
    words = [purse, "--matches", "8", "--level", "careless", "--keep", str(tmp_path)]
    first = told(capsys, *words)
    assert main(["study", *words, "--json", "--jobs", "2"]) == 0
    assert json.loads(capsys.readouterr().out) == first


@pytest.mark.parametrize(
    "words",
    [("nim",), ("stones", "--players", "9"), ("stones", "--against", "gift=yes"),
     ("stones", "--matches", "0")],
    ids=["game", "players", "option", "matches"],
)  # fmt: skip
def test_what_cannot_be_studied_is_refused(words: tuple[str, ...]) -> None:
    try:
        assert main(["study", *words]) == 2
    except SystemExit as end:
        assert end.code == 2


@pytest.mark.parametrize("level", LEVELS)
def test_people_of_a_study_follow_no_whims_and_those_at_a_table_do(level: str) -> None:
    """Who designs a game asks what people do who try to win."""
    for at_table, whims in ((False, 0.0), (True, LEVELS[level].whims)):
        contest = Contest("stones", "1", 3, (), (level,) * 3, at_table)
        with minds_of(contest, 0) as minds:
            assert [mind.whims for mind in minds.values() if isinstance(mind, Level)] == [whims] * 3


def test_an_option_that_nobody_takes_is_named() -> None:
    match = Played(0, [1.0, 0.0], "played", bytes(9))
    match.offers.update({("purse", "gold"): 50, ("purse", "copper"): 50, ("lot", "1"): 5})
    match.taken["purse", "gold"] = 50
    (prompt, answer, figure), *more = seldom([match])
    assert (prompt, answer, more) == ("purse", "copper", []) and figure.value == 0 < figure.high


def test_intervals_are_those_of_the_books() -> None:
    none = share(0, 10)
    assert none.value == 0 == none.low and none.high == pytest.approx(0.2775, abs=1e-3)
    half = share(50, 100)
    assert (half.low, half.high) == pytest.approx((0.4038, 0.5962), abs=1e-3)
    even = mean([0.0, 1.0] * 50)
    assert even and even.high - even.value == pytest.approx(1.96 * 0.05025, abs=1e-3)
    row = quantile(list(range(101)), 50)
    assert row.value == 50 and row.low < 42 and row.high > 58


def test_one_level_is_measured_against_another_seats_in_turn(
    purse: str, capsys: pytest.CaptureFixture
) -> None:
    words = ["arena", purse, "--versus", "easy", "careless", "--games", "4", "--jobs", "1"]
    assert main([*words, "--json"]) == 0
    (found,) = json.loads(capsys.readouterr().out)["games"]
    assert found["matches"] == 4 and found["minds"] == ["easy", "careless"]
    assert main(["arena", purse, "--versus", "easy", "no-such-program"]) == 2
    for players in ("1", "9", "two"):
        assert main([*words, "--players", players]) == 2
        assert f"--players {players}: {purse} is for one of" in capsys.readouterr().err
