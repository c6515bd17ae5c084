"""A table on a cable, followed: what happens there comes into its outbox (TOPICS.md).

The table is asked for its journal when something was missed; else its events tell every line.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Callable
from datetime import UTC, datetime

from engine.record import RecordError
from host.client import Fields, LinkError, Refusal
from host.network.outbox import Log, Outbox, id_of
from host.network.played import OutOfStep, Played
from host.network.sender import NotAllowed
from host.network.topics import READY, UNPLUGGED
from host.wire import BACK, GONE, Wire

RETRY_S = 2.0
OFFER = "offer"


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


class Follower:
    """`run()` for ever, whether the table is there or not.

    played  the match in play as far as we know it, or None
    names   records of the table that the outbox has: name -> match
    """

    def __init__(self, wire: Wire, outbox: Outbox, clock: Callable[[], str] = now) -> None:
        self.wire = wire
        self.outbox = outbox
        self.clock = clock
        self.played: Played | None = None
        self.hello: Fields = {}
        self.names: dict[str, str] = {}
        self.events: asyncio.Queue[tuple[str, Fields]] = asyncio.Queue()
        self.may: tuple[str, ...] = ()
        wire.listener = lambda event, fields: self.events.put_nowait((event, fields))

    async def run(self) -> None:
        self._alive(UNPLUGGED)
        while not await self._opened():
            await asyncio.sleep(RETRY_S)
        self.events.put_nowait((BACK, {}))
        while True:
            event, fields = await self.events.get()
            try:
                await self._heard(event, fields)
            except Refusal:  # the match has changed under us: its next event tells
                continue
            except LinkError:
                self._alive(UNPLUGGED)

    async def _opened(self) -> bool:
        try:
            await self.wire.open()
            return True
        except LinkError:
            return False

    def _alive(self, state: str) -> None:
        self.outbox.set("alive", {**self.outbox.states.get("alive", {}), "state": state})

    # What the cable brings

    async def _heard(self, event: str, fields: Fields) -> None:
        if event == GONE:
            self._alive(UNPLUGGED)
        elif event in (BACK, "hello", "missed"):
            await self.catch_up()
        elif event in ("answer", "undone"):
            await self._line(event, fields)
        elif event == "ask" and (self.played is None or self.played.count != fields["n"]):
            await self.catch_up()
        elif event == "menu":
            await self._menu()
        elif event in ("health", "journal"):
            await self._health()

    async def _line(self, event: str, fields: Fields) -> None:
        """One more line of the journal, if we have all before it."""
        played, step = self.played, 1 if event == "answer" else -1
        if played is None or self.outbox.live is None or fields["n"] != played.count + step:
            await self.catch_up()
            return
        line = fields["line"] if event == "answer" else "undo"
        try:
            played.add(line)
        except OutOfStep:
            await self.catch_up()
            return
        self.outbox.add(line, played.opened.open)
        self._state()

    async def _menu(self) -> None:
        """Behind a menu the match may have gone."""
        hello = await self.wire.command("hello")
        if hello != self.hello:
            await self.catch_up()

    async def catch_up(self) -> None:
        """Learn everything, whatever was missed."""
        self.hello = await self.wire.command("hello")
        self._alive(READY)
        self._about()
        await self._health()
        with contextlib.suppress(Refusal):
            await self.wire.command("time " + self.clock()[:19])
        await self._match()
        await self._records()

    def _about(self) -> None:
        told = {key: self.hello.get(key) for key in ("firmware", "python", "link", "language")}
        self.outbox.set("about", {**told, "bridged": True, "may": list(self.may)})

    async def _health(self) -> None:
        health = await self.wire.command("health")
        devices = {
            name: {key: state[key] for key in ("there", "works", "failures")}
            for name, state in health["devices"].items()
        }
        self.outbox.set("health", {"devices": devices, "journal": health["journal"]})

    async def _match(self) -> None:
        """The match in play from its first line, or none."""
        self.played = log = None
        lines = await self._journal() if self.hello.get("game") else []
        try:
            if lines:
                self.played = Played(lines)
                log = Log(id_of(lines), lines, self.played.opened.open)
        except (RecordError, OutOfStep):
            log = Log(id_of(lines), lines)  # by other rules: nothing may leave before the end
        self.outbox.begin(log)
        self._state()

    async def _journal(self) -> list[str]:
        try:
            return await self.lines("journal")
        except Refusal:
            return []

    async def lines(self, text: str) -> list[str]:
        """All lines of `journal`, or of `record NAME`. Raises as Wire.command."""
        found: list[str] = []
        at: int | None = 0
        while at is not None:
            reply = await self.wire.command(f"{text} {at}")
            found += reply["lines"]
            at = reply["next"]
        return found

    def _state(self) -> None:
        live = self.outbox.live
        fields: Fields = {"match": live.match if live else None}
        if live is None and self.hello.get("game"):
            fields["game"] = self.hello["game"]  # it is not being written down
        if live:
            entry = Log(live.match, live.lines[: live.may]).entry()
            fields |= {"lines": entry[1], "sum": entry[2], "at": self.clock()}
        if self.played:
            fields |= self.played.state(self.hello["language"] or "en")
        self.outbox.set("match", fields)

    async def _records(self) -> None:
        """Records the table keeps: read those that are new, forget those that are gone."""
        names = (await self.wire.command("records"))["records"]
        self.names = {name: match for name, match in self.names.items() if name in names}
        self.outbox.forget(set(self.names.values()))
        for name in names:
            if name not in self.names:
                lines = await self.lines("record " + name)
                self.names[name] = id_of(lines)
                self.outbox.keep(Log(self.names[name], lines))

    # What the network wants of the table

    async def stored(self, match: str) -> None:
        """The archive has this one: what comes before it, too, or it never will."""
        done = [name for name, each in self.names.items() if each == match]
        if done and self.outbox.stored(match):
            upto = self.upto()
            if upto:
                with contextlib.suppress(LinkError):
                    await self.wire.command("stored " + upto)

    def upto(self) -> str:
        """The last record up to which all are stored; "" where the first is not."""
        last = ""
        for name in sorted(self.names):
            if self.names[name] not in self.outbox.safe:
                break
            last = name
        return last

    async def carry(self, command: str, fields: Fields) -> None:
        """A command from afar. Raises NotAllowed with the table's own reason."""
        if command != OFFER:
            raise NotAllowed("there is no such command")
        wanted = ("game", "players", "options", "heading", "pairing")
        offer = {key: fields[key] for key in wanted if key in fields}
        try:
            await self.wire.command("offer " + json.dumps(offer, ensure_ascii=False))
        except (LinkError, ValueError) as refused:
            raise NotAllowed(str(refused)) from None
