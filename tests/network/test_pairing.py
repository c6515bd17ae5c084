"""Rounds are compared with all there are: no rematch, no third seat running, where one exists."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, combinations, pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from host.hall import pairing, seating
from host.hall.drawing import ROBIN, SWISS
from host.hall.large_tables import Meetings, Tables
from host.hall.tournament import Tournament
from tests.network.entrants import people

LETTERS = "ABCDEFGHIJKL"


def every_round(names: Sequence[str], shape: Sequence[int]) -> Iterator[Tables]:
    """All ways to seat all of these, each once or more."""
    if not names:
        yield []
    for size in sorted(set(shape)):
        rest = [*shape]
        rest.remove(size)
        for mates in combinations(names[1:], size - 1):
            left = [name for name in names[1:] if name not in mates]
            yield from ([[names[0], *mates], *more] for more in every_round(left, rest))


def again(tables: Tables, met: Meetings) -> int:
    return sum(met[frozenset(pair)] ** 2 for table in tables for pair in combinations(table, 2))


@st.composite
def histories(draw: st.DrawFn, fewest: int, most: int) -> tuple[list[str], Meetings]:
    """People by rank, and who has met whom how often."""
    names = draw(st.permutations(LETTERS[: draw(st.integers(fewest, most))]))
    pairs = [frozenset(pair) for pair in combinations(names, 2)]
    return names, Counter(draw(st.lists(st.sampled_from(pairs), max_size=3 * len(names))))


SAT = st.sampled_from([(), (1.0,), (1.0, 1.0), (-1.0, -1.0)])


def of_people(fewest: int, most: int) -> Any:
    """Their history, who had a bye, and who sat first."""
    had, sat = (st.lists(each, min_size=most, max_size=most) for each in (st.integers(0, 1), SAT))
    return given(histories(fewest, most), had, sat)


@of_people(2, 9)
@settings(max_examples=150, deadline=None)
def test_no_round_of_pairs_is_better(
    history: tuple[list[str], Meetings], had: list[int], sat: list[tuple[float, ...]]
) -> None:
    best_of_all(*history, had, sat)


@of_people(10, 12)
@settings(max_examples=30, deadline=None)
def test_nor_of_ten_to_twelve_people(
    history: tuple[list[str], Meetings], had: list[int], sat: list[tuple[float, ...]]
) -> None:
    best_of_all(*history, had, sat)


def best_of_all(
    names: list[str], met: Meetings, had: list[int], sat: list[tuple[float, ...]]
) -> None:
    """By meetings again, then by those who cannot both sit right; the fewest byes sit out."""
    byes, places = dict(zip(LETTERS, had, strict=False)), dict(zip(LETTERS, sat, strict=False))

    def cost(tables: Tables) -> tuple[int, int]:
        clashes = sum(seating.clash(places[one], places[other]) for one, other in tables)
        return again(tables, met), clashes

    tables, free = pairing.swiss(
        names, [2] * (len(names) // 2), met, random.Random(0), byes,
        lambda one, other: seating.clash(places[one], places[other]),
    )  # fmt: skip
    fewest = min(byes[name] for name in names)
    outs = [[]] if len(names) % 2 == 0 else [[name] for name in names if byes[name] == fewest]
    assert free in outs and sorted(chain(free, *tables)) == sorted(names)
    every = [[name for name in names if name not in out] for out in outs]
    best = min(cost(one) for here in every for one in every_round(here, [2] * (len(here) // 2)))
    assert cost(tables) == best


@given(histories(6, 9), st.sampled_from([3, 4]))
@settings(max_examples=60, deadline=None)
def test_no_round_at_larger_tables_has_fewer_meetings_again(
    history: tuple[list[str], Meetings], size: int
) -> None:
    names, met = history
    shape = pairing.sizes(len(names), 3, 5, size)
    tables, free = pairing.swiss(names, shape, met, random.Random(0))
    assert not free and [len(table) for table in tables] == shape
    assert again(tables, met) == min(again(each, met) for each in every_round(names, shape))


def test_the_smallest_history_that_once_led_to_a_rematch() -> None:
    met = Counter(frozenset(pair) for pair in ("AD", "BC", "DG", "CF", "CD", "FG"))
    tables, _ = pairing.swiss("DCBFGA", [2, 2, 2], met, random.Random(0))
    assert again(tables, met) == 0


@pytest.mark.parametrize(("count", "size", "rounds"), [(25, 5, 3), (16, 4, 3), (40, 4, 5)])
def test_tables_of_strangers_are_found_for_as_long_as_clubs_play(
    count: int, size: int, rounds: int
) -> None:
    for seed in range(5):
        rng, met, order = random.Random(seed), Counter[frozenset[str]](), people(count)
        for _ in range(rounds):
            tables, _ = pairing.swiss(order, [size] * (count // size), met, rng)
            assert again(tables, met) == 0
            met.update(frozenset(pair) for table in tables for pair in combinations(table, 2))
            rng.shuffle(order)


def test_who_sits_out_is_chosen_so_that_the_others_are_strangers() -> None:
    """Also at larger tables: the last of the ranks stays where another of the fewest byes goes."""
    met = Counter(frozenset(pair) for pair in ("AB", "AC", "BC", "DE", "DF", "EF", "BD", "AE"))
    tables, free = pairing.swiss("ABCDEFG", [3, 3], met, random.Random(0), dict.fromkeys("A", 1))
    assert "A" not in free and again(tables, met) == min(
        again(each, met)
        for out in "BCDEFG"
        for each in every_round([name for name in "ABCDEFG" if name != out], [3, 3])
    )


# Whole tournaments


def duel(count: int, rounds: int, mode: str = SWISS, seed: str = "", group: int = 6) -> Tournament:
    tournament = Tournament("duel", "backgammon", rounds, 2, mode, seed=seed, group=group)
    for name in people(count):
        tournament.enter(name)
    return tournament


def play_round(tournament: Tournament, rng: random.Random) -> None:
    tournament.draw()
    for game in tournament.playing:
        winner = rng.choice(game.players)
        tournament._score(game.key, "", [int(name == winner) for name in game.players], [winner])


def places(tournament: Tournament) -> list[str]:
    """Of everybody: where they sat, as letters."""
    return [
        "".join("F" if place > 0 else "S" for place in entrant.sat)
        for entrant in tournament.entrants.values()
    ]


@pytest.mark.parametrize(("count", "rounds"), [(8, 5), (9, 6), (15, 5), (40, 6)])
def test_first_seats_are_evened_out_and_nobody_has_one_three_times_running(
    count: int, rounds: int
) -> None:
    for seed in range(12 if count < 20 else 2):
        tournament, rng = duel(count, rounds, seed=str(seed)), random.Random(seed)
        for _ in range(rounds):
            play_round(tournament, rng)
        for sat in places(tournament):
            assert "FFF" not in sat and "SSS" not in sat, sat
            assert abs(sat.count("F") - sat.count("S")) <= 2, sat


def test_larger_tables_even_out_all_seats() -> None:
    tournament, rng = Tournament("cup", "high_druid", 6, 4), random.Random(1)
    for name in people(16):
        tournament.enter(name)
    for _ in range(6):
        play_round(tournament, rng)
    for entrant in tournament.entrants.values():
        assert abs(sum(entrant.sat)) <= seating.FURTHEST
        assert all(
            run != (1.0, 1.0, 1.0)
            for run in zip(*(entrant.sat[at:] for at in range(3)), strict=False)
        )


@pytest.mark.parametrize("count", [4, 5, 6, 8])
@pytest.mark.parametrize("laps", [1, 2])
def test_in_a_group_everybody_meets_everybody_and_seats_alternate(count: int, laps: int) -> None:
    rounds = laps * (count - 1 + count % 2)
    tournament, rng = duel(count, rounds, ROBIN, group=count), random.Random(0)
    for _ in range(rounds):
        play_round(tournament, rng)
    pairs = combinations(people(count), 2)
    assert tournament.met() == Counter({frozenset(pair): laps for pair in pairs})
    for sat in places(tournament):
        assert "FFF" not in sat and "SSS" not in sat, sat
        assert sum(one == other for one, other in pairwise(sat)) <= 2 * laps - 1 + count % 2, sat


def test_who_leaves_takes_no_meeting_of_the_others_along() -> None:
    tournament, rng = duel(6, 5, ROBIN), random.Random(0)
    for number in range(5):
        if number == 2:
            tournament.leave("P004")
        play_round(tournament, rng)
    others = [name for name in people(6) if name != "P004"]
    met = tournament.met()
    assert all(met[frozenset(pair)] == 1 for pair in combinations(others, 2))
    assert max(met.values()) == 1


@pytest.mark.parametrize("count", [4, 5, 6, 7])
def test_who_comes_late_meets_all_and_nobody_meets_twice(count: int) -> None:
    tournament, rng = duel(count, 20, ROBIN, group=count), random.Random(0)
    play_round(tournament, rng)
    tournament.enter("Late")
    every = Counter(frozenset(pair) for pair in combinations([*people(count), "Late"], 2))
    while tournament.met() != every:
        play_round(tournament, rng)
        assert max(tournament.met().values()) == 1
    assert len(tournament.games) <= 1 + count + (count + 1) % 2


def test_a_group_in_which_two_are_left_plays_on() -> None:
    tournament, rng = duel(4, 6, ROBIN, group=4), random.Random(0)
    play_round(tournament, rng)
    for name in ("P002", "P003"):
        tournament.leave(name)
    for _ in range(3):
        play_round(tournament, rng)
        assert len(tournament.games[-1]) == 1 and not tournament.games[-1][0].key.endswith("bye")


def test_groups_are_the_same_after_a_restart_in_the_middle(tmp_path: Path) -> None:
    path = tmp_path / "duel.jsonl"
    rng = random.Random(0)
    tournament = Tournament("duel", "backgammon", 5, 2, ROBIN, seed="x")
    tournament.keep(path)
    for name in people(12):
        tournament.enter(name)
    for number in range(5):
        if number == 3:
            tournament.enter("Late")
        before = tournament.groups
        tournament.close()
        tournament = Tournament.kept(path)
        assert tournament.groups == before
        tournament.draw()
        for game in tournament.playing:
            winner = rng.choice(game.players)
            scores = [int(name == winner) for name in game.players]
            tournament._do("score", key=game.key, match="", scores=scores, winners=[winner])
    for group in tournament.groups:
        old = [name for name in group if name != "Late"]
        if len(old) == len(group):
            assert all(tournament.met()[frozenset(pair)] == 1 for pair in combinations(old, 2))


# Ties


def test_a_bye_costs_no_tie() -> None:
    """The share of a table's points is the average over tables, of which a bye is none."""
    tournament, rng = duel(3, 3), random.Random(0)
    for _ in range(3):
        play_round(tournament, rng)
    lines = {line.name: line for line in tournament.standings()}
    for name, line in lines.items():
        games = [game for games in tournament.games for game in games if name in game.players]
        won = [game.won[game.players.index(name)] for game in games if len(game.players) == 2]
        assert line.share == pytest.approx(sum(won) / len(won))


def test_where_the_lot_decides_the_standings_say_so() -> None:
    tournament = duel(4, 3)
    assert all(line.lot for line in tournament.standings())
    tournament.draw()
    for game in tournament.playing:
        tournament._score(game.key, "", [1, 0], game.players[:1])
    assert [line.lot for line in tournament.standings()] == [True] * 4
    tournament._score("duel/1/2", "", [3, 1], tournament.find("duel/1/2").players[:1])
    lines = tournament.standings()
    assert [line.lot for line in lines] == [False] * 4 and lines[0].share == 1.0
