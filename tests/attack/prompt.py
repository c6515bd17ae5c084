"""Attack: a board whose prompt answers wrongly, in every way there is, while `deploy` speaks to it.

    python -m tests.attack prompt

Promise: a command ends with its own words, in time; it listens to no more than an answer may have;
and no installation is begun that is not whole: the plan that `main.py` carries out is not there.
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
import io
import os
import select
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from unittest import mock

from firmware.boot import start
from host import cli
from host.cli_support import UsageError
from host.install.build import Tools, find_tools
from host.install.installation import MAIN, compiled
from tests.attack.wrong_board import ESCAPES, GONE, WrongEnd, impatient

BANNER = b"raw REPL; CTRL-B to exit\r\n>"
REBOOT = b"OK\r\nMPY: soft reboot\r\n" + BANNER
ABOUT = "('rp2', '1.29.0', 4358, 4096, 4000000, 200000)"
PATIENCE = {
    "host.install.raw_repl.READ_TIMEOUT_S": 0.4,
    "host.install.prompt.LONGER_S": 3.0,
    "host.install.prompt.ENTER_S": 3.0,
}
TOO_LONG_S = 60.0

Compiles = Callable[..., tuple[dict[str, bytes], Tools]]
Answer = Callable[[str], bytes]  # code -> what goes out after it, OK and all


def framed(out: str | bytes, error: str | bytes = b"") -> bytes:
    parts = [part.encode("utf-8", "replace") if isinstance(part, str) else part
             for part in (out, error)]  # fmt: skip
    return b"OK" + parts[0] + b"\x04" + parts[1] + b"\x04>"


def listed(*rows: tuple[str, int, str]) -> str:
    """Files as a board lists them, with the sum of the list."""
    lines = [repr(row) for row in rows]
    end = repr(("", len(rows), hashlib.sha256("".join(lines).encode()).hexdigest()))
    return "".join(f"{line}\r\n" for line in [*lines, end])


def usual(code: str) -> bytes:
    """A board with nothing on it."""
    if "statvfs" in code:
        return framed(ABOUT + "\r\n")
    if "ilistdir" in code:
        return framed(listed())
    return framed("")


def instead(where: str, answer: bytes) -> Answer:
    """As usual, but for code with these words in it."""
    return lambda code: answer if where in code else usual(code)


def about(said: str) -> Answer:
    return instead("statvfs", framed(said + "\r\n"))


def files(said: str) -> Answer:
    return instead("ilistdir", framed(said + "\r\n"))


def manifest(said: str) -> Answer:
    """A manifest is there, and read wrongly."""
    there = framed(listed(("trilithon.json", 9, "ab")))

    def answer(code: str) -> bytes:
        if "ilistdir" in code:
            return there
        return framed(said) if "repr(r(" in code else usual(code)

    return answer


WAYS: dict[str, Answer] = {
    "an empty about": about(""),
    "another about": about("('rp2',)"),
    "about of the wrong types": about("(1, 2, 'x', None, [], {})"),
    "about without end": about("[" * 3000),
    "about of escapes": about(repr((ESCAPES, ESCAPES, 6, 4096, 9, 9))),
    "another .mpy": about("('rp2', '1.29.0', 3, 4096, 900000, 200000)"),
    "no block": about("('rp2', '1.29.0', 4358, 0, 900000, 200000)"),
    "no room": about("('rp2', '1.29.0', 4358, 4096, 1, 1)"),
    "files of the wrong types": files("(1, 2, 3)"),
    "files that are none": files("x" * 3000),
    "files elsewhere": files(listed(("../../etc/passwd" + ESCAPES, 1, "ab"))),
    "a manifest of no bytes": manifest("7"),
    "a manifest that is no Python": manifest("b'"),
    "a manifest without end": manifest(repr(b"x" * 900)),
    "a manifest of another kind": manifest("['x']"),
    "an error of escapes": instead("def finish", framed("", ESCAPES)),
    "an error of no letters": instead("ilistdir", framed("", b"\xff\xfe\x80")),
    "a full flash": instead("f.write", framed("", "OSError: 28")),
    "no OK": instead("ilistdir", b"NO\x04\x04>"),
    "output without end": instead("ilistdir", b"OK" + b"x" * (1 << 19)),
    "rows without end": instead("ilistdir", b"OK" + b"('a', 1, 'b')\r\n" * (1 << 15)),
    "half an answer": instead("ilistdir", b"OK('eng"),
    "half an end": instead("f.write", b"OK\x04"),
    "gone while it sends": instead("f.write", GONE),
    "all goes well and nothing is there": usual,
}
# Ways to be wrong before any code is run: they come at once, after any input.
AT_ONCE: dict[str, bytes] = {
    "silence": b"",
    "noise": b"\x1b[31m>>> \x00\xff\n" * 20000,
    "half a banner": b"raw REPL; CTRL-",
}
# A silence is waited for, or a whole installation is sent.
SLOW = {
    "silence", "half a banner", "half an answer", "half an end", "files elsewhere",
    "all goes well and nothing is there",
}  # fmt: skip


compiled_once = functools.cache(compiled)


@functools.cache
def few(arch: str = "") -> tuple[dict[str, bytes], Tools]:
    """Three files instead of a whole installation: compiling it takes longer than all the rest."""
    tools = find_tools()
    if tools is None:
        raise UsageError("mpy-cross or micropython is missing")
    wanted = {f"engine/{name}.mpy": b"M\x06" + name.encode() * 300 for name in ("ask", "log")}
    return {**wanted, MAIN: Path(start.__file__).read_bytes()}, tools


class Prompt(WrongEnd):
    """A board's end of a terminal. `ran` is the code that it was given."""

    def __init__(self, way: str) -> None:
        self.answer = WAYS.get(way)
        self.at_once = AT_ONCE.get(way)
        self.ran: list[str] = []
        self.code = b""
        self.raw = False
        super().__init__()

    def run(self) -> None:
        while not self.stopping:
            if select.select([self.ours], [], [], 0.02)[0]:
                with contextlib.suppress(OSError):
                    for byte in os.read(self.ours, 4096):
                        if not self.typed(byte):
                            return

    def typed(self, byte: int) -> bool:
        """One byte from the computer; False when the board has gone."""
        if self.at_once is not None:
            return self.say(self.at_once)
        if byte == 1:
            self.raw, self.code = True, b""
            return self.say(BANNER)
        if byte in (2, 3):
            self.code = b""
        elif self.code == b"\x05A" and byte == 1:
            return self.say(b"R\x00")
        elif byte == 4 and self.raw:
            code, self.code = self.code, b""
            return self.say(self.done(code) if code else REBOOT)
        else:
            self.code = b"" if self.code.startswith(b"\x05A") else self.code
            self.code += bytes([byte])
        return True

    def done(self, code: bytes) -> bytes:
        assert self.answer is not None
        self.ran.append(code.decode("utf-8", "replace"))
        return self.answer(self.ran[-1])


@contextlib.contextmanager
def prompt(way: str, compiles: Compiles) -> Iterator[Prompt]:
    with contextlib.ExitStack() as stack:
        for name, value in PATIENCE.items():
            stack.enter_context(mock.patch(name, value))
        stack.enter_context(impatient())
        stack.enter_context(mock.patch("host.commands.deploy.compiled", compiles))
        stack.enter_context(mock.patch("host.commands.deploy.heap", lambda tools: "some KB"))
        stack.enter_context(mock.patch("host.commands.deploy.STARTS_WITHIN_S", 1.0))
        there = Prompt(way)
        stack.callback(there.close)
        yield there


def withstood(words: list[str], way: str, compiles: Compiles = compiled_once) -> str:
    """One command against one way to be wrong; what it said. AssertionError where it failed."""
    said = io.StringIO()
    with prompt(way, compiles) as there:
        began = time.monotonic()
        with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
            code = cli.main([there.port if word == "PORT" else word for word in words])
        took = time.monotonic() - began
        planned = [each for each in there.ran if f"os.rename({start.PLAN + '.part'!r}" in each]
    text = said.getvalue()
    assert code in (1, 2), (code, text)
    acting = {char for char in text if not (char.isprintable() or char in "\n\xa0")}
    assert not acting, ascii(acting)
    assert text.strip() and took < TOO_LONG_S, (took, text)
    assert not planned or way == "all goes well and nothing is there", way
    return text


COMMANDS = (["deploy", "PORT"], ["deploy", "PORT", "--check"], ["doctor", "PORT", "--yes"])


def attack(long: bool) -> str:
    """Every command against every way; in short `deploy` alone, where no way needs any waiting."""
    count = 0
    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
        ways = [way for way in [*WAYS, *AT_ONCE] if way not in SLOW]
        for way in [*WAYS, *AT_ONCE] if long else ways[::6]:
            for words in COMMANDS if long else COMMANDS[:1]:
                if words[-1] == "--check" and way in UNSEEN:
                    continue
                try:
                    withstood(list(words), way, compiled_once if long else few)
                except BaseException as fault:
                    raise AssertionError(f"{words[0]}, {way}: {fault!r}") from fault
                count += 1
        assert not list(Path(folder).iterdir())
    return (
        f"{count} commands held against a prompt that is wrong in {len(WAYS) + len(AT_ONCE)} ways"
    )


# What only an installation comes to.
UNSEEN = {"a full flash", "half an end", "gone while it sends", "an error of escapes",
          "all goes well and nothing is there"}  # fmt: skip
