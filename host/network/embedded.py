"""A broker for trying, where Mosquitto is not installed: amqtt, in an environment of its own.

amqtt (MIT, maintained) pins a `websockets` older than ours, so it cannot live in our .venv; `start`
makes one for it below build/ the first time, with pip. It keeps nothing over a restart and asks no
passwords: only this computer can reach it.
"""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

from host.cli_support import UsageError
from host.network.broker import Broker
from host.network.guard import Guard
from host.network.mosquitto import free_port, listens

VERSION = "amqtt==0.12.1"
STARTS_S = 30.0
PROGRAM = """\
import asyncio, logging, sys
from amqtt.broker import Broker
logging.disable(logging.CRITICAL)
async def main():
    broker = Broker({
        "listeners": {"default": {"type": "tcp", "bind": "127.0.0.1:" + sys.argv[1]}},
        "plugins": {
            "amqtt.plugins.authentication.AnonymousAuthPlugin": {"allow_anonymous": True}},
    })
    await broker.start()
    await asyncio.Event().wait()
asyncio.run(main())
"""


class Embedded:
    """`start`, `close`, `broker`, as host.network.mosquitto has them."""

    def __init__(self, folder: Path, environment: Path, port: int = 0) -> None:
        self.folder = folder
        self.environment = environment
        self.port = port or free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.guard: Guard | None = None

    def broker(self, user: str) -> Broker:
        return Broker("127.0.0.1", self.port)

    def start(self) -> None:
        """Until it listens. UsageError says what went wrong."""
        python = self._python()
        self.process = subprocess.Popen(
            [python, "-c", PROGRAM, str(self.port)], stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, start_new_session=True,
        )  # fmt: skip
        self.guard = Guard(self.process.pid)
        end = time.monotonic() + STARTS_S
        while not listens(self.port):
            if self.process.poll() is not None or time.monotonic() > end:
                raise UsageError(f"{VERSION} does not start; is {self.environment} whole?")
            time.sleep(0.05)

    def _python(self) -> Path:
        """The environment's own Python; made, with amqtt in it, where it is missing."""
        python = self.environment / "bin" / "python"
        stamp = self.environment / VERSION
        try:
            if not stamp.exists():
                subprocess.run([sys.executable, "-m", "venv", str(self.environment)], check=True)
                pip = [str(python), "-m", "pip", "--disable-pip-version-check", "-qq", "install"]
                subprocess.run([*pip, VERSION], check=True)
                stamp.touch()
        except (OSError, subprocess.CalledProcessError) as error:
            raise UsageError(f"no broker: Mosquitto is missing, and {VERSION}: {error}") from None
        return python

    def close(self) -> None:
        if self.guard:
            self.guard.release()
        if self.process:
            self.process.kill()
            self.process.wait()
