"""The laws of the house that a machine can check: who may import whom, and how long code grows."""

from __future__ import annotations

import ast
import statistics
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
ENGINE = sorted((ROOT / "engine").rglob("*.py"))
FIRMWARE = sorted((ROOT / "firmware").rglob("*.py"))
HOST = sorted((ROOT / "host").rglob("*.py"))
LONGEST = 40
MEDIAN = 10
# What code for both Pythons may take from the standard library. `sys` loads and unloads games;
# `typing` stands in a `try` for the type checker alone.
ENGINE_MAY = {"engine", "sys", "typing"}
# What is for computers alone: the folders of games (a board has a list), and simulated tables.
ON_COMPUTERS = {"found.py": {"os"}, "simulated.py": {"random"}}
FIRMWARE_MAY = ENGINE_MAY | {"firmware", "asyncio", "json", "os", "time", "struct", "gc", "io"}
FIRMWARE_MAY |= {"select", "traceback"}
BOARD_MAY = FIRMWARE_MAY | {"machine", "micropython", "rp2", "esp32", "neopixel", "framebuf"}


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


def imports(path: Path) -> Iterator[str]:
    """Every module a file imports, wherever in the file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports say where from"
            for alias in node.names:
                yield f"{node.module}.{alias.name}"


def tops(path: Path) -> set[str]:
    return {module.split(".")[0] for module in imports(path)}


def functions(paths: list[Path]) -> list[tuple[int, str]]:
    """(lines, where) of every function, docstring included."""
    found = []
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                length = (node.end_lineno or 0) - node.lineno + 1
                found.append((length, f"{name_of(path)}:{node.lineno} {node.name}"))
    return sorted(found, reverse=True)


@pytest.mark.parametrize("path", ENGINE, ids=name_of)
def test_the_engine_imports_only_itself(path: Path) -> None:
    """L1: no clock, file, pin, print, random or asyncio."""
    assert tops(path) <= ENGINE_MAY | ON_COMPUTERS.get(path.name, set())
    calls = {
        node.func.id
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert not calls & {"print", "open", "input", "exec", "eval"}


@pytest.mark.parametrize("path", ENGINE + FIRMWARE, ids=name_of)
def test_input_is_never_checked_by_assert(path: Path) -> None:
    """L3: asserts are compiled away on the board."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert not [node.lineno for node in ast.walk(tree) if isinstance(node, ast.Assert)]


@pytest.mark.parametrize("path", sorted((ROOT / "engine/games").rglob("*.py")), ids=name_of)
def test_no_game_imports_another(path: Path) -> None:
    games = {name.split(".")[2] for name in imports(path) if name.startswith("engine.games.")}
    assert games <= {path.parent.name}, games


@pytest.mark.parametrize("path", ENGINE, ids=name_of)
def test_what_a_board_has_imports_nothing_that_only_computers_have(path: Path) -> None:
    if path.name not in ON_COMPUTERS:
        assert "engine.simulated" not in imports(path)
        assert not [name for name in imports(path) if name.endswith(".simulated")]


@pytest.mark.parametrize("path", FIRMWARE, ids=name_of)
def test_the_firmware_never_imports_the_host_nor_what_boards_lack(path: Path) -> None:
    board = {"boards", "drivers"} & set(path.parts) or path.name in ("main.py", "wiring.py")
    may = BOARD_MAY if board else FIRMWARE_MAY
    assert tops(path) <= (may | {"termios"} if path.name == "unix.py" else may)


@pytest.mark.parametrize("path", HOST, ids=name_of)
def test_the_host_imports_neither_boards_nor_drivers(path: Path) -> None:
    wrong = [m for m in imports(path) if m.startswith(("firmware.boards", "firmware.drivers"))]
    assert not wrong


@pytest.mark.parametrize("where", [ENGINE, FIRMWARE, HOST], ids=["engine", "firmware", "host"])
def test_functions_stay_short(where: list[Path]) -> None:
    """L8. The report: pytest -rP shows the longest."""
    found = functions(where)
    print(
        f"{len(found)} functions, median {statistics.median(n for n, _ in found)} lines; longest:"
    )
    for length, name in found[:5]:
        print(f"  {length:3} {name}")
    assert statistics.median(length for length, _ in found) < MEDIAN
    assert [entry for entry in found if entry[0] > LONGEST] == []
