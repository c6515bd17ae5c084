"""Nothing of a secret leaves the table before its reveal, in any game."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from engine import catalogue, record
from engine.table import zone_name
from host.cli_support import option_sets, player_counts
from host.network.shadow import Shadow
from host.people.at_engine import Match

GAMES = [line[0] for line in catalogue.GAMES]
PEOPLE = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gil", "Hal"]


def matches(name: str) -> Iterator[Match]:
    """Two of each game, with the options that differ most."""
    game = catalogue.load(name)
    for seed, seats in enumerate(list(player_counts(name))[-2:]):
        options = option_sets(game, seats)[-1 if seed else 0]
        yield Match(game, seats, options, random.Random(f"{name} {seed}"))


@pytest.mark.parametrize("name", GAMES)
def test_a_card_leaves_only_when_it_lies_in_the_open(name: str) -> None:
    for match in matches(name):
        referee, box = match.referee, match.referee.table.box
        players = PEOPLE[: referee.seats]
        lines = record.header(name, referee.game.RULES, players, referee.options)
        played = Shadow(list(lines))
        secrets: dict[int, int] = {}  # line -> piece
        families = referee.game.FACE_DOWN
        while referee.ask is not None and len(referee.log) < 400:
            ask = referee.ask
            value = match.people.answer(ask, match.referee.table)
            lines.append(record.answer_line(ask, value, box, players))
            match.give(value)
            played.add(lines[-1])
            if ask.secret and ask.kind == "tap" and isinstance(value, int):
                secrets[len(lines) - 1] = value
            for number, piece in list(secrets.items()):
                zones = [referee.table.where(piece)]
                zones += [to for verb, what, _, to in referee.table.news
                          if verb == "move" and piece in what]  # fmt: skip
                if any(zone is None or zone_name(zone) not in families for zone in zones):
                    del secrets[number]  # everybody has seen it
            assert not secrets or played.opened.open <= min(secrets)
        assert played.opened.lines == len(lines)


def test_the_first_bid_waits_for_the_reveal_and_an_undone_one_for_the_end() -> None:
    match = next(matches("stones"))
    players = PEOPLE[: match.referee.seats]
    lines = record.header("stones", 1, players, match.referee.options)
    lines[2] = f"rules: {match.referee.game.RULES}"
    played = Shadow(list(lines))

    def answer() -> bool:
        ask = match.referee.ask
        assert ask is not None
        value = match.people.answer(ask, match.referee.table)
        lines.append(record.answer_line(ask, value, match.referee.table.box, players))
        match.give(value)
        played.add(lines[-1])
        return bool(ask.secret)

    while not answer():
        assert played.opened.open == len(lines)
    first = len(lines) - 1
    while match.referee.seen < len(match.referee.log):
        assert played.opened.open == first
        answer()
    assert played.opened.open == len(lines)
    while not answer():
        pass
    bid = len(lines) - 1
    match.undo()
    played.add("undo")
    lines.append("undo")
    for _ in range(40):
        answer()
    assert played.opened.open == bid
