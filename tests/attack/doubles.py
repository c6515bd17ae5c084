"""Lives that may go wrong: the process doubles, and its double lives on in its place for a while.

    with doubles.lives():
        ...
        if doubles.go_wrong("append"):  # True in a double alone
            raise OSError(5)
        ...
        check()  # of both

So every single point of a deed is tried in one walk through it, each from the very same state, and
nothing has to be taken back. A double ends where its `with` ends; what it raises there is the
original's to raise, once it is there itself. POSIX alone can do that (`os.fork`).
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import random
import signal
from collections.abc import Iterator

LONGEST_S = 60  # a double of which nothing is heard for so long waits for what never comes


class Double:
    """Another process like this one, from here on. `here`: this is the double."""

    def __init__(self) -> None:
        hears, tells = os.pipe()
        loop, task = asyncio.get_running_loop(), asyncio.current_task()
        self.child = os.fork()
        self.here = not self.child
        self.end_of_pipe = tells if self.here else hears
        os.close(hears if self.here else tells)
        if self.here:
            signal.alarm(LONGEST_S)
            asyncio._set_running_loop(loop)  # it is another process's, as asyncio sees it
            if task and asyncio.current_task() is None:
                asyncio.tasks._enter_task(loop, task)

    def tell(self, line: str) -> None:
        """From the double: a line for the original."""
        signal.alarm(LONGEST_S)
        os.write(self.end_of_pipe, line.encode("utf-8", "replace")[:60000] + b"\n")

    def end(self) -> None:
        """Of the double, without a word of what Python does at an end."""
        os._exit(0)

    def hear(self) -> tuple[list[str], int]:
        """All that the double told until its end, and the signal that ended it, 0: none."""
        with open(self.end_of_pipe, encoding="utf-8") as pipe:
            told = pipe.read().splitlines()
        _, status = os.waitpid(self.child, 0)
        return told, os.WTERMSIG(status) if os.WIFSIGNALED(status) else 0


class Doubles:
    """every   one point in so many is tried, the first of them by lot
    points  passed so far;  `lived` how many doubles have
    double  this one, in a double
    """

    def __init__(self, every: int = 1, seed: str = "") -> None:
        self.every = every
        self.ahead = random.Random(seed).randrange(every)
        self.points = self.lived = 0
        self.wrong = ""
        self.double: Double | None = None
        gc.collect()
        gc.freeze()  # what is here already is garbage in no double

    def go_wrong(self, where: str) -> bool:
        """Whether this is a double, made here to go wrong here."""
        if self.double or self.wrong:
            return False
        self.points += 1
        if (self.points + self.ahead) % self.every:
            return False
        self.lived += 1
        double = Double()
        if double.here:
            self.double = double
            return True
        told, ended = double.hear()
        if told or ended:
            self.wrong = f"{where}: {' '.join(told) or f'ended by signal {ended}'}"
        return False

    @contextlib.contextmanager
    def lives(self) -> Iterator[None]:
        """Where doubles are made, live and end. AssertionError: one has found something wrong."""
        try:
            yield
        except BaseException as fault:
            if self.double:
                self.double.tell(repr(fault))
                self.double.end()
            raise
        if self.double:
            self.double.end()
        if self.wrong:
            raise AssertionError(self.wrong)
