"""Games from elsewhere: made, checked, found by every command, and deployed beside ours."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import engine.games
from engine import catalogue, found
from engine.words import Words
from host import outside
from host.cli import main
from host.commands.check import findings
from host.commands.check_on_micropython import on_micropython
from host.install.build import ROOT, Source, board_sources, build, find_tools
from host.rules_of import forget


@pytest.fixture(autouse=True)
def put_back(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What a test brings is gone after it."""
    monkeypatch.setenv(found.OUTSIDE, "")
    before, games = list(engine.games.__path__), catalogue.GAMES
    yield
    engine.games.__path__[:] = before
    catalogue.GAMES = games
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


def test_check_says_what_is_wrong(tmp_path: Path) -> None:
    game = made(tmp_path)
    rules, page = game / "rulebook.py", game / "rules.md"
    rules.write_text(
        rules.read_text().replace('ENDINGS = ("played",)', 'ENDINGS = ("played", "tied")')
    )
    page.write_text(page.read_text() + "- **R-NIM-6** Nobody looks.\n")
    (game / "fr.py").unlink()
    (game / "play.md").unlink()
    (game / "first.md").write_text("## card\n\nLay a high one.\n\n## dance 2\n\nTwo left.\n")
    (game / "rules.fr.md").write_text(page.read_text().replace("R-NIM-6", "R-NIM-7"))
    said = "\n".join(findings(game, 6))
    assert "rules.fr.md: R-NIM-6 is missing" in said
    assert "rules.fr.md: R-NIM-7 is not in rules.md" in said
    assert "play.md is missing: a page for who has never played it" in said
    assert "first.md: no question is called 'dance'" in said and "called 'card'" not in said
    assert "ending tied was never reached" in said
    assert "R-NIM-6 is named neither in the code nor by a test" in said
    assert "fr.py" not in said


def test_a_language_that_a_game_lacks_is_a_remark(
    tmp_path: Path, capsys: pytest.CaptureFixture
) -> None:
    game = made(tmp_path)
    (game / "fr.py").unlink()
    main(["check", str(game), "--games", "6"])
    said = capsys.readouterr().out
    assert "fr.py: there is none: English is shown instead" in said
    assert "fr.py: nim" not in said and "ending" not in said


def test_check_finds_texts_and_faults(tmp_path: Path) -> None:
    game = made(tmp_path)
    english, rules = game / "en.py", game / "rulebook.py"
    english.write_text(english.read_text().replace('"Lay a card"', '"Lay an incomprehensibility"'))
    rules.write_text(rules.read_text().replace("t.won[t.leader] += 1", "t.won[9] += 1"))
    said = "\n".join(findings(game, 3))
    assert "'incomprehensibility' is longer than a row" in said
    assert "IndexError" in said and "played was never reached" in said


def test_a_text_with_its_fields_in_another_order_is_found_and_no_table_falls_over_it(
    tmp_path: Path,
) -> None:
    game = made(tmp_path)
    english = game / "en.py"
    right = '"{s} wins the round."'
    assert right in english.read_text()
    english.write_text(english.read_text().replace(right, '"{n} tricks: {s} wins, {s}, {s}."'))
    said = "\n".join(findings(game, 3))
    assert "en.py: wins cannot be told: '{n} tricks" in said and "in another order" in said
    assert Words("en", "nim", ["Ann", "Bo"]).text("wins", (0,)) == "wins 0"


def test_a_question_that_answers_itself_is_no_fault(tmp_path: Path) -> None:
    assert not [line for line in findings(ROOT / "engine/games/backgammon", 3) if "by_its" in line]


def test_check_tries_the_game_on_micropython_too(tmp_path: Path) -> None:
    game = made(tmp_path)
    outside.bring([str(tmp_path)])
    assert list(on_micropython("nim", 2)) == []
    rules = game / "rulebook.py"
    rules.write_text(
        rules.read_text() + "\n\nfrom collections import Counter\n\nSEEN = Counter()\n"
    )
    assert list(findings(game, 2)) == []
    (said,) = on_micropython("nim", 1)
    assert said.startswith("on MicroPython: ImportError") and "Counter" in said


def test_check_knows_what_is_on_the_shelf_and_finds_places_with_names_of_ours(
    tmp_path: Path,
) -> None:
    game = tmp_path / "hex"
    shutil.copytree(ROOT / "tests/outside/hex", game)
    forget("hex")
    assert list(findings(game, 1)) == []
    forget("hex")
    rules = game / "rulebook.py"
    rules.write_text(rules.read_text().replace("BOX.on(PLATE)", "BOX"))
    assert "stone has the names of our places: make the table with BOX.on(PLATE)" in findings(
        game, 1
    )
    facts = game / "__init__.py"
    facts.write_text(facts.read_text().replace("no_tags", "no_tugs"))
    assert list(findings(game, 1)) == ["__init__.py: BOX is none of ours, and there is no box.py"]
    forget("hex")


def test_check_says_which_files_are_missing(tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    assert list(findings(tmp_path / "mine", 1)) == [
        "__init__.py is missing", "rulebook.py is missing", "en.py is missing",
        "rules.md is missing",
    ]  # fmt: skip
    assert main(["check", str(tmp_path / "nowhere")]) == 2


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
    assert "\nnim " in french and "\nhelp_nim " in french
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
