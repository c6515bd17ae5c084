"""MicroPython's raw prompt: code goes there over a line of bytes, what it prints comes back.

As its documentation has it (reference, "The MicroPython Interactive Interpreter Mode"), with
limits of time and length for every answer: a board that never stops talking, or another device at
that port, would be listened to for ever.
"""

from __future__ import annotations

import struct
import time
from typing import Protocol

STOP, RAW, FRIENDLY, END, PASTE = b"\x03", b"\x01", b"\x02", b"\x04", b"\x05A\x01"
BANNER = b"raw REPL; CTRL-B to exit\r\n"
REBOOT = b"soft reboot\r\n"
TAKEN, PLAIN, MORE = b"R\x01", b"R\x00", b"\x01"
ENTER_S = 10.0  # for each step into the prompt
PIECE, REST_S = 256, 0.01  # of code, to a board without windows; the rest after each
MOST_BYTES = 1 << 17  # of one answer: the longest known, all files of a board, takes a fifth
LONGER_S = 60.0  # than the longest silence that is allowed for
AT_ONCE = 4096  # bytes that are read


class PromptError(Exception):
    """What is there does not do as MicroPython's prompt does."""


class Endless(Exception):
    """The answer is longer, or took longer, than any answer may."""


class Line(Protocol):
    """Bytes in both directions. Its methods raise OSError where the other end has gone."""

    name: str

    def read(self, most: int, within_s: float) -> bytes:
        """What has come, so much at most; nothing after a silence of so long."""
        ...

    def write(self, data: bytes) -> None: ...

    def close(self) -> None: ...


class Prompt:
    """pasting  whether the board takes code in windows"""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.data = b""
        self.pasting = True
        self.begin(0)

    def begin(self, silent_s: float) -> None:
        """Begin another answer, with silences up to so long in it."""
        self.silent_s = silent_s
        self.came = 0
        self.end = time.monotonic() + silent_s + LONGER_S

    # Bytes

    def come(self, within_s: float) -> bool:
        """Whether there is anything to read."""
        if not self.data:
            self.data = self.line.read(AT_ONCE, within_s)
            self.came += len(self.data)
            if self.came > MOST_BYTES or (self.data and time.monotonic() > self.end):
                raise Endless
        return bool(self.data)

    def exactly(self, count: int) -> bytes:
        found = b""
        while len(found) < count:
            if not self.come(self.silent_s):
                raise PromptError(f"only {found!r} came")
            missing = count - len(found)
            found, self.data = found + self.data[:missing], self.data[missing:]
        return found

    def until(self, ending: bytes) -> bytes:
        """All that comes before these bytes."""
        found = bytearray()
        while not found.endswith(ending):
            if not self.come(self.silent_s):
                raise PromptError(f"{ending!r} does not come")
            at = self.data.find(ending[-1:]) + 1 or len(self.data)
            found += self.data[:at]
            self.data = self.data[at:]
        return bytes(found[: -len(ending)])

    # The prompt

    def enter(self) -> None:
        """Stop what runs, and begin again with an empty heap."""
        self.begin(ENTER_S)
        self.line.write(b"\r" + STOP)
        while self.come(0):
            self.data = b""
        self.line.write(b"\r" + RAW)
        self.until(BANNER + b">")
        self.begin(ENTER_S)
        self.line.write(END)
        self.until(REBOOT)  # what boot.py prints comes after it
        self.until(BANNER)

    def leave(self) -> None:
        self.line.write(b"\r" + FRIENDLY)

    def run(self, code: bytes) -> tuple[bytes, bytes]:
        """(what the code prints, its traceback)."""
        self.until(b">")
        if not (self.pasting and self.pasted(code)):
            self.type(code)
        return self.until(END), self.until(END)

    def pasted(self, code: bytes) -> bool:
        """Send the code in windows, where the board knows them."""
        self.line.write(PASTE)
        answer = self.exactly(2)
        if answer == TAKEN:
            self.paste(code)
            return True
        if answer != PLAIN:  # it knows nothing of pasting, and shows its prompt again
            self.until(BANNER[2:] + b">")
        self.pasting = False
        return False

    def paste(self, code: bytes) -> None:
        """Never more than the board has room for."""
        window: int = struct.unpack("<H", self.exactly(2))[0]
        room = window
        while code:
            while not room or self.come(0):
                said = self.exactly(1)
                if said == END:  # it wants no more of it
                    self.line.write(END)
                    return
                if said != MORE:
                    raise PromptError(f"{said!r} came while code was sent")
                room += window
            self.line.write(code[:room])
            code, room = code[room:], room - len(code[:room])
        self.line.write(END)
        self.until(END)

    def type(self, code: bytes) -> None:
        for at in range(0, len(code), PIECE):
            self.line.write(code[at : at + PIECE])
            time.sleep(REST_S)
        self.line.write(END)
        answer = self.exactly(2)
        if answer != b"OK":
            raise PromptError(f"{answer!r} in place of OK")
