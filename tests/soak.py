"""Days at one table: 72 emulated hours, 200,000 events on MicroPython, and what of it stays flat.

    python -m tests.soak                           a quarter of an hour; writes build/soak.svg
    python -m tests.soak --leak 1                  with a fault that it is to notice
    python -m tests.soak --from build/soak.txt     judge and draw what was written before, or so far

MicroPython's Unix build has a board's heap: its objects are 1.7 times an RP2040's, so 400K stand
for 233,000 bytes. What people do there is tests/both/app/soak_talk.py; its short form on both
Pythons is tests/both/app/memory/test_soak.py. Exit code 1 where something grows: the middle of the
last quarter is held against that of the second.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from hardware.paper import Drawing, svg
from host.install.build import ROOT, Tools, build, find_tools
from tests.both.app.soak_drift import FIELDS, MOVES, drifts, grown
from tests.micropython import sources

HEAP = "400K"
WRITTEN, DRAWN = ROOT / "build/soak.txt", ROOT / "build/soak.svg"
# Time is a computer's here, with all else that it does: only a doubling counts.
JUDGED = {**MOVES, "latency_us": (1.0, 0), "short": (0, 5)}
TITLES = {
    "alive": "heap alive after collection, bytes",
    "largest": "largest free block, bytes",
    "files": "files on the flash",
    "bytes": "bytes in them",
    "latency_us": "from a command to its yes, microseconds (median of 30)",
}
WIDTH, HEIGHT, MARGIN = 190.0, 26.0, 12.0  # of a curve, in millimetres

Look = tuple[int, ...]


def soak(options: argparse.Namespace, tools: Tools) -> None:
    """What the table tells, line by line as it comes, in WRITTEN; RuntimeError where it died."""
    folder = ROOT / "build/micropython"
    if complaints := build(sources(ROOT / "tests/both"), folder, tools):
        raise RuntimeError(str(complaints))
    what = [str(options.hours), str(options.events)]
    with tempfile.TemporaryDirectory() as data:
        command = [tools.micropython, "-X", "heapsize=" + options.heap]
        command += ["-m", "tests.both.app.soak_talk", *what, data, str(options.leak)]
        environment = {**os.environ, "MICROPYPATH": ".frozen"}
        with WRITTEN.open("w") as told:
            done = subprocess.run(
                command, cwd=folder, env=environment, stdout=told, stderr=subprocess.PIPE, text=True
            )
    if done.returncode:
        raise RuntimeError(WRITTEN.read_text()[-2000:] + done.stderr[-2000:])


def looks_in(text: str) -> list[Look]:
    """The states that were reported, each to its end; ValueError where they are none."""
    head, *lines = text.rpartition("\n")[0].splitlines()
    if tuple(head.split()) != FIELDS:
        raise ValueError(f"not told by this version of the soak: {head[:60]!r}")
    return [tuple(map(int, line.split())) for line in lines]


def curve(drawing: Drawing, looks: list[Look], name: str, top: float) -> None:
    """One field over the matches, from nothing to its highest."""
    column = [look[FIELDS.index(name)] for look in looks]
    high = max(column) or 1
    across, bottom = WIDTH / max(1, len(looks) - 1), top + HEIGHT
    drawing.line((MARGIN, top), (MARGIN, bottom), (MARGIN + WIDTH, bottom), grey=0.6)
    points = [(MARGIN + at * across, bottom - n / high * HEIGHT) for at, n in enumerate(column)]
    drawing.line(*points, width=0.3)
    drawing.text(MARGIN, top - 2, TITLES[name], 4, anchor="start", bold=True)
    drawing.text(MARGIN + WIDTH, top - 2, f"{column[-1]:,}, at most {high:,}", 3.5, anchor="end")


def drawn(looks: list[Look]) -> str:
    """The curves as SVG."""
    step = HEIGHT + 12
    drawing = Drawing(WIDTH + 2 * MARGIN, MARGIN + step * len(TITLES))
    for number, name in enumerate(TITLES):
        curve(drawing, looks, name, MARGIN + number * step)
    hours, events, matches = looks[-1][:3]
    return svg(drawing, f"{hours} hours, {events:,} events, {matches} matches at one table")


def judged(looks: list[Look]) -> int:
    """Say how each field moved; the exit code."""
    found = {field for field, _, _ in drifts(looks, JUDGED)}
    print("{} hours, {:,} events, {} matches".format(*looks[-1][:3]))
    for field in JUDGED:
        before, after = grown(looks, field)
        print(f"  {field:<11} {before:>8,} -> {after:>8,}" + "  grows" * (field in found))
    return 1 if found else 0


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--hours", type=int, default=72)
    parser.add_argument("--events", type=int, default=200_000)
    parser.add_argument("--heap", default=HEAP, help="of MicroPython (default: %(default)s)")
    parser.add_argument("--leak", type=int, default=0, help="objects that every act leaves behind")
    parser.add_argument("--from", dest="written", type=Path, help="what a run before has told")
    return parser.parse_args()


def main() -> int:
    options, tools = parsed(), find_tools()
    if not options.written:
        if tools is None:
            print("skipped: no micropython and mpy-cross commands for this platform")
            return 0
        WRITTEN.parent.mkdir(exist_ok=True)
        soak(options, tools)
    looks = looks_in((options.written or WRITTEN).read_text())
    DRAWN.write_text(drawn(looks))
    print(f"drawn: {DRAWN.relative_to(ROOT)}")
    return judged(looks)


if __name__ == "__main__":
    sys.exit(main())
