"""A game's matches once more on MicroPython, as `trilithon check` tries them."""

from __future__ import annotations

import os
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

from engine import catalogue
from host.cli_support import player_counts
from host.door import say
from host.install.build import Source, board_sources, build, find_tools
from host.people import tournament

AGAIN = """
import sys
from engine.reading import read
for number in range(int(sys.argv[1])):
    with open("%d.txt" % number) as file:
        reader = read(file.read())
    reader.replay()
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
        needed = [each for each in board_sources() if of_rules(each.target, name)]
        wrong = build([*needed, Source(place / "again.py", "again.py", "-O2")], place, tools)
        yield from (f"it does not compile for a board: {each}" for each in wrong)
        if not wrong:
            ran = subprocess.run(
                [tools.micropython, "-X", "heapsize=4M", "-m", "again", str(games)], cwd=place,
                capture_output=True, text=True, env={**os.environ, "MICROPYPATH": ".frozen"},
            )  # fmt: skip
            last = (ran.stderr or ran.stdout).strip().split("\n")[-1]
            if ran.returncode:
                yield f"on MicroPython: {last}"


def of_rules(target: str, name: str) -> bool:
    """Whether this file of a board is the engine's, or this game's."""
    games = "engine/games/"
    return target.startswith("engine/") and (
        not target.startswith(games) or target.startswith((f"{games}{name}/", f"{games}__init__"))
    )
