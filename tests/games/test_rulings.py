"""Every ruling of a game's page is named where it is applied, or by a test; no other is.

The page is the game's rules.md. A ruling that neither code nor test can show is listed here with
the reason.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from engine import catalogue, found

ROOT = next(folder for folder in Path(__file__).parents if (folder / "engine").is_dir())
GAMES = [line[0] for line in catalogue.GAMES]
EXPLAINED = {
    "R-WHY-25": "the dealer has no function in play: any player deals",
}
DEFINED = re.compile(r"^[-|* ]*R-([A-Z]+)-(\d+)\b", re.M)  # where a line of a page begins with it


def page(game: str) -> str:
    return Path(found.folder(game), "rules.md").read_text(encoding="utf-8")


def stem_of(text: str) -> str:
    """What the numbers of this page have in common: AMAZ of R-AMAZ-1."""
    (stem,) = {match[1] for match in DEFINED.finditer(text)}
    return stem


def defined(text: str) -> list[int]:
    """The rulings of a page, as they follow each other."""
    return [int(match[2]) for match in DEFINED.finditer(text)]


def sources(game: str) -> list[Path]:
    """The game's own Python and the tests of it."""
    tests = ROOT / "tests"
    found_tests = [*tests.glob(f"both/games/{game}/*.py"), *tests.glob(f"oracles/*{game}*.py")]
    own = [path for path in Path(found.folder(game)).glob("*.py") if path.stem != "rulings"]
    return sorted([*own, *found_tests])


def without_module_docstring(text: str) -> str:
    """A heading names all rulings at once: that is no mention of any."""
    body = ast.parse(text).body
    if not body or not isinstance(body[0], ast.Expr) or not body[0].end_lineno:
        return text
    return "\n".join(text.split("\n")[body[0].end_lineno :])


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


def unnamed(texts: list[str], page: str) -> list[str]:
    """The rulings of the page that no text names, and those that texts name and it has not."""
    stem, numbers = stem_of(page), set(defined(page))
    mentioned = set().union(*(named(without_module_docstring(text), stem) for text in texts))
    return [f"R-{stem}-{n}" for n in sorted(numbers ^ mentioned)]


@pytest.mark.parametrize("game", GAMES)
def test_a_page_numbers_its_rulings_from_1_on(game: str) -> None:
    numbers = defined(page(game))
    assert numbers == list(range(1, len(numbers) + 1))


@pytest.mark.parametrize("game", GAMES)
def test_a_page_in_another_language_has_the_same_rulings(game: str) -> None:
    others = sorted(Path(found.folder(game)).glob("rules.*.md"))
    assert "rules.fr.md" in [other.name for other in others]
    for other in others:
        text = other.read_text(encoding="utf-8")
        assert (stem_of(text), defined(text)) == (stem_of(page(game)), defined(page(game)))


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_is_named_by_its_game_or_a_test_and_no_other(game: str) -> None:
    texts = [path.read_text(encoding="utf-8") for path in sources(game)]
    assert [name for name in unnamed(texts, page(game)) if name not in EXPLAINED] == []


def test_what_is_explained_here_is_named_nowhere_else() -> None:
    """Else the explanation is out of date."""
    for name in EXPLAINED:
        _, stem, number = name.split("-")
        (game,) = [game for game in GAMES if stem_of(page(game)) == stem]
        for path in sources(game):
            text = path.read_text(encoding="utf-8")
            assert int(number) not in named(without_module_docstring(text), stem), path


def test_the_ways_to_name_rulings() -> None:
    assert named("(R-WHY-3, 4, 22) 5", "WHY") == {3, 4, 22}
    assert named("R-WHY-18 to 20, R-WHY-9 and 10. R-STON-7", "WHY") == {18, 19, 20, 9, 10}
    assert named("def test_a_thing_R_WHY_7_8_9():", "WHY") == {7, 8, 9}
    assert named("R-WHY-1's 12", "WHY") == {1}


def test_a_mention_taken_away_or_too_much_is_noticed() -> None:
    rules = "".join(f"- **R-WHY-{n}** something\n" for n in range(1, 6))
    heading = '"""A game. Rulings R-WHY-1 to 5."""\n'
    texts = [heading + "# R-WHY-1, 2 and 4", heading + "def test_that_R_WHY_3_5(): ..."]
    assert unnamed(texts, rules) == []
    assert unnamed([texts[0], texts[1].replace("_5", "")], rules) == ["R-WHY-5"]
    assert unnamed([texts[0].replace(" and 4", ""), texts[1]], rules) == ["R-WHY-4"]
    assert unnamed([*texts, "# R-WHY-6"], rules) == ["R-WHY-6"]
