"""Games from elsewhere: made, checked, found by every command, and deployed beside ours."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import engine.games
from engine import catalogue, found
from host import outside
from host.cli import main
from host.commands.check import findings
from host.install.build import Source, board_sources, build, find_tools
from host.page.rewriting import list_again


@pytest.fixture(autouse=True)
def put_back(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What a test brings is gone after it."""
    monkeypatch.setenv(found.OUTSIDE, "")
    before, games = list(engine.games.__path__), catalogue.GAMES
    yield
    engine.games.__path__[:] = before
    catalogue.GAMES = games
    os.environ[found.OUTSIDE] = ""
    list_again()
    catalogue.unload("nim")
    for module in [name for name in found._read if name.startswith("engine.games.nim")]:
        del found._read[module]


def made(folder: Path) -> Path:
    assert main(["new", "nim", "--into", str(folder)]) == 0
    return folder / "nim"


def test_a_new_game_plays_and_nothing_is_wrong_with_it(tmp_path: Path) -> None:
    game = made(tmp_path)
    assert list(findings(game, 12)) == []
    assert main(["--games-in", str(tmp_path), "arena", "nim", "--games", "8", "--jobs", "1"]) == 0


def test_its_own_tests_pass_as_a_stranger_runs_them(tmp_path: Path) -> None:
    made(tmp_path)
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "nim", "-q", "-p", "no:cacheprovider"],
        cwd=tmp_path, env={**os.environ, found.OUTSIDE: ""}, capture_output=True, text=True,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stdout


def test_a_second_game_of_a_name_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture) -> None:
    made(tmp_path)
    assert main(["new", "nim", "--into", str(tmp_path)]) == 2
    assert "is there already" in capsys.readouterr().err
    assert main(["new", "stones"]) == 2
    (tmp_path / "nim").rename(tmp_path / "stones")
    assert main(["--games-in", str(tmp_path), "games"]) == 2
    assert "there is a game of this name already" in capsys.readouterr().err


def test_a_package_brings_a_game_by_its_entry_point(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made(tmp_path / "a_package")
    info = tmp_path / "a_package-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Name: a_package\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[trilithon.games]\nnim = a_package.nim\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    outside.bring([])
    assert "nim" in [line[0] for line in catalogue.GAMES]


def test_a_board_gets_it_beside_ours_and_plays_it(tmp_path: Path) -> None:
    made(tmp_path)
    outside.bring([str(tmp_path)])
    sources = list(board_sources())
    targets = {source.target for source in sources}
    assert {"engine/games/nim/rulebook.py", "engine/games/nim/box.py"} <= targets
    french = next(each.made for each in sources if each.target == "engine/words/fr.txt")
    assert isinstance(french, bytes) and b"\nnim " in french and b"\nhelp_nim " in french
    assert not [target for target in targets if "nim/tests" in target or "nim/en.py" in target]
    tools = find_tools()
    if tools is None:
        pytest.skip("no MicroPython for this platform")
    program = """
from engine import catalogue, found
from engine.referee import Referee
from engine.words import Words
referee = Referee(catalogue.load("nim"), 2)
while referee.ask:
    referee.answer(referee.ask.values[0])
print(referee.result.ending, Words("fr", "nim").text("title"), len(found.boxes()))
"""
    (tmp_path / "program.py").write_text(program)
    sources.append(Source(tmp_path / "program.py", "program.py", "-O2"))
    assert build(sources, tmp_path / "board", tools) == []
    ran = subprocess.run(
        [tools.micropython, "-m", "program"], cwd=tmp_path / "board", capture_output=True,
        text=True, env={**os.environ, "MICROPYPATH": ".frozen"},
    )  # fmt: skip
    assert ran.stdout.split() == ["played", "Nim", "4"], ran.stderr


def test_the_list_of_games_has_it(tmp_path: Path, capsys: pytest.CaptureFixture) -> None:
    made(tmp_path)
    capsys.readouterr()
    assert main([f"--games-in={tmp_path}", "games", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)[-1]["name"] == "nim"


def test_a_folder_that_is_not_there_is_wrong_use(capsys: pytest.CaptureFixture) -> None:
    assert main(["--games-in", "/nowhere", "games"]) == 2
    assert "there is no such folder" in capsys.readouterr().err
