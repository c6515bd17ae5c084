"""`trilithon backup` and `restore` by the real mpremote, with a REPL that really runs its code."""

from __future__ import annotations

import argparse
import json
import zipfile
from pathlib import Path

import pytest

from firmware.boot.main import FOLDER
from host.cli_support import UsageError
from host.commands import backup as backing_up
from host.commands import restore as restoring
from host.install import backup
from host.install.backup import ABOUT, ASIDE, BEFORE, Backup
from host.install.installation import mark
from host.install.raw_repl import Board, BoardError
from tests.host.rawrepl import RawRepl
from tests.link.cable import need_micropython

KEPT = {
    "settings.json": b'{"language": "fr", "hardware": {"pins": {"strip": 9}}}',
    "people.txt": "Zoé 3\n".encode(),
    "tags.txt": b"04a1b2c3d4 amazones yellow+5b\n",
    "match.txt": b"Trilithon record 1\n" * 200,
    "tail/0001": b"Alice, bid: ok\n",
    "records/0001.txt": bytes(range(256)) * 9,
    "shelf/0002.txt": b"Trilithon record 1\n",
}
SECRET = {"network.json": b'{"password": "of the house"}'}


def board(folder: Path, files: dict[str, bytes]) -> Path:
    """A board's file system with these files of a table, and something else on it."""
    need_micropython()
    for name, data in ({FOLDER + "/" + name: data for name, data in files.items()}
                       | {"main.py": b"print()\n", "engine/a.mpy": b"a"}).items():  # fmt: skip
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    return folder


def held(folder: Path) -> dict[str, bytes]:
    """Everything in a folder."""
    found = [path for path in folder.rglob("*") if path.is_file()]
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in found}


def quiet(line: str) -> None:
    """Shows nobody how far it is."""


def take(folder: Path) -> Backup:
    with RawRepl(folder) as repl, Board(repl.port) as asked:
        return backup.taken(asked, quiet)


def put(folder: Path, found: Backup, cut_at: int = 0) -> None:
    with RawRepl(folder, cut_at) as repl, Board(repl.port) as asked:
        backup.put(asked, found, quiet)


def test_a_table_moves_onto_a_new_board_and_no_password_with_it(tmp_path: Path) -> None:
    old = board(tmp_path / "old", KEPT | SECRET)
    new = board(tmp_path / "new", {"network.json": b"its own"})
    file = tmp_path / "table.zip"
    file.write_bytes(backup.packed(take(old)))
    assert b"of the house" not in file.read_bytes()
    found = backup.read(file)
    assert found.files == KEPT
    put(new, found)
    assert held(new / FOLDER) == KEPT | {"network.json": b"its own"}
    assert held(old / FOLDER) == KEPT | SECRET
    assert {path.name for path in new.iterdir()} == {FOLDER, "main.py", "engine"}


def test_a_power_cut_at_any_moment_leaves_the_old_or_the_new_and_the_same_command_goes_on(
    tmp_path: Path,
) -> None:
    wanted = {"records/0001.txt": b"new\n", "match.txt": b"also new\n"}
    theirs = {"match.txt": b"mine\n", **SECRET}
    cuts = 0
    for moment in range(2, 99):
        place = board(tmp_path / str(moment), theirs)
        try:
            put(place, Backup("linux", wanted), moment)
        except BoardError:
            cuts += 1
        else:
            break
        everywhere = [held(place / each) for each in (ASIDE, BEFORE, FOLDER)]
        assert wanted.items() <= everywhere[2].items() or all(
            any(each.get(name) == data for each in everywhere) for name, data in theirs.items()
        ), moment
        put(place, Backup("linux", wanted))
        assert held(place / FOLDER) == {**wanted, **SECRET}, moment
        assert not (place / ASIDE).exists() and not (place / BEFORE).exists()
    assert cuts > 10


def test_another_kind_of_board_keeps_its_pins(tmp_path: Path) -> None:
    fitted = backup.fitted(Backup("rp2", KEPT), "esp32")
    assert json.loads(fitted.files["settings.json"]) == {"language": "fr"}
    assert backup.fitted(Backup("rp2", KEPT), "rp2").files == KEPT


def test_a_board_with_matches_of_its_own_is_changed_only_where_that_is_meant(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    old = board(tmp_path / "old", KEPT)
    new = board(tmp_path / "new", {"records/0001.txt": b"theirs"})
    file = tmp_path / "table.zip"
    for command in (backing_up, restoring):  # what stands for the board runs no table
        monkeypatch.setattr(command, "started", lambda port: 0)
    with RawRepl(old) as repl:
        assert called(backing_up, str(file), repl.port) == 0
    assert "7 files of the table" in capsys.readouterr().out
    with RawRepl(new) as repl:
        with pytest.raises(UsageError, match=r"of its own \(records/0001.txt\).*--replace"):
            called(restoring, str(file), repl.port)
        assert held(new / FOLDER) == {"records/0001.txt": b"theirs"}
        assert called(restoring, str(file), repl.port, "--replace") == 0
    assert held(new / FOLDER) == KEPT


def called(command: object, *words: str) -> int:
    parser = argparse.ArgumentParser()
    command.add_arguments(parser)  # type: ignore[attr-defined]
    return int(command.run(parser.parse_args(words)))  # type: ignore[attr-defined]


def test_what_is_no_whole_backup_is_refused_before_a_board_is_looked_for(tmp_path: Path) -> None:
    whole = tmp_path / "whole.zip"
    whole.write_bytes(backup.packed(Backup("rp2", KEPT)))
    data = whole.read_bytes()
    with zipfile.ZipFile(whole) as file:
        about = json.loads(file.read(ABOUT))

    def zipped(about: object, files: dict[str, bytes]) -> bytes:
        with zipfile.ZipFile(tmp_path / "made.zip", "w") as file:
            file.writestr(ABOUT, json.dumps(about))
            for name, content in files.items():
                file.writestr(name, content)
        return (tmp_path / "made.zip").read_bytes()

    outside = {"../main.py": b"import os"}
    wrong = {
        "no whole backup": (b"", b"text", data[:-30], zipped({"backup": 1}, {})),
        "tags.txt is damaged": (zipped(about, KEPT | {"tags.txt": b"other"}),),
        "main.py is damaged": (
            zipped({**about, "files": {"../main.py": mark(b"import os")}}, outside),
        ),
        "newer Trilithon": (zipped({**about, "backup": 2}, KEPT),),
    }
    for said, files in wrong.items():
        for content in files:
            path = tmp_path / "wrong.zip"
            path.write_bytes(content)
            with pytest.raises(UsageError, match=said):
                backup.read(path)
    with pytest.raises(UsageError, match="cannot be read: No such file"):
        backup.read(tmp_path / "none.zip")
