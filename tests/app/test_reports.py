"""What the cable tells without being asked for everything: nothing that lies face down."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from engine import catalogue
from engine.words import Words
from firmware.link.reports import CHUNK, chunk, table_fields, version
from host.cli_support import option_sets
from host.people.at_engine import Match

GAMES = [line[0] for line in catalogue.GAMES]


def named(match: Match, words: Words) -> set[str]:
    """Every piece that the command `table` names."""
    shown = SimpleNamespace(referee=match.referee, words=words)
    zones: dict[str, list[str]] = table_fields(shown, False)["zones"]
    return {name for zone in zones.values() for name in zone}


@pytest.mark.parametrize("game", GAMES)
def test_a_card_tapped_in_secret_is_not_named_before_it_is_turned_up(game: str) -> None:
    module = catalogue.load(game)
    settings = option_sets(module, catalogue.entry(game)[1])
    secrets = 0
    for number in range(4):
        seats = catalogue.entry(game)[1]
        options = settings[number * len(settings) // 4]  # of every mode
        match = Match(module, seats, options, random.Random(f"f{number}"))
        box = match.referee.table.box
        words = Words("en", game, ["A"] * 8, box)
        covered: set[str] = set()
        for _ in range(400):
            ask = match.ask
            if ask is None:
                break
            answer = match.people.answer(ask, match.referee.table)
            match.give(answer)
            if ask.kind == "tap" and isinstance(answer, int):
                change = covered.add if ask.secret else covered.discard  # played openly: seen
                change(box.name(answer))
                secrets += ask.secret
            for verb, what, source, _target in match.referee.table.news:
                if verb in ("move", "gather") and source is not None and not isinstance(what, int):
                    covered -= {box.name(piece) for piece in what}
                elif verb == "gather":
                    covered.clear()
            assert not named(match, words) & covered
    assert secrets or not any("secret=True" in text for text in sources(game))


def sources(game: str) -> list[str]:
    """The text of a game's main file: whether it has secret taps at all."""
    path = Path(str(catalogue.load(game).__file__))
    return [path.read_text(encoding="utf-8")]


def test_lines_of_a_damaged_record_are_lines_all_the_same() -> None:
    """As the link describes them: no line end of any kind is in one."""
    assert chunk(["a\r\n", "b\rc\n", "\r"], 0) == {"lines": ["a", "b?c", ""], "next": None}


def test_a_record_read_in_parts_is_not_left_open() -> None:
    """What is left open a board's garbage collector closes, in the middle of anything."""
    closed = []

    def lines() -> Iterator[str]:
        try:
            for number in range(3 * CHUNK):
                yield f"{number}\n"
        finally:
            closed.append(True)

    said = chunk(lines(), CHUNK)
    assert said["next"] == 2 * CHUNK and len(said["lines"]) == CHUNK and closed


@pytest.mark.parametrize(
    ("said", "told"),
    [(0x92, "0x92"), ((0x32, 1, 6), "0x32 1 6"), ((0x32,), "0x32"), (0, ""), ((), ""), (None, "")],
)
def test_a_chip_is_called_what_it_calls_itself_and_nothing_where_it_is_silent(
    said: object, told: str
) -> None:
    class Chip:
        version = said

    assert version(Chip()) == told and version(object()) == ""
