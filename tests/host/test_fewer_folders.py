"""What a board has side by side where the sources have a folder for each game, or for one file."""

import pytest

from engine import catalogue, found
from host.install.build import board_sources
from host.install.compiled import compiled
from host.install.listing import listing
from host.install.shrink.fewer_folders import imported_there, on_board


def test_games_have_no_folders_on_a_board_and_no_two_files_one_name() -> None:
    sources = list(board_sources())
    built = [source.built for source in sources]
    assert len(set(built)) == len(sources)
    games = [name for name in built if name.startswith("engine/games/")]
    assert len(games) > len(catalogue.GAMES) and {name.count("/") for name in games} == {2}
    assert "engine/games/amazones__rulebook.mpy" in games and "engine/games/__init__.mpy" in games
    alone = [name for name in built if name.endswith("/__init__.mpy")]
    for name in alone:
        folder = name.removesuffix("__init__.mpy")
        assert len([other for other in built if other.startswith(folder)]) > 1, name


def test_code_that_is_frozen_is_found_by_the_names_of_its_files() -> None:
    """MicroPython's build takes the name that is compiled in, and looks at no other."""
    files, _ = compiled("armv6m", frozen=True)
    code = {name: data for name, data in files.items() if name.endswith(".mpy")}
    assert [name for name in code if name.encode() not in code[name]] == []


@pytest.mark.parametrize(
    ("sources", "board"),
    [
        ("from engine.games.nim.box import BOX", "from engine.games.nim__box import BOX"),
        ("from engine.games.nim import shown", "from engine.games import nim__shown as shown"),
        ("def f():\n    from engine.games.nim import shown as s, box\n    return s",
         "def f():\n    from engine.games import nim__shown as s, nim__box as box\n    return s"),
        ("from engine.games.nim.box import (\n    A,\n    B as C,\n)\nx = A",
         "from engine.games.nim__box import A, B as C\n\n\n\nx = A"),
        ("from engine.games import x  # of engine.games.x", None),
        ("from engine.games.nim import (", None),
    ],
)  # fmt: skip
def test_imports_of_games_lead_there_and_lines_stay(sources: str, board: str | None) -> None:
    assert imported_there(sources) == (sources if board is None else board)


def test_a_board_puts_names_of_games_together_as_its_files_are_called() -> None:
    told: dict[str, object] = {}
    exec(listing(), told)
    for name in [line[0] for line in catalogue.GAMES]:
        for file in (*found.further(name), found.RULEBOOK):
            assert told["module"](name, file) == on_board(found.module(name, file))  # type: ignore
        assert found.module(name, "").startswith(found.module(name))
