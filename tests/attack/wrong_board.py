"""A board that answers every command wrongly: the ways to be wrong, at the end of a terminal.

with impatient(), board("escapes") as there:
    ...  # speak to it at there.port
"""

from __future__ import annotations

import contextlib
import json
import os
import select
import threading
from collections.abc import Callable, Iterator
from typing import Any
from unittest import mock

from host.cable import async_client, connection
from host.cable.description import carried
from host.cable.replies import EVENTS
from host.cable.simulators import open_terminal
from host.shapes import ANY, FLAG, HEX, WHOLE, Named, Row

ESCAPES = "\0\x1b]0;gone\x07\x1b[2J\u202e\u2066\u2028\x85\r\n"
NAMES = ["..", ".", "", "/etc/passwd", "../../x", "a\0b", "con", "x" * 5000, "a b", "\n", ESCAPES]
WRONG = [None, True, 0, -1, 1.5, 1 << 60, "x", "", [], [1], [[]], {}, {"x": 1}]
PATIENT_S = {"ANSWER_S": 0.15, "GREETING_S": 0.4, "BACK_S": 0.2, "HURRIED": 1}

Reply = Callable[[str, str], bytes]  # mark and command -> what goes out


def sample(shape: Any, text: str = "x") -> Any:
    """A value of this shape, with this text wherever one stands."""
    if isinstance(shape, dict):
        return {name.rstrip("?"): sample(inner, text) for name, inner in shape.items()}
    if isinstance(shape, Named):
        return {text: sample(shape.shape, text)}
    if isinstance(shape, Row):
        return [sample(inner, text) for inner in shape.shapes]
    if isinstance(shape, list):
        return [sample(shape[0], text)]
    if isinstance(shape, tuple):
        return None if None in shape else sample(shape[0], text)
    return {WHOLE: 0, FLAG: False, HEX: "00ff", ANY: text}.get(shape, text)


def right(command: str, text: str = "x") -> dict[str, Any]:
    """A reply of the right shape."""
    fields: dict[str, Any] = sample(carried(command), text)
    if command == "hello":
        fields.update(link=1, game="amazones")
    return fields


def ok(mark: str, fields: dict[str, Any]) -> bytes:
    return f"ok {json.dumps({'re': mark, **fields})}\n".encode()


# The ways to be wrong. A board whose `hello` is wrong, too, gets nobody to ask it anything.


def texts(text: str) -> Reply:
    return lambda mark, command: ok(mark, right(command, text))


def events(text: str) -> Reply:
    """Before each reply every event, once right in shape and once wrong in every field."""

    def reply(mark: str, command: str) -> bytes:
        said = []
        for name, shape in EVENTS.items():
            if name == "hello":
                continue
            fields = sample(shape, text)
            said.append(f"{name} {json.dumps(fields)}\n")
            said += [f"{name} {json.dumps({**fields, key: WRONG[3]})}\n" for key in fields]
        return "".join(said).encode() + ok(mark, right(command, text))

    return reply


def types() -> Reply:
    """Every field in turn is of every other type."""
    count = iter(range(1 << 30))

    def reply(mark: str, command: str) -> bytes:
        fields = right(command)
        if command == "hello" or not fields:
            return ok(mark, fields)
        number = next(count)
        name = list(fields)[number % len(fields)]
        return ok(mark, {**fields, name: WRONG[number // 2 % len(WRONG)]})

    return reply


def names(mark: str, command: str) -> bytes:
    return ok(mark, {"records": NAMES} if command == "records" else right(command, "Trilithon"))


GONE = b"GONE"


def only(line: str) -> Reply:
    """Greets properly; answers everything else with this line; MARK stands for the command's."""

    def reply(mark: str, command: str) -> bytes:
        if command == "hello":
            return ok(mark, right(command))
        return line.replace("MARK", mark).encode("utf-8", "surrogatepass")

    return reply


WAYS: dict[str, Reply] = {
    "wrong types": types(),
    "missing fields": only('ok {"re": "MARK"}\n'),
    "escapes": texts(ESCAPES),
    "5,000 letters": texts("x" * 5000),
    "bidi and separators": texts("\u202e\u2028\u0085\x1c\xa0"),
    "names that lead elsewhere": names,
    "events": events(ESCAPES),
    "half characters": only('ok {"re": "MARK", "records": ["\\ud800"], "lines": ["\\udfff"]}\n'),
    "no text": only("ok \ud800\ud800\n"),
    "deep": only('ok {"re": "MARK", "records": ' + "[" * 5000 + "\n"),
    "a mark that is a list": only('ok {"re": ["MARK"]}\nerror {"re": {}}\n'),
    "an error without words": only('error {"re": "MARK"}\n'),
    "an error of escapes": only('error {"re": "MARK", "why": "\\u001b[2J", "text": "\\u202e"}\n'),
    "numbers that are none": only('ok {"re": "MARK", "n": NaN, "used": 1e999, "free": -1e999}\n'),
    "no end of a line": only("ok " + "x" * (1 << 20)),
    "silence": only(""),
    "silence in the middle": only('ok {"re": "MA'),
    "no end of lines": only('ok {"re": "MARK", "lines": ["x"], "next": 0}\n'),
    "noise": only("\x1b[31m>>> \x00\xff\n" * 20),
    "starts again": only('hello {"link": 1}\n'),
    "another link": lambda mark, command: ok(mark, {**right(command), "link": "2\x1b[2J"}),
    "no table": lambda mark, command: b"OK\x1b[2J\r\n",
    "gone": only(GONE.decode()),
}


class WrongEnd:
    """A board's end of a terminal, in a thread. `port` where it is; it goes when it says GONE."""

    def __init__(self) -> None:
        self.ours, self.theirs = open_terminal()
        os.set_blocking(self.ours, False)  # it writes also where nobody reads, and has to end
        self.port = os.ttyname(self.theirs)
        self.stopping = False
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()

    def run(self) -> None:
        raise NotImplementedError

    def say(self, data: bytes) -> bool:
        """All of it, as fast as it is read; False when the board has gone."""
        if data == GONE:
            os.close(self.theirs)
            os.close(self.ours)
            self.theirs = self.ours = -1
            return False
        while data and not self.stopping:
            if select.select([], [self.ours], [], 0.02)[1]:
                with contextlib.suppress(BlockingIOError):
                    data = data[os.write(self.ours, data[:4096]) :]
        return True

    def close(self) -> None:
        self.stopping = True
        self.thread.join()
        for end in (self.ours, self.theirs):
            if end >= 0:
                os.close(end)


class Board(WrongEnd):
    """One wrong board."""

    def __init__(self, reply: Reply) -> None:
        self.reply = reply
        super().__init__()

    def run(self) -> None:
        part = b""
        while not self.stopping:
            if not select.select([self.ours], [], [], 0.02)[0]:
                continue
            with contextlib.suppress(OSError):
                part += os.read(self.ours, 4096)
            *lines, part = part.split(b"\n")
            for line in lines:
                mark, _, command = line.decode("utf-8", "replace").partition(" ")
                if mark.startswith("@") and not self.say(self.reply(mark[1:], command)):
                    return


@contextlib.contextmanager
def board(way: str) -> Iterator[Board]:
    there = Board(WAYS[way])
    try:
        yield there
    finally:
        there.close()


@contextlib.contextmanager
def impatient(limits: dict[str, float] = PATIENT_S) -> Iterator[None]:
    """The client waits little: most of these boards never say what it waits for."""
    with contextlib.ExitStack() as stack:
        for name, seconds in limits.items():
            owner = async_client if hasattr(async_client, name) else connection
            stack.enter_context(mock.patch.object(owner, name, seconds))
        yield
