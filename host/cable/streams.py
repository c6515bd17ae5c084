"""What a client speaks through: a serial port or pseudo-terminal, or a cable in memory.

A stream reads in a thread of its own, the same on every platform: Windows has no way to wait for a
serial port in an event loop, and the asyncio packages round pyserial poll it there.
"""

from __future__ import annotations

import contextlib
import errno
import threading
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Protocol

from firmware.link.serial import CTRL_C
from host.install.serial_line import is_held, opened

if TYPE_CHECKING:
    import serial

BAUD = 115200
LOOK_S = 0.05  # how long a look at a silent port takes
WRITE_S = 10.0  # a table that takes nothing for so long hangs
LEAVES_S = 1.0  # a read or a write that is called off ends at once


class Gone(Exception):
    """The other end is not there (any more); the message is for people."""


Came = Callable[[bytes], None]
Left = Callable[[str], None]


class Stream(Protocol):
    """Bytes in both directions. `read` and `write` raise Gone, whose message is for people."""

    name: str

    def open(self) -> None:
        """Be there, if it is not. Raises Gone."""
        ...

    def read(self) -> bytes:
        """What has come; nothing, after a short while without anything."""
        ...

    def write(self, data: bytes) -> None: ...

    def close(self) -> None: ...


class Reading:
    """The thread that reads a stream: `came` with all that comes, `left` once when it has gone.

    Both are called in the thread; while `came` works nothing is read, so that a slow program is not
    flooded.
    """

    def __init__(self, stream: Stream, came: Came, left: Left) -> None:
        self.stream = stream
        self.came = came
        self.left = left
        self.closing = False
        self.thread = threading.Thread(target=self._run, daemon=True, name="link")
        self.thread.start()

    def _run(self) -> None:
        while not self.closing:
            try:
                data = self.stream.read()
            except Gone as gone:
                if not self.closing:
                    self.left(str(gone))
                return
            if data:
                self.came(data)

    def end(self, limit_s: float) -> None:
        """Wait for the thread, so long at most."""
        self.thread.join(limit_s)


@contextlib.contextmanager
def left(lock: threading.Lock) -> Iterator[None]:
    """Run once no other thread uses it, at the latest after LEAVES_S."""
    free = lock.acquire(timeout=LEAVES_S)
    try:
        yield
    finally:
        if free:
            lock.release()


def why_not(port: str, error: OSError | ValueError) -> str:
    """Why a port could not be opened, and what to do."""
    number = getattr(error, "errno", None)
    if number == errno.EACCES:
        return f"{port} cannot be opened: on Linux join its group (often dialout) and log in again"
    if number in (errno.ENOENT, errno.ENXIO):
        return f"there is no port {port}"
    if is_held(error):
        return f"another program uses {port}: close it first"
    return f"{port}: {error}"


class SerialStream:
    """A real port, or the path of a pseudo-terminal.

    It is closed when nobody reads or writes: the operating system gives its number to what is
    opened next, and a thread still at it would take what is meant for that.
    """

    AT_ONCE = 4096

    def __init__(self, port: str) -> None:
        self.name = port
        self.port: serial.Serial | None = None
        self.reading, self.writing = threading.Lock(), threading.Lock()
        self.wanted = 0  # counts up with every close: a port that opens after one is nobody's

    def open(self) -> None:
        import serial

        wanted = self.wanted
        try:
            port = opened(
                lambda: serial.Serial(
                    self.name, BAUD, timeout=LOOK_S, write_timeout=WRITE_S, exclusive=True
                )
            )
        except (OSError, ValueError) as error:  # a SerialException is an OSError
            raise Gone(why_not(self.name, error)) from error
        if wanted != self.wanted:
            port.close()
            raise Gone(f"{self.name} was closed while it opened")
        self.port = port

    def read(self) -> bytes:
        try:
            with self.reading:
                port = self._there()
                first: bytes = port.read(1)
                return first + port.read(min(port.in_waiting, self.AT_ONCE)) if first else b""
        except (OSError, TypeError) as error:  # TypeError: it was closed by another thread
            raise Gone(f"{self.name} has gone: {error}") from error

    def write(self, data: bytes) -> None:
        import serial

        try:
            with self.writing:
                self._there().write(data)
        except serial.SerialTimeoutException as error:
            raise Gone(f"{self.name} takes nothing more: does the table hang?") from error
        except (OSError, TypeError) as error:
            raise Gone(f"{self.name} has gone: {error}") from error

    def _there(self) -> serial.Serial:
        if self.port is None:
            raise Gone(f"{self.name} is not open")
        return self.port

    def close(self) -> None:
        self.wanted += 1
        port, self.port = self.port, None
        if port is None:
            return
        for call_off in (port.cancel_read, port.cancel_write):
            with contextlib.suppress(OSError, AttributeError):  # not on every platform
                call_off()
        with left(self.reading), left(self.writing):
            port.close()


class Cable:
    """A cable in memory that holds so many bytes towards the client; the table's end never waits.

    woken  called when the table's end could do something
    """

    HOLDS = 1 << 16

    def __init__(self) -> None:
        self.name = "in this process"
        self.changed = threading.Condition()
        self.to_table = bytearray()
        self.to_client = bytearray()
        self.cut = False
        self.stopping = False

    def woken(self) -> None:
        """Replaced by the table."""

    def told(self) -> None:
        """The table has said something; `changed` is held."""
        self.changed.notify_all()

    # The client's end

    def open(self) -> None:
        """It is always there."""

    def read(self) -> bytes:
        with self.changed:
            self.changed.wait_for(lambda: self.to_client or self.cut, LOOK_S)
            if self.cut:
                raise Gone("the table has been closed")
            data = bytes(self.to_client)
            self.to_client.clear()
        if data:
            self.woken()
        return data

    def write(self, data: bytes) -> None:
        if self.cut:
            raise Gone("the table has been closed")
        with self.changed:
            self.to_table += data
        self.woken()

    def close(self) -> None:
        """The client leaves; the cable stays for the next one."""


class TableEnd:
    """The table's end of a Cable, a stream of `firmware.link.serial.Serial`."""

    AT_ONCE = 4096

    def __init__(self, cable: Cable) -> None:
        self.cable = cable

    def read(self) -> bytes:
        if self.cable.stopping:
            raise SystemExit
        with self.cable.changed:
            data = bytes(self.cable.to_table[: self.AT_ONCE])
            del self.cable.to_table[: self.AT_ONCE]
        return data

    def write(self, data: bytes | memoryview) -> int:
        with self.cable.changed:
            room = self.cable.HOLDS - len(self.cable.to_client)
            taken = bytes(data[: max(0, room)])
            self.cable.to_client += taken
            self.cable.told()
        return len(taken)


INTERRUPT = bytes([CTRL_C])
END = b"\x04"  # Ctrl-D
