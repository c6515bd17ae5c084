"""The way to a table: its port opened, the table greeted, and both again after they were lost.

What goes over it and comes back is the client's: host.cable.async_client.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Any

from firmware.link.commands import VERSION
from host.cable.faults import LinkError, Lost, NoAnswer, OtherVersion
from host.cable.in_loop import InLoop, Listening
from host.cable.lines import Fields, Lines
from host.cable.streams import WRITE_S, Cable, Gone, Reading, SerialStream, Stream
from host.cable.waits import within

# Every wait has its limit, also those for the operating system's ports.
OPEN_S = 10.0
TAKEN_S = WRITE_S + 2  # for a write that a stream itself does not end
LEAVES_S = 2.0  # for the reading thread, and for a port that is closed
GREETING_S = 5.0  # a board that starts again when its port is opened
BACK_S = 15.0  # for a port to come back, with the table behind it
TRY_S = 1.0  # for a greeting, while it is looked for
RETRY_S = 0.2
HURRIED = 12  # a table of this program is there, however busy the computer is that they share
AHEAD = 4  # pieces that have been read and not yet looked at
BACK = "back"  # an event of the connection's own
# Who is there in place of a table; an ESP32's own loader says LOADING.
PROMPT, NOISE, LOADER, NOBODY = "prompt", "noise", "loader", "nobody"
LOADING = "waiting for download"


class Connection(ABC):
    """port       a path, or a Stream that is already there
    keeps      whether a connection that was lost is taken up again without being asked to
    hello      what the table said of itself
    noise      the last lines that were none of the link's
    slow       times the usual limit for an answer
    """

    def __init__(self, port: str | Stream, keeps: bool) -> None:
        self.stream = SerialStream(port) if isinstance(port, str) else port
        self.name = self.stream.name
        self.keeps = keeps
        self.slow = HURRIED if isinstance(self.stream, Cable) else 1
        self.hello: Fields = {}
        self.noise: deque[str] = deque(maxlen=20)
        self.again: asyncio.Task[None] | None = None
        self._gone = "the table is not connected"
        self._closed = False
        self._lines = Lines()
        self._reading: Reading | Listening | None = None
        self._turn = asyncio.Lock()  # a board's buffers are small: one command at a time

    @abstractmethod
    async def _ask(self, text: str, timeout: float) -> Fields:
        """The fields of the `ok` to a command."""

    @abstractmethod
    def _checked(self, command: str, fields: Fields) -> Fields:
        """These fields, if they are of that command's form."""

    @abstractmethod
    def _tell(self, event: str, fields: Fields) -> None:
        """An event, to whom it concerns."""

    @abstractmethod
    def _came(self, lines: Lines, room: threading.Semaphore, data: bytes) -> None:
        """Bytes have come, in the thread that reads."""

    @abstractmethod
    def _left(self, lines: Lines, why: str) -> None:
        """The port has gone, in the thread that reads."""

    def has_table(self, board: str) -> bool:
        """Whether the board of this number is connected here."""
        return not self._gone and self.hello.get("board") == board

    # Opening and closing

    async def open(self, within: float | None = None) -> None:
        """Connect and greet. Raises LinkError where there is no table."""
        self.loop = asyncio.get_running_loop()
        self._closed = False
        await self._connect()
        try:
            async with self._turn:
                await self._greet(within or GREETING_S * self.slow)
        except BaseException:
            await self._shut()
            raise

    async def _connect(self) -> None:
        try:
            await self._do(OPEN_S, self.stream.open)
            if isinstance(self.stream, InLoop):
                async with asyncio.timeout(OPEN_S):
                    await self.stream.ready()
        except Gone as gone:
            raise LinkError(str(gone)) from gone
        except TimeoutError:
            await self._shut()  # should it open after all, it is nobody's
            raise LinkError(f"{self.name} does not open: unplug what is there") from None
        self._gone = ""
        self._lines = lines = Lines()
        room = threading.Semaphore(AHEAD)
        came, left = partial(self._came, lines, room), partial(self._left, lines)
        if isinstance(self.stream, InLoop):
            self._reading = Listening(self.stream, came, left)
        else:
            self._reading = Reading(self.stream, came, left)

    async def _do(self, limit_s: float, work: Callable[..., Any], *args: Any) -> None:
        """Work at the stream, with a limit where it may block. TimeoutError."""
        if isinstance(self.stream, InLoop):
            work(*args)
        else:
            await within(limit_s, work, *args)

    async def close(self) -> None:
        """Disconnect; the table goes on alone."""
        self._closed = True
        again, self.again = self.again, None
        if again:
            again.cancel()
            await asyncio.wait([again], timeout=LEAVES_S)
        await self._shut()

    async def _shut(self) -> None:
        """What has been read by now still counts."""
        reading, self._reading = self._reading, None
        self._gone = self._gone or "the connection is closed"
        if reading:
            reading.closing = True
            with contextlib.suppress(TimeoutError):  # on a busy computer it may take longer
                await self._do(2 * LEAVES_S, reading.end, LEAVES_S)
        self._lines = Lines()
        with contextlib.suppress(TimeoutError):
            await self._do(2 * LEAVES_S, self.stream.close)

    async def reconnect(self, within: float | None = None) -> None:
        """Open the port again, as soon as it is there, and greet. Raises what the last try did."""
        end = time.monotonic() + (within or BACK_S)
        await self._shut()
        while True:
            try:
                await self.open(TRY_S)
                return
            except OtherVersion:
                raise
            except LinkError:
                if time.monotonic() > end:
                    raise
                await asyncio.sleep(RETRY_S)

    async def _come_back(self) -> None:
        """A board that was unplugged may be plugged in again, at any time."""
        while not self._closed:
            with contextlib.suppress(LinkError):
                await self.reconnect()
                break
            await asyncio.sleep(TRY_S)
        self.again = None
        self._tell(BACK, {})

    async def send(self, data: bytes) -> None:
        """Bytes as they are: Ctrl-C, Ctrl-D, or a line nobody waits for."""
        if self._gone:
            raise Lost(self._gone)
        try:
            await self._do(TAKEN_S, self.stream.write, data)
        except Gone as gone:
            raise Lost(str(gone)) from gone
        except TimeoutError:
            raise Lost(f"{self.name} takes nothing more: does the table hang?") from None

    # Greeting

    async def _greet(self, within: float) -> None:
        """Learn who is there. Raises NoAnswer, OtherVersion, BadReply."""
        await self.send(b"\n")  # ends a line that was torn
        end, patience = time.monotonic() + within, RETRY_S
        while True:
            try:
                left = max(RETRY_S, end - time.monotonic())
                hello = await self._ask("hello", min(patience, left))
                break
            except (NoAnswer, Lost):
                patience = min(2 * patience, TRY_S)  # it may answer, and always later than that
                if self._gone:
                    raise Lost(self._gone) from None
                if time.monotonic() > end:
                    raise self._silence() from None
        if hello.get("link") != VERSION:
            raise OtherVersion(
                f"the table at {self.name} speaks link {hello.get('link')!r}, this program link "
                f"{VERSION}: bring the older one up to date (for a board: trilithon deploy)"
            )
        self.hello = self._checked("hello", hello)

    def _silence(self) -> NoAnswer:
        """Why nobody may have answered."""
        if any(line.startswith((">>>", "MicroPython v")) for line in self.noise) or (
            b">>>" in self._lines.part
        ):
            return NoAnswer(
                f"at {self.name} MicroPython's prompt answers, not the table: is it installed "
                "(trilithon deploy)? If so, Ctrl-D at the prompt starts it",
                PROMPT,
            )
        if self.noise:
            said = self.noise[-1]
            why = LOADER if any(LOADING in line for line in self.noise) else NOISE
            return NoAnswer(f"what is at {self.name} is no table; it says {said!r}", why)
        return NoAnswer(
            f"nobody answers at {self.name}: is Trilithon on that board (trilithon deploy)?", NOBODY
        )
