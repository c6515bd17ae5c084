"""Do the tests notice? Breaks the code in one place at a time, and runs the tests of that code.

    python -m tests.mutants engine/games/chariots/rulebook.py     every mutant of a file: an hour
    python -m tests.mutants --sample 12 engine/referee.py engine/table.py     a dozen of each

A mutant is one comparison, number, sign, `and`, `or`, `not` or truth value that is another. What no
test notices is listed with its line: a test is missing, or no test can tell (EXPLAINED). The kept
tools for this (mutmut, cosmic-ray) know neither rulebooks that are folders nor tests in wings named
after rooms; this needs a hundred lines. It works on a copy of the tree.
"""

from __future__ import annotations

import argparse
import ast
import copy
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LONGEST_S = 120  # for the tests of one mutant: one that never ends is noticed, too
LEFT_BEHIND = (".venv", ".git", "build", "__pycache__", ".hypothesis")

# file, or the folder it is in -> the tests that are to notice. The first that fits counts.
TESTS = {
    "engine/games/": "tests/both/games/{game} tests/oracles/test_{game}.py",
    "engine/": "tests/both/engine",
    "firmware/storage/": "tests/both/storage tests/both/app/test_app_power.py",
    "firmware/table/": "tests/both/app",
    "firmware/link/": "tests/both/link tests/both/app tests/link/test_link.py",
}
KEEPS = (
    "engine/referee.py", "engine/table.py", "engine/record.py", "firmware/storage/journal.py",
    "firmware/storage/files.py", "firmware/table/match.py", "firmware/link/link.py",
)  # fmt: skip
SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq, ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult,
    ast.And: ast.Or, ast.Or: ast.And,
}  # fmt: skip
# (file, the line as it is, the line broken): why no test can tell the two apart.
EXPLAINED = {
    ("engine/games/ghost_knights/guards.py", "number > 0", "number >= 0"):
        "a guard comes or goes: the number is 1 or -1",
    ("engine/games/faux_cilles/rulebook.py", "t.first + 1 + turn", "t.first + 1 - turn"):
        "the game has two seats, and of two it is the same",
    ("engine/games/backgammon/rulebook.py", "CAPTURED = -1", "CAPTURED = -2"):
        "a name for no step at all: any number outside 0 to 30 will do",
}  # fmt: skip


def mutants(tree: ast.Module) -> Iterator[tuple[int, ast.Module]]:
    """(line, the tree with one thing changed), in the order of the code."""
    for number, node in enumerate(ast.walk(tree)):
        for change in range(changes(node)):
            broken = copy.deepcopy(tree)
            there = next(each for at, each in enumerate(ast.walk(broken)) if at == number)
            line = getattr(there, "lineno", 0)
            alter(there, change)
            yield line, ast.fix_missing_locations(broken)


def changes(node: ast.AST) -> int:
    """In how many ways this node can be broken."""
    if isinstance(node, ast.Compare):
        return sum(type(op) in SWAPS for op in node.ops)
    if isinstance(node, ast.BinOp | ast.BoolOp | ast.AugAssign):
        return int(type(node.op) in SWAPS)
    if isinstance(node, ast.UnaryOp):
        return int(isinstance(node.op, ast.Not | ast.USub))
    return int(isinstance(node, ast.Constant) and isinstance(node.value, int))


def alter(node: ast.AST, change: int) -> None:
    if isinstance(node, ast.Compare):
        known = [at for at, op in enumerate(node.ops) if type(op) in SWAPS]
        node.ops[known[change]] = SWAPS[type(node.ops[known[change]])]()  # type: ignore[assignment]
    elif isinstance(node, ast.BinOp | ast.BoolOp | ast.AugAssign):
        node.op = SWAPS[type(node.op)]()  # type: ignore[assignment]
    elif isinstance(node, ast.UnaryOp):
        node.op = ast.UAdd() if isinstance(node.op, ast.USub) else ast.Not()
        if isinstance(node.op, ast.Not):
            node.operand = ast.UnaryOp(ast.Not(), node.operand)
    elif isinstance(node, ast.Constant):
        node.value = (not node.value) if isinstance(node.value, bool) else node.value + 1  # type: ignore[operator]


def watched() -> list[str]:
    """The rules, what carries them out, and what keeps a match."""
    games = sorted((ROOT / "engine/games").glob("*/*.py"))
    rules = [path for path in games if path.stem not in ("__init__", "en", "fr", "simulated")]
    return [str(path.relative_to(ROOT)) for path in rules] + list(KEEPS)


def noticed_by(file: str) -> list[str]:
    parts = file.split("/")
    game = parts[2] if file.startswith("engine/games/") else ""
    pattern = next(tests for place, tests in TESTS.items() if file.startswith(place))
    named = pattern.format(game=game).split()
    return [each for each in named if (ROOT / each).exists()]


def differing(before: str, after: str) -> tuple[str, str]:
    """The first line in which two sources differ."""
    pairs = zip(before.split("\n"), after.split("\n"), strict=False)
    return next(((a.strip(), b.strip()) for a, b in pairs if a != b), ("", ""))


def explained(file: str, was: str, became: str) -> str:
    for (where, part, broken), why in EXPLAINED.items():
        if where == file and part in was and broken in became:
            return why
    return ""


class Copy:
    """A tree of its own, in which a file may be broken."""

    def __init__(self, place: Path) -> None:
        self.place = place / "tree"
        shutil.copytree(ROOT, self.place, ignore=shutil.ignore_patterns(*LEFT_BEHIND))

    def notices(self, file: str, source: str, tests: list[str]) -> str:
        """What the tests say where one fails with this source; empty where none does."""
        path = self.place / file
        kept = path.read_text(encoding="utf-8")
        path.write_text(source, encoding="utf-8")
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-n0"]
        own = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
        try:
            done = subprocess.run([*command, *tests], cwd=self.place, env=own, timeout=LONGEST_S,
                                  capture_output=True)  # fmt: skip
            return (done.stdout + done.stderr).decode()[-2000:] if done.returncode else ""
        except subprocess.TimeoutExpired:
            return "no end"
        finally:
            path.write_text(kept, encoding="utf-8")


def examine(tree: Copy, file: str, sample: int, seed: str) -> tuple[int, int]:
    """Noticed, and all that were tried; tells of each that was not."""
    source = (ROOT / file).read_text(encoding="utf-8")
    parsed, tests = ast.parse(source), noticed_by(file)
    plain = ast.unparse(parsed)
    fails = tree.notices(file, plain, tests)
    if fails:
        raise SystemExit(f"{file}: its tests fail without any change:\n{fails}")
    every = list(mutants(parsed))
    tried = random.Random(seed + file).sample(every, min(sample, len(every))) if sample else every
    noticed = 0
    for line, broken in sorted(tried, key=lambda each: each[0]):
        became = ast.unparse(broken)
        if tree.notices(file, became, tests):
            noticed += 1
            continue
        was, now = differing(plain, became)
        why = explained(file, was, now)
        noticed += bool(why)
        print(f"  {file}:{line}: {was}  ->  {now}" + (f"  ({why})" if why else ""), flush=True)
    return noticed, len(tried)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("files", nargs="*", metavar="FILE", help="default: what must not be wrong")
    parser.add_argument("--sample", type=int, default=0, metavar="N", help="of each (0: all)")
    parser.add_argument("--seed", default="mutants")
    options = parser.parse_args()
    missed = 0
    with tempfile.TemporaryDirectory(prefix="trilithon-mutants-") as place:
        tree = Copy(Path(place))
        for file in options.files or watched():
            noticed, tried = examine(tree, file, options.sample, options.seed)
            missed += tried - noticed
            print(f"{file}: {noticed} of {tried} noticed", flush=True)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
