"""The command trilithon: what it prints, its exit codes, and what it says to wrong use."""

from __future__ import annotations

import json
import os
import pty
import random
import select
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from engine import catalogue
from host import cli
from host.cli import COMMANDS, main
from host.cli_support import option_sets, player_counts, text_or, words_of
from host.people import tournament
from tests.games.small_games import GAMES

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 20  # seconds without a sign of life
COMMAND = [sys.executable, "-m", "host.cli"]


@pytest.fixture
def evening(tmp_path) -> Path:
    """The record of a finished match of Why First?."""
    plan = tournament.Plan("why_first", "evening", (2,), {}, tmp_path)
    match = tournament.new_match(plan, catalogue.load("why_first"), 0)
    match.play()
    path = tmp_path / "evening.txt"
    path.write_text(tournament.record_of(plan, match, 0), encoding="utf-8")
    return path


def edited(path: Path, edit) -> list[str]:
    """Change the record's lines; returns them."""
    lines = path.read_text().split("\n")
    edit(lines)
    path.write_text("\n".join(lines))
    return lines


def first_answer(lines: list[str]) -> int:
    return lines.index("") + 1


# The command itself


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
    assert "    left         (default) left of her" in said
    for name in GAMES:
        words = words_of("en", name)
        assert f"{name}: {text_or(words, 'title', name)}, " in said
        for option, values in catalogue.load(name).OPTIONS:
            assert f"  {option} " in said and all(f"    {value}" in said for value in values)


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


# replay


def test_replay_tells_the_result(evening, capsys):
    assert main(["replay", str(evening), "--lang", "en"]) == 0
    said = capsys.readouterr().out.splitlines()
    closing = evening.read_text().splitlines()[-3:]
    assert said[0].startswith("Why First?: Alice, Bob; ")
    assert said[1].startswith(closing[0] + " (") and said[2:] == closing[1:]


def test_replay_by_steps_prints_every_answer_and_the_news(evening, capsys):
    assert main(["replay", str(evening), "--step", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    lines = evening.read_text().split("\n")
    first = first_answer(lines)
    answers = lines[first : lines.index("", first)]
    shown = [line[6:] for line in said.splitlines() if line[:4].strip().isdigit()]
    assert shown == answers
    assert "      | Shuffle all the cards." in said and "Alice stands on" in said


def test_replay_steps_show_the_lines_of_the_file(evening, capsys):
    lines = edited(evening, lambda lines: lines.insert(1, "# a comment"))
    assert main(["replay", str(evening), "--step"]) == 0
    shown = f"{first_answer(lines) + 1:>4}  {lines[first_answer(lines)]}\n"
    assert shown in capsys.readouterr().out


def test_an_unfinished_record_is_told_with_the_open_question(evening, capsys):
    def cut(lines):
        del lines[first_answer(lines) + 1 :]
        lines.append("")

    edited(evening, cut)
    assert main(["replay", str(evening)]) == 0
    assert capsys.readouterr().out.endswith(f"; 1 answers\nnot finished: {open_question()}\n")


def open_question() -> str:
    plan = tournament.Plan("why_first", "evening", (2,), {}, Path("unused"))
    match = tournament.new_match(plan, catalogue.load("why_first"), 0)
    match.step()
    return f"{tournament.NAMES[match.ask.seat]} is asked 'card'"


def test_a_record_the_rules_contradict_is_reported_with_its_line(evening, capsys):
    def forge(lines):
        lines[first_answer(lines) + 1] = lines[first_answer(lines) + 3]

    lines = edited(evening, forge)
    assert main(["replay", str(evening)]) == 1
    captured = capsys.readouterr()
    assert f"{evening}: line {first_answer(lines) + 2}: " in captured.err and not captured.out


def test_a_forged_result_is_reported(evening, capsys):
    lines = edited(evening, lambda lines: lines.__setitem__(-2, "winners: Zoe"))
    assert main(["replay", str(evening)]) == 1
    assert f"line {len(lines) - 1}: found 'winners: Zoe'" in capsys.readouterr().err


def test_what_cannot_be_read_is_named(tmp_path, capsys):
    binary = tmp_path / "picture.png"
    binary.write_bytes(b"\x89PNG\xff\xfe")
    for path, said in (
        (tmp_path / "none.txt", "there is no file"),
        (tmp_path, "is a folder"),
        (binary, "(not text)"),
    ):
        assert main(["replay", str(path)]) == 2
        error = capsys.readouterr().err
        assert said in error and str(path) in error


def test_another_text_is_no_record(tmp_path, capsys):
    path = tmp_path / "letter.txt"
    path.write_text("Dear Alice,\n")
    assert main(["replay", str(path)]) == 1
    assert "line 1: this is no record" in capsys.readouterr().err


# On a terminal


def on_terminal(words, *dialogue: tuple[str, bytes]) -> tuple[int, str]:
    """Run the command on a pseudo-terminal of its own; type each answer once its cue is shown.

    As people do, types again what seems to have no effect: a Ctrl-C in the instant before Python
    begins to wait for a line is kept until that line comes.
    """
    child, terminal = pty.fork()
    if child == 0:
        try:
            os.chdir(ROOT)
            os.execv(sys.executable, [*COMMAND, *words])
        finally:
            os._exit(127)
    shown, said, typed = "", list(dialogue), b""
    for _ in range(PATIENCE):
        while select.select([terminal], [], [], 1)[0]:
            try:
                shown += os.read(terminal, 65536).decode(errors="replace")
            except OSError:  # the child has gone
                return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), shown
            if said and said[0][0] in shown:
                typed = said.pop(0)[1]
                os.write(terminal, typed)
        os.write(terminal, typed)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    pytest.fail(f"it still waits, after: {shown}")


def cues(evening: Path, number: int) -> list[str]:
    """The first answers of a record as they are shown."""
    lines = evening.read_text().split("\n")
    return lines[first_answer(lines) :][:number]


def test_replay_waits_for_enter_and_ctrl_d_shows_the_rest(evening):
    first, second, third = cues(evening, 3)
    keys = (first, b"\n"), (second, b"\n"), (third, b"\x04")
    code, shown = on_terminal(["replay", str(evening), "--step"], *keys)
    assert code == 0 and "winners: " in shown


def test_ctrl_c_ends_a_waiting_replay(evening):
    first, second, third = cues(evening, 3)
    code, shown = on_terminal(["replay", str(evening), "--step"], (first, b"\n"), (second, b"\x03"))
    assert code == 130 and "Traceback" not in shown and third not in shown


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
