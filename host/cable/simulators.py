"""Tables without hardware; programs speak to them as to a board.

    with UnixTable(folder) as table, table.connect() as client:
        client.command("hello")

Both run the real firmware on simulated devices and keep their files in a folder: `InProcessTable`
in a thread of this process, `UnixTable` in MicroPython's own process behind a pseudo-terminal
whose path any program may open (`port`).
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import tempfile
import threading
import time
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from host import loaded_modules
from host.cable.client import Client
from host.cable.streams import END, Cable, Stream, TableEnd
from host.cable.table_in_loop import TableInLoop
from host.cli_support import UsageError
from host.install.build import board_sources, build, find_tools
from host.places import MADE

BUILD = MADE / "table"
NO_MICROPYTHON = (
    "MicroPython for this computer is missing: `make setup` installs it where there is one "
    "(Linux on x86_64, macOS on arm64)"
)
DIES_AT_ONCE_S = 1.0
PROMPT = b"\r\nMicroPython's prompt would be here; Ctrl-D starts the table again.\r\n>>> "


class Simulator:
    """A table to connect to. `kill` is a power cut, `start` gives it power (again)."""

    folder: Path
    port: str | Stream

    def start(self) -> None:
        raise NotImplementedError

    def kill(self) -> None:
        raise NotImplementedError

    def compile(self) -> bool:
        """Its files as they are now, where it has files of its own: whether it has."""
        return False

    def again(self) -> None:
        """It is switched off and on."""
        self.kill()
        self.start()

    def close(self) -> None:
        self.kill()

    def connect(self, **more: Any) -> Client:
        return Client(self.port, **more)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


class InProcessTable(TableInLoop, Simulator):
    """The firmware in a thread."""

    def __init__(self, folder: Path | str, speed: float = 1.0) -> None:
        super().__init__(Path(folder), Cable(), speed)
        self.port = self.cable
        self.fault: BaseException | None = None
        self.thread: threading.Thread | None = None
        self.power = contextlib.ExitStack()

    def start(self) -> None:
        self.power.enter_context(loaded_modules.keep_loaded())
        self.cable.stopping = self.cable.cut = False
        self.thread = threading.Thread(target=self._run, daemon=True, name="table")
        self.thread.start()

    def kill(self) -> None:
        self.cable.stopping = True
        self.cable.woken()
        if self.thread:
            self.thread.join(5)
        self.power.close()

    def close(self) -> None:
        self.kill()
        with self.cable.changed:
            self.cable.cut = True
            self.cable.changed.notify_all()

    def _run(self) -> None:
        """The table, again and again, as Ctrl-C and Ctrl-D want it."""
        while not self.cable.stopping:
            try:
                asyncio.run(self.play())
            except KeyboardInterrupt:
                self._prompt()
            except SystemExit:
                return
            except BaseException as fault:
                self.fault = fault
                raise

    def _prompt(self) -> None:
        """What Ctrl-C leads to; until Ctrl-D."""
        end = TableEnd(self.cable)
        end.write(PROMPT)
        while not self.cable.stopping and END not in end.read():
            time.sleep(0.01)


class UnixTable(Simulator):
    """MicroPython's own process. Its terminal's other side has a path, `port`.

    heap  bytes of its heap, as MicroPython writes them (`256K`); None: MicroPython's own 2 MB
    """

    def __init__(self, folder: Path | str, heap: str | None = None) -> None:
        self.folder = Path(folder).resolve()
        self.command = self._command(heap)
        self.ours, self.theirs = open_terminal()
        self.port = os.ttyname(self.theirs)
        self.errors = tempfile.TemporaryFile()  # noqa: SIM115
        self.process: subprocess.Popen[bytes] | None = None
        self.stopping = False
        self.ending = threading.Lock()

    def _command(self, heap: str | None) -> list[str]:
        self.compile()
        options = ["-X", f"heapsize={heap}"] if heap else []
        return [self.micropython, *options, "-m", "firmware.boot.unix", str(self.folder)]

    def compile(self) -> bool:
        """All files for MicroPython. UsageError: one does not compile."""
        tools = find_tools()
        if tools is None:
            raise UsageError(NO_MICROPYTHON)
        for name, complaint in build(list(board_sources()), BUILD, tools):
            raise UsageError(f"{name} does not compile for MicroPython:\n{complaint}")
        self.micropython = tools.micropython
        return True

    def again(self) -> None:
        """The process ends, and the next one begins with what has been compiled since."""
        if self.process:
            self.since = 0.0  # it has not died at once of itself
            self.process.kill()

    def start(self) -> None:
        self.stopping = False
        self._spawn()
        threading.Thread(target=self._watch, daemon=True, name="unix table").start()

    def _spawn(self) -> None:
        self.since = time.monotonic()
        # The table has the terminal's own end, as a board has: a client's settings of the other end
        # do not matter, and the path stays while processes come and go.
        self.process = subprocess.Popen(
            self.command, cwd=BUILD, stdin=self.ours, stdout=self.ours, stderr=self.errors
        )

    def _watch(self) -> None:
        """Leaving the prompt starts the table again, as a board's soft reset does.

        A process that dies at once, again and again, is given up, and its terminal hung up: a
        program that writes to a terminal without a reader would wait in vain.
        """
        while self.process is not None:
            failed = self.process.wait() != 0
            if self.stopping:
                return
            if failed and time.monotonic() - self.since < DIES_AT_ONCE_S:
                self._hang_up()
                return
            self._spawn()

    def _hang_up(self) -> None:
        with self.ending:
            ours, self.ours = self.ours, -1
        if ours >= 0:
            os.close(ours)

    def kill(self) -> None:
        self.stopping = True
        if self.process:
            self.process.kill()
            self.process.wait()

    def complaints(self) -> str:
        """MicroPython's own output, outside of the link."""
        self.errors.seek(0)
        return self.errors.read().decode("utf-8", "replace")

    def close(self) -> None:
        self.kill()
        self._hang_up()
        os.close(self.theirs)
        self.errors.close()


def open_terminal() -> tuple[int, int]:
    """Both ends of a new pseudo-terminal that passes bytes on as they are."""
    try:
        import pty
        import tty
    except ImportError:
        raise UsageError("this computer has no pseudo-terminals") from None
    ours, theirs = pty.openpty()
    tty.setraw(theirs)
    return ours, theirs
