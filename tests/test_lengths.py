"""How long code grows: functions, and files of every kind that is written by hand (law L8)."""

from __future__ import annotations

import ast
import statistics
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.test_laws import ENGINE, FIRMWARE, HOST, ROOT, name_of

LONGEST, MEDIAN = 40, 10  # lines of a function
FILE, ONE_CLASS = 300, 350  # lines; of one that is a class no half is cut off
WINGS = ("engine", "firmware", "hardware", "host", "tests")
CODE = [path for wing in WINGS for kind in ("py", "js", "css", "html")
        for path in sorted((ROOT / wing).rglob(f"*.{kind}"))]  # fmt: skip


def functions(paths: list[Path]) -> list[tuple[int, str]]:
    """(lines, where) of every function, docstring included."""
    found = []
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                length = (node.end_lineno or 0) - node.lineno + 1
                found.append((length, f"{name_of(path)}:{node.lineno} {node.name}"))
    return sorted(found, reverse=True)


@pytest.mark.parametrize("where", [ENGINE, FIRMWARE, HOST], ids=["engine", "firmware", "host"])
def test_functions_stay_short(where: list[Path]) -> None:
    """The report: pytest -rP shows the longest."""
    found = functions(where)
    median = statistics.median(length for length, _ in found)
    print(f"{len(found)} functions, median {median} lines; longest:")
    for length, name in found[:5]:
        print(f"  {length:3} {name}")
    assert median < MEDIAN
    assert [entry for entry in found if entry[0] > LONGEST] == []


def texts(tree: ast.Module) -> Iterator[int]:
    """The lines of texts: entries of dictionaries that hold a text by its key."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Dict):
            for pair in zip(node.keys, node.values, strict=True):
                if all(isinstance(each, ast.Constant) and isinstance(each.value, str)
                       for each in pair):  # fmt: skip
                    yield from range(pair[0].lineno, (pair[1].end_lineno or 0) + 1)  # type: ignore[union-attr]


def lines(text: str, tree: ast.Module) -> int:
    """How long a file is, without its texts."""
    return text.count("\n") - len(set(texts(tree)))


def bound(tree: ast.Module) -> int:
    """How long a file may be."""
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    return ONE_CLASS if len(classes) == 1 else FILE


def test_no_file_is_longer_than_300_lines_or_as_one_class_350() -> None:
    """A longer one does two things; texts by key, which people read, are no code."""
    long = {}
    for path in CODE:
        text = path.read_text(encoding="utf-8")
        if text.count("\n") > FILE:  # most are not
            tree = ast.parse(text if path.suffix == ".py" else "")
            if lines(text, tree) > bound(tree):
                long[name_of(path)] = lines(text, tree)
    assert long == {}


def declares_what_is_missing(node: ast.ClassDef) -> bool:
    """Whether a class only tells the types what its other half has."""
    return any(isinstance(part, ast.If) and ast.unparse(part.test) == "TYPE_CHECKING"
               for part in node.body)  # fmt: skip


def test_no_class_is_the_half_of_another() -> None:
    """A part is handed in, and works without what it is a part of."""
    halves = [
        f"{name_of(path)} {node.name}"
        for path in ENGINE + FIRMWARE + HOST
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef) and declares_what_is_missing(node)
    ]
    assert halves == []
