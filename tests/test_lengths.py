"""How long code grows: functions, and files of every kind that is written by hand (law L8)."""

from __future__ import annotations

import ast
import statistics
from pathlib import Path

import pytest

from tests.test_laws import ENGINE, FIRMWARE, HOST, name_of

LONGEST, MEDIAN = 40, 10  # lines of a function


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
