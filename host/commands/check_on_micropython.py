"""A game's matches once more on MicroPython, and its own tests, as `trilithon check` tries them.

Tests for both Pythons lie in the game's folder as `tests/both/test_….py`: functions `test_…` that
need no argument, and nothing that MicroPython lacks. pytest runs the same files.
"""

from __future__ import annotations

import os
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

from engine import catalogue, found
from host.cli_support import player_counts
from host.door import say
from host.install.build import Source, board_sources, build, find_tools
from host.people import tournament

OWN_TESTS = "tests/both"
HEAP = "heapsize=4M"
AGAIN = """
import sys
from engine.reading import read
for number in range(int(sys.argv[1])):
    with open("%d.txt" % number) as file:
        reader = read(file.read())
    reader.replay()
"""
TESTED = """
import sys
for name in sys.argv[1:]:
    module = __import__(name)
    for each in sorted(dir(module)):
        if each.startswith("test_"):
            try:
                getattr(module, each)()
            except Exception as wrong:
                print(name + ".py:", each + ":", type(wrong).__name__ + ":", wrong)
"""


def on_micropython(name: str, games: int) -> Iterator[str]:
    """What a board makes of it: these matches once more, by the same answers, on MicroPython."""
    tools = find_tools()
    if not tools or not tools.micropython:
        say(f"{name}: not tried on MicroPython, which is not installed here")
        return
    plan = tournament.Plan(name, "check", tuple(player_counts(name)), {}, Path())
    game = catalogue.load(name)
    with tempfile.TemporaryDirectory() as temporary:
        place = Path(temporary)
        for number in range(games):
            match = tournament.new_match(plan, game, number)
            match.play()
            record = tournament.record_of(plan, match, number)
            (place / f"{number}.txt").write_text(record, encoding="utf-8")
        (place / "again.py").write_text(AGAIN)
        (place / "tested.py").write_text(TESTED)
        needed = [each for each in board_sources() if of_rules(each.target, name)]
        needed += [
            Source(place / f"{each}.py", f"{each}.py", "-O2") for each in ("again", "tested")
        ]
        own = sorted((Path(found.folder(name)) / OWN_TESTS).glob("test_*.py"))
        needed += [Source(each, each.name, "-O0") for each in own]  # their asserts stay
        wrong = build(needed, place, tools)
        yield from (f"it does not compile for a board: {each}" for each in wrong)
        if not wrong:
            said = list(ran(place, tools.micropython, "again", str(games)))
            tests = [each.stem for each in own]
            yield from said or ran(place, tools.micropython, "tested", *tests)


def ran(place: Path, micropython: str, *words: str) -> Iterator[str]:
    """What a module of this folder says on MicroPython, and its fault if it has one."""
    done = subprocess.run(
        [micropython, "-X", HEAP, "-m", *words], cwd=place, capture_output=True, text=True,
        env={**os.environ, "MICROPYPATH": ".frozen"},
    )  # fmt: skip
    said = done.stdout.strip().split("\n") if done.stdout.strip() else []
    if done.returncode:
        said.append((done.stderr or done.stdout).strip().split("\n")[-1])
    yield from (f"on MicroPython: {line}" for line in said)


def of_rules(target: str, name: str) -> bool:
    """Whether this file of a board is the engine's, or this game's."""
    games = "engine/games/"
    return target.startswith("engine/") and (
        not target.startswith(games) or target.startswith((f"{games}{name}/", f"{games}__init__"))
    )
