"""An installation that is cut off does no harm, and the next start or command finishes it."""

from __future__ import annotations

import contextlib
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from firmware.boot import start
from host.install.build import find_tools
from host.install.installation import (
    MAIN,
    MANIFEST,
    Change,
    install,
)
from host.install.raw_repl import Board, BoardError
from tests.host.board_folder import (
    NEW,
    OLD,
    THEIRS,
    Silent,
    complete,
    folder,
    held,
    put,
    theirs,
    without_aside,
)
from tests.host.rawrepl import RawRepl, wait_for

__all__ = ["folder"]


def count_runs(folder: Path) -> int:
    """How many pieces of code an installation of NEW over OLD takes."""
    tools = find_tools()
    assert tools
    with RawRepl(folder) as repl:
        with Board(repl.port) as board:
            install(board, Change(board, NEW, tools), Silent)
        return repl.runs


def test_a_power_cut_at_any_moment_does_no_harm_and_repeating_finishes(folder: Path) -> None:
    """No file under its own name is ever half, nor the whole a mixture of old and new.

    Of the many pieces of code that send, every fourth is cut off; around the change, every one.
    TRILITHON_EVERY_CUT=1 cuts everywhere.
    """
    put(folder, OLD)
    before = folder.with_name("before")
    shutil.copytree(folder, before)
    moments = count_runs(folder)
    assert moments > 30
    finished = 0
    every = 1 if os.environ.get("TRILITHON_EVERY_CUT") else 4
    for moment in [*range(2, moments - 4, every), *range(moments - 4, moments + 1)]:
        shutil.rmtree(folder)
        shutil.copytree(before, folder)
        with contextlib.suppress(BoardError):
            put(folder, NEW, cut_at=moment)
        files = without_aside(held(folder))
        for name, data in files.items():
            assert name == MANIFEST or data in (OLD.get(name), NEW.get(name)), (moment, name)
        finished += complete(files, NEW)
        assert complete(files, NEW) or complete(files, OLD), moment
        put(folder, NEW)
        assert complete(held(folder), NEW), moment
        assert theirs(folder) == THEIRS
    assert 0 < finished < moments


def at_home(folder: Path, call: Callable[[], object]) -> None:
    """Where the board's own start code works."""
    here = os.getcwd()
    os.chdir(folder)
    try:
        call()
    finally:
        os.chdir(here)


def test_an_update_on_trial_is_whole_after_a_power_cut_and_goes_back_whole(folder: Path) -> None:
    """Around the change, at every piece of code; before it nothing has changed places."""
    put(folder, OLD)
    before = folder.with_name("before")
    shutil.copytree(folder, before)
    moments = count_runs(folder)
    went = set()
    for moment in [*range(moments - 4, moments + 1), 0]:
        shutil.rmtree(folder)
        shutil.copytree(before, folder)
        with contextlib.suppress(BoardError):
            put(folder, NEW, moment, trial=True)
        at_home(folder, start.finish)
        files = without_aside(held(folder))
        new = {name: data for name, data in files.items() if start.BEFORE not in name}
        assert complete(new, NEW) or complete(new, OLD), moment
        went.add(complete(new, NEW))
        for _ in range(start.TRIALS + 1):
            at_home(folder, start.on_trial)
        assert complete(without_aside(held(folder)), OLD), moment
        assert theirs(folder) == THEIRS
    assert went == {True, False}


def test_a_plan_cut_off_in_its_middle_is_finished_at_the_next_start(folder: Path) -> None:
    """The power fails between two moves: the board itself goes on, with no computer there."""
    put(folder, OLD)
    before = folder.with_name("before")
    planned(folder)
    shutil.copytree(folder, before)
    lines = (folder / start.PLAN).read_text().splitlines()
    for done in range(len(lines)):
        shutil.rmtree(folder)
        shutil.copytree(before, folder)
        for line in lines[:done]:
            verb, *names = line.split(" ")
            if verb == "move":
                (folder / names[1]).parent.mkdir(exist_ok=True)
                (folder / start.FOLDER / names[0]).rename(folder / names[1])
            elif verb == "drop":
                (folder / names[0]).unlink()
        with RawRepl(folder) as repl, Board(repl.port) as board:
            board.restart()
            wait_for(lambda repl=repl: bool(repl.booted))
        assert complete(held(folder), NEW), lines[done]
        assert theirs(folder) == THEIRS


def test_a_first_installation_is_finished_at_the_next_start_from_its_first_move_on(
    folder: Path,
) -> None:
    planned(folder)
    first = (folder / start.PLAN).read_text().split("\n")[0].split(" ")
    assert first[0] == "move" and first[2] == MAIN
    (folder / start.FOLDER / first[1]).rename(folder / MAIN)
    with RawRepl(folder) as repl, Board(repl.port) as board:
        board.restart()
        wait_for(lambda: bool(repl.booted))
    assert complete(held(folder), NEW)
    assert theirs(folder) == THEIRS


def planned(folder: Path) -> None:
    """An installation of NEW whose power fails once the plan is there."""
    tools = find_tools()
    assert tools
    with RawRepl(folder) as repl, Board(repl.port) as board:
        whole, board_run = Change(board, NEW, tools), board.run

        def cut(code: str, *silent_s: float) -> str:
            if code.endswith("finish()\n"):
                raise BoardError("no power")
            return board_run(code, *silent_s)

        board.run = cut  # type: ignore[method-assign]
        with pytest.raises(BoardError):
            install(board, whole, Silent)


def test_a_plan_that_is_not_whole_is_never_carried_out(folder: Path) -> None:
    put(folder, OLD)
    planned(folder)
    plan = folder / start.PLAN
    text = plan.read_text()
    for cut in range(len(text)):
        plan.write_text(text[:cut])
        at_home(folder, start.finish)
        assert plan.exists(), text[:cut]
    plan.unlink()
    assert complete(without_aside(held(folder)), OLD)
