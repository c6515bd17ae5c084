"""Do the tests notice? Breaks the code in one place at a time, and runs the tests of that code.

    python -m tests.mutants engine/games/chariots/rulebook.py       every mutant of a file
    python -m tests.mutants --sample 12 engine/referee.py engine/table.py     a dozen of each
    python -m tests.mutants --at "number > 0" engine/games/ghost_knights/guards.py
    python -m tests.mutants --scores                        the scores of all files that were kept

What no test notices is listed with its line: a test is missing, or no test can tell the two apart,
and then tests/mutants/explained.py says why. That is taken at its word; `--explained` tries it. The
last lines are the score, file by file; `--keep` writes them into tests/mutants/scores.txt. Exit
code 1 where a mutant is left without a test and without an explanation. It works on copies of the
tree, quick tests first, in forks of one warm Python. Why it is not a kept tool: DECISIONS.md, 22.
"""

from __future__ import annotations

import argparse
import os
import resource
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue

from tests.mutants import scores
from tests.mutants.breaking import Source, places
from tests.mutants.copies import Copy, Watch
from tests.mutants.explained import why
from tests.mutants.scores import Score
from tests.mutants.watched import ROOT, watched

MEMORY = 4 << 30  # bytes: a mutant that never ends may also grow


def examine(tree: Copy, file: str, options: argparse.Namespace) -> Score:
    source = Source(tree.read(file))
    score = Score(file, len(list(places(source.tree))), scores.mark(source.plain))
    watch = Watch(tree, file)
    watch.holds(source.plain)
    for line, became in source.mutants(options.sample, options.seed + file, options.at):
        was, now = source.change(became)
        reason = why(file, was, now)
        if (options.explained or not reason) and watch.notices(became):
            score.noticed += 1
            continue
        score.explained += bool(reason)
        score.left += not reason
        said = f"  ({reason})" if reason else ""
        score.lines.append(f"  {file}:{line}: {was}  ->  {now}{said}")
    return score


def examined(place: Path, options: argparse.Namespace) -> Iterator[Score]:
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
    for _ in range(jobs):
        copies.get().close()


def main() -> int:
    options = parser().parse_args()
    if options.scores:
        return show()
    if options.keep and options.at:
        raise SystemExit("--keep is for a file's score, --at for some of its lines: one of the two")
    missing = [file for file in options.files if not (ROOT / file).is_file()]
    if missing:
        raise SystemExit(f"no such file, seen from {ROOT}: {', '.join(missing)}")
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    began, found = time.monotonic(), []
    with tempfile.TemporaryDirectory(prefix="trilithon-mutants-") as place:
        for score in examined(Path(place), options):
            found.append(score)
            print("\n".join([*score.lines, score.text()]), flush=True)
            if options.keep:
                scores.keep(score)
    return summary(found, time.monotonic() - began)


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(
        prog="python -m tests.mutants",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    made.add_argument("files", nargs="*", metavar="FILE", help="default: what must not be wrong")
    made.add_argument("--sample", type=int, default=0, metavar="N", help="of each (0: all)")
    made.add_argument("--at", default="", metavar="TEXT", help="only lines with this text")
    made.add_argument("--seed", default="mutants")
    made.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="at once")
    made.add_argument("--explained", action="store_true", help="try what is explained, too")
    made.add_argument("--keep", action="store_true", help="write the scores into scores.txt")
    made.add_argument("--scores", action="store_true", help="show what is kept, and add it up")
    return made


def summary(found: list[Score], seconds: float) -> int:
    """The score of all; exit code 1 where something is left."""
    total = scores.total("all", found)
    print(
        f"{total.noticed} of {total.tried} mutants in {len(found)} files were noticed, "
        f"{total.explained} are explained, {total.left} have neither test nor explanation; "
        f"{seconds / 60:.0f} minutes."
    )
    return 1 if total.left else 0


def show() -> int:
    """What is kept; exit code 1 where something is left."""
    found = scores.kept().values()
    lines = [score.text() for score in found]
    print("\n".join([*scores.HEAD.splitlines()[-1:], *lines, "", *scores.told(found)]))
    for file in scores.changed():
        print("changed since, or never broken: " + file)
    return 1 if any(score.left for score in found) else 0


if __name__ == "__main__":
    sys.exit(main())
