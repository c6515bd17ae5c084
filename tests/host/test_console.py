"""`trilithon console`: on a pipe, in a terminal, with and without a table to talk to."""

from __future__ import annotations

import contextlib
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from serial.tools.list_ports_common import ListPortInfo

from host import cli
from host.cable import ports
from host.cable.client import Client, Event
from host.cable.console_text import (
    TELLERS,
    event_lines,
    first_words,
    help_lines,
    reply_lines,
    screen_lines,
)
from host.cable.description import COMMANDS
from host.cable.simulators import InProcessTable, UnixTable
from host.cli_support import UsageError
from host.commands.console import Console
from host.entry import INTERRUPTED
from host.install.build import ROOT
from tests.link.cable import need_micropython
from tests.link.test_link import first_column
from tests.link.test_unix_table import read
from tests.patience import HUNG_S

NEW = 'new {"game": "amazones", "players": ["Ann", "Bo", "Cy"]}\n'


@pytest.fixture
def port(tmp_path: Path) -> Iterator[str]:
    """Where a table can be spoken to."""
    need_micropython()
    with UnixTable(tmp_path / "table") as table:
        yield table.port


def console(port: str, typed: str, *options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "host.cli", "console", port, *options]
    return subprocess.run(
        command, cwd=ROOT, input=typed, capture_output=True, text=True, timeout=HUNG_S, check=False
    )


def test_a_conversation_on_a_pipe(port: str) -> None:
    said = console(port, "language en\n" + NEW + "answer Bo\ntable\nmemory\n")
    assert said.returncode == 0, said.stderr
    for text in ("Who fell in love most recently?", "✓ 1  anyone, lover: Bo", "hidden:", "used:"):
        assert text in said.stdout
    assert re.search(r"ok [(]\d+[.]\d ms[)]", said.stdout)


def test_what_is_refused_is_said_with_its_reason_and_the_exit_code_tells(port: str) -> None:
    said = console(port, "language en\n" + NEW + "answer Zoe\nundo\n")
    assert said.returncode == 1
    assert "'Zoe' is no answer to lover (not_an_answer)" in said.stdout
    assert "refused_nothing" in said.stdout


def test_raw_shows_and_log_keeps_the_lines_of_the_link(port: str, tmp_path: Path) -> None:
    log = tmp_path / "link.log"
    said = console(port, "memory\n", "--raw", "--log", str(log))
    lines = said.stdout.splitlines()
    assert all(line.startswith(("> @", "< ")) for line in lines)
    assert json.loads(lines[-1].removeprefix("< ok "))["used"]
    assert [line.split(" ", 1)[1] for line in log.read_text().splitlines()] == lines


def test_raw_lines_end_quietly_when_their_reader_has_gone(port: str) -> None:
    """They are printed in another thread, while the command waits for what is typed."""
    command = [sys.executable, "-m", "host.cli", "console", port, "--raw"]
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command, cwd=ROOT, text=True, stdin=pipe, stdout=pipe, stderr=pipe
    ) as program:
        assert program.stdin and program.stdout and program.stderr
        program.stdout.readline()
        program.stdout.close()
        program.stdin.write("memory\n")
        program.stdin.flush()
        program.wait(HUNG_S)
        assert program.stderr.read() == ""
        assert program.returncode in (INTERRUPTED, 141)


def test_save_keeps_the_record_and_never_writes_over_a_file(port: str, tmp_path: Path) -> None:
    file = tmp_path / "evening.txt"
    said = console(port, NEW + f"answer Bo\nsave {file}\nanswer yellow\nsave {file}\nsave\n")
    assert "is there already" in said.stdout and "save where?" in said.stdout
    assert file.read_text().endswith("\nanyone, lover: Bo\n")


def ended(process: subprocess.Popen[bytes], terminal: int) -> int:
    """Ctrl-D until it ends: one that comes between two prompts is nobody's."""
    for _ in range(40):
        os.write(terminal, b"\x04")
        with contextlib.suppress(subprocess.TimeoutExpired):
            return process.wait(0.25)
    raise AssertionError("Ctrl-D does not end it")


def complete(terminal: int, typed: bytes, rest: bytes) -> None:
    """Type, press Tab, and see what that adds."""
    os.write(terminal, typed)
    read(terminal, typed[-1:])
    os.write(terminal, b"\t")
    read(terminal, rest)


def test_in_a_terminal_tab_completes_and_events_come_between(tmp_path: Path) -> None:
    import pty

    need_micropython()
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "host.cli", "console", "--unix", str(tmp_path / "table")]
    process = subprocess.Popen(
        command, cwd=ROOT, stdin=theirs, stdout=theirs, stderr=theirs,
        env={**os.environ, "HOME": str(tmp_path), "TERM": "xterm", "PROMPT_TOOLKIT_NO_CPR": "1"},
    )  # fmt: skip
    try:
        read(ours, b"\x1b[?2004h", 20)  # it takes keys
        complete(ours, b"languag", b"e\x1b[C")
        os.write(ours, b"en\r")
        read(ours, b"Which game?")
        os.write(ours, NEW.encode().replace(b"\n", b"\r"))
        read(ours, b"most recently?")
        complete(ours, b"answer B", b"o\x1b[C")
        os.write(ours, b"\r")
        read(ours, b"lover: Bo")
        assert ended(process, ours) == 0
        assert "answer Bo" in (tmp_path / ".trilithon_history").read_text()
    finally:
        process.kill()
        process.wait()
        os.close(ours)
        os.close(theirs)


def test_help_lists_every_command() -> None:
    listed = [line.split()[0] for line in help_lines()]
    assert listed == [*COMMANDS, "save", "help"]
    assert all(line in help_lines() for line in help_lines("save"))


@pytest.mark.parametrize("name", COMMANDS)
def test_help_of_a_command_tells_how_it_is_written_and_what_may_go_wrong(name: str) -> None:
    told = "\n".join(help_lines(name))
    assert told.startswith(f"  {name}") and COMMANDS[name].refuses in told


def test_help_tells_the_range_of_a_number_and_tab_the_words_of_a_form() -> None:
    assert "    N: a whole number, -1000 to 1000" in help_lines("turn")
    assert first_words("trial") == ["light", "screen", "sound", "storage", "off"]
    assert first_words("turn") == first_words("nonsense") == []


def test_every_event_is_told_in_words() -> None:
    pictures = {"screen", "lights"}
    assert set(first_column("Events")) - pictures <= set(TELLERS)
    assert event_lines("new_one", {"x": 1}) == ['new_one {"x": 1}']
    assert event_lines("screen", {"page": 0, "data": ""}) == []


def test_replies_are_told_readably() -> None:
    lines = reply_lines({"a": None, "b": [1, 2], "c": {"d": True}}, 0.0012)
    assert lines == ["ok (1.2 ms)", "  a: -", "  b: 1, 2", "  c:", "    d: yes"]


def test_the_screen_is_drawn_in_half_blocks() -> None:
    rows = screen_lines({0: bytes([0b0111]) + bytes(127)})
    assert len(rows) == 32 and rows[:3] == ["█", "▀", ""]


# Ports


def seen(device: str, vid: int | None = None) -> ListPortInfo:
    port = ListPortInfo(device)
    port.vid, port.pid = vid, 5 if vid else None
    return port


def test_the_only_board_is_found_among_other_ports() -> None:
    assert ports.only([seen("/dev/ttyS0"), seen("/dev/ttyACM0", 0x2E8A)]) == "/dev/ttyACM0"
    assert ports.only([seen("COM7", 0x303A)]) == "COM7"


def test_without_a_board_it_says_what_it_saw() -> None:
    with pytest.raises(UsageError, match=r"no board was found; .*\n  /dev/ttyS0 "):
        ports.only([seen("/dev/ttyS0")])
    with pytest.raises(UsageError, match="no serial port at all"):
        ports.only([])


def test_of_several_boards_one_must_be_named() -> None:
    with pytest.raises(
        UsageError, match=r"several boards .*\n  A  Raspberry Pi 2e8a.*\n  B  CP210x"
    ):
        ports.only([seen("A", 0x2E8A), seen("B", 0x10C4)])


def test_a_named_port_wins_over_the_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(ports.VARIABLE, "/dev/mine")
    assert ports.find_port() == "/dev/mine"
    assert ports.find_port("/dev/other") == "/dev/other"


def test_a_port_that_is_not_there_is_wrong_use(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["console", "/dev/ttyNONE"]) == 2
    assert "there is no port /dev/ttyNONE" in capsys.readouterr().err


def test_one_program_at_a_time_holds_a_port(port: str) -> None:
    with Client(port), pytest.raises(UsageError, match="another program uses"):
        Client(port)


def test_a_lost_table_is_looked_for_again_by_the_next_command(tmp_path: Path) -> None:
    with InProcessTable(tmp_path) as table, table.connect() as client:
        table.close()
        assert client.wait("gone")
        table.start()
        client.reconnect()
        assert client.command("hello")["link"] == 1


def test_what_a_prompt_makes_of_greetings_is_not_shown(capsys: pytest.CaptureFixture[str]) -> None:
    console = Console(False, None)
    console.happened(Event("noise", {"text": ">>> @1 hello"}))
    assert capsys.readouterr().out == ""
    console.greeted = True
    console.happened(Event("noise", {"text": "a fault"}))
    assert capsys.readouterr().out == "? a fault\n"
