"""An archive of every age and kind of database is brought up to date, or left alone."""

from __future__ import annotations

import argparse
from datetime import datetime
from pathlib import Path

import pytest

from host.archive import derived, history, ratings
from host.archive.archive import ADDED, Archive
from host.archive.database import ArchiveError, _parts, add_archive, open_database, words_of
from host.archive.moments import moment
from host.archive.played import evening_of
from host.archive.schema import STEPS, migrate
from tests.host.archives import DERIVED, days, everything, opened, played

OLD = [each for each in DERIVED if each != "machines"]
MATCH = {"matches": "id", "seats": "match"}  # where a table has the number of the match
LATER = (
    "matches_long",
    "matches_close",
    "matches_odd",
    "games_evening",
    "games_long",
    "games_close",
    "games_odd",
    "games_at",
)  # the indexes of the schema's later steps


def test_an_archive_of_every_age_is_brought_up_to_date(tmp_path: Path, place: str) -> None:
    db = open_database(place)
    for version in range(1, len(STEPS) + 1):
        assert migrate(db, version) == version - 1
    db.close()
    with opened(place) as archive:
        assert archive.take(played(1)).how == ADDED


def without_machines(archive: Archive) -> None:
    """As before they had sums of their own."""
    for each in ("INDEX seats_machine", "INDEX seats_machine_game", "TABLE machines"):
        archive.db.run("DROP " + each)
    archive.db.run("ALTER TABLE seats DROP COLUMN machine")


def test_sums_are_made_where_an_old_archive_had_none(place: str) -> None:
    with opened(place) as archive:
        archive.take_all(played(number, date=day) for number, day in enumerate(days(4)))
        before = everything(archive, *DERIVED)
        without_machines(archive)
        for table in (*OLD, "deeds"):
            archive.db.run("DROP TABLE " + table)
        for index in LATER:
            archive.db.run("DROP INDEX " + index)
        archive.db.run("CREATE INDEX matches_game ON matches (game, at, id)")
        archive.db.run("DELETE FROM versions WHERE number > 1")
    with opened(place) as archive:
        assert everything(archive, *DERIVED) == before


def test_an_older_archives_matches_get_the_moment_at_which_they_began(place: str) -> None:
    twice = {"02:50": "120", "02:10": "60"}
    with opened(place) as archive:
        for clock, offset in twice.items():
            archive.take(played(clock, date=f"2026-10-25T{clock}:00", offset=offset))
        ratings.catch_up_for(archive.db, 60)
        before = everything(archive, "matches", "seats", *DERIVED)
        for table in ("matches", "seats"):  # as an older Trilithon had them
            for clock, number in zip(twice, (1, 2), strict=True):
                archive.db.run(
                    f"UPDATE {table} SET at = ? WHERE {MATCH[table]} = ?",
                    f"2026-10-25T{clock}:00", number,
                )  # fmt: skip
        archive.db.run("DROP INDEX games_at")
        derived.rebuild(archive.db)
        without_machines(archive)
        archive.db.run("DELETE FROM versions WHERE number > 5")
    with opened(place) as archive:
        ratings.catch_up_for(archive.db, 60)
        assert everything(archive, "matches", "seats", *DERIVED) == before


def test_an_archive_of_a_later_version_is_left_alone(place: str) -> None:
    with opened(place) as archive:
        archive.db.run("INSERT INTO versions (number) VALUES (999)")
    with pytest.raises(ArchiveError, match="update Trilithon"):
        Archive.open(place)


def test_what_is_no_archive_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("this is a letter, not a database, and it is long enough\n" * 40)
    with pytest.raises(ArchiveError, match="cannot be used"):
        Archive.open(str(tmp_path / "file"))
    with pytest.raises(ArchiveError, match="postgresql://"):
        Archive.open("mysql://somewhere")
    pytest.importorskip("pg8000")
    for place, why in {
        "postgresql://nobody:hush@127.0.0.1:1/nothing": ":1/nothing: Connection refused. Is",
        "postgresql://127.0.0.1:99999/nothing": "Port out of range",
    }.items():
        with pytest.raises(ArchiveError, match=why) as wrong:
            Archive.open(place)
        assert "hush" not in str(wrong.value)


def test_of_what_a_server_sends_people_read_its_sentence() -> None:
    sent = {"S": "FATAL", "C": "28P01", "M": 'password authentication failed for user "me"'}
    assert words_of(Exception(sent)) == sent["M"]
    assert words_of(Exception("network error")) == "network error"
    assert words_of(OSError()) == "OSError"


def test_a_password_of_the_archive_is_not_taken_from_the_command_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    parser = argparse.ArgumentParser()
    add_archive(parser)
    with pytest.raises(SystemExit):
        parser.parse_args(["--archive", "postgresql://me:hush@there/x"])
    said = capsys.readouterr().err
    assert "PGPASSWORD" in said and "hush" not in said
    monkeypatch.setenv("PGPASSWORD", "hush")
    assert parser.parse_args(["--archive", "postgresql://me@there/x"]).archive
    assert _parts("postgresql://me@there/x")["password"] == "hush"


def test_what_an_older_archive_kept_with_a_date_to_come_leaves_the_head_when_it_is_opened(
    place: str,
) -> None:
    far = "9999-12-31T23:59:59 +0000"
    with opened(place) as archive:
        first, old, _ = (archive.take(played(n, date=day)).match for n, day in enumerate(days(3)))
        for table, number in (("matches", "id"), ("seats", "match")):
            archive.db.run(f"UPDATE {table} SET at = ? WHERE {number} = ?", far, old)
        archive.db.run("UPDATE matches SET evening = '9999-12-31' WHERE id = ?", old)
        sooner = moment("2026-02-02T20:15")  # of a computer whose clock was behind
        archive.db.run("UPDATE matches SET added = ? WHERE id = ?", sooner[:19], first)
        derived.rebuild(archive.db)
    with opened(place) as archive:
        ratings.catch_up_for(archive.db, 60)
        today = evening_of(moment(datetime.now().isoformat(timespec="seconds")))
        assert [line["evening"] for line in history.evenings(archive.db)] == [
            today, *(day[:10] for day in reversed((days(3)[0], days(3)[2])))
        ]  # fmt: skip
        assert [each["dated"] for each in history.latest(archive.db)] == [0, 1, 1]
        sums = everything(archive, *DERIVED)
        assert "9999" not in str(sums)
        derived.rebuild(archive.db)
        assert everything(archive, *DERIVED) == sums
