"""`trilithon check`: what it finds of a plate and of the page's drawings."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from host.commands.check import findings
from tests.host.test_outside import made, put_back

__all__ = ["put_back"]

# Planted: what stands there, what stands there then, what check answers.
PLATES = {
    "a_chain_with_a_hole": (
        "1..24", "1..10 12..24", "plate.py: the chain has a hole: no light for 11",
    ),
    "a_chain_with_a_word_that_is_no_place": (
        "1..24", "1..24 well3", "plate.py: chains.nim: well3 is no place",
    ),
    "more_places_than_a_byte_holds": (
        '(("", 0, 1, 24),)', '(("", 0, 1, 24), ("far", 300, 1, 1))',
        "plate.py: 302 places: 255 at most",
    ),
    "a_light_without_a_hole": (
        "range(1, 25)", "range(1, 24)", "geometry.py: points() does not say where 24 lies",
    ),
    "a_plan_that_cannot_be_drawn": (
        "SIZE = (300.0, 40.0)", "SIZE = 300.0", "its plate or its tag sheets cannot be drawn",
    ),
}  # fmt: skip
PLATE = """
from engine.plates import Plate

PLATE = Plate("nim", (("", 0, 1, 24),), "1..24")
"""
GEOMETRY = """
SIZE = (300.0, 40.0)
TITLE = ((0.0, 10.0), "Nim")


def points():
    return {place: (12.0 * place - 150, 0.0) for place in range(1, 25)}
"""


def with_a_plate(tmp_path: Path, change: Callable[[str], str] = str) -> Path:
    game = made(tmp_path)
    for file, text in (("plate.py", PLATE), ("geometry.py", GEOMETRY)):
        (game / file).write_text(change(text))
    facts, rules = game / "__init__.py", game / "rulebook.py"
    facts.write_text(facts.read_text().replace('PLATE = "rail"', 'PLATE = "nim"'))
    rules.write_text(rules.read_text().replace("yield RAIL +", "yield 1 +"))
    return game


def test_a_plate_of_its_own_is_in_order(tmp_path: Path) -> None:
    assert list(findings(with_a_plate(tmp_path), 2)) == []


@pytest.mark.parametrize("fault", PLATES)
def test_a_fault_of_a_plate_is_found_by_name(fault: str, tmp_path: Path) -> None:
    right, wrong, expected = PLATES[fault]
    assert right in PLATE + GEOMETRY
    game = with_a_plate(tmp_path, lambda text: text.replace(right, wrong))
    assert expected in "\n".join(findings(game, 1))


# The same of its drawings.
DRAWN = {
    "plate.js": "export const VIEW = [0, 0, 9, 9];\nexport const ground = () => [];\n"
    "export function drawPlace() {}\nexport const called = String;\n",
    "box.js": "export const look = ({ label }) => ({ kind: 'a', big: label });\n"
    "export const DRAWN = { a: () => [] };\n",
    "picture.js": "export const picture = () => [];\n",
}


@pytest.mark.parametrize(("file", "right", "wrong", "expected"), [
    ("plate.js", "called =", "calls =", "plate.js: it exports no called"),
    ("box.js", "DRAWN = {", "DRAWN = {{", "box.js: line 2: SyntaxError: "),
    ("picture.js", "picture =", "image =", "picture.js: it exports no picture"),
    ("picture.js", "const picture =", "default", "picture.js: export default () => [];: write "),
])  # fmt: skip
def test_a_fault_of_a_drawing_is_found_by_name(
    file: str, right: str, wrong: str, expected: str, tmp_path: Path
) -> None:
    if "Syntax" in expected and not shutil.which("node"):
        pytest.skip("Node.js is not here")
    game = with_a_plate(tmp_path)
    for name, text in DRAWN.items():
        (game / name).write_text(text)
    assert list(findings(game, 1)) == []
    (game / file).write_text(DRAWN[file].replace(right, wrong))
    (said,) = findings(game, 1)
    assert said.startswith(expected)
