"""How a search spends its playouts, and what a level takes of what it has found."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine import catalogue
from engine.ask import CHOICE, OK
from host.cli_support import player_counts
from host.opponents import search
from host.opponents.mind import LEVELS, Level, choices_at, known_to, options_at, take_one
from host.opponents.outcomes import Leads
from host.opponents.search import Found, Search
from host.opponents.world import NoWorld, World
from host.people import ground_truth
from host.people.at_engine import Match

NAMES = [line[0] for line in catalogue.GAMES]
TOLD = [name for name in NAMES if ground_truth.worth_of(catalogue.load(name))]
LEANING = [name for name in NAMES if ground_truth.leans(catalogue.load(name))]
WHOLE = [name for name in NAMES if name not in TOLD]


def at_a_choice(name: str, number: int = 8) -> tuple[Match, dict[Any, Any]]:
    """A match at the choice of that number among several options."""
    match = Match(catalogue.load(name), player_counts(name)[0], {}, random.Random(name))
    while match.ask is not None:
        if match.ask.role is CHOICE and match.ask.seat is not None:
            options = options_at(match.referee, match.table)
            number -= len(options) > 1
            if number < 0:
                return match, options
        match.step()
    raise AssertionError("too short a match")


def searching(name: str, **how: Any) -> tuple[Search, dict[Any, Any]]:
    match, options = at_a_choice(name)
    assert match.ask and match.ask.seat is not None
    known = known_to(match.ask.seat, match.referee, match.table)
    return Search(match.referee.game, known, 2, random.Random(1), **how), options


def watch(thinking: Search, monkeypatch: pytest.MonkeyPatch) -> list[World]:
    """The worlds that this search draws, as they are when one looks."""
    draw, worlds = thinking.worlds.draw, list[World]()

    def draw_one(is_over: Any) -> World:
        worlds.append(draw(is_over))
        return worlds[-1]

    monkeypatch.setattr(thinking.worlds, "draw", draw_one)
    return worlds


def test_an_opponent_that_has_laid_its_one_card_exchanges_it_no_more() -> None:
    """A person may, and a hint compares the others: so it is an option, and no choice."""
    match, laid = Match(catalogue.load("amazones"), 3, {}, random.Random("one card")), 0
    while match.ask is not None and laid < 10:
        ask = match.ask
        if ask.prompt == "add_card" and ask.chosen:
            laid += 1
            assert {*choices_at(match.referee, match.table).values()} == {OK}
            assert len(options_at(match.referee, match.table)) > 1
        match.step()
    assert laid


@pytest.mark.parametrize("name", TOLD)
def test_what_a_position_is_worth_can_be_told_at_every_question(name: str) -> None:
    worth_of = ground_truth.worth_of(catalogue.load(name))
    assert worth_of
    match = Match(catalogue.load(name), player_counts(name)[-1], {}, random.Random(name))
    told: list[set[float]] = [set() for _ in range(match.referee.seats)]
    while match.ask is not None and len(match.referee.log) < 400:
        for seat, values in enumerate(told):
            worth = worth_of(match.referee.table, seat)
            assert worth is not None
            values.add(worth)
        match.step()
    assert all(len(values) > 2 for values in told)  # it changes in the course of a match


@pytest.mark.parametrize("name", LEANING)
def test_what_people_with_sense_choose_is_chosen_in_thought_and_can_be(name: str) -> None:
    leans, asked = ground_truth.leans(catalogue.load(name)), set[str]()
    assert leans
    for seats in player_counts(name):
        match = Match(catalogue.load(name), seats, {}, random.Random(name))
        while match.ask is not None:
            ask, world = match.ask, World(match.referee, match.table, random.Random(1))
            if ask.role is not CHOICE:
                match.step()
                continue
            within = world.at_hand(ask) if ask.kind == "tap" else ask.values
            liked, chosen = leans(match.referee.table, ask, within), world.sensible(ask)
            assert chosen in (liked or [*within, *ask.items, *ask.chosen])
            asked.update([ask.prompt] if liked else ())
            match.give(chosen)
    assert asked


@pytest.mark.parametrize(("name", "told"), [(TOLD[0], True), (TOLD[0], False), (WHOLE[0], False)])
def test_playouts_end_early_only_where_a_positions_worth_is_told_and_no_chances_are_asked(
    name: str, told: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(search, "HORIZON", 3)
    for tells in (False, True):
        thinking, _ = searching(name, tells=tells)
        if not told and thinking.worth_of:
            thinking.worth_of = lambda table, seat: None
        worlds = watch(thinking, monkeypatch)
        thinking.run(4)
        assert len(worlds) == 4
        open_yet = [world.referee.result is None for world in worlds]
        assert all(open_yet) if told and not tells else not any(open_yet)


def test_where_all_win_together_no_position_is_worth_more_to_one_seat_than_to_another() -> None:
    whist = catalogue.load("celtic_whist")
    worth_of = ground_truth.worth_of(whist)
    assert worth_of
    for mode, told in (("multi", 15), ("coop", None), ("coop_hard", None)):
        table = Match(whist, 2, {"mode": mode}, random.Random(1)).referee.table
        assert [worth_of(table, seat) for seat in range(2)] == [told, told]


def test_each_option_has_its_playouts_in_the_same_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    thinking, _ = searching("celtic_whist")
    hands: list[str] = []
    draw = thinking.worlds.draw

    def draw_one(is_over: Any) -> World:
        world = draw(is_over)
        hands.append(str(sorted(world.pieces.zones.items())))
        return world

    monkeypatch.setattr(thinking.worlds, "draw", draw_one)
    thinking.run(40)
    visits = [branch.visits for branch in thinking.root.values()]
    assert len(visits) > 1 and len(set(hands)) == max(visits) < len(hands) == sum(visits)


@pytest.mark.parametrize("name", ["stones", "why_first", "high_druid"])
def test_who_stops_thinking_early_would_not_have_chosen_otherwise(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    brief, options = searching(name)
    brief.run(60)
    whole, _ = searching(name)
    monkeypatch.setattr(Search, "_is_settled", lambda *_: False)
    whole.run(60)
    assert brief.all.visits <= whole.all.visits == 60
    assert brief.found(options)[0].value == whole.found(options)[0].value


def test_a_world_in_which_something_else_is_asked_does_not_fit() -> None:
    """As where others had voted otherwise: its options would be those of another question."""
    thinking, _ = searching("five_suitors")
    worlds = thinking.worlds
    ask = worlds.draw().referee.ask
    assert ask and worlds.known["asked"] == [ask.seat, ask.prompt] == [thinking.seat, ask.prompt]
    for other in ([ask.seat, "another question"], [1 - thinking.seat, ask.prompt], None):
        worlds.known["asked"] = other
        with pytest.raises(NoWorld):
            worlds.draw()


@pytest.mark.parametrize("fits", [True, False], ids=["a long playout", "no world"])
def test_a_thought_ends_within_its_time(fits: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """One playout more is not begun, where it may take too long; nor is a world looked for."""
    seconds = 0.0
    thinking, _ = searching("celtic_whist", seconds=10.0, clock=lambda: seconds)
    replay = thinking.worlds._replay

    def replay_slowly() -> Any:
        nonlocal seconds
        seconds += 4.0
        return replay() if fits else None

    monkeypatch.setattr(thinking.worlds, "_replay", replay_slowly)
    thinking.run(1000)
    assert seconds == 8.0 if fits else seconds <= 12.0
    assert bool(thinking.all.visits) == fits


@pytest.mark.parametrize("name", [TOLD[0], WHOLE[0]])
def test_a_playout_that_takes_too_long_is_judged_where_it_stands(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seconds, give = 0.0, World.give

    def give_slowly(world: World, value: Any) -> None:
        nonlocal seconds
        seconds += 1.0
        give(world, value)

    monkeypatch.setattr(World, "give", give_slowly)
    thinking, options = searching(name, seconds=5.0, clock=lambda: seconds)
    thinking.run(1000)
    assert 4.0 < seconds <= 5.0 and thinking.found(options)[0].visits == 1


def test_a_lead_is_told_beside_what_is_usual() -> None:
    leads = Leads(2)
    for _ in range(20):
        leads.weigh([50, 30])
        leads.weigh([54, 30])
    low, high = leads.weigh([50, 30]), leads.weigh([54, 30])
    assert low[0] < 0.5 < high[0] and low[1] > 0.5 > high[1]
    assert leads.weigh([None, 3]) == [0.5, 0.5]


def found(*worths: float) -> list[Found]:
    return [Found(at, 3, worth, [], {}) for at, worth in enumerate(worths)]


def test_a_child_now_and_then_takes_what_it_likes_but_nothing_that_only_loses() -> None:
    """The same decision is the same at every time it is asked for: an undo changes nothing."""
    child = Level(6, 0.05, 1, whims=0.5)
    seeds = [str(number) for number in range(400)]
    first = [take_one(found(0.8, 0.5, 0.0), child, seed)[0].value for seed in seeds]
    assert first == [take_one(found(0.8, 0.5, 0.0), child, seed)[0].value for seed in seeds]
    assert set(first) == {0, 1} and 60 < first.count(1) < 140  # of half of them every second one
    strong = LEVELS["strong"]
    assert all(take_one(found(0.8, 0.7), strong, seed)[0].value == 0 for seed in seeds)
    assert LEVELS["easy"].whims > LEVELS["normal"].whims > 0
    assert len(take_one(found(0.8, 0.5, 0.0), child, "1")) == 3


def test_a_child_to_whom_no_world_fits_takes_the_first_of_a_lot() -> None:
    lot = [Found(at, 0, 0.0, [], {}) for at in range(3)]
    assert take_one(lot, Level(6, 0.05, 1, whims=1.0), "1")[0].value == 0
