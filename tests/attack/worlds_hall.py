"""`trilithon hall` with a tournament, for the attack `restart`: two tables play it on paper."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
from pathlib import Path

from host.archive.sealed_log import LogError
from host.hall.tournament import Tournament
from host.network import topics
from host.network.mosquitto import Mosquitto
from host.network.passwords import VARIABLE
from tests.attack.programs import Program, heard
from tests.attack.spoil import PAYLOADS
from tests.attack.worlds import World
from tests.network.entrants import GAME, people
from tests.network.rooms import PaperPlayer, ended, until

TABLES = ("t1", "t2", "ghost")  # of the ghost there is only what the broker retains
KINDS = ("alive", "about", "health", "match", "kept", "update")
ROUNDS = 500
ALL_S = 60.0  # within which a hall has asked for what it lacks


class Hall(World):
    """players  at their tables, in this process; they play on while there is no hall
    cup      its tournament's file;  `deeds`: all that it had before something was spoiled
    """

    def __init__(self, folder: Path, rng: random.Random) -> None:
        super().__init__(folder, rng)
        self.broker = Mosquitto(folder / "broker", TABLES)
        self.players = [PaperPlayer(name, self.broker.broker(name)) for name in TABLES[:2]]
        self.tasks: list[asyncio.Task[None]] = []
        self.own[VARIABLE] = self.broker.passwords["hall"]
        self.cup = folder / "data/cup.jsonl"
        self.deeds: list[str] = []

    def start(self) -> Program:
        data = self.folder / "data"
        words = ["hall", "--mqtt", f"mqtt://hall@127.0.0.1:{self.broker.port}", "--no-browser",
                 "--records", str(data / "hall.sqlite3"), "--archive", str(data / "all.sqlite3"),
                 "--tournament", str(self.cup)]  # fmt: skip
        return Program(words, self.folder / "said", own=self.own)

    async def begin(self) -> None:
        await super().begin()
        cup = Tournament("cup", GAME, ROUNDS, 3, seed="7")
        cup.keep(self.cup)
        for name in people(6):
            cup.enter(name)
        cup.draw()
        cup.close()
        self.broker.start()
        self.tasks = [asyncio.create_task(one.run()) for one in self.players]

    async def look(self) -> None:
        assert self.program
        async with await self.program.page() as page:
            await heard(page, "hall")
            await heard(page, "tables")
        now = [] if self.spoiled == self.cup else self.deeds
        assert deeds(self.cup)[: len(now)] == now, "the tournament is not what it was"

    def remember(self) -> None:
        self.deeds = deeds(self.cup)

    async def spoil(self) -> str:
        if self.rng.random() < 0.6:
            return await super().spoil()
        self.spoiled = None
        table, kind = self.rng.choice(TABLES), self.rng.choice(KINDS)
        known = self.players[0].table.outbox.states
        true = topics.encode(known.get(kind, {"session": 1, "state": "ready"}))
        payload = self.rng.choice(PAYLOADS)(self.rng, true)
        async with self.broker.broker(table).client("stranger") as client:
            await client.publish(topics.table_topic(table, kind), payload, 1, retain=True)
        return f"{table}/{kind}: {payload[:60]!r}"

    async def settle(self) -> None:
        """The hall has in the end what the tables have, byte for byte."""
        for one in self.players:
            one.seated = False
        await until(lambda: all(one.table.match is None for one in self.players), ALL_S)
        await until(self.has_all, ALL_S)

    def has_all(self) -> bool:
        there = set(stored(self.folder / "data/hall.sqlite3"))
        return all((one.table.outbox.table, text) in there
                   for one in self.players for text in one.table.records)  # fmt: skip

    async def close(self) -> None:
        await super().close()
        await ended(*self.tasks)
        self.broker.close()


def deeds(path: Path) -> list[str]:
    """Of a tournament, as far as its file can be read."""
    try:
        return Tournament.read(path).lines
    except (LogError, ValueError, LookupError):
        return []


def stored(path: Path) -> list[tuple[str, str]]:
    """(table, text) of a hall's records."""
    with contextlib.closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as database:
        return list(database.execute("SELECT place, text FROM records"))
