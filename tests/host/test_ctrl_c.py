"""Ctrl-C ends every long-running command, in the middle of any wait."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import threading
import tomllib
import tty
from multiprocessing import active_children
from multiprocessing.connection import wait
from pathlib import Path

import pytest

from host.commands.many import in_processes
from host.entry import INTERRUPTED
from host.places import ROOT
from tests.attack.programs import Program

ENDS_S = 60.0  # on a busy machine


def without_end(number: int) -> None:
    threading.Event().wait()


def test_who_breaks_off_much_work_waits_for_no_piece_of_it() -> None:
    with pytest.raises(KeyboardInterrupt), in_processes(2) as spread:
        spread(without_end, range(4))
        alive = {process.sentinel: process for process in active_children()}
        raise KeyboardInterrupt
    while alive:
        # Not joined: the pool's own thread does that, and of two only one hears how it went.
        ended = wait(alive, ENDS_S)
        assert ended
        for sentinel in ended:
            del alive[sentinel]


def test_a_command_that_waits_for_a_mute_board_ends(tmp_path: Path) -> None:
    ours, theirs = os.openpty()
    tty.setraw(theirs)
    words = ["watch", os.ttyname(theirs), "--no-browser"]
    own = {"TRILITHON_ARCHIVE": str(tmp_path / "archive.sqlite3")}
    program = Program(words, tmp_path / "said", own=own)
    try:
        assert os.read(ours, 1)  # it speaks to the board by now
        asyncio.run(program.end())
        program.sound()
    finally:
        program.kill()
        for end in (ours, theirs):
            os.close(end)


# A program that gets Ctrl-C when it begins to import the module that its first word names
AT_AN_IMPORT = """
import os, signal, sys
class Tells:
    def find_spec(self, name, *rest):
        if name == MOMENT:
            os.kill(os.getpid(), signal.SIGINT)
MOMENT = sys.argv.pop(1)
signal.signal(signal.SIGINT, signal.default_int_handler)
sys.meta_path.insert(0, Tells())
from host.entry import main
sys.exit(main())
"""


@pytest.mark.parametrize("moment", ["host.cli", "host.outside", "host.commands.play"])
def test_ctrl_c_while_a_command_still_imports_is_quiet(moment: str) -> None:
    command = [sys.executable, "-c", AT_AN_IMPORT, moment, "play", "--help"]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=ENDS_S, check=False)
    assert (ended.returncode, ended.stdout, ended.stderr) == (INTERRUPTED, "", "")


def test_the_command_begins_where_ctrl_c_is_quiet() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert project["scripts"] == {"trilithon": "host.entry:main"}
