"""What rots in a column of the archive keeps nothing out, shuts no page, and can be put right."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from host import door
from host.archive import export, history, people, ratings, wording
from host.archive.archive import ADDED, Archive
from host.cli import main
from tests.host.archives import fill, opened
from tests.host.archives import played as a_match
from tests.host.test_archive_poison import dated


@pytest.fixture(scope="module")
def three(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An archive of three matches: each test has a copy of its own."""
    place = tmp_path_factory.mktemp("three") / "archive.sqlite3"
    with opened(str(place)) as archive:
        fill(archive, 3)
    return place


def ratings_of(archive: Archive) -> dict[str, list[tuple[object, ...]]]:
    while not ratings.catch_up_for(archive.db, 60):
        pass
    return {
        "seats": archive.db.rows("SELECT match, seat, mu, sigma, game_mu, game_sigma FROM seats "
                                 "ORDER BY match, seat"),
        "standings": archive.db.rows("SELECT person, game, mu, sigma FROM standings "
                                     "ORDER BY person, game"),
    }  # fmt: skip


@pytest.mark.parametrize("column", ["marks.value", "seats.mu", "seats.sigma", "seats.game_sigma"])
@pytest.mark.parametrize("value", ["[[[", b"\xff\0", 1e308, -5000, '["", [1]]'])
def test_what_rots_of_the_ratings_is_reckoned_again(column: str, value: object) -> None:
    table, name = column.split(".")
    with opened(":memory:") as sound, opened(":memory:") as rotten:
        for archive in (sound, rotten):
            fill(archive, 6)
        rotten.db.run(f"UPDATE {table} SET {name} = ?", value)
        for archive in (sound, rotten):
            more = a_match("one more", ["Ann", "Bo", "Cy"], "stones", date="2026-11-20T20:15")
            assert archive.take(more).how == ADDED
        assert ratings_of(sound) == ratings_of(rotten)


def columns_of(*kinds: str) -> list[str]:
    """table.column of every column of the archive that is of one of these types."""
    with opened(":memory:") as archive:
        tables = archive.db.rows("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY 1")
        return [
            f"{table}.{name}"
            for (table,) in tables
            for _, name, kind, *_, key in archive.db.rows(f"PRAGMA table_info({table})")
            if kind in kinds and not key
        ]


@pytest.mark.parametrize("column", columns_of("TEXT", "DOUBLE PRECISION", "INTEGER"))
@pytest.mark.parametrize("value", ["[[[", b"\xff\0", 1e308, -1])
def test_what_rots_of_one_match_keeps_no_other_out_and_no_page_shut(
    column: str, value: object, three: Path, tmp_path: Path
) -> None:
    table, name = column.split(".")
    with opened(str(shutil.copy(three, tmp_path / "archive.sqlite3"))) as archive:
        people.rename(archive, people_in(archive)[0], "Zoe")
        archive.db.run(
            f"UPDATE {table} SET {name} = ? WHERE rowid = (SELECT max(rowid) FROM {table})", value
        )
        assert archive.take(dated("2026-11-20T20:15", "one more")).how == ADDED
        open_every_page(archive)
        with (tmp_path / "all.csv").open("w", encoding="utf-8", newline="") as file:
            assert export.to_csv(archive, file) == 4
        people.erase(archive, "Zoe")
        assert "Zoe" not in people_in(archive)


@pytest.mark.parametrize("rotten", [b"\xff\0", b"B\xc3", "a\nb", "\x1b[31m"])
def test_a_person_whose_name_rotted_is_renamed_merged_and_erased_as_any_other(
    rotten: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """By the name as pages and terminals show it."""
    place = str(tmp_path / "archive.sqlite3")
    with opened(place) as archive:
        fill(archive, 3)
        archive.db.run("UPDATE people SET name = ? WHERE name = 'Ann'", rotten)
        (shown,) = {door.line(name) for name in people_in(archive)} - {"Bo", "Cy", "Di"}
        before = history.player(archive, shown)["standings"]
    for words in (
        ["rename", shown, "Found"],
        ["undo"],
        ["rename", shown, "Found"],
        ["player", "Found"],
    ):
        assert main(["history", "--archive", place, *words]) == 0, words
    with opened(place) as archive:
        assert history.player(archive, "Found")["standings"] == before
        archive.db.run("UPDATE people SET name = ? WHERE name = 'Found'", rotten)
    assert main(["history", "--archive", place, "erase", shown]) == 0
    with opened(place) as archive:
        assert sorted(people_in(archive)) == ["Bo", "Cy", "Di"]


def open_every_page(archive: Archive) -> None:
    """As the browser gets them, and as a terminal does; a rotten name is one, as it is shown."""
    everybody = list(map(door.line, people_in(archive)))
    pages = [
        (history.overview(archive), wording.overview),
        *((history.player(archive, name), wording.player) for name in everybody),
        *((history.versus(archive, everybody[0], name), wording.versus) for name in everybody[1:]),
        *(
            (history.evening(archive, day["evening"]), wording.evening)
            for day in history.evenings(archive.db)
        ),
    ]
    for view, told in pages:
        assert json.dumps(view) and "\n".join(told(view))
    assert all(history.match(archive, line["id"]) for line in history.latest(archive.db))


def people_in(archive: Archive) -> list[str]:
    return [name for (name,) in archive.db.rows("SELECT name FROM people ORDER BY id")]
