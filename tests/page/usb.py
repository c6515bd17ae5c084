"""Boards on the page's cable: what is behind a pseudo-terminal, without a browser or in one.

Usb is the page's end as the worker knows it (host/site/web/port.js); Wire is below the page, in
place of a browser's Web Serial (fake_serial.js).
"""

from __future__ import annotations

import asyncio
import contextlib
import os
from base64 import b64decode, b64encode
from collections.abc import Callable
from pathlib import Path
from typing import Any

Message = dict[str, Any]


class Usb:
    """path   of the terminal; "" where no port opens
    tell    what becomes of the port, to the worker
    cut_at  so many bytes go to the board before the cable is pulled; -1: all
    wrong_at  the byte of the board's answers that comes as another one; -1: none
    """

    def __init__(self, path: str) -> None:
        self.path = path
        self.wrong_at = -1
        self.come_by_now = 0
        self.loop = asyncio.get_running_loop()
        self.tell: Callable[[Message], None] = lambda message: None
        self.cut_at = -1
        self.sent = 0
        self.n = 0
        self.file = -1

    def does(self, message: Message) -> None:
        """What the worker asks for, later, as in a browser."""
        self.loop.call_soon_threadsafe(getattr(self, message["serial"]), message)

    def open(self, message: Message) -> None:
        self.n = message["n"]
        try:
            self.file = os.open(self.path, os.O_RDWR | os.O_NOCTTY | os.O_NONBLOCK)
        except OSError:
            self.tell({"serial": "gone", "n": self.n, "why": "held"})
            return
        self.loop.add_reader(self.file, self.come)
        self.tell({"serial": "open", "n": self.n})

    def come(self) -> None:
        try:
            data = os.read(self.file, 4096)
        except OSError:
            data = b""
        at, self.come_by_now = self.wrong_at - self.come_by_now, self.come_by_now + len(data)
        if 0 <= at < len(data):
            data = data[:at] + bytes([data[at] ^ 4]) + data[at + 1 :]
        if data:
            self.tell({"serial": "came", "n": self.n, "data": memoryview(data)})
        else:
            self.pull()

    def write(self, message: Message) -> None:
        data = bytes(message["data"])
        if 0 <= self.cut_at <= self.sent + len(data):
            data = data[: self.cut_at - self.sent]
        self.sent += len(data)
        with contextlib.suppress(OSError):
            while data and self.file >= 0:
                data = data[os.write(self.file, data) :]
        if self.sent == self.cut_at:
            self.pull()

    def pull(self) -> None:
        """The cable."""
        n = self.n
        self.close({})
        self.tell({"serial": "gone", "n": n, "why": "unplugged"})

    def close(self, message: Message) -> None:
        if self.file >= 0:
            self.loop.remove_reader(self.file)
            os.close(self.file)
            self.file = -1


class Wire:
    """refuses  what the browser's choice of ports ends with: an exception's name, or ""
    path     of the terminal; "" where no port opens
    """

    def __init__(self, context: Any, path: str) -> None:
        self.path = path
        self.refuses = ""
        self.file = -1
        for name, act in (("boardChosen", lambda: self.refuses), ("boardOpens", self.opens),
                          ("boardSays", self.says), ("boardTakes", self.takes)):  # fmt: skip
            context.expose_function(name, act)
        context.add_init_script(Path(__file__).with_name("fake_serial.js").read_text())

    def opens(self) -> bool:
        self.pull()
        with contextlib.suppress(OSError):
            self.file = os.open(self.path, os.O_RDWR | os.O_NOCTTY | os.O_NONBLOCK)
        return self.file >= 0

    def says(self) -> str | None:
        """None: the cable has been pulled."""
        try:
            return b64encode(os.read(self.file, 4096)).decode() or None
        except BlockingIOError:
            return ""
        except OSError:
            return None

    def takes(self, data: str) -> bool:
        rest = b64decode(data)
        try:
            while rest:
                rest = rest[os.write(self.file, rest) :]
        except OSError:
            return False
        return True

    def pull(self) -> None:
        if self.file >= 0:
            os.close(self.file)
            self.file = -1
