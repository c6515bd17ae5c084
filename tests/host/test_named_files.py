"""What a file holds that people name for a command to write stays, unless they say so."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from host import named_files
from host.cli import main
from host.cli_support import UsageError
from host.places import ROOT
from tests.host.rawrepl import RawRepl
from tests.host.test_backup import KEPT, board

GOLDEN = ROOT / "tests/golden/why_first-rank.txt"
Call = Callable[..., int]


def call(*words: str) -> Call:
    """The command with FILE replaced."""
    return lambda file, *more: main([word.replace("FILE", str(file)) for word in words] + [*more])


def saved(file: Path, *more: str) -> int:
    folder = board(file.parent / "board", KEPT)
    with RawRepl(folder) as repl:
        return main(["backup", str(file), repl.port, *more])


STUDY = "study why_first --matches 1 --level careless --jobs 1 --keep FILE.kept --page FILE"
COMMANDS = {
    "backup.zip": saved,
    "match.html": call("replay", str(GOLDEN), "--html", "FILE"),
    "all.csv": call("history", "export", "FILE"),
    "plays.html": call("history", "export", "FILE"),
    "study.html": call(*STUDY.split()),
    "demo.txt": call("demo", "why_first", "--players", "2", "--quick", "--record", "FILE"),
}


@pytest.mark.parametrize("name", COMMANDS)
def test_what_a_file_holds_stays_until_it_is_said_that_it_goes(
    name: str, tmp_path: Path, own_archive: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / name
    file.write_text("of another evening")
    assert COMMANDS[name](file) == 2
    said = capsys.readouterr().err
    assert f"{file} is there already: choose another name, or --replace" in said
    assert file.read_text() == "of another evening"
    assert COMMANDS[name](file, "--replace") in (0, 1), "1: a board of folders does not start again"
    assert file.read_bytes() != b"of another evening"
    assert not list(tmp_path.glob("*.new"))


def test_plans_are_all_written_or_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["plans", "stones", "--into", str(tmp_path)]
    assert main(words) == 0
    one, *others = sorted(tmp_path.iterdir())
    one.write_bytes(b"mine")
    others[0].unlink()
    assert main(words) == 2 and "--replace" in capsys.readouterr().err
    assert one.read_bytes() == b"mine" and not others[0].exists()
    assert main([*words, "--replace"]) == 0
    assert one.read_bytes() != b"mine" and others[0].exists()
    assert main(words) == 0, "the same once more loses nothing"


def test_kept_matches_of_another_study_get_names_beside(tmp_path: Path) -> None:
    path = tmp_path / "stones-a-longest.txt"
    assert named_files.put_beside(path, "one") == (path, False)
    beside = tmp_path / "stones-a-longest-2.txt"
    assert named_files.put_beside(path, "two") == (beside, False)
    assert named_files.put_beside(path, "two") == (beside, True)
    assert path.read_text() == "one"


def test_a_folder_and_a_device_are_no_files_to_lose(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="cannot be written"):
        named_files.put(tmp_path, "text", True)
    named_files.put(Path("/dev/null"), "text", False)
    assert not Path("/dev/null").is_file()


def test_commands_write_by_no_other_way() -> None:
    """Of those that do, none writes where people say, but a folder that must be new."""
    writes = re.compile(r"\.write_(?:text|bytes)\(|\.open\(\"[wx]")
    found = {
        path.name for path in (ROOT / "host/commands").glob("*.py")
        if writes.search(path.read_text(encoding="utf-8"))
    }  # fmt: skip
    assert found == {
        "check_on_micropython.py", "check_things.py", "firmware.py", "network.py", "new.py",
        "strength.py",
    }  # fmt: skip
