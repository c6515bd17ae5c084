"""A stranger's box and plate have all that ours have: no code knows ours by their words."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from engine import found
from tests.test_laws import ENGINE, FIRMWARE, HOST, ROOT, arrows, name_of

OF_GAMES = ("engine/games/", "engine/boxes/", "engine/plates/")
SCRIPTS = sorted((ROOT / "host").rglob("*.js"))
CODE = [path for path in ENGINE + FIRMWARE + HOST if not name_of(path).startswith(OF_GAMES)]


# But for boxes and plates off the shelf, and what makes any.
OF_A_BOX = re.compile(r"engine\.(boxes|plates)\.(?!laid|simple|rings|Box|Plate)[a-z]\w*")


@cache
def names_of_pieces_and_places() -> set[str]:
    """The keys of texts that name rows of pieces and of places of our boxes and plates."""
    stems = {"piece_" + stem for box in found.boxes() for stem, _ in box.families}
    for key in found.plate_sizes():
        stems |= {"place_" + family[0] for family in found.plate(key).families}
    return stems - {"piece_", "place_"}


@pytest.mark.parametrize("path", CODE + SCRIPTS, ids=name_of)
def test_no_code_knows_the_pieces_and_places_of_a_box_or_a_plate(path: Path) -> None:
    """They are words and numbers of boxes and plates: a stranger's have all that ours have."""
    text = path.read_text(encoding="utf-8")
    assert not set(re.findall(r"\b(?:piece|place)_\w+", text)) & names_of_pieces_and_places()
    modules = arrows(path) if path.suffix == ".py" else ()
    assert not [each for each in modules if OF_A_BOX.match(each)]
