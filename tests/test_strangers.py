"""A stranger's game, box and plate have all that ours have: no code knows ours by their names."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from engine import found
from tests.test_laws import (
    ENGINE,
    FIRMWARE,
    HARDWARE,
    HOST,
    ROOT,
    arrows,
    broken,
    calls,
    name_of,
    nodes_of,
)

OF_GAMES = ("engine/games/", "engine/boxes/", "engine/plates/")
SCRIPTS = sorted((ROOT / "host").rglob("*.js"))
CODE = [path for path in ENGINE + FIRMWARE + HOST if not name_of(path).startswith(OF_GAMES)]


# But for boxes and plates off the shelf, and what makes any.
OF_A_BOX = re.compile(r"engine\.(boxes|plates)\.(?!laid|simple|rings|Box|Plate)[a-z]\w*")


def test_no_code_knows_the_pieces_and_places_of_a_box_or_a_plate() -> None:
    """They are words and numbers of boxes and plates: a stranger's have all that ours have."""
    stems = {"piece_" + stem for box in found.boxes() for stem, _ in box.families}
    for key in found.plate_sizes():
        stems |= {"place_" + family[0] for family in found.plate(key).families}
    stems -= {"piece_", "place_"}  # the keys of texts that name rows of pieces and of places

    def known(path: Path) -> Iterator[str]:
        text = path.read_text(encoding="utf-8")
        yield from stems.intersection(re.findall(r"\b(?:piece|place)_\w+", text))
        yield from filter(OF_A_BOX.match, arrows(path) if path.suffix == ".py" else ())

    assert broken(CODE + SCRIPTS, known) == {}


def test_nothing_but_its_folder_knows_a_game_a_plate_or_a_box_by_name() -> None:
    """L7: adding a game is adding a folder; what must know it asks engine.found."""
    games, boxes = {line[0] for line in found.games()}, {box.key for box in found.boxes()}
    known = games | boxes | set(found.plate_sizes())

    def named(path: Path) -> set[object]:
        constants = (node for node in nodes_of(path) if isinstance(node, ast.Constant))
        return {node.value for node in constants if isinstance(node.value, str)} & known

    assert broken(FIRMWARE + HOST + HARDWARE, named) == {}


def test_a_rulebook_is_never_asked_what_it_has() -> None:
    """engine/game.py gives it the usual for what it leaves out, and is the one place that looks."""

    def asked(path: Path) -> list[str]:
        return [
            ast.unparse(call) for call in nodes_of(path)
            if isinstance(call, ast.Call) and call.args and calls(call, "hasattr", "getattr")
            and ast.unparse(call.args[0]).split(".")[-1] in ("game", "rules")
        ]  # fmt: skip

    gives = ROOT / "engine/game.py"
    assert broken({*ENGINE, *FIRMWARE, *HOST} - {gives}, asked) == {}
