"""Law: where a move says that a player picks, that seat picks, at every simulated table, by its
own style, or as who tries does."""

from __future__ import annotations

import copy
import inspect
import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from engine import catalogue, found
from engine.boxes.stonehenge import BOX
from engine.simulated import Truth
from engine.table import DISCARD, HAND, PACKET, SEATED, Table, zone_name
from host.opponents.contest import Contest, begun
from host.opponents.mind import LEVELS
from host.page.words import say
from host.people.at_engine import Match
from host.people.ground_truth import needed
from host.people.people import People
from host.people.picks import PICKED, Pick, picks
from host.people.real_pieces import RealPieces
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
    assert {line[0] for line in catalogue.GAMES if keeps(line[0])} == found_in


def keeps(game: str) -> Any:
    return found.part(game, "simulated").get("keeps")


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


# What they let go of


def watch(match: Match, monkeypatch: pytest.MonkeyPatch, game: str) -> list[tuple[Any, ...]]:
    """(pick, whether the game was asked what the pieces are worth, the worth of what was let go,
    the least that could be), for each pick of this match."""
    found_out: list[tuple[Any, ...]] = []
    asked: list[int] = []
    own = keeps(game)

    def listening(table: Table, zone: int, pieces: Sequence[int]) -> list[float]:
        worth: list[float] = own(table, zone, pieces)
        asked.append(zone)
        blind = copy.copy(table)  # nothing else that lies anywhere, known to the referee or not
        blind.zones, blind.hidden, blind.unseen = {}, {}, []
        assert own(blind, zone, pieces) == worth
        return worth

    people = match.table.people

    def pick(what: Pick) -> Sequence[int] | None:
        held, facts = match.table.zones[what.zone], match.table.facts
        assert facts
        worth = dict(zip(held, needed(match.referee.game, facts, what, held), strict=True))
        least = sum(sorted(worth.values())[: what.number])
        asked.clear()
        with monkeypatch.context() as patch:
            patch.setitem(found.part(game, "simulated"), "keeps", listening)
            chosen = people(what)
        assert chosen is not None and set(chosen) <= set(held) and len(chosen) == what.number
        assert {zone % SEATED for zone in asked} <= {what.seat}
        found_out.append((what, bool(asked), sum(worth[piece] for piece in chosen), least))
        return chosen

    match.table.people = pick
    return found_out


@pytest.mark.parametrize("game", GAMES)
def test_each_picks_by_its_own_style(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    done: Counter[bool] = Counter()
    for match in sample(game, 36):
        seen, styles = watch(match, monkeypatch, game), match.people.styles
        match.play()
        for pick, asked, spent, least in seen:
            saves = styles[pick.seat % len(styles)].saves
            done[saves] += 1
            assert asked == saves
            assert spent == pytest.approx(least) or not saves
    assert min(done[True], done[False]) > 20


@pytest.mark.parametrize("game", GAMES)
def test_who_tries_lets_go_of_what_helps_least_and_by_lot_it_costs_more(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: Counter[bool] = Counter()
    wasted: Counter[bool] = Counter()
    for number in range(36):
        contest = Contest(game, "picks", 3, (), ("easy", "careless"))
        match, people = begun(contest, number, {0: LEVELS["easy"]})
        seen = watch(match, monkeypatch, game)
        while match.ask is not None:  # all else by lot: a thought takes long
            match.give(People.answer(people, match.ask, match.referee.table))
        for pick, asked, spent, least in seen:
            done[pick.seat == 0] += 1
            wasted[pick.seat == 0] += spent - least
            assert asked == (pick.seat == 0)
    assert sum(done.values()) > 200 and done[True] > 60
    assert wasted[True] == pytest.approx(0) and wasted[False] > 10


def let_go(game: str, facts: Any, zone: int, to: int, held: str, number: int) -> str:
    """By name, what seat 0 lets go of this zone where it tries, as its rulebook's table stands."""
    real = RealPieces(catalogue.load(game), random.Random(1))
    real.facts, real.zones = facts, {zone: [BOX.find(card) for card in held.split()]}
    people = People(real, Truth(random.Random(1)), random.Random(1))
    gone = people.pick(Pick(zone, number, to), thinks=True)
    return " ".join(BOX.name(card) for card in gone)


def test_in_war_of_gods_the_cards_stay_that_gain_most_now() -> None:
    facts = catalogue.load("war_of_gods").Table(2, {"discard_none": "no"})
    for space, seat in ((1, 0), (2, 0), (10, 1), (11, 1)):
        facts.plate[space] = seat
    war = ("war_of_gods", facts, HAND, DISCARD)
    assert let_go(*war, "tR n10 d20 d1", 3) == "d1 d20 n10"  # idle, alone, a strike at a clan
    assert let_go(*war, "d3 d20 n10 d1", 3)[-3:] == "d20"  # no strike without a trilithon
    facts.ending = "deck"
    assert {*let_go(*war, "tR n10 d20", 2).split()} == {"tR", "n10"}  # R-WAR-17


def test_in_the_5_suitors_high_cards_stay_in_the_hand_and_acting_ones_in_the_packet() -> None:
    facts = catalogue.load("five_suitors").Table(3, {"removed": "none"})
    facts.bag = [1, 5, 0, 0, 0]  # discs to come: of the colour of d1, d7; of d2, d20
    game = ("five_suitors", facts)
    assert let_go(*game, HAND, DISCARD, "n30 d5 d12", 2) == "d5 d12"
    assert let_go(*game, PACKET, DISCARD, "d2 d6 d1", 2) == "d6 d1"
    assert let_go(*game, HAND, PACKET, "d30 d1 d20", 1) == "d20"  # there it acts
    assert let_go(*game, PACKET, HAND, "d7 d24 n2", 1) == "d24"  # here it wins
    facts.row = [[0, 0, 0], [0, 0, 2]]
    assert let_go(*game, PACKET, DISCARD, "d2 d6 d1", 2) == "d6 d2"


def test_a_pick_knows_where_its_cards_go() -> None:
    swap = [Pick(HAND, 1, PACKET), Pick(PACKET, 1, HAND)]
    assert picks(("swap", 1, HAND, PACKET)) == swap
    assert picks(("discard_unseen", 2, HAND, DISCARD)) == [Pick(HAND, 2, DISCARD)]
