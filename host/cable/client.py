"""The link for programs without an event loop: the same client, in a loop of its own.

with Client("/dev/serial/by-id/usb-…") as table:
    print(table.hello["python"])
    table.command("turn 1")
    print(table.wait("ask").fields["text"])
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from host.cable.async_client import ANSWER_S, AsyncClient, Tracer
from host.cable.faults import LinkError, Lost, NoAnswer, OtherVersion, Refusal
from host.cable.lines import Event, Fields
from host.cable.streams import Stream

KEPT_EVENTS = 10_000
Watcher = Callable[[Event], None]
Result = TypeVar("Result")


class Client:
    """One connection.

    port      a path, or a Stream that is already there
    on_event  called in the loop's thread with every event; without it they wait for `wait`
    trace     called with every line of either direction
    hello     what the table said of itself
    took      seconds from the last command to its reply
    """

    def __init__(
        self,
        port: str | Stream,
        on_event: Watcher | None = None,
        trace: Tracer | None = None,
        within: float | None = None,
    ) -> None:
        self.on_event = on_event
        self.events: deque[Event] = deque(maxlen=KEPT_EVENTS)
        self._changed = threading.Condition()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True, name="cable")
        self._thread.start()
        self.inner = AsyncClient(port, trace=trace, keeps=False)
        self.inner.listener = self._heard
        try:
            self._done(self.inner.open(within))
        except BaseException:
            self.close()
            raise

    @property
    def name(self) -> str:
        return self.inner.name

    @property
    def hello(self) -> Fields:
        return self.inner.hello

    @property
    def took(self) -> float:
        return self.inner.took

    def command(self, text: str, timeout: float | None = None) -> Fields:
        """What the `ok` carries. Raises Refusal, NoAnswer, Lost, BadReply; NotALine."""
        return self._done(self.inner.command(text, timeout))

    def chunks(self, text: str) -> list[str]:
        """All lines of `log`, `tags`, or of `record NAME`."""
        return self._done(self.inner.chunks(text))

    def records(self) -> list[str]:
        """The names of every record the table keeps, the oldest first."""
        return self._done(self.inner.records())

    def send(self, data: bytes) -> None:
        """Bytes as they are: Ctrl-C, Ctrl-D, or a line without a reply to wait for."""
        self._done(self.inner.send(data))

    def reconnect(self, within: float | None = None) -> None:
        """Open the port again, as soon as it is there, and greet. Raises what the last try did."""
        self._done(self.inner.reconnect(within))

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

    def close(self) -> None:
        if self._loop.is_closed():
            return
        self._done(self.inner.close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.run_until_complete(self._loop.shutdown_default_executor())
        self._loop.close()

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *what: object) -> None:
        self.close()

    def _done(self, work: Coroutine[Any, Any, Result]) -> Result:
        """The result of the work; Ctrl-C ends the wait, and the work."""
        future = asyncio.run_coroutine_threadsafe(work, self._loop)
        try:
            return future.result()
        except BaseException:
            future.cancel()
            raise

    def _heard(self, name: str, fields: Fields) -> None:
        """In the loop's thread."""
        event = Event(name, fields)
        if self.on_event:
            self.on_event(event)
            return
        with self._changed:
            self.events.append(event)
            self._changed.notify_all()


__all__ = ["Client", "Event", "Fields", "LinkError", "Lost", "NoAnswer", "OtherVersion", "Refusal"]
