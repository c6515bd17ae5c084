"""A board at its raw prompt: its files, and code that it runs; what deploy needs of it."""

from __future__ import annotations

import ast
import contextlib
import hashlib
import struct
from binascii import b2a_base64
from collections.abc import Callable, Iterable
from typing import Any

from host.cli_support import UsageError
from host.install.prompt import END, Endless, Line, Prompt, PromptError
from host.install.serial_line import SerialLine
from host.shapes import TEXT, WHOLE, Misfit, Row, rebuilt

READ_TIMEOUT_S = 20  # a large file is hashed in less
CHUNK = 1024  # bytes of a file sent at once

SELF = Row(TEXT, TEXT, WHOLE, WHOLE, WHOLE, WHOLE)  # what ABOUT prints
NOT_MICROPYTHON = (
    TypeError, SyntaxError, AttributeError, struct.error, RecursionError, MemoryError,
)  # fmt: skip
FOUND = Row(TEXT, WHOLE, TEXT)  # what SURVEY prints of a file

# Prints (path, size, SHA-256) of every file in some folders and of some files, one a line; then how
# many and the SHA-256 of these lines. Looking a file up takes a board longer than reading it: each
# is looked up once.
SURVEY = """
import os, hashlib
from binascii import hexlify
count, every = 0, hashlib.sha256()
def digest(path):
    global count
    h, b, size = hashlib.sha256(), bytearray(512), 0
    with open(path, 'rb') as f:
        n = f.readinto(b)
        while n:
            h.update(memoryview(b)[:n])
            size += n
            n = f.readinto(b)
    line = repr((path, size, hexlify(h.digest()).decode()))
    every.update(line)
    count += 1
    print(line)
def survey(path, kind):
    if kind & 0x4000:
        for entry in os.ilistdir(path):
            survey(path + '/' + entry[0], entry[1])
    else:
        digest(path)
for path in %r:
    try:
        kind = os.stat(path)[0]
    except OSError:
        continue
    survey(path, kind)
print(repr(('', count, hexlify(every.digest()).decode())))
"""
# MicroPython counts the two blocks of a littlefs folder twice: firmware/storage/space.py.
ABOUT = """
import gc, os, sys
gc.collect()
s = os.statvfs('/')
left = s[3]
todo = ['/'] if sys.platform in ('rp2', 'esp32') else []
while todo:
    path = todo.pop()
    for entry in os.ilistdir(path):
        if entry[1] == 0x4000 and (path, entry[0]) != ('/', 'rom'):
            todo.append(path.rstrip('/') + '/' + entry[0])
            left += 2
v = '.'.join([str(n) for n in sys.implementation[1][:3]])
print(repr((sys.platform, v, getattr(sys.implementation, '_mpy', 0), s[0], s[0] * left,
    gc.mem_free())))
"""
# Processors as mpy-cross calls them, by what MicroPython says of itself (py/persistentcode.h).
ARCHS = (
    "", "x86", "x64", "armv6", "armv6m", "armv7m", "armv7em", "armv7emsp", "armv7emdp", "xtensa",
    "xtensawin", "rv32imc", "rv64imc",
)  # fmt: skip


# What the board runs to make a folder, unless it is there.
FOLDER = """
import os
try:
    os.mkdir(%(path)r)
except OSError:
    os.stat(%(path)r)
"""


class BoardError(UsageError):
    """The board did not do what it was asked; the message is for people.

    why   a key of what went wrong;  what  the board's own words, or numbers
    """

    def __init__(self, text: str, why: str = "", what: str = "") -> None:
        super().__init__(text)
        self.why = why
        self.what = what


class Board:
    """In its raw prompt, freshly reset, from `with` on; what it ran is stopped.

    platform, version  as MicroPython says them;  mpy  the version of .mpy files it loads
    arch  whose processor's code it runs, "" for none
    block, free  of its file system, in bytes;  heap  free bytes
    """

    def __init__(self, port: str | Line) -> None:
        self.port = port if isinstance(port, str) else port.name
        self.given = port

    def __enter__(self) -> Board:
        with told(self.port):
            self.line = SerialLine(self.given) if isinstance(self.given, str) else self.given
        self.prompt = Prompt(self.line)
        try:
            with told(self.port):
                self.prompt.enter()
            about = self.about()
        except BaseException:
            self.__exit__()
            raise
        self.platform, self.version, mpy, self.block, self.free, self.heap = about
        self.mpy, self.arch = mpy & 0xFF, "".join(ARCHS[mpy >> 10 & 15 :][:1])
        return self

    def __exit__(self, *what: object) -> None:
        with contextlib.suppress(OSError):  # the port may have gone
            self.line.close()

    def run(self, code: str, silent_s: float = READ_TIMEOUT_S) -> str:
        """What the code prints; a longer silence is a failure. Raises BoardError."""
        self.prompt.begin(silent_s)
        return self._run(code)

    def _run(self, code: str) -> str:
        """The same, as a part of an answer."""
        with told(self.port):
            said, error = self.prompt.run(code.encode())
        if error:
            last = error.decode(errors="replace").strip().split("\n")[-1]
            raise BoardError(f"the board at {self.port} says {last or '?'}", "says", last or "?")
        return str(said, "utf-8", "replace")

    def literals(self, code: str, shape: Row) -> list[Any]:
        """The rows of this shape that the code prints. Raises BoardError."""
        return [self.literal(line, shape) for line in self.run(code).split("\n") if line.strip()]

    def literal(self, line: str, shape: Row) -> list[Any]:
        try:
            row = list(ast.literal_eval(line.strip()))
        except (ValueError, TypeError, SyntaxError, MemoryError, RecursionError):
            said = ascii(line[:60])
            raise BoardError(f"the board at {self.port} says {said}: is it MicroPython?") from None
        try:
            found: list[Any] = rebuilt(row, shape)
        except Misfit as wrong:
            said = f"the board at {self.port} sent an impossible value: {wrong}"
            raise BoardError(said) from None
        return found

    def about(self) -> list[Any]:
        said = self.literals(ABOUT, SELF)
        if len(said) != 1 or min(said[0][2:]) < 0 or not said[0][3]:
            raise BoardError(f"the board at {self.port} does not say what it is")
        return list(said[0])

    def files(self, where: Iterable[str]) -> dict[str, tuple[int, str]]:
        """path -> (size, SHA-256) of what there is at some files and in some folders."""
        *rows, end = self.literals(SURVEY % (list(where),), FOUND) or [[]]
        lines = "".join(repr(tuple(row)) for row in rows).encode()
        if end != ["", len(rows), hashlib.sha256(lines).hexdigest()]:
            raise BoardError(
                f"the list of files of the board at {self.port} did not arrive whole: run the "
                "command again", "other"
            )  # fmt: skip
        return {path: (size, mark) for path, size, mark in rows}

    def read(self, path: str) -> bytes:
        self.prompt.begin(READ_TIMEOUT_S)
        self._run(f"f=open({path!r},'rb')\nr=f.read")
        found = b""
        while piece := self._piece(self._run(f"print(repr(r({CHUNK})))")):
            found += piece
        self._run("f.close()")
        return found

    def _piece(self, said: str) -> bytes:
        with told(self.port):
            piece = ast.literal_eval(said.strip())
            if not isinstance(piece, bytes):
                raise TypeError(said)
            return piece

    def write(self, path: str, data: bytes, progress: Callable[[int], None] | None = None) -> None:
        """`progress` is called with the bytes written so far.

        As base64, which is half of what `repr` makes of bytes: the board takes as long to read a
        letter of code as a thousand instructions.
        """
        self.run(f"from binascii import a2b_base64 as d\nf=open({path!r},'wb')")
        for at in range(0, len(data), CHUNK):
            piece = data[at : at + CHUNK]
            self.run(f"f.write(d({b2a_base64(piece, newline=False)!r}))")
            if progress:
                progress(at + len(piece))
        self.run("f.close()")

    def make_folder(self, path: str) -> None:
        self.run(FOLDER % {"path": path})

    def remove(self, path: str) -> None:
        self.run(f"import os\nos.remove({path!r})")

    def restart(self) -> None:
        """A soft reset out of the prompt: main.py runs."""
        with told(self.port):
            self.prompt.leave()
            self.line.write(END)


@contextlib.contextmanager
def told(port: str) -> Any:
    """Turn what goes wrong on the way into a BoardError."""
    try:
        yield
    except Endless as error:
        raise BoardError(
            f"what is at {port} does not stop talking: is it a board with MicroPython? If so, pull "
            "its plug and put it in again",
            "endless",
        ) from error
    except PromptError as error:
        raise BoardError(
            f"the board at {port} does not go to its prompt ({error}): pull its plug and put it in "
            "again; does it run MicroPython?",
            "prompt",
        ) from error
    except NOT_MICROPYTHON as error:
        raise BoardError(
            f"the board at {port} answers as MicroPython does not ({type(error).__name__}): pull "
            "its plug and put it in again",
            "other",
        ) from error
    except (OSError, ValueError, IndexError) as error:  # serial's own errors are OSErrors
        raise BoardError(f"the board at {port} is gone: {error}", "gone", str(error)) from error
