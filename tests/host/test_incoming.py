"""What people import: other encodings, marks, newer records, and files that are no records."""

from __future__ import annotations

import contextlib
import sqlite3
import unicodedata
from pathlib import Path

import pytest

from host.archive import played
from host.archive.incoming import NoRecordError, UnreadError, record_in
from host.cli import main
from tests.host import archives

PLAYERS = ("Jos\u00e9", "Cl\u00e9o", "Bo")


def record(**more: str) -> str:
    return archives.played(3, PLAYERS, **more)


def path_of(folder: Path, data: bytes, name: str = "a.txt") -> Path:
    path = folder / name
    path.write_bytes(data)
    return path


@pytest.mark.parametrize("encoding", ["latin-1", "cp1252", "mac-roman", "cp437"])
def test_text_in_another_encoding_is_refused_with_its_line(tmp_path: Path, encoding: str) -> None:
    with pytest.raises(UnreadError, match="line 4 is not UTF-8: save"):
        record_in(path_of(tmp_path, record().encode(encoding)))


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_text_is_read_by_the_mark_it_bears(tmp_path: Path, encoding: str) -> None:
    assert record_in(path_of(tmp_path, record().encode(encoding))) == record()


def test_blanks_behind_the_first_line_are_no_fault(tmp_path: Path) -> None:
    text = record().replace("record 1\n", "record 1 \t\n", 1)
    assert record_in(path_of(tmp_path, text.encode())) == record()


def test_a_newer_record_is_called_so(tmp_path: Path) -> None:
    data = record().replace("record 1", "record 2", 1).encode()
    with pytest.raises(UnreadError, match="made by a newer Trilithon: record 2"):
        record_in(path_of(tmp_path, data))


@pytest.mark.parametrize("data", [b"", b"milk\nbread\n", b"\x89PNG\r\n", b"Trilithon records\n"])
def test_what_is_no_record_is_left_out(tmp_path: Path, data: bytes) -> None:
    with pytest.raises(NoRecordError):
        record_in(path_of(tmp_path, data))


def test_nothing_foreign_is_kept_and_each_file_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, place = tmp_path / "files", str(tmp_path / "archive.sqlite")
    folder.mkdir()
    path_of(folder, b"milk\n", "shopping.txt")
    path_of(folder, record().encode(), "good.txt")
    path_of(folder, record().encode("latin-1"), "old.txt")
    assert main(["history", "--archive", place, "import", str(folder)]) == 1
    said = capsys.readouterr().out
    assert "shopping.txt: no record" in said and "old.txt: line 4 is not UTF-8" in said
    with contextlib.closing(sqlite3.connect(place)) as archive:
        for table, rows in {"faulty": 0, "matches": 1, "people": len(PLAYERS)}.items():
            assert archive.execute(f"SELECT count(*) FROM {table}").fetchone() == (rows,)


def test_names_with_accents_of_their_own_are_the_same_match() -> None:
    fields = {"game": "stones", "rules": "1", "players": ", ".join(PLAYERS)}
    apart = {**fields, "players": unicodedata.normalize("NFD", fields["players"])}
    assert apart != fields and played.fingerprint(apart) == played.fingerprint(fields)
