"""Opponents from outside: what they read and answer; one that gives no answer stops no match."""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

import pytest

from engine import catalogue
from engine.ask import CHOICE
from engine.table import HAND
from host.opponents.__main__ import answer
from host.opponents.lines import Line, question
from host.opponents.mind import known_to, options_at
from host.opponents.program import DIED, HANGS, MISSING, NONSENSE, OWN, Program, Trouble
from host.opponents.worlds import Worlds
from host.people.at_engine import Match

GREEDY = [sys.executable, str(Path(__file__).with_name("greedy.py"))]
PLAYERS = ["Alice", "Bob", "Cleo", "Dan", "Eve", "Fred", "Gus", "Hal"]
SECONDS = 20.0  # of patience: none of these tests waits so long
LOOP = "import sys\nfor line in sys.stdin: "


def asking(name: str, match: Match) -> Line:
    """The line for the choice that stands."""
    assert match.ask and match.ask.seat is not None
    known = known_to(match.ask.seat, match.referee, match.table)
    options = options_at(match.referee, match.table).values()
    return question(name, match.referee, PLAYERS[: match.referee.table.seats], known, options)


def at_a_choice(name: str, most: int = 10_000, seats: int = 3) -> Any:
    """A match of so many, at every choice of a seat in turn."""
    match = Match(catalogue.load(name), seats, {}, random.Random("programs"))
    while match.ask is not None and len(match.referee.log) < most:
        if match.ask.role is CHOICE and match.ask.seat is not None:
            yield match
        else:
            match.step()


def test_thirty_lines_of_greed_play_a_whole_match_with_what_they_read() -> None:
    greedy = Program(GREEDY, SECONDS)
    for match in at_a_choice("amazones"):
        ask, line = match.ask, asking("amazones", match)
        text = greedy.ask(line)["answer"]
        value = match.referee.table.box.find(text) if ask.kind == "tap" else None
        options = options_at(match.referee, match.table).values()
        match.give([*options][line["options"].index(text)] if value is None else value)
    greedy.close()
    assert match.referee.result is not None


@pytest.mark.parametrize("few", [True, False], ids=["fewest", "most"])
@pytest.mark.parametrize("name", [name for name, *_ in catalogue.GAMES])
def test_every_choice_has_its_line_also_where_a_ghost_plays(name: str, few: bool) -> None:
    seats = next(game[1 if few else 2] for game in catalogue.GAMES if game[0] == name)
    lines = 0
    for match in at_a_choice(name, 40, seats):
        line = json.loads(json.dumps(asking(name, match)))
        assert len(line["options"]) == len(set(line["options"])) > 0
        lines += 1
        match.step()
    assert lines


def test_a_line_names_no_piece_that_lies_in_anothers_hand() -> None:
    for match in at_a_choice("celtic_whist", 30):
        line = asking("celtic_whist", match)
        shown = json.dumps([line[key] for key in ("own", "open", "chosen", "options", "about")])
        for other in set(range(3)) - {match.ask.seat}:
            for piece in match.table.zones[HAND + other]:
                assert f'"{match.referee.table.box.name(piece)}"' not in shown
        match.step()


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("import sys; sys.exit()", DIED),
        ("raise ValueError", DIED),
        (LOOP + "print('d1', flush=True)", NONSENSE),
        (LOOP + 'print(\'{"answer": "none of these"}\', flush=True)', NONSENSE),
        (LOOP + "print('[' * 100000, flush=True)", NONSENSE),
        (LOOP + "print('{\"progress\": 1}', flush=True); sys.exit()", DIED),
    ],
    ids=["ends", "fails", "no_json", "no_option", "deep", "half"],
)
def test_what_is_no_answer_is_named_and_the_program_is_gone(
    code: str, why: str, capfd: pytest.CaptureFixture
) -> None:
    match = next(at_a_choice("stones"))
    program = Program([sys.executable, "-c", code], SECONDS)
    with pytest.raises(Trouble) as trouble:
        program.ask(asking("stones", match))
    assert trouble.value.why == why and program.process is None


def test_a_program_that_hangs_is_ended_and_one_that_is_not_there_is_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    line = asking("stones", next(at_a_choice("stones")))
    monkeypatch.setattr("host.opponents.program.START_S", 0)
    hangs = Program([sys.executable, "-c", LOOP + "pass"], 0.0)
    with pytest.raises(Trouble, match=HANGS):
        hangs.ask(line)
    assert hangs.process is None
    with pytest.raises(Trouble, match=MISSING):
        Program(["/no/such/program"], SECONDS).ask(line)


def test_the_tables_own_speak_the_same_lines() -> None:
    own = Program(OWN, SECONDS)
    line = asking("stones", next(at_a_choice("stones")))
    more = {"seconds": 0.0, "level": "easy", "seed": "1"}
    first, again = (own.ask({**line, **more}) for _ in range(2))
    own.close()
    assert first["answer"] in line["options"] and first["options"]
    assert first["answer"] == again["answer"]


def test_where_no_world_fits_the_tables_own_answer_by_lot_and_say_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Worlds, "_replay", lambda worlds: None)
    line = {**asking("stones", next(at_a_choice("stones"))), "level": "easy", "seconds": 0.05}
    told = [answer({**line, "seed": str(seed)}) for seed in range(20)]
    assert {one["answer"] for one in told} <= {*line["options"]}
    assert len({one["answer"] for one in told}) > 1 and not any(one["options"] for one in told)
