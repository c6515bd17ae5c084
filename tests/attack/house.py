"""Attack: strangers try to shut the room, so that nobody who plays there comes in any more.

    python -m tests.attack house

The server is `trilithon play --room` in a process of its own, with few descriptors in the short
form. One crowd comes with wrong tokens for seats and reads no reply, faster than
they are refused; another opens connections and is silent; a third looks on by a spectator's link,
more of them than the process has descriptors. They come from one address, the owner from another.
Promise: beside them the owner's link and a seat's let their people in, and acts are carried out;
the program prints nothing but what is for people; Ctrl-C ends it while all of them still wait.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tests.attack.lookers import ROOT, act, frame, until
from tests.patience import HUNG_S

FEW = 160  # descriptors, in the short form
KNOCKS = 80  # a second
LASTS_S, SHORT_S = 25.0, 3.0
LOOKERS = 1010
CROWD, OWNER = "127.0.0.2", "127.0.0.1"
ENDS_S = 10.0  # on a busy machine
SEATED = re.compile(r"phone\.html#(\S+)")
LINK = re.compile(r"(?:the table|for spectators): +http://[^:/]+:(\d+)/#(\S*)")


@contextlib.contextmanager
def room(descriptors: int, said: Path) -> Iterator[tuple[subprocess.Popen[str], list[str]]]:
    """A room in a process of its own, and every line it says until it is ready."""
    command = [sys.executable, "-m", "host.cli", "play", "amazones", "--no-browser", "--people",
               "none", "--room"]  # fmt: skip
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with tempfile.TemporaryDirectory() as folder, said.open("w") as errors:
        own = {**os.environ, "TRILITHON_ARCHIVE": folder + "/archive.sqlite3"}
        process = subprocess.Popen(
            command, cwd=ROOT, stdout=subprocess.PIPE, stderr=errors, text=True, env=own,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (descriptors, most)),
        )  # fmt: skip
        try:
            lines = []
            assert process.stdout
            while not lines or "Ctrl-C" not in lines[-1]:
                lines.append(process.stdout.readline())
                assert lines[-1], "the table did not start"
            yield process, lines
        finally:
            process.kill()
            process.wait(HUNG_S)


async def come(port: int, path: str) -> asyncio.StreamWriter:
    """A connection of the crowd's, which asks for a WebSocket where a path is given."""
    _, writer = await asyncio.open_connection(OWNER, port, local_addr=(CROWD, 0))
    if path:
        origin = f"{OWNER}:{port}"
        writer.write(
            f"GET {path} HTTP/1.1\r\nHost: {origin}\r\nOrigin: http://{origin}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
    return writer


async def crowd(port: int, path: str, token: str, count: int, a_second: float) -> None:
    """`count` of them, who stay; those who are sent away come again."""
    held: list[asyncio.StreamWriter] = []
    hello = frame(json.dumps({"token": token, "lang": "en"}).encode())
    try:
        while True:
            if len(held) >= count:
                held.pop(0).transport.abort()
            with contextlib.suppress(OSError):
                held.append(await come(port, path))
                if path:
                    held[-1].write(hello)
            await asyncio.sleep(1 / a_second)
    finally:
        for writer in held:
            writer.transport.abort()


async def entered(port: int, path: str, token: str) -> ClientConnection:
    """A viewer with a link, who has seen the table."""
    origin: Any = f"http://{OWNER}:{port}"
    socket = await connect(f"ws://{OWNER}:{port}{path}", origin=origin, max_size=None)
    await socket.send(json.dumps({"token": token, "lang": "en"}))
    await until(socket, lambda message: message["type"] == "state")
    return socket


async def play(port: int, control: str, seat: str, lasts_s: float) -> int:
    """How often the owner and a seat came in, acted and left while it lasted."""
    visits, end = 0, time.monotonic() + lasts_s
    while visits < 2 or time.monotonic() < end:
        owner, phone = await entered(port, "/table", control), await entered(port, "/seat", seat)
        await act(owner, 0, {"do": "answer", "value": "Alice"}, 1)
        await act(owner, 1, {"do": "undo", "sure": True}, 0)
        await owner.close()
        await phone.close()
        visits += 1
        await asyncio.sleep(0.2)
    return visits


async def beset(process: subprocess.Popen[str], lines: list[str], long: bool) -> int:
    """Attack, play, and press Ctrl-C before anybody of the crowd has left."""
    (port, control), (_, look) = [LINK.search(line).groups() for line in lines if LINK.search(line)]  # type: ignore[union-attr]
    seat = next(found[1] for line in lines if (found := SEATED.search(line)))
    lookers = LOOKERS if long else FEW
    crowds = [
        crowd(int(port), "/seat", "wrong", 2000, KNOCKS),
        crowd(int(port), "", "", 400, KNOCKS),
        crowd(int(port), "/table", look, lookers, lookers / (10 if long else 2)),
    ]
    tasks = [asyncio.create_task(each) for each in crowds]
    try:
        visits = await play(int(port), control, seat, LASTS_S if long else SHORT_S)
        process.send_signal(signal.SIGINT)
        assert await asyncio.to_thread(process.wait, ENDS_S) == 0
        return visits
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def attack(long: bool) -> str:
    """What was done. AssertionError where the promise does not hold."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most[1] if long else most[0], most[1]))
    descriptors = 1024 if long else FEW
    with tempfile.TemporaryDirectory() as folder:
        said = Path(folder, "said")
        with room(descriptors, said) as (process, lines):
            visits = asyncio.run(beset(process, lines, long))
        errors = said.read_text().splitlines()
    resource.setrlimit(resource.RLIMIT_NOFILE, most)
    assert len(errors) <= 2, errors[:20]  # the warning that nothing is encrypted
    return (
        f"{descriptors} descriptors: the owner and a seat came in and acted {visits} times beside "
        f"{KNOCKS} wrong tokens a second, as many silent ones, and lookers; then Ctrl-C ended it"
    )
