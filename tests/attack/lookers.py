"""Attack: many look on, some of them to do harm, while one person plays.

    python -m tests.attack lookers

The server is `trilithon play` in a process of its own. A crowd that reads, flooders that ask for
nonsense as fast as they can and read no answer, strangers that never say who they are, and callers
that fetch the page's files over and over hang on it from a second process. A player answers and
takes back, one act after the other.
Promise: the median act takes less than twice what it takes alone; the server's memory is bounded.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tests.patience import HUNG_S

ROOT = Path(__file__).resolve().parents[2]
CROWD = {"lookers": 500, "flooders": 20, "strangers": 50, "callers": 20}
ACTS, SHORT_ACTS = 60, 20
SETTLES_S = 8.0  # until the first act that is measured: by then callers have to wait for files
TWICE = 2.0
ON_A_BUSY_MACHINE = 6.0  # where other tests run at the same time: only a stall is seen
MOST_MB = 120  # more than alone, for 590 connections and all they send
NONSENSE = json.dumps({"do": "x", "id": "i" * 3000}).encode()


@contextlib.contextmanager
def played(*options: str) -> Iterator[tuple[subprocess.Popen[str], str, int, str]]:
    """A table served by a process of its own: the process, host, port and control token."""
    command = [sys.executable, "-m", "host.cli", "play", "amazones", "--no-browser", "--people",
               "none", *options]  # fmt: skip
    with tempfile.TemporaryDirectory() as folder:
        own = {**os.environ, "TRILITHON_ARCHIVE": folder + "/archive.sqlite3"}
        process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, env=own)
        try:
            assert process.stdout
            found = None
            while not found:
                said = process.stdout.readline()
                assert said, "the table did not start"
                found = re.search(r"(https?)://([^:/]+):(\d+)/#(\S+)", said)
            yield process, found[2], int(found[3]), found[4]
        finally:
            process.terminate()
            process.wait(HUNG_S)


def resident_mb(pid: int) -> float:
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


# The player


async def timed_acts(host: str, port: int, token: str, count: int) -> list[float]:
    """Milliseconds from an act until its reply and what it changed have both come."""
    origin: Any = f"http://{host}:{port}"
    async with connect(f"ws://{host}:{port}/table", origin=origin, max_size=None) as socket:
        await socket.send(json.dumps({"token": token, "lang": "en"}))
        await until(socket, lambda message: message["type"] == "state")
        await act(socket, 0, {"do": "answer", "value": "Alice"}, 1)  # what is loaded once
        await act(socket, 1, {"do": "undo", "sure": True}, 0)
        took = []
        for number in range(2, 2 + count):
            done = number % 2 == 0
            what = {"do": "answer", "value": "Bob"} if done else {"do": "undo", "sure": True}
            start = time.perf_counter()
            await act(socket, number, what, 1 if done else 0)
            took.append((time.perf_counter() - start) * 1000)
            await asyncio.sleep(0.1)  # people think
        return took


async def act(socket: ClientConnection, number: int, what: dict[str, Any], answers: int) -> None:
    await socket.send(json.dumps({"id": number, **what}))
    seen = {"reply": False, "state": False}

    def told(message: dict[str, Any]) -> bool:
        if message["type"] == "reply" and message["id"] == number:
            assert message["ok"], message
            seen["reply"] = True
        if message["type"] == "state" and message["match"]["n"] == answers:
            seen["state"] = True
        return all(seen.values())

    await until(socket, told)


async def until(socket: ClientConnection, true: Any) -> None:
    async with asyncio.timeout(HUNG_S):
        while not true(json.loads(await socket.recv())):
            pass


# The crowd: connections with no library in between, so that it costs the machine little


async def crowd(host: str, port: int, *numbers: int) -> None:
    """Until this process is ended; says `there` when all have come. How many of each kind."""
    *kinds, callers = numbers
    people = [person(host, port, does)
              for does, number in zip((look, flood, wait), kinds, strict=True)
              for _ in range(number)]  # fmt: skip
    people += [call(host, port) for _ in range(callers)]
    tasks = []
    for each in people:
        tasks.append(asyncio.create_task(each))
        await asyncio.sleep(0.01)
    await asyncio.sleep(2)
    print("there", flush=True)
    await asyncio.gather(*tasks, return_exceptions=True)


async def person(host: str, port: int, does: Any) -> None:
    """Comes again whenever it is shown the door."""
    while True:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            reader, writer = await asyncio.open_connection(host, port)
            writer.write(
                f"GET /table HTTP/1.1\r\nHost: {host}:{port}\r\nOrigin: http://{host}:{port}\r\n"
                "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
            )
            await reader.readuntil(b"\r\n\r\n")
            await does(reader, writer)
            writer.close()
        await asyncio.sleep(0.5)


def frame(data: bytes) -> bytes:
    """A masked text frame; the mask is zero."""
    length = len(data)
    size = bytes([0x80 | length]) if length < 126 else b"\xfe" + length.to_bytes(2, "big")
    return b"\x81" + size + bytes(4) + data


async def look(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    writer.write(frame(b'{"token": "", "lang": "en"}'))
    while await reader.read(1 << 16):
        pass


async def flood(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """As much nonsense as goes out; nothing is read."""
    writer.write(frame(b'{"token": "", "lang": "fr"}'))
    while True:
        writer.write(frame(NONSENSE) * 8)
        await writer.drain()


async def wait(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    await reader.read()


async def call(host: str, port: int) -> None:
    """One file of the page after the other, as fast as they are served."""
    while True:
        with contextlib.suppress(OSError):
            reader, writer = await asyncio.open_connection(host, port)
            writer.write(f"GET / HTTP/1.1\r\nHost: {host}:{port}\r\n\r\n".encode())
            while await reader.read(1 << 16):
                pass
            writer.close()


# The measurement


@contextlib.contextmanager
def beset(host: str, port: int, numbers: Iterable[int]) -> Iterator[None]:
    words = [str(each) for each in (port, *numbers)]
    command = ["nice", "-n", "5", sys.executable, "-m", "tests.attack.lookers", host, *words]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout
        assert process.stdout.readline() == "there\n"
        time.sleep(SETTLES_S)
        yield
    finally:
        process.kill()
        process.wait()


def attack(long: bool) -> str:
    """What was measured. AssertionError where the promise does not hold."""
    acts = ACTS if long else SHORT_ACTS
    numbers = {kind: number // (1 if long else 5) for kind, number in CROWD.items()}
    with played() as (process, host, port, token):
        alone = asyncio.run(timed_acts(host, port, token, acts))
        before = resident_mb(process.pid)
        with beset(host, port, numbers.values()):
            beside = asyncio.run(timed_acts(host, port, token, acts))
            after = resident_mb(process.pid)
    told = [
        ", ".join(f"{number} {kind}" for kind, number in numbers.items()),
        f"an act: alone {told_ms(alone)}; beside them {told_ms(beside)}",
        f"memory: {before:.0f} MB alone, {after:.0f} MB beside them",
    ]
    most = TWICE if long else ON_A_BUSY_MACHINE
    assert statistics.median(beside) < most * statistics.median(alone), told
    assert after - before < MOST_MB, told
    return "; ".join(told)


def told_ms(took: list[float]) -> str:
    worst = sorted(took)[int(0.95 * len(took))]
    return f"{statistics.median(took):.1f} ms (p95 {worst:.1f})"


if __name__ == "__main__":
    asyncio.run(crowd(sys.argv[1], *[int(each) for each in sys.argv[2:]]))
