"""A board behind a pseudo-terminal that is both: a prompt that files are copied over, and the table
that its own `main.py` starts. Its firmware is what its folder holds; pins lead nowhere.
"""

from __future__ import annotations

import contextlib
import os
import select
import subprocess
import threading
from pathlib import Path

from host.install.build import find_tools
from tests.host.rawrepl import BANNER, CTRL_C, REBOOT, RawRepl

PINLESS = Path(__file__).with_name("pinless.py")
HEAP = "2M"


class TableBoard(RawRepl):
    """Powered on at the start, as `boot` says. `starts`: how often main.py was run.

    A reset that the firmware itself asks for (pinless.py: exit code 3) starts it again.
    """

    def __init__(self, folder: Path, cut_at: int = 0) -> None:
        super().__init__(folder, cut_at)
        self.starts = 0
        self.complaints = b""

    def __enter__(self) -> TableBoard:
        self.thread = threading.Thread(target=self._begin, daemon=True)
        self.thread.start()
        return self

    def _begin(self) -> None:
        self._power()
        with contextlib.suppress(OSError):  # the plug is pulled
            self._run_main()
        self._serve()

    def _restarted(self) -> None:
        """A soft reset out of the friendly prompt: main.py has the terminal."""
        self._say(b"\r\n" + REBOOT)
        self._power()
        self._run_main()

    def _run_main(self) -> None:
        while not self.off and self._one_start() == RESET:
            pass

    def _one_start(self) -> int:
        """main.py until it ends or Ctrl-C stops it; the exit code."""
        tools = find_tools()
        assert tools
        self.starts += 1
        pipe = subprocess.PIPE
        main = subprocess.Popen(
            [tools.micropython, "-X", f"heapsize={HEAP}", str(PINLESS), "main.py"],
            cwd=self.folder, stdin=pipe, stdout=pipe, bufsize=0,
        )  # fmt: skip
        try:
            return self._pass_on(main)
        finally:
            main.kill()
            main.wait()
            for end in (main.stdin, main.stdout):
                if end:
                    end.close()

    def _pass_on(self, main: subprocess.Popen[bytes]) -> int:
        """Bytes both ways. The plug ends it, too."""
        assert main.stdin and main.stdout
        while not self.off:
            ready = select.select([self.ours, main.stdout], [], [], 0.05)[0]
            if main.stdout in ready:
                data = main.stdout.read(4096)
                if not data:
                    return self._ended(main.wait())
                self._say(data)
            if self.ours in ready:
                data = os.read(self.ours, 1)  # what comes after Ctrl-C is for the prompt
                if CTRL_C in data:
                    return self._ended(0)
                with contextlib.suppress(BrokenPipeError):  # it is just ending: the byte is lost
                    main.stdin.write(data)
        return 0

    def _ended(self, code: int) -> int:
        if code != RESET:
            self._say(BANNER)
        return code


RESET = 3
