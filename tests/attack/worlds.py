"""What the attack `restart` knows of every command: use it, kill it, spoil something, start it."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from tests.attack.programs import Program
from tests.attack.spoil import spoil

LASTS_S = 0.5  # a command is killed within that time, once it is up


class World:
    """One command and all that outlives it, in `folder`.

    program  the command, once it has been started
    spoiled  the file that was spoiled last, if it was one
    """

    def __init__(self, folder: Path, rng: random.Random) -> None:
        self.folder = folder
        self.rng = rng
        self.program: Program | None = None
        self.spoiled: Path | None = None
        self.own = {"TRILITHON_ARCHIVE": str(folder / "data/archive.sqlite3")}

    # Of each kind

    def start(self) -> Program:
        raise NotImplementedError

    def things(self) -> list[Path]:
        """The files that may be spoiled."""
        return sorted(path for path in (self.folder / "data").rglob("*") if path.is_file())

    def remember(self) -> None:
        """What there is, before something is spoiled."""

    async def look(self) -> None:
        """The command is up: what it shows is sound, and what was remembered is there."""

    async def use(self) -> None:
        """Until it is killed."""
        await asyncio.sleep(self.rng.random() * LASTS_S)

    async def settle(self) -> None:
        """What takes its time until it is there."""

    async def spoil(self) -> str:
        """One thing, by lot; in words."""
        self.spoiled = self.rng.choice(self.things())
        return spoil(self.rng, self.spoiled)

    # Of all

    async def begin(self) -> None:
        (self.folder / "data").mkdir(exist_ok=True)

    async def run(self) -> Program:
        self.program = self.start()
        await self.program.up()
        return self.program

    async def round(self, history: list[str]) -> None:
        program = await self.run()
        await self.look()
        program.sound()
        await self.use()
        program.kill()
        program.sound()
        self.remember()
        history.append(await self.spoil())

    async def last(self) -> None:
        """After the last thing was spoiled: up once more, and an orderly end."""
        program = await self.run()
        await self.look()
        await self.settle()
        await program.end()
        program.sound()

    async def close(self) -> None:
        if self.program:
            self.program.kill()

    def said(self) -> str:
        return self.program.said[-3000:] if self.program else ""
