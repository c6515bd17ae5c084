"""`trilithon history`, and what `play` and `records --pull` bring into it."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from host import cli
from host.archive import folders
from tests.host.archives import days, played


@pytest.fixture
def evenings(tmp_path: Path, own_archive: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """An archive with six matches on three evenings, from a folder of files."""
    folder = tmp_path / "evenings"
    folder.mkdir()
    for number, date in enumerate([*days(3), *days(3)]):
        game = ("stones", "amazones")[number % 2]
        (folder / f"{number}.txt").write_text(played(number, game=game, date=date))
    assert cli.main(["history", "import", str(folder)]) == 0
    assert "6 added" in capsys.readouterr().out
    return folder


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str]) -> Iterator[object]:
    """Calls the command: (its exit code, what it printed)."""

    def call(*words: str) -> tuple[int, str]:
        code = cli.main(["history", *words])
        done = capsys.readouterr()
        return code, done.out + done.err

    yield call


def test_an_empty_archive_says_how_matches_come_into_it(said, own_archive) -> None:
    code, text = said()
    assert code == 0 and "history import" in text and "records --pull" in text


def test_the_whole_history_on_one_page(said, evenings) -> None:
    code, text = said()
    assert code == 0
    assert text.startswith("6 matches, 6 finished; 3 people")
    for part in ("people", "games", "evenings", "last matches", "remarkable", "2026-01-02", "±"):
        assert part in text
    assert "3 matches of stones" in said("--game", "stones")[1]
    assert json.loads(said("--json")[1])["totals"]["matches"] == 6


def test_a_player_an_evening_and_two_against_each_other(said, evenings) -> None:
    assert "head to head" in said("player", "Ann")[1]
    assert "2026-01-02: 2 matches" in said("evening", "2026-01-02")[1]
    assert "Ann against Bo" in said("versus", "Ann", "Bo")[1]
    assert said("player", "Anna") == (
        2, "trilithon: nobody in the archive is called 'Anna'. Did you mean 'Ann'?\n"
    )  # fmt: skip


def test_an_evening_is_a_day(said, evenings) -> None:
    assert "2026-01-02: 2 matches" in said("evening", "20260102")[1]
    code, text = said("evening", "yesterday")
    assert code == 2 and "'yesterday' is no day: write it like 2026-11-20" in text


def test_a_record_comes_out_as_it_came_in(said, evenings) -> None:
    assert said("show", "1")[1] == (evenings / "0.txt").read_text()
    assert said("show", "99")[0] == 2


def test_records_in_other_peoples_tables(said, evenings, tmp_path: Path) -> None:
    said("rename", "Bo", "=HYPERLINK()")
    assert said("export", str(tmp_path / "all.csv"))[1].endswith("all.csv: 6 matches\n")
    with (tmp_path / "all.csv").open(newline="") as file:
        lines = list(csv.DictReader(file))
    assert len(lines) == 18 and lines[0]["game"] == "stones"
    assert {line["name"] for line in lines} == {"Ann", "'=HYPERLINK()", "Cy"}
    said("export", str(tmp_path / "all.json"))
    found = json.loads((tmp_path / "all.json").read_text())
    assert len(found) == 6 and found[0]["record"].startswith("Trilithon record 1\n")
    assert said("export", str(tmp_path / "all.doc"))[0] == 2


def test_renaming_merging_and_erasing(said, evenings) -> None:
    assert said("rename", "Bo", "Robert")[0] == 0
    assert said("merge", "Robert", "Ann")[0] == 2
    assert said("erase", "Robert")[0] == 0
    assert "Robert" not in said()[1] and "Bo" not in said("show", "1")[1]


def test_a_faulty_file_is_told_and_the_others_are_taken(said, evenings, tmp_path: Path) -> None:
    (tmp_path / "bad.txt").write_text("Trilithon record 1\nmud\n")
    (tmp_path / "good.txt").write_text(played(50))
    code, text = said("import", str(tmp_path / "bad.txt"), str(tmp_path / "good.txt"))
    assert code == 1 and "bad.txt: faulty: line 2" in text and "good.txt: added" in text
    assert said("import", str(tmp_path / "none.txt"))[0] == 2


def test_simulated_tables_know_people_by_the_names_of_the_history(
    said, evenings, own_archive
) -> None:
    roster = folders.tables_folder() / folders.PEOPLE
    roster.parent.mkdir(exist_ok=True)
    roster.write_text("Ann, 3, 04a1b2c3d4e5f6\nBo, -, -\nDi, 1, -\n")
    assert said("rename", "Ann", "Anna")[0] == 0
    assert roster.read_text().split("\n")[0] == "Anna, 3, 04a1b2c3d4e5f6"
    assert said("erase", "Bo")[0] == 0
    assert roster.read_text() == "Anna, 3, 04a1b2c3d4e5f6\nDi, 1, -\n"
