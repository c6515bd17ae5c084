"""What is compiled for a board is the table: on MicroPython it starts, and plays over its cable.

Names are short there and constants written out: nothing else in the suite runs that.
The pins lead nowhere (tests/host/pinless.py).
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from engine import catalogue, record
from engine.referee import Referee
from host.install.installation import compiled

PINLESS = Path(__file__).with_name("pinless.py")
NAMES = ["Ann", "Bo", "Cy", "Di", "Ed"]
SETTINGS = {"version": 1, "language": "en", "players": NAMES[:3], "lights": [0, 1, 2]}
ANSWERS = 8
LONGEST_S = 120
GAMES = [line[0] for line in catalogue.GAMES]


class Board:
    """The other end of its cable.

    files    of the board, from another build than the usual one
    machine  how it calls itself, if it is no Pico
    """

    def __init__(
        self, folder: Path, files: dict[str, bytes] | None = None, machine: str = ""
    ) -> None:
        wanted, tools = compiled()
        for name, data in (files or wanted).items():
            place = folder / name
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(data)
        (folder / "data").mkdir()
        (folder / "data/settings.json").write_text(json.dumps(SETTINGS))
        command = [
            tools.micropython,
            "-X",
            "heapsize=2M",
            str(PINLESS),
            *(["main.py"] if files else []),
        ]
        self.process: subprocess.Popen[str] = subprocess.Popen(
            command,
            cwd=folder,
            env={**os.environ, "MACHINE": machine},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def wait(self, *names: str) -> dict[str, Any]:
        assert self.process.stdout is not None
        said = []
        for line in self.process.stdout:
            said.append(line)
            name, _, fields = line.strip().partition(" ")
            if name in names:
                return dict(json.loads(fields))
            if name in ("error", "fault"):
                break
        raise AssertionError("".join(said))

    def ask(self, line: str) -> dict[str, Any]:
        assert self.process.stdin is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        return self.wait("ok")


@contextmanager
def started(folder: Path, machine: str = "") -> Iterator[Board]:
    board = Board(folder, machine=machine)
    too_long = threading.Timer(LONGEST_S, board.process.kill)
    too_long.start()
    board.wait("menu")
    yield board
    too_long.cancel()
    board.process.kill()
    board.process.communicate()


@pytest.fixture(scope="module")
def board(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Board]:
    with started(tmp_path_factory.mktemp("compiled")) as board:
        yield board


@pytest.mark.parametrize("name", GAMES)
def test_a_match_begins_and_takes_its_answers_and_one_back(board: Board, name: str) -> None:
    plays(board, name)


def plays(board: Board, name: str) -> None:
    _, _, most, _ = catalogue.entry(name)
    players, chance = NAMES[:most], random.Random(1)
    referee = Referee(catalogue.load(name), len(players))
    board.ask("new " + json.dumps({"game": name, "players": players}))
    while referee.ask is not None and len(referee.log) < ANSWERS:
        ask = referee.ask
        value = chance.choice(list(ask.values) + list(ask.items))
        board.ask("answer " + record.spell(ask, value, referee.table.box, players))
        referee.answer(value)
    assert board.ask("hello")["game"] == name
    assert board.ask("undo sure")["n"] == len(referee.log) - 1
    assert board.ask("log")["lines"][0].startswith("Trilithon record")


@pytest.mark.parametrize("chip", ["ESP32", "ESP32S3"])
def test_an_esp32_talks_over_its_cable_too(tmp_path: Path, chip: str) -> None:
    with started(tmp_path, f"Generic {chip} module with {chip}") as board:
        plays(board, GAMES[0])


def test_menus_records_settings_and_tags_work_too(board: Board) -> None:
    plays(board, GAMES[0])
    board.ask("abort")
    last = board.ask("records")["records"][-1]
    assert board.ask(f"record {last}")["lines"]
    board.ask('set {"brightness": 40}')
    assert '"brightness": 40' in json.dumps(board.ask("settings"))
    assert board.ask("memory")["largest"] > 0
    assert board.ask("tags")
    board.ask("tag 04a1b2c3d4e5f6")
    board.ask("away")
    for turn in ("turn 16", "press", "hold", "turn 17", "press", "turn 3", "press", "hold"):
        board.ask(turn)
    assert board.ask("health")
