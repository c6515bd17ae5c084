"""Do the tests notice? Breaks the code in one place at a time, and runs the tests of that code.

    python -m tests.mutants engine/games/chariots/rulebook.py       every mutant of a file
    python -m tests.mutants --sample 12 engine/referee.py engine/table.py     a dozen of each
    python -m tests.mutants --at "number > 0" engine/games/ghost_knights/guards.py

A mutant is one comparison, number, sign, `and`, `or`, `not` or truth value that is another. What
no test notices is listed with its line: a test is missing, or no test can tell (EXPLAINED). Exit
code 1 where one is left without an explanation. It works on a copy of the tree, quick tests first:
those of both Pythons in one process without pytest, a tenth of a second. Why it is not a kept tool:
DECISIONS.md, 22.
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
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LONGEST_S = 240  # for the tests of one mutant: one that never ends is noticed, too
PATIENCE = 8  # times what they take with nothing broken
LEFT_BEHIND = (".venv", ".git", "build", "__pycache__", ".hypothesis")
RUN_BOTH = "import sys; from tests.both.run import run; sys.exit(any(map(run, sys.argv[1:])))"

# file, or the folder it is in -> the tests that are to notice: of both Pythons, without their
# `tests/both/`, then what else. The first that fits counts.
TESTS = {
    "engine/games/": (
        "games/{game}",
        "tests/games/test_shown.py tests/games/test_golden.py {oracle} -k {game}",
    ),
    "engine/": ("engine games/high_druid games/stones", "tests/games/test_golden.py"),
    "firmware/storage/": (
        "storage app/test_storage app/test_power app/test_flash_files",
        "tests/both/app/test_flash_match.py tests/attack/test_attacks.py -k storage+match",
    ),
    "firmware/table/": (
        "app/test_play app/test_power app/test_laid_undone app/test_owners app/test_names "
        "app/test_storage app/test_secret",
        "tests/attack/test_attacks.py -k memory+storage",
    ),
    "firmware/link/": (
        "link app/test_link app/test_secret",
        "tests/link/test_link.py tests/link/test_link_refusals.py tests/link/test_link_tags.py "
        "tests/app/test_reports.py "
        "tests/attack/test_attacks.py -k link+lines+reports",
    ),
}  # fmt: skip
# The games whose oracles are kept together.
FIRST_THREE = ("amazones", "why_first", "stones")
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
    ("engine/games/faux_cilles/rulebook.py", "t.first + 1 + turn", "t.first - 1 + turn"):
        "the game has two seats, and of two it is the same",
    ("engine/games/faux_cilles/rulebook.py", "place - RIM", "place + RIM"):
        "RIM is 0",
    ("engine/games/celtic_whist/rounds.py", "if bid < 0 else", "if bid <= 0 else"):
        "a bid of 0 is the coop game's alone, which says it with another text",
    ("engine/games/celtic_whist/rounds.py", "(2, number(card))", "(3, number(card))"):
        "trumps come before the colour led, by however much",
    ("engine/games/celtic_whist/rounds.py", "else (0, 0)", "else (1, 0)"):
        "a lost card stays below any card of the colour led, whose numbers begin at 1",
    ("engine/games/chariots/rulebook.py", "t.seats, [0] * t.seats", "t.seats, [1] * t.seats"):
        "who races is told both fists next; who has arrived is asked nothing any more",
    ("engine/games/final_exam/prices.py", "place > INNER", "place >= INNER"):
        "no bar lies on place 90: spaces go up to 30, circles begin at 91",
    ("engine/games/final_exam/shown.py", "here < INNER", "here <= INNER"):
        "nobody stands on place 90: spaces go up to 30, circles begin at 91",
    ("engine/games/chariots/shown.py", "step[1] < course.LINE", "step[1] <= course.LINE"):
        "onto the line itself leads the last day well's one step alone, which is never asked",
}  # fmt: skip


Place = tuple[int, int]  # the node's number in the order of ast.walk, and which change of it


def places(tree: ast.Module) -> Iterator[Place]:
    """Where the code can be broken, and how."""
    for number, node in enumerate(ast.walk(tree)):
        for change in range(changes(node)):
            yield number, change


def broken(tree: ast.Module, place: Place) -> tuple[int, str]:
    """(line, the source with that one thing changed)."""
    other = copy.deepcopy(tree)
    node = next(each for at, each in enumerate(ast.walk(other)) if at == place[0])
    line = getattr(node, "lineno", 0)
    alter(node, place[1])
    return line, ast.unparse(ast.fix_missing_locations(other))


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


class Tests:
    """The tests of a file.  `both` modules for tests.both.run;  `more` arguments for pytest"""

    def __init__(self, file: str) -> None:
        game = file.split("/")[2] if file.startswith("engine/games/") else ""
        both, more = next(tests for place, tests in TESTS.items() if file.startswith(place))
        self.both = [name for part in both.format(game=game).split() for name in modules(part)]
        alone = game not in FIRST_THREE
        oracle = f"tests/oracles/test_{game}.py" if alone else "tests/games/test_legal.py"
        words = more.format(game=game, oracle=oracle).split()
        self.more = [word.replace("+", " or ") for word in words]


def modules(part: str) -> list[str]:
    """The modules of a folder, or of a file, below tests/both."""
    place = ROOT / "tests/both" / part
    found = sorted(place.glob("test_*.py")) if place.is_dir() else [place.with_suffix(".py")]
    return [".".join(path.relative_to(ROOT).with_suffix("").parts) for path in found]


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

    def notices(self, file: str, source: str, tests: Tests, patience: float = LONGEST_S) -> str:
        """What the tests say where one fails with this source; empty where none does."""
        path = self.place / file
        kept = path.read_text(encoding="utf-8")
        path.write_text(source, encoding="utf-8")
        quick = [sys.executable, "-c", RUN_BOTH, *tests.both]
        slow = [sys.executable, "-m", "pytest", "-q", "-x", "-n0", *tests.more]
        try:
            return self.failing(quick, patience) or self.failing(slow, patience)
        finally:
            path.write_text(kept, encoding="utf-8")

    def failing(self, command: list[str], patience: float) -> str:
        own = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
        try:
            done = subprocess.run(command, cwd=self.place, env=own, timeout=patience,
                                  capture_output=True)  # fmt: skip
        except subprocess.TimeoutExpired:
            return "no end"
        said = (done.stdout + done.stderr).decode()[-2000:]
        return (said or f"exit code {done.returncode}") if done.returncode else ""


def examine(tree: Copy, file: str, options: argparse.Namespace) -> tuple[int, int]:
    """Noticed or explained, and all that were tried; tells of each that was not noticed."""
    source = (tree.place / file).read_text(encoding="utf-8")
    parsed, tests = ast.parse(source), Tests(file)
    plain, began = ast.unparse(parsed), time.monotonic()
    fails = tree.notices(file, plain, tests)
    if fails:
        raise SystemExit(f"{file}: its tests fail without any change:\n{fails}")
    patience = min(LONGEST_S, 10 + PATIENCE * (time.monotonic() - began))
    noticed, tried = 0, chosen(plain, parsed, file, options)
    for line, became in tried:
        if tree.notices(file, became, tests, patience):
            noticed += 1
            continue
        was, now = differing(plain, became)
        why = explained(file, was, now)
        noticed += bool(why)
        print(f"  {file}:{line}: {was}  ->  {now}" + (f"  ({why})" if why else ""), flush=True)
    return noticed, len(tried)


def chosen(
    plain: str, parsed: ast.Module, file: str, options: argparse.Namespace
) -> list[tuple[int, str]]:
    """(line, source) of the mutants to try, in the order of the code."""
    every = list(places(parsed))
    if options.sample and not options.at:
        lots = random.Random(options.seed + file)
        every = lots.sample(every, min(options.sample, len(every)))
    made = sorted(broken(parsed, place) for place in every)
    return [(line, now) for line, now in made if options.at in differing(plain, now)[0]]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("files", nargs="*", metavar="FILE", help="default: what must not be wrong")
    parser.add_argument("--sample", type=int, default=0, metavar="N", help="of each (0: all)")
    parser.add_argument("--at", default="", metavar="TEXT", help="only lines with this text")
    parser.add_argument("--seed", default="mutants")
    options = parser.parse_args()
    missed = 0
    with tempfile.TemporaryDirectory(prefix="trilithon-mutants-") as place:
        tree = Copy(Path(place))
        for file in options.files or watched():
            noticed, tried = examine(tree, file, options)
            missed += tried - noticed
            print(f"{file}: {noticed} of {tried} noticed", flush=True)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
