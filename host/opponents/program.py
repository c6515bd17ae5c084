"""A program that is asked in lines of JSON: an opponent from outside, or one of the table's own."""

from __future__ import annotations

import json
import os
import queue
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any

from host.opponents.lines import Line

LONGEST = 4_000_000  # characters of a line
START_S = 15  # a program that has just begun may take so much longer
OWN = (sys.executable, "-m", "host.opponents")


class Trouble(Exception):
    """A program gave no answer; `why` is a key of the page's words."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


DIED, HANGS, NONSENSE, MISSING = (
    "program_died", "program_hangs", "program_nonsense", "program_missing",
)  # fmt: skip


class Program:
    """One process, begun at the first question, and again after one that it did not answer.

    command   its words;  grace: seconds that it may take longer than a question allows
    """

    def __init__(self, command: Sequence[str], grace: float) -> None:
        self.command, self.grace = [*command], grace
        self.process: subprocess.Popen[str] | None = None
        self.lines: queue.Queue[str] = queue.Queue()
        self.asked = threading.Lock()

    def ask(self, line: Line, heard: Callable[[Line], object] = lambda progress: None) -> Line:
        """Its answer. Lines with `progress` go to `heard`. Raises Trouble, and the process is gone.

        It waits for the answer: call it from a thread where other things must go on.
        """
        with self.asked:
            try:
                return self._ask(line, heard)
            except Trouble:
                self.close()
                raise

    def close(self) -> None:
        """Nobody waits for what it still thinks."""
        process, self.process = self.process, None
        if process:
            process.kill()
            process.wait()

    def _ask(self, line: Line, heard: Callable[[Line], object]) -> Line:
        patience = line.get("seconds", 0) + self.grace
        if self.process is None:
            self._begin()
            patience += START_S
        process = self.process
        assert process and process.stdin
        try:
            process.stdin.write(json.dumps(line, ensure_ascii=False) + "\n")
            process.stdin.flush()
        except (OSError, ValueError):
            raise Trouble(DIED) from None
        end = time.monotonic() + patience
        while True:
            answer = self._line(end)
            if "progress" not in answer:
                return checked(line, answer)
            heard(answer)
            end = time.monotonic() + patience

    def _begin(self) -> None:
        own = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONIOENCODING": "utf-8"}
        try:
            self.process = subprocess.Popen(
                self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8",
                errors="replace", env=own, start_new_session=True,  # Ctrl-C is for the table alone
            )  # fmt: skip
        except OSError:
            raise Trouble(MISSING) from None
        self.lines = queue.Queue()
        threading.Thread(target=read, args=(self.process, self.lines), daemon=True).start()

    def _line(self, end: float) -> Line:
        try:
            text = self.lines.get(timeout=max(0.0, end - time.monotonic()))
        except queue.Empty:
            raise Trouble(HANGS) from None
        if not text:
            raise Trouble(DIED)
        try:
            found: Any = json.loads(text)
        except (ValueError, RecursionError):
            raise Trouble(NONSENSE) from None
        if not isinstance(found, dict):
            raise Trouble(NONSENSE)
        return found


def read(process: subprocess.Popen[str], lines: queue.Queue[str]) -> None:
    """Until it ends: its lines; an empty one is its end."""
    assert process.stdout
    with process.stdout as out:
        for line in iter(lambda: out.readline(LONGEST), ""):
            lines.put(line)
    lines.put("")


def checked(line: Line, answer: Line) -> Line:
    """An answer to a line with options is one of them. Raises Trouble."""
    if "options" in line and answer.get("answer") not in line["options"]:
        raise Trouble(NONSENSE)
    return answer
