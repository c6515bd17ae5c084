"""The table on MicroPython's unix port, as a person starts it: in a terminal, or on a pipe."""

from __future__ import annotations

import contextlib
import os
import select
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from host.cable.faults import LinkError
from host.cable.simulators import BUILD, UnixTable
from host.install.build import find_tools
from tests.link.cable import need_micropython
from tests.patience import HUNG_S

MODULE = "firmware.boot.unix"


@pytest.fixture
def command(tmp_path: Path) -> list[str]:
    """How a person starts it."""
    need_micropython()
    UnixTable(tmp_path / "table").close()  # compiles
    tools = find_tools()
    assert tools
    return [tools.micropython, "-m", MODULE, str(tmp_path / "table")]


@pytest.fixture
def terminal() -> Iterator[tuple[int, int]]:
    """Both ends of a terminal as a shell has it: it echoes, edits lines and has keys that stop."""
    import pty

    ours, theirs = pty.openpty()
    yield ours, theirs
    os.close(ours)
    os.close(theirs)


@contextlib.contextmanager
def started(command: list[str], terminal: int) -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen(command, cwd=BUILD, stdin=terminal, stdout=terminal)
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def read(end: int, until: bytes, within: float = 5.0) -> bytes:
    data, stop = b"", time.monotonic() + within
    while until not in data and time.monotonic() < stop:
        if select.select([end], [], [], 0.05)[0]:
            data += os.read(end, 4096)
    assert until in data, data
    return data


def test_in_a_terminal_nothing_is_echoed_and_ctrl_c_reaches_the_prompt(
    command: list[str], terminal: tuple[int, int]
) -> None:
    import termios

    ours, theirs = terminal
    before = termios.tcgetattr(theirs)
    with started(command, theirs) as process:
        read(ours, b"menu ")
        os.write(ours, b"@9 hello\n")
        assert b"@9" not in read(ours, b'"re": "9"')
        os.write(ours, b"hel\x03")
        read(ours, b">>> ")
        os.write(ours, b"6*7\r")
        read(ours, b"42\r\n>>> ")
        os.write(ours, b"\x04")
        assert process.wait(HUNG_S) == 0
    assert termios.tcgetattr(theirs)[:4] == before[:4]


def test_on_a_pipe_it_ends_with_its_input(command: list[str]) -> None:
    ran = subprocess.run(
        command, cwd=BUILD, input=b"@1 hello\nnonsense\n", capture_output=True, timeout=HUNG_S
    )
    assert ran.returncode == 0 and ran.stderr == b""
    assert b'"re": "1"' in ran.stdout and b"unknown_command" in ran.stdout


def test_it_ends_when_its_terminal_goes(command: list[str]) -> None:
    import pty

    ours, theirs = pty.openpty()
    with started(command, theirs) as process:
        os.close(theirs)
        read(ours, b"menu ")
        os.close(ours)
        process.wait(HUNG_S)


def test_a_wrong_call_is_told_how(command: list[str]) -> None:
    ran = subprocess.run(command[:-1], cwd=BUILD, capture_output=True, timeout=HUNG_S)
    assert ran.returncode == 2 and b"FOLDER" in ran.stdout


def test_who_speaks_to_a_table_that_died_hears_it_at_once(tmp_path: Path) -> None:
    """Not after ten seconds in which its output is not read."""
    need_micropython()
    with UnixTable(tmp_path / "table") as table, table.connect() as client:
        assert table.process
        table.command = [table.command[0], "-c", "raise SystemExit(1)"]
        began = time.monotonic()
        table.process.kill()
        with pytest.raises(LinkError):
            for _ in range(100):
                client.send(b"hello\n" * 100)
                time.sleep(0.01)
        assert time.monotonic() - began < 5
