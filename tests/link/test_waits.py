"""Every wait of the host's client has a limit, also where the operating system never comes back."""

from __future__ import annotations

import asyncio
import fcntl
import itertools
import os
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from host.cable.async_client import BACK, AsyncClient
from host.cable.client import Client
from host.cable.faults import LinkError
from host.cable.lines import Lines
from host.cable.simulators import InProcessTable, open_terminal
from host.cable.streams import Cable, Gone, SerialStream
from host.cable.waits import within
from host.install import serial_line
from host.install.build import ROOT
from host.install.serial_line import SerialLine
from tests.attack.wrong_board import Board, impatient, only
from tests.patience import HUNG_S

PATIENT_S = {
    "OPEN_S": 0.1, "TAKEN_S": 0.1, "LEAVES_S": 0.1, "ANSWER_S": 0.2, "GREETING_S": 0.2,
    "BACK_S": 0.2, "LISTED_S": 0.3, "HURRIED": 1,
}  # fmt: skip
SOON_S = 4.0  # on a busy computer


class Stuck(Cable):
    """A port one of whose calls never returns."""

    def __init__(self, call: str) -> None:
        super().__init__()
        self.never = threading.Event()
        setattr(self, call, self.stuck)

    def stuck(self, *args: Any) -> Any:
        self.never.wait()


def soon(work: Callable[[], Any]) -> Any:
    """What it comes to, in time; all its limits are short."""
    began = time.monotonic()
    with impatient(PATIENT_S):
        try:
            return work()
        finally:
            assert time.monotonic() - began < SOON_S


@pytest.mark.parametrize("call", ["open", "read", "write", "close"])
def test_a_port_that_never_comes_back_is_told_and_a_program_ends(call: str) -> None:
    async def met() -> None:
        wire = AsyncClient(Stuck(call))
        try:
            with pytest.raises(LinkError):
                await wire.open()
            with pytest.raises(LinkError):
                await wire.reconnect()
        finally:
            await wire.close()

    soon(lambda: asyncio.run(met()))


@pytest.mark.parametrize("call", ["open", "read", "write", "close"])
def test_a_program_without_a_loop_ends_too(call: str) -> None:
    def met() -> None:
        with pytest.raises(LinkError):
            Client(Stuck(call))

    soon(met)


def test_a_table_that_stops_taking_is_lost_and_closing_it_ends(tmp_path: Any) -> None:
    def met() -> None:
        with InProcessTable(tmp_path) as table, table.connect() as client:
            assert isinstance(table.port, Cable)
            table.port.write = Stuck("write").stuck  # type: ignore[method-assign]
            with pytest.raises(LinkError, match="takes nothing more"):
                client.command("hello")

    soon(met)


def test_a_log_without_end_is_given_up() -> None:
    """Each piece comes in time, with a line and the next number: for ever."""
    count = iter(range(1, 1 << 30))

    def pieces(mark: str, command: str) -> bytes:
        time.sleep(0.02)
        return f'ok {{"re": "{mark}", "lines": ["x"], "next": {next(count)}}}\n'.encode()

    async def read(board: Board) -> None:
        wire = AsyncClient(board.port)
        with mock.patch.object(wire, "_greet", asyncio.sleep):
            await wire.open()
        try:
            with pytest.raises(LinkError, match="too long over 'log'"):
                await wire.log()
        finally:
            await wire.close()

    board = Board(pieces)
    try:
        soon(lambda: asyncio.run(read(board)))
    finally:
        board.close()


def test_a_board_that_is_read_by_nobody_ends_all_the_same() -> None:
    """It was the attack's own board that hung once: it wrote to a terminal without a reader."""
    board = Board(only("ok " + "x" * 4097 + "\n"))
    other = os.open(board.port, os.O_RDWR | os.O_NOCTTY)
    for _ in range(60):
        os.write(other, b"@1 ask\n")
    time.sleep(0.3)
    os.close(other)
    began = time.monotonic()
    board.close()
    assert time.monotonic() - began < SOON_S


def test_a_port_is_closed_once_nobody_is_at_it() -> None:
    """A reader that is still at it would read from the next file that gets the port's number."""
    ours, theirs = open_terminal()
    stream = SerialStream(os.ttyname(theirs))
    stream.open()
    ended: list[str] = []

    def read() -> None:
        try:
            while True:
                stream.read()
        except Exception as gone:
            ended.append(str(gone))

    reader = threading.Thread(target=read)
    reader.start()
    time.sleep(0.02)
    stream.close()
    reader.join(SOON_S)
    os.close(ours)
    os.close(theirs)
    assert ended and "is not open" in ended[0]


def test_what_is_called_off_just_as_it_is_done_ends() -> None:
    """asyncio.wait_for of Python 3.11 goes on: a client that reconnects did so for ever,
    and the program never ended.
    """

    async def called_off() -> None:
        loop, done = asyncio.get_running_loop(), threading.Event()
        task = asyncio.create_task(within(SOON_S, done.wait))
        await asyncio.sleep(0.01)
        done.set()
        time.sleep(0.1)  # the thread has told the loop by now, which has not heard it
        loop.call_soon(task.cancel)
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(called_off())
    for file in (ROOT / "host").rglob("*.py"):
        assert "asyncio.wait_for(" not in file.read_text(encoding="utf-8"), file


def test_a_client_that_is_closed_comes_back_no_more() -> None:
    """Also where its port goes while it is being closed."""

    async def closed() -> None:
        cable = Cable()
        client = AsyncClient(cable)
        client.loop, client._lines = asyncio.get_running_loop(), Lines()
        await client.close()
        client._lost(client._lines, "gone")
        assert client.again is None

    asyncio.run(closed())


def test_a_client_that_was_closed_and_opened_again_takes_up_a_cable_that_is_lost(
    tmp_path: Path,
) -> None:
    """As a bridge's does after an update: the table that was unplugged then was gone for good."""

    async def lost_after(closed: bool) -> None:
        client, said = AsyncClient(table.port), asyncio.Queue[str]()
        client.listener = lambda event, fields: said.put_nowait(event)
        await client.open()
        if closed:
            await client.close()
            await client.reconnect()
        client._lost(client._lines, "unplugged")
        while await said.get() != BACK:
            pass
        await client.command("hello")
        await client.close()

    with InProcessTable(tmp_path) as table:
        for closed in (False, True):
            asyncio.run(asyncio.wait_for(lost_after(closed), HUNG_S))


@pytest.mark.parametrize("kind", [SerialStream, SerialLine])
def test_a_port_that_is_held_for_a_moment_is_opened_and_one_that_stays_so_is_refused(
    kind: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    ours, theirs = open_terminal()
    name = os.ttyname(theirs)
    fcntl.flock(theirs, fcntl.LOCK_EX)
    tries = itertools.count(1)

    def wait(_: float) -> None:
        if next(tries) == 3:
            fcntl.flock(theirs, fcntl.LOCK_UN)

    def port() -> Any:
        made = kind(name)
        if isinstance(made, SerialStream):
            made.open()
        return made

    monkeypatch.setattr("host.install.serial_line.time.sleep", wait)
    port().close()
    fcntl.flock(theirs, fcntl.LOCK_EX)
    monkeypatch.setattr(serial_line, "HELD_S", 0.0)
    with pytest.raises((Gone, OSError), match=r"another program uses|exclusively"):
        port()
    os.close(ours)
    os.close(theirs)
