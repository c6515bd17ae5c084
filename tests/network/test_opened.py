"""Nothing of a secret leaves the table before its reveal, in any game."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from engine import catalogue, record
from engine.ask import Tap
from engine.match import Change
from engine.match import Match as PlayedMatch
from engine.referee import Referee
from engine.table import BID, DISCARD, HAND, TABLE, zone_name
from firmware.network.opened import Opened
from host.cli_support import option_sets, player_counts
from host.network.shadow import Shadow
from host.people.at_engine import Match
from tests.games.small_games import dealt, game, over

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
                if any(zone is not None and zone_name(zone) not in families for zone in zones):
                    del secrets[number]  # everybody has seen it; what went back to a hand nobody
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
        return bool(ask.secret and not isinstance(value, str))  # that none is laid all see

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


def swapped(t):  # type: ignore[no-untyped-def]
    """One unseen card, laid secretly; another replaces it. Then it is shown; then the first one."""
    dealt(t)
    card = yield Tap(0, "card", t.possible(HAND), zones=(HAND,), secret=True)
    other = yield Tap(0, "card", t.possible(HAND), zones=(HAND,), chosen=(card,), secret=True)
    t.tapped([other], HAND, BID)
    t.reveal(BID, DISCARD)
    for _ in range(2):
        card = yield Tap(0, "card", t.possible(HAND), zones=(HAND,))
        t.tapped([card], HAND, DISCARD)
        t.reveal(DISCARD, TABLE)
    return over(t)


def test_a_card_that_was_replaced_unseen_waits_until_it_is_seen_itself() -> None:
    referee, opened = Referee(game(swapped), 2, {}), Opened(0)
    match = PlayedMatch("small", referee, PEOPLE[:2])
    match.watch = lambda change: opened.did(change, referee)
    found = []
    for card in (0, 1, 2, 0):
        change = match.reply(card)
        assert isinstance(change, Change) and match.do(change) is None
        match.tell(change)
        found.append(opened.open)
    assert found == [0, 0, 0, 4] and opened.lines == 4
