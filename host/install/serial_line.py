"""A serial port as the line to a board's prompt."""

from __future__ import annotations

import os
from typing import Any

BAUD = 115200
WRITE_S = 20.0  # a board that takes nothing for so long hangs


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
        self.port.open()
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
