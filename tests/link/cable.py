"""Tables at the end of a cable: one set of promises, tested on all that are to be had.

The fixture `talk` runs a test on the table in this process, on MicroPython's unix port behind a
pseudo-terminal, and on the board that TRILITHON_PORT names.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from host.cable.client import Event, Refusal
from host.cable.description import may_refuse
from host.cable.ports import VARIABLE
from host.cable.simulators import NO_MICROPYTHON, InProcessTable, Simulator, UnixTable
from host.install.build import find_tools

REQUIRED = "TRILITHON_REQUIRE_MICROPYTHON"
TABLES = ["in_process", "pseudo_terminal"] + (["board"] if VARIABLE in os.environ else [])
PLAYERS = ["Ann", "Bo", "Cy"]


class Board(Simulator):
    """A real one; nobody pulls its plug here."""

    def __init__(self, port: str) -> None:
        self.port = port

    def start(self) -> None:
        """It runs already."""

    def kill(self) -> None:
        pytest.skip("a test does not pull a board's plug")

    def close(self) -> None:
        """It runs on."""


def need_micropython() -> None:
    """Skip, unless skipping is forbidden."""
    if find_tools() is None:
        if os.environ.get(REQUIRED) == "1":
            pytest.fail(NO_MICROPYTHON)
        pytest.skip(NO_MICROPYTHON)


def table_of(kind: str, folder: Path) -> Simulator:
    if kind == "in_process":
        return InProcessTable(folder)
    if kind == "pseudo_terminal":
        need_micropython()
        return UnixTable(folder)
    return Board(os.environ[VARIABLE])


class Talk:
    """A table and its client. `errors` counts the errors it sends, marked ones too."""

    def __init__(self, kind: str, folder: Path) -> None:
        self.kind = kind
        self.table = table_of(kind, folder)
        self.table.start()
        self.errors: list[dict[str, Any]] = []
        self.client = self.table.connect(trace=self.trace)
        self.client.command("language en")
        with contextlib.suppress(Refusal):
            self.client.command("abort")

    def trace(self, direction: str, line: str) -> None:
        if direction == "<" and line.startswith("error "):
            self.errors.append(json.loads(line[6:]))

    def close(self) -> None:
        self.client.close()
        self.table.close()

    def new(self, game: str = "amazones", players: list[str] = PLAYERS, **options: str) -> Event:
        """A match; its first question."""
        self.client.events.clear()
        fields = {"game": game, "players": players, "options": options}
        self.client.command("new " + json.dumps(fields))
        return self.client.wait("ask", n=0)

    def say(self, text: str) -> dict[str, Any]:
        return self.client.command(text)

    def refused(self, text: str) -> str:
        """Why this command is refused."""
        with pytest.raises(Refusal) as refusal:
            self.client.command(text)
        assert refusal.value.text and may_refuse(text, refusal.value.why)
        return refusal.value.why

    def play(self, answers: int) -> Event:
        """So many answers, each the first option; the question after them."""
        self.client.events.clear()
        self.say("ask")
        ask = self.client.wait("ask")
        for _ in range(answers):
            self.say("answer " + ask.fields["options"][0])
            ask = self.client.wait("ask", n=ask.fields["n"] + 1)
        return ask


@pytest.fixture(params=TABLES)
def talk(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Talk]:
    open_one = Talk(request.param, tmp_path / "table")
    yield open_one
    open_one.close()
