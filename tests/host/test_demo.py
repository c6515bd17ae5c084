"""trilithon demo: whole matches through the real firmware, told line by line or drawn live."""

from __future__ import annotations

import argparse
import asyncio
import io
import sys
from pathlib import Path

import pytest
from rich.console import Console
from rich.live import Live

from engine import catalogue, reading, record
from engine.table import DISCARD, HAND
from host.cli import main
from host.commands import demo
from host.commands.demo import Demo
from host.opponents.people import SkilledPeople
from host.people.picks import Pick

FIRST_GAMES = [line[0] for line in catalogue.GAMES[:3]]
PEOPLE = {*demo.NAMES, record.ANYONE}


def run(*words: str) -> int:
    return main(["demo", *words, "--quick", "--lang", "en"])


@pytest.mark.parametrize("game", FIRST_GAMES)
def test_a_whole_match_with_mishaps_is_played_told_and_recorded(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "evening.txt"
    assert run(game, "--seed", "7", "--mishaps", "0.2", "--record", str(path)) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith(f"{game}, ") and said[0].endswith("seed 7")
    assert any(line.startswith("Final scores: ") for line in said)
    assert int(next(line for line in said if line.startswith("wrong taps")).split()[-1]) > 3
    reader = reading.read(path.read_text(encoding="utf-8"))
    reader.replay()
    answers = [line for line in said if ": " in line and line.split(",")[0] in PEOPLE]
    assert reader.finished and len(answers) == len(reader.referee.log)


def test_a_seed_repeats_a_match_and_another_one_does_not(
    capsys: pytest.CaptureFixture[str],
) -> None:
    told = []
    for seed in ("1", "1", "2"):
        assert run("why_first", "--players", "2", "--seed", seed) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1] != told[2]


def test_options_and_players_are_those_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "evening.txt"
    words = ("why_first", "--players", "3", "--option", "sanction=off", "--record", str(path))
    assert run(*words) == 0
    reader = reading.read(path.read_text(encoding="utf-8"))
    assert reader.match.players == ["Alice", "Bob", "Cléo"]
    assert reader.fields["option sanction"] == "off"
    assert "record: " + str(path) in capsys.readouterr().out


@pytest.mark.parametrize(
    "words, said",
    [
        (["amazone"], "there is no game 'amazone'. Did you mean 'amazones'?"),
        (["amazones", "--players", "9"], "amazones is for 3 to 5 players"),
        (["amazones", "--players", "0"], "amazones is for 3 to 5 players"),
        (["amazones", "--option", "start"], "write it as name=value"),
        (["amazones", "--option", "start=right"], "option start cannot be 'right'"),
        (["amazones", "--option", "stort=left"], "there is no option 'stort'"),
        (["amazones", "--mishaps", "2"], "--mishaps is a share"),
        (["amazones", "--record", "no/such/folder/x.txt"], "there is no folder"),
    ],
)
def test_wrong_use_is_told_before_anything_is_played(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*words) == 2
    out, err = capsys.readouterr()
    assert said in err and out == ""


def test_a_speed_must_be_above_nought(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["demo", "amazones", "--speed", "0"]) == 2
    assert "--speed must be above 0" in capsys.readouterr().err


def arguments(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    demo.add_arguments(parser)
    args = parser.parse_args([*words, "--lang", "en"])
    demo.check(args)
    return args


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_on_a_terminal_the_table_is_drawn_live(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In real time, many times over: the last frames show the end of the match."""
    drawn = Console(file=io.StringIO(), force_terminal=True, width=80, height=60)
    monkeypatch.setattr(sys, "stdout", Terminal())
    monkeypatch.setattr(
        demo, "Live", lambda view, **how: Live(view, console=drawn, auto_refresh=False)
    )
    watched = Demo(arguments("why_first", "--players", "2", "--speed", "400"), "1", str(tmp_path))
    assert watched.live
    asyncio.run(watched.play())
    out = drawn.file
    assert isinstance(out, io.StringIO) and "lights" in out.getvalue()
    assert (tmp_path / "records").is_dir()


def test_who_tries_in_a_demo_is_who_picks_at_its_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    trying = Demo(arguments("war_of_gods", "--quick", "--level", "easy"), "1", str(tmp_path))
    asked = Pick(HAND, 1, DISCARD)
    monkeypatch.setattr(SkilledPeople, "pick", lambda people, pick: [people, pick])
    assert trying.players.table.people(asked) == [trying.players.people, asked]


@pytest.mark.parametrize("game", FIRST_GAMES)
def test_the_view_of_every_plate_can_be_drawn(game: str, tmp_path: Path) -> None:
    console = Console(file=io.StringIO(), width=80, height=60)
    watched = Demo(arguments(game, "--quick", "--seed", "1"), "1", str(tmp_path))
    console.print(watched.view())
    watched.app.panel.show(lambda: ["Trilithon"])
    watched.app.panel.refresh(now=True)
    console.print(watched.view())
    out = console.file
    assert isinstance(out, io.StringIO) and "lights" in out.getvalue() and "●" in out.getvalue()
