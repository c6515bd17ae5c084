"""Every numbered ruling is named where it is applied or where a test holds it.

A ruling that neither code nor test can show is listed here with the reason.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

# game: (stem of its rulings, how many there are)
RULINGS = {
    "amazones": ("AMAZ", 35),
    "why_first": ("WHY", 26),
    "stones": ("STON", 29),
    "sacrifice_roulette": ("SAC", 25),
    "final_exam": ("EXAM", 35),
    "magic": ("MAGIC", 27),
    "high_druid": ("DRUID", 23),
    "chariots": ("CHAR", 31),
    "ghost_knights": ("GHOST", 28),
    "awele": ("AWELE", 28),
    "war_of_gods": ("WAR", 29),
    "backgammon": ("BG", 27),
    "celtic_whist": ("WHIST", 38),
}
EXPLAINED = {
    "R-WHY-25": "the dealer has no function in play: any player deals",
}


def sources(game: str) -> list[Path]:
    """The game's own files and the tests of it."""
    return sorted(
        [*ROOT.glob(f"engine/games/{game}*.py"), *ROOT.glob(f"tests/both/games/{game}/test_*.py")]
    )


def without_module_docstring(text: str) -> str:
    """A heading names all rulings at once: that is no mention of any."""
    first = ast.parse(text).body[0]
    assert isinstance(first, ast.Expr) and first.end_lineno
    return "\n".join(text.split("\n")[first.end_lineno :])


def named(text: str, stem: str) -> set[int]:
    """The numbers in R-WHY-3, R-WHY-3 and 4, R-WHY-3 to 5, R-WHY-3, 4, 22, and test_R_WHY_3_4."""
    found = set()
    for match in re.finditer(
        rf"R[-_]{stem}[-_](\d+(?:(?:, and |, | and | to |_)\d+(?!\d))*)", text
    ):
        numbers = re.split(r", and |, | and |_", match[1])
        for part in numbers:
            first, _, last = part.partition(" to ")
            found.update(range(int(first), int(last or first) + 1))
    return found


def unnamed(texts: list[str], stem: str, number: int) -> list[str]:
    """The rulings 1 to `number` that no text names."""
    found = set().union(*(named(without_module_docstring(text), stem) for text in texts))
    assert max(found) <= number, f"there are only {number} rulings of {stem}"
    return [f"R-{stem}-{n}" for n in range(1, number + 1) if n not in found]


@pytest.mark.parametrize("game", RULINGS)
def test_every_ruling_is_named_by_its_game_or_a_test(game: str) -> None:
    texts = [path.read_text() for path in sources(game)]
    assert [name for name in unnamed(texts, *RULINGS[game]) if name not in EXPLAINED] == []


def test_what_is_explained_here_is_named_nowhere_else() -> None:
    """Else the explanation is out of date."""
    for name in EXPLAINED:
        _, stem, number = name.split("-")
        (game,) = [game for game in RULINGS if RULINGS[game][0] == stem]
        for path in sources(game):
            assert int(number) not in named(without_module_docstring(path.read_text()), stem)


def test_the_ways_to_name_rulings() -> None:
    assert named("(R-WHY-3, 4, 22) 5", "WHY") == {3, 4, 22}
    assert named("R-WHY-18 to 20, R-WHY-9 and 10. R-STON-7", "WHY") == {18, 19, 20, 9, 10}
    assert named("def test_a_thing_R_WHY_7_8_9():", "WHY") == {7, 8, 9}
    assert named("R-WHY-1's 12", "WHY") == {1}


def test_a_mention_taken_away_is_missed() -> None:
    heading = '"""A game. Rulings R-WHY-1 to 5."""\n'
    texts = [heading + "# R-WHY-1, 2 and 4", heading + "def test_that_R_WHY_3_5(): ..."]
    assert unnamed(texts, "WHY", 5) == []
    assert unnamed([texts[0], texts[1].replace("_5", "")], "WHY", 5) == ["R-WHY-5"]
    assert unnamed([texts[0].replace(" and 4", ""), texts[1]], "WHY", 5) == ["R-WHY-4"]
