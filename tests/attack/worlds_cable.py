"""`trilithon watch`, `bridge` and `records`, for the attack `restart`: a table on a cable."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import time
from pathlib import Path

from firmware.storage.seals import plain
from host.cable.client import LinkError
from host.hall.hall import Hall as Floor
from host.hall.shelf import Shelf
from host.network.mosquitto import Mosquitto
from host.network.passwords import VARIABLE
from host.network.simulated import PlayingTable
from tests.attack.programs import Program, heard
from tests.attack.worlds import World
from tests.attack.worlds_play import archived, in_archive
from tests.network.entrants import GAME
from tests.network.rooms import ended, until

TABLE = "t1"
MATCHES = 3
WITHIN_S = 240.0


class Cable(World):
    """A world with a table on a pseudo-terminal, whose plug is pulled when something is spoiled.

    torn  the files that were ever spoiled
    """

    matches = 0

    def __init__(self, folder: Path, rng: random.Random) -> None:
        super().__init__(folder, rng)
        self.table = PlayingTable(folder / "table", str(rng.random()), [GAME], 25, self.matches,
                                  think_ms=50)  # fmt: skip
        self.torn: set[Path | None] = set()

    async def begin(self) -> None:
        await super().begin()
        await self.power_on()

    async def power_on(self) -> None:
        """Until it answers: a command that finds no table ends, and says so."""
        self.table.start()
        await asyncio.to_thread(self.answers)

    def answers(self) -> None:
        end = time.monotonic() + WITHIN_S
        while True:
            try:
                self.table.connect().close()
                return
            except LinkError:
                assert time.monotonic() < end, "the table does not answer"

    def things(self) -> list[Path]:
        own = [path for path in (self.folder / "table").rglob("*") if path.is_file()]
        return sorted([*super().things(), *own])

    async def spoil(self) -> str:
        self.table.kill()
        said = await super().spoil()
        self.torn.add(self.spoiled)
        await self.power_on()
        return said

    def whole(self) -> list[str]:
        """The records of the table of which nothing was ever spoiled, as others read them."""
        paths = sorted((self.folder / "table/records").glob("*"))
        texts = [path.read_text(encoding="utf-8") for path in paths if path not in self.torn]
        return ["".join(plain(text.splitlines(True))) for text in texts]

    async def close(self) -> None:
        await super().close()
        self.table.close()


class Watch(Cable):
    """People play at the table for ever; the page shows it."""

    def start(self) -> Program:
        words = ["watch", self.table.port, "--no-browser"]
        return Program(words, self.folder / "said", own=self.own)

    async def look(self) -> None:
        assert self.program
        async with await self.program.page() as page:
            await heard(page, "state")

    async def settle(self) -> None:
        """Its people play on: with other hands, other tags, or another match."""
        before = self.progress()
        await until(lambda: self.progress() != before, WITHIN_S)

    def progress(self) -> list[tuple[str, int]]:
        """(name, size) of what the table writes down while it is played at."""
        found = []
        for folder, _, names in os.walk(self.folder / "table"):
            for name in names:
                with contextlib.suppress(FileNotFoundError):  # it plays on while this is read
                    found.append((name, (Path(folder) / name).stat().st_size))
        return sorted(found)


class Bridge(Cable):
    """A bridge has no files of its own: what it finds again is the table, and the broker."""

    matches = MATCHES

    def __init__(self, folder: Path, rng: random.Random) -> None:
        super().__init__(folder, rng)
        self.broker = Mosquitto(folder / "broker", [TABLE])
        self.shelf = Shelf(folder / "hall.sqlite3")
        self.tasks: list[asyncio.Task[None]] = []
        self.own[VARIABLE] = self.broker.passwords[TABLE]

    async def begin(self) -> None:
        await super().begin()
        self.broker.start()
        self.tasks = [asyncio.create_task(Floor(self.broker.broker("hall"), self.shelf).run())]

    def start(self) -> Program:
        words = ["bridge", f"{self.table.port}={TABLE}",
                 "--mqtt", f"mqtt://{TABLE}@127.0.0.1:{self.broker.port}"]  # fmt: skip
        return Program(words, self.folder / "said", "table ready, broker connected", self.own)

    async def settle(self) -> None:
        await until(self.has_all, WITHIN_S)

    def has_all(self) -> bool:
        """The hall has every record as the table has it, and all that are to be played."""
        played = len([*(self.folder / "table/records").glob("*")]) >= self.matches
        return played and set(self.whole()) <= set(self.shelf.texts(TABLE))

    async def close(self) -> None:
        await super().close()
        await ended(*self.tasks)
        self.shelf.close()
        self.broker.close()


class Records(Cable):
    """`records --pull` ends by itself: it is killed before, and the next one has all."""

    matches = MATCHES

    async def begin(self) -> None:
        await super().begin()
        await until(lambda: len(self.whole()) >= self.matches, WITHIN_S)

    def start(self) -> Program:
        return Program(["records", self.table.port, "--pull"], self.folder / "said", own=self.own)

    async def round(self, history: list[str]) -> None:
        """Killed at any moment, also before it has begun; then one that comes to its end."""
        self.program = self.start()
        await asyncio.sleep(self.rng.random() * 1.5)
        self.program.kill()
        history.append(await self.spoil())
        await self.last()

    async def last(self) -> None:
        self.program = self.start()
        code = await self.program.over()
        self.program.sound()
        assert code in (0, 1) or any(map(in_archive, self.torn)), (code, self.program.said)
        torn = any(in_archive(path) for path in self.torn)
        there = archived(self.folder / "data/archive.sqlite3")
        missing = {*map(name_and_answers, self.whole())} - {*map(name_and_answers, there)}
        assert torn or not missing, missing


def name_and_answers(text: str) -> tuple[str, int]:
    """What a record and the archive's copy of it, with people's present names, have in common."""
    head, _, body = text.partition("\n\n")
    name = next(line for line in head.split("\n") if line.startswith("match: "))
    return name, body.partition("\n\n")[0].count("\n")
