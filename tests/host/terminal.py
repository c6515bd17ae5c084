"""The command as people have it: on a terminal, with the record of an evening."""

from __future__ import annotations

import os
import pty
import select
import signal
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 20  # seconds without a sign of life
COMMAND = [sys.executable, "-m", "host.cli"]


def edited(path: Path, edit) -> list[str]:
    """Change the record's lines; returns them."""
    lines = path.read_text().split("\n")
    edit(lines)
    path.write_text("\n".join(lines))
    return lines


def first_answer(lines: list[str]) -> int:
    return lines.index("") + 1


def on_terminal(words, *dialogue: tuple[str, bytes]) -> tuple[int, str]:
    """Run the command on a pseudo-terminal of its own; type each answer once its cue is shown.

    As people do, types again what seems to have no effect: a Ctrl-C in the instant before Python
    begins to wait for a line is kept until that line comes.
    """
    child, terminal = pty.fork()
    if child == 0:
        try:
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # behind `&` a shell has it ignored
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
