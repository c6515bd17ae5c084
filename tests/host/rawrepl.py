"""A board's REPL behind a pseudo-terminal, for tools that copy files: its code really runs.

The protocol (friendly and raw REPL, raw paste with its windows, soft reset) is spoken here; what
arrives is run by MicroPython's unix port, which sees a folder as its whole file system.

    with RawRepl(folder) as board:
        subprocess.run(["mpremote", "connect", board.port, "fs", "ls"])
"""

from __future__ import annotations

import contextlib
import os
import select
import signal
import struct
import subprocess
import threading
import time
from collections.abc import Callable
from pathlib import Path

from host.cable.simulators import open_terminal
from host.install.build import find_tools
from tests.patience import HUNG_S

CTRL_A, CTRL_B, CTRL_C, CTRL_D, CTRL_E = b"\x01", b"\x02", b"\x03", b"\x04", b"\x05"
READY = b"\x06"
RAW_PROMPT = b"raw REPL; CTRL-B to exit\r\n>"
BANNER = b"\r\nMicroPython v1.29.0 on a test; a stand-in\r\n>>> "
REBOOT = b"MPY: soft reboot\r\n"
WINDOW = 1024
SOFT_RESET = b"SystemExit"  # what machine.soft_reset raises
RUN_MAIN = b"exec(open('/main.py').read())"

# What runs inside MicroPython: a length, so many bytes of code, then what it prints, Ctrl-D, what
# went wrong, Ctrl-D.
RESIDENT = """
import os, sys, vfs
from tests.patience import HUNG_S
vfs.umount('/')
vfs.mount(vfs.VfsPosix(FOLDER), '/')
os.chdir('/')
sys.path[:] = ['', '.frozen', '/lib']
there = {'__name__': '__main__'}
sys.stdout.write('\\x06')
while True:
    try:
        size = sys.stdin.buffer.readline()
        if not size:
            break
        code = sys.stdin.buffer.read(int(size)).decode()
        try:
            exec(code, there)
            sys.stdout.write('\\x04')
        except BaseException as error:
            sys.stdout.write('\\x04')
            sys.print_exception(error, sys.stdout)
        sys.stdout.write('\\x04')
    except KeyboardInterrupt:
        pass
"""


class RawRepl:
    """runs    pieces of code run so far
    cut_at   the power fails at that piece of code, before or while it runs
    booted   what main.py printed, at every soft reset out of the friendly REPL
    resident  the code that stands for the board
    """

    resident = RESIDENT

    def __init__(self, folder: Path, cut_at: int = 0) -> None:
        self.folder = folder
        folder.mkdir(exist_ok=True)
        self.cut_at = cut_at
        self.runs = 0
        self.booted: list[str] = []
        self.raw = False
        self.off = False
        self.process: subprocess.Popen[bytes] | None = None
        self.ours, self.theirs = open_terminal()
        self.port = os.ttyname(self.theirs)
        self.thread = threading.Thread(target=self._serve, daemon=True)

    def __enter__(self) -> RawRepl:
        self._power()
        self.thread.start()
        return self

    def __exit__(self, *what: object) -> None:
        self._cut()
        self.thread.join(5)

    def _power(self) -> None:
        """A fresh heap."""
        self._kill()
        tools = find_tools()
        assert tools
        code = self.resident.replace("FOLDER", repr(str(self.folder.resolve())))
        command, pipe = [tools.micropython, "-c", code], subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, bufsize=0)
        assert self.process.stdout
        self.process.stdout.read(len(READY))  # before that a Ctrl-C would end what starts it

    def _kill(self) -> None:
        if self.process:
            self.process.kill()
            self.process.wait()
            for pipe in (self.process.stdin, self.process.stdout):
                if pipe:
                    pipe.close()

    def _cut(self) -> None:
        """The plug is pulled: a connected program sees the port go."""
        if not self.off:
            self.off = True
            self._kill()
            for end in (self.ours, self.theirs):
                with contextlib.suppress(OSError):
                    os.close(end)

    # Bytes

    def _byte(self) -> bytes:
        while not self.off:
            if select.select([self.ours], [], [], 0.05)[0]:
                return os.read(self.ours, 1)
        raise EOFError

    def _say(self, data: bytes) -> None:
        while data and not self.off:
            data = data[os.write(self.ours, data) :]

    # The REPL

    def _serve(self) -> None:
        with contextlib.suppress(EOFError, OSError, ValueError):
            while True:
                self._raw() if self.raw else self._friendly()

    def _friendly(self) -> None:
        byte = self._byte()
        if byte == CTRL_A:
            self.raw = True
            self._say(b"\r\n" + RAW_PROMPT)
        elif byte == CTRL_B:
            self._say(BANNER)
        elif byte == CTRL_D:
            self._restarted()
        elif byte in (CTRL_C, b"\r"):
            self._say(b"\r\n>>> ")

    def _restarted(self) -> None:
        """A soft reset out of the friendly prompt: main.py runs."""
        self._say(b"\r\n" + REBOOT)
        self._power()
        said = self._run(RUN_MAIN)
        while SOFT_RESET in said:
            self._power()
            said = self._run(RUN_MAIN)
        self.booted.append(said.replace(CTRL_D, b"").decode())
        self._say(BANNER)

    def _raw(self) -> None:
        """One line of the raw REPL."""
        code = b""
        while True:
            byte = self._byte()
            if byte == CTRL_E and not code:
                self._paste()
                return
            if byte == CTRL_D:
                self._say(b"OK")
                break
            if byte == CTRL_B:
                self.raw = False
                self._say(BANNER)
                return
            if byte == CTRL_A:
                self._say(RAW_PROMPT)
                return
            code = b"" if byte == CTRL_C else code + byte
        if code:
            self._say(self._run(code) + b">")
        else:
            self._say(b"\r\n" + REBOOT)
            self._power()
            self._say(RAW_PROMPT)

    def _paste(self) -> None:
        """Raw paste: the sender may be a window ahead. Ctrl-C gives it up."""
        if self._byte() + self._byte() != b"A\x01":
            self._say(b"R\x00")
            return
        self._say(b"R\x01" + struct.pack("<H", WINDOW) + b"\x01")
        code = b""
        while (byte := self._byte()) not in (CTRL_C, CTRL_D):
            code += byte
            if len(code) % WINDOW == 0:
                self._say(b"\x01")
        self._say(CTRL_D)
        given_up = b"\x04KeyboardInterrupt: \r\n\x04"
        self._say((self._run(code) if byte == CTRL_D else given_up) + b">")

    def _run(self, code: bytes) -> bytes:
        """Run code; what it printed, Ctrl-D, its traceback, Ctrl-D."""
        self.runs += 1
        if self.runs == self.cut_at:
            self._cut()
            raise EOFError
        process = self.process
        assert process and process.stdin and process.stdout
        process.stdin.write(b"%d\n" % len(code) + code)
        said = b""
        while said.count(CTRL_D) < 2:
            if select.select([process.stdout], [], [], 0.02)[0]:
                piece = process.stdout.read(4096)
                if not piece:
                    raise EOFError
                said += piece
            elif select.select([self.ours], [], [], 0)[0] and os.read(self.ours, 1) == CTRL_C:
                process.send_signal(signal.SIGINT)
        return said


def wait_for(happened: Callable[[], bool]) -> None:
    """Until the board at the other end has done something."""
    end = time.monotonic() + HUNG_S
    while not happened():
        assert time.monotonic() < end
        time.sleep(0.005)
