"""Memory is short at every deed of whole matches, on MicroPython with a real small heap.

What `memory` proves on CPython by failing one allocation at a time, with memory that stays short
while a deed is tried: tests/both/app/starved_talk.py says how, and what must hold.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Sequence

from host.install.build import ROOT, build, find_tools
from tests.attack.deeds import Play
from tests.micropython import sources

FOLDER = ROOT / "build/micropython"
HEAP = "560K"  # what is left of it is taken: this is room for the checks beside the application
GAP, SHORT = 1000, 24_000  # bytes from one room to the next
END = 10_000  # answers: no match has as many
TALK = "tests.both.app.starved_talk"


def attack(long: bool, plays: Sequence[Play]) -> str:
    """Whole matches; in short the beginning of one."""
    tools = find_tools()
    if tools is None:
        return "no MicroPython for this computer: nothing was starved"
    if complaints := build(sources(ROOT / "tests/both"), FOLDER, tools):
        raise RuntimeError(str(complaints))
    said = []
    for play in plays:
        gap, answers = (GAP, END) if long else (SHORT, 2)
        what = [play.game, str(play.seats), str(play.step), str(gap), str(answers)]
        command = [tools.micropython, "-X", "heapsize=" + HEAP, "-m", TALK, *what]
        environment = {**os.environ, "MICROPYPATH": ".frozen"}
        ran = subprocess.run(command, cwd=FOLDER, env=environment, capture_output=True, text=True)
        assert ran.returncode == 0, ran.stdout[-3000:] + ran.stderr[-3000:]
        tried, done, refused, untold, starts = map(int, ran.stdout.split())
        assert tried > done > 0, ran.stdout
        told = f"{tried:,} deeds short of memory, {done:,} done, {refused:,} refused"
        told += f", {untold:,} without a reply, {starts:,} new starts"
        print(f"  {play.game}: {told}", flush=True)
        said.append(play.game)
    return f"in {', '.join(said)}: 0 exceptions, 0 states unequal"
