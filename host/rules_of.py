"""A game by the rules of another folder: of tomorrow's, or of its own folder that has changed."""

from __future__ import annotations

import contextlib
import importlib
import importlib.util
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import engine.games
from engine import catalogue, found
from engine.reading import Reader
from engine.record import ANYONE, RecordError
from host.cli_support import UsageError, count

LIGHTS = "firmware.lights.plates"


@contextlib.contextmanager
def instead(folder: Path) -> Iterator[str]:
    """For so long the game that is called as this folder is the one in it. UsageError: none is."""
    name, home = folder.resolve().name, str(folder.resolve().parent)
    if not found.is_game(home, name):
        raise UsageError(f"{folder}: there is no rulebook.py, so this is no folder of a game")
    games, places = catalogue.GAMES, list(engine.games.__path__)
    engine.games.__path__[:] = [home, *(place for place in places if place != home)]
    forget(name)
    try:
        facts = found.facts(name)
        others = [line for line in games if line[0] != name]
        catalogue.GAMES = (*others, (name, *facts["PLAYERS"], facts["MINUTES"]))
        yield name
    finally:
        engine.games.__path__[:] = places
        catalogue.GAMES = games
        forget(name)


Gone = tuple[dict[str, ModuleType], dict[str, Any]]  # modules, and what was read of files


def forget(name: str) -> Gone:
    """What was read of a game's files; who asks for them next reads them as they are then.

    Python takes a file of the same length and second for the one that it has compiled: that goes.
    """
    package = f"engine.games.{name}"
    modules = {each: sys.modules[each] for each in list(sys.modules) if within(each, package)}
    for module in modules:
        del sys.modules[module]
    for place in engine.games.__path__:
        for path in Path(place, name).glob("*.py"):
            Path(importlib.util.cache_from_source(str(path))).unlink(missing_ok=True)
    files = {each: found._read.pop(each) for each in list(found._read) if within(each, package)}
    if hasattr(engine.games, name):
        delattr(engine.games, name)
    if LIGHTS in sys.modules:  # a plate that has changed
        sys.modules[LIGHTS]._read.clear()
    importlib.invalidate_caches()
    return modules, files


def within(module: str, package: str) -> bool:
    return f"{module}.".startswith(f"{package}.")


def put_back(name: str, gone: Gone) -> None:
    """The game is again what it was before it was forgotten."""
    forget(name)
    modules, files = gone
    sys.modules.update(modules)
    found._read.update(files)
    if f"engine.games.{name}" in modules:
        setattr(engine.games, name, modules[f"engine.games.{name}"])


def as_of_today(text: str, name: str) -> str:
    """The record as if it had been made by this version of its game's rules. RecordError."""
    game = re.search(r"(?m)^game: (.*)$", text)
    if not game or game[1] != name:
        raise RecordError(1, f"this is no record of {name}")
    return re.sub(r"(?m)^rules: .*$", f"rules: {catalogue.load(name).RULES}", text, count=1)


def parting(reader: Reader, wrong: RecordError) -> str:
    """Where a match goes another way, after what, and what is asked there instead."""
    ask, after = reader.referee.ask, count(len(reader.referee.log), "answer")
    if ask is None:
        now = "the match is over"
    else:
        who = ANYONE if ask.seat is None else reader.match.players[ask.seat]
        now = f"{who} is asked {ask.prompt!r}"
    return f"after {after} it goes another way, in line {wrong.line}: {wrong.reason}; {now}"
