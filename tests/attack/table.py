"""A table under attack: the real application in memory, spoken to over its cable and by hand.

`sound` is the promise that every attack ends with: what memory holds is what the journal holds,
and both are what the rules make of the log.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
from collections.abc import Awaitable, Callable, Iterator
from importlib.machinery import SourceFileLoader
from typing import Any
from unittest import mock

from engine import record
from engine.referee import Referee
from firmware.devices import simulated
from firmware.storage.journal import Journal
from firmware.table.app import App
from tests.both.app.table_hands import Memory, any_answer

NAMES = ["Ann", "Bo", "Cy", "Dee", "Eli"]
OK, ERROR = "ok", "error"


class Cable(simulated.Link):
    """Keeps every line that was sent."""

    def write(self, line: str) -> None:
        self.sent.append(line)


class Disk(Memory):
    """Only the tags that were enrolled: a register of all takes its time to read."""

    def tags(self) -> Iterator[str]:
        yield from ()


class Table:
    """died  what stopped the application, if anything did
    step  how many options further each answer is than the one before
    """

    def __init__(self, storage: Any = None) -> None:
        self.storage = Disk() if storage is None else storage
        self.devices = simulated.devices(self.storage)
        self.cable = Cable()
        self.devices.link.device = self.cable
        self.hands = simulated.Hands(self.devices)
        self.app = App(self.devices)
        self.app.deeds.speak("en")
        self.died: BaseException | None = None
        self.power: asyncio.Task[None] | None = None
        self.step = 1

    async def power_on(self) -> None:
        self.power = asyncio.create_task(self.live())
        await self.wait(200)

    async def live(self) -> None:
        try:
            await self.app.run()
        except Exception as died:
            self.died = died

    async def wait(self, duration: int = 60) -> None:
        await self.devices.clock.sleep_ms(duration)
        if self.died:
            raise self.died

    async def say(self, line: str) -> tuple[str, dict[str, Any]]:
        """The one reply of a command; events in between are dropped."""
        self.cable.sent.clear()
        self.cable.inbox.append(line)
        await self.wait()
        replies = [said for said in self.cable.sent if said.split(" ")[0] in (OK, ERROR)]
        assert len(replies) == 1, (line, replies)
        word, _, fields = replies[0].partition(" ")
        return word, json.loads(fields)

    async def new(self, game: str, seats: int) -> tuple[str, dict[str, Any]]:
        return await self.say("new " + json.dumps({"game": game, "players": NAMES[:seats]}))

    @property
    def referee(self) -> Referee:
        assert self.app.match is not None
        return self.app.match.referee

    @property
    def log(self) -> bytes:
        return bytes(self.referee.log) if self.app.match else b""

    def next_answer(self) -> str:
        """The command that answers the present question."""
        match, ask = self.app.match, self.referee.ask
        assert match is not None and ask is not None
        value = any_answer(ask, len(self.log) * self.step)
        return "answer " + record.spell(ask, value, self.referee.table.box, match.players)

    # The promise

    def kept(self) -> bytes | None:
        """The log that a start would find; None where it would find no match."""
        journal = Journal(Disk(self.storage.files))
        return bytes(journal.resume().referee.log) if journal.unfinished() else None

    def sound(self) -> None:
        match = self.app.match
        if match is None:
            return
        assert not match.referee.lost
        fresh = Referee(match.referee.game, match.referee.seats, match.referee.options)
        fresh.replay(match.referee.log)
        assert facts(fresh) == facts(match.referee)
        if match.journal.works:
            assert self.kept() == self.log


def facts(referee: Referee) -> str:
    """All that a match is, but what people have seen of it."""
    ask = referee.ask
    table = sorted((name, value) for name, value in vars(referee.table).items() if name != "box")
    asked = ask and (type(ask).__name__, sorted(vars(ask).items()))
    result = referee.result and sorted(vars(referee.result).items())
    return repr((bytes(referee.log), table, asked, result))


def run(story: Callable[[Table], Awaitable[None]], storage: Any = None, on: bool = True) -> Table:
    """Power on, the story, power off. Raises what the application or the story raises.

    on  whether the power is on when the story begins; else it does that itself
    """

    async def both() -> Table:
        table = Table(storage)
        if on:
            await table.power_on()
        try:
            await story(table)
            await table.wait(200)
        finally:
            if table.power:
                table.power.cancel()
                await asyncio.gather(table.power, return_exceptions=True)
        return table

    return asyncio.run(both())


@contextlib.contextmanager
def modules_kept() -> Iterator[None]:
    """A borrowed module runs again each time, but is read and compiled once; and the garbage of
    all that was there before is not looked through again and again.
    """
    known: dict[str, Any] = {}
    compiled = SourceFileLoader.get_code

    def get_code(loader: SourceFileLoader, name: str) -> Any:
        if loader.path not in known:
            known[loader.path] = compiled(loader, name)
        return known[loader.path]

    gc.collect()
    gc.freeze()
    try:
        with mock.patch.object(SourceFileLoader, "get_code", get_code):
            yield
    finally:
        gc.unfreeze()
