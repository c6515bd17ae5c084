"""The command trilithon: what it prints, its exit codes, and what it says to wrong use."""

from __future__ import annotations

import json
import random
import shlex
import subprocess

import pytest

from engine import catalogue
from host import cli
from host.cli import COMMANDS, main
from host.cli_support import option_sets, player_counts, text_or, words_of
from tests.games.small_games import GAMES
from tests.host.terminal import COMMAND, ROOT, on_terminal

# The command itself


def test_what_a_command_does_not_know_is_answered_by_its_own_usage(capsys):
    with pytest.raises(SystemExit) as caught:
        main(["games", "--bogus"])
    said = capsys.readouterr().err
    assert caught.value.code == 2
    assert said.startswith("usage: trilithon games") and "arguments: --bogus" in said


def test_help_names_every_command_and_teaches_by_examples(capsys):
    with pytest.raises(SystemExit) as caught:
        main(["--help"])
    said = capsys.readouterr().out
    assert caught.value.code == 0
    assert all(f"  {name} " in said and summary in said for name, _, summary in COMMANDS)
    assert "trilithon arena all --games 1000" in said


@pytest.mark.parametrize("name", ["games", "replay", "arena"])
def test_the_help_of_a_command_has_examples(name: str, capsys):
    with pytest.raises(SystemExit) as caught:
        main([name, "--help"])
    said = capsys.readouterr().out
    assert caught.value.code == 0 and f"examples:\n  trilithon {name}" in said


def test_help_and_version_import_no_command(monkeypatch):
    monkeypatch.setattr(cli, "load", lambda *_: pytest.fail("imported"))
    for words in (["--help"], ["--version"]):
        with pytest.raises(SystemExit):
            main(words)


def test_without_a_command_the_help_is_shown(capsys):
    assert main([]) == 2
    assert "usage: trilithon" in capsys.readouterr().out


def test_version(capsys):
    with pytest.raises(SystemExit) as caught:
        main(["--version"])
    assert caught.value.code == 0
    assert capsys.readouterr().out.split() == ["trilithon", cli.version()]


def test_an_unknown_command_is_answered_with_the_closest(capsys):
    assert main(["aren", "stones"]) == 2
    assert "no command 'aren'. Did you mean 'arena'? Commands: " in capsys.readouterr().err


@pytest.mark.parametrize(
    "module, said",
    [
        ("host.not_there", "'show' is not part of this copy: host.not_there is missing"),
        ("tests.needs_much", "not_installed is missing: run `make setup`"),
    ],
)
def test_a_missing_module_is_a_clean_error(module: str, said: str, monkeypatch, capsys, tmp_path):
    (tmp_path / "needs_much.py").write_text("import not_installed\n")
    monkeypatch.setattr("tests.__path__", [str(tmp_path)])
    monkeypatch.setattr(cli, "COMMANDS", (("show", module, "show things"),))
    assert main(["show"]) == 2
    assert said in capsys.readouterr().err


def test_an_interrupt_exits_quietly_with_130(monkeypatch, capsys):
    def interrupted(_):
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "dispatch", interrupted)
    assert main(["games"]) == 130
    assert capsys.readouterr().err == ""


def test_a_reader_that_leaves_is_no_error(evening):
    command = shlex.join([*COMMAND, "replay", str(evening), "--step"])
    done = subprocess.run(
        command + " | head -1", shell=True, cwd=ROOT, capture_output=True, text=True
    )
    assert done.stdout.count("\n") == 1 and done.stderr == ""


# games


def test_games_lists_every_game_with_options_and_values(capsys):
    assert main(["games", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "amazones: Amazones, 3 to 5 players, 45 minutes" in said
    assert "    left        (default) left of her" in said
    for name in GAMES:
        words = words_of("en", name)
        assert f"{name}: {text_or(words, 'title', name)}, " in said
        _, _, own = said.partition(f"{name}: ")
        told = own.partition("\n\n")[0].split()
        for option, values in catalogue.load(name).OPTIONS:
            assert option in told and set(values) <= set(told)


def test_games_speaks_french(capsys, monkeypatch):
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert main(["games"]) == 0
    assert "Qui ouvre la première joute" in capsys.readouterr().out


def test_games_as_json(capsys):
    assert main(["games", "--json", "--lang", "en"]) == 0
    games = {game["name"]: game for game in json.loads(capsys.readouterr().out)}
    assert list(games) == GAMES
    amazones = games["amazones"]
    assert (amazones["title"], amazones["players"]) == ("Amazones", [3, 5])
    assert amazones["options"][0]["values"][1] == {"value": "lover", "explanation": "the lover"}
    assert amazones["endings"] == ["placed", "discarded"]


def test_a_game_without_texts_is_called_by_its_name():
    words = words_of("en", "not_written_yet")
    assert text_or(words, "title", "not_written_yet") == "not_written_yet"
    assert text_or(words, "ok") == "OK"


# On a terminal


def test_the_arena_shows_a_bar_on_a_terminal():
    code, shown = on_terminal(["arena", "why_first", "--games", "60", "--jobs", "1"])
    assert code == 0 and "60/60" in shown and "why_first: 60 matches" in shown


@pytest.mark.parametrize(
    "words, said",
    [
        (["celtic_whist", "--option", "biding=secret"], "Did you mean 'bidding'?"),
        (["celtic_whist", "--option", "bidding=loud"], "Values: open, secret"),
        (["--option", "bidding=secret"], "--option needs a GAME"),
    ],
)
def test_play_says_what_is_wrong_with_an_option(words: list[str], said: str, capsys):
    assert main(["play", *words, "--no-browser"]) == 2
    assert said in capsys.readouterr().err


def test_options_and_players_of_the_catalogue_can_all_be_played():
    """What `games` lists, `arena --option` and `--players` accept."""
    rng = random.Random("options")
    for name in GAMES:
        for seats in player_counts(name):
            words = ["arena", name, "--games", "1", "--jobs", "1", "--players", str(seats)]
            chosen = rng.choice(option_sets(catalogue.load(name), seats))
            for option, value in chosen.items():
                words += ["--option", f"{option}={value}"]
            assert main(words) == 0, words


def test_values_that_are_numbers_take_a_line_and_not_one_each(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["games", "--lang", "en"]) == 0
    lines = capsys.readouterr().out.split("\n")
    at = next(n for n, line in enumerate(lines) if line.split()[:2] == ["start", "Starting"])
    assert lines[at + 1].split() == ["15", "(default)"] and lines[at + 2].split()[:3] == [
        "or",
        "1",
        "2",
    ]
    assert max(map(len, lines)) <= 100


def test_the_help_of_play_names_where_matches_are_kept(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    for place, shown in ("", "archive.sqlite3"), ("postgresql://me:hush@there/x", "me@there"):
        monkeypatch.setenv("TRILITHON_ARCHIVE", place)
        with pytest.raises(SystemExit):
            main(["play", "--help"])
        told = "".join(capsys.readouterr().out.split())
        assert shown in told and "hush" not in told
