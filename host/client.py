"""The computer's end of the link (firmware/LINK.md): commands with replies, and events.

with Client("/dev/ttyACM0") as table:
    print(table.hello["python"])
    table.command("turn 1")
    print(table.wait("ask").fields["text"])
"""

from __future__ import annotations

import itertools
import json
import os
import queue
import threading
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from firmware.commands import VERSION
from firmware.lines import LIMIT
from host.streams import Gone, SerialStream, Stream
from host.usage import UsageError

ANSWER_S = 5.0  # the slowest command, a long record on a board, takes less
GREETING_S = 5.0  # a board that starts anew when its port is opened
RETRY_S = 0.2
KEPT_EVENTS = 10_000
REPLIES = ("ok", "error")
Fields = dict[str, Any]


class LinkError(UsageError):
    """Something between the computer and the table; the message is for people."""


class NoAnswer(LinkError):
    """The table says nothing."""


class OtherVersion(LinkError):
    """The table speaks another version of the link."""


class Lost(LinkError):
    """The port has gone, or the table has started anew before it answered."""


class Refusal(LinkError):
    """The table's `error`: `why` is a key, `text` says it."""

    def __init__(self, why: str, text: str) -> None:
        super().__init__(f"{text} ({why})")
        self.why = why
        self.text = text


@dataclass(frozen=True)
class Event:
    """A line of the table that is no reply. The client's own are `gone` and `noise`."""

    name: str
    fields: Fields


Watcher = Callable[[Event], None]
Tracer = Callable[[str, str], None]  # "<" or ">", and the line


def check(line: str) -> None:
    """ValueError where the table could not read a line, and would not say whose it was."""
    if not line.isprintable() or len(line.encode()) >= LIMIT:
        raise ValueError(f"a command is one line of text, at most {LIMIT} bytes")


def parse(line: str) -> Event | None:
    """A line of the table, or None where it is none of the link's."""
    name, _, rest = line.partition(" ")
    try:
        fields = json.loads(rest)
    except ValueError:
        return None
    return Event(name, fields) if name.isalpha() and isinstance(fields, dict) else None


class Client:
    """One connection.

    port      a path, or a Stream that is already there
    on_event  called in the reading thread with every event; without it they wait for `wait`
    trace     called with every line of either direction
    hello     what the table said of itself
    took      seconds from the last command to its reply
    """

    def __init__(
        self,
        port: str | Stream,
        on_event: Watcher | None = None,
        trace: Tracer | None = None,
        within: float = GREETING_S,
    ) -> None:
        self.on_event = on_event
        self.trace = trace
        self.took = 0.0
        self.events: deque[Event] = deque(maxlen=KEPT_EVENTS)
        self.noise: deque[str] = deque(maxlen=20)
        self._changed = threading.Condition()
        # Replies to somebody who has left meanwhile may still come: theirs have other marks.
        self._own = os.urandom(2).hex()
        self._marks = itertools.count(1)
        self._waiting: dict[str, queue.SimpleQueue[Event | Exception]] = {}
        self._writing = threading.Lock()
        self._open(port)
        try:
            self.hello = self._greet(within)
        except BaseException:
            self.close()
            raise

    # Opening and closing

    def _open(self, port: str | Stream) -> None:
        try:
            self.stream = SerialStream(port) if isinstance(port, str) else port
        except Gone as gone:
            raise LinkError(str(gone)) from gone
        self.name = self.stream.name
        self._part = b""
        self._closing = False
        self._reader = threading.Thread(target=self._read, daemon=True, name="link")
        self._reader.start()

    def _greet(self, within: float) -> Fields:
        """The table's `hello`. Raises NoAnswer, OtherVersion."""
        self._write("")  # an end for whatever was torn
        end = time.monotonic() + within
        while True:
            try:
                hello = self.command("hello", RETRY_S)
                break
            except (NoAnswer, Lost):
                if time.monotonic() > end or not self._reader.is_alive():
                    raise NoAnswer(self._silence()) from None
        if hello.get("link") != VERSION:
            raise OtherVersion(
                f"the table at {self.name} speaks link {hello.get('link')}, this program link "
                f"{VERSION}: bring the older one up to date (for a board: trilithon deploy)"
            )
        return hello

    def _silence(self) -> str:
        """Why nobody may have answered."""
        if any(line.startswith((">>>", "MicroPython v")) for line in self.noise) or (
            b">>>" in self._part
        ):
            return (
                f"at {self.name} MicroPython's prompt answers, not the table: is it installed "
                "(trilithon deploy)? If so, Ctrl-D at the prompt starts it"
            )
        if self.noise:
            return f"what is at {self.name} is no table; it says {self.noise[-1]!r}"
        return f"nobody answers at {self.name}: is Trilithon on that board (trilithon deploy)?"

    def reconnect(self, within: float = 15.0) -> None:
        """Open the port again, as soon as it is there, and greet. Raises what the last try did."""
        self._shut()
        end = time.monotonic() + within
        while True:
            try:
                self._open(self.name if isinstance(self.stream, SerialStream) else self.stream)
                self.hello = self._greet(1.0)
                return
            except OtherVersion:
                raise
            except LinkError:
                self._shut()
                if time.monotonic() > end:
                    raise
                time.sleep(RETRY_S)

    def _shut(self) -> None:
        self._closing = True
        if self._reader is not threading.current_thread():
            self._reader.join(2)
        self.stream.close()

    def close(self) -> None:
        self._shut()

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *what: object) -> None:
        self.close()

    # Commands

    def command(self, text: str, timeout: float = ANSWER_S) -> Fields:
        """What the command's `ok` carries. Raises Refusal, NoAnswer, Lost."""
        mark = f"{self._own}.{next(self._marks)}"
        check(f"@{mark} {text}")
        slot: queue.SimpleQueue[Event | Exception] = queue.SimpleQueue()
        self._waiting[mark] = slot
        start = time.perf_counter()
        try:
            self._write(f"@{mark} {text}")
            reply = slot.get(timeout=timeout)
        except queue.Empty:
            raise NoAnswer(f"the table at {self.name} did not answer {text!r}") from None
        finally:
            self._waiting.pop(mark, None)
            self.took = time.perf_counter() - start
        if isinstance(reply, Exception):
            raise reply
        if reply.name == "error":
            raise Refusal(reply.fields.get("why", ""), reply.fields.get("text", ""))
        return {key: value for key, value in reply.fields.items() if key != "re"}

    def chunks(self, text: str) -> list[str]:
        """All lines of `log`, or of `record NAME`."""
        lines: list[str] = []
        at: int | None = 0
        while at is not None:
            reply = self.command(f"{text} {at}")
            lines += reply["lines"]
            at = reply["next"]
        return lines

    def send(self, data: bytes) -> None:
        """Bytes as they are: Ctrl-C, Ctrl-D, or a line nobody waits for."""
        try:
            with self._writing:
                self.stream.write(data)
        except Gone as gone:
            raise Lost(str(gone)) from gone

    def _write(self, line: str) -> None:
        if self.trace and line:
            self.trace(">", line)
        self.send(line.encode() + b"\n")

    # Events

    def wait(self, name: str, timeout: float = ANSWER_S, **fields: object) -> Event:
        """The next event of this name with these fields; those before it are dropped."""
        end = time.monotonic() + timeout
        with self._changed:
            while True:
                while self.events:
                    event = self.events.popleft()
                    if event.name == name and fields.items() <= event.fields.items():
                        return event
                if not self._changed.wait(end - time.monotonic()):
                    raise NoAnswer(f"no event {name!r} from the table at {self.name}")

    def _read(self) -> None:
        while not self._closing:
            try:
                self._take(self.stream.read())
            except Gone as gone:
                if not self._closing:
                    self._fail(Lost(str(gone)))
                    self._happened(Event("gone", {"text": str(gone)}))
                return

    def _take(self, data: bytes) -> None:
        *lines, self._part = (self._part + data).split(b"\n")
        for line in lines:
            text = line.decode("utf-8", "replace").strip("\r")
            if text:
                self._line(text)

    def _line(self, text: str) -> None:
        if self.trace:
            self.trace("<", text)
        event = parse(text)
        if event is None:
            self.noise.append(text)
            self._happened(Event("noise", {"text": text}))
        elif event.name in REPLIES and "re" in event.fields:
            slot = self._waiting.get(event.fields["re"])
            if slot is not None:
                slot.put(event)
        else:
            if event.name == "hello":
                self._fail(Lost("the table has started anew"))
            self._happened(event)

    def _happened(self, event: Event) -> None:
        if self.on_event:
            self.on_event(event)
            return
        with self._changed:
            self.events.append(event)
            self._changed.notify_all()

    def _fail(self, error: Exception) -> None:
        """Whoever waits for a reply waits in vain."""
        for slot in list(self._waiting.values()):
            slot.put(error)
