"""The computer's end of the link (firmware/link/LINK.md): commands with replies, and events.

The one client there is; `host.cable.client` makes it callable from programs without an event loop.
Events reach the listener in the order in which the table sent them, and an answer's event before
the reply to it. What comes is believed only where it is what the link's description says: see
host.cable.replies.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import threading
import time
from collections.abc import Callable

from host.cable import hour, replies
from host.cable.connection import BACK, RETRY_S, Connection
from host.cable.faults import BadReply, LinkError, Lost, NoAnswer, Refusal
from host.cable.lines import Event, Fields, Lines, check, parse
from host.cable.replies import ERROR
from host.cable.streams import Stream
from host.shapes import Misfit, rebuilt

LISTED_S = 120.0  # for all pieces of a log or of a list: a board's longest take a tenth
ANSWER_S = 5.0  # the slowest command, a long record on a board, takes less
MOST_LINES = 100_000  # of a log: the longest matches have some thousand
MOST_RECORDS = 2_000  # replies full of their names
REPLIES = ("ok", "error")
# Events of the client itself beside BACK, each with a `text`: the port has gone, a line that is
# none of the link's, an event that is not what its description says.
GONE, NOISE, WRONG = "gone", "noise", "wrong"

Listener = Callable[[str, Fields], None]
Tracer = Callable[[str, str], None]  # "<" or ">", and the line


def silent(event: str, fields: Fields) -> None:
    """A listener for those who only ask."""


class AsyncClient(Connection):
    """One table, spoken to over a connection of its own.

    simulated  whether its pieces are in nobody's hands
    listener   called with every event and its fields; GONE, BACK, NOISE and WRONG among them
    trace      called with every line of either direction
    wall       what a clock on the table's wall shows
    took       seconds from the last command to its reply
    """

    def __init__(
        self,
        port: str | Stream,
        simulated: bool = False,
        trace: Tracer | None = None,
        keeps: bool = True,
        wall: hour.Wall = hour.here,
    ) -> None:
        super().__init__(port, keeps)
        self.wall = wall
        self.simulated = simulated
        self.listener: Listener = silent
        self.trace = trace
        self.took = 0.0
        # Replies to an earlier client may still come: theirs have other marks.
        self._own = os.urandom(2).hex()
        self._marks = itertools.count(1)
        self._waiting: dict[str, asyncio.Future[Event]] = {}

    async def open(self, within: float | None = None) -> None:
        """As the connection has it; the clock of a table that has one is set."""
        await super().open(within)
        if "time" in self.hello:
            with contextlib.suppress(NoAnswer):
                await self._set_clock(self.hello)

    # Commands

    async def greet(self) -> Fields:
        """What the table says of itself by now; its clock is set. Raises as `command`."""
        hello = await self.command("hello")
        await self._set_clock(hello)
        return hello

    async def _set_clock(self, hello: Fields) -> None:
        """Tell a table with another hour the one on the wall; older firmware takes no offset."""
        moment = self.wall()
        if hour.differs(hello, moment):
            date, offset = hour.spelt(moment)
            with contextlib.suppress(Refusal):  # it plays all the same
                await self.command(f"time {date} {offset}" if "time" in hello else f"time {date}")

    async def command(self, line: str, timeout: float | None = None) -> Fields:
        """What the `ok` carries. Raises Refusal, NoAnswer, Lost, BadReply; NotALine."""
        async with self._turn:
            return self._checked(line, await self._ask(line, timeout or ANSWER_S * self.slow))

    async def log(self) -> list[str]:
        """The record of the match in play. Raises as `command`."""
        return await self.chunks("log")

    async def chunks(self, text: str) -> list[str]:
        """All lines of `log`, `tags`, or of `record NAME`."""
        lines: list[str] = []
        at: int | None = 0
        end = time.monotonic() + LISTED_S
        while at is not None:
            self._in_time(text, end)
            reply = await self.command(f"{text} {at}")
            lines += reply["lines"]
            following = reply["next"]
            if following is not None and not at < following <= MOST_LINES:
                raise BadReply(
                    f"the table at {self.name} answers {text!r} with no end: after line {at} it "
                    f"goes on with line {following}"
                )
            at = following
        return lines

    async def records(self) -> list[str]:
        """The names of every record the table keeps, the oldest first."""
        found: list[str] = []
        at: int | None = 0
        end = time.monotonic() + LISTED_S
        for _ in range(MOST_RECORDS):
            if at is None:
                return found
            self._in_time("records", end)
            reply = await self.command(f"records {at}")
            found += reply["records"]
            at = reply.get("next")
        raise BadReply(f"the table at {self.name} lists records with no end")

    def _in_time(self, text: str, end: float) -> None:
        if time.monotonic() > end:
            raise BadReply(f"the table at {self.name} takes too long over {text!r}")

    async def _ask(self, text: str, timeout: float) -> Fields:
        """The fields of the `ok` to any command, unchecked."""
        mark = f"{self._own}.{next(self._marks)}"
        line = f"@{mark} {text}"
        check(line)
        waiting: asyncio.Future[Event] = self.loop.create_future()
        self._waiting[mark] = waiting
        start = time.perf_counter()
        try:
            if self.trace:
                self.trace(">", line)
            await self.send(line.encode() + b"\n")
            async with asyncio.timeout(timeout):  # not wait_for: see host.cable.waits
                reply = await waiting
        except TimeoutError:
            raise NoAnswer(f"the table at {self.name} did not answer {text!r}") from None
        finally:
            self._waiting.pop(mark, None)
            self.took = time.perf_counter() - start
        fields = {key: value for key, value in reply.fields.items() if key != "re"}
        if reply.name == "error":
            error = self._believed(text, lambda: rebuilt(fields, ERROR))
            raise Refusal(error["why"], error["text"])
        return fields

    def _checked(self, command: str, fields: Fields) -> Fields:
        return self._believed(command, lambda: replies.reply(command, fields))

    def _believed(self, command: str, read: Callable[[], Fields]) -> Fields:
        try:
            return read()
        except Misfit as wrong:
            raise BadReply(
                f"the table at {self.name} answers {command!r} as the link does not: {wrong}. "
                "Is its firmware damaged, or of another kind? (for a board: trilithon deploy)"
            ) from None

    # What comes: the first two in the reading thread

    def _came(self, lines: Lines, room: threading.Semaphore, data: bytes) -> None:
        """Hand a piece to the loop; wait where it is far behind."""
        while not room.acquire(timeout=RETRY_S):
            if lines is not self._lines or self.loop.is_closed():
                return
        with contextlib.suppress(RuntimeError):  # the loop has ended
            self.loop.call_soon_threadsafe(self._take, lines, room, data)

    def _left(self, lines: Lines, why: str) -> None:
        with contextlib.suppress(RuntimeError):
            self.loop.call_soon_threadsafe(self._lost, lines, why)

    def _take(self, lines: Lines, room: threading.Semaphore, data: bytes) -> None:
        room.release()
        if lines is not self._lines:
            return
        for line in lines.feed(data):
            if self.trace:
                self.trace("<", line)
            self._line(line)

    def _lost(self, lines: Lines, why: str) -> None:
        if lines is not self._lines:
            return
        self._gone = why
        self._fail(why)
        self._tell(GONE, {"text": why})
        if self.keeps and self.again is None and not self._closed:
            self.again = self.loop.create_task(self._come_back())

    def _line(self, line: str) -> None:
        event = parse(line)
        if event is None:
            self.noise.append(line)
            self._tell(NOISE, {"text": line})
        elif event.name in REPLIES and "re" in event.fields:
            self._replied(event)
        else:
            if event.name == "hello":
                self._fail("the table has started again")
            try:
                fields = replies.event(event.name, event.fields)
            except Misfit as wrong:
                text = f"the table tells {event.name!r} as the link does not: {wrong}"
                self._tell(WRONG, {"text": text})
            else:
                if event.name == "hello":  # another board may be at the same port
                    self.hello = fields
                self._tell(event.name, fields)

    def _replied(self, reply: Event) -> None:
        """Take our reply; one to an earlier client, or a second one to a command, is ignored."""
        mark = reply.fields["re"]
        waiting = self._waiting.get(mark) if isinstance(mark, str) else None
        if waiting is not None and not waiting.done():
            waiting.set_result(reply)

    def _tell(self, event: str, fields: Fields) -> None:
        """A fault of the listener's is heard of, and costs only this event."""
        try:
            self.listener(event, fields)
        except Exception as fault:
            self.loop.call_exception_handler({"message": f"event {event!r}", "exception": fault})

    def _fail(self, why: str) -> None:
        """End every wait for a reply: none will come."""
        for waiting in self._waiting.values():
            if not waiting.done():
                waiting.set_exception(Lost(why))


__all__ = ["BACK", "GONE", "AsyncClient", "Fields", "LinkError", "Refusal"]
