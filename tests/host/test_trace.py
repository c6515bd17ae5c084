"""A match as a stream of JSON: every question of a golden, and the same bytes on both Pythons."""

from __future__ import annotations

import functools
import json
import os
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine import reading
from engine.trace import Trace
from engine.words import Words
from host.cli import main
from host.install.build import Source, board_sources, find_tools
from host.install.shrink.fewer_folders import imported_there, on_board
from host.places import ROOT
from tests.games.narrate import goldens

TRACE = "engine/trace.py"
ON_A_BOARD = """
import sys
from engine import reading
from engine.trace import Trace
from engine.words import Words

for path in sys.argv[1:]:
    with open(path) as file:
        text = file.read()
    reader = reading.read(text)
    box = reader.referee.table.box
    Trace(reader, Words("en", reader.game, reader.match.players, box), print).run()
"""


@functools.cache
def traced(path: Path) -> list[str]:
    reader = reading.read(path.read_text(encoding="utf-8"))
    lines: list[str] = []
    box = reader.referee.table.box
    Trace(reader, Words("en", reader.game, reader.match.players, box), lines.append).run()
    return lines


@pytest.mark.parametrize("path", goldens(), ids=lambda path: path.stem)
def test_every_question_of_a_match_is_a_line_and_its_end_is_the_last(path: Path) -> None:
    lines: list[dict[str, Any]] = [json.loads(line) for line in traced(path)]
    reader = reading.read(path.read_text(encoding="utf-8"))
    referee = reader.replay()
    *asked, end = lines
    assert [line["n"] for line in lines] == list(range(len(referee.log) + 1))
    assert all(line["answer"] in line["options"] for line in asked)
    result: Any = referee.result
    assert end["ending"] == result.ending and end["scores"] == result.scores
    for line in asked:
        assert line["odds"] is None or 0 < len(line["odds"]) <= len(line["options"])
        rows = line["standing"]["rows"]
        assert all(len(row) == len(line["standing"]["columns"]) for row in rows)


@pytest.fixture(scope="module")
def board(tmp_path_factory: pytest.TempPathFactory) -> Callable[[Path], list[str]]:
    """What MicroPython writes of a record, with the files that a board has, in their own names,
    and TRACE, for which its flash has no room.
    """
    tools = find_tools()
    if tools is None:
        pytest.skip("no MicroPython for this platform")
    folder = tmp_path_factory.mktemp("board")
    (folder / "trace_all.py").write_text(ON_A_BOARD, encoding="utf-8")
    for source in [*board_sources(), Source(ROOT / TRACE, TRACE, "")]:
        target = folder / on_board(source.target)
        target.parent.mkdir(parents=True, exist_ok=True)
        text = source.read()
        target.write_bytes(
            imported_there(text.decode()).encode() if target.suffix == ".py" else text
        )

    def written(path: Path) -> list[str]:
        command = [tools.micropython, "-X", "heapsize=8M", "-m", "trace_all", str(path)]
        environment = {**os.environ, "MICROPYPATH": ".frozen"}
        ran = subprocess.run(command, cwd=folder, env=environment, capture_output=True, check=False)
        assert ran.returncode == 0, ran.stdout[-300:] + ran.stderr[-600:]
        return ran.stdout.decode().splitlines()

    return written


@pytest.mark.parametrize("path", goldens(), ids=lambda path: path.stem)
def test_micropython_writes_the_same_bytes(path: Path, board: Callable[[Path], list[str]]) -> None:
    assert board(path) == traced(path)


def test_the_command_traces_a_record_and_a_match_of_simulated_people(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    golden = goldens()[0]
    assert main(["trace", str(golden), "--lang", "en"]) == 0
    assert capsys.readouterr().out.splitlines() == traced(golden)
    told = []
    for _ in range(2):
        assert main(["trace", "stones", "--seed", "7", "--players", "3"]) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1] and json.loads(told[0].splitlines()[-1])["ending"]


def test_a_record_that_the_rules_contradict_is_told_with_its_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    wrong = tmp_path / "wrong.txt"
    header, _, _ = goldens()[0].read_text(encoding="utf-8").partition("\n\n")
    wrong.write_text(header + "\n\nnobody, nothing: at all\n", encoding="utf-8")
    assert main(["trace", str(wrong)]) == 1
    assert "nobody" in capsys.readouterr().err
    assert main(["trace", "stones", "--players", "99"]) == 2
