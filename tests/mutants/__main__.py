"""Do the tests notice? Breaks the code in one place at a time, and runs the tests of that code.

    python -m tests.mutants engine/games/chariots/rulebook.py       every mutant of a file
    python -m tests.mutants --sample 12 engine/referee.py engine/table.py     a dozen of each
    python -m tests.mutants --at "number > 0" engine/games/ghost_knights/guards.py

What no test notices is listed with its line: a test is missing, or no test can tell the two apart,
and then tests/mutants/explained.py says why. The last lines are the score, file by file. Exit code
1 where a mutant is left without a test and without an explanation. It works on copies of the tree,
quick tests first: those of both Pythons in one process without pytest, a tenth of a second. Why it
is not a kept tool: DECISIONS.md, 22.
"""

from __future__ import annotations

import argparse
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue

from tests.mutants.breaking import Source
from tests.mutants.explained import why
from tests.mutants.watched import ROOT, noticing, watched

LONGEST_S = 240  # for the tests of one mutant: one that never ends is noticed, too
PATIENCE = 8  # times what they take with nothing broken
MEMORY = 4 << 30  # bytes: one that never ends may also grow
LEFT_BEHIND = (".venv", ".git", "build", "__pycache__", ".hypothesis")
RUN_BOTH = "import sys; from tests.both.run import run; sys.exit(any(map(run, sys.argv[1:])))"


class Copy:
    """A tree of its own, in which a file may be broken."""

    def __init__(self, place: Path) -> None:
        self.place = place
        shutil.copytree(ROOT, place, ignore=shutil.ignore_patterns(*LEFT_BEHIND))

    def read(self, file: str) -> str:
        return (self.place / file).read_text(encoding="utf-8")

    def write(self, file: str, text: str) -> None:
        (self.place / file).write_text(text, encoding="utf-8")

    def failing(self, command: list[str], patience: float) -> str:
        """What a command says that fails; empty where it does not."""
        own = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
        try:
            done = subprocess.run([sys.executable, *command], cwd=self.place, env=own,
                                  timeout=patience, capture_output=True)  # fmt: skip
        except subprocess.TimeoutExpired:
            return "no end"
        said = (done.stdout + done.stderr).decode(errors="replace")[-2000:]
        return (said or f"exit code {done.returncode}") if done.returncode else ""


class Watch:
    """The tests of one file, the quick ones first, and how long each half takes while it holds."""

    def __init__(self, tree: Copy, file: str) -> None:
        both, more = noticing(file)
        self.tree, self.file = tree, file
        self.halves = [
            ["-c", RUN_BOTH, *both],
            ["-m", "pytest", "-q", "-x", "-n0", *more],
        ]
        self.patience = [float(LONGEST_S)] * len(self.halves)

    def holds(self, plain: str) -> None:
        """SystemExit where the tests fail with nothing broken."""
        for at, half in enumerate(self.halves):
            began = time.monotonic()
            fails = self.fails(half, plain, LONGEST_S)
            if fails:
                raise SystemExit(f"{self.file}: its tests fail without any change:\n{fails}")
            taken = time.monotonic() - began
            self.patience[at] = min(LONGEST_S, 10 + PATIENCE * taken)

    def notices(self, source: str) -> bool:
        pairs = zip(self.halves, self.patience, strict=True)
        return any(self.fails(half, source, patience) for half, patience in pairs)

    def fails(self, half: list[str], source: str, patience: float) -> str:
        kept = self.tree.read(self.file)
        self.tree.write(self.file, source)
        try:
            return self.tree.failing(half, patience)
        finally:
            self.tree.write(self.file, kept)


class Score:
    """How the mutants of a file fared.  `left` those with neither test nor explanation"""

    def __init__(self, file: str) -> None:
        self.file = file
        self.noticed = self.explained = self.left = 0
        self.lines: list[str] = []

    def text(self) -> str:
        tried = self.noticed + self.explained + self.left
        return f"{self.noticed:4} of {tried:3} {self.explained:3} {self.left:3}  {self.file}"


def examine(tree: Copy, file: str, options: argparse.Namespace) -> Score:
    source, score = Source(tree.read(file)), Score(file)
    watch = Watch(tree, file)
    watch.holds(source.plain)
    for line, became in source.mutants(options.sample, options.seed + file, options.at):
        if watch.notices(became):
            score.noticed += 1
            continue
        was, now = source.change(became)
        reason = why(file, was, now)
        score.explained += bool(reason)
        score.left += not reason
        said = f"  ({reason})" if reason else ""
        score.lines.append(f"  {file}:{line}: {was}  ->  {now}{said}")
    return score


def scores(place: Path, options: argparse.Namespace) -> Iterator[Score]:
    """In the order of the files, as many at a time as there are copies of the tree."""
    files = options.files or watched()
    copies: SimpleQueue[Copy] = SimpleQueue()
    jobs = min(options.jobs, len(files))
    for job in range(jobs):
        copies.put(Copy(place / str(job)))

    def one(file: str) -> Score:
        tree = copies.get()
        try:
            return examine(tree, file, options)
        finally:
            copies.put(tree)

    with ThreadPoolExecutor(jobs) as pool:
        yield from pool.map(one, files)


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.mutants",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("files", nargs="*", metavar="FILE", help="default: what must not be wrong")
    parser.add_argument("--sample", type=int, default=0, metavar="N", help="of each (0: all)")
    parser.add_argument("--at", default="", metavar="TEXT", help="only lines with this text")
    parser.add_argument("--seed", default="mutants")
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="at once"
    )
    options = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    began, found = time.monotonic(), []
    with tempfile.TemporaryDirectory(prefix="trilithon-mutants-") as place:
        for score in scores(Path(place), options):
            found.append(score)
            print("\n".join([*score.lines, score.text()]), flush=True)
    return summary(found, time.monotonic() - began)


def summary(found: list[Score], seconds: float) -> int:
    """The score of all; exit code 1 where something is left."""
    noticed, explained, left = (
        sum(getattr(score, what) for score in found) for what in ("noticed", "explained", "left")
    )
    tried = noticed + explained + left
    print(
        f"{noticed} of {tried} mutants in {len(found)} files were noticed, {explained} are "
        f"explained, {left} have neither test nor explanation; {seconds / 60:.0f} minutes."
    )
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main())
