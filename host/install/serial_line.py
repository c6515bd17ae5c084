"""A serial port as the line to a board's prompt."""

from __future__ import annotations

import errno
import os
import time
from collections.abc import Callable
from typing import Any, TypeVar

BAUD = 115200
WRITE_S = 20.0  # a board that takes nothing for so long hangs
HELD_S = 3.0
AGAIN_S = 0.05
Port = TypeVar("Port")


def opened(open_port: Callable[[], Port]) -> Port:
    """What it opens. A port that is held is tried again for HELD_S: its program may be ending, or a
    thread of ours, on a busy computer, may still have to close it.
    """
    end = time.monotonic() + HELD_S
    while True:
        try:
            return open_port()
        except (OSError, ValueError) as wrong:
            if not is_held(wrong) or time.monotonic() > end:
                raise
        time.sleep(AGAIN_S)


def is_held(wrong: OSError | ValueError) -> bool:
    """Whether a port could not be opened since it is open elsewhere."""
    number = getattr(wrong, "errno", None)
    return number in (errno.EBUSY, errno.EAGAIN) or "exclusively" in str(wrong)


class SerialLine:
    """Open from the start."""

    def __init__(self, name: str) -> None:
        import serial

        self.name = name
        more: dict[str, Any] = {"baudrate": BAUD, "write_timeout": WRITE_S, "exclusive": True}
        self.port = serial.serial_for_url(name, do_not_open=True, **more)
        quiet = os.name == "nt"  # there an adapter's two wires change one after the other: a reset
        if quiet:
            self.port.dtr = self.port.rts = False
        opened(self.port.open)
        if quiet:
            self.port.dtr = self.port.rts = True

    def read(self, most: int, within_s: float) -> bytes:
        there = self.port.in_waiting
        if not there and not within_s:
            return b""
        if not there:
            self.port.timeout = within_s
        data: bytes = self.port.read(min(most, there or 1))
        return data

    def write(self, data: bytes) -> None:
        self.port.write(data)

    def close(self) -> None:
        """The wires in an order that resets no board."""
        try:
            self.port.rts = self.port.dtr = False
        except OSError:
            """A pseudo-terminal has none; a port that has gone neither."""
        self.port.close()
