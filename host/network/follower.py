"""A table on a cable, followed: what happens there comes into its outbox (TOPICS.md).

The follower asks for the table's journal when it missed something; else the events carry each line.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime

from engine.log import UNDO, gesture
from engine.match import OutOfStep
from engine.record import RecordError
from host.cable.async_client import BACK, GONE, AsyncClient, Fields, LinkError, Refusal
from host.cable.faults import BadReply
from host.network.outbox import Log, Outbox, id_of
from host.network.sender import NotAllowed
from host.network.shadow import Shadow
from host.network.topics import KEPT, READY, UNPLUGGED, text_sum

RETRY_S = 2.0
KNOWN = "firmware", "python", "link", "language", "board"  # of hello
OFFER, UPDATE = "offer", "update"  # what an owner may allow


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


async def nothing() -> None:
    """Wait and see."""


def lines_of(event: str, fields: Fields, count: int) -> list[str]:
    """What the journal has for this event, after so many answers. Raises OutOfStep."""
    if event == "undone" and fields["n"] < count:
        return [UNDO] * (count - fields["n"])
    if event == "undone" or fields["n"] != count + 1:
        raise OutOfStep(event)
    return [gesture(fields["line"], fields.get("joined", False))]


class Follower:
    """`run()` for ever, whether the table is there or not.

    played  the match in play as far as we know it, or None
    unread  records of the table that are still to be read, the newest first
    read    of this connection: a record's name there -> its match, and the sum of what was read
    safe    sums of what the table's archive has, of whichever board it was
    advice  what people should do about this table; "" where there is nothing
    unheard called when the port does not answer
    met     called with the number of the board that answers, which may be another table's: then the
            outbox is that one's from then on; says what people should know
    """

    def __init__(self, client: AsyncClient, outbox: Outbox, clock: Callable[[], str] = now) -> None:
        self.client = client
        self.outbox = outbox
        self.clock = clock
        self.played: Shadow | None = None
        self.hello: Fields = {}
        self.unread: list[str] = []
        self.read: dict[str, tuple[str, str]] = {}
        self.safe: dict[str, None] = {}
        self.advice = ""
        self.events: asyncio.Queue[tuple[str, Fields]] = asyncio.Queue()
        self.may: tuple[str, ...] = ()
        self.unheard: Callable[[], Awaitable[None]] = nothing
        self.met: Callable[[str], str] = lambda board: ""
        client.listener = lambda event, fields: self.events.put_nowait((event, fields))

    async def run(self) -> None:
        self.alive(UNPLUGGED)
        while not await self._opened():
            await self.unheard()
            await asyncio.sleep(RETRY_S)
        self.events.put_nowait((BACK, {}))
        while True:
            try:
                await self._next()
            except Refusal:  # the match has changed under us: its next event tells
                continue
            except LinkError:
                self.unread.clear()
                self.alive(UNPLUGGED)

    async def _next(self) -> None:
        """What has happened at the table comes before what it keeps."""
        if self.unread and self.events.empty():
            await self._read(self.unread.pop())
        else:
            await self._heard(*await self.events.get())

    async def _opened(self) -> bool:
        try:
            await self.client.open()
            return True
        except LinkError:
            return False

    def alive(self, state: str) -> None:
        self.outbox.show("alive", {**self.outbox.states.get("alive", {}), "state": state})

    # What the cable brings

    async def _heard(self, event: str, fields: Fields) -> None:
        if event == GONE:
            self.alive(UNPLUGGED)
        elif event in (BACK, "hello"):
            self.follow(self.outbox)
            await self.catch_up()
        elif event in ("missed", "seat"):
            await self.catch_up()
        elif event in ("answer", "undone"):
            await self._line(event, fields)
        elif event == "ask" and (self.played.count if self.played else -1) < fields["n"]:
            await self.catch_up()
        elif event == "menu" or (
            event == "ask" and self.played and self.played.count > fields["n"]
        ):
            await self._another()
        elif event in ("health", "journal"):
            await self._health()

    async def _line(self, event: str, fields: Fields) -> None:
        """One more line of the journal, if we have all before it and not this one."""
        played = self.played
        if played and event == "answer" and fields["n"] <= played.count:
            return
        try:
            if played is None or self.outbox.live is None:
                raise OutOfStep(event)
            for line in lines_of(event, fields, played.count):
                played.add(line)
                self.outbox.add(line, played.opened.open)
        except OutOfStep:
            await self.catch_up()
            return
        self._state()

    async def _another(self) -> None:
        """Behind a menu the match may have gone; a question we have left behind may be old."""
        if await self._greet() != self.hello:
            await self.catch_up()

    async def _greet(self) -> Fields:
        """What the table says of itself, but for the hour, which is another each time."""
        return {key: value for key, value in (await self.client.greet()).items() if key != "time"}

    async def catch_up(self) -> None:
        """Read everything again, so that nothing is missing."""
        lines = await self._what_is_played()
        self.advice = self.met(self.hello.get("board", "")) or self.advice
        self.alive(READY)
        self._about()
        self._match(lines)
        await self._health()
        await self._records()

    async def _what_is_played(self) -> list[str]:
        """The journal of the match in play, none where there is none.

        Events from before are in it and may be ignored; those that come while it is read may be in
        it.
        """
        while True:
            while not self.events.empty():
                self.events.get_nowait()
            self.hello = await self._greet()
            lines = await self._journal() if self.hello.get("game") else []
            name = self.hello.get("match")
            if (not lines or not name or id_of(lines) == name) and not self._taken_back():
                return lines

    def _taken_back(self) -> bool:
        """Whether an answer was taken back just now: before or after we have read it?"""
        waiting = [self.events.get_nowait() for _ in range(self.events.qsize())]
        for one in waiting:
            self.events.put_nowait(one)
        return any(event == "undone" for event, _ in waiting)

    def _about(self) -> None:
        told = {key: self.hello.get(key) for key in KNOWN}
        self.outbox.show("about", {**told, "bridged": True, "may": list(self.may)})

    async def _health(self) -> None:
        health = await self.client.command("health")
        devices = {
            name: {key: state[key] for key in ("there", "works", "failures")}
            for name, state in health["devices"].items()
        }
        self.outbox.show("health", {"devices": devices, "journal": health["journal"]})

    def _match(self, lines: list[str]) -> None:
        """The match in play from its first line, or none."""
        self.played = log = None
        try:
            if lines:
                self.played = Shadow(lines)
                log = Log(id_of(lines), lines, self.played.opened.open)
        except (RecordError, OutOfStep):
            log = Log(id_of(lines), lines)  # by other rules: nothing may leave before the end
        self.outbox.begin(log)
        self._state()

    async def _journal(self) -> list[str]:
        try:
            return await self.client.chunks("journal")
        except Refusal:
            return []

    def _state(self) -> None:
        live = self.outbox.live
        fields: Fields = {"match": live.match if live else None}
        if live is None and self.hello.get("game"):
            fields["game"] = self.hello["game"]  # it is not being written down
        if live:
            entry = Log(live.match, live.lines[: live.may]).entry()
            fields |= {"lines": entry[1], "sum": entry[2]}
        if self.played:
            fields |= self.played.state(self.hello["language"] or "en")
        before = self.outbox.states["match"]
        same = all(before.get(key) == fields.get(key) for key in ("match", "n", "asked"))
        fields["at"] = before["at"] if same and "at" in before else self.clock()
        self.outbox.show("match", fields)

    # The records it keeps

    def follow(self, outbox: Outbox) -> None:
        """A new connection, or another table: names of records are of another storage."""
        self.outbox = outbox
        self.read, self.unread, self.advice = {}, [], ""
        outbox.empty()

    async def _records(self) -> None:
        """What the table keeps: new ones are to be read, those that are gone forgotten."""
        names = await self.client.records()
        self.read = {name: known for name, known in self.read.items() if name in names}
        self.outbox.forget({match for match, _ in self.read.values()})
        self.unread = [name for name in reversed(names) if name not in self.read]

    async def _read(self, name: str) -> None:
        """One record; of one that cannot be read nobody hears, and nobody says it is stored."""
        outbox = self.outbox
        try:
            lines = await self.client.chunks("record " + name)
        except (Refusal, BadReply):
            return
        if outbox is not self.outbox:  # this port is another table's by now: BACK is on its way
            return
        self.read[name] = id_of(lines), text_sum("".join(line + "\n" for line in lines))
        self.outbox.keep(Log(self.read[name][0], lines))
        await self._mark(name)

    async def _mark(self, name: str) -> None:
        """Tell the table that its archive has this record; the table compares the sum again."""
        _, total = self.read[name]
        if total in self.safe:
            try:
                await self.client.command(f"stored {name} {total}")
            except Refusal as refused:
                if refused.why == "bad_argument":
                    self.advice = "older firmware, which marks no records: trilithon deploy"

    # What the network wants of the table

    async def stored(self, total: str) -> None:
        """The archive has the text with this sum. A table that is away hears it when it is back."""
        self.safe[total] = None
        while len(self.safe) > 2 * KEPT:
            self.safe.pop(next(iter(self.safe)))
        with contextlib.suppress(LinkError):
            for name in [name for name, (_, own) in self.read.items() if own == total]:
                await self._mark(name)

    async def carry(self, command: str, fields: Fields) -> None:
        """Carry out a command from afar. Raises NotAllowed with the table's own reason."""
        if command != OFFER:
            raise NotAllowed("there is no such command")
        wanted = ("game", "players", "options", "heading", "pairing")
        offer = {key: fields[key] for key in wanted if key in fields}
        try:
            await self.client.command("offer " + json.dumps(offer, ensure_ascii=False))
        except (LinkError, ValueError) as refused:
            raise NotAllowed(str(refused)) from None

    async def may_update(self) -> None:
        """Raises NotAllowed while a match is in play."""
        try:
            hello = await self.client.command("hello")
        except LinkError as gone:
            raise NotAllowed(str(gone)) from None
        if hello.get("game"):
            raise NotAllowed("a match is in play, or its scores stand")
