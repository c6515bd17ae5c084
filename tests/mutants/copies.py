"""Copies of the tree in which a file may be broken, and the tests that are to notice it there."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from tests.mutants.watched import ROOT, noticing

T = TypeVar("T")

LONGEST_S = (
    240  # by the clock, for the tests of one mutant: one that waits for ever is noticed, too
)
PATIENCE = 6  # times what they take of the processor with nothing broken
AT_LEAST_S = 2  # of patience
LEFT_BEHIND = (".venv", ".git", "build", "__pycache__", ".hypothesis")


class Copy:
    """A tree of its own, and a warm Python in it (warm.py)."""

    def __init__(self, place: Path) -> None:
        self.place = place
        shutil.copytree(ROOT, place, ignore=shutil.ignore_patterns(*LEFT_BEHIND))
        own = {name: value for name, value in os.environ.items() if name != "PYTHONPYCACHEPREFIX"}
        self.warm = subprocess.Popen(
            [sys.executable, "-m", "tests.mutants.warm"], cwd=place, text=True,
            env={**own, "PYTHONDONTWRITEBYTECODE": "1"},
            stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        )  # fmt: skip

    def close(self) -> None:
        self.warm.communicate()

    def read(self, file: str) -> str:
        return (self.place / file).read_text(encoding="utf-8")

    def write(self, file: str, text: str) -> None:
        """Nothing compiled of it stays: a time in whole seconds does not tell two mutants apart."""
        path = self.place / file
        path.write_text(text, encoding="utf-8")
        for old in path.parent.glob(f"__pycache__/{path.stem}.*"):
            old.unlink()

    def tests(self, order: dict[str, Any]) -> dict[str, Any]:
        """What warm.py answers to an order."""
        assert self.warm.stdin and self.warm.stdout
        self.warm.stdin.write(json.dumps(order) + "\n")
        self.warm.stdin.flush()
        answer: dict[str, Any] = json.loads(self.warm.stdout.readline())
        return answer


class Half:
    """Modules of both Pythons, or files for pytest: what noticed a mutant is asked first next time.

    `steps` are in the order in which they are asked; `words` stand behind them for pytest.
    """

    def __init__(self, tree: Copy, steps: list[str], words: list[str], pytest: bool) -> None:
        self.tree, self.steps, self.words, self.pytest = tree, steps, words, pytest
        self.took: dict[str, float] = {}

    def failing(self, compile: bool = False) -> dict[str, Any]:
        """The answer of warm.py; its "failed" is empty where all pass."""
        patience = [PATIENCE * self.took.get(name, LONGEST_S) + AT_LEAST_S for name in self.steps]
        pairs = [] if self.pytest else list(zip(self.steps, patience, strict=True))
        return self.tree.tests({
            "modules": pairs, "pytest": [*self.steps, *self.words] if self.pytest else [],
            "seconds": sum(patience), "longest": LONGEST_S, "compile": compile,
        })  # fmt: skip

    def notices(self) -> bool:
        failed = self.failing()["failed"]
        if failed in self.steps:
            self.steps.remove(failed)
            self.steps.insert(0, failed)
        return bool(failed)


class Watch:
    """The tests of one file, the quick ones first."""

    def __init__(self, tree: Copy, file: str) -> None:
        both, more = noticing(file)
        files = [word for word in more if word.endswith(".py")]
        self.tree, self.file = tree, file
        self.halves = [Half(tree, both, [], False), Half(tree, files, more[len(files) :], True)]

    def holds(self, plain: str) -> None:
        """SystemExit where the modules fail with nothing broken; pytest's files when first needed.

        Each passes alone on MicroPython, and pytest's workers take files in any order: so what is
        asked first may change.
        """
        self.plain = plain
        self.passes(self.halves[0])

    def passes(self, half: Half) -> None:
        answer = self.having(self.plain, lambda: half.failing(compile=True))
        if answer["failed"]:
            raise SystemExit(f"{self.file}: its tests fail without any change:\n{answer['said']}")
        half.took = answer["took"]

    def notices(self, source: str) -> bool:
        for half in self.halves:
            if not half.took:
                self.passes(half)
            if self.having(source, half.notices):
                return True
        return False

    def having(self, source: str, act: Callable[[], T]) -> T:
        """What comes of it while the file holds this."""
        kept = self.tree.read(self.file)
        self.tree.write(self.file, source)
        try:
            return act()
        finally:
            self.tree.write(self.file, kept)
