"""Commands of `trilithon` in processes of their own, for attacks that kill them and start them."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).resolve().parents[2]
STARTS_S = 240.0  # on a busy machine
LOOK_S = 0.02
READY = "Ctrl-C ends it"
LINK = re.compile(r"http://([^:/]+):(\d+)/#(\S+)")
CRASH = re.compile(r"Traceback|Exception ignored|exception was never retrieved|Unhandled")


class Program:
    """One command, from its start to its end; all that it says goes to a file.

    ready  the words that it says once it serves
    """

    def __init__(
        self, words: list[str], said: Path, ready: str = READY, own: dict[str, str] | None = None
    ) -> None:
        self.words = words
        self.path = said
        self.ready = ready
        with said.open("wb") as out:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "host.cli", *words], cwd=ROOT, stdin=subprocess.DEVNULL,
                stdout=out, stderr=out, env={**os.environ, "PYTHONUNBUFFERED": "1", **(own or {})},
            )  # fmt: skip

    @property
    def said(self) -> str:
        return self.path.read_text(encoding="utf-8", errors="replace")

    async def up(self) -> None:
        """Until it serves. AssertionError where it never does."""
        end = time.monotonic() + STARTS_S
        while self.ready not in self.said:
            assert self.process.poll() is None, f"it ended by itself: {self.said[-3000:]}"
            assert time.monotonic() < end, f"it does not come up: {self.said[-3000:]}"
            await asyncio.sleep(LOOK_S)

    async def over(self) -> int:
        """Until it has ended by itself. AssertionError where it never does."""
        return await asyncio.to_thread(self.process.wait, STARTS_S)

    def kill(self) -> None:
        """As a power cut does."""
        self.process.kill()
        self.process.wait()

    async def end(self) -> None:
        """Ctrl-C. AssertionError where that is not the end, or no orderly one."""
        self.process.send_signal(signal.SIGINT)
        assert await self.over() == 0, self.said[-3000:]

    def sound(self) -> None:
        """AssertionError where it has said something that is for programmers."""
        found = CRASH.search(self.said)
        assert found is None, self.said[max(0, found.start() - 500) :][:4000]

    # Its page

    async def page(self, path: str = "/table") -> ClientConnection:
        """A browser with its control link."""
        found = LINK.search(self.said)
        assert found, self.said
        origin: Any = f"http://{found[1]}:{found[2]}"
        socket = await connect(f"ws{origin[4:]}{path}", origin=origin, max_size=None)
        await socket.send(json.dumps({"token": found[3], "lang": "en"}))
        return socket


async def heard(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of this kind; every message is JSON as browsers read it."""
    async with asyncio.timeout(STARTS_S):
        while True:
            found: dict[str, Any] = json.loads(await socket.recv(), parse_constant=_no_number)
            if found["type"] == kind:
                return found


def _no_number(name: str) -> None:
    raise AssertionError(f"{name} is no JSON")
