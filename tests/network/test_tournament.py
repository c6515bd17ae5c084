"""Tournaments: drawn fairly, scored from verified records alone, right again after a restart."""

from __future__ import annotations

import argparse
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from host.archive.played import KEPT
from host.archive.sealed_log import LogError
from host.cli_support import UsageError
from host.commands import hall as hall_command
from host.hall import pairing
from host.hall.deeds import NotNow
from host.hall.drawing import ROBIN
from host.hall.hall import Hall
from host.hall.shelf import Shelf
from host.hall.site import HallSite, HallViewer
from host.hall.standings import worth
from host.hall.tournament import Tournament
from host.hall.verdict import REFUSED, VERIFIED, Verdict
from host.network.broker import Broker
from tests.network.entrants import GAME, people


def entered(count: int, **more: Any) -> Tournament:
    tournament = Tournament("cup", GAME, more.pop("rounds", 3), more.pop("seats", 4), **more)
    for name in people(count):
        tournament.enter(name)
    return tournament


def verdict(tournament: Tournament, key: str, winner: int = 0, word: str = VERIFIED) -> Verdict:
    game = tournament.find(key)
    scores: list[int | None] = [10 - seat for seat in range(len(game.players))]
    scores[0], scores[winner] = scores[winner], scores[0]
    result = {"ending": "elected", "scores": scores, "winners": [game.players[winner]]}
    return Verdict(word, "", GAME, game.players, key, "", result if word == VERIFIED else None)


def play_round(tournament: Tournament) -> None:
    tournament.draw()
    for number, game in enumerate(tournament.playing):
        tournament.place(game.key, f"t{number}")
        found = verdict(tournament, game.key, number % len(game.players))
        assert tournament.result(f"t{number}", f"{number:016x}"[-15:] + "0", found)


# Pairing


@pytest.mark.parametrize(
    ("count", "shape"),
    [(16, [4] * 4), (17, [5, 4, 4, 4]), (11, [4, 4, 3]), (7, [4, 3]), (5, [5]), (2, []), (3, [3])],
)
def test_tables_are_as_even_as_can_be(count: int, shape: list[int]) -> None:
    assert pairing.sizes(count, 3, 5, 4) == shape


def test_nobody_sits_out_who_could_play() -> None:
    for count in range(3, 200):
        assert sum(pairing.sizes(count, 3, 5, 4)) == count
    assert sum(pairing.sizes(7, 2, 2, 2)) == 6 and pairing.sizes(1, 2, 2, 2) == []


def test_few_meet_twice_and_none_three_times() -> None:
    tournament = entered(40, rounds=5)
    for _ in range(5):
        play_round(tournament)
    met = tournament.met()
    assert max(met.values()) <= 2
    assert sum(count > 1 for count in met.values()) <= 12  # of 300 meetings


def test_the_leaders_play_each_other() -> None:
    tournament = entered(24)
    play_round(tournament)
    tournament.draw()
    rank = {line.name: line.place for line in tournament.standings()}
    spread = [max(rank[name] for name in game.players) - min(rank[name] for name in game.players)
              for game in tournament.playing]  # fmt: skip
    assert sum(spread) / len(spread) < 12  # of 23; 18 were drawn by lot


def test_groups_of_larger_tables_meet_within_their_group() -> None:
    tournament = entered(18, mode=ROBIN, group=9, seats=3, rounds=4)
    for _ in range(4):
        play_round(tournament)
    met = tournament.met()
    for group in tournament.groups:
        pairs = [met[frozenset(pair)] for pair in combinations(group, 2)]
        assert sum(count == 0 for count in pairs) <= 4  # of 36 pairs, and 36 meetings
    assert sum(met.values()) == 2 * 36


# Points


def test_places_are_worth_points_and_equal_ones_share() -> None:
    assert worth([1, 2, 3, 4]) == [1, pytest.approx(2 / 3), pytest.approx(1 / 3), 0]
    assert worth([1, 1, 3]) == [0.75, 0.75, 0] and worth([1, 1, 1]) == [0.5] * 3
    assert worth([2, 1]) == [0, 1]


def test_ties_are_broken_by_opponents_then_wins_then_share_then_lot() -> None:
    tournament = entered(12)
    play_round(tournament)
    play_round(tournament)
    lines = tournament.standings()
    keys = [(-line.points, -line.opponents, -line.wins, -line.share) for line in lines]
    assert keys == sorted(keys) and [line.place for line in lines] == list(range(1, 13))
    assert lines == tournament.standings()


def test_a_bye_goes_to_the_last_who_had_fewest() -> None:
    tournament = Tournament("duel", "backgammon", 4, 2)
    for name in people(5):
        tournament.enter(name)
    free = []
    for _ in range(4):
        tournament.draw()
        free += [game.players[0] for game in tournament.games[-1] if game.key.endswith("/bye")]
        for number, game in enumerate(tournament.playing):
            tournament.place(game.key, f"t{number}")
            tournament.cancel(game.key)
    assert len(set(free)) == 4


# What counts


def test_only_a_verified_record_from_its_own_table_counts() -> None:
    tournament = entered(4)
    tournament.draw()
    key = tournament.playing[0].key
    tournament.place(key, "t1")
    good = verdict(tournament, key)
    others = Verdict(VERIFIED, "", GAME, [*people(4)[::-1], "Zoe"], key, "", good.result)
    for table, found in (
        ("t1", verdict(tournament, key, word=REFUSED)), ("t2", good), ("t1", others),
    ):  # fmt: skip
        with pytest.raises(NotNow):
            tournament.result(table, "a" * 16, found)
    assert not tournament.result("t1", "a" * 16, Verdict(VERIFIED, "", GAME, [], "other/1/1"))
    assert tournament.result("t1", "a" * 16, good) and tournament.result("t1", "a" * 16, good)
    with pytest.raises(NotNow):
        tournament.result("t1", "b" * 16, good)
    assert tournament.standings()[0].points == 1


def test_who_comes_late_plays_from_then_on_and_who_leaves_keeps_the_points() -> None:
    tournament = entered(8)
    play_round(tournament)
    first = tournament.standings()[0].name
    tournament.leave(first)
    tournament.enter("Late")
    tournament.draw()
    seated = [name for game in tournament.games[-1] for name in game.players]
    assert first not in seated and "Late" in seated
    assert {line.name: line.points for line in tournament.standings()}[first] == 1
    with pytest.raises(NotNow):
        tournament.enter("Late")
    with pytest.raises(NotNow):
        tournament.enter("a:b")


def test_everything_is_known_again_after_a_restart(tmp_path: Path) -> None:
    tournament = entered(9)
    path = tmp_path / "cup.jsonl"
    fresh = Tournament("cup", GAME, 3, 4)
    fresh.keep(path)
    for name in people(9):
        fresh.enter(name)
    play_round(fresh)
    fresh.leave("P003")
    fresh.draw()
    fresh.cancel(fresh.playing[0].key)
    with pytest.raises(LogError, match="another program"):
        Tournament.kept(path)
    fresh.close()
    again = Tournament.kept(path)
    assert again.standings() == fresh.standings() and again.games == fresh.games
    assert again.entrants == fresh.entrants and tournament.games == []
    again.leave("P004")
    again.close()
    assert Tournament.read(path).entrants["P004"].left


# Staff direct it


def test_staff_direct_it_and_visitors_look(tmp_path: Path) -> None:
    words = ["--mqtt", "mqtt://localhost", "--tournament", str(tmp_path / "cup.jsonl")]
    parser = argparse.ArgumentParser()
    hall_command.add_arguments(parser)
    with pytest.raises(UsageError, match="no game"):
        hall_command.tournament_of(parser.parse_args([*words, "--game", "chess"]))
    with pytest.raises(UsageError, match="a new one needs --game"):
        hall_command.tournament_of(parser.parse_args(words))
    args = parser.parse_args([*words, "--game", GAME, "--rounds", "2"])
    tournament = hall_command.tournament_of(args)
    assert tournament and tournament.name == "cup"
    tournament.close()
    shelf = Shelf()
    hall = Hall(Broker("127.0.0.1", 1), shelf)
    site = HallSite(hall)
    assert hall_command.direct(args, hall, site, shelf) and site.director and site.director.hold
    director, tournament = site.director, site.director.tournament
    connection: Any = None  # nobody is sent anything here
    staff, visitor = (HallViewer(site, connection, control, {}) for control in (True, False))
    for name in people(6):
        staff.act({"do": "tournament", "deed": "enter", "about": name, "id": 1})
    visitor.act({"do": "tournament", "deed": "leave", "about": "P001", "id": 1})
    staff.act({"do": "tournament", "deed": "enter", "about": "P001", "id": 2})
    assert [reply["ok"] for reply in visitor.replies] == [False]
    assert [reply["ok"] for reply in staff.replies] == [True] * 6 + [False]
    director.tick(0.0)
    assert not tournament.games
    staff.act({"do": "tournament", "deed": "draw", "id": 3})
    director.tick(1.0)
    shown = [one for one in visitor.messages() if one["type"] == "tournament"]
    assert len(shown[0]["tournament"]["standings"]) == 6 and len(tournament.games) == 1
    tournament.close()
    again = hall_command.tournament_of(args)
    assert again and len(again.games) == 1
    again.close()
    shelf.close()


@pytest.mark.parametrize("name", ["cup", "Our (very) great cup, as every year", "x" * 200])
def test_a_record_of_last_years_tournament_of_that_name_is_no_result_of_this_one(
    tmp_path: Path, name: str
) -> None:
    cups = []
    for year in ("2025", "2026"):
        (tmp_path / year).mkdir()
        words = ["--try", "1", "--game", GAME, "--tournament", str(tmp_path / year / name)]
        parser = argparse.ArgumentParser()
        hall_command.add_arguments(parser)
        cup = hall_command.tournament_of(parser.parse_args(words))
        assert cup and cup.name == name
        cup.seed = "1"  # even where the lot falls as it did
        for one in people(4):
            cup.enter(one)
        cup.draw()
        cup.place(cup.playing[0].key, "t1")
        cups.append(cup)
    old, new = (verdict(cup, cup.playing[0].key) for cup in cups)
    assert old.players == new.players and KEPT["pairing"].fullmatch(new.pairing)
    assert not cups[1].result("t1", "a" * 16, old) and cups[1].result("t1", "b" * 16, new)
    for cup in cups:
        cup.close()


def test_two_spellings_of_a_name_enter_once_and_look_alikes_are_refused() -> None:
    cup = Tournament("cup", GAME, 2, 3)
    cup.enter("Jos\u00e9")
    for name, why in (("Jose\u0301", "already"), ("Jose", "looks like")):
        with pytest.raises(NotNow, match=why):
            cup.enter(name)
    cup.leave("Jos\u00e9")
    cup.enter("Jose\u0301")
    assert list(cup.entrants) == ["Jos\u00e9"] and not cup.entrants["Jos\u00e9"].left


@pytest.mark.parametrize("contents", [b"", b"\xff\xfe", b"17\n", b'{"cup": 1}\n', b"[\n"])
def test_beside_a_file_that_is_no_tournament_a_hall_comes_up_and_says_so(
    tmp_path: Path, contents: bytes
) -> None:
    path = tmp_path / "cup.jsonl"
    path.write_bytes(contents)
    shelf = Shelf()
    hall = Hall(Broker("127.0.0.1", 1), shelf)
    args = argparse.Namespace(tournament=path)
    assert hall_command.direct(args, hall, HallSite(hall), shelf) == []
    (alert,) = hall.floor.alerts.values()
    assert str(path) in alert.text and "this hall runs without it" in alert.text
    assert path.read_bytes() == contents
    shelf.close()


# A whole one, at forty tables
