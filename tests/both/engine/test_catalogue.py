"""The catalogue: names, numbers of players, and one game in memory at a time (law L5)."""

import sys

import engine.games
from engine import catalogue, found

NAMES = [line[0] for line in catalogue.GAMES]


def loaded():
    """The games of the catalogue that Python holds, by either of its two references."""
    held = list(sys.modules) + ["engine.games." + each for each in dir(engine.games)]
    return sorted([n for n in NAMES if [each for each in held if catalogue.is_of(n, each)]])


def test_the_names_are_different_and_the_numbers_sensible():
    assert len(set(NAMES)) == len(NAMES)
    for name, fewest, most, minutes in catalogue.GAMES:
        assert catalogue.entry(name) == (name, fewest, most, minutes)
        assert 1 <= fewest <= most <= 8 and minutes > 0


def test_an_unknown_game_is_answered_with_those_there_are():
    for ask in (catalogue.entry, catalogue.load):
        try:
            ask("chess")
        except ValueError as wrong:
            assert "chess" in str(wrong) and "amazones" in str(wrong) and NAMES[-1] in str(wrong)
        else:
            raise AssertionError("chess")


def test_loading_a_game_unloads_the_others():
    for name in ("amazones", "why_first", "stones", "amazones"):
        game = catalogue.load(name)
        assert game.__name__ == found.module(name, "rulebook")
        assert loaded() == [name]


def test_loading_again_is_the_same_module():
    assert catalogue.load("stones") is catalogue.load("stones")


def test_unloading_frees_both_references():
    catalogue.load("why_first")
    catalogue.unload("why_first")
    assert loaded() == []
    catalogue.unload("why_first")  # nothing left to do


def test_a_game_imports_nothing_that_is_not_there_already():
    """On a board an import within an import would take too much of the stack."""
    for name, *_ in catalogue.GAMES:
        catalogue.load(name)
        own = found.module(name)
        held = sorted([path for path in sys.modules if path.startswith(own)])
        files = found.further(name) + ("rulebook",)
        assert held == sorted([own + file for file in files]), name


def test_every_game_says_what_a_host_must_know():
    for name in NAMES:
        game = catalogue.load(name)
        assert isinstance(game.RULES, int) and game.RULES >= 1
        assert game.ENDINGS and catalogue.plate(name)
        for option, values in game.OPTIONS:
            assert option and len(values) >= 2 and len(set(values)) == len(values)
        table = game.Table(catalogue.entry(name)[1], {o: values[0] for o, values in game.OPTIONS})
        assert table.box.size > 0 and table.news == []
    catalogue.unload(NAMES[-1])
