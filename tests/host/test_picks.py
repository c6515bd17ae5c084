"""Law: where a move says that a player picks, that seat picks, at every simulated table."""

from __future__ import annotations

import inspect
from collections import Counter
from collections.abc import Sequence

import pytest

from engine import catalogue, found
from engine.table import SEATED, Table, zone_name
from host.page.words import say
from host.people.at_engine import Match
from host.people.picks import PICKED, Pick, picks
from tests.games.small_games import sample

GAMES = ("war_of_gods", "five_suitors")


def test_every_verb_that_says_that_a_player_picks_lets_a_player_pick() -> None:
    verbs = dict(inspect.getmembers(Table, inspect.isfunction))
    saying = {name for name, verb in verbs.items() if "picks" in (verb.__doc__ or "")}
    assert saying == set(PICKED)


def test_every_game_whose_texts_have_such_a_verb_is_among_those_below() -> None:
    found_in = {
        line[0] for line in catalogue.GAMES
        if any(key.startswith(tuple(verb + "_" for verb in PICKED)) for key in texts(line[0]))
    }  # fmt: skip
    assert found_in == set(GAMES)


def texts(game: str) -> dict[str, str]:
    own: dict[str, str] = found.texts("en", game)
    return own


@pytest.mark.parametrize("game", GAMES)
def test_every_pick_of_a_match_is_made_by_the_owner_and_has_a_question(game: str) -> None:
    asked: list[Pick] = []
    expected: list[Pick] = []
    for match in sample(game):
        listen(match, asked, expected)
        match.play()
    assert asked == expected and asked
    for pick in asked:
        key = f"pick_{zone_name(pick.zone)}"
        assert pick.zone >= SEATED
        assert all(say(tongue, key, number) for tongue in ("en", "fr") for number in (1, 2))


def listen(match: Match, asked: list[Pick], expected: list[Pick]) -> None:
    """What its people are asked to pick, and what its news says that they pick of more."""
    people, obey = match.table.people, match.table.obey

    def pick(what: Pick) -> Sequence[int] | None:
        asked.append(what)
        return people(what)

    def follow(table: Table) -> None:
        held = Counter({zone: len(pieces) for zone, pieces in match.table.zones.items()})
        for news in table.news:
            expected.extend(each for each in picks(news) if each.number < held[each.zone])
            verb, what, source, target = news
            if verb in ("tapped", "move", "draw", "discard_unseen"):
                number = what if isinstance(what, int) else len(what)
                held[source] -= number
                held[target] += number
        obey(table)

    match.table.people = pick
    match.table.obey = follow  # type: ignore[method-assign]
