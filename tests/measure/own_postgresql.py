"""A PostgreSQL server of our own, in a folder, on a free port: for tests and `make bench`.

Nothing of a server that this computer may run is touched.
"""

from __future__ import annotations

import contextlib
import importlib.util
import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.patience import HUNG_S

POSTGRESQL = Path("/usr/lib/postgresql")


class Missing(Exception):
    """There can be none here; the message says what to do."""


class Server:
    """`url`; `start` and `stop`, as often as wanted. `safe`: what is committed is on the disk."""

    def __init__(self, folder: str, home: Path, safe: bool = False) -> None:
        self.folder = folder
        self.safe = safe
        self.control, self.port = _made(_not_as_root(folder), home, folder), _free_port()
        self.url = f"postgresql://archive@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories="
        options += "" if self.safe else " -c fsync=off"
        run = [*self.control, "-l", f"{self.folder}/log", "-o", options, "start"]
        subprocess.run(run, check=True, timeout=HUNG_S, cwd=self.folder, stdout=subprocess.DEVNULL)

    def stop(self) -> None:
        """At once, as when its machine falls over."""
        stop = [*self.control, "-m", "immediate", "stop"]
        subprocess.run(stop, check=True, timeout=HUNG_S, capture_output=True, cwd=self.folder)


@contextlib.contextmanager
def server(safe: bool = False) -> Iterator[Server]:
    """One that has started. Raises Missing."""
    if importlib.util.find_spec("pg8000") is None:
        raise Missing("pg8000 is missing: `make setup` installs it")
    programs = sorted(POSTGRESQL.glob("*/bin/initdb"))
    if not programs:
        raise Missing("no PostgreSQL: on Debian and Ubuntu, sudo apt install postgresql")
    # A folder of its own: to those of root its user, who is not root, has no way in.
    with tempfile.TemporaryDirectory(prefix="trilithon-postgresql-") as folder:
        own = Server(folder, programs[-1].parent, safe)
        own.start()
        try:
            yield own
        finally:
            own.stop()


def _made(runs: list[str], home: Path, folder: str) -> list[str]:
    """A new database; how its server is started and stopped."""
    data = ["-D", f"{folder}/data"]
    make = [*runs, str(home / "initdb"), *data, "-A", "trust", "-U", "archive", "--no-sync"]
    subprocess.run(make, check=True, capture_output=True, timeout=HUNG_S, cwd=folder)
    return [*runs, str(home / "pg_ctl"), *data, "-w"]


def _not_as_root(folder: str) -> list[str]:
    """PostgreSQL refuses to run as root: then its own user runs it."""
    if os.geteuid() != 0:
        return []
    if not shutil.which("runuser"):
        raise Missing("PostgreSQL does not run as root, and there is no runuser")
    shutil.chown(folder, "postgres")
    return ["runuser", "-u", "postgres", "--"]


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port
