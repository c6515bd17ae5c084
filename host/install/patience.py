"""Limits of time and length for a board's answers at its prompt.

mpremote waits as long as anything comes, and keeps all of it: with a board that never stops
talking, or another device at that port, it would wait for ever.
"""

from __future__ import annotations

import time
from typing import Any

MOST_BYTES = 1 << 17  # of one answer: the longest known, all files of a board, takes a fifth
LONGER_S = 60.0  # than the longest silence that is allowed for


class Endless(Exception):
    """The answer is longer, or took longer, than any answer may."""


class Patient:
    """A serial port that ends endless answers; everything else is the port's own."""

    def __init__(self, port: Any) -> None:
        self.port = port
        self.begin(0)

    def begin(self, silent_s: float) -> None:
        """Begin another answer, with silences up to so long in it."""
        self.came = 0
        self.until = time.monotonic() + silent_s + LONGER_S

    def __getattr__(self, name: str) -> Any:
        return getattr(self.port, name)

    def read(self, size: int = 1) -> bytes:
        data: bytes = self.port.read(min(size, MOST_BYTES))
        self.came += len(data)
        if self.came > MOST_BYTES or (data and time.monotonic() > self.until):
            raise Endless
        return data

    def inWaiting(self) -> int:
        waiting: int = self.port.in_waiting
        return waiting
