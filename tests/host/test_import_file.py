"""What people import: other encodings, marks, newer records, and files that are no records."""

from __future__ import annotations

import contextlib
import sqlite3
import unicodedata
from pathlib import Path

import pytest

from host.archive import played
from host.archive.import_file import NoRecordError, UnreadError, record_in
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
    (folder / "pictures").mkdir()
    for number in range(7):
        path_of(folder / "pictures", b"\x89PNG\r\n", f"{number}.png")
    path_of(folder, b" 5 point match\n", "a.mat")
    path_of(folder, record(match="0123456789abcdef").encode(), "good.log")
    path_of(folder, record().encode(), "good.txt")
    path_of(folder, record().encode("latin-1"), "old.txt")
    assert main(["history", "--archive", place, "import", str(folder)]) == 1
    said = capsys.readouterr().out
    assert f"8 files are no records: {folder / 'a.mat'}, " in said and "4.png" not in said
    assert "shopping.txt: no record" in said and "old.txt: line 4 is not UTF-8" in said
    with contextlib.closing(sqlite3.connect(place)) as archive:
        for table, rows in {"faulty": 0, "matches": 2, "people": len(PLAYERS)}.items():
            assert archive.execute(f"SELECT count(*) FROM {table}").fetchone() == (rows,)


def test_names_that_a_screen_shows_alike_are_told_apart_with_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = str(tmp_path / "archive.sqlite")
    # The same name in two spellings is one person; within one record it was two, told apart.
    apart = unicodedata.normalize("NFD", PLAYERS[0])
    for seed, players, said in (
        (1, PLAYERS, []),
        (2, ("Jose", "Bo", "Al"), ["Jose looks like Jos\u00e9"]),
        (3, (apart, "Al", "Bo"), []),
        (4, (PLAYERS[0], "Bo", apart), ["Jos\u00e9' looks like Jos"]),
        (5, ("\u674e\u96f7", "\u738b\u82b3", "Bo"), ["\u738b\u82b3 looks like \u674e\u96f7"]),
    ):
        path = path_of(tmp_path, archives.played(seed, players).encode(), f"{seed}.txt")
        assert main(["history", "--archive", place, "import", str(path)]) == 0
        told = [line for line in capsys.readouterr().out.split("\n") if "looks like" in line]
        assert len(told) == len(said) and all(map(str.startswith, told, said)), told
        assert all("trilithon history merge" in line for line in told)
    assert main(["history", "--archive", place, "rename", "Al", "Cleo"]) == 0
    assert "Cleo looks like Cl\u00e9o" in capsys.readouterr().out
    assert main(["history", "--archive", place]) == 0
    assert "  Cleo, Cl\u00e9o\n" in capsys.readouterr().out
    assert main(["history", "--archive", place, "player", "Cl\u00e9o"]) == 0
    assert "Cl\u00e9o looks like Cleo on a table's screen" in capsys.readouterr().out
    # What is taken back may look like another who has come since.
    for words in (
        ["rename", "Cl\u00e9o", "Di"],
        ["split", "Bo", "Cle\u00f2", "1"],
        ["undo"],
        ["undo"],
    ):
        assert main(["history", "--archive", place, *words]) == 0
    assert capsys.readouterr().out.count("looks like Cleo") == 2


def test_names_with_accents_of_their_own_are_the_same_match() -> None:
    fields = {"game": "stones", "rules": "1", "players": ", ".join(PLAYERS)}
    apart = {**fields, "players": unicodedata.normalize("NFD", fields["players"])}
    assert apart != fields and played.fingerprint(apart) == played.fingerprint(fields)
