"""`trilithon history`, and what `play` and `records --pull` bring into it."""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote

import pytest

from host import cli
from host.archive import folders, history, ratings
from host.archive.links import FILE, Links
from host.hall.tournament import Tournament
from tests.host.archives import days, opened, played


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


def test_a_page_has_a_play_of_every_match_for_bg_stats(said, evenings, tmp_path: Path) -> None:
    said("rename", "Bo", "B&<o")
    (tmp_path / "cut.txt").write_text(played("cut", most=9))
    said("import", str(tmp_path / "cut.txt"))
    code, text = said("export", str(tmp_path / "plays.html"), "--bgg", "stones=28829")
    assert code == 0 and text.count("\n") == 2 and "6 matches" in text
    assert text.endswith("which games these are: amazones\n"), "a match without an end is no play"
    page = (tmp_path / "plays.html").read_text()
    links = re.findall(
        r'<a href="https://app[.]bgstatsapp[.]com/createPlay[.]html[?]data=(.*?)">', page
    )
    found = [json.loads(unquote(link)) for link in links]
    assert len(found) == 6 and page.count("B&amp;&lt;o") == 6 and "B&<o" not in page
    assert len({play["sourcePlayId"] for play in found}) == 6
    first = found[0]
    assert first["playDate"] == "2026-01-01 20:15:00"
    assert first["game"] == {
        "sourceGameId": "stones", "name": "The Stones of Stonehenge", "bggId": 28829,
        "noPoints": False, "highestWins": True,
    }  # fmt: skip
    assert "bggId" not in found[1]["game"] and found[1]["game"]["name"] == "Amazones"
    winner = max(first["players"], key=lambda player: player["score"])
    assert winner["winner"] and winner["rank"] == 1
    assert [player["name"] for player in first["players"]] == ["Ann", "B&<o", "Cy"]


def test_a_number_of_a_game_that_is_not_there_is_refused(said, evenings, tmp_path: Path) -> None:
    page = str(tmp_path / "plays.html")
    assert "write it like stones=12345" in said("export", page, "--bgg", "stones")[1]
    assert "stone" in said("export", page, "--bgg", "stone=1")[1]
    assert not Path(page).exists()


def test_renaming_merging_and_erasing(said, evenings) -> None:
    assert said("rename", "Bo", "Robert")[0] == 0
    assert said("merge", "Robert", "Ann")[0] == 2
    assert said("erase", "Robert")[0] == 0
    assert "Robert" not in said()[1] and "Bo" not in said("show", "1")[1]


def test_a_name_is_erased_from_the_file_of_a_tournament_without_a_hall(
    said, evenings, tmp_path: Path
) -> None:
    cup = Tournament("cup", "stones", 1)
    cup.keep(path := tmp_path / "cup.jsonl")
    for name in ("Ann", "Zoe", "Cy"):  # of whom the history does not know Zoe
        cup.enter(name)
    there = ("erase", "Zoe", "--tournament", str(path))
    assert "another program" in said(*there)[1]
    cup.close()
    assert "Zoe is player 2 in" in said(*there)[1] and "Zoe" not in path.read_text()
    assert [*Tournament.read(path).entrants] == ["Ann", "player 2", "Cy"]
    assert "nobody is called Zoe there" in said(*there)[1]
    assert said("erase", "Ann", "--tournament", str(path / "no"))[0] == 2
    path.write_text('{"name": "cup", "game": "none", "rounds": 1}\n')
    assert said("erase", "Ann", "--tournament", str(path))[0] == 2
    assert said("player", "Ann")[0] == 0


def test_a_merge_a_split_and_a_new_name_are_taken_back_the_last_first(
    said, evenings, own_archive
) -> None:
    roster = folders.tables_folder() / folders.PEOPLE
    roster.parent.mkdir(exist_ok=True)
    roster.write_text("Ann, 3, 04a1b2c3d4e5f6\nZoe, 1, 04a1b2c3d4e5f7\n")
    assert said("split", "Ann", "Zoe", "1", "3")[0] == 0
    before = state()
    assert ("Zoe", 2) in before[0] and ("Ann", 4) in before[0]
    assert said("rename", "Zoe", "Zora")[0] == said("merge", "Zora", "Ann")[0] == 0
    assert ("Ann", 6) in state()[0] and "Zo" not in roster.read_text()
    assert "Zora is a person of their own again" in said("undo")[1]
    assert "Zora, 1, 04a1b2c3d4e5f7" in roster.read_text()
    assert "Zora is called Zoe again" in said("undo")[1]
    assert state() == before
    assert said("undo")[0] == 0 and ("Ann", 6) in state()[0]
    assert said("undo")[0] == 2, "nothing is left to take back"
    assert said("split", "Ann", "Bo", "1")[0] == said("split", "Ann", "Zoe", "99")[0] == 2


def test_who_alone_was_known_at_the_tables_is_known_by_the_same_tag_again(
    said, evenings, own_archive
) -> None:
    roster = folders.tables_folder() / folders.PEOPLE
    roster.parent.mkdir(exist_ok=True)
    assert said("split", "Ann", "Zoe", "1")[0] == 0
    roster.write_text("Zoe, 1, 04a1b2c3d4e5f7\n")
    assert said("merge", "Zoe", "Ann")[0] == 0
    assert roster.read_text() == "Ann, 1, 04a1b2c3d4e5f7\n"
    assert said("undo")[0] == 0
    assert roster.read_text() == "Zoe, 1, 04a1b2c3d4e5f7\n"


def test_a_phones_link_follows_its_person_and_is_erased_with_them(said, evenings) -> None:
    path = folders.tables_folder() / FILE
    path.parent.mkdir(exist_ok=True)
    token = Links(path).of("Ann").token
    for deed, person in (
        (("rename", "Ann", "Anna"), "Anna"),
        (("undo",), "Ann"),
        (("split", "Ann", "Zoe", "1"), "Ann"),
        (("merge", "Ann", "Zoe"), "Zoe"),
    ):
        assert said(*deed)[0] == 0
        assert Links(path).person(token) == person
    assert said("erase", "Zoe")[0] == 0
    assert Links(path).person(token) == ""
    assert not {"Ann", "Anna", "Zoe"} & {*json.loads(path.read_text())["people"]}


def state() -> tuple[list[tuple[str, int]], list[tuple[object, ...]]]:
    """Who has played how much, and all ratings."""
    with opened("") as archive:
        ratings.catch_up_for(archive.db, 60)
        people = [(each["name"], each["matches"]) for each in history.ranking(archive.db)]
        mu = archive.db.rows("SELECT match, seat, mu FROM seats ORDER BY match, seat")
        return sorted(people), [(match, seat, round(rated, 9)) for match, seat, rated in mu]


def test_who_is_erased_is_in_no_deed(said, evenings) -> None:
    said("split", "Ann", "Zoe", "1")
    said("merge", "Zoe", "Ann")
    said("rename", "Bo", "Robert")
    assert said("erase", "Ann")[0] == 0
    with opened("") as archive:
        (about,) = [text for (text,) in archive.db.rows("SELECT about FROM deeds")]
        assert "Robert" in about and "Ann" not in about and "Zoe" not in about


def test_what_is_foreign_in_the_archive_is_listed_and_removed(said, evenings) -> None:
    with opened("") as archive:
        for text in ("eggs\nmilk\n", "Trilithon record 1\nmud\n"):
            archive.take(text)
    code, text = said("faulty")
    assert code == 0 and "eggs" in text and "Trilithon record 1" in text
    assert "1 record is gone" in said("remove", "foreign")[1]
    assert "eggs" not in said("faulty")[1] and said("remove", "eggs")[0] == 2
    name = said("faulty")[1].split()[0]
    assert said("remove", name)[0] == 0 and "every record" in said("faulty")[1]


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
