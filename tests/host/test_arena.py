"""The arena: every game in every setting without a fault, and every fault kept."""

from __future__ import annotations

import json
import sys
from types import SimpleNamespace

import pytest

from engine import catalogue, found, reading, record
from host.cli import main
from host.cli_support import option_sets, player_counts
from host.people import tournament
from host.people.at_engine import ENDLESS
from host.people.tournament import Plan, Tally, play_all
from tests.games import small_games
from tests.games.small_games import GAMES, game


def plan(name: str, tmp_path, **changes) -> Plan:
    facts = {"seed": "7", "players": tuple(player_counts(name)), "fixed": {}, **changes}
    return Plan(name, keep=tmp_path / "faults", **facts)


def enter(monkeypatch, play, **more):
    """Put a small game into the catalogue, as the only one."""
    module = game(play, **more)
    monkeypatch.setattr(catalogue, "GAMES", (("small", 2, 3, 5),))
    monkeypatch.setitem(sys.modules, "engine.games.small", SimpleNamespace())
    monkeypatch.setitem(sys.modules, "engine.games.small.rulebook", module)
    monkeypatch.setattr(found, "further", lambda name: ())


def arena(*words: str) -> int:
    return main(["arena", *words])


def report(capsys, *words: str):
    code = arena(*words, "--json")
    return code, json.loads(capsys.readouterr().out)


# Every game


@pytest.mark.parametrize("name", GAMES)
def test_every_number_of_players_and_setting_plays_without_a_fault(name: str, tmp_path):
    game, wanted = catalogue.load(name), plan(name, tmp_path)
    every = max(len(option_sets(game, seats)) for seats in wanted.players)
    tally = play_all(wanted, range(min(len(wanted.players) * every, 120)))
    assert not tally.faults, tally.faults[0]
    assert sum(tally.endings.values()) == tally.matches
    assert 0 < tally.shortest[0] <= tally.longest[0] < ENDLESS


@pytest.mark.parametrize("name", GAMES)
def test_all_settings_take_turns_with_all_numbers_of_players(name: str, tmp_path):
    game, wanted = catalogue.load(name), plan(name, tmp_path)
    sets = {seats: option_sets(game, seats) for seats in wanted.players}
    every = max(map(len, sets.values()))
    planned = {
        (wanted.seats(number), *wanted.options(game, number).items())
        for number in range(len(wanted.players) * every)
    }
    for seats in wanted.players:
        for options in sets[seats]:
            assert (seats, *options.items()) in planned


def test_options_may_be_held_fixed(tmp_path):
    game = catalogue.load("amazones")
    fixed = plan("amazones", tmp_path, fixed={"start": "lover"})
    settings = [fixed.options(game, number) for number in range(12)]
    assert {options["start"] for options in settings} == {"lover"}
    assert {options["tie_bonus"] for options in settings} == {"per_male", "per_player"}


def test_an_option_may_exclude_another():
    def allowed(seats, chosen, name, values):
        return values[:1] if name == "b" and chosen["a"] == "no" else values

    module = game(None, OPTIONS=(("a", ("no", "yes")), ("b", ("x", "y"))), allowed=allowed)
    assert option_sets(module, 2) == [
        {"a": "no", "b": "x"}, {"a": "yes", "b": "x"}, {"a": "yes", "b": "y"},
    ]  # fmt: skip


# The same again


def records(wanted: Plan, numbers) -> list[str]:
    texts = []
    for number in numbers:
        match = tournament.new_match(wanted, catalogue.load(wanted.game), number)
        match.play()
        texts.append(tournament.record_of(wanted, match, number))
    return texts


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_plays_the_same_matches(name: str, tmp_path):
    wanted = plan(name, tmp_path)
    assert records(wanted, range(4)) == records(wanted, range(4))
    assert records(wanted, [2]) != records(plan(name, tmp_path, seed="8"), [2])


def same(report):
    """A report without its times."""
    for name in ("seconds", "processes"):
        del report[name]
    for line in report["games"]:
        del line["processor_seconds"], line["decisions_per_processor_second"]
    return report


def test_the_number_of_processes_changes_nothing(capsys):
    words = ("why_first", "--games", "60", "--seed", "x")
    _, alone = report(capsys, *words, "--jobs", "1")
    _, shared = report(capsys, *words, "--jobs", "2")
    assert same(alone) == same(shared)


def test_a_match_can_be_played_again_alone(capsys):
    _, many = report(capsys, "stones", "--games", "10", "--jobs", "1")
    longest = many["games"][0]["longest"]
    code, alone = report(capsys, "all", "--only", longest["match"])
    assert code == 0 and alone["games"][0]["matches"] == 1
    assert alone["games"][0]["longest"] == alone["games"][0]["shortest"] == longest


def test_tallies_may_come_in_any_order():
    one = Tally(1, 5, 0.0, (5, 0, "a"), (5, 0, "a"))
    two = Tally(1, 9, 0.0, (9, 1, "b"), (9, 1, "b"))
    tie = Tally(1, 9, 0.0, (9, 2, "c"), (9, 2, "c"))
    forth, back = Tally(), Tally()
    for tally in (one, two, tie):
        forth.add(tally)
    for tally in (tie, two, one):
        back.add(tally)
    assert forth == back and forth.shortest == (5, 0, "a") and forth.longest == (9, 1, "b")


# Faults


FAULTS = {
    "stuck": small_games.stuck,
    "refused honest": small_games.refuses_the_truth,
    "inconsistent": small_games.lies_about_hands,
    "exception": small_games.raises,
    "endless": small_games.endless,
    "unknown ending": small_games.ends_strangely,
}


@pytest.mark.parametrize("kind", FAULTS)
def test_a_fault_keeps_its_record_and_fails_the_arena(kind: str, monkeypatch, capsys, tmp_path):
    enter(monkeypatch, FAULTS[kind])
    number = "1" if kind == "endless" else "4"
    code, said = report(capsys, "small", "--games", number, "--jobs", "1", "--keep", str(tmp_path))
    assert code == 1 and said["faults"] >= 1
    found = said["games"][0]["faults"][0]
    assert found["kind"] == kind and found["match"] == "1-small-2-0"
    text = (tmp_path / "1-small-2-0.txt").read_text()
    assert f"\n# {kind}: {found['what']}\n# seed 1-small-2-0\n" in text
    assert found["record"] == str(tmp_path / "1-small-2-0.txt")


@pytest.mark.parametrize("kind", ["stuck", "inconsistent", "exception"])
def test_a_kept_record_replays_up_to_the_fault(kind: str, monkeypatch, tmp_path):
    enter(monkeypatch, FAULTS[kind])
    assert arena("small", "--games", "1", "--jobs", "1", "--keep", str(tmp_path)) == 1
    reader = reading.read((tmp_path / "1-small-2-0.txt").read_text())
    reader.replay()
    assert reader.fields["seed"] == "1-small-2-0" and reader.match.players == ["Alice", "Bob"]
    assert len(reader.referee.log) == (1 if kind == "inconsistent" else 0)


def test_a_game_that_cannot_even_begin_keeps_its_header(monkeypatch, tmp_path):
    enter(monkeypatch, small_games.raises_at_once)
    assert arena("small", "--games", "1", "--jobs", "1", "--keep", str(tmp_path)) == 1
    lines = (tmp_path / "1-small-2-0.txt").read_text().split("\n")
    assert lines[0] == record.FIRST_LINE and "# exception: LookupError: no such card" in lines
    assert "game: small" in lines and "seed: 1-small-2-0" in lines


def test_faults_are_told_and_a_long_list_is_cut(monkeypatch, capsys, tmp_path):
    enter(monkeypatch, small_games.stuck)
    assert arena("small", "--games", "30", "--jobs", "1", "--keep", str(tmp_path)) == 1
    said = capsys.readouterr().out
    assert "faults     30" in said and "1-small-3-1: stuck: card of seat 0" in said
    assert "and 20 more" in said and len(list(tmp_path.iterdir())) == 30


def test_nothing_is_kept_of_faultless_matches(monkeypatch, tmp_path):
    enter(monkeypatch, small_games.right)
    assert arena("small", "--games", "5", "--jobs", "1", "--keep", str(tmp_path / "none")) == 0
    assert not (tmp_path / "none").exists()


# The report


def test_the_report_tells_lengths_speed_and_every_ending(capsys):
    assert arena("all", "--games", "6", "--jobs", "1") == 0
    captured = capsys.readouterr()
    for name in GAMES:
        assert f"{name}: 6 matches" in captured.out
        for ending in catalogue.load(name).ENDINGS:
            assert ending in captured.out
    assert "engine, simulated table and people together" in captured.out
    assert captured.err == ""  # no bar where there is no terminal


def test_the_json_report_holds_the_same(capsys):
    code, said = report(capsys, "why_first", "--games", "4", "--players", "2,6", "--jobs", "1")
    assert code == 0 and said["faults"] == 0 and said["seconds"] > 0
    (line,) = said["games"]
    assert line["game"] == "why_first" and line["matches"] == 4 and line["faults"] == []
    assert set(line["endings"]) == {"rank", "sweep", "nobody"}
    assert line["shortest"]["match"].startswith("1-why_first-2-")
    assert line["longest"]["match"].startswith("1-why_first-6-")
    assert line["decisions_per_processor_second"] > 0


# Wrong use


@pytest.mark.parametrize(
    "words, said",
    [
        (["stone"], "no game 'stone'. Did you mean 'stones'?"),
        (["stones", "--players", "2"], "no match of 2 players is possible: stones 3 to 5"),
        (["stones", "--players", "three"], "write numbers, for example 3,5"),
        (["all", "--option", "colour=red"], "no option 'colour'."),
        (["amazones", "--option", "strat=left"], "Did you mean 'start'?"),
        (["amazones", "--option", "start=right"], "Values: left, lover"),
        (["amazones", "--option", "start"], "write it as name=value"),
        (["stones", "--only", "7-stones"], "a seed text looks like 7-stones-4-123"),
        (["stones", "--only", "7-amazones-3-1"], "is a match of amazones, not of stones"),
        (["all", "--only", "7-stones-9-1"], "no match of 9 players"),
    ],
)
def test_wrong_use_is_told_with_what_to_do(words, said: str, capsys):
    assert arena(*words) == 2
    captured = capsys.readouterr()
    assert said in captured.err and not captured.out


@pytest.mark.parametrize(
    "words", [["--games", "0"], ["--games", "x"], ["--jobs", "-1"], ["--seed", "a/b"]]
)
def test_wrong_numbers_are_refused(words, capsys):
    with pytest.raises(SystemExit) as caught:
        arena("stones", *words)
    assert caught.value.code == 2
    assert words[0] in capsys.readouterr().err
