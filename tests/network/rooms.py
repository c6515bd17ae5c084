"""A broker, tables and halls for the tests: real Mosquitto, the real firmware in processes."""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest

from host.commands.network import SOURCE
from host.hall.hall import Hall
from host.hall.shelf import Shelf
from host.install.build import ROOT
from host.network.bridged import Bridged
from host.network.broker import Broker
from host.network.mosquitto import MISSING, Mosquitto, find
from host.network.passwords import VARIABLE
from host.network.sender import Sender
from host.network.simulated import PlayingTable
from tests.network.paper_table import PaperTable

WITHIN_S = 180.0  # the machine may be busy; nothing waits so long where it is not


def need_mosquitto() -> None:
    if find() is None:
        pytest.skip(MISSING)


def quick_client() -> bytes:
    """mqtt_as but for its seconds of looking whether the Wi-Fi stays: a stand-in's always does."""
    return SOURCE.read_bytes().replace(b"await asyncio.sleep(1)", b"await asyncio.sleep_ms(50)")


@contextlib.asynccontextmanager
async def running(*work: object) -> AsyncIterator[list[asyncio.Task[None]]]:
    """Things with a `run()`, ended at the end."""
    tasks = [asyncio.create_task(each.run()) for each in work]  # type: ignore[attr-defined]
    try:
        yield tasks
    finally:
        await ended(*tasks)


async def ended(*tasks: asyncio.Task[None]) -> None:
    for task in tasks:
        task.cancel()
    for result in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(result, Exception):
            raise result


async def until(what: Callable[[], bool], within: float = WITHIN_S) -> None:
    """Until it is so; the tests' only waiting."""
    end = time.monotonic() + within
    while not what():
        assert time.monotonic() < end, "it never came to that"
        await asyncio.sleep(0.05)


class PaperPlayer:
    """A paper table on a real broker, whose people press when something is offered.

    seated  whether its people are there to press
    """

    def __init__(self, name: str, broker: Broker) -> None:
        self.table = PaperTable(name, name, ("offer",))
        self.sender = Sender(self.table.outbox, broker)
        self.sender.may = ("offer",)
        self.sender.carry = self.table.carry
        self.seated = True

    async def run(self) -> None:
        async with running(self.sender):
            while True:
                if self.seated and self.table.offer and not self.table.match:
                    self.table.begin_offered()
                self.table.answer()
                await asyncio.sleep(0.01)


@contextlib.contextmanager
def hall_process(broker: Broker, folder: Path, *more: str) -> Iterator[subprocess.Popen[bytes]]:
    """`trilithon hall` with its files in a folder, killed at the end as a power cut does."""
    url = f"mqtt://{broker.user}@127.0.0.1:{broker.port}"
    own = {**os.environ, VARIABLE: broker.password or ""}
    words = ["--records", str(folder / "hall.sqlite3"), "--archive", str(folder / "all.sqlite3")]
    run = [sys.executable, "-m", "host.cli", "hall", "--mqtt", url, *words, "--no-browser", *more]
    process = subprocess.Popen(run, cwd=ROOT, stdout=subprocess.PIPE, env=own)
    try:
        yield process
        assert process.poll() is None, "it ended by itself"
    finally:
        process.kill()
        process.wait()


def until_served(process: subprocess.Popen[bytes]) -> None:
    """Until the program says that its page is there."""
    assert process.stdout
    assert any(b"Ctrl-C ends it" in line for line in process.stdout), "it ended by itself"


class Room:
    """A broker, its tables by name with their bridges, one hall."""

    def __init__(
        self, folder: Path, tables: int, matches: int, games: str = "high_druid", think: int = 100
    ) -> None:
        need_mosquitto()
        self.names = [f"t{number}" for number in range(1, tables + 1)]
        self.denied: list[tuple[str, str]] = []
        self.broker = Mosquitto(
            folder / "broker", [*self.names, "mallory"], {"hall": "main", "hall2": "second"},
            denied=lambda *who: self.denied.append(who),
        )  # fmt: skip
        self.broker.start()
        self.matches = matches
        self.tables = {
            name: PlayingTable(
                folder / name, name, games.split(","), speed=25, matches=matches, think_ms=think
            )
            for name in self.names
        }
        for table in self.tables.values():
            table.start()
        self.shelf = Shelf(folder / "archive.sqlite")

    def bridged(self, name: str) -> Bridged:
        return Bridged(name, self.tables[name].port, self.broker.broker(name))

    def hall(self, name: str = "main", shelf: Shelf | None = None) -> Hall:
        user = {"main": "hall", "second": "hall2"}[name]
        return Hall(self.broker.broker(user), shelf or self.shelf, name)

    def played(self) -> bool:
        """Whether every match is over, and its record kept by the table."""
        return all(len(table.records()) == self.matches for table in self.tables.values())

    def archived(self, shelf: Shelf | None = None) -> bool:
        """Whether every record that was to be played is in the archive, as the table has it."""
        return all(
            len(table.records()) == self.matches
            and sorted((shelf or self.shelf).texts(name)) == sorted(table.records())
            for name, table in self.tables.items()
        )

    def close(self) -> None:
        for table in self.tables.values():
            table.close()
        self.broker.close()
        self.shelf.close()
