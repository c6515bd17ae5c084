"""For the tests of the archive: matches to put in, and the databases it is tried on."""

from __future__ import annotations

import contextlib
import os
import random
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from engine import catalogue, record
from engine.referee import Referee
from host.archive import ratings
from host.archive.archive import Archive

POSTGRESQL = Path("/usr/lib/postgresql")
PATIENCE_S = 60
DERIVED = ("standings", "duels", "tallies")


def played(
    seed: object,
    players: Sequence[str] = ("Ann", "Bo", "Cy"),
    game: str = "stones",
    most: int = 100_000,
    **more: str,
) -> str:
    """The record of a random match; of `most` answers, if it is not over before."""
    rng, referee = random.Random(str(seed)), Referee(catalogue.load(game), len(players))
    while referee.ask and len(referee.log) < most:
        referee.answer(rng.choice([*referee.ask.values, *referee.ask.items]))
    return record.write(game, referee, list(players), list(more.items()))


def days(count: int) -> list[str]:
    """So many evenings."""
    return [f"2026-{1 + day // 28:02}-{1 + day % 28:02}T20:15" for day in range(count)]


@contextlib.contextmanager
def opened(place: str) -> Iterator[Archive]:
    archive = Archive.open(place)
    try:
        yield archive
    finally:
        archive.close()


def everything(archive: Archive, *tables: str) -> dict[str, list[tuple[object, ...]]]:
    return {table: sorted(archive.db.rows(f"SELECT * FROM {table}"), key=repr) for table in tables}


def fill(archive: Archive, count: int) -> None:
    """Matches of several games among four people, not in the order they were played."""
    names = ("Ann", "Bo", "Cy", "Di")
    dates = days(count)
    for number in sorted(range(count), key=lambda each: (each * 7) % count):
        three = [names[(number + seat) % 4] for seat in range(3)]
        game = ("stones", "amazones", "why_first")[number % 3]
        archive.take(played(number, three, game, date=dates[number]))
    ratings.catch_up_for(archive.db, 60)


class Server:
    """PostgreSQL in a folder of its own: `url`; `start` and `stop`, as often as a test likes."""

    def __init__(self, folder: str, home: Path) -> None:
        self.folder = folder
        self.control, self.port = _made(_not_as_root(folder), home, folder), _free_port()
        self.url = f"postgresql://archive@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        options = (
            f"-p {self.port} -c listen_addresses=127.0.0.1 -c fsync=off -c unix_socket_directories="
        )
        run = [*self.control, "-l", f"{self.folder}/log", "-o", options, "start"]
        subprocess.run(
            run, check=True, timeout=PATIENCE_S, cwd=self.folder, stdout=subprocess.DEVNULL
        )

    def stop(self) -> None:
        """At once, as when its machine falls over."""
        stop = [*self.control, "-m", "immediate", "stop"]
        subprocess.run(stop, check=True, timeout=PATIENCE_S, capture_output=True, cwd=self.folder)


@contextlib.contextmanager
def server() -> Iterator[Server]:
    """A database server of our own, started. Skips where there can be none."""
    pytest.importorskip("pg8000", reason="pg8000 is missing: `make setup` installs it")
    programs = sorted(POSTGRESQL.glob("*/bin/initdb"))
    if not programs:
        pytest.skip("no PostgreSQL: on Debian and Ubuntu, sudo apt install postgresql")
    # Not pytest's own folder: to that its user, who is not root, has no way in.
    with tempfile.TemporaryDirectory(prefix="trilithon-postgresql-") as folder:
        own = Server(folder, programs[-1].parent)
        own.start()
        try:
            yield own
        finally:
            own.stop()


@contextlib.contextmanager
def postgresql() -> Iterator[str]:
    """The URL of a database in a server of our own. Skips where there can be none."""
    with server() as own:
        yield own.url


def _made(runs: list[str], home: Path, folder: str) -> list[str]:
    """A new database; how its server is started and stopped."""
    data = ["-D", f"{folder}/data"]
    make = [*runs, str(home / "initdb"), *data, "-A", "trust", "-U", "archive", "--no-sync"]
    subprocess.run(make, check=True, capture_output=True, timeout=PATIENCE_S, cwd=folder)
    return [*runs, str(home / "pg_ctl"), *data, "-w"]


def _not_as_root(folder: str) -> list[str]:
    """PostgreSQL refuses to run as root: then its own user runs it."""
    if os.geteuid() != 0:
        return []
    if not shutil.which("runuser"):
        pytest.skip("PostgreSQL does not run as root, and there is no runuser")
    shutil.chown(folder, "postgres")
    return ["runuser", "-u", "postgres", "--"]


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port
