"""A board at its raw REPL, through mpremote's transport: what deploy needs of it."""

from __future__ import annotations

import ast
import contextlib
import io
import struct
from binascii import b2a_base64
from collections.abc import Callable, Iterable
from typing import Any

from mpremote.transport import TransportError, TransportExecError
from mpremote.transport_serial import SerialTransport

from host.cli_support import UsageError
from host.install.patience import Endless, Patient
from host.shapes import TEXT, WHOLE, Misfit, Row, rebuilt

READ_TIMEOUT_S = 20  # a large file is hashed in less
CHUNK = 1024  # bytes of a file sent at once

SELF = Row(TEXT, TEXT, WHOLE, WHOLE, WHOLE, WHOLE)  # what ABOUT prints
NOT_MICROPYTHON = (
    TypeError, SyntaxError, AttributeError, struct.error, RecursionError, MemoryError,
)  # fmt: skip
FOUND = Row(TEXT, WHOLE, TEXT)  # what SURVEY prints of a file

# Prints (path, size, SHA-256) of every file in some folders and of some files, one a line.
# Looking a file up takes a board longer than reading it: each is looked up once.
SURVEY = """
import os, hashlib
from binascii import hexlify
def digest(path):
    h, b, size = hashlib.sha256(), bytearray(512), 0
    with open(path, 'rb') as f:
        n = f.readinto(b)
        while n:
            h.update(memoryview(b)[:n])
            size += n
            n = f.readinto(b)
    print(repr((path, size, hexlify(h.digest()).decode())))
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


class BoardError(UsageError):
    """The board did not do what it was asked; the message is for people."""


class Board:
    """In its raw REPL, freshly reset, from `with` on; what it ran is stopped.

    platform, version  as MicroPython says them;  mpy  the version of .mpy files it loads
    arch  whose processor's code it runs, "" for none
    block, free  of its file system, in bytes;  heap  free bytes
    """

    def __init__(self, port: str) -> None:
        self.port = port

    def __enter__(self) -> Board:
        with told(self.port):
            self.transport = SerialTransport(self.port, timeout=READ_TIMEOUT_S)
        self.transport.serial = self.line = Patient(self.transport.serial)
        try:
            with told(self.port), contextlib.redirect_stdout(io.StringIO()):  # it prints noise
                self.transport.enter_raw_repl()
            about = self.about()
        except BaseException:
            self.__exit__()
            raise
        self.platform, self.version, mpy, self.block, self.free, self.heap = about
        self.mpy, self.arch = mpy & 0xFF, "".join(ARCHS[mpy >> 10 & 15 :][:1])
        return self

    def __exit__(self, *what: object) -> None:
        with contextlib.suppress(Exception):  # the port may have gone, or know no DTR
            self.transport.close()
        with contextlib.suppress(Exception):
            self.transport.serial.close()

    def run(self, code: str, silent_s: float = READ_TIMEOUT_S) -> str:
        """What the code prints; a longer silence is a failure. Raises BoardError."""
        self.line.begin(silent_s)
        with told(self.port):
            said, error = self.transport.exec_raw(code, timeout=silent_s)
            if error:
                raise TransportExecError(said, error.decode(errors="replace"))
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
        rows = self.literals(SURVEY % (list(where),), FOUND)
        return {path: (size, mark) for path, size, mark in rows}

    def read(self, path: str) -> bytes:
        self.line.begin(READ_TIMEOUT_S)
        with told(self.port):
            return bytes(self.transport.fs_readfile(path, CHUNK))

    def write(self, path: str, data: bytes, progress: Callable[[int], None] | None = None) -> None:
        """`progress` is called with the bytes written so far.

        As base64, which is half of what mpremote's own way sends: the board takes as long to read
        a letter of code as a thousand instructions.
        """
        self.run(f"from binascii import a2b_base64 as d\nf=open({path!r},'wb')")
        for at in range(0, len(data), CHUNK):
            piece = data[at : at + CHUNK]
            self.run(f"f.write(d({b2a_base64(piece, newline=False)!r}))")
            if progress:
                progress(at + len(piece))
        self.run("f.close()")

    def make_folder(self, path: str) -> None:
        self.line.begin(READ_TIMEOUT_S)
        with told(self.port):
            if not self.transport.fs_exists(path):
                self.transport.fs_mkdir(path)

    def remove(self, path: str) -> None:
        self.line.begin(READ_TIMEOUT_S)
        with told(self.port):
            self.transport.fs_rmfile(path)

    def restart(self) -> None:
        """A soft reset out of the prompt: main.py runs."""
        self.line.begin(READ_TIMEOUT_S)
        with told(self.port):
            self.transport.exit_raw_repl()
            self.transport.serial.write(b"\x04")


@contextlib.contextmanager
def told(port: str) -> Any:
    """Turn what goes wrong on the way into a BoardError."""
    try:
        yield
    except Endless as error:
        raise BoardError(
            f"what is at {port} does not stop talking: is it a board with MicroPython? If so, pull "
            "its plug and put it in again"
        ) from error
    except TransportExecError as error:
        last = error.error_output.strip().split("\n")[-1:]
        raise BoardError(f"the board at {port} says {last[0] if last else '?'}") from error
    except TransportError as error:
        raise BoardError(
            f"the board at {port} does not go to its prompt ({error}): pull its plug and put it in "
            "again; does it run MicroPython?"
        ) from error
    except NOT_MICROPYTHON as error:
        raise BoardError(
            f"the board at {port} answers as MicroPython does not ({type(error).__name__}): pull "
            "its plug and put it in again"
        ) from error
    except (OSError, ValueError, IndexError) as error:  # serial's own errors are OSErrors
        raise BoardError(f"the board at {port} is gone: {error}") from error
