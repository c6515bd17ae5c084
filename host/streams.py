"""What a client speaks through: a serial port or pseudo-terminal, or a cable in memory."""

from __future__ import annotations

import errno
import threading
from typing import Protocol

import serial

from firmware.serial import CTRL_C

BAUD = 115200
LOOK_S = 0.05  # how long a look at a silent port takes


class Gone(Exception):
    """The other end is not there (any more); the message is for people."""


class Stream(Protocol):
    """Bytes in both directions. Both methods raise Gone."""

    name: str

    def read(self) -> bytes:
        """What has come; after a short while perhaps nothing."""

    def write(self, data: bytes) -> None: ...

    def close(self) -> None: ...


def why_not(port: str, error: OSError) -> str:
    """Why a port could not be opened, and what to do."""
    if error.errno == errno.EACCES:
        return f"{port} may not be opened: on Linux, join its group (often dialout) and log in anew"
    if error.errno in (errno.ENOENT, errno.ENXIO):
        return f"there is no port {port}"
    if error.errno in (errno.EBUSY, errno.EAGAIN) or "exclusively" in str(error):
        return f"another program uses {port}: close it first"
    return f"{port}: {error}"


class SerialStream:
    """A real port, or the path of a pseudo-terminal."""

    def __init__(self, port: str) -> None:
        self.name = port
        try:
            self.port = serial.Serial(
                port, BAUD, timeout=LOOK_S, write_timeout=10, exclusive=True
            )  # fmt: skip
        except OSError as error:  # a SerialException is one
            raise Gone(why_not(port, error)) from error

    def read(self) -> bytes:
        try:
            first: bytes = self.port.read(1)
            return first + self.port.read(self.port.in_waiting) if first else b""
        except (OSError, TypeError) as error:  # TypeError: it was closed meanwhile
            raise Gone(f"{self.name} has gone: {error}") from error

    def write(self, data: bytes) -> None:
        try:
            self.port.write(data)
        except serial.SerialTimeoutException as error:
            raise Gone(f"{self.name} takes nothing more: does the table hang?") from error
        except OSError as error:
            raise Gone(f"{self.name} has gone: {error}") from error

    def close(self) -> None:
        self.port.close()


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

    # The client's end

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
    """The table's end of a Cable, a stream of `firmware.serial.Serial`."""

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
            self.cable.changed.notify_all()
        return len(taken)


INTERRUPT = bytes([CTRL_C])
END = b"\x04"  # Ctrl-D
