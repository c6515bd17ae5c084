"""The laws of the house that a machine can check: who may import whom, and who may know what."""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

from engine import found
from host.install.build import board_sources

ROOT = Path(__file__).resolve().parent.parent
ENGINE = sorted((ROOT / "engine").rglob("*.py"))
FIRMWARE = sorted((ROOT / "firmware").rglob("*.py"))
HOST = sorted((ROOT / "host").rglob("*.py"))
TOOLS = [  # what measures and what generates, for developers
    path
    for wing in ("generate", "measure")
    for path in sorted((ROOT / "tests" / wing).rglob("*.py"))
]
HARDWARE = sorted((ROOT / "hardware").rglob("*.py"))
# Which room may import which while it runs: from the top of the house down, and never back up.
# Every room may import engine, and the lone modules of its own wing (host.cli_support).
ROOMS = {
    "firmware.boot": "network table link devices storage screen boards",
    "firmware.menus": "network link tags storage lights screen",
    "firmware.table": "menus link devices tags storage lights screen",
    "firmware.link": "devices tags storage lights screen",
    "firmware.devices": "drivers boards tags screen",  # drivers: where a part is built in
    "firmware.tags": "storage lights",  # lights: loops that are compiled, as for letters
    "firmware.storage": "lights boards",
    "firmware.lights": "",
    "firmware.screen": "lights",  # the same loops, over letters
    "firmware.network": "link storage",
    "firmware.boards": "",
    "firmware.drivers": "lights",  # the arithmetic of frames, pixels
    "host.site": "page opponents archive people cable install firmware",
    "host.commands": (
        "languages site hall network archive page opponents people cable install firmware"
    ),
    "host.languages": "page people firmware",
    "host.hall": "network archive page people cable firmware",
    "host.network": "people cable install firmware",
    "host.page": "archive opponents people cable firmware",
    "host.opponents": "people",
    "host.people": "firmware",
    "host.archive": "firmware",
    "host.cable": "install firmware",
    "host.install": "firmware",
}
PLANS = "host/commands/plans.py"
# What code for both Pythons may take from the standard library. `sys` loads and unloads games;
# `typing` stands in a `try` for the type checker alone.
ENGINE_MAY = {"engine", "sys", "typing"}
FIRMWARE_MAY = ENGINE_MAY | {"firmware", "asyncio", "json", "os", "time", "struct", "gc", "io"}
FIRMWARE_MAY |= {"select", "traceback", "binascii", "errno", "hashlib", "mqtt_as", "socket"}
FIRMWARE_MAY |= {"network"}  # MicroPython's, of boards with Wi-Fi
MACHINE_MAY = {"machine", "micropython", "rp2", "esp32", "neopixel", "framebuf", "termios", "vfs"}
MACHINE_ROOMS = {"boot", "boards", "drivers"}  # which know on what they run
ON_A_COMPUTER = {"engine", *sys.stdlib_module_names}
REACHES_OUT = "print", "open", "input", "exec", "eval"
ON_A_BOARD = {source.target: source.made for source in board_sources()}


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.fixture(autouse=True, scope="module")
def no_file_is_read_twice() -> Iterator[None]:
    """A dozen laws look at the same files; nothing else needs their trees."""
    yield
    for kept in (tree_of, nodes_of, arrows, modules):
        kept.cache_clear()


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def nodes_of(path: Path) -> list[ast.AST]:
    return list(ast.walk(tree_of(path)))


def imports(path: Path) -> Iterator[str]:
    """Every module a file imports, wherever in the file."""
    for node in nodes_of(path):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports say where from"
            for alias in node.names:
                yield f"{node.module}.{alias.name}"


def tops(path: Path) -> set[str]:
    return {module.split(".")[0] for module in imports(path)}


def at_run_time(tree: ast.AST) -> Iterator[ast.AST]:
    """Every node but those that only type checkers read."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) in ("False", "TYPE_CHECKING"):
            continue
        yield node
        yield from at_run_time(node)


def calls(node: ast.Call, *names: str) -> bool:
    """Whether it is a call of one of these by its bare name."""
    return isinstance(node.func, ast.Name) and node.func.id in names


def broken(paths: Iterable[Path], law: Callable[[Path], Iterable[object]]) -> dict[str, object]:
    """By the files that break a law: with what."""
    return {name_of(path): found for path in paths if (found := [*law(path)])}


def room_of(module: str) -> str:
    return ".".join(module.split(".")[:2])


@cache
def arrows(path: Path) -> list[str]:
    """The modules of ours that a file imports while it runs, those it borrows by name too."""
    found: list[str] = []
    for node in at_run_time(tree_of(path)):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            found += [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Call) and calls(node, "borrowed"):
            found.append(str(getattr(node.args[0], "value", "")))
    return found


@cache
def modules() -> dict[str, Path]:
    found = {}
    for path in ENGINE + FIRMWARE + HOST:
        parts = path.relative_to(ROOT).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def module_of(name: str, among: dict[str, Path]) -> str | None:
    """The module an import leads to: `a.b.c` may be the name c of the module a.b."""
    while name and name not in among:
        name = name.rpartition(".")[0]
    return name or None


def of_a_board(path: Path) -> bool:
    """Whether a board gets this very file: languages and the search for games stay here."""
    return ON_A_BOARD.get(name_of(path), "made") == ""


def test_the_engine_imports_only_itself() -> None:
    """L1: no clock, file, pin, print, random or asyncio; for computers alone what Python brings."""

    def past(path: Path) -> Iterator[object]:
        yield from tops(path) - (ENGINE_MAY if of_a_board(path) else ON_A_COMPUTER)
        called = (node for node in nodes_of(path) if isinstance(node, ast.Call))
        yield from (node.lineno for node in called if calls(node, *REACHES_OUT))

    assert broken(ENGINE, past) == {}


def test_input_is_never_checked_by_assert() -> None:
    """L3: asserts are compiled away on the board."""

    def asserts(path: Path) -> list[int]:
        return [node.lineno for node in nodes_of(path) if isinstance(node, ast.Assert)]

    assert broken(ENGINE + FIRMWARE, asserts) == {}


def test_no_game_imports_another() -> None:
    def others(path: Path) -> set[str]:
        games = {name.split(".")[2] for name in imports(path) if name.startswith("engine.games.")}
        return games - {path.parent.name}

    assert broken(sorted((ROOT / "engine/games").rglob("*.py")), others) == {}


@pytest.mark.parametrize("name", [line[0] for line in found.games()])
def test_no_further_file_of_a_game_imports_one_after_it(name: str) -> None:
    """On a board an import within an import takes too much of the stack: `catalogue.load`."""
    files, own = found.further(name), f"engine.games.{name}."
    for i, file in enumerate(files):
        asked = {
            module_of(arrow, modules()) for arrow in arrows(Path(found.folder(name), f"{file}.py"))
        }
        assert not asked & {own + later for later in (*files[i:], found.RULEBOOK)}, file


def test_what_a_board_has_imports_nothing_that_only_computers_have() -> None:
    every = modules()

    def lacking(path: Path) -> set[str]:
        wanted = {module_of(name, every) for name in arrows(path)} - {None}
        return {name_of(every[name]) for name in wanted if name} - ON_A_BOARD.keys()

    assert broken(filter(of_a_board, ENGINE + FIRMWARE), lacking) == {}


def test_the_firmware_never_imports_the_host_nor_what_boards_lack() -> None:
    def past(path: Path) -> set[str]:
        knows_its_machine = path.parent.name in MACHINE_ROOMS
        return tops(path) - FIRMWARE_MAY - (MACHINE_MAY if knows_its_machine else set())

    assert broken(FIRMWARE, past) == {}


def test_the_host_imports_neither_boards_nor_drivers() -> None:
    def wrong(path: Path) -> list[str]:
        return [m for m in imports(path) if m.startswith(("firmware.boards", "firmware.drivers"))]

    assert broken(HOST, wrong) == {}


def test_only_the_command_for_plans_imports_the_drawings() -> None:
    wings = ENGINE + FIRMWARE + HOST
    assert [name_of(path) for path in wings if "hardware" in tops(path)] == [PLANS]


def test_nothing_that_people_run_needs_a_developers_tool() -> None:
    wings = ENGINE + FIRMWARE + HOST + HARDWARE
    assert [name_of(path) for path in wings if "tests" in tops(path)] == []


def test_rooms_import_downwards_as_the_table_says() -> None:
    def upwards(path: Path) -> Iterator[str]:
        wing, room, *file = path.relative_to(ROOT).with_suffix("").parts
        may = ROOMS[f"{wing}.{room}"].split() if file else []
        for name in arrows(path):
            top, _, rest = name.partition(".")
            other = rest.partition(".")[0]
            if top not in ("firmware", "host") or room_of(name) == f"{wing}.{room}":
                continue
            lone = not (ROOT / top / other).is_dir()
            if not (lone or other in may if top == wing else top in may):
                yield name

    assert broken(FIRMWARE + HOST, upwards) == {}, "see ROOMS"


def test_no_module_imports_itself_by_way_of_others() -> None:
    """Sorted out from below: what imports nothing that is left goes first."""
    every = modules()
    left = {
        name: {module_of(other, every) for other in arrows(path)} - {name, None}
        for name, path in every.items()
    }
    while ready := [name for name, imported in left.items() if not imported & left.keys()]:
        for name in ready:
            del left[name]
    assert left == {}


SAYS = {"sys.stdout.write", "sys.stderr.write"}
THE_DOOR = ROOT / "host/door.py"


def writes(node: ast.Call) -> bool:
    """Whether it is a call of what writes to the terminal."""
    named = isinstance(node.func, ast.Attribute) and node.func.attr == "write"
    return named and ast.unparse(node.func) in SAYS


def test_nothing_but_the_door_prints() -> None:
    """L13: nothing from outside reaches a terminal but through host.door."""

    def past(path: Path) -> list[int]:
        return [
            node.lineno
            for node in nodes_of(path)
            if isinstance(node, ast.Call)
            and (calls(node, "print") or (calls(node, "input") and node.args) or writes(node))
        ]

    assert broken({*HOST, *TOOLS} - {THE_DOOR}, past) == {}, "host.door.say is for that"


def test_lines_from_outside_end_at_line_feeds_alone() -> None:
    """`splitlines` also splits at U+2028, U+0085 and others, which may stand in a name."""
    texts = {name_of(path): path.read_text(encoding="utf-8") for path in HOST + TOOLS}
    assert [name for name, text in texts.items() if ".splitlines(" in text] == []


def of_the_panel(node: ast.AST) -> bool:
    """`panel.x`, `self.app.panel.lights.x` and so on."""
    if not isinstance(node, ast.Attribute):
        return False
    named = [getattr(each, "attr", getattr(each, "id", "")) for each in ast.walk(node.value)]
    return "panel" in named and "panel" in ast.unparse(node.value).split(".")


def test_no_other_module_sets_a_field_of_the_panel() -> None:
    """It has methods for what others want of it; names that begin with _ are its own."""

    def past(path: Path) -> list[str]:
        return [
            ast.unparse(node) for node in nodes_of(path)
            if isinstance(node, ast.Attribute)
            and (not isinstance(node.ctx, ast.Load) or node.attr.startswith("_"))
            and of_the_panel(node) and "panel.link." not in ast.unparse(node)
        ]  # fmt: skip

    assert broken(FIRMWARE + HOST, past) == {}, "it has methods for that"
